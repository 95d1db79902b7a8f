use std::collections::HashSet;
use std::io::{read_to_string, stdin};

fn sg(x: usize, taken: &[usize], value: &mut [i32]) -> i32 {
    if value[x] == -1 {
        let mut reached = HashSet::new(); // of the options: equal values count once
        for &t in taken.iter().filter(|&&t| t <= x) {
            reached.insert(sg(x - t, taken, value));
        }
        value[x] = (0..).find(|mex| !reached.contains(mex)).unwrap();
    }
    value[x]
}

fn main() {
    let text = read_to_string(stdin()).unwrap();
    let numbers: Vec<usize> = text.split_whitespace().map(|word| word.parse().unwrap()).collect();
    let (taken, rest) = numbers[1..].split_at(numbers[0]);
    let x = rest[1]; // rest[0] = 1: one heap
    let mut value = vec![-1; x + 1]; // -1: not yet known
    println!("{}", if sg(x, taken, &mut value) != 0 { "Yes" } else { "No" });
}
