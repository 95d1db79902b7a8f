use crate::base::Flow;
use crate::ruleset::MoveVisitor;
use crate::ruleset::position::Position;

/// Moves to a wanted value, found without a look at every move.
pub trait MovesToValue {
    /// Visit the moves after which a position has this value in normal play; `None` where the theorem does not find
    /// them.
    fn moves_to_value(
        &self,
        position: &Position,
        value: u64,
        visit: MoveVisitor<'_>,
    ) -> Option<Flow>;
}
