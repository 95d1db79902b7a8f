use crate::ruleset::position::Position;

/// The remoteness of positions, given by a theorem.
pub trait Remote {
    /// Return the number of moves until the end if the winner ends play as soon as possible and the loser as late as
    /// possible; `None` if no theorem gives the number.
    fn remoteness(&self, position: &Position, misere: bool) -> Option<u128>;
}
