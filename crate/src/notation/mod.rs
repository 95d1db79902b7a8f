//! Conversion of text to games and positions, and back: `parse(print(x)) == x`.

pub mod moves;
mod refused;
#[cfg(feature = "lab")]
mod repairs;
mod worded;

use std::fmt;

use crate::base::error::{Error, ErrorCode, Result};
use crate::base::text::{Source, Word};
#[cfg(feature = "lab")]
use crate::games::entry_of;
use crate::games::kit::arguments::Arguments;
use crate::games::kit::playable::{Entry, Playable};
#[cfg(feature = "lab")]
use crate::games::kit::{position_forms, usual};
use crate::games::named;
use crate::ruleset::Ruleset;
use crate::ruleset::moves::Move;
use crate::ruleset::position::Position;

/// A game: its rules, and whether the player who takes last wins (normal play) or loses (misère play).
///
/// ```
/// use mexplorer::Game;
/// let game = Game::parse("subtract 4，3,1 MISERE")?;
/// assert_eq!(game.to_string(), "subtract 1 3 4 misere");
/// let position = game.position("１０ 7")?;
/// assert_eq!(game.text(&position), "10 7");
/// # Ok::<(), mexplorer::Error>(())
/// ```
#[derive(Clone, Debug)]
pub struct Game {
    /// The rules: the moves, their notation, and the drawing of positions.
    pub rule: Box<dyn Playable>,
    /// Whether the player who cannot move wins.
    pub misere: bool,
}

impl Game {
    /// Create a game with these rules.
    ///
    /// ```
    /// use mexplorer::{Game, games::nim::Nim};
    /// assert_eq!(Game::new(Nim, true).to_string(), "nim misere");
    /// ```
    pub fn new(rule: impl Playable + 'static, misere: bool) -> Game {
        Game { rule: Box::new(rule), misere }
    }

    /// Read a game.
    ///
    /// # Errors
    /// With a span in UTF-16 units of `text` and `field: game`: `empty-game`, `unknown-game`, `missing-argument`,
    /// `unexpected-argument`, and the errors of sets, numbers, graphs and user-written rules. For some invalid rules,
    /// `repairs` lists valid games that the author may have meant.
    pub fn parse(text: &str) -> Result<Game> {
        let source = Source::new(text);
        let found = understood(&source, named);
        #[cfg(feature = "lab")]
        let found = found.map_err(|error| repairs::with_repairs(error, source.plain()));
        found.map_err(|e| located(e, &source, "game"))
    }

    /// Read a game if a text is one. Without the search for similar names and for repairs, which takes most of the time
    /// of an error, many texts can be tried.
    #[cfg(feature = "lab")]
    pub(crate) fn find(text: &str) -> Option<Game> {
        let known: Naming = |source, name| {
            entry_of(source, name)
                .ok_or_else(|| Error::new(ErrorCode::UnknownGame, "expected the name of a game"))
        };
        understood(&Source::new(text), known).ok()
    }

    /// Read a position of this game.
    ///
    /// # Errors
    /// With a span in UTF-16 units of `text` and `field: position`: `empty-position`,
    /// `wrong-count`, `unknown-node`, `expected-letter`, and the errors of numbers.
    pub fn position(&self, text: &str) -> Result<Position> {
        let source = Source::new(text);
        let read = |source: &Source<'_>| self.rule.read_position(source);
        let found = read(&source);
        #[cfg(feature = "lab")]
        let found = position_forms::or_position(found, &source, &*self.rule, read);
        found.map_err(|e| located(e, &source, "position"))
    }

    /// Return the rules for solvers.
    pub fn rules(&self) -> &dyn Ruleset {
        &*self.rule
    }

    /// Return the rules for preparing the tables of a theorem.
    pub fn rules_mut(&mut self) -> &mut dyn Ruleset {
        &mut *self.rule
    }

    /// Return the game's entry in the list of games.
    pub fn entry(&self) -> &'static Entry {
        self.rule.entry()
    }

    /// Return the first word of the game's text, such as `nim`.
    pub fn name(&self) -> &'static str {
        self.entry().name
    }

    /// Return the position after a move, whether or not the rules allow the move. The moves that [`find_move`] returns
    /// and the moves that the rules list are legal.
    ///
    /// ```
    /// use mexplorer::{Game, Move, find_move};
    /// let game = Game::parse("nim")?;
    /// let position = game.position("3 5 7")?;
    /// let mv = find_move(&game, &position, "2-3")?;
    /// assert_eq!(game.text(&game.apply(&position, &mv)?), "3 2 7");
    /// assert!(game.apply(&position, &Move::Split { heap: 0, into: (1, 1) }).is_err());
    /// # Ok::<(), mexplorer::Error>(())
    /// ```
    ///
    /// # Errors
    /// `illegal-move` for a move of another game, and for a move that does not fit the position.
    ///
    /// [`find_move`]: crate::find_move
    pub fn apply(&self, position: &Position, mv: &Move) -> Result<Position> {
        self.rule.apply(position, mv).ok_or_else(foreign)
    }

    /// Return the language-independent text of a move: `2-3` takes three from the second heap.
    ///
    /// ```
    /// use mexplorer::{Game, Move};
    /// let game = Game::parse("split")?;
    /// assert_eq!(game.move_text(&Move::Split { heap: 0, into: (3, 1) })?, "1=3+1");
    /// assert!(game.move_text(&Move::Bite { row: 0, column: 1 }).is_err());
    /// # Ok::<(), mexplorer::Error>(())
    /// ```
    ///
    /// # Errors
    /// `illegal-move` for a move of another game.
    pub fn move_text(&self, mv: &Move) -> Result<String> {
        self.rule.move_text(mv).ok_or_else(foreign)
    }

    /// Return the text of a position in canonical form, without changing the order of heaps or removing empty heaps.
    pub fn text(&self, position: &Position) -> String {
        self.rule.position_text(position)
    }
}

/// Compare games by their texts, no matter how many values their tables hold.
impl PartialEq for Game {
    fn eq(&self, other: &Self) -> bool {
        self.misere == other.misere && self.rule.text() == other.rule.text()
    }
}

impl Eq for Game {}

impl fmt::Display for Game {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.rule.text())?;
        if self.misere { f.write_str(" misere") } else { Ok(()) }
    }
}

/// Return the error for a move of another game.
#[cold]
fn foreign() -> Error {
    Error::new(ErrorCode::IllegalMove, "expected a move of this game, found one of another game")
}

/// Convert the span of an error to the typed text. An error without a span gets the end of the text.
fn located(error: Error, source: &Source<'_>, field: &'static str) -> Error {
    let error = if error.span.is_none() { error.at(source.end()) } else { error };
    source.locate(error).in_field(field)
}

/// A function that returns the entry of the game that a text names.
type Naming = fn(&Source<'_>, Word<'_>) -> Result<&'static Entry>;

/// Read a game in any notation, with spans in bytes of the plain text.
fn understood(source: &Source<'_>, named: Naming) -> Result<Game> {
    let found = read(source, named);
    #[cfg(feature = "lab")]
    let found = usual::or_game(found, source.plain(), |source| read(source, named));
    found
}

/// Read a game, with spans in bytes of the plain text.
fn read(source: &Source<'_>, named: Naming) -> Result<Game> {
    let Some(name) = source.words().next() else {
        return Err(Error::new(ErrorCode::EmptyGame, "expected a game such as nim, found nothing"));
    };
    let last = source.last_word();
    let misere = last.start > name.start && last.text.eq_ignore_ascii_case("misere");
    let end = if misere { last.start } else { source.plain().len() };
    let entry = named(source, name)?;
    let rule =
        (entry.read)(Arguments { source, name, end }).map_err(|e| e.with("card", entry.name))?;
    Ok(Game { rule, misere })
}
