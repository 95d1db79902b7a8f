//! Grids of Grundy values, computed row by row from the sets of the values of the options, and the rotations and
//! reflections of a grid.

/// The entry of a cell that is no position.
pub const NO_POSITION: u16 = u16::MAX;

/// A set of values, as a bit set of 64-bit words.
#[derive(Clone)]
pub struct Seen(Vec<u64>);

impl Seen {
    /// Create an empty set for values below `limit`.
    pub fn new(limit: usize) -> Self {
        Seen(vec![0; limit / 64 + 1])
    }

    /// Add a value.
    pub fn add(&mut self, value: u16) {
        self.0[usize::from(value) / 64] |= 1 << (value % 64);
    }

    /// Remove a value.
    pub fn remove(&mut self, value: u16) {
        self.0[usize::from(value) / 64] &= !(1 << (value % 64));
    }
}

/// Return the least value that is in none of the sets, which must be created with the same limit.
pub fn mex_of<const N: usize>(sets: [&Seen; N]) -> u16 {
    for word in 0..sets[0].0.len() {
        let taken = sets.iter().fold(0, |taken, set| taken | set.0[word]);
        if taken != u64::MAX {
            return (word * 64) as u16 + taken.trailing_ones() as u16;
        }
    }
    0
}

/// Return the column and row of a cell in one of the eight images of a grid of the given width and height. Bit 0 of
/// `turn` mirrors the columns, bit 1 mirrors the rows, and bit 2 then exchanges columns and rows.
pub fn turned(
    turn: u32,
    (x, y): (usize, usize),
    (width, height): (usize, usize),
) -> (usize, usize) {
    let x = if turn & 1 > 0 { width - 1 - x } else { x };
    let y = if turn & 2 > 0 { height - 1 - y } else { y };
    if turn & 4 > 0 { (y, x) } else { (x, y) }
}
