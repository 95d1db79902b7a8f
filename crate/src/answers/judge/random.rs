//! Small random inputs of the practice problems, valid for the original judges too.

use std::fmt::Write;

use super::{Problem, judge};
use crate::base::budget::Budget;
use crate::base::error::Result;
use crate::base::rng::Rng;

/// Draws at most before an input is taken whatever its answer.
const DRAWS: u32 = 60;

/// Steps that one draw's answer may take; small inputs need far fewer.
const STEPS: u64 = 1_000_000;

/// The primes that inputs of 890 draw from.
const PRIMES: [u64; 8] = [2, 3, 5, 7, 11, 13, 17, 19];

/// A small valid input of a problem; the same seed gives the same input.
///
/// Both answers occur about equally often over the seeds, and so do edge cases: empty steps, equal
/// heaps, tokens that share a node or cannot move.
///
/// ```
/// use mexplorer::{Budget, judge::{judge, random_test}};
/// let input = random_test("892", 7)?;
/// assert_eq!(input, random_test("892", 7)?);
/// assert!(["Yes", "No"].contains(&judge("892", &input, &mut Budget::default())?.as_str()));
/// # Ok::<(), mexplorer::Error>(())
/// ```
///
/// # Errors
/// `unknown-problem`.
pub fn random_test(id: &str, seed: u64) -> Result<String> {
    let problem = Problem::find(id)?;
    let mut rng = Rng::new(seed);
    let lines = match problem {
        Problem::Multiples => multiples(&mut rng),
        Problem::Merge => {
            let cases: Vec<String> =
                (0..rng.within(2, 5)).map(|_| fair(id, problem, &mut rng)).collect();
            format!("{}\n{}", cases.len(), cases.join("\n"))
        }
        _ => fair(id, problem, &mut rng),
    };
    Ok(lines + "\n")
}

/// An input, or a case of 1321, whose answer a coin has chosen.
fn fair(id: &str, problem: Problem, rng: &mut Rng) -> String {
    let wanted = rng.below(2) == 0;
    let mut drawn = draw(problem, rng);
    for _ in 0..DRAWS {
        let input = if problem == Problem::Merge { format!("1\n{drawn}") } else { drawn.clone() };
        let answer = judge(id, &input, &mut Budget::steps(STEPS));
        let first_wins =
            answer.is_ok_and(|text| ["Yes", "win", "YES", "Alice", "1"].contains(&text.as_str()));
        if first_wins == wanted {
            break;
        }
        drawn = draw(problem, rng);
    }
    drawn
}

fn draw(problem: Problem, rng: &mut Rng) -> String {
    match problem {
        Problem::Multiples => multiples(rng),
        Problem::Nim => counted(&heaps(rng, 1, 15)),
        Problem::Staircase => counted(&heaps(rng, 0, 9)),
        Problem::Subtract => {
            let mut set: Vec<u64> = (1..=9).filter(|_| rng.below(3) == 0).collect();
            if set.is_empty() {
                set.push(rng.within(1, 9));
            }
            shuffle(&mut set, rng);
            format!("{}\n{}", counted(&set), counted(&heaps(rng, 0, 20)))
        }
        Problem::Split => counted(&heaps(rng, 1, 16)),
        Problem::Graph => graph(rng),
        Problem::Merge => {
            let most = if rng.below(3) == 0 { 2 } else { 6 };
            counted(&heaps(rng, 1, most))
        }
        Problem::Letters => {
            let kinds = rng.within(1, 4);
            let (first, length) = (rng.within(0, 26 - kinds), rng.within(1, 12));
            let letter = |_| char::from(b'A' + (first + rng.below(kinds)) as u8);
            (0..length).map(letter).collect()
        }
        Problem::LastLoses => rng.within(1, 80).to_string(),
    }
}

/// One to six heaps; often one repeats another.
fn heaps(rng: &mut Rng, lo: u64, hi: u64) -> Vec<u64> {
    let count = rng.within(1, 6) as usize;
    let mut heaps: Vec<u64> = (0..count).map(|_| rng.within(lo, hi)).collect();
    if count > 1 && rng.below(2) == 0 {
        let (from, to) = (rng.below(count as u64) as usize, rng.below(count as u64) as usize);
        heaps[to] = heaps[from];
    }
    heaps
}

fn graph(rng: &mut Rng) -> String {
    let n = rng.within(2, 8) as usize;
    // Edges follow a shuffled order, so that a node's number says nothing about its place.
    let mut order: Vec<u64> = (1..=n as u64).collect();
    shuffle(&mut order, rng);
    let mut edges = Vec::new();
    let density = rng.within(2, 4);
    for i in 0..n {
        for j in i + 1..n {
            if rng.below(density) == 0 {
                edges.push((order[i], order[j]));
            }
        }
    }
    shuffle(&mut edges, rng);
    let tokens: Vec<u64> = (0..rng.within(1, 5)).map(|_| rng.within(1, n as u64)).collect();
    let mut text = format!("{n} {} {}\n", edges.len(), tokens.len());
    for (a, b) in edges {
        // Writing to a string cannot fail.
        let _ = writeln!(text, "{a} {b}");
    }
    text + &joined(&tokens)
}

/// Distinct primes, as the original problem has them.
fn multiples(rng: &mut Rng) -> String {
    let mut primes = PRIMES;
    shuffle(&mut primes, rng);
    let count = rng.within(1, 5) as usize;
    format!("{} {count}\n{}", rng.within(1, 300), joined(&primes[..count]))
}

fn shuffle<T>(items: &mut [T], rng: &mut Rng) {
    for last in (1..items.len()).rev() {
        items.swap(last, rng.below(last as u64 + 1) as usize);
    }
}

fn joined(numbers: &[u64]) -> String {
    numbers.iter().map(u64::to_string).collect::<Vec<_>>().join(" ")
}

/// How many numbers there are, and on the next line the numbers.
fn counted(numbers: &[u64]) -> String {
    format!("{}\n{}", numbers.len(), joined(numbers))
}
