//! The description of a position for a board: its contents and its moves.

use serde::Serialize;

use crate::answers::line::{GameLine, game_line};
use crate::games::kit::board::Board;
use crate::notation::Game;
use crate::ruleset::moves::Legal;
use crate::ruleset::position::Position;

/// What a board needs to know of a position.
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
    /// The same as `name`, by the name that `readGame` has for it.
    pub card: &'static str,
    /// The same as `game`, by the name that `readGame` has for it.
    pub canonical: String,
    /// Whether the player who cannot move wins.
    pub misere: bool,
    /// The number of numbers in a part of the position: 2 for `(a, b) -> …`, 1 for a heap.
    pub numbers: usize,
    /// The board that draws it, as the page calls it.
    pub draw: &'static str,
    /// The position as drawn.
    pub board: Board,
    /// What a hand may do.
    pub legal: Legal,
    /// Whether there is no move.
    pub over: bool,
    /// Whether play may come back to a position, so that it may be drawn.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "typescript", ts(as = "Option<bool>", optional))]
    pub loops: bool,
}

/// What a board shows of a position, and what a hand may do there.
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
