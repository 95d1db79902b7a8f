use crate::base::text::Word;
use crate::ruleset::moves::Move;
use crate::ruleset::position::Position;

/// Games in which a move may be written like a position; see Hackenbush.
pub trait Shorthand {
    /// The move that a position's text means, where it means no position: a cut or the like.
    fn meant_move(&self, position: &Position, words: &[Word<'_>]) -> Option<Move>;
}
