//! Solve problems with many cases by plain recursion over whole positions, from the rules alone.

use std::collections::HashMap;

use super::plain::wins;

fn won<P: Clone + Eq + std::hash::Hash>(position: P, options: &dyn Fn(&P) -> Vec<P>) -> bool {
    wins(&position, options, &mut HashMap::new())
}

/// Return every position with one heap replaced by an element of `each`.
fn heaps(heaps: &[u64], each: &dyn Fn(u64) -> Vec<Vec<u64>>) -> Vec<Vec<u64>> {
    let replaced = |i: usize| {
        let mut rest = heaps.to_vec();
        let heap = rest.remove(i);
        each(heap).into_iter().map(move |into| {
            let mut next = [&rest[..], &into].concat();
            next.retain(|heap| *heap > 0);
            next.sort_unstable();
            next
        })
    };
    (0..heaps.len()).flat_map(replaced).collect()
}

fn takes(amounts: &[u64], heap: u64) -> Vec<Vec<u64>> {
    amounts.iter().filter(|a| **a <= heap).map(|a| vec![heap - a]).collect()
}

fn euclid(p: &(u64, u64)) -> Vec<(u64, u64)> {
    let (a, b) = (p.0.min(p.1), p.0.max(p.1));
    (1..)
        .map_while(|k| b.checked_sub(k * a).filter(|_| a > 0))
        .map(|b| (a.min(b), a.max(b)))
        .collect()
}

fn stairs(steps: &[u64]) -> Vec<Vec<u64>> {
    let mut options = Vec::new();
    for k in 1..steps.len() {
        for balls in 1..=steps[k] {
            let mut next = steps.to_vec();
            next[k] -= balls;
            next[k - 1] += balls;
            next[0] = 0;
            options.push(next);
        }
    }
    options
}

fn strip(squares: &[u64]) -> Vec<Vec<u64>> {
    let mut options = Vec::new();
    for i in 0..squares.len() {
        let first = if i == 0 { 1 } else { squares[i - 1] + 1 };
        for to in first..squares[i] {
            let mut next = squares.to_vec();
            next[i] = to;
            options.push(next);
        }
    }
    options
}

/// Return whether the player to move wins on a row of squares, where the player who completes three crosses in a row
/// wins. The board has `true` for a cross.
fn crosses(board: &[bool]) -> bool {
    fn first_wins(board: &mut Vec<bool>, memo: &mut HashMap<Vec<bool>, bool>) -> bool {
        if let Some(known) = memo.get(board) {
            return *known;
        }
        let mut won = false;
        for i in 0..board.len() {
            if board[i] {
                continue;
            }
            board[i] = true;
            let row = board.windows(3).any(|three| three.iter().all(|cross| *cross));
            won = row || !first_wins(board, memo);
            board[i] = false;
            if won {
                break;
            }
        }
        memo.insert(board.clone(), won);
        won
    }
    first_wins(&mut board.to_vec(), &mut HashMap::new())
}

fn tree(edges: &[(u64, u64)]) -> Vec<Vec<(u64, u64)>> {
    let cut = |i: usize| {
        let mut left = edges.to_vec();
        left.remove(i);
        let mut held = vec![1];
        let mut at = 0;
        while let Some(&node) = held.get(at) {
            for (a, b) in &left {
                for (from, to) in [(a, b), (b, a)] {
                    if *from == node && !held.contains(to) {
                        held.push(*to);
                    }
                }
            }
            at += 1;
        }
        left.retain(|(a, _)| held.contains(a));
        left
    };
    (0..edges.len()).map(cut).collect()
}

/// Return the expected output; `None` if this file does not solve the problem.
pub fn answer(id: &str, input: &str) -> Option<String> {
    let mut numbers = input.split_whitespace().map(|word| word.parse::<u64>().ok());
    let mut number = || numbers.next().flatten();
    let mut lines = Vec::new();
    let mut say = |won: bool, first: &str, second: &str| {
        lines.push(String::from(if won { first } else { second }));
    };
    let fibonacci = [1, 2, 3, 5, 8, 13, 21, 34, 55, 89];
    let powers = [1, 2, 4, 8, 16, 32, 64];
    match id {
        "HDU1847" => {
            while let Some(n) = number() {
                let options = |p: &Vec<u64>| heaps(p, &|h| takes(&powers, h));
                say(won(vec![n], &options), "Kiki", "Cici");
            }
        }
        "HDU1848" => {
            while let (Some(a), Some(b), Some(c)) = (number(), number(), number()) {
                if (a, b, c) != (0, 0, 0) {
                    let options = |p: &Vec<u64>| heaps(p, &|h| takes(&fibonacci, h));
                    say(won(vec![a, b, c], &options), "Fibo", "Nacci");
                }
            }
        }
        "POJ2348" => {
            while let (Some(a), Some(b)) = (number(), number()) {
                if (a, b) != (0, 0) {
                    say(won((a, b), &euclid), "Stan wins", "Ollie wins");
                }
            }
        }
        "CSES1099" | "HDU3032" | "POJ1704" => {
            for _ in 0..number()? {
                let mut list: Vec<u64> = Vec::new();
                for _ in 0..number()? {
                    list.push(number()?);
                }
                match id {
                    "CSES1099" => say(won(list, &|steps| stairs(steps)), "first", "second"),
                    "POJ1704" => {
                        list.sort_unstable();
                        say(
                            won(list, &|squares| strip(squares)),
                            "Georgia will win",
                            "Bob will win",
                        );
                    }
                    _ => {
                        let each = |h: u64| {
                            let taken = (0..h).map(|left| vec![left]);
                            taken.chain((1..h).map(|a| vec![a, h - a])).collect()
                        };
                        list.sort_unstable();
                        say(won(list, &|p: &Vec<u64>| heaps(p, &each)), "Alice", "Bob");
                    }
                }
            }
        }
        "POJ3537" => {
            let n = number()?;
            // Play small boards to the end. For larger boards use the values of rows in which a cross removes its own
            // square and the two squares on each side.
            let first = if n <= 11 {
                crosses(&vec![false; n as usize])
            } else {
                let mut values: Vec<u64> = vec![0];
                for m in 1..=n as usize {
                    let at = |i: usize| {
                        values[i.saturating_sub(2)] ^ values[(m - 1 - i).saturating_sub(2)]
                    };
                    let seen: Vec<u64> = (0..m).map(at).collect();
                    values.push((0..).find(|v| !seen.contains(v))?);
                }
                values[n as usize] != 0
            };
            say(first, "1", "2");
        }
        "AGC017D" => {
            let n = number()?;
            let mut edges = Vec::new();
            for _ in 1..n {
                edges.push((number()?, number()?));
            }
            say(won(edges, &|edges| tree(edges)), "Alice", "Bob");
        }
        _ => return None,
    }
    Some(lines.join("\n"))
}
