//! Parts of the texts of moves.

use crate::base::text::joined;

/// A place as moves name it.
pub(super) fn from_1(place: usize) -> u64 {
    place as u64 + 1
}

/// The other square of a domino.
pub(super) fn second(row: usize, column: usize, down: bool) -> (usize, usize) {
    if down { (row + 1, column) } else { (row, column + 1) }
}

/// The squares of turned coins, from 1.
pub(super) fn turned(coins: &[usize]) -> String {
    lines(&coins.iter().map(|c| from_1(*c)).collect::<Vec<u64>>())
}

/// Numbers in descending order, joined by +; a run of three or more as a range from its lower end.
pub(super) fn lines(numbers: &[u64]) -> String {
    match numbers {
        [high, .., low] if numbers.len() > 2 && high - low + 1 == numbers.len() as u64 => {
            format!("{low}..{high}")
        }
        _ => joined(numbers, "+"),
    }
}
