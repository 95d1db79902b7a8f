//! Formulas for the values in a table, tests of claims about the values, and programs that compute the values.
//!
//! A formula is derived from the first values and compared with all others. An unproven formula is shown only if it
//! holds for many further heaps: ten times as many as the table has, if the budget suffices.

pub(crate) mod code;
mod conjecture;
pub(crate) mod form;
pub(crate) mod helpers;
mod known_rows;
mod named;
pub(crate) mod notation;
mod outcomes;
mod periods;
mod plane;
pub(crate) mod program;
mod proofs;
mod relations;
mod rules_of;
pub(crate) mod search;
mod seen;
mod sets;
pub(crate) mod sight;
#[cfg(test)]
mod tests;

use serde::Serialize;

use crate::answers::table::limits::no_table;
use crate::base::budget::Budget;
use crate::base::error::Result;
use crate::notation::Game;

use helpers::Language;
use plane::Plane;
use search::Found;
use sight::Sight;

pub use conjecture::{Conjecture, Failure, ValuedOption, conjecture};
pub use proofs::Theorem;
pub use rules_of::{FEWEST_VALUES, RuleOf, rules_of};

/// The last heap of the table from which the formula for a program is derived.
const TABLE: u64 = 1000;

/// The formulas found for the values of a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[non_exhaustive]
pub struct Patterns {
    /// The game in canonical form.
    pub game: String,
    /// The last heap on which formulas were tested; for a game of two numbers, the largest value of each number.
    pub checked: u64,
    /// The formulas for the values, the shortest first.
    pub values: Vec<Pattern>,
    /// The formulas for the lost positions, the shortest first.
    pub lost: Vec<Pattern>,
}

/// A formula for the values of a game, or for its lost positions.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[non_exhaustive]
pub struct Pattern {
    /// The formula in the notation of `conjecture`, such as `g(2*m) = m | g(2*m+1) = g(m)`.
    pub text: String,
    /// The kind of the formula: `period`, `relations`, `named`, `partial` for a formula for some heaps only, `lost` or
    /// `plane`.
    pub family: &'static str,
    /// The last heap on which the formula was tested.
    pub checked: u64,
    /// Whether the formula is proven for all heaps. An unproven formula holds for the heaps up to `checked`.
    pub proven: bool,
    /// The theorem that proves the formula; null for an unproven formula.
    pub theorem: Option<Theorem>,
    /// The source of a self-contained function `g` or `lost`, which is correct for heaps up to 2^53.
    pub code: Code,
}

/// The source of a function in three programming languages.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "PatternCode"))]
#[non_exhaustive]
pub struct Code {
    /// The source in C++17.
    pub cpp: String,
    /// The source in Python.
    pub python: String,
    /// The source in JavaScript.
    pub javascript: String,
}

impl Patterns {
    fn new(game: &Game, checked: u64, values: &[Found], lost: &[Found]) -> Patterns {
        let shown = |all: &[Found]| all.iter().map(|each| Pattern::new(each, checked)).collect();
        Patterns { game: game.to_string(), checked, values: shown(values), lost: shown(lost) }
    }
}

impl Pattern {
    fn new(found: &Found, checked: u64) -> Pattern {
        let code = |language| program::function(&found.form, language);
        Pattern {
            text: found.form.text(),
            family: found.family,
            checked,
            proven: found.proven.is_some(),
            theorem: found.proven,
            code: Code {
                cpp: code(Language::Cpp),
                python: code(Language::Python),
                javascript: code(Language::Javascript),
            },
        }
    }
}

/// Return the best formula that gives the value of every heap, and the last heap on which the formula was tested.
///
/// # Errors
/// The errors of [`patterns`].
pub(crate) fn whole(game: &Game, budget: &mut Budget<'_>) -> Result<Option<(Found, u64)>> {
    let sequence = game.rule.sequence().map_err(|reason| no_table(game, reason))?;
    let sight = Sight::new(game, sequence, TABLE, budget)?;
    let checked = sight.values.len().saturating_sub(1) as u64;
    let whole = search::values(&sight).into_iter().find(|found| found.family != "partial");
    Ok(whole.map(|found| (found, checked)))
}

/// Find formulas for the values of heaps and for the lost heaps in a table up to heap `upto`.
///
/// A formula holds for every heap up to `checked`. It is `proven` by the theorem of a period, by the theorem of a game,
/// or by induction over the rule.
///
/// ```
/// use mexplorer::{Budget, Game, patterns};
/// let game = Game::parse("n -> n-k for k in 1..n/2")?;
/// let found = patterns(&game, 1000, &mut Budget::default())?;
/// assert_eq!(found.values[0].text, "g(2*m) = m | g(2*m+1) = g(m)");
/// assert!(found.values[0].proven);
/// # Ok::<(), mexplorer::Error>(())
/// ```
///
/// # Errors
/// `no-table` if a heap of the game has no value of its own; `budget`; the errors of a user-written rule.
pub fn patterns(game: &Game, upto: u64, budget: &mut Budget<'_>) -> Result<Patterns> {
    if game.misere {
        return Err(no_table(game, "misere"));
    }
    let sequence = match game.rule.sequence() {
        Ok(sequence) => sequence,
        Err(reason) => {
            let plane = Plane::new(game, budget)?.ok_or_else(|| no_table(game, reason))?;
            let checked = plane.side as u64 - 1;
            let values = plane::values(&plane);
            let lost = plane::lost(&plane, &values);
            return Ok(Patterns::new(game, checked, &values, &lost));
        }
    };
    let sight = Sight::new(game, sequence, upto, budget)?;
    let checked = sight.values.len().saturating_sub(1) as u64;
    let (values, lost) = (search::values(&sight), search::lost(&sight));
    Ok(Patterns::new(game, checked, &values, &lost))
}
