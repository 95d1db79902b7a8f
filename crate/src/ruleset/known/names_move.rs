use crate::ruleset::moves::Move;
use crate::ruleset::position::Position;

/// A single winning move given by a theorem; a search finds the other winning moves.
pub trait NamesMove {
    /// Return the winning move that the theorem gives; `None` if it gives none.
    fn named(&self, position: &Position, misere: bool) -> Option<Move>;
}
