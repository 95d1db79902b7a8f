//! The description of a position: what a board shows and which moves it offers.

use serde::Serialize;

use crate::games::kit::board::Board;
use crate::notation::Game;
use crate::ruleset::moves::Legal;
use crate::ruleset::position::Position;

/// What a board needs to know of a position.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "Description"))]
#[non_exhaustive]
pub struct Described {
    /// The game in canonical form.
    pub game: String,
    /// The position in canonical form.
    pub position: String,
    /// The game's first word.
    pub name: &'static str,
    /// Whether who cannot move wins.
    pub misere: bool,
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
    #[cfg_attr(test, ts(as = "Option<bool>", optional))]
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
    Described {
        game: game.to_string(),
        position: game.text(position),
        name: game.name(),
        misere: game.misere,
        board: game.rule.board(position),
        draw: game.rule.board_name(),
        legal: rules.legal(position),
        over: rules.is_over(position),
        loops: rules.loops(),
    }
}
