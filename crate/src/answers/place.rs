//! A game and a position as text.

use serde::Serialize;

/// A game and a position in the notation.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Place {
    /// The game.
    pub game: String,
    /// The position.
    pub position: String,
}
