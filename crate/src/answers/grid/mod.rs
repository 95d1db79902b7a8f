//! The values of two heaps as a grid, and of Chomp with a fixed third row.

mod chomp;
mod raster;

use crate::answers::table::{no_table, table};
use crate::base::budget::Budget;
use crate::base::error::{Error, ErrorCode, Result};
use crate::notation::{Game, Rule};

pub use raster::raster;

/// The values of two heaps, row by row.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Grid {
    /// The game in canonical form.
    pub game: String,
    /// How many values a row has: second heaps 0 up to this, exclusive.
    pub width: usize,
    /// How many rows there are: first heaps.
    pub height: usize,
    /// The third row of each bar, in `chomp`.
    pub third: Option<usize>,
    /// The value of heaps `(y, x)` at `y * width + x`. In `chomp` it is that of the bar with rows x, y
    /// and `third`, and [`NO_POSITION`] where that is no bar.
    pub nimbers: Vec<u16>,
}

/// What stands in a grid where there is no position.
pub const NO_POSITION: u16 = u16::MAX;

/// The largest grid, in either direction.
pub const MAX_GRID: usize = 4096;

/// The longest third row: each one more takes as long as the grid without.
pub const MAX_THIRD: usize = 64;

/// The values of two heaps of `wythoff`, of `euclid`, or of a game whose heaps add up; of `chomp`,
/// those of the bars whose third row has `third` squares.
///
/// ```
/// use mexplorer::{Budget, Game, grid};
/// let grid = grid(&Game::parse("wythoff")?, 4, 4, 0, &mut Budget::default())?;
/// assert_eq!(grid.nimbers[..8], [0, 1, 2, 3, 1, 2, 0, 4]);
/// # Ok::<(), mexplorer::Error>(())
/// ```
///
/// # Errors
/// `no-table`, `too-many` beyond [`MAX_GRID`] or [`MAX_THIRD`], `budget`.
pub fn grid(
    game: &Game,
    width: usize,
    height: usize,
    third: usize,
    budget: &mut Budget<'_>,
) -> Result<Grid> {
    for (found, limit) in [(width.max(height), MAX_GRID), (third, MAX_THIRD)] {
        if found > limit {
            let message = format!("expected a grid of at most {limit}, found {found}");
            let error = Error::new(ErrorCode::TooMany, message);
            return Err(error.with("limit", limit).with("found", found));
        }
    }
    if game.misere {
        return Err(no_table(game, "misere"));
    }
    let mut fixed = None;
    let nimbers = match game.rule {
        Rule::Wythoff(_) => wythoff(width, height, budget)?,
        Rule::Euclid(_) => euclid(width, height, budget)?,
        Rule::Chomp(_) => {
            fixed = Some(third);
            chomp::three_rows(width, height, third, budget)?
        }
        Rule::Nim(_)
        | Rule::Subtract(_)
        | Rule::Bounded(_)
        | Rule::Nimble(_)
        | Rule::Race(_)
        | Rule::Split(_)
        | Rule::Letters(_)
        | Rule::Divisors(_)
        | Rule::Coins(_)
        | Rule::Heap(_) => {
            let heaps = table(game, width.max(height).max(1) as u64 - 1, budget)?.nimbers;
            let heaps: Vec<u16> = heaps.iter().map(|value| value as u16).collect();
            let row = |y: &u16| heaps[..width].iter().map(|x| x ^ y).collect::<Vec<u16>>();
            heaps[..height].iter().flat_map(row).collect()
        }
        _ => return Err(no_table(game, "not-two-heaps")),
    };
    Ok(Grid { game: game.to_string(), width, height, third: fixed, nimbers })
}

/// A set of values as bits, a word at a time.
#[derive(Clone)]
struct Seen(Vec<u64>);

impl Seen {
    /// No value, with room for those below `limit`.
    fn new(limit: usize) -> Self {
        Seen(vec![0; limit / 64 + 1])
    }

    fn add(&mut self, value: u16) {
        self.0[usize::from(value) / 64] |= 1 << (value % 64);
    }

    fn remove(&mut self, value: u16) {
        self.0[usize::from(value) / 64] &= !(1 << (value % 64));
    }
}

/// The least value that is in none of the sets, which all have the same room.
fn mex_of<const N: usize>(sets: [&Seen; N]) -> u16 {
    for word in 0..sets[0].0.len() {
        let taken = sets.iter().fold(0, |taken, set| taken | set.0[word]);
        if taken != u64::MAX {
            return (word * 64) as u16 + taken.trailing_ones() as u16;
        }
    }
    0
}

/// Wythoff values by rows: a value is the first that is not yet in the cell's row, column or diagonal.
fn wythoff(width: usize, height: usize, budget: &mut Budget<'_>) -> Result<Vec<u16>> {
    // A cell has at most x + y + min(x, y) options, so its value is below the sum of the sizes.
    let none = Seen::new(width + height + width.min(height));
    let mut columns = vec![none.clone(); width];
    let mut diagonals = vec![none.clone(); width + height];
    let mut nimbers = Vec::with_capacity(width * height);
    for y in 0..height {
        let mut row = none.clone();
        budget.spend(width as u64, || format!("row {y}"))?;
        for (x, column) in columns.iter_mut().enumerate() {
            let diagonal = &mut diagonals[x + height - y];
            let value = mex_of([&row, column, diagonal]);
            [&mut row, column, diagonal].into_iter().for_each(|seen| seen.add(value));
            nimbers.push(value);
        }
    }
    Ok(nimbers)
}

/// Euclid's values by rows: with q the quotient of the larger heap by the smaller, and v the value of
/// the smaller heap and the remainder, the q-th of the numbers 0, 1, 2, … without v.
fn euclid(width: usize, height: usize, budget: &mut Budget<'_>) -> Result<Vec<u16>> {
    let mut nimbers = vec![0u16; width * height];
    for y in 1..height {
        budget.spend(width as u64, || format!("row {y}"))?;
        for x in 1..width {
            let (small, large) = (x.min(y), x.max(y));
            // In a row above, or before in this one.
            let below = nimbers[small * width + large % small];
            let nth = (large / small - 1) as u16;
            nimbers[y * width + x] = nth + u16::from(nth >= below);
        }
    }
    Ok(nimbers)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Limits, analyze};

    /// Every cell against the game's own values.
    fn check(game: &str, width: usize, height: usize, third: usize) {
        let game = Game::parse(game).unwrap();
        let found = grid(&game, width, height, third, &mut Budget::default()).unwrap();
        for y in 0..height {
            for x in 0..width {
                let value = found.nimbers[y * width + x];
                let rows = [x, y, third];
                if found.third.is_some() && (x == 0 || y > x || third > y) {
                    assert_eq!(value, NO_POSITION);
                    continue;
                }
                let heaps: Vec<usize> = match found.third {
                    Some(_) => rows.into_iter().filter(|row| *row > 0).collect(),
                    None => vec![y, x],
                };
                let text: Vec<String> = heaps.iter().map(usize::to_string).collect();
                let position = game.position(&text.join(" ")).unwrap();
                let truth = analyze(&game, &position, Limits::default()).unwrap();
                let truth = truth.nimber.map(|nimber| nimber.0);
                assert_eq!(Some(u64::from(value)), truth, "{game} {}", truth_text(&text));
            }
        }
    }

    fn truth_text(text: &[String]) -> String {
        text.join(" ")
    }

    #[test]
    fn grids_agree_with_positions() {
        for (width, height) in [(14, 14), (9, 17), (17, 5), (1, 3), (3, 1)] {
            for game in
                ["wythoff", "euclid", "nim", "subtract 1 3 4", "kayles", "split", "divisors"]
            {
                check(game, width, height, 0);
            }
        }
        for third in 0..4 {
            check("chomp", 7, 7, third);
            check("chomp", 8, 5, third);
            check("chomp", 4, 6, third);
        }
    }

    #[test]
    fn golden_pairs_and_golden_cones() {
        let side = 300;
        let lost = |game: &str| {
            let game = Game::parse(game).unwrap();
            grid(&game, side, side, 0, &mut Budget::default()).unwrap().nimbers
        };
        let wythoff = lost("wythoff");
        let pairs = (0..).map(crate::games::wythoff::pair).take_while(|pair| pair.1 < side as u64);
        for (a, b) in pairs {
            assert_eq!(wythoff[a as usize * side + b as usize], 0);
        }
        let euclid = lost("euclid");
        for (a, b) in (1..side).flat_map(|a| (1..side).map(move |b| (a, b))) {
            assert_eq!(
                u64::from(euclid[a * side + b]),
                crate::games::euclid::value(a as u64, b as u64)
            );
        }
    }

    #[test]
    fn refusals_are_errors() {
        let at = |game: &str, side, third| {
            let game = Game::parse(game).unwrap();
            grid(&game, side, side, third, &mut Budget::steps(10_000)).unwrap_err().code
        };
        assert_eq!(at("graph a>b", 3, 0), ErrorCode::NoTable);
        assert_eq!(at("wythoff misere", 3, 0), ErrorCode::NoTable);
        assert_eq!(at("wythoff", MAX_GRID + 1, 0), ErrorCode::TooMany);
        assert_eq!(at("chomp", 9, MAX_THIRD + 1), ErrorCode::TooMany);
        for game in ["wythoff", "euclid", "chomp"] {
            assert_eq!(at(game, 1000, 2), ErrorCode::Budget);
        }
    }
}
