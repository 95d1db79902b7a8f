use crate::base::budget::Budget;
use crate::base::error::Result;
use crate::base::nimber::Nimber;
use crate::ruleset::outcome::Outcome;
use crate::ruleset::position::Position;

/// A search written for one game, faster than the general solver.
pub trait Searches {
    /// Return the Grundy value of a position. `None` if the search does not apply to the position, or was prepared only
    /// for positions from which the given position cannot be reached.
    fn searched_value(
        &self,
        position: &Position,
        budget: &mut Budget<'_>,
    ) -> Option<Result<Nimber>>;

    /// Return the outcome of a position; the default uses [`Searches::searched_value`] and covers normal play only.
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
