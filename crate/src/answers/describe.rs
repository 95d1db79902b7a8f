//! The description of a position for a board: its contents and its moves; and a move with the description of the
//! position after it.

use serde::Serialize;

use crate::answers::line::{GameLine, game_line};
use crate::base::error::Result;
use crate::games::kit::board::Board;
use crate::notation::Game;
use crate::ruleset::moves::{Legal, Move};
use crate::ruleset::position::Position;

/// The data that a board needs to draw a position and to accept moves.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "Description"))]
#[non_exhaustive]
pub struct Described {
    /// The game in canonical form.
    pub game: String,
    /// The position in canonical form.
    pub position: String,
    /// The name of the game's entry on the list of games.
    pub name: &'static str,
    /// The same text as `name`, under the field name of the `readGame` answer.
    pub card: &'static str,
    /// The same text as `game`, under the field name of the `readGame` answer.
    pub canonical: String,
    /// Whether the player who cannot move wins.
    pub misere: bool,
    /// The number of numbers in a part of the position: 2 for `(a, b) -> …`, 1 for a heap.
    pub numbers: usize,
    /// The name of the page's board that draws the position.
    pub draw: &'static str,
    /// The contents of the board.
    pub board: Board,
    /// The legal moves, in the form of the actions that a player can do on the board.
    pub legal: Legal,
    /// Whether the position has no move.
    pub over: bool,
    /// Whether play may return to an earlier position, so that the game may be a draw.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "typescript", ts(as = "Option<bool>", optional))]
    pub loops: bool,
}

/// Return the contents of the board for a position, and the moves that a player can make on the board.
///
/// ```
/// use mexplorer::{describe, Game};
/// let game = Game::parse("nim")?;
/// assert!(describe(&game, &game.position("0 0")?).over);
/// # Ok::<(), mexplorer::Error>(())
/// ```
pub fn describe(game: &Game, position: &Position) -> Described {
    let rules = game.rules();
    let GameLine { card, misere, numbers, canonical } = game_line(game);
    Described {
        game: canonical.clone(),
        position: game.text(position),
        name: card,
        card,
        canonical,
        misere,
        numbers,
        board: game.rule.board(position),
        draw: game.rule.board_name(),
        legal: rules.legal(position),
        over: rules.is_over(position),
        loops: rules.as_loopy().is_some(),
    }
}

/// A move, with the description of the resulting position for a board.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[non_exhaustive]
pub struct Transition {
    /// The position after the move.
    pub to: String,
    /// The move in the notation of moves.
    pub text: String,
    /// The move as data.
    pub r#move: Move,
    /// The description of the position after the move, as [`describe`] returns it.
    pub described: Described,
}

impl Transition {
    /// Create the transition by the move `mv` from `position`.
    ///
    /// ```
    /// use mexplorer::{Game, Transition, describe, find_move};
    /// let game = Game::parse("nim")?;
    /// let position = game.position("3 5 7")?;
    /// let made = Transition::new(&game, &position, find_move(&game, &position, "2-3")?)?;
    /// assert_eq!(made.to, "3 2 7");
    /// assert_eq!(made.described, describe(&game, &game.position(&made.to)?));
    /// # Ok::<(), mexplorer::Error>(())
    /// ```
    ///
    /// # Errors
    /// The errors of [`Game::apply`].
    pub fn new(game: &Game, position: &Position, mv: Move) -> Result<Self> {
        let described = describe(game, &game.apply(position, &mv)?);
        let to = described.position.clone();
        Ok(Transition { to, text: game.move_text(&mv)?, r#move: mv, described })
    }
}
