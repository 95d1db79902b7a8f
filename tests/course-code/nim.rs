use std::io::{read_to_string, stdin};

fn main() {
    let text = read_to_string(stdin()).unwrap();
    let mut numbers = text.split_whitespace().map(|word| word.parse::<u64>().unwrap());
    let n = numbers.next().unwrap() as usize;
    // The nim-sum: parity of the ones, column by column.
    let x = numbers.take(n).fold(0, |x, heap| x ^ heap);
    println!("{}", if x != 0 { "Yes" } else { "No" });
}
