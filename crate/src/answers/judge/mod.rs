//! Practice problems: a judge's input to the exact output expected, and to a position on the board.

use serde::Serialize;

use crate::answers::analysis::outcome;
use crate::answers::union::multiples::union_size;
use crate::base::budget::Budget;
use crate::base::error::{Error, ErrorCode, Result};
use crate::notation::Game;
use crate::ruleset::outcome::Outcome;
use crate::ruleset::position::Position;

mod problems;
mod random;
mod scan;

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
}

/// The problems by their ids.
const PROBLEMS: [(&str, Problem); 9] = [
    ("890", Problem::Multiples),
    ("891", Problem::Nim),
    ("892", Problem::Staircase),
    ("893", Problem::Subtract),
    ("894", Problem::Split),
    ("1319", Problem::Graph),
    ("1321", Problem::Merge),
    ("102780F", Problem::Letters),
    ("102780H", Problem::LastLoses),
];

/// The ids of the practice problems.
pub const PROBLEM_IDS: [&str; 9] =
    ["890", "891", "892", "893", "894", "1319", "1321", "102780F", "102780H"];

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
            Problem::Merge => ("YES", "NO"),
            Problem::Letters => ("Alice", "Bob"),
            Problem::LastLoses => ("1", "2"),
            _ => ("Yes", "No"),
        };
        if outcome == Outcome::N { first } else { second }
    }
}

/// What an input asks.
#[derive(Debug)]
enum Question {
    /// Who wins this position?
    Play(Game, Position),
    /// Who wins each of these?
    Cases(Vec<(Game, Position)>),
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

/// What an input describes, for the board; see [`judge_position`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "JudgePosition"))]
#[serde(untagged)]
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
/// `negative-divisor`, `unknown-node`, `cycle`, `expected-letter`; `budget` as the solver.
pub fn judge(id: &str, input: &str, budget: &mut Budget<'_>) -> Result<String> {
    let problem = Problem::find(id)?;
    match problems::read(problem, input)? {
        Question::Play(game, position) => {
            Ok(problem.verdict(outcome(&game, &position, budget)?).to_string())
        }
        Question::Cases(cases) => {
            let mut lines = Vec::with_capacity(cases.len());
            for (game, position) in &cases {
                lines.push(problem.verdict(outcome(game, position, budget)?));
            }
            Ok(lines.join("\n"))
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
