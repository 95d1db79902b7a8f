//! One board of Notakto: its lines, and its images.

use std::sync::LazyLock;

use crate::games::kit::grid::turned;

/// The lines of a board, whose squares are bits, row by row.
const LINES: [u64; 8] = [0o7, 0o70, 0o700, 0o111, 0o222, 0o444, 0o421, 0o124];

/// Whether a board has a line of crosses.
pub(super) fn dead(board: u64) -> bool {
    LINES.iter().any(|line| board & line == *line)
}

/// The least of a board and its images when it is turned and mirrored.
pub(super) fn standard(board: u64) -> u64 {
    let image = |turn: u32| {
        let squares = (0..9).filter(|square| board >> square & 1 == 1);
        squares.fold(0, |image, square| {
            let (x, y) = turned(turn, (square % 3, square / 3), (3, 3));
            image | 1 << (3 * y + x)
        })
    };
    (0..8).map(image).min().unwrap_or(board)
}

/// The standard form of every board, by its squares: positions of a hundred thousand boards ask often.
pub(super) static STANDARD: LazyLock<Vec<u64>> = LazyLock::new(|| (0..512).map(standard).collect());
