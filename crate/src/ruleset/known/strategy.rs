use crate::base::Flow;
use crate::ruleset::moves::Move;
use crate::ruleset::position::Position;
use crate::ruleset::{MoveVisitor, Ruleset};

/// Winning moves by theorem.
pub trait Strategy: Ruleset {
    /// Visit the winning moves, the one that the theorem's argument finds first; where play may go round, one that
    /// comes nearer to the end. All of them, unless the visitor stops or the answer is `None`: then there is no
    /// theorem, and the caller tries every move.
    fn winning(&self, position: &Position, misere: bool, visit: MoveVisitor<'_>) -> Option<Flow>;

    /// About how many steps [`Strategy::winning`] takes at a position.
    fn winning_cost(&self, position: &Position) -> usize {
        usual_cost(&self.parts(position))
    }

    /// The first of the winning moves.
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

/// The steps that a look at parts usually takes: some for each of their numbers.
pub fn usual_cost(parts: &[Vec<u64>]) -> usize {
    let numbers = parts.iter().map(|part| part.len().max(1)).sum::<usize>();
    16 * numbers.max(1)
}
