use std::io::{read_to_string, stdin};

fn main() {
    let text = read_to_string(stdin()).unwrap();
    let numbers: Vec<usize> = text.split_whitespace().map(|word| word.parse().unwrap()).collect();
    let (taken, rest) = numbers[1..].split_at(numbers[0]);
    let heaps = &rest[1..=rest[0]];

    let mut sg: Vec<usize> = vec![]; // the whole table, from the bottom
    for i in 0..=heaps.iter().copied().max().unwrap_or(0) {
        let mut reached = vec![false; taken.len() + 1]; // a mex of k values is at most k
        for &t in taken.iter().filter(|&&t| t <= i) {
            reached[sg[i - t]] = true;
        }
        sg.push(reached.iter().position(|&there| !there).unwrap());
    }

    let x = heaps.iter().fold(0, |x, &heap| x ^ sg[heap]);
    println!("{}", if x != 0 { "Yes" } else { "No" });
}
