use std::io::{read_to_string, stdin};

fn main() {
    let n: usize = read_to_string(stdin()).unwrap().trim().parse().unwrap();
    // With 0 stones the other has just taken the last one, and has lost.
    let mut wins = vec![true];
    for heap in 1..=n {
        let win = [1, 5, 13].iter().any(|&take| take <= heap && !wins[heap - take]);
        wins.push(win);
    }
    println!("{}", if wins[n] { 1 } else { 2 });
}
