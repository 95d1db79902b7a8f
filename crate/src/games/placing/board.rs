//! A board and the piece that is put on it: the squares that attack each other, and their names.

use crate::base::arithmetic::gcd;
use crate::base::text::Word;
use crate::ruleset::piece::Piece::{self, Bishop, King, Knight, Queen, Rook};

/// Columns that have a letter.
pub(super) const COLUMNS: usize = 26;
/// Rows of a board at most.
pub(super) const ROWS: usize = 40;

/// A board: a square is its column times the rows, and its row from below.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Layout {
    pub(super) piece: Piece,
    /// Whether the edges are joined, left to right and below to above.
    pub(super) torus: bool,
    pub(super) columns: usize,
    pub(super) rows: usize,
    /// The greatest common divisor of both.
    divisor: usize,
}

/// Whether two numbers are so far apart, modulo the length on a torus.
fn apart(difference: usize, by: usize, length: usize, torus: bool) -> bool {
    match torus {
        true => {
            let by = by % length;
            difference == by || difference == (length - by) % length
        }
        false => difference == by,
    }
}

impl Layout {
    pub(super) fn new(piece: Piece, torus: bool, columns: usize, rows: usize) -> Layout {
        let divisor = gcd(columns as u128, rows as u128) as usize;
        Layout { piece, torus, columns, rows, divisor }
    }

    /// The number of squares.
    pub(super) fn size(&self) -> usize {
        self.columns * self.rows
    }

    /// The column and the row of a square.
    pub(super) fn place(&self, square: usize) -> (usize, usize) {
        (square / self.rows, square % self.rows)
    }

    /// The square in a column and a row.
    pub(super) fn at(&self, (column, row): (usize, usize)) -> usize {
        column * self.rows + row
    }

    /// Whether a piece on one square attacks another. What stands between decides nothing: a piece there
    /// attacks on in the same direction.
    pub(super) fn attacks(&self, one: usize, other: usize) -> bool {
        if one == other {
            return false;
        }
        let ((a, b), (c, d)) = (self.place(one), self.place(other));
        let (x, y) = (a.abs_diff(c), b.abs_diff(d));
        let across = |by: usize| apart(x, by, self.columns, self.torus);
        let up = |by: usize| apart(y, by, self.rows, self.torus);
        match self.piece {
            King => (across(0) || across(1)) && (up(0) || up(1)),
            Knight => across(1) && up(2) || across(2) && up(1),
            Rook => x == 0 || y == 0,
            Bishop => self.on_diagonal(x, y),
            Queen => x == 0 || y == 0 || self.on_diagonal(x, y),
        }
    }

    /// Whether squares so far apart are on a diagonal; one of a torus goes round until it comes back.
    fn on_diagonal(&self, x: usize, y: usize) -> bool {
        if !self.torus {
            return x == y;
        }
        x % self.divisor == y % self.divisor || (x + y).is_multiple_of(self.divisor)
    }

    /// Whether each square is free: no piece stands there or attacks it.
    pub(super) fn free(&self, at: &[usize]) -> Vec<bool> {
        let is_free = |square| at.iter().all(|p| *p != square && !self.attacks(*p, square));
        (0..self.size()).map(is_free).collect()
    }

    /// The name of a square, such as `e4`.
    pub(super) fn name(&self, square: usize) -> String {
        let (column, row) = self.place(square);
        format!("{}{}", char::from(b'a' + column as u8), row + 1)
    }

    /// The square of this name; `None` for no name of a square, and for one that is off the board.
    pub(super) fn named(&self, word: Word<'_>) -> Option<usize> {
        let (column, row) = place(word.text)?;
        (column < self.columns && row < self.rows).then(|| self.at((column, row)))
    }
}

/// The column and the row that a text such as `e4` names.
pub(super) fn place(text: &str) -> Option<(usize, usize)> {
    let letter = text.chars().next().filter(char::is_ascii_alphabetic)?.to_ascii_lowercase();
    let digits = text[1..].bytes().all(|digit| digit.is_ascii_digit());
    let row: usize = text[1..].parse().ok().filter(|_| digits)?;
    Some((usize::from(letter as u8 - b'a'), row.checked_sub(1)?))
}
