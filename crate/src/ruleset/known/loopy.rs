use crate::base::Flow;
use crate::ruleset::MoveVisitor;
use crate::ruleset::position::Position;

/// Play that may return to a position, which may then be drawn. A loopy game is not searched like one that must
/// end; its theorem answers, once prepared.
pub trait Loopy {
    /// The numbers that the options of a part have, where the part itself has none: the K of its loopy value ∞_K.
    fn infinite(&self, part: &[u64]) -> Option<Vec<u64>>;

    /// How far a part with a number is from its end: over the parts of a lost sum it falls with every move in them
    /// and its answer.
    fn rank(&self, part: &[u64]) -> u64;

    /// Visit the moves of a drawn position that leave it drawn; `None` where no theorem answers.
    fn holding(&self, position: &Position, misere: bool, visit: MoveVisitor<'_>) -> Option<Flow>;
}
