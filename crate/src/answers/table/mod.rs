//! Grundy sequences of heap games, and their periods.

mod fill;
pub mod job;
pub mod limits;

use serde::Serialize;

use crate::base::budget::Budget;
use crate::base::error::Result;
use crate::notation::Game;
use crate::period::values::GrundyValues;
use crate::period::{Period, Proof};
use job::TableJob;

/// The values of heaps 0 up to some heap.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[non_exhaustive]
pub struct Table {
    /// The game in canonical form.
    pub game: String,
    /// The Grundy value of each heap, from heap 0 on.
    #[serde(skip_serializing)] // added at the JavaScript boundary as a typed array
    pub nimbers: GrundyValues,
    /// The period, if one is known.
    pub period: Option<Period>,
    /// The proof of the period, or the closed form of the values.
    pub proof: Option<Proof>,
    /// The largest heap of the table.
    pub reached: u64,
}

/// Compute the values of heaps `0..=upto`, each alone on the board, under normal play. In `moore`, `staircase`, `merge`
/// and `fibonacci` the value of several heaps is not the nim-sum of their values.
///
/// ```
/// use mexplorer::{Budget, Game, Period, table};
/// let game = Game::parse("subtract 1 3 4")?;
/// let table = table(&game, 20, &mut Budget::default())?;
/// assert!(table.nimbers.iter().take(7).eq([0, 1, 0, 1, 2, 3, 2]));
/// assert_eq!(table.period, Some(Period::proven(0, 7)));
/// # Ok::<(), mexplorer::Error>(())
/// ```
///
/// # Errors
/// The errors of [`TableJob`]: `no-table` for `graph` and `wythoff`, and under misère play; `too-many` beyond
/// [`limits::MAX_TABLE`]; `budget`, naming the largest heap.
pub fn table(game: &Game, upto: u64, budget: &mut Budget<'_>) -> Result<Table> {
    let (nimbers, period, proof) = TableJob::new(game, upto)?.finish(budget)?;
    Ok(Table { game: game.to_string(), nimbers, period, proof, reached: upto })
}
