//! Facts about a game without a position: its entry in the list of games, and its canonical form.

use serde::Serialize;

use crate::notation::Game;

/// The facts that the text of a game gives without a position.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[non_exhaustive]
pub struct GameLine {
    /// The name of the game's entry on the list of games, such as `nim`, `octal` or `two-numbers`.
    pub card: &'static str,
    /// Whether the player who cannot move wins.
    pub misere: bool,
    /// The number of numbers in a part of a position: 2 for `(a, b) -> …`, 1 for a heap.
    pub numbers: usize,
    /// The text of the game in canonical form.
    pub canonical: String,
}

/// Return the facts about a game without a position.
///
/// ```
/// use mexplorer::{game_line, Game};
/// let line = game_line(&Game::parse("every n →n-3 if n > 4 | n-1  MISERE")?);
/// assert_eq!((line.card, line.misere, line.numbers), ("every", true, 1));
/// assert_eq!(line.canonical, "every n -> n-3 if n > 4 | n-1 misere");
/// assert_eq!(game_line(&Game::parse("(a, b) -> (a-1, b)")?).numbers, 2);
/// # Ok::<(), mexplorer::Error>(())
/// ```
pub fn game_line(game: &Game) -> GameLine {
    GameLine {
        card: game.name(),
        misere: game.misere,
        numbers: game.rule.numbers(),
        canonical: game.to_string(),
    }
}
