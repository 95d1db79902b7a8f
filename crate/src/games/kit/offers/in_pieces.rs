use crate::games::kit::piecewise::Piecewise;

/// Moves that change one part and leave smaller ones: games that can be played in all parts at once.
pub trait InPieces {
    /// The game as its parts, which are played one by one.
    fn piecewise(&self) -> Piecewise<'_>;
}
