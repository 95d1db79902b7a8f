use std::io::{read_to_string, stdin};

fn main() {
    let text = read_to_string(stdin()).unwrap();
    let mut numbers = text.split_whitespace().map(|word| word.parse::<u64>().unwrap());
    let n = numbers.next().unwrap() as usize;
    let mut sum = 0;
    for (i, x) in (1..).zip(numbers.take(n)) {
        if i % 2 == 1 {
            sum ^= x; // the step is odd
        }
    }
    println!("{}", if sum != 0 { "Yes" } else { "No" });
}
