//! What text, boards and tables need of a game, beside its rules.

use super::board::Board;
use super::entry::Entry;
use super::{heaps, moves, positions};
use crate::base::budget::Budget;
use crate::base::error::Result;
use crate::base::rng::Rng;
use crate::base::text::{Source, Word};
use crate::period::sequence::Sequence;
use crate::ruleset::Ruleset;
use crate::ruleset::moves::Move;
use crate::ruleset::position::Position;

/// How large a random position is to be.
#[derive(Clone, Copy, Debug)]
pub struct Wanted {
    /// From 0, small, to 2, large.
    pub level: u64,
    /// Whether it is for misère play, where some games are searched and must stay small.
    pub misere: bool,
}

/// A rectangle of positions of two heaps, or of bars with two rows and a third one of fixed length.
#[derive(Clone, Copy, Debug)]
pub struct Frame {
    /// How many second heaps there are, from 0.
    pub width: usize,
    /// How many first heaps there are, from 0.
    pub height: usize,
    /// The third row, where there is one.
    pub third: usize,
}

/// The values of a game's single heaps, or the reason why there are none: `no-heaps`, `two-heaps`.
pub type Heaps = std::result::Result<Box<dyn Sequence>, &'static str>;

/// A game that can be written, drawn and played: its rules, and how its text reads.
///
/// What is not said here is as for a game on heaps from which one takes.
pub trait Playable: Ruleset + Duplicate + std::fmt::Debug {
    /// Its entry in the list of games.
    fn entry(&self) -> &'static Entry;

    /// The game in canonical form, without `misere`.
    fn text(&self) -> String {
        self.entry().name.to_string()
    }

    /// Read a position. Spans are bytes of the plain text.
    ///
    /// # Errors
    /// `empty-position`, and what numbers refuse.
    fn read_position(&self, source: &Source<'_>) -> Result<Position> {
        positions::heaps(source, self.entry().position).map(Position::Heaps)
    }

    /// A position in canonical form. Order and empty heaps are kept.
    fn position_text(&self, position: &Position) -> String {
        heaps::text(position.heaps())
    }

    /// Whether a text is a move in the notation of moves, not the position after one.
    fn is_move_text(&self, plain: &str) -> bool {
        plain.contains(['-', '=', '+', '>'])
    }

    /// Read a move in the notation of moves; `None` for what cannot be one of this game. Whether the
    /// rules allow it is not yet known.
    ///
    /// # Errors
    /// What numbers and names refuse.
    fn read_move(&self, position: &Position, words: &[Word<'_>]) -> Result<Option<Move>> {
        match words {
            [word] => Ok(moves::taken(position.heaps(), *word)?.map(Move::Take)),
            _ => Ok(None),
        }
    }

    /// The only move that could lead from one position to another, not yet known to be legal.
    fn move_between(&self, from: &Position, to: &Position) -> Option<Move> {
        moves::takings_between(from.heaps(), to.heaps())
    }

    /// Whether the rules allow a move that was read or named.
    ///
    /// # Errors
    /// What the rules refuse to answer.
    fn allows(&self, position: &Position, mv: &Move) -> Result<bool> {
        Ok(moves::is_legal(&self.legal(position), mv, position))
    }

    /// The move as the rules list it, of those that mean the same.
    fn listed_as(&self, _position: &Position, mv: Move) -> Move {
        mv
    }

    /// A cut or the like that a position's text means, where it means no position; see Hackenbush.
    fn meant_move(&self, _position: &Position, _words: &[Word<'_>]) -> Option<Move> {
        None
    }

    /// The move of a token to a node of a graph, whether or not an edge leads there.
    fn edge_move(&self, _position: &Position, _token: usize, _node: u32) -> Option<Move> {
        None
    }

    /// Put a position into standard order, where order and empty heaps mean nothing.
    fn standard(&self, position: &mut Position) {
        if let Position::Heaps(heaps) = position {
            heaps.retain(|h| *h > 0);
            heaps.sort_unstable();
            if heaps.is_empty() {
                heaps.push(0);
            }
        }
    }

    /// A position by chance.
    fn random_position(&self, rng: &mut Rng, wanted: Wanted) -> Position {
        heaps::random(rng, 3 + wanted.level, (1, 5 + 4 * wanted.level))
    }

    /// The position as a board draws it.
    fn board(&self, position: &Position) -> Board {
        Board::heaps(position.heaps())
    }

    /// The board that draws it, as the page calls it.
    fn board_name(&self) -> &'static str {
        self.entry().board
    }

    /// The values of single heaps. In games that do not add up those of several heaps are not their
    /// nim-sum.
    ///
    /// # Errors
    /// The reason why there are none.
    fn sequence(&self) -> Heaps;

    /// The values of two heaps row by row, where they are no nim-sums.
    ///
    /// # Errors
    /// `budget`.
    fn grid(&self, _frame: Frame, _budget: &mut Budget<'_>) -> Result<Option<Vec<u16>>> {
        Ok(None)
    }

    /// Whether a grid is of bars with a third row.
    fn has_third_row(&self) -> bool {
        false
    }

    /// The slopes of the lines that a grid's lost positions lie along, to be drawn into it.
    fn grid_lines(&self) -> &'static [f64] {
        &[]
    }
}

/// What a game can be copied by, whatever it is.
pub trait Duplicate {
    /// A copy; tables are shared until one of the two changes.
    fn duplicate(&self) -> Box<dyn Playable>;
}

impl<G: Playable + Clone + 'static> Duplicate for G {
    fn duplicate(&self) -> Box<dyn Playable> {
        Box::new(self.clone())
    }
}
