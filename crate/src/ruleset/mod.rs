//! The rules of every game: its parts, its options and its moves; in [`known`], the theorems that some games have.

pub mod explain;
pub mod follow;
pub mod known;
pub mod legal;
pub mod links;
pub mod moves;
pub mod outcome;
#[cfg(feature = "lab")]
pub mod piece;
pub mod position;
pub mod product;
pub mod retrograde;
pub mod solver;
pub mod sum;

use crate::base::Flow;
use crate::base::budget::Budget;
use crate::base::error::Result;
use crate::base::text::joined;
use known::{Explains, Loopy, NamesMove, Outcomes, Remote, Strategy, Values};
#[cfg(feature = "lab")]
use known::{MovesToValue, Searches, Tame};
use moves::{Legal, Move};
use position::Position;

/// Moves up to which every one is examined for winning moves. Beyond, a theorem may name only
/// some.
pub const LOOKED_THROUGH: u128 = 20_000_000;

/// A part of a position that no move connects to the rest, as numbers whose meaning the game knows:
/// one heap `[n]`, a token's node, all heaps of a game that cannot be taken apart.
/// Equal parts are equal numbers, so a part is the key of every memo.
pub type Part = Vec<u64>;

/// Callback for each move; `Break` stops the enumeration.
pub type MoveVisitor<'v> = &'v mut dyn FnMut(Move) -> Flow;

/// Callback for the parts that each option leaves; `Break` stops the enumeration.
pub type OptionVisitor<'v> = &'v mut dyn FnMut(&[Part]) -> Flow;

/// The rules of an impartial game.
///
/// The moves are required, and enough for the solver to value any position. The methods that begin with `as_` lead to
/// theorems and the like, each kind a trait of its own in [`known`]; a game without any is searched.
/// Values are those of normal play; `misere` only ever changes who wins.
pub trait Ruleset {
    /// The independent parts of a position: by default its heaps.
    fn parts(&self, position: &Position) -> Vec<Part> {
        position.heaps().iter().map(|heap| vec![*heap]).collect()
    }

    /// The position of one part alone.
    fn alone(&self, part: &[u64]) -> Position {
        Position::Heaps(part.to_vec())
    }

    /// Visits the parts that each option of `part` leaves, options nearest to the end first: by default, what the
    /// moves of the part alone leave. A game overrides it where that is faster, and its comment names the gain.
    fn options(&self, part: &[u64], visit: OptionVisitor<'_>) -> Flow {
        let here = self.alone(part);
        self.moves(&here, &mut |mv| {
            let next = self.apply(&here, &mv);
            debug_assert!(next.is_some(), "a listed move can be played");
            next.map_or(Flow::Continue(()), |next| visit(&self.parts(&next)))
        })
    }

    /// Steps that an option of a part takes beyond one, and one for each number of what it leaves.
    fn option_cost(&self, _part: &[u64]) -> u64 {
        0
    }

    /// A part in the notation of positions: its numbers, unless a game says otherwise.
    fn part_text(&self, part: &[u64]) -> String {
        joined(part, " ")
    }

    /// The texts of a position's parts, in the order of [`Ruleset::parts`].
    fn part_texts(&self, position: &Position) -> Vec<String> {
        self.parts(position).iter().map(|part| self.part_text(part)).collect()
    }

    /// Call `visit` with every move, each resulting position once, in the order of the board.
    fn moves(&self, position: &Position, visit: MoveVisitor<'_>) -> Flow;

    /// The position after a move, whether or not the rules allow it; `None` for a move or a position of another
    /// game, and for a move that does not fit the position. By default the move takes from heaps.
    fn apply(&self, position: &Position, mv: &Move) -> Option<Position> {
        match position {
            Position::Heaps(heaps) => mv.taken_from(heaps).map(Position::Heaps),
            _ => None,
        }
    }

    /// How many moves there are; `None` where they are more than can be counted in 128 bits. By default they
    /// are visited one by one: a game with more than can be visited has a formula.
    fn move_count(&self, position: &Position) -> Option<u128> {
        let mut count = 0;
        let _ = self.moves(position, &mut |_| {
            count += 1;
            Flow::Continue(())
        });
        Some(count)
    }

    /// Whether there is no move.
    fn is_over(&self, position: &Position) -> bool {
        self.moves(position, &mut |_| Flow::Break(())).is_continue()
    }

    /// What a player may do, for a board that does not know the rules: by default the takings that
    /// [`Ruleset::moves`] visits, for a game that takes from one heap at a time and has few of them.
    fn legal(&self, position: &Position) -> Legal {
        let mut takes = vec![Vec::new(); position.heaps().len()];
        let _ = self.moves(position, &mut |mv| {
            if let Move::Take(taken) = mv {
                takes[taken.heap].push((taken.take, taken.take));
            }
            Flow::Continue(())
        });
        Legal::take_one(takes)
    }

    /// Compute what the theorem needs (a table, a period) for this position and all that follow it,
    /// for normal play, or for misère play as well.
    ///
    /// # Errors
    /// `budget` when the steps end before the answer is certain.
    fn prepare(&mut self, _position: &Position, _misere: bool, _budget: &mut Budget<'_>) -> Result {
        Ok(())
    }

    /// A number of moves below which no play from this position ends: a search takes at least as many
    /// steps.
    fn fewest_moves(&self, _position: &Position) -> u128 {
        0
    }

    /// The values of parts, where they are known.
    fn as_values(&self) -> Option<&dyn Values> {
        None
    }

    /// The moves to a wanted value, where they are found at once.
    #[cfg(feature = "lab")]
    fn as_moves_to_value(&self) -> Option<&dyn MovesToValue> {
        None
    }

    /// The tame parts, where misère play has some.
    #[cfg(feature = "lab")]
    fn as_tame(&self) -> Option<&dyn Tame> {
        None
    }

    /// The loopy values, where play may cycle.
    fn as_loopy(&self) -> Option<&dyn Loopy> {
        None
    }

    /// The outcomes that a theorem knows.
    fn as_outcomes(&self) -> Option<&dyn Outcomes> {
        None
    }

    /// The winning moves that a theorem finds.
    fn as_strategy(&self) -> Option<&dyn Strategy> {
        None
    }

    /// The single winning move that a theorem names.
    fn as_names_move(&self) -> Option<&dyn NamesMove> {
        None
    }

    /// The remoteness that a theorem knows.
    #[cfg(feature = "lab")]
    fn as_remote(&self) -> Option<&dyn Remote> {
        None
    }

    /// The game's own search.
    #[cfg(feature = "lab")]
    fn as_searches(&self) -> Option<&dyn Searches> {
        None
    }

    /// The argument of the theorem.
    fn as_explains(&self) -> Option<&dyn Explains> {
        None
    }
}
