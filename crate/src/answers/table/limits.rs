//! The limits of tables.

use crate::base::error::{Error, ErrorCode};
use crate::notation::Game;

/// The largest heap a table may list.
pub const MAX_TABLE: u64 = 50_000_000;

/// Create the error `no-table` for a game, with one of the reasons `misere`, `no-quotient`, `not-two-heaps`,
/// `three-numbers`, `sum` and `two-heaps`, or with another reason if the game has no heaps.
pub fn no_table(game: &Game, reason: &'static str) -> Error {
    let why = match reason {
        "misere" => "under misère play a heap has no single number as its value",
        "no-quotient" => "its moves do not replace one heap by smaller ones",
        "not-two-heaps" => "its positions are not two independent heaps",
        "three-numbers" => "its positions are three or more numbers",
        "sum" => "its terms are different games; each has a table of its own",
        "two-heaps" => "its positions are two heaps; see the grid",
        _ => "its positions have no heaps",
    };
    let error = Error::new(ErrorCode::NoTable, format!("{} has no such table: {why}", game.name()))
        .with("game", game.name())
        .with("reason", reason);
    // Attach the terms of a sum, so that a page can link to the table of each term.
    #[cfg(feature = "lab")]
    let error = match game.rule.as_composite() {
        Some(sum) => error.with("terms", sum.term_games()),
        None => error,
    };
    error
}
