//! Practice problems: a judge's input to the exact output expected, and to a position on the board.

use serde::Serialize;

use crate::base::budget::Budget;
use crate::base::error::{Error, ErrorCode, Result};
use crate::base::nimber::MAX_HEAP;
use crate::notation::Game;
use crate::ruleset::position::Position;

mod draw;
#[cfg(feature = "lab")]
mod fit;
mod graphs;
mod grid;
mod problem;
mod problems;
mod random;
mod scan;
mod xor_span;

#[cfg(feature = "lab")]
pub(crate) use fit::fitting;
use problem::{Case, Problem};
pub use problems::PROBLEM_IDS;
pub use random::random_test;

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
/// `negative-divisor`, `unknown-node`, `cycle`, `unrooted`, `expected-letter`, `expected-coin`,
/// `wrong-order`, `wrong-count`; `budget` as the solver.
pub fn judge(id: &str, input: &str, budget: &mut Budget<'_>) -> Result<String> {
    judge_beside(id, input, None, budget)
}

/// As [`judge`]; where the judge accepts any of several answers and `output` is one of them, `output` without
/// blanks around it. Blanks within it do not matter.
///
/// ```
/// use mexplorer::{Budget, judge::{judge, judge_beside}};
/// let (id, input) = ("ABC278G", "6 1 2");
/// assert_eq!(judge(id, input, &mut Budget::default())?, "First\n2 1");
/// assert_eq!(judge_beside(id, input, Some("First\n3 2\n"), &mut Budget::default())?, "First\n3 2");
/// # Ok::<(), mexplorer::Error>(())
/// ```
///
/// # Errors
/// As [`judge`].
pub fn judge_beside(
    id: &str,
    input: &str,
    output: Option<&str>,
    budget: &mut Budget<'_>,
) -> Result<String> {
    let problem = Problem::find(id)?;
    let cases = problem.cases_of(input)?;
    if let ([Case::Computed { accepts: Some(accepts), .. }], Some(output)) = (&cases[..], output)
        && accepts(&output.split_whitespace().collect::<Vec<_>>(), budget)?
    {
        return Ok(output.trim().to_string());
    }
    problem.print.output(cases, budget)
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
/// As [`judge`], but never `budget`; `number-too-large` too where a heap of Nim is beyond 2^53 − 1, for boards.
pub fn judge_position(id: &str, input: &str) -> Result<Shown> {
    let problem = Problem::find(id)?;
    let mut places = Vec::new();
    for case in problem.cases_of(input)? {
        match case {
            Case::Winners(group) => {
                for position in group.positions {
                    places.push(place(&group.game, position)?);
                }
            }
            Case::Decided { shown, .. } | Case::Computed { shown, .. } => {
                for (game, position) in shown()? {
                    places.push(place(&game, position)?);
                }
            }
            Case::Multiples { n, divisors } => {
                let divisors = divisors.iter().map(u128::to_string).collect();
                return Ok(Shown::Count { n: n.to_string(), divisors });
            }
        }
    }
    match places.pop() {
        Some(only) if places.is_empty() && !problem.cases.are_many() => Ok(Shown::Place(only)),
        last => {
            places.extend(last);
            Ok(Shown::Cases { cases: places })
        }
    }
}

impl Problem {
    fn find(id: &str) -> Result<&'static Problem> {
        let wanted = |problem: &&Problem| problem.id.eq_ignore_ascii_case(id.trim());
        problems::PROBLEMS.iter().find(wanted).ok_or_else(|| {
            let known = PROBLEM_IDS.map(String::from).to_vec();
            Error::new(
                ErrorCode::UnknownProblem,
                format!("expected one of the problems {}, found {id:?}", known.join(", ")),
            )
            .with("id", id)
            .with("known", known)
        })
    }

    fn cases_of(&self, input: &str) -> Result<Vec<Case>> {
        scan::read(input, |scanner| self.cases.read(scanner, self.read))
    }
}

/// # Errors
/// `number-too-large` for a heap that no board shows, though the problem is answered.
fn place(game: &Game, position: Position) -> Result<Place> {
    if let Some(heap) = position.heaps().iter().find(|heap| **heap > MAX_HEAP) {
        return Err(Error::too_large(MAX_HEAP, *heap).in_field("input"));
    }
    let position = shown(game, position);
    Ok(Place { game: game.to_string(), position: game.text(&position) })
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
