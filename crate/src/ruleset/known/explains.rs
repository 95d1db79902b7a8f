use crate::ruleset::explain::Step;
use crate::ruleset::position::Position;

/// The argument of a theorem.
pub trait Explains {
    /// Return the argument by which the theorem decides a position, as steps of an explanation.
    fn why(&self, position: &Position, misere: bool) -> Vec<Step>;
}
