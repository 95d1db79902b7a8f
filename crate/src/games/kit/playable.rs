//! What a game is made of besides its rules: its entry in the list of games, and what text, boards
//! and tables need of it. The two name each other, so they stand together.

use crate::base::sort::sort_numbers;
use serde::Serialize;

use super::arguments::Arguments;
use super::board::Board;
use super::form::Form;
#[cfg(feature = "lab")]
use super::offers::{Certified, Composite, TypedRule};
use super::offers::{HeapRules, InPieces, OnGrid, Shorthand};
use super::random::Wanted;
use super::{heaps, moves, positions, random};
#[cfg(feature = "lab")]
use crate::base::Flow;
use crate::base::error::Result;
use crate::base::rng::Rng;
use crate::base::text::{Source, Word};
use crate::period::sequence::Sequence;
use crate::ruleset::Ruleset;
#[cfg(feature = "lab")]
use crate::ruleset::moves::Legal;
use crate::ruleset::moves::Move;
use crate::ruleset::position::Position;

/// Which games stand together where they are offered.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "GameGroup"))]
#[serde(rename_all = "lowercase")]
pub enum Group {
    /// Take from heaps.
    Heaps,
    /// Take and break heaps.
    Break,
    /// Coins on strips and stairs.
    Strips,
    /// Figures in the plane.
    Plane,
    /// What grows and is cut.
    Plants,
    /// A rule of one's own.
    Own,
}

/// How one heap of a game's table is written as a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct OneHeap {
    /// What heap n ends with, after n − 1 times `fill`; empty where a heap is written as its number.
    pub last: &'static str,
    /// What stands before that.
    pub fill: &'static str,
}

/// A game of the notation, by its first word.
#[derive(Clone, Copy, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "GameEntry"))]
#[serde(rename_all = "camelCase")]
pub struct Entry {
    /// The first word of the game.
    pub name: &'static str,
    /// A game to begin with.
    pub game: &'static str,
    /// A position of it that the next player wins.
    pub position: &'static str,
    /// Which games it stands with.
    pub group: Group,
    /// The board that draws it, as the page calls it.
    pub board: &'static str,
    /// What one of its parts is called, as the page words it.
    pub part: &'static str,
    /// Whether the value of a position is the nim-sum of the values of its heaps, so that a table of single heaps
    /// decides every position.
    pub adds_up: bool,
    /// Whether who takes the last stone has made the last move.
    pub stones: bool,
    /// How one heap of its table is written as a position.
    pub one_heap: OneHeap,
    /// How its text is recognised.
    pub form: Form,
    /// Read the game from what stands after its name.
    #[serde(skip)]
    pub read: fn(Arguments<'_>) -> Result<Box<dyn Playable>>,
}

impl Entry {
    /// What most games on heaps have in common; the rest is filled in by each.
    ///
    /// ```
    /// use mexplorer::GAMES;
    /// let greedy = GAMES.iter().find(|entry| entry.name == "greedy").expect("it is on the list");
    /// assert_eq!((greedy.board, greedy.part, greedy.adds_up), ("heaps", "heap", false));
    /// ```
    pub const HEAPS: Entry = Entry {
        name: "",
        game: "",
        position: "",
        group: Group::Heaps,
        board: "heaps",
        part: "heap",
        adds_up: true,
        stones: false,
        one_heap: OneHeap { last: "", fill: "" },
        form: Form::Name,
        read: |_| unreachable!("an entry says how its game reads"),
    };

    /// The entry under another name, which is the whole text of the game, and with a position to begin with.
    pub const fn named(self, name: &'static str, position: &'static str) -> Entry {
        Entry { name, game: name, position, ..self }
    }
}

/// Entries are equal when they are of the same name.
impl PartialEq for Entry {
    fn eq(&self, other: &Self) -> bool {
        self.name == other.name
    }
}

impl Eq for Entry {}

impl std::fmt::Debug for Entry {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_tuple("Entry").field(&self.name).finish()
    }
}

/// The values of a game's single heaps, or the reason why there are none: `no-heaps`, `two-heaps`, `three-numbers`,
/// `sum`.
pub type Heaps = std::result::Result<Box<dyn Sequence>, &'static str>;

/// A game that can be written, drawn and played: its rules, and how its text reads.
///
/// The entry and the table of single heaps are required. The other methods suit a game on heaps from which one takes;
/// those that begin with `as_` lead to forms in which only some games come, each a trait of its own in
/// [`offers`](super::offers).
pub trait Playable: Ruleset + Duplicate {
    /// Its entry in the list of games.
    fn entry(&self) -> &'static Entry;

    /// The values of single heaps, where the game has heaps. In games that do not add up those of several
    /// heaps are not their nim-sum.
    ///
    /// # Errors
    /// The reason why there are none.
    fn sequence(&self) -> Heaps;

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

    /// Read a move of one word in the notation of moves; `None` for what cannot be one of this game. Whether
    /// the rules allow it is not yet known.
    ///
    /// # Errors
    /// What numbers and names refuse.
    fn read_word(&self, position: &Position, word: Word<'_>) -> Result<Option<Move>> {
        Ok(moves::taken(position.heaps(), word)?.map(Move::Take))
    }

    /// The same for a move of any number of words: by default of one.
    ///
    /// # Errors
    /// As [`Playable::read_word`].
    fn read_move(&self, position: &Position, words: &[Word<'_>]) -> Result<Option<Move>> {
        match words {
            [word] => self.read_word(position, *word),
            _ => Ok(None),
        }
    }

    /// A move in the notation of moves, as [`Playable::read_move`] reads it; `None` for a move of another game.
    /// [`crate::Game::move_text`] is the same with an error.
    fn move_text(&self, mv: &Move) -> Option<String> {
        moves::takings_text(mv)
    }

    /// The only move that could lead from one position to another, not yet known to be legal. By default it
    /// takes from heaps; of other positions, which have few moves then, each is tried.
    fn move_between(&self, from: &Position, to: &Position) -> Option<Move> {
        // No game of the small core needs this, which would be a part of its size.
        #[cfg(feature = "lab")]
        if !matches!(from, Position::Heaps(_)) {
            let leads = |mv: &Move| self.apply(from, mv).as_ref() == Some(to);
            return moves::first(&mut |visit| {
                self.moves(from, &mut |mv| if leads(&mv) { visit(mv) } else { Flow::Continue(()) })
            });
        }
        moves::takings_between(from.heaps(), to.heaps())
    }

    /// Whether the rules allow a move that was read or named: by default, whether [`Ruleset::legal`] says so
    /// of a taking, or else whether it is one of the moves, which are few then.
    ///
    /// # Errors
    /// What the rules refuse to answer.
    fn allows(&self, position: &Position, mv: &Move) -> Result<bool> {
        let legal = self.legal(position);
        #[cfg(feature = "lab")]
        if !matches!(legal, Legal::Take { .. }) {
            let found = self.moves(position, &mut |other| {
                if other == *mv { Flow::Break(()) } else { Flow::Continue(()) }
            });
            return Ok(found.is_break());
        }
        Ok(moves::allows_taking(&legal, mv))
    }

    /// The move as the rules list it, of those that mean the same.
    fn listed_as(&self, _position: &Position, mv: Move) -> Move {
        mv
    }

    /// Put a position into standard order, where order and empty heaps mean nothing.
    fn standard(&self, position: &mut Position) {
        if let Position::Heaps(heaps) = position {
            heaps.retain(|h| *h > 0);
            sort_numbers(heaps);
            if heaps.is_empty() {
                heaps.push(0);
            }
        }
    }

    /// A legal move at random; `None` when there is no move.
    fn random_move(&self, position: &Position, rng: &mut Rng) -> Option<Move> {
        let taking = random::taking(rng, &self.legal(position), position.heaps());
        taking.or_else(|| random::listed(rng, &mut |visit| self.moves(position, visit)))
    }

    /// A position at random.
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

    /// About how many bytes it holds that took time to compute.
    fn held(&self) -> usize {
        0
    }

    /// The number of numbers in a part of a position.
    fn numbers(&self) -> usize {
        1
    }

    /// The options of single heaps, where a move replaces one heap by smaller ones.
    #[cfg(feature = "lab")]
    fn as_heap_rules(&self) -> Option<&dyn HeapRules> {
        None
    }

    /// The parts as pieces that are played one by one.
    #[cfg(feature = "lab")]
    fn as_pieces(&self) -> Option<&dyn InPieces> {
        None
    }

    /// The map of two heaps, where they do not add up.
    fn as_grid(&self) -> Option<&dyn OnGrid> {
        None
    }

    /// The short texts of moves.
    fn as_shorthand(&self) -> Option<&dyn Shorthand> {
        None
    }

    /// The rules as a certificate names them.
    #[cfg(feature = "lab")]
    fn as_certified(&self) -> Option<&dyn Certified> {
        None
    }

    /// The game as a typed rule.
    #[cfg(feature = "lab")]
    fn as_typed_rule(&self) -> Option<&dyn TypedRule> {
        None
    }

    /// The games that this one is made of.
    #[cfg(feature = "lab")]
    fn as_composite(&self) -> Option<&dyn Composite> {
        None
    }
}

/// A game is shown as it is written: what it is made of would be a few kilobytes of every build.
impl std::fmt::Debug for dyn Playable {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.text())
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

impl Clone for Box<dyn Playable> {
    fn clone(&self) -> Self {
        (**self).duplicate()
    }
}
