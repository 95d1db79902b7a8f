use std::io::{read_to_string, stdin};

fn main() {
    let text = read_to_string(stdin()).unwrap();
    let mut numbers = text.split_whitespace().map(|word| word.parse::<u64>().unwrap());
    let n = numbers.next().unwrap() as usize;
    let mut sum = 0;
    for x in numbers.take(n) {
        if x % 2 == 1 {
            sum ^= x;
        }
    }
    println!("{}", if sum != 0 { "Yes" } else { "No" });
}
