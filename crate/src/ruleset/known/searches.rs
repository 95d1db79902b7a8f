use crate::base::budget::Budget;
use crate::base::error::Result;
use crate::base::nimber::Nimber;
use crate::ruleset::outcome::Outcome;
use crate::ruleset::position::Position;

/// A search of the game's own, which is faster than the plain one.
pub trait Searches {
    /// The value of a position; `None` where the search does not fit the position, or was not prepared for one that
    /// it follows.
    fn searched_value(
        &self,
        position: &Position,
        budget: &mut Budget<'_>,
    ) -> Option<Result<Nimber>>;

    /// The outcome: by [`Searches::searched_value`] in normal play.
    fn searched_outcome(
        &self,
        position: &Position,
        misere: bool,
        budget: &mut Budget<'_>,
    ) -> Option<Result<Outcome>> {
        let value = if misere { None } else { self.searched_value(position, budget) };
        value.map(|found| found.map(|Nimber(value)| Outcome::mover_wins(value != 0)))
    }
}
