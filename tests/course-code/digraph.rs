use std::io::{read_to_string, stdin};

fn wins(node: usize, to: &[Vec<usize>], known: &mut [Option<bool>]) -> bool {
    if let Some(label) = known[node] {
        return label;
    }
    // A move to a losing node wins.
    let label = to[node].iter().any(|&option| !wins(option, to, known));
    known[node] = Some(label);
    label
}

fn main() {
    let text = read_to_string(stdin()).unwrap();
    let mut numbers = text.split_whitespace().map(|word| word.parse::<usize>().unwrap());
    let mut next = || numbers.next().unwrap();
    let (n, m, _one_token) = (next(), next(), next());
    let mut to = vec![vec![]; n + 1];
    for _ in 0..m {
        let (a, b) = (next(), next());
        to[a].push(b);
    }
    let label = wins(next(), &to, &mut vec![None; n + 1]);
    println!("{}", if label { "win" } else { "lose" });
}
