use crate::ruleset::explain::Step;
use crate::ruleset::position::Position;

/// The argument of a theorem.
pub trait Explains {
    /// Why the theorem answers as it does, as data.
    fn why(&self, position: &Position, misere: bool) -> Vec<Step>;
}
