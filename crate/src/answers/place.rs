//! A game and a position as text.

use serde::Serialize;

/// A game with a position, both in notation.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Place {
    /// The text of the game.
    pub game: String,
    /// The text of the position.
    pub position: String,
}
