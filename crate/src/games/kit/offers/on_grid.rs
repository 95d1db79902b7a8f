use crate::base::budget::Budget;
use crate::base::error::Result;

/// A rectangle of positions with two heaps, or of bars with two rows and a third row of fixed length.
#[derive(Clone, Copy, Debug)]
pub struct Frame {
    /// The number of columns. Column x, from 0, is for a second heap of x, or in Chomp for a first row of length x.
    pub width: usize,
    /// The number of rows. Row y, from 0, is for a first heap of y, or in Chomp for a second row of length y.
    pub height: usize,
    /// The length of the third row; 0 if there is none.
    pub third: usize,
}

/// Games on two heaps whose values are no nim-sums, so that a grid shows the values.
pub trait OnGrid {
    /// Compute the values row by row; `None` if the positions do not consist of two numbers.
    ///
    /// # Errors
    /// `budget`.
    fn grid(&self, frame: Frame, budget: &mut Budget<'_>) -> Result<Option<Vec<u16>>>;

    /// Return whether the grid shows bars with a third row.
    fn has_third_row(&self) -> bool {
        false
    }

    /// Return the names of the first and the second number; empty if the numbers have no names.
    fn grid_names(&self) -> &[String] {
        &[]
    }

    /// Return the directions of the options of a cell, which the page draws into the grid. Each direction is a step of
    /// the second heap and a step of the first heap.
    fn grid_rays(&self) -> &'static [[u8; 2]] {
        &[]
    }
}
