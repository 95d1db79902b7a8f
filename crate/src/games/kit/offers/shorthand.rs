use crate::base::text::Word;
use crate::ruleset::moves::Move;
use crate::ruleset::position::Position;

/// Games in which a move may be written like a position, such as a cut edge of Hackenbush without its sign.
pub trait Shorthand {
    /// Return the move that a text means if the text looks like a position but is none; `None` if it means no move.
    fn meant_move(&self, position: &Position, words: &[Word<'_>]) -> Option<Move>;
}
