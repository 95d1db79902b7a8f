use crate::games::kit::piecewise::Piecewise;

/// Games whose moves change one part and leave smaller parts, so that the game can be played in all parts at once.
pub trait InPieces {
    /// Return the parts of the game with their options.
    fn piecewise(&self) -> Piecewise<'_>;
}
