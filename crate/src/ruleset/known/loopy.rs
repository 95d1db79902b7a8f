use crate::base::Flow;
use crate::ruleset::MoveVisitor;
use crate::ruleset::position::Position;

/// Games in which play may return to an earlier position, so that a position may be drawn. Such a game is not searched:
/// a theorem gives its outcomes, after [`Ruleset::prepare`](crate::ruleset::Ruleset::prepare).
pub trait Loopy {
    /// Return the set K if a part has the loopy value ∞_K: the Grundy values of those options that have one. `None` if
    /// the part itself has a Grundy value.
    fn infinite(&self, part: &[u64]) -> Option<Vec<u64>>;

    /// Return the rank of a part that has a Grundy value: a measure of its distance from the end. In a sum with nim-sum
    /// 0, each move together with the answer to it lowers the total of the ranks.
    fn rank(&self, part: &[u64]) -> u64;

    /// Visit the moves of a drawn position after which the position remains drawn; `None` if no theorem applies.
    fn holding(&self, position: &Position, misere: bool, visit: MoveVisitor<'_>) -> Option<Flow>;
}
