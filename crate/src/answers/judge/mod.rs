//! Practice problems: a judge's input to the exact output expected, and to a position on the board.

use serde::Serialize;

use crate::answers::analysis::outcome;
use crate::answers::oracle::{Oracle, prepared_for};
use crate::answers::union::multiples::union_size;
use crate::base::budget::Budget;
use crate::base::error::{Error, ErrorCode, Result};
use crate::games::geography::matching::{Matching, Neighbours};
use crate::notation::Game;
use crate::ruleset::outcome::Outcome;
use crate::ruleset::position::Position;

mod cases;
mod graphs;
mod groups;
mod problems;
mod random;
mod scan;
mod trees;

pub use random::random_test;

/// A practice problem, named by its number at the judges that have it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Problem {
    /// 890: how many of 1..n are divisible by one of m numbers.
    Multiples,
    /// 891: Nim.
    Nim,
    /// 892: staircase Nim.
    Staircase,
    /// 893: subtraction Nim.
    Subtract,
    /// 894: split Nim.
    Split,
    /// 1319: tokens on an acyclic graph.
    Graph,
    /// 1321: take one or merge two.
    Merge,
    /// 102780F: the letters game.
    Letters,
    /// 102780H: take 1, 5 or 13; who takes the last loses.
    LastLoses,
    /// HDU 1847: take a power of 2.
    Powers,
    /// HDU 1848: three heaps, from which one takes Fibonacci numbers.
    Fibonacci,
    /// POJ 2348 and HDU 1525: Euclid's game.
    Euclid,
    /// CSES 1099: a staircase whose first step is the ground.
    Stairs,
    /// HDU 3032: take any number, or split a heap.
    Lasker,
    /// POJ 1704: pieces on a strip, which neither meet nor pass.
    Strip,
    /// POJ 3537: three crosses in a row.
    Crosses,
    /// AGC 017 D: cut the edges of a tree.
    Tree,
    /// HDU 1536 and POJ 2960: take a number of a set, many positions for each.
    Sets,
    /// HDU 1730: a black and a white piece in each row.
    Northcott,
    /// HDU 2509: take apples side by side; who takes the last loses.
    Rows,
    /// HDU 3389: cards move from box to box.
    Boxes,
    /// POJ 2311: cut a sheet; who cuts out a single square wins.
    Sheets,
    /// POJ 2425 and HDU 1524: tokens on an acyclic graph, many positions for each.
    Chess,
    /// POJ 3710: cut the edges of trees with rings.
    Plants,
    /// Luogu P2148: throw one heap of a pair away, split the other.
    Pairs,
    /// Luogu P2599: take from the first heap or from the last.
    Ends,
    /// ABC 223 G: the nodes of a tree that some largest matching misses.
    Missed,
}

/// The problems by their ids.
const PROBLEMS: [(&str, Problem); 27] = [
    ("890", Problem::Multiples),
    ("891", Problem::Nim),
    ("892", Problem::Staircase),
    ("893", Problem::Subtract),
    ("894", Problem::Split),
    ("1319", Problem::Graph),
    ("1321", Problem::Merge),
    ("102780F", Problem::Letters),
    ("102780H", Problem::LastLoses),
    ("HDU1847", Problem::Powers),
    ("HDU1848", Problem::Fibonacci),
    ("POJ2348", Problem::Euclid),
    ("CSES1099", Problem::Stairs),
    ("HDU3032", Problem::Lasker),
    ("POJ1704", Problem::Strip),
    ("POJ3537", Problem::Crosses),
    ("AGC017D", Problem::Tree),
    ("HDU1536", Problem::Sets),
    ("HDU1730", Problem::Northcott),
    ("HDU2509", Problem::Rows),
    ("HDU3389", Problem::Boxes),
    ("POJ2311", Problem::Sheets),
    ("POJ2425", Problem::Chess),
    ("POJ3710", Problem::Plants),
    ("P2148", Problem::Pairs),
    ("P2599", Problem::Ends),
    ("ABC223G", Problem::Missed),
];

/// The ids of the practice problems.
pub const PROBLEM_IDS: [&str; 27] = [
    "890", "891", "892", "893", "894", "1319", "1321", "102780F", "102780H", "HDU1847", "HDU1848",
    "POJ2348", "CSES1099", "HDU3032", "POJ1704", "POJ3537", "AGC017D", "HDU1536", "HDU1730",
    "HDU2509", "HDU3389", "POJ2311", "POJ2425", "POJ3710", "P2148", "P2599", "ABC223G",
];

impl Problem {
    fn find(id: &str) -> Result<Problem> {
        let wanted = |(known, _): &&(&str, Problem)| known.eq_ignore_ascii_case(id.trim());
        PROBLEMS.iter().find(wanted).map(|(_, problem)| *problem).ok_or_else(|| {
            let known = PROBLEM_IDS.map(String::from).to_vec();
            Error::new(
                ErrorCode::UnknownProblem,
                format!("expected one of the problems {}, found {id:?}", known.join(", ")),
            )
            .with("id", id)
            .with("known", known)
        })
    }

    /// What the judge prints when the first player wins, and when the second does.
    fn verdict(self, outcome: Outcome) -> &'static str {
        let (first, second) = match self {
            Problem::Graph => ("win", "lose"),
            Problem::Merge | Problem::Pairs => ("YES", "NO"),
            Problem::Letters | Problem::Lasker | Problem::Tree | Problem::Boxes => ("Alice", "Bob"),
            Problem::LastLoses | Problem::Crosses => ("1", "2"),
            Problem::Powers => ("Kiki", "Cici"),
            Problem::Fibonacci => ("Fibo", "Nacci"),
            Problem::Euclid => ("Stan wins", "Ollie wins"),
            Problem::Stairs => ("first", "second"),
            Problem::Strip => ("Georgia will win", "Bob will win"),
            Problem::Sets => ("W", "L"),
            Problem::Northcott => ("I WIN!", "BAD LUCK!"),
            Problem::Sheets | Problem::Chess => ("WIN", "LOSE"),
            Problem::Plants => ("Sally", "Harry"),
            Problem::Ends => ("1", "0"),
            _ => ("Yes", "No"),
        };
        if outcome == Outcome::N { first } else { second }
    }

    /// What it prints for a case, which counts from 1.
    fn line(self, case: usize, outcome: Outcome) -> String {
        let verdict = self.verdict(outcome);
        if self == Problem::Boxes { format!("Case {case}: {verdict}") } else { verdict.to_string() }
    }
}

/// A game and a position of it.
type Case = (Game, Position);

/// A game and the positions of it that are asked about.
#[derive(Debug)]
struct Group {
    game: Game,
    positions: Vec<Position>,
}

impl Group {
    fn outcomes(&self, budget: &mut Budget<'_>) -> Result<Vec<Outcome>> {
        let game = prepared_for(&self.game, &self.positions, budget)?;
        let mut oracle = Oracle::new(&game);
        self.positions.iter().map(|position| oracle.outcome(position, budget)).collect()
    }
}

/// What an input asks.
#[derive(Debug)]
enum Question {
    /// Who wins this position?
    Play(Game, Position),
    /// Who wins each of these?
    Cases(Vec<Case>),
    /// Who wins each of these, where one game is asked about many times?
    Groups(Vec<Group>),
    /// How many nodes of a tree does some largest matching miss?
    Missed {
        /// Geography on it, and the token on its first node.
        game: Game,
        start: Position,
        /// The nodes are 0..nodes here.
        nodes: u32,
        edges: Vec<(u32, u32)>,
    },
    /// How many of 1..n are divisible by one of the divisors?
    Count { n: u128, divisors: Vec<u128> },
}

/// A game and a position in the notation.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Place {
    /// The game.
    pub game: String,
    /// The position.
    pub position: String,
}

/// What an input describes, for the board.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "JudgePosition"))]
#[serde(untagged)]
#[non_exhaustive]
pub enum Shown {
    /// One position.
    Place(Place),
    /// A position for each test case.
    Cases {
        /// The cases in order.
        cases: Vec<Place>,
    },
    /// A count of multiples.
    Count {
        /// The last number looked at, as decimal text.
        n: String,
        /// The divisors likewise.
        divisors: Vec<String>,
    },
}

/// A problem's standard input to its expected output, without the line break at the end.
///
/// The formats are those of the judges, with any run of blanks or commas between numbers; the limits
/// are wider: heaps up to 2^53 − 1, a million heaps, letters, nodes or cases, five million edges
/// (repeated ones do no harm), and for 890 n up to 10^36 with 64 divisors, not only primes.
///
/// ```
/// use mexplorer::{Budget, judge::judge};
/// assert_eq!(judge("893", "2\n2 5\n3\n2 4 7\n", &mut Budget::default())?, "Yes");
/// # Ok::<(), mexplorer::Error>(())
/// ```
///
/// # Errors
/// `unknown-problem`; with `field` input and a span in UTF-16 units: `missing-input` (the text ends
/// early; `expected` says before what), `trailing-input`, `expected-number`, `stray-character`,
/// `negative-number`, `number-too-large`, `too-many`, `empty-set`, `zero-in-set`, `zero-divisor`,
/// `negative-divisor`, `unknown-node`, `cycle`, `unrooted`, `expected-letter`, `wrong-order`,
/// `wrong-count`; `budget` as the solver.
pub fn judge(id: &str, input: &str, budget: &mut Budget<'_>) -> Result<String> {
    let problem = Problem::find(id)?;
    match problems::read(problem, input)? {
        Question::Play(game, position) => {
            Ok(problem.verdict(outcome(&game, &position, budget)?).to_string())
        }
        Question::Cases(cases) => {
            let mut lines = Vec::with_capacity(cases.len());
            for (case, (game, position)) in (1..).zip(&cases) {
                lines.push(problem.line(case, outcome(game, position, budget)?));
            }
            Ok(lines.join("\n"))
        }
        Question::Groups(groups) => {
            let mut lines: Vec<String> = Vec::new();
            for group in &groups {
                let all = group.outcomes(budget)?;
                let all = all.into_iter().map(|outcome| problem.verdict(outcome));
                match problem {
                    // A line a group.
                    Problem::Sets => lines.push(all.collect()),
                    _ => lines.extend(all.map(String::from)),
                }
            }
            Ok(lines.join("\n"))
        }
        Question::Missed { nodes, edges, .. } => {
            let graph = Neighbours::new(nodes as usize, &edges);
            let missed = Matching::largest(&graph, &[], budget)?.missed(&graph);
            Ok(missed.into_iter().filter(|missed| *missed).count().to_string())
        }
        Question::Count { n, divisors } => Ok(union_size(n, &divisors, budget)?.to_string()),
    }
}

/// What a problem's input describes: the game and position for a link to the board.
///
/// A list of no heaps is shown as one empty heap, and no tokens as one that cannot move: they play
/// alike, and the notation can say them.
///
/// ```
/// use mexplorer::judge::{Shown, judge_position};
/// let Shown::Place(place) = judge_position("1319", "3 2 2\n1 2\n2 3\n1 1\n")? else { panic!() };
/// assert_eq!((place.game.as_str(), place.position.as_str()), ("graph 1>2 2>3", "1 1"));
/// # Ok::<(), mexplorer::Error>(())
/// ```
///
/// # Errors
/// As [`judge`], but never `budget`.
pub fn judge_position(id: &str, input: &str) -> Result<Shown> {
    let place = |(game, position): (Game, Position)| {
        let position = shown(&game, position);
        Place { game: game.to_string(), position: game.text(&position) }
    };
    Ok(match problems::read(Problem::find(id)?, input)? {
        Question::Play(game, position) => Shown::Place(place((game, position))),
        Question::Cases(cases) => Shown::Cases { cases: cases.into_iter().map(place).collect() },
        Question::Groups(groups) => {
            let each = |Group { game, positions }: Group| {
                positions.into_iter().map(move |position| (game.clone(), position))
            };
            Shown::Cases { cases: groups.into_iter().flat_map(each).map(place).collect() }
        }
        Question::Missed { game, start, .. } => Shown::Place(place((game, start))),
        Question::Count { n, divisors } => Shown::Count {
            n: n.to_string(),
            divisors: divisors.iter().map(u128::to_string).collect(),
        },
    })
}

/// The position, or one that plays like it where it is empty.
fn shown(game: &Game, position: Position) -> Position {
    match position {
        Position::Heaps(heaps) if heaps.is_empty() => Position::Heaps(vec![0]),
        Position::Tokens(tokens) if tokens.is_empty() => {
            // An acyclic graph has a node that no edge leaves.
            let stuck = |node: &u32| {
                let alone = Position::Tokens(vec![*node]);
                game.rules().move_count(&alone) == Some(0)
            };
            Position::Tokens((0..).find(stuck).into_iter().collect())
        }
        position => position,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_and_problems_agree() {
        assert_eq!(PROBLEMS.map(|(id, _)| id), PROBLEM_IDS);
        assert_eq!(Problem::find(" 102780h"), Ok(Problem::LastLoses));
    }
}
