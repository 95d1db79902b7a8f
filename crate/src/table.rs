//! Grundy sequences of heap games, their periods, and the values of two heaps as a grid.

use crate::budget::Budget;
use crate::error::{Code, Error, Result};
use crate::growing::Growing;
use crate::notation::{Game, Rule};
use crate::period::{Period, Proof};
use crate::values::Values;

/// The values of heaps 0 up to some heap.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Table {
    /// The game in canonical form.
    pub game: String,
    /// The value of each heap.
    pub nimbers: Values,
    /// The period, if one is known.
    pub period: Option<Period>,
    /// What proves it, or the closed form of the values.
    pub proof: Option<Proof>,
}

/// The largest heap a table may list.
pub const MAX_TABLE: u64 = 50_000_000;

/// The values of heaps `0..=upto`, each alone on the board, under normal play. In `moore`,
/// `staircase`, `merge` and `fibonacci` the values of several heaps are not their nim-sum.
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
/// As [`Growing`] has them: `no-table` for `graph` and `wythoff`, and under misère play; `too-many`
/// beyond [`MAX_TABLE`]; `budget`, naming the largest heap.
pub fn table(game: &Game, upto: u64, budget: &mut Budget<'_>) -> Result<Table> {
    let (nimbers, period, proof) = Growing::new(game, upto)?.finish(budget)?;
    Ok(Table { game: game.to_string(), nimbers, period, proof })
}

/// Why a game has no table.
pub(crate) fn no_table(game: &Game, reason: &'static str) -> Error {
    let why = match reason {
        "misere" => "under misère play a heap has no single number as its value",
        "not-two-heaps" => "its positions are not two independent heaps",
        "two-heaps" => "its positions are two heaps; see the grid",
        _ => "its positions have no heaps",
    };
    Error::new(Code::NoTable, format!("{} has no such table: {why}", game.name()))
        .with("game", game.name())
        .with("reason", reason)
}

/// The values of two heaps, row by row.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Grid {
    /// The game in canonical form.
    pub game: String,
    /// How many values a row has: second heaps 0 up to this, exclusive.
    pub width: usize,
    /// How many rows there are: first heaps.
    pub height: usize,
    /// The value of heaps `(y, x)` at `y * width + x`.
    pub nimbers: Vec<u16>,
}

/// The largest grid, in either direction.
pub const MAX_GRID: usize = 4096;

/// The values of two heaps of `wythoff`, or of a game that [`table`] lists.
///
/// ```
/// use mexplorer::{Budget, Game, grid};
/// let grid = grid(&Game::parse("wythoff")?, 4, 4, &mut Budget::default())?;
/// assert_eq!(grid.nimbers[..8], [0, 1, 2, 3, 1, 2, 0, 4]);
/// # Ok::<(), mexplorer::Error>(())
/// ```
///
/// # Errors
/// `no-table`, `too-many` beyond [`MAX_GRID`], `budget`.
pub fn grid(game: &Game, width: usize, height: usize, budget: &mut Budget<'_>) -> Result<Grid> {
    if width.max(height) > MAX_GRID {
        return Err(Error::new(
            Code::TooMany,
            format!("expected a grid of at most {MAX_GRID} by {MAX_GRID}"),
        )
        .with("limit", MAX_GRID)
        .with("found", width.max(height)));
    }
    if game.misere {
        return Err(no_table(game, "misere"));
    }
    let nimbers = match game.rule {
        Rule::Wythoff(_) => wythoff_grid(width, height, budget)?,
        Rule::Nim(_)
        | Rule::Subtract(_)
        | Rule::Bounded(_)
        | Rule::Nimble(_)
        | Rule::Race(_)
        | Rule::Split(_)
        | Rule::Letters(_)
        | Rule::Heap(_) => {
            let heaps = table(game, width.max(height).max(1) as u64 - 1, budget)?.nimbers;
            let heap = |n: usize| heaps.get(n).unwrap_or(0);
            let row = |y: usize| (0..width).map(move |x| (heap(x) ^ heap(y)) as u16);
            (0..height).flat_map(row).collect()
        }
        _ => return Err(no_table(game, "not-two-heaps")),
    };
    Ok(Grid { game: game.to_string(), width, height, nimbers })
}

/// Wythoff values by rows: a value is the first that is not yet in the cell's row, column or
/// diagonal. Each of these keeps its values as bits, so the mex is read a word at a time.
fn wythoff_grid(width: usize, height: usize, budget: &mut Budget<'_>) -> Result<Vec<u16>> {
    // A cell has at most x + y + min(x, y) options, so its value is below the sum of the sizes.
    let words = (width + height + width.min(height)) / 64 + 1;
    let mut columns = vec![0u64; words * width];
    let mut diagonals = vec![0u64; words * (width + height)];
    let mut row = vec![0u64; words];
    let mut nimbers = Vec::with_capacity(width * height);
    for y in 0..height {
        row.fill(0);
        budget.spend(width as u64, || format!("row {y}"))?;
        for x in 0..width {
            let column = &mut columns[x * words..(x + 1) * words];
            let at = (x + height - y) * words;
            let diagonal = &mut diagonals[at..at + words];
            let taken = |i: usize| row[i] | column[i] | diagonal[i];
            let word = (0..words).find(|&i| taken(i) != u64::MAX).unwrap_or(0);
            let bit = taken(word).trailing_ones();
            [&mut row[word], &mut column[word], &mut diagonal[word]]
                .into_iter()
                .for_each(|w| *w |= 1 << bit);
            nimbers.push((word * 64) as u16 + bit as u16);
        }
    }
    Ok(nimbers)
}
