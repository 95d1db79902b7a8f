use crate::base::text::Word;
use crate::ruleset::moves::Move;
use crate::ruleset::position::Position;

/// Short texts of moves that look like positions; see Hackenbush.
pub trait Shorthand {
    /// A cut or the like that a position's text means, where it means no position.
    fn meant_move(&self, position: &Position, words: &[Word<'_>]) -> Option<Move>;
}
