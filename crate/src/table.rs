//! Grundy sequences of heap games, their periods, and the values of two heaps as a grid.

use crate::budget::Budget;
use crate::error::{Code, Error, Result};
use crate::games::fibonacci;
use crate::games::split::odious;
use crate::notation::{Game, Rule};
use crate::period::Period;

/// The values of heaps 0 up to some heap.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Table {
    /// The game in canonical form.
    pub game: String,
    /// The value of each heap.
    pub nimbers: Vec<u32>,
    /// The period, if one is known.
    pub period: Option<Period>,
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
/// assert_eq!(table.nimbers[..7], [0, 1, 0, 1, 2, 3, 2]);
/// assert_eq!(table.period, Some(Period::proven(0, 7)));
/// # Ok::<(), mexplorer::Error>(())
/// ```
///
/// # Errors
/// `no-table` for `graph` and `wythoff`, and under misère play, where a heap has no one number as its
/// value; `too-many` beyond [`MAX_TABLE`]; `budget`, naming the largest heap.
pub fn table(game: &Game, upto: u64, budget: &mut Budget<'_>) -> Result<Table> {
    if upto > MAX_TABLE {
        return Err(Error::new(
            Code::TooMany,
            format!("expected a table up to at most heap {MAX_TABLE}, found {upto}"),
        )
        .with("limit", MAX_TABLE)
        .with("found", upto));
    }
    if game.misere {
        return Err(no_table(game, "misere"));
    }
    let mut game = game.clone();
    let budget_error = |n: u64| move || format!("heap {n}");
    let count = upto + 1;
    let mut list = |value: &dyn Fn(u64) -> u64| -> Result<Vec<u32>> {
        budget.spend(count, budget_error(0))?;
        Ok((0..count).map(|n| value(n) as u32).collect())
    };
    let proven = |preperiod, length| Some(Period::proven(preperiod, length));
    let (nimbers, period) = match &mut game.rule {
        Rule::Nim(_) => (list(&|n| n)?, None),
        Rule::Split(_) => (list(&|n| odious(n).0)?, None),
        Rule::Letters(_) => (list(&|n| if n == 0 { 0 } else { (n - 1) % 3 + 1 })?, proven(1, 3)),
        Rule::Subtract(rule) => {
            rule.extend(upto, true, budget)?;
            let value = |n| rule.table().value(n).unwrap_or(0) as u32;
            ((0..count).map(value).collect(), rule.table().period())
        }
        Rule::Race(rule) => {
            rule.extend(upto, true, budget)?;
            let value = |n| rule.table().value(n).unwrap_or(0) as u32;
            ((0..count).map(value).collect(), rule.table().period())
        }
        // These are no sums of heaps, but one heap alone has a value: that of Nim in Moore's game and
        // on the lowest step; one stone at a time where there is nothing to merge.
        Rule::Moore(_) | Rule::Staircase(_) => (list(&|n| n)?, None),
        Rule::Merge(_) => (list(&|n| n % 2)?, proven(0, 2)),
        Rule::Fibonacci(_) => (fibonacci::values(upto, budget)?, None),
        Rule::Heap(rule) => {
            rule.extend(upto, true, budget)?;
            let value = |n| rule.value(n).unwrap_or(0) as u32;
            ((0..count).map(value).collect(), rule.period())
        }
        Rule::Graph(_) => return Err(no_table(&game, "no-heaps")),
        Rule::Wythoff(_) => return Err(no_table(&game, "two-heaps")),
    };
    Ok(Table { game: game.to_string(), nimbers, period })
}

fn no_table(game: &Game, reason: &'static str) -> Error {
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
        | Rule::Race(_)
        | Rule::Split(_)
        | Rule::Letters(_)
        | Rule::Heap(_) => {
            let heaps = table(game, width.max(height).max(1) as u64 - 1, budget)?.nimbers;
            let row = |y: usize| heaps[..width].iter().map(move |v| (v, y));
            let sum = |(v, y): (&u32, usize)| (v ^ heaps[y]) as u16;
            (0..height).flat_map(row).map(sum).collect()
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
