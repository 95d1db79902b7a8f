//! A game's entry in the list of games: what is known of it before any position is.

use serde::Serialize;

use super::arguments::Arguments;
use super::playable::Playable;
use crate::base::error::Result;

/// Which games stand together where they are offered.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "GameGroup"))]
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
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct OneHeap {
    /// What heap n ends with, after n − 1 times `fill`; empty where a heap is written as its number.
    pub last: &'static str,
    /// What stands before that.
    pub fill: &'static str,
}

/// A game of the notation, by its first word.
///
/// An entry stands beside the game's rules, in the same file, and one line in [`crate::games`] puts
/// it on the list. The words for it stand with each language of the page.
#[derive(Clone, Copy, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "GameEntry"))]
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
    /// Whether a position is worth the nim-sum of its heaps, so that a table tells of all of them.
    pub adds_up: bool,
    /// Whether who takes the last stone has made the last move.
    pub stones: bool,
    /// Whether a random start brings a game line of its own.
    pub random_game: bool,
    /// How one heap of its table is written as a position.
    pub one_heap: OneHeap,
    /// Whether the text of a game begins with the name; a typed rule has none.
    #[serde(skip)]
    pub by_name: bool,
    /// Read the game from what stands after its name.
    #[serde(skip)]
    pub read: fn(Arguments<'_>) -> Result<Box<dyn Playable>>,
    /// Whether a text that does not begin with the name is a game of this kind all the same.
    #[serde(skip)]
    pub claims: fn(&str) -> bool,
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
        random_game: false,
        one_heap: OneHeap { last: "", fill: "" },
        by_name: true,
        read: |_| unreachable!("an entry says how its game reads"),
        claims: |_| false,
    };
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
