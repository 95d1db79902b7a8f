use crate::ruleset::outcome::Outcome;
use crate::ruleset::position::Position;

/// Outcomes given by a theorem.
pub trait Outcomes {
    /// Return the outcome of a position; `None` if the theorem does not decide it.
    fn outcome(&self, position: &Position, misere: bool) -> Option<Outcome>;
}
