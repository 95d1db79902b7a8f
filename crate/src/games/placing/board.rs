//! A board with the kind of piece placed on it: the attacks between squares, and the names of squares.

use crate::base::arithmetic::gcd;
use crate::base::text::Word;
use crate::ruleset::piece::Piece::{self, Bishop, King, Knight, Queen, Rook};

/// The largest number of columns, one for each letter.
pub(super) const COLUMNS: usize = 26;
/// The largest number of rows.
pub(super) const ROWS: usize = 40;

/// A board. The index of a square is its column times `rows`, plus its row counted from the bottom.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Layout {
    pub(super) piece: Piece,
    /// Whether the board is a torus: its left and right edges are joined, and so are its top and bottom edges.
    pub(super) torus: bool,
    pub(super) columns: usize,
    pub(super) rows: usize,
    /// The greatest common divisor of `columns` and `rows`.
    divisor: usize,
}

/// Return whether a difference equals `by`, on a torus modulo `length`.
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

    /// Return the number of squares.
    pub(super) fn size(&self) -> usize {
        self.columns * self.rows
    }

    /// Return the column and the row of a square.
    pub(super) fn place(&self, square: usize) -> (usize, usize) {
        (square / self.rows, square % self.rows)
    }

    /// Return the square in a column and a row.
    pub(super) fn at(&self, (column, row): (usize, usize)) -> usize {
        column * self.rows + row
    }

    /// Return whether a piece on one square attacks another square. Pieces between the two squares are ignored, because
    /// such a piece attacks the second square itself.
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

    /// Return whether two squares with the given column and row distances are on one diagonal. A diagonal of a torus
    /// continues across the edges until it closes.
    fn on_diagonal(&self, x: usize, y: usize) -> bool {
        if !self.torus {
            return x == y;
        }
        x % self.divisor == y % self.divisor || (x + y).is_multiple_of(self.divisor)
    }

    /// Return for each square whether it is free: no piece stands on the square or attacks it.
    pub(super) fn free(&self, at: &[usize]) -> Vec<bool> {
        let is_free = |square| at.iter().all(|p| *p != square && !self.attacks(*p, square));
        (0..self.size()).map(is_free).collect()
    }

    /// Return the name of a square, such as `e4`.
    pub(super) fn name(&self, square: usize) -> String {
        let (column, row) = self.place(square);
        format!("{}{}", char::from(b'a' + column as u8), row + 1)
    }

    /// Return the square with a name; `None` if the word is no name of a square or the square is outside the board.
    pub(super) fn named(&self, word: Word<'_>) -> Option<usize> {
        let (column, row) = place(word.text)?;
        (column < self.columns && row < self.rows).then(|| self.at((column, row)))
    }
}

/// Parse a name such as `e4` as a column and a row, both from 0; `None` for any other text.
pub(super) fn place(text: &str) -> Option<(usize, usize)> {
    let letter = text.chars().next().filter(char::is_ascii_alphabetic)?.to_ascii_lowercase();
    let digits = text[1..].bytes().all(|digit| digit.is_ascii_digit());
    let row: usize = text[1..].parse().ok().filter(|_| digits)?;
    Some((usize::from(letter as u8 - b'a'), row.checked_sub(1)?))
}
