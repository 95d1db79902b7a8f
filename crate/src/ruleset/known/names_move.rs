use crate::ruleset::moves::Move;
use crate::ruleset::position::Position;

/// A single winning move by theorem, where the others are left to a search.
pub trait NamesMove {
    /// The winning move that the theorem names; `None` where it names none.
    fn named(&self, position: &Position, misere: bool) -> Option<Move>;
}
