use crate::base::budget::Budget;
use crate::base::error::Result;

/// A rectangle of positions of two heaps, or of bars with two rows and a third one of fixed length.
#[derive(Clone, Copy, Debug)]
pub struct Frame {
    /// How many second heaps there are, from 0.
    pub width: usize,
    /// How many first heaps there are, from 0.
    pub height: usize,
    /// The third row, where there is one.
    pub third: usize,
}

/// Games on two heaps whose values are no nim-sums, and make a map.
pub trait OnGrid {
    /// The values row by row; `None` where the positions are not two numbers.
    ///
    /// # Errors
    /// `budget`.
    fn grid(&self, frame: Frame, budget: &mut Budget<'_>) -> Result<Option<Vec<u16>>>;

    /// Whether the grid is of bars with a third row.
    fn has_third_row(&self) -> bool {
        false
    }

    /// The names of the first and the second number, if they have names.
    fn grid_names(&self) -> &[String] {
        &[]
    }

    /// The directions in which the options of a cell lie, to be drawn into the grid: each a step of the second and
    /// of the first heap.
    fn grid_rays(&self) -> &'static [[u8; 2]] {
        &[]
    }
}
