use std::collections::HashSet;
use std::io::{read_to_string, stdin};

fn main() {
    let text = read_to_string(stdin()).unwrap();
    let mut numbers = text.split_whitespace().map(|word| word.parse::<usize>().unwrap());
    let n = numbers.next().unwrap();
    let heaps: Vec<usize> = numbers.take(n).collect();
    let mut sg = vec![0u32];
    for size in 1..=heaps.iter().copied().max().unwrap_or(0) {
        let mut reached = HashSet::new();
        for i in 0..size {
            for j in 0..=i {
                reached.insert(sg[i] ^ sg[j]); // an option of two heaps
            }
        }
        sg.push((0..).find(|mex| !reached.contains(mex)).unwrap());
    }
    let x = heaps.iter().fold(0, |x, &heap| x ^ sg[heap]);
    println!("{}", if x != 0 { "Yes" } else { "No" });
}
