//! Boards of squares, written row by row.

use super::scan::{Scanner, at_least};
use crate::base::error::{Error, ErrorCode, Result, Span};
use crate::base::rng::Rng;

/// The squares of a board, row by row, each with its sign.
pub(super) struct Grid {
    rows: u64,
    columns: u64,
    signs: Vec<u8>,
    /// Where each row stands.
    spots: Vec<Span>,
}

impl Grid {
    /// `n m` and n rows of m of these signs, `most` squares at most.
    pub(super) fn read(s: &mut Scanner<'_>, known: &'static str, most: u64) -> Result<Grid> {
        let (rows, _) = at_least(s, "n", 1)?;
        let (columns, spot) = at_least(s, "m", 1)?;
        let squares = rows.saturating_mul(columns);
        if squares > most {
            let message = format!("expected at most {most} squares, found {squares}");
            let error = Error::new(ErrorCode::TooMany, message).at(spot);
            return Err(error.with("limit", most).with("found", squares));
        }
        let mut grid = Grid { rows, columns, signs: Vec::new(), spots: Vec::new() };
        s.list(rows, |s| {
            let row = s.word("a row of squares")?;
            if let Some((at, sign)) = row.text.char_indices().find(|(_, c)| !known.contains(*c)) {
                let start = row.start + at;
                let message = format!("expected one of the signs {known}, found {sign:?}");
                let error = Error::new(ErrorCode::StrayCharacter, message);
                let error = error.at(Span::new(start, start + sign.len_utf8()));
                return Err(error.with("found", sign.to_string()).with("signs", known));
            }
            let found = row.text.len() as u64;
            if found != columns {
                let message = format!("expected a row of {columns} squares, found {found}");
                let error = Error::new(ErrorCode::WrongCount, message).at(row.span());
                return Err(error
                    .with("expected", "squares")
                    .with("count", columns)
                    .with("found", found));
            }
            grid.signs.extend_from_slice(row.text.as_bytes());
            grid.spots.push(row.span());
            Ok(())
        })?;
        Ok(grid)
    }

    /// The sign of each square.
    pub(super) fn signs(&self) -> &[u8] {
        &self.signs
    }

    /// Where the row of a square stands.
    pub(super) fn row_spot(&self, square: u32) -> Span {
        self.spots[(u64::from(square) / self.columns) as usize]
    }

    /// The row and the column of a square, from 1 on.
    pub(super) fn place(&self, square: u32) -> (u64, u64) {
        let square = u64::from(square);
        (square / self.columns + 1, square % self.columns + 1)
    }

    /// The square in a row and a column, from 1 on; `None` beside the board.
    pub(super) fn square(&self, row: u64, column: u64) -> Option<u32> {
        let inside = (1..=self.rows).contains(&row) && (1..=self.columns).contains(&column);
        inside.then(|| ((row - 1) * self.columns + column - 1) as u32)
    }

    /// The name of a square in the notation: its row and its column.
    pub(super) fn name(&self, square: u32) -> String {
        let (row, column) = self.place(square);
        format!("{row}_{column}")
    }

    /// The pairs of squares with a common side whose signs satisfy `joined`.
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

/// A board of `rows` × `columns` squares, each with one of the signs, which may repeat to be drawn more
/// often.
pub(super) fn draw(rng: &mut Rng, rows: u64, columns: u64, signs: &[u8]) -> Vec<Vec<u8>> {
    let mut sign = || signs[rng.below(signs.len() as u64) as usize];
    (0..rows).map(|_| (0..columns).map(|_| sign()).collect()).collect()
}

/// The input of a board.
pub(super) fn written(board: &[Vec<u8>]) -> String {
    let rows: Vec<String> = board.iter().map(|row| String::from_utf8_lossy(row).into()).collect();
    let columns = board.first().map_or(0, Vec::len);
    format!("{} {columns}\n{}", board.len(), rows.join("\n"))
}
