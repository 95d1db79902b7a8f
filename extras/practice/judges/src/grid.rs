//! Boards of squares, written row by row with one sign for each square.

use super::scan::{Scanner, at_least, sign_row};
use mexplorer::{Error, Result, Rng, Span};

pub(super) struct Grid {
    rows: u64,
    columns: u64,
    signs: Vec<u8>,
    /// The span of each row in the input.
    spots: Vec<Span>,
}

impl Grid {
    /// Parse a board: `n m`, then n rows of m signs out of `known`, with at most `most` squares.
    pub(super) fn read(s: &mut Scanner<'_>, known: &'static str, most: u64) -> Result<Grid> {
        let (rows, _) = at_least(s, "n", 1)?;
        let (columns, spot) = at_least(s, "m", 1)?;
        let squares = rows.saturating_mul(columns);
        if squares > most {
            return Err(Error::too_many("squares", most, squares).at(spot));
        }
        let mut grid = Grid { rows, columns, signs: Vec::new(), spots: Vec::new() };
        s.list(rows, |s| {
            let row = sign_row(s, known, columns)?;
            grid.signs.extend_from_slice(row.text.as_bytes());
            grid.spots.push(row.span());
            Ok(())
        })?;
        Ok(grid)
    }

    pub(super) fn signs(&self) -> &[u8] {
        &self.signs
    }

    pub(super) fn row_spot(&self, square: u32) -> Span {
        self.spots[(u64::from(square) / self.columns) as usize]
    }

    /// Return the row and the column of a square, each counted from 1.
    pub(super) fn place(&self, square: u32) -> (u64, u64) {
        let square = u64::from(square);
        (square / self.columns + 1, square % self.columns + 1)
    }

    /// Return the square in a row and a column, each counted from 1; `None` outside the board.
    pub(super) fn square(&self, row: u64, column: u64) -> Option<u32> {
        let inside = (1..=self.rows).contains(&row) && (1..=self.columns).contains(&column);
        inside.then(|| ((row - 1) * self.columns + column - 1) as u32)
    }

    pub(super) fn name(&self, square: u32) -> String {
        let (row, column) = self.place(square);
        format!("{row}_{column}")
    }

    /// Return the pairs of squares with a common side whose two signs satisfy `joined`.
    pub(super) fn edges(&self, joined: impl Fn(u8, u8) -> bool) -> Vec<(u32, u32)> {
        let mut edges = Vec::new();
        for square in 0..self.signs.len() as u32 {
            let (row, column) = self.place(square);
            let after = [self.square(row, column + 1), self.square(row + 1, column)];
            for other in after.into_iter().flatten() {
                if joined(self.signs[square as usize], self.signs[other as usize]) {
                    edges.push((square, other));
                }
            }
        }
        edges
    }
}

/// Draw a board of `rows` × `columns` squares with random signs out of `signs`. A sign that is listed several times is
/// drawn more often.
pub(super) fn draw(rng: &mut Rng, rows: u64, columns: u64, signs: &[u8]) -> Vec<Vec<u8>> {
    let mut sign = || signs[rng.below(signs.len() as u64) as usize];
    (0..rows).map(|_| (0..columns).map(|_| sign()).collect()).collect()
}

pub(super) fn written(board: &[Vec<u8>]) -> String {
    let rows: Vec<String> = board.iter().map(|row| String::from_utf8_lossy(row).into()).collect();
    let columns = board.first().map_or(0, Vec::len);
    format!("{} {columns}\n{}", board.len(), rows.join("\n"))
}
