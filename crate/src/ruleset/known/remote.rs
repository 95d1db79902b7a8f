use crate::ruleset::position::Position;

/// Remoteness by theorem.
pub trait Remote {
    /// How many moves are left where the winner hurries and the loser delays; `None` where no theorem says.
    fn remoteness(&self, position: &Position, misere: bool) -> Option<u128>;
}
