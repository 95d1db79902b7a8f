//! Textbook programs as a baseline: memoised recursion with a hash set for the mex, and inclusion–exclusion over all
//! subsets.

use std::collections::{HashMap, HashSet};

/// A function from the size of a heap to the amounts that may be taken.
pub type Moves<'a> = &'a dyn Fn(u32) -> Vec<u32>;

/// Return the nimber of a position by recursion over whole positions, without nim-sums.
pub fn nimber(heaps: &[u32], moves: Moves<'_>) -> u32 {
    fn value(heaps: &[u32], moves: Moves<'_>, memo: &mut HashMap<Vec<u32>, u32>) -> u32 {
        if let Some(&known) = memo.get(heaps) {
            return known;
        }
        let mut seen = HashSet::new();
        for (i, &heap) in heaps.iter().enumerate() {
            for take in moves(heap) {
                let mut option = heaps.to_vec();
                option[i] -= take;
                seen.insert(value(&option, moves, memo));
            }
        }
        let found = mex(&seen);
        memo.insert(heaps.to_vec(), found);
        found
    }
    value(heaps, moves, &mut HashMap::new())
}

fn mex(seen: &HashSet<u32>) -> u32 {
    (0..).find(|value| !seen.contains(value)).unwrap_or(0)
}

/// Return the values of heaps `0..=upto` in the subtraction game of the set, by memoised recursion.
pub fn sequence(set: &[u32], upto: u32) -> Vec<u32> {
    fn value(heap: u32, set: &[u32], memo: &mut HashMap<u32, u32>) -> u32 {
        if let Some(&known) = memo.get(&heap) {
            return known;
        }
        let mut seen = HashSet::new();
        for &take in set {
            if take <= heap {
                seen.insert(value(heap - take, set, memo));
            }
        }
        let found = mex(&seen);
        memo.insert(heap, found);
        found
    }
    let mut memo = HashMap::new();
    (0..=upto).map(|heap| value(heap, set, &mut memo)).collect()
}

/// Return the values of heaps `0..=upto` in a subtraction game by the plain loop: mark the values of each heap's
/// options, and take the least unmarked value.
pub fn loop_over(set: &[u32], upto: usize) -> Vec<u8> {
    let mut values = Vec::with_capacity(upto + 1);
    let mut seen_by = vec![usize::MAX; set.len() + 1];
    for heap in 0..=upto {
        for &take in set {
            if take as usize <= heap {
                seen_by[usize::from(values[heap - take as usize])] = heap;
            }
        }
        let free = seen_by.iter().position(|by| *by != heap);
        values.push(free.expect("more places than options") as u8);
    }
    values
}

/// The first 25 primes.
pub const PRIMES: [u64; 25] = [
    2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41, 43, 47, 53, 59, 61, 67, 71, 73, 79, 83, 89, 97,
];

/// Return the count of numbers in `1..=n` with a divisor in the list, as a signed sum over all subsets.
pub fn union(n: u64, divisors: &[u64]) -> i64 {
    let mut total = 0;
    for subset in 1u64..1 << divisors.len() {
        let mut multiple = 1;
        for (i, &divisor) in divisors.iter().enumerate() {
            if subset >> i & 1 == 1 {
                multiple = multiple / gcd(multiple, divisor) * divisor;
                if multiple > n {
                    break;
                }
            }
        }
        let count = (n / multiple) as i64;
        total += if subset.count_ones() % 2 == 1 { count } else { -count };
    }
    total
}

fn gcd(a: u64, b: u64) -> u64 {
    if b == 0 { a } else { gcd(b, a % b) }
}

/// Return whether the first player wins with tokens on a graph. The input has the format of problem 1319.
pub fn tokens(input: &str) -> bool {
    fn value(node: usize, targets: &[Vec<usize>], memo: &mut HashMap<usize, u32>) -> u32 {
        if let Some(&known) = memo.get(&node) {
            return known;
        }
        let seen = targets[node].iter().map(|&target| value(target, targets, memo)).collect();
        let found = mex(&seen);
        memo.insert(node, found);
        found
    }
    let mut numbers = input.split_ascii_whitespace().map(|word| word.parse().unwrap_or(0usize));
    let mut next = || numbers.next().unwrap_or(0);
    let (nodes, edges, tokens) = (next(), next(), next());
    let mut targets = vec![Vec::new(); nodes + 1];
    for _ in 0..edges {
        let (from, to) = (next(), next());
        targets[from].push(to);
    }
    let mut memo = HashMap::new();
    (0..tokens).fold(0, |sum, _| sum ^ value(next(), &targets, &mut memo)) != 0
}

/// A linear congruential generator, simple enough for the JavaScript benchmark to produce the same numbers.
struct Random(u32);

impl Random {
    fn below(&mut self, limit: u32) -> u32 {
        self.0 = self.0.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        (self.0 >> 8) % limit
    }
}

/// Return a hundred different numbers up to 1000, ascending.
pub fn numbers() -> Vec<u32> {
    let mut random = Random(1);
    let mut chosen = std::collections::BTreeSet::new();
    while chosen.len() < 100 {
        chosen.insert(1 + random.below(1000));
    }
    chosen.into_iter().collect()
}

/// Return `count` different numbers up to 10,000, ascending.
pub fn scattered(count: usize) -> Vec<u32> {
    let mut random = Random(2);
    let mut chosen = std::collections::BTreeSet::new();
    while chosen.len() < count {
        chosen.insert(1 + random.below(10_000));
    }
    chosen.into_iter().collect()
}

/// Return an acyclic graph in the format of problem 1319. Each node from 2 on has an edge to the previous node, and
/// each node from 6 on also has edges to four other earlier nodes; the last three nodes have tokens.
pub fn graph(nodes: u32) -> String {
    use std::fmt::Write as _;
    let mut random = Random(1);
    let mut edges = String::new();
    let mut count = 0;
    for from in 2..=nodes {
        let _ = writeln!(edges, "{from} {}", from - 1);
        count += 1;
        let band = (from - 2) / 4;
        if band > 0 {
            for i in 0..4 {
                let _ = writeln!(edges, "{from} {}", 1 + i * band + random.below(band));
            }
            count += 4;
        }
    }
    format!("{nodes} {count} 3\n{edges}{} {} {nodes}\n", nodes - 2, nodes - 1)
}
