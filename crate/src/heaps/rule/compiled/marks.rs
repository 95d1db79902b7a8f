//! Marks on values for compiled code: the mark of an option's value is the stamp of the heap.

#[derive(Clone, Debug)]
pub(super) struct Room {
    /// The stamp of each value, followed by one entry that no code marks.
    pub(super) marks: Vec<u32>,
    pub(super) stamp: u32,
}

impl Default for Room {
    fn default() -> Self {
        Room { marks: vec![0; 17], stamp: 0 }
    }
}

impl Room {
    /// Return the number of values with marks, a power of two, so that nim-sums of such values have marks too.
    pub(super) fn size(&self) -> u32 {
        self.marks.len() as u32 - 1
    }

    /// Extend the marks to the value `largest`, and make sure that `heaps` more stamps fit into 32 bits.
    pub(super) fn grow(&mut self, largest: u32, heaps: u64) {
        if largest >= self.size() {
            self.marks = vec![0; (largest as usize + 1).next_power_of_two() + 1];
            self.stamp = 0;
        }
        if u64::from(u32::MAX - self.stamp) <= heaps {
            self.marks.fill(0);
            self.stamp = 0;
        }
    }
}
