//! The values of two heaps as a grid, and the values of Chomp positions with a fixed third row.

mod raster;
mod seen;

use serde::Serialize;

use crate::answers::table::limits::no_table;
use crate::answers::table::table;
use crate::base::budget::Budget;
use crate::base::error::{Error, ErrorCode, Result};
use crate::games::kit::offers::Frame;
use crate::notation::Game;

pub use raster::raster;

/// The values of two heaps, row by row.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[non_exhaustive]
pub struct Grid {
    /// The game in canonical form.
    pub game: String,
    /// The number of values in a row: the second heap is 0 to `width - 1`.
    pub width: usize,
    /// The number of rows: the first heap is 0 to `height - 1`.
    pub height: usize,
    /// The length of the third row of each bar, in `chomp` only.
    pub third: Option<usize>,
    /// The values row by row: the value of heaps `(y, x)` has index `y * width + x`. In `chomp` this index has the
    /// value of the bar whose rows have x, y and `third` squares, or 65,535 if these rows form no bar.
    #[serde(skip_serializing)] // added at the JavaScript boundary as a typed array
    #[cfg_attr(feature = "typescript", ts(type = "Uint16Array"))]
    pub nimbers: Vec<u16>,
    /// The names of the first and the second number of a position, if the numbers have names.
    pub names: Vec<String>,
    /// The name of a closed form of all values or of all cells of value 0 in the grid, for a rule in two numbers. The
    /// form is observed up to the edge of the grid, and not proven.
    pub seen: Option<&'static str>,
    /// The directions from a cell to its options, if they are drawn: each direction is a step of x and y.
    pub rays: &'static [[u8; 2]],
}

/// The largest width and the largest height of a grid.
pub const MAX_GRID: usize = 4096;

/// The longest third row. Each square of the third row takes about as long as the grid without a third row.
pub const MAX_THIRD: usize = 64;

/// Compute the values of two heaps of a game whose heaps are independent, or of all pairs of numbers of `wythoff`,
/// `euclid`, `cut`, a product or a rule in two numbers. For `chomp`, compute the values of the bars whose third row has
/// `third` squares.
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
    let on_grid = game.rule.as_grid();
    let fixed = on_grid.filter(|on_grid| on_grid.has_third_row()).map(|_| third);
    let frame = Frame { width, height, third };
    let own = on_grid.map_or(Ok(None), |on_grid| on_grid.grid(frame, budget))?;
    let nimbers = match own {
        Some(nimbers) => nimbers,
        None if game.entry().adds_up => {
            let heaps = table(game, width.max(height).max(1) as u64 - 1, budget)?.nimbers;
            let heaps: Vec<u16> = heaps.iter().map(|value| value as u16).collect();
            let row = |y: &u16| heaps[..width].iter().map(|x| x ^ y).collect::<Vec<u16>>();
            heaps[..height].iter().flat_map(row).collect()
        }
        None => return Err(no_table(game, "not-two-heaps")),
    };
    let rays = on_grid.map_or(&[][..], |on_grid| on_grid.grid_rays());
    let names = on_grid.map_or(Vec::new(), |on_grid| on_grid.grid_names().to_vec());
    let seen = if names.is_empty() { None } else { seen::seen(&nimbers, width, height) };
    Ok(Grid { game: game.to_string(), width, height, third: fixed, nimbers, names, seen, rays })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::answers::analysis::{Limits, analyze};
    use crate::games::kit::grid::NO_POSITION;

    /// Compare every cell with the value that the game's rules give.
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
                assert_eq!(Some(u64::from(value)), truth, "{game} {}", text.join(" "));
            }
        }
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
