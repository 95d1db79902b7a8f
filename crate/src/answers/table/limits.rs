//! The limits of tables.

use crate::base::error::{Error, ErrorCode};
use crate::notation::Game;

/// The largest heap a table may list.
pub const MAX_TABLE: u64 = 50_000_000;

/// The error of a game without a table, for one of the reasons `misere`, `no-quotient`, `not-two-heaps`,
/// `three-numbers`, `sum` and `two-heaps`, or because it has no heaps.
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
    // A page links to their tables.
    #[cfg(feature = "lab")]
    let error = match game.rule.as_composite() {
        Some(sum) => error.with("terms", sum.term_games()),
        None => error,
    };
    error
}
