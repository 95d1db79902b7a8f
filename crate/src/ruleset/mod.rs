//! What every game implements: its parts, its options, its moves, and its theorem where one is
//! known.

pub mod explain;
pub mod follow;
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
use crate::base::nimber::Nimber;
use crate::base::text::joined;
use explain::Step;
use moves::{Legal, Move};
use outcome::Outcome;
use position::Position;

/// Moves up to which every one is examined for winning moves. Beyond, a theorem may name only
/// some.
pub const LOOKED_THROUGH: u128 = 20_000_000;

/// A part of a position that no move connects to the rest, as numbers whose meaning the game knows:
/// one heap `[n]`, a token's node, all heaps of a game that cannot be taken apart.
/// Equal parts are equal numbers, so a part is the key of every memo.
pub type Part = Vec<u64>;

/// What is called with each move, until it breaks.
pub type MoveVisitor<'v> = &'v mut dyn FnMut(Move) -> Flow;

/// What is called with the parts that each option leaves, until it breaks.
pub type OptionVisitor<'v> = &'v mut dyn FnMut(&[Part]) -> Flow;

/// The rules of an impartial game.
///
/// The first half is the rules themselves: enough for the solver to value any position. The second
/// half is what is known by theorem; a game without one keeps the defaults and is searched.
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

    /// Whether the game is loopy: play may return to a position, which may then be drawn. Such a game is
    /// not searched like one that must end; its theorem answers, once prepared.
    fn loops(&self) -> bool {
        false
    }

    /// The numbers that the options of a part have, where play may cycle and the part itself has
    /// none: the K of its loopy value ∞_K.
    fn infinite(&self, _part: &[u64]) -> Option<Vec<u64>> {
        None
    }

    /// How far a part of a loopy game with a number is from its end: over the parts of a lost sum it falls with
    /// every move in them and its answer.
    fn rank(&self, _part: &[u64]) -> u64 {
        0
    }

    /// The value of a part by theorem, or from the prepared table.
    fn part_value(&self, _part: &[u64]) -> Option<Nimber> {
        None
    }

    /// The value of a position, where those of all its parts are known: their nim-sum.
    fn known_value(&self, position: &Position) -> Option<Nimber> {
        self.parts(position).iter().map(|part| self.part_value(part)).sum()
    }

    /// Visit the moves after which a position has this value in normal play, where the theorem finds them
    /// without a look at every move; `None` where it does not.
    fn moves_to_value(
        &self,
        _position: &Position,
        _value: u64,
        _visit: MoveVisitor<'_>,
    ) -> Option<Flow> {
        None
    }

    /// The value of a part and whether it is firm under misère play, as [`sum::Sum::of_tame`] adds them, where the
    /// part and all that follow it are tame; once prepared for misère play.
    fn tame(&self, _part: &[u64]) -> Option<(u64, bool)> {
        None
    }

    /// Who wins, by theorem.
    fn outcome(&self, _position: &Position, _misere: bool) -> Option<Outcome> {
        None
    }

    /// Visit the winning moves by theorem, the one that its argument finds first; where play may go
    /// round, one that comes nearer to the end. All of them, unless
    /// the visitor stops or the answer is `None`: then there is no theorem, and the caller tries
    /// every move.
    fn winning(
        &self,
        _position: &Position,
        _misere: bool,
        _visit: MoveVisitor<'_>,
    ) -> Option<Flow> {
        None
    }

    /// The first of these moves.
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

    /// Visit the moves of a drawn position that leave it drawn; `None` where nothing is drawn.
    fn holding(
        &self,
        _position: &Position,
        _misere: bool,
        _visit: MoveVisitor<'_>,
    ) -> Option<Flow> {
        None
    }

    /// How many moves are left where the winner hurries and the loser delays, by theorem.
    fn remoteness(&self, _position: &Position, _misere: bool) -> Option<u128> {
        None
    }

    /// The winning move that the theorem names, where [`Ruleset::winning`] leaves them all to a search.
    fn named(&self, _position: &Position, _misere: bool) -> Option<Move> {
        None
    }

    /// About how many steps [`Ruleset::winning`] takes at a position.
    fn winning_cost(&self, position: &Position) -> usize {
        let numbers = self.parts(position).iter().map(|part| part.len().max(1)).sum::<usize>();
        16 * numbers.max(1)
    }

    /// The value of a position by a search of the game's own, which is faster than the plain one; `None` where it
    /// has none for the position, or was not prepared for one that it follows.
    #[cfg(feature = "lab")]
    fn searched_value(
        &self,
        _position: &Position,
        _budget: &mut Budget<'_>,
    ) -> Option<Result<Nimber>> {
        None
    }

    /// The outcome by a search of the game's own; by [`Ruleset::searched_value`] in normal play.
    #[cfg(feature = "lab")]
    fn searched_outcome(
        &self,
        position: &Position,
        misere: bool,
        budget: &mut Budget<'_>,
    ) -> Option<Result<Outcome>> {
        let value = if misere { None } else { self.searched_value(position, budget) };
        value.map(|found| found.map(|Nimber(value)| Outcome::mover_wins(value != 0)))
    }

    /// Why the theorem answers as it does, as data.
    fn why(&self, _position: &Position, _misere: bool) -> Vec<Step> {
        Vec::new()
    }
}
