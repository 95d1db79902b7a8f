//! The trait of games that can be written, drawn and played, and the entry of a game in the list of games. Both are in
//! one module because each refers to the other.

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

/// The group of a game in the list of games.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "GameGroup"))]
#[serde(rename_all = "lowercase")]
pub enum Group {
    /// Games that take from heaps.
    Heaps,
    /// Games that take from heaps and split heaps.
    Break,
    /// Games with coins on strips and stairs.
    Strips,
    /// Games with figures in the plane.
    Plane,
    /// Games with plants or trees that are cut.
    Plants,
    /// Rules defined by the user.
    Own,
}

/// The text of a single heap of a game's table, written as a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct OneHeap {
    /// The end of the text of heap n, after n − 1 times `fill`; empty if the text is the number n.
    pub last: &'static str,
    /// The text that is repeated n − 1 times before `last`.
    pub fill: &'static str,
}

/// A game in the list of games, identified by its first word.
#[derive(Clone, Copy, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "GameEntry"))]
#[serde(rename_all = "camelCase")]
pub struct Entry {
    /// The first word of the game.
    pub name: &'static str,
    /// An example of the game, in notation.
    pub game: &'static str,
    /// A position of the example that the player to move wins.
    pub position: &'static str,
    /// The group of the game.
    pub group: Group,
    /// The name of the board component of the page.
    pub board: &'static str,
    /// The name of the kind of parts in the game, such as "heap", from which the page chooses its texts.
    pub part: &'static str,
    /// Whether the value of a position is the nim-sum of the values of its heaps, so that a table of single heaps
    /// decides every position.
    pub adds_up: bool,
    /// Whether the player who takes the last stone always makes the last move.
    pub stones: bool,
    /// The text of a single heap of the game's table, written as a position.
    pub one_heap: OneHeap,
    /// The form of the game's text.
    pub form: Form,
    /// Parse the game from the arguments after its name.
    #[serde(skip)]
    pub read: fn(Arguments<'_>) -> Result<Box<dyn Playable>>,
}

impl Entry {
    /// The usual fields of the entries of games on heaps, which other entries modify.
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

    /// Return the entry with a name, which is also the whole text of the game, and with an example of a position.
    pub const fn named(self, name: &'static str, position: &'static str) -> Entry {
        Entry { name, game: name, position, ..self }
    }
}

/// Entries are equal if their names are equal.
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

/// The sequence of the values of a game's single heaps, or the reason why there is none: `no-heaps`, `two-heaps`,
/// `three-numbers`, `not-apart`, `sum`.
pub type Heaps = std::result::Result<Box<dyn Sequence>, &'static str>;

/// A game that can be written, drawn and played: its rules, and the parsing and formatting of its text.
///
/// The entry is required. Most default methods suit a game whose moves take from heaps.
/// Methods that begin with `as_` return optional properties, each a trait of its own in [`offers`](super::offers).
pub trait Playable: Ruleset + Duplicate {
    /// Return the entry of the game in the list of games.
    fn entry(&self) -> &'static Entry;

    /// Return the values of single heaps. If the game does not add up, the value of several heaps is not the nim-sum of
    /// these values.
    ///
    /// # Errors
    /// The reason why there are no such values; by default, that the game has no heaps.
    fn sequence(&self) -> Heaps {
        Err("no-heaps")
    }

    /// Return the game in canonical form, without `misere`.
    fn text(&self) -> String {
        self.entry().name.to_string()
    }

    /// Parse a position. Spans are in bytes of the plain text.
    ///
    /// # Errors
    /// `empty-position`, and the errors of numbers.
    fn read_position(&self, source: &Source<'_>) -> Result<Position> {
        positions::heaps(source, self.entry().position).map(Position::Heaps)
    }

    /// Return a position as text, with its order and empty heaps as given.
    fn position_text(&self, position: &Position) -> String {
        heaps::text(position.heaps())
    }

    /// Return whether a text is a move in the notation of moves, instead of the position after a move.
    fn is_move_text(&self, plain: &str) -> bool {
        plain.contains(['-', '=', '+', '>'])
    }

    /// Parse a move of one word in the notation of moves; `None` for a text that is no move of this game. The rules may
    /// still forbid the move.
    ///
    /// # Errors
    /// The errors of numbers and names.
    fn read_word(&self, position: &Position, word: Word<'_>) -> Result<Option<Move>> {
        Ok(moves::taken(position.heaps(), word)?.map(Move::Take))
    }

    /// Parse a move of several words in the notation of moves. By default only moves of one word are accepted.
    ///
    /// # Errors
    /// The errors of [`Playable::read_word`].
    fn read_move(&self, position: &Position, words: &[Word<'_>]) -> Result<Option<Move>> {
        match words {
            [word] => self.read_word(position, *word),
            _ => Ok(None),
        }
    }

    /// Return a move in the notation of moves, as [`Playable::read_move`] accepts it; `None` for a move of another
    /// game. [`crate::Game::move_text`] returns an error instead of `None`.
    fn move_text(&self, mv: &Move) -> Option<String> {
        moves::takings_text(mv)
    }

    /// Return the only move that could lead from one position to another, which the rules may still forbid; `None` if
    /// no move can. By default the move takes from heaps. For a position of another kind, which has few moves, each
    /// move is tried.
    fn move_between(&self, from: &Position, to: &Position) -> Option<Move> {
        // This part is left out without the feature `lab`, because no game of that smaller core needs it.
        #[cfg(feature = "lab")]
        if !matches!(from, Position::Heaps(_)) {
            let leads = |mv: &Move| self.apply(from, mv).as_ref() == Some(to);
            return moves::first(&mut |visit| {
                self.moves(from, &mut |mv| if leads(&mv) { visit(mv) } else { Flow::Continue(()) })
            });
        }
        moves::takings_between(from.heaps(), to.heaps())
    }

    /// Return whether the rules allow a parsed move. By default, a move that takes from heaps is checked by
    /// [`Ruleset::legal`], and any other move is searched in the list of moves, which is short by default.
    ///
    /// # Errors
    /// The errors of the rules.
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

    /// Return the move in the form in which the rules list it, if several forms mean the same move.
    fn listed_as(&self, _position: &Position, mv: Move) -> Move {
        mv
    }

    /// Bring a position into standard form, if order and empty heaps do not matter.
    fn standard(&self, position: &mut Position) {
        if let Position::Heaps(heaps) = position {
            heaps.retain(|h| *h > 0);
            sort_numbers(heaps);
            if heaps.is_empty() {
                heaps.push(0);
            }
        }
    }

    /// Choose a legal move at random; return `None` if there is no move.
    fn random_move(&self, position: &Position, rng: &mut Rng) -> Option<Move> {
        let taking = random::taking(rng, &self.legal(position), position.heaps());
        taking.or_else(|| random::listed(rng, &mut |visit| self.moves(position, visit)))
    }

    /// Create a position at random.
    fn random_position(&self, rng: &mut Rng, wanted: Wanted) -> Position {
        heaps::random(rng, 3 + wanted.level, (1, 5 + 4 * wanted.level))
    }

    /// Return the board of a position.
    fn board(&self, position: &Position) -> Board {
        Board::heaps(position.heaps())
    }

    /// Return the name of the board component of the page.
    fn board_name(&self) -> &'static str {
        self.entry().board
    }

    /// Return the approximate size in bytes of the computed tables of the game.
    fn held(&self) -> usize {
        0
    }

    /// Return the count of numbers in a part of a position.
    fn numbers(&self) -> usize {
        1
    }

    /// Return the rules of single heaps, if a move replaces one heap by smaller heaps.
    #[cfg(feature = "lab")]
    fn as_heap_rules(&self) -> Option<&dyn HeapRules> {
        None
    }

    /// Return the game as independent pieces, if possible.
    #[cfg(feature = "lab")]
    fn as_pieces(&self) -> Option<&dyn InPieces> {
        None
    }

    /// Return the grid of two heaps, if the values of two heaps do not add up.
    fn as_grid(&self) -> Option<&dyn OnGrid> {
        None
    }

    /// Return the short notation of moves, if the game has one.
    fn as_shorthand(&self) -> Option<&dyn Shorthand> {
        None
    }

    /// Return the rules in the form of a certificate, if possible.
    #[cfg(feature = "lab")]
    fn as_certified(&self) -> Option<&dyn Certified> {
        None
    }

    /// Return the trait that writes the game as a rule in the language of user-written rules, if possible.
    #[cfg(feature = "lab")]
    fn as_typed_rule(&self) -> Option<&dyn TypedRule> {
        None
    }

    /// Return the games that a sum consists of, if the game is a sum.
    #[cfg(feature = "lab")]
    fn as_composite(&self) -> Option<&dyn Composite> {
        None
    }
}

/// Show a game by its text, because a derived `Debug` would add a few kilobytes to every build.
impl std::fmt::Debug for dyn Playable {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.text())
    }
}

/// A trait for copying a game whose type is not known.
pub trait Duplicate {
    /// Return a copy of the game. Tables are shared until one of the two games changes its table.
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
