use crate::base::Flow;
use crate::ruleset::MoveVisitor;
use crate::ruleset::position::Position;

/// Games in which play may return to an earlier position, so that a position may be drawn. Such a game is not searched:
/// a theorem gives its outcomes, after [`Ruleset::prepare`](crate::ruleset::Ruleset::prepare).
pub trait Loopy {
    /// Return the set K if a part has the loopy value ∞_K: the numbers that its options have. `None` if the part has a
    /// number.
    fn infinite(&self, part: &[u64]) -> Option<Vec<u64>>;

    /// Return a distance of a part from its end, for a part whose value is a number. In a sum with nim-sum 0, the total
    /// of the ranks falls with every move and the answer to it.
    fn rank(&self, part: &[u64]) -> u64;

    /// Visit the moves of a drawn position after which the position remains drawn; `None` if no theorem applies.
    fn holding(&self, position: &Position, misere: bool, visit: MoveVisitor<'_>) -> Option<Flow>;
}
