//! The rule behind a table: its forms, what is claimed of it, and programs.
//!
//! A form is searched for among the first values and compared with all others; one that is not proven is shown
//! only if it holds for ten times as many heaps as the table has.

pub(crate) mod code;
mod conjecture;
pub(crate) mod form;
pub(crate) mod helpers;
mod known_rows;
mod named;
pub(crate) mod notation;
mod periods;
mod plane;
pub(crate) mod program;
mod proofs;
mod relations;
mod rules_of;
pub(crate) mod search;
mod sets;
pub(crate) mod sight;
#[cfg(test)]
mod tests;

use serde::Serialize;

use crate::answers::table::limits::no_table;
use crate::base::budget::Budget;
use crate::base::error::Result;
use crate::notation::Game;

use code::Language;
use plane::Plane;
use search::Found;
use sight::Sight;

pub use conjecture::{Conjecture, Failure, ValuedOption, conjecture};
pub use proofs::Theorem;
pub use rules_of::{FEWEST_VALUES, RuleOf, rules_of};

/// The last heap of the table from which the form of a program is found.
const TABLE: u64 = 1000;

/// The forms of the values of a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[non_exhaustive]
pub struct Patterns {
    /// The game in canonical form.
    pub game: String,
    /// The last heap that forms were compared with; in two numbers the last of each.
    pub checked: u64,
    /// The forms of the values, the shortest first.
    pub values: Vec<Pattern>,
    /// The forms of the lost positions, the shortest first.
    pub lost: Vec<Pattern>,
}

/// A form of the values of a game, or of its lost positions.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[non_exhaustive]
pub struct Pattern {
    /// The form in the notation of `conjecture`, such as `g(2*m) = m | g(2*m+1) = g(m)`.
    pub text: String,
    /// Its family: `period`, `relations`, `named`, `partial` for a form that some heaps have, `lost` or `plane`.
    pub family: &'static str,
    /// The last heap that it was compared with.
    pub checked: u64,
    /// Whether it is proven for all heaps; otherwise it holds as far as `checked`.
    pub proven: bool,
    /// The theorem that proves the form.
    pub theorem: Option<Theorem>,
    /// A function `g` or `lost`, which stands alone and is right for heaps to 2^53.
    pub code: Code,
}

/// A function in the languages of contestants.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "PatternCode"))]
#[non_exhaustive]
pub struct Code {
    /// In C++17.
    pub cpp: String,
    /// In Python.
    pub python: String,
    /// In JavaScript.
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

/// The best form that gives the value of every heap, and the last heap for which it was compared.
///
/// # Errors
/// As [`patterns`].
pub(crate) fn whole(game: &Game, budget: &mut Budget<'_>) -> Result<Option<(Found, u64)>> {
    let sequence = game.rule.sequence().map_err(|reason| no_table(game, reason))?;
    let sight = Sight::new(game, sequence, TABLE, budget)?;
    let checked = sight.values.len().saturating_sub(1) as u64;
    let whole = search::values(&sight).into_iter().find(|found| found.family != "partial");
    Ok(whole.map(|found| (found, checked)))
}

/// The forms of the values of heaps and of lost heaps, searched for in a table up to heap `upto`.
///
/// A form holds for every heap up to `checked`; it is `proven` by the theorem of a period, by that of a game, or
/// by an induction over the rule.
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
/// `no-table` where a heap of the game has no value of its own; `budget`; what a typed rule refuses.
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
