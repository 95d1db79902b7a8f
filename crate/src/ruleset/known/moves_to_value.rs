use crate::base::Flow;
use crate::ruleset::MoveVisitor;
use crate::ruleset::position::Position;

/// Moves that leave a position of a given Grundy value, found without trying every move.
pub trait MovesToValue {
    /// Visit the moves that leave a position of Grundy value `value` in normal play; `None` if the theorem does not
    /// find the moves.
    fn moves_to_value(
        &self,
        position: &Position,
        value: u64,
        visit: MoveVisitor<'_>,
    ) -> Option<Flow>;
}
