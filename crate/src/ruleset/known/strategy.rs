use crate::base::Flow;
use crate::ruleset::moves::Move;
use crate::ruleset::position::Position;
use crate::ruleset::{MoveVisitor, Ruleset};

/// Winning moves given by a theorem.
pub trait Strategy: Ruleset {
    /// Visit all winning moves, until the visitor stops. The first one is the move that the theorem's argument finds;
    /// where play may cycle, it is a move that comes nearer to the end. `None` if no theorem applies: the caller then
    /// tries every move.
    fn winning(&self, position: &Position, misere: bool, visit: MoveVisitor<'_>) -> Option<Flow>;

    /// Return the approximate number of steps that [`Strategy::winning`] takes at a position.
    fn winning_cost(&self, position: &Position) -> usize {
        usual_cost(&self.parts(position))
    }

    /// Return the first move that [`Strategy::winning`] visits; `None` if it visits none.
    fn first_winning(&self, position: &Position, misere: bool) -> Option<Move>
    where
        Self: Sized,
    {
        let mut first = None;
        let _ = self.winning(position, misere, &mut |mv| {
            first = Some(mv);
            Flow::Break(())
        });
        first
    }
}

/// Return the number of steps that a theorem usually takes to examine these parts: 16 for each of their numbers.
pub fn usual_cost(parts: &[Vec<u64>]) -> usize {
    let numbers = parts.iter().map(|part| part.len().max(1)).sum::<usize>();
    16 * numbers.max(1)
}
