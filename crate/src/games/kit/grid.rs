//! Grids of values, filled row by row from the sets of what each cell reaches, and the images of a grid.

/// What stands in a grid where there is no position.
pub const NO_POSITION: u16 = u16::MAX;

/// A set of values as bits, a word at a time.
#[derive(Clone)]
pub struct Seen(Vec<u64>);

impl Seen {
    /// No value, with room for those below `limit`.
    pub fn new(limit: usize) -> Self {
        Seen(vec![0; limit / 64 + 1])
    }

    /// Put a value in.
    pub fn add(&mut self, value: u16) {
        self.0[usize::from(value) / 64] |= 1 << (value % 64);
    }

    /// Take a value out.
    pub fn remove(&mut self, value: u16) {
        self.0[usize::from(value) / 64] &= !(1 << (value % 64));
    }
}

/// The least value that is in none of the sets, which all have the same room.
pub fn mex_of<const N: usize>(sets: [&Seen; N]) -> u16 {
    for word in 0..sets[0].0.len() {
        let taken = sets.iter().fold(0, |taken, set| taken | set.0[word]);
        if taken != u64::MAX {
            return (word * 64) as u16 + taken.trailing_ones() as u16;
        }
    }
    0
}

/// The column and row of a cell in one of the eight images of a grid of this width and height: mirrored by the
/// first bit, by the second, and with columns for rows by the third.
pub fn turned(
    turn: u32,
    (x, y): (usize, usize),
    (width, height): (usize, usize),
) -> (usize, usize) {
    let x = if turn & 1 > 0 { width - 1 - x } else { x };
    let y = if turn & 2 > 0 { height - 1 - y } else { y };
    if turn & 4 > 0 { (y, x) } else { (x, y) }
}
