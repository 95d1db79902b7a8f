//! A single board of Notakto: its lines of three, and its rotations and reflections.

use std::sync::LazyLock;

use crate::games::kit::grid::turned;

/// The eight lines of three squares. A board is a bit mask of its squares, row by row.
const LINES: [u64; 8] = [0o7, 0o70, 0o700, 0o111, 0o222, 0o444, 0o421, 0o124];

/// Return whether a board has a line of crosses.
pub(super) fn dead(board: u64) -> bool {
    LINES.iter().any(|line| board & line == *line)
}

/// Return the least of the eight rotations and reflections of a board.
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

/// The standard form of each of the 512 boards, indexed by its bit mask. The table serves positions with very many
/// boards.
pub(super) static STANDARD: LazyLock<Vec<u64>> = LazyLock::new(|| (0..512).map(standard).collect());
