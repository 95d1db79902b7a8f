//! The rules of every game: its parts, options and moves. The module [`known`] has the theorems of some games.

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

/// The greatest number of moves of a position at which every move is examined for winning moves. In positions with more
/// moves a theorem may give only some of the winning moves.
pub const LOOKED_THROUGH: u128 = 20_000_000;

/// An independent part of a position, as numbers whose meaning depends on the game: one heap `[n]`, the node of a
/// token, or all heaps of a game that has no independent parts. Equal parts have equal numbers, so that a part serves
/// as a key of a memo.
pub type Part = Vec<u64>;

/// Callback for each move; `Break` stops the enumeration.
pub type MoveVisitor<'v> = &'v mut dyn FnMut(Move) -> Flow;

/// Callback for each option, given as the parts that it leaves; `Break` stops the enumeration.
pub type OptionVisitor<'v> = &'v mut dyn FnMut(&[Part]) -> Flow;

/// The rules of an impartial game.
///
/// The moves are required, and enough for the solver to value any position. Each method that begins with `as_` returns
/// one kind of theorem or search, a trait of [`known`], if the game has it. A game without any of these is searched by
/// the general solver. Grundy values are those of normal play; `misere` changes only the winner.
pub trait Ruleset {
    /// Return the independent parts of a position: by default its heaps.
    fn parts(&self, position: &Position) -> Vec<Part> {
        position.heaps().iter().map(|heap| vec![*heap]).collect()
    }

    /// Return the position that consists of one part.
    fn alone(&self, part: &[u64]) -> Position {
        Position::Heaps(part.to_vec())
    }

    /// Visit the options of `part`, each as the parts that it leaves, with the options nearest to the end first. The
    /// default derives the options from the moves. A game overrides the method for speed, and the comment of its method
    /// states the reason.
    fn options(&self, part: &[u64], visit: OptionVisitor<'_>) -> Flow {
        let here = self.alone(part);
        self.moves(&here, &mut |mv| {
            let next = self.apply(&here, &mv);
            debug_assert!(next.is_some(), "a listed move can be played");
            next.map_or(Flow::Continue(()), |next| visit(&self.parts(&next)))
        })
    }

    /// Return the steps of the search that each option of a part costs, beyond one step for the option, one for each
    /// part that it leaves, and one for each number of these parts.
    fn option_cost(&self, _part: &[u64]) -> u64 {
        0
    }

    /// Return a part as text in the notation of positions; by default its numbers, separated by spaces.
    fn part_text(&self, part: &[u64]) -> String {
        joined(part, " ")
    }

    /// Return the texts of a position's parts, in the order of [`Ruleset::parts`].
    fn part_texts(&self, position: &Position) -> Vec<String> {
        self.parts(position).iter().map(|part| self.part_text(part)).collect()
    }

    /// Call `visit` with every move in the order of the board. Of moves that lead to the same position, visit one.
    fn moves(&self, position: &Position, visit: MoveVisitor<'_>) -> Flow;

    /// Return the position after a move, without a check that the rules allow the move. `None` if the move or the
    /// position belongs to another game, or if the move does not fit the position. By default the move takes from
    /// heaps.
    fn apply(&self, position: &Position, mv: &Move) -> Option<Position> {
        match position {
            Position::Heaps(heaps) => mv.taken_from(heaps).map(Position::Heaps),
            _ => None,
        }
    }

    /// Return the number of moves; `None` if it is unknown or exceeds 128 bits. The default visits the moves one by
    /// one; a game with too many moves for a visit has a formula.
    fn move_count(&self, position: &Position) -> Option<u128> {
        let mut count = 0;
        let _ = self.moves(position, &mut |_| {
            count += 1;
            Flow::Continue(())
        });
        Some(count)
    }

    /// Return whether the position has no move.
    fn is_over(&self, position: &Position) -> bool {
        self.moves(position, &mut |_| Flow::Break(())).is_continue()
    }

    /// Return the legal moves as data, for a board that has no code for the rules. The default suits a game with few
    /// moves that take from one heap at a time: it lists the amounts that [`Ruleset::moves`] visits.
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

    /// Compute the data of the theorem (a table, a period) for this position and its followers, for normal play, and
    /// with `misere` for misère play as well.
    ///
    /// # Errors
    /// `budget` when the steps end before the data is complete.
    fn prepare(&mut self, _position: &Position, _misere: bool, _budget: &mut Budget<'_>) -> Result {
        Ok(())
    }

    /// Return a lower bound for the number of moves of a play from this position, and so for the steps of a search.
    fn fewest_moves(&self, _position: &Position) -> u128 {
        0
    }

    /// Return the game's Grundy values of parts, if it has a theorem or a table for them.
    fn as_values(&self) -> Option<&dyn Values> {
        None
    }

    /// Return the game's way to find the moves to a given Grundy value without trying every move, if it has one.
    #[cfg(feature = "lab")]
    fn as_moves_to_value(&self) -> Option<&dyn MovesToValue> {
        None
    }

    /// Return the game's theorem about tame parts in misère play, if it has one.
    #[cfg(feature = "lab")]
    fn as_tame(&self) -> Option<&dyn Tame> {
        None
    }

    /// Return the game's loopy values, if play may cycle.
    fn as_loopy(&self) -> Option<&dyn Loopy> {
        None
    }

    /// Return the game's theorem about outcomes, if it has one.
    fn as_outcomes(&self) -> Option<&dyn Outcomes> {
        None
    }

    /// Return the game's theorem that gives all winning moves, if it has one.
    fn as_strategy(&self) -> Option<&dyn Strategy> {
        None
    }

    /// Return the game's theorem that gives a single winning move, if it has one.
    fn as_names_move(&self) -> Option<&dyn NamesMove> {
        None
    }

    /// Return the game's theorem about remoteness, if it has one.
    #[cfg(feature = "lab")]
    fn as_remote(&self) -> Option<&dyn Remote> {
        None
    }

    /// Return the game's own search, if it has one.
    #[cfg(feature = "lab")]
    fn as_searches(&self) -> Option<&dyn Searches> {
        None
    }

    /// Return the game's explanations of its theorem, if it has any.
    fn as_explains(&self) -> Option<&dyn Explains> {
        None
    }
}
