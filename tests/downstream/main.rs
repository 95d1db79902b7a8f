//! Measure the core in a crate that depends on it, for `npm run bench -- downstream`. The program prints a line of JSON
//! for each task, with its time and a hash of its result.

use std::collections::BTreeSet;
use std::fmt::Write;
use std::hint::black_box;
use std::time::{Duration, Instant};

use mexplorer::{Budget, Game, Limits, analyze, grid, table};
use mexplorer_judges::judge;

/// The games whose tables are measured, each with its last heap.
const TABLES: [(&str, u64); 16] = [
    ("octal 0.376", 300_000),
    ("octal 0.77", 100_000),
    ("octal 0.6", 100_000),
    ("octal 0.16", 100_000),
    ("octal 0.106", 100_000),
    ("octal 0.56", 100_000),
    ("octal 0.36", 100_000),
    ("hex 0.1C", 2000),
    ("grundy", 100_000),
    ("lasker", 100_000),
    ("officers", 100_000),
    ("subtract 1 3 4", 1_000_000),
    ("n -> (i, n-1-i) for i in 1..n-2 if i % 3 != 1", 2000),
    ("n -> n - p for p in 1..n if prime(p)", 3000),
    ("squares", 30_000),
    ("primes", 20_000),
];

/// The games and positions that are analysed.
const POSITIONS: [(&str, &str); 6] = [
    ("split misere", "3 5 7"),
    ("kayles misere", "20 17"),
    ("chomp", "8 8 7 6 5 4 3"),
    ("moore 2", "3 5 7 9"),
    ("divisors misere", "60 72"),
    ("hackenbush misere", "0-a a-b a-c 0-d d-e e-0 c-f f-g g-h h-c b-i i-j j-k 0-l l-m m-n"),
];

fn main() {
    for (game, upto) in TABLES {
        measure(game, || nimbers(game, upto));
    }
    for (count, most, upto) in [(100, 1000, 1_000_000), (1000, 100_000, 100_000)] {
        let game = subtract(count, most);
        measure(&format!("subtract, {count} numbers to {most}"), || nimbers(&game, upto));
    }
    for (game, position) in POSITIONS {
        let parts = position.split(' ').count();
        let name = if parts > 8 { format!("{parts} edges") } else { position.to_string() };
        measure(&format!("{game} · {name}"), || moves(game, position));
    }
    let wythoff = Game::parse("wythoff").expect("a game");
    measure("wythoff, a map of 500 × 500", || {
        let map = grid(&wythoff, 500, 500, 0, &mut Budget::steps(u64::MAX)).expect("a map");
        vec![map.width as u32]
    });
    let input = graph(20_000);
    measure("graph, 20,000 nodes", || {
        let verdict = judge("1319", &input, &mut Budget::default()).expect("an answer");
        verdict.bytes().map(u32::from).collect()
    });
}

/// Repeat a run for at least 100 ms, and print the shortest time and a hash of the result.
fn measure(name: &str, run: impl Fn() -> Vec<u32>) {
    let begin = Instant::now();
    let mut least = Duration::MAX;
    let found = loop {
        let start = Instant::now();
        let found = black_box(run());
        least = least.min(start.elapsed());
        if begin.elapsed() > Duration::from_millis(100) {
            break found;
        }
    };
    let mix = |hash: u32, value: &u32| (hash ^ value).wrapping_mul(0x0100_0193);
    let hash = found.iter().fold(0x811c_9dc5, mix);
    let milliseconds = least.as_secs_f64() * 1000.0;
    println!(r#"{{"name": "{name}", "ms": {milliseconds}, "hash": {hash}}}"#);
}

fn nimbers(game: &str, upto: u64) -> Vec<u32> {
    let game = Game::parse(game).expect("a game");
    let found = table(&game, upto, &mut Budget::steps(u64::MAX)).expect("a table");
    found.nimbers.iter().collect()
}

fn moves(game: &str, position: &str) -> Vec<u32> {
    let game = Game::parse(game).expect("a game");
    let position = game.position(position).expect("a position");
    let found = analyze(&game, &position, Limits::default()).expect("an answer");
    found.moves.iter().flat_map(|found| found.to.bytes().map(u32::from)).collect()
}

/// Return a generator of pseudo-random numbers from 0 to a limit, exclusive.
fn random(seed: u32) -> impl FnMut(u32) -> u32 {
    let mut state = seed;
    move |limit| {
        state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        (state >> 8) % limit
    }
}

/// Return a subtraction game with a given number of different amounts.
fn subtract(count: usize, most: u32) -> String {
    let mut random = random(1);
    let mut set = BTreeSet::new();
    while set.len() < count {
        set.insert(1 + random(most));
    }
    set.iter().fold("subtract".to_string(), |game, number| format!("{game} {number}"))
}

/// Return an acyclic graph with tokens on its last three nodes, in the input format of problem 1319.
fn graph(nodes: u32) -> String {
    let mut random = random(1);
    let (mut edges, mut count) = (String::new(), 0);
    for from in 2..=nodes {
        let to: BTreeSet<u32> = (0..5).map(|_| 1 + random(from - 1)).collect();
        count += to.len();
        to.iter().for_each(|to| writeln!(edges, "{from} {to}").expect("room"));
    }
    format!("{nodes} {count} 3\n{edges}{} {} {nodes}\n", nodes - 2, nodes - 1)
}

#[cfg(test)]
mod tests {
    use super::*;
    use mexplorer::{Position, Solver};

    /// Compare the first values of each table with values computed from the rules alone.
    #[test]
    fn a_crate_outside_the_workspace_gets_the_values() {
        for (text, _) in TABLES {
            let game = Game::parse(text).expect("a game");
            let mut solver = Solver::new(game.rules());
            for (heap, found) in nimbers(text, 30).into_iter().enumerate() {
                let parts = game.rules().parts(&Position::Heaps(vec![heap as u64]));
                let truth = solver.value(&parts, &mut Budget::default()).expect("a value");
                assert_eq!(u64::from(found), truth.0, "{text}: heap {heap}");
            }
        }
    }
}
