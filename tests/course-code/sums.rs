use std::collections::HashSet;
use std::io::{read_to_string, stdin};

fn main() {
    let text = read_to_string(stdin()).unwrap();
    let mut numbers = text.split_whitespace().map(|word| word.parse::<usize>().unwrap());
    let n = numbers.next().unwrap();
    let rows: Vec<usize> = numbers.take(n).collect();
    let mut sg = vec![0u32];
    for pins in 1..=rows.iter().copied().max().unwrap_or(0) {
        let mut reached = HashSet::new();
        for hit in 1..=pins.min(2) {
            for left in 0..=pins - hit {
                reached.insert(sg[left] ^ sg[pins - hit - left]); // two rows: a sum
            }
        }
        sg.push((0..).find(|mex| !reached.contains(mex)).unwrap());
    }
    let x = rows.iter().fold(0, |x, &row| x ^ sg[row]);
    println!("{}", if x != 0 { "Yes" } else { "No" });
}
