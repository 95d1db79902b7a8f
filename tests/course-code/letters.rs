use std::io::{read_to_string, stdin};

fn main() {
    let mut count = [0u32; 26];
    for letter in read_to_string(stdin()).unwrap().trim().bytes() {
        count[(letter - b'A') as usize] += 1;
    }
    let used = count.iter().filter(|&&n| n > 0);
    let sum = used.fold(0, |sum, n| sum ^ ((n - 1) % 3 + 1));
    println!("{}", if sum != 0 { "Alice" } else { "Bob" });
}
