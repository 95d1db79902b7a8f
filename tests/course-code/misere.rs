use std::io::{read_to_string, stdin};

fn main() {
    let text = read_to_string(stdin()).unwrap();
    let numbers = text.split_whitespace().map(|word| word.parse::<u64>().unwrap());
    let heaps: Vec<u64> = numbers.skip(1).collect(); // the first is how many follow
    let sum = heaps.iter().fold(0, |sum, heap| sum ^ heap);
    let large = heaps.iter().any(|&heap| heap > 1);
    println!("{}", if (sum != 0) == large { "Yes" } else { "No" });
}
