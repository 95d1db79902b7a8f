//! Solve problems by plain recursion over whole positions, from the rules alone.

use std::collections::HashMap;

/// Return whether the player to move wins under normal play, by plain recursion over whole positions.
pub fn wins<P: Clone + Eq + std::hash::Hash>(
    position: &P,
    options: &dyn Fn(&P) -> Vec<P>,
    memo: &mut HashMap<P, bool>,
) -> bool {
    if let Some(&known) = memo.get(position) {
        return known;
    }
    let won = options(position).iter().any(|next| !wins(next, options, memo));
    memo.insert(position.clone(), won);
    won
}

/// Return the position with heap `i` replaced by the heaps `new`, with its heaps sorted, since their order does not
/// matter.
fn with(heaps: &[u64], i: usize, new: &[u64]) -> Vec<u64> {
    let mut next = heaps.to_vec();
    next.remove(i);
    next.extend(new.iter().filter(|heap| **heap > 0));
    next.sort_unstable();
    next
}

fn from_each(heaps: &[u64], each: impl Fn(u64) -> Vec<Vec<u64>>) -> Vec<Vec<u64>> {
    let options = |(i, &heap): (usize, &u64)| {
        each(heap).into_iter().map(|new| with(heaps, i, &new)).collect::<Vec<_>>()
    };
    heaps.iter().enumerate().flat_map(options).collect()
}

fn heap_options(id: &str, set: &[u64], heaps: &[u64]) -> Vec<Vec<u64>> {
    match id {
        "891" => from_each(heaps, |h| (0..h).map(|left| vec![left]).collect()),
        "893" => {
            from_each(heaps, |h| set.iter().filter(|s| **s <= h).map(|s| vec![h - s]).collect())
        }
        "894" => {
            from_each(heaps, |h| (0..h).flat_map(|a| (0..=a).map(move |b| vec![a, b])).collect())
        }
        "102780F" => from_each(heaps, |h| {
            [1, 2, h].iter().filter(|take| **take <= h).map(|take| vec![h - take]).collect()
        }),
        "1321" => {
            let mut options = from_each(heaps, |h| vec![vec![h - 1]]);
            for i in 0..heaps.len() {
                for j in 0..i {
                    let rest = with(heaps, i, &[]);
                    options.push(with(&rest, j, &[heaps[i] + heaps[j]]));
                }
            }
            options
        }
        _ => unreachable!("no heaps in {id}"),
    }
}

fn heaps_win(id: &str, set: &[u64], heaps: &[u64]) -> bool {
    let mut start: Vec<u64> = heaps.iter().copied().filter(|heap| *heap > 0).collect();
    start.sort_unstable();
    wins(&start, &|heaps| heap_options(id, set, heaps), &mut HashMap::new())
}

/// Return whether the player to move wins on a staircase. Its stairs are not sorted: their order matters.
fn stairs_win(steps: &[u64]) -> bool {
    let options = |steps: &Vec<u64>| {
        let mut options = Vec::new();
        for i in 0..steps.len() {
            for take in 1..=steps[i] {
                let mut next = steps.clone();
                next[i] -= take;
                if i > 0 {
                    next[i - 1] += take;
                }
                options.push(next);
            }
        }
        options
    };
    wins(&steps.to_vec(), &options, &mut HashMap::new())
}

fn tokens_win(edges: &[(u64, u64)], tokens: &[u64]) -> bool {
    let options = |tokens: &Vec<u64>| {
        let mut options = Vec::new();
        for i in 0..tokens.len() {
            for (_, to) in edges.iter().filter(|(from, _)| *from == tokens[i]) {
                let mut next = tokens.clone();
                next[i] = *to;
                next.sort_unstable();
                options.push(next);
            }
        }
        options
    };
    wins(&tokens.to_vec(), &options, &mut HashMap::new())
}

/// Return whether the player to move wins, where the player who takes the last stone loses.
fn last_loses_win(n: u64) -> bool {
    let mut wins = vec![true];
    for heap in 1..=n as usize {
        let taking = [1, 5, 13].into_iter().filter(|take| *take <= heap);
        wins.push(taking.into_iter().any(|take| !wins[heap - take]));
    }
    wins[n as usize]
}

/// Return the expected output, computed by the functions of this file.
pub fn answer(id: &str, input: &str) -> String {
    let mut words = input.split_whitespace();
    let say =
        |wins: bool, first: &str, second: &str| String::from(if wins { first } else { second });
    if id == "102780F" {
        let mut letters: HashMap<char, u64> = HashMap::new();
        words.next().unwrap().chars().for_each(|c| *letters.entry(c).or_default() += 1);
        let heaps: Vec<u64> = letters.into_values().collect();
        return say(heaps_win(id, &[], &heaps), "Alice", "Bob");
    }
    let mut number = || words.next().unwrap().parse::<u64>().unwrap();
    let list = |count: u64, number: &mut dyn FnMut() -> u64| -> Vec<u64> {
        (0..count).map(|_| number()).collect()
    };
    match id {
        "890" => {
            let (n, m) = (number(), number());
            let divisors = list(m, &mut number);
            (1..=n).filter(|x| divisors.iter().any(|d| x % d == 0)).count().to_string()
        }
        "891" | "894" => {
            let n = number();
            say(heaps_win(id, &[], &list(n, &mut number)), "Yes", "No")
        }
        "892" => {
            let n = number();
            say(stairs_win(&list(n, &mut number)), "Yes", "No")
        }
        "893" => {
            let k = number();
            let set = list(k, &mut number);
            let n = number();
            say(heaps_win(id, &set, &list(n, &mut number)), "Yes", "No")
        }
        "1319" => {
            let (_, m, k) = (number(), number(), number());
            let edges: Vec<(u64, u64)> = (0..m).map(|_| (number(), number())).collect();
            say(tokens_win(&edges, &list(k, &mut number)), "win", "lose")
        }
        "1321" => {
            let cases = number();
            let mut case = || {
                let n = number();
                say(heaps_win(id, &[], &list(n, &mut number)), "YES", "NO")
            };
            (0..cases).map(|_| case()).collect::<Vec<_>>().join("\n")
        }
        "102780H" => say(last_loses_win(number()), "1", "2"),
        _ => unreachable!("no problem {id}"),
    }
}
