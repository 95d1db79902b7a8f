use crate::games::kit::piecewise::Piecewise;

/// Games whose moves change one part and leave smaller ones, so that all parts can be played at once.
pub trait InPieces {
    /// The game as its parts, which are played one by one.
    fn piecewise(&self) -> Piecewise<'_>;
}
