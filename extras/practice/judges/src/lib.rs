//! Practice problems of online judges: from an input, compute the exact output that the judge expects, and the position
//! for the board.

use serde::Serialize;

use mexplorer::{Budget, Catalogue, Error, Game, MAX_HEAP, Place, Position, Result, know_problems};

mod asked;
pub mod calls;
mod draw;
mod fit;
mod graphs;
mod grid;
mod large;
mod limits;
pub mod options;
mod problem;
mod problems;
mod random;
mod scan;
mod small;
mod smaller;
mod xor_span;

use asked::Asked;
pub use fit::fitting;
pub use large::large_test;
pub use limits::{JudgeLimits, limits};
use problem::Case;
pub use problems::PROBLEM_IDS;
pub use random::random_test;
pub use small::small_tests;
pub use smaller::smaller_tests;

/// The position of an input, for the board.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "JudgePosition"))]
#[serde(untagged)]
#[non_exhaustive]
pub enum Shown {
    /// A single position.
    Place(Place),
    /// A position for each test case.
    Cases {
        /// The positions, in the order of the test cases.
        cases: Vec<Place>,
    },
    /// A count of multiples, for a problem about divisors.
    Count {
        /// The last number of the range 1 to n, as decimal text.
        n: String,
        /// The divisors, as decimal texts.
        divisors: Vec<String>,
    },
}

/// Register the problems with the core, so that its call `readings` finds them. A repeated call has no effect.
pub fn begin() {
    know_problems(Catalogue { ids: &PROBLEM_IDS, fitting });
}

/// Return the expected output for a problem's standard input, without the line break at the end. The line of a game in
/// place of an id is also a problem, in the format of the programs written for the game.
///
/// The formats are those of the judges, with any run of blanks or commas between numbers. The limits are at least those
/// of the judges: in most problems heaps up to 2^53 − 1, a million heaps, letters, nodes or cases, five million edges
/// (repeated ones do no harm), and for 890 n up to 10^36 with 64 divisors, not only primes.
///
/// ```
/// use mexplorer::Budget;
/// use mexplorer_judges::judge;
/// assert_eq!(judge("893", "2\n2 5\n3\n2 4 7\n", &mut Budget::default())?, "Yes");
/// assert_eq!(judge("n -> n-1 | n-2", "2\n3 4\n", &mut Budget::default())?, "Yes");
/// # Ok::<(), mexplorer::Error>(())
/// ```
///
/// # Errors
/// `unknown-problem`; with `field` input and a span in UTF-16 units: `missing-input` (the text ends early; `expected`
/// names the missing word), `trailing-input`, `expected-number`, `stray-character`, `negative-number`,
/// `number-too-large`, `too-many`, `empty-set`, `zero-in-set`, `zero-divisor`, `negative-divisor`, `unknown-node`,
/// `cycle`, `unrooted`, `expected-letter`, `expected-coin`, `wrong-order`, `wrong-count`; `budget` if the steps run
/// out.
pub fn judge(id: &str, input: &str, budget: &mut Budget<'_>) -> Result<String> {
    judge_beside(id, input, None, budget)
}

/// Return the expected output as [`judge`] does. If the judge accepts several outputs and `output` is one of them,
/// return `output` without blanks at its ends. Blanks within `output` are not compared.
///
/// ```
/// use mexplorer::Budget;
/// use mexplorer_judges::{judge, judge_beside};
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
    let problem = Asked::find(id)?;
    let cases = problem.cases_of(input)?;
    let own = problem.print().output(&cases, budget)?;
    let accepted = match output {
        Some(output) => accepted(&cases, &own, output, budget)?,
        None => None,
    };
    Ok(accepted.unwrap_or_else(|| own.join("\n")))
}

/// Return `output` without blanks at its ends if the judge accepts it as an alternative to our output `own`. Each case
/// must have our output or an accepted alternative, and at least one case an alternative.
fn accepted(
    cases: &[Case],
    own: &[String],
    output: &str,
    budget: &mut Budget<'_>,
) -> Result<Option<String>> {
    let words = |text: &str| text.split_whitespace().map(str::to_string).collect::<Vec<_>>();
    let mut left = &words(output)[..];
    let mut others = 0;
    for (i, case) in cases.iter().enumerate() {
        let Case::Computed { accepts: Some(accepts), .. } = case else { return Ok(None) };
        let expected = words(&own[i]);
        // Take all words of the output for a single case.
        let count = if cases.len() == 1 { left.len() } else { expected.len().min(left.len()) };
        let (said, rest) = left.split_at(count);
        if said != expected {
            let said: Vec<&str> = said.iter().map(String::as_str).collect();
            if !accepts(&said, budget)? {
                return Ok(None);
            }
            others += 1;
        }
        left = rest;
    }
    Ok((others > 0 && left.is_empty()).then(|| output.trim().to_string()))
}

/// Return the game and position of a problem's input, for a link to the board.
///
/// An empty list of heaps is shown as one empty heap, and an empty list of tokens as one token that cannot move. The
/// outcome is the same, and the notation has no empty lists.
///
/// ```
/// use mexplorer_judges::{Shown, judge_position};
/// let Shown::Place(place) = judge_position("1319", "3 2 2\n1 2\n2 3\n1 1\n")? else { panic!() };
/// assert_eq!((place.game.as_str(), place.position.as_str()), ("graph 1>2 2>3", "1 1"));
/// # Ok::<(), mexplorer::Error>(())
/// ```
///
/// # Errors
/// As [`judge`], but never `budget`; `number-too-large` also for a heap of Nim beyond 2^53 − 1, as boards cannot show
/// it.
pub fn judge_position(id: &str, input: &str) -> Result<Shown> {
    let problem = Asked::find(id)?;
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
        Some(only) if places.is_empty() && !problem.cases().are_many() => Ok(Shown::Place(only)),
        last => {
            places.extend(last);
            Ok(Shown::Cases { cases: places })
        }
    }
}

/// Return a game and a position as texts.
///
/// # Errors
/// `number-too-large` for a heap beyond the limit of boards, though the problem itself has an answer.
fn place(game: &Game, position: Position) -> Result<Place> {
    if let Some(heap) = position.heaps().iter().find(|heap| **heap > MAX_HEAP) {
        return Err(Error::too_large(MAX_HEAP, *heap).in_field("input"));
    }
    let position = shown(game, position);
    Ok(Place { game: game.to_string(), position: game.text(&position) })
}

/// Return the position; for an empty list of heaps or tokens, an equivalent position that the notation has.
fn shown(game: &Game, position: Position) -> Position {
    match position {
        Position::Heaps(heaps) if heaps.is_empty() => Position::Heaps(vec![0]),
        Position::Tokens(tokens) if tokens.is_empty() => {
            // Find a node without outgoing edges, which every acyclic graph has.
            let stuck = |node: &u32| {
                let alone = Position::Tokens(vec![*node]);
                game.rules().move_count(&alone) == Some(0)
            };
            Position::Tokens((0..).find(stuck).into_iter().collect())
        }
        position => position,
    }
}
