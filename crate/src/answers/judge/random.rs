//! Small random inputs of the practice problems, valid for the original judges too.

use std::fmt::Write;

use super::{Problem, judge};
use crate::base::budget::Budget;
use crate::base::error::Result;
use crate::base::rng::Rng;
use crate::base::text::joined;
use crate::ruleset::outcome::Outcome;

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
        Problem::Missed => tree(&mut rng),
        Problem::Sets | Problem::Chess => grouped(id, problem, &mut rng),
        _ if problem.is_many() => {
            let cases: Vec<String> =
                (0..rng.within(2, 5)).map(|_| fair(id, problem, &mut rng)).collect();
            together(problem, &cases)
        }
        _ => fair(id, problem, &mut rng),
    };
    Ok(lines + "\n")
}

impl Problem {
    /// Whether an input is many cases.
    fn is_many(self) -> bool {
        !matches!(
            self,
            Problem::Multiples
                | Problem::Nim
                | Problem::Staircase
                | Problem::Subtract
                | Problem::Split
                | Problem::Graph
                | Problem::Letters
                | Problem::LastLoses
                | Problem::Crosses
                | Problem::Tree
                | Problem::Missed
        )
    }
}

/// Cases as one input: their number first, or zeros at the end, or nothing more.
fn together(problem: Problem, cases: &[String]) -> String {
    let all = cases.join("\n");
    match problem {
        Problem::Powers
        | Problem::Northcott
        | Problem::Rows
        | Problem::Sheets
        | Problem::Plants => all,
        Problem::Fibonacci => all + "\n0 0 0",
        Problem::Euclid => all + "\n0 0",
        _ => format!("{}\n{all}", cases.len()),
    }
}

/// An input, or a case of one, whose answer is chosen at random.
fn fair(id: &str, problem: Problem, rng: &mut Rng) -> String {
    let input = |drawn: &str| match problem.is_many() {
        true => together(problem, &[drawn.to_string()]),
        false => drawn.to_string(),
    };
    chosen(id, problem, rng, &mut |rng| draw(problem, rng), &input)
}

/// A random draw, repeated until its answer is the chosen one.
fn chosen(
    id: &str,
    problem: Problem,
    rng: &mut Rng,
    draw: &mut dyn FnMut(&mut Rng) -> String,
    input: &dyn Fn(&str) -> String,
) -> String {
    let wanted = rng.below(2) == 0;
    let mut drawn = draw(rng);
    for _ in 0..DRAWS {
        let answer = judge(id, &input(&drawn), &mut Budget::steps(STEPS));
        let first_wins = answer.is_ok_and(|text| text == problem.line(1, Outcome::N));
        if first_wins == wanted {
            break;
        }
        drawn = draw(rng);
    }
    drawn
}

/// Sets or graphs, each with a few positions.
fn grouped(id: &str, problem: Problem, rng: &mut Rng) -> String {
    let sets = problem == Problem::Sets;
    let group = |rng: &mut Rng| {
        let (game, nodes) = if sets { (counted(&set(rng)), 0) } else { lists(rng) };
        let mut place = |rng: &mut Rng| {
            match sets {
                true => counted(&heaps(rng, 0, 20)),
                false => counted(&tokens(rng, nodes, 0)),
            }
            .replace('\n', " ")
        };
        let (counts, end) = if sets { (true, "") } else { (false, "\n0") };
        let whole = |places: &[String]| {
            let count = if counts { format!("{}\n", places.len()) } else { String::new() };
            format!("{game}\n{count}{}{end}", places.join("\n"))
        };
        let alone = |place: &str| whole(&[place.to_string()]) + if sets { "\n0" } else { "" };
        let places: Vec<String> =
            (0..rng.within(2, 4)).map(|_| chosen(id, problem, rng, &mut place, &alone)).collect();
        whole(&places)
    };
    let groups: Vec<String> = (0..rng.within(1, 2)).map(|_| group(rng)).collect();
    groups.join("\n") + if sets { "\n0" } else { "" }
}

fn draw(problem: Problem, rng: &mut Rng) -> String {
    match problem {
        Problem::Multiples => multiples(rng),
        Problem::Missed | Problem::Tree => tree(rng),
        Problem::Sets | Problem::Chess => String::new(), // made in groups
        Problem::Nim => counted(&heaps(rng, 1, 15)),
        Problem::Staircase => counted(&heaps(rng, 0, 9)),
        Problem::Subtract => {
            let set = counted(&set(rng));
            format!("{set}\n{}", counted(&heaps(rng, 0, 20)))
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
        Problem::Powers => rng.within(1, 100).to_string(),
        Problem::Fibonacci => joined(&[rng.within(1, 9), rng.within(1, 9), rng.within(1, 9)], " "),
        Problem::Euclid => joined(&[rng.within(1, 40), rng.within(1, 40)], " "),
        Problem::Stairs => counted(&heaps(rng, 0, 4)),
        Problem::Lasker => counted(&heaps(rng, 1, 5)[..]),
        Problem::Strip => {
            let mut squares: Vec<u64> = (1..=12).filter(|_| rng.below(3) == 0).collect();
            squares.truncate(5);
            if squares.is_empty() {
                squares.push(rng.within(1, 12));
            }
            shuffle(&mut squares, rng);
            counted(&squares)
        }
        Problem::Crosses => rng.within(1, 90).to_string(),
        Problem::Northcott => {
            let (rows, columns) = (rng.within(1, 4), rng.within(2, 8));
            let row = |_| {
                let one = rng.within(1, columns);
                let other = (one + rng.within(1, columns - 1) - 1) % columns + 1;
                joined(&[one, other], " ")
            };
            let rows: Vec<String> = (0..rows).map(row).collect();
            format!("{} {columns}\n{}", rows.len(), rows.join("\n"))
        }
        Problem::Rows => counted(&heaps(rng, 1, 6)),
        Problem::Boxes => counted(&(0..rng.within(1, 9)).map(|_| rng.below(4)).collect::<Vec<_>>()),
        Problem::Sheets => joined(&[rng.within(2, 12), rng.within(2, 12)], " "),
        Problem::Plants => plants(rng),
        Problem::Pairs => {
            let mut all = heaps(rng, 1, 9);
            if all.len() % 2 == 1 {
                all.push(rng.within(1, 9));
            }
            counted(&all)
        }
        Problem::Ends => counted(&heaps(rng, 1, 7)),
    }
}

fn set(rng: &mut Rng) -> Vec<u64> {
    let mut set: Vec<u64> = (1..=9).filter(|_| rng.below(3) == 0).collect();
    if set.is_empty() {
        set.push(rng.within(1, 9));
    }
    shuffle(&mut set, rng);
    set
}

fn tree(rng: &mut Rng) -> String {
    let n = rng.within(2, 9);
    let edge = |node| joined(&[rng.within(1, node - 1), node], " ");
    let edges: Vec<String> = (2..=n).map(edge).collect();
    format!("{n}\n{}", edges.join("\n"))
}

/// One to three trees, on some of which a ring hangs at one node.
fn plants(rng: &mut Rng) -> String {
    let plant = |rng: &mut Rng| {
        let trunk = rng.within(1, 4);
        let mut edges: Vec<String> =
            (2..=trunk).map(|node| joined(&[rng.within(1, node - 1), node], " ")).collect();
        let ring = if rng.below(2) == 0 { 0 } else { rng.within(2, 4) };
        let mut last = rng.within(1, trunk);
        let hangs_on = last;
        for node in trunk + 1..trunk + ring {
            edges.push(joined(&[last, node], " "));
            last = node;
        }
        if ring > 0 {
            edges.push(joined(&[last, hangs_on], " "));
        }
        let first = joined(&[trunk + ring.max(1) - 1, edges.len() as u64], " ");
        [vec![first], edges].concat().join("\n")
    };
    let all: Vec<String> = (0..rng.within(1, 3)).map(|_| plant(rng)).collect();
    format!("{}\n{}", all.len(), all.join("\n"))
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

/// How many nodes, and edges among 0..n, in an order in which a node's number says nothing about its
/// place.
fn acyclic(rng: &mut Rng) -> (u64, Vec<(u64, u64)>) {
    let n = rng.within(2, 8);
    let mut order: Vec<u64> = (0..n).collect();
    shuffle(&mut order, rng);
    let mut edges = Vec::new();
    let density = rng.within(2, 4);
    for (i, from) in order.iter().enumerate() {
        for to in &order[i + 1..] {
            if rng.below(density) == 0 {
                edges.push((*from, *to));
            }
        }
    }
    shuffle(&mut edges, rng);
    (n, edges)
}

/// One to five tokens on nodes from `first` on.
fn tokens(rng: &mut Rng, nodes: u64, first: u64) -> Vec<u64> {
    (0..rng.within(1, 5)).map(|_| rng.below(nodes) + first).collect()
}

fn graph(rng: &mut Rng) -> String {
    let (n, edges) = acyclic(rng);
    let tokens = tokens(rng, n, 1);
    let mut text = format!("{n} {} {}\n", edges.len(), tokens.len());
    for (a, b) in edges {
        // Writing to a string cannot fail.
        let _ = writeln!(text, "{} {}", a + 1, b + 1);
    }
    text + &joined(&tokens, " ")
}

/// A graph as lists of where each node leads, and how many nodes it has.
fn lists(rng: &mut Rng) -> (String, u64) {
    let (n, edges) = acyclic(rng);
    let list = |node| {
        let to: Vec<u64> = edges.iter().filter(|(from, _)| *from == node).map(|e| e.1).collect();
        counted(&to).trim_end().replace('\n', " ")
    };
    let lists: Vec<String> = (0..n).map(list).collect();
    (format!("{n}\n{}", lists.join("\n")), n)
}

/// Distinct primes, as the original problem has them.
fn multiples(rng: &mut Rng) -> String {
    let mut primes = PRIMES;
    shuffle(&mut primes, rng);
    let count = rng.within(1, 5) as usize;
    format!("{} {count}\n{}", rng.within(1, 300), joined(&primes[..count], " "))
}

fn shuffle<T>(items: &mut [T], rng: &mut Rng) {
    for last in (1..items.len()).rev() {
        items.swap(last, rng.below(last as u64 + 1) as usize);
    }
}

/// How many numbers there are, and on the next line the numbers.
fn counted(numbers: &[u64]) -> String {
    format!("{}\n{}", numbers.len(), joined(numbers, " "))
}
