use std::collections::HashSet;
use std::io::{read_to_string, stdin};

fn sg(node: usize, to: &[Vec<usize>], known: &mut [Option<u32>]) -> u32 {
    if let Some(value) = known[node] {
        return value;
    }
    let reached: HashSet<u32> = to[node].iter().map(|&option| sg(option, to, known)).collect();
    let mex = (0..).find(|value| !reached.contains(value)).unwrap();
    known[node] = Some(mex);
    mex
}

fn main() {
    let text = read_to_string(stdin()).unwrap();
    let mut numbers = text.split_whitespace().map(|word| word.parse::<usize>().unwrap());
    let mut next = || numbers.next().unwrap();
    let (n, m, k) = (next(), next(), next());
    let mut to = vec![vec![]; n + 1];
    for _ in 0..m {
        let (a, b) = (next(), next());
        to[a].push(b);
    }
    let mut known = vec![None; n + 1];
    // One part for each token.
    let x = (0..k).fold(0, |x, _| x ^ sg(next(), &to, &mut known));
    println!("{}", if x != 0 { "win" } else { "lose" });
}
