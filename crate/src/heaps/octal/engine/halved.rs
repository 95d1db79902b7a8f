//! Values with one bit less: if it is known whether a value is common, one bit of the mask that
//! decides this follows from the other bits. So a set of 64 bits has room for the common ones of
//! 128 values, and another one for the rest.

use super::sparse_space::SparseSpace;

/// Set for a heap that is rare.
pub const RARE: u8 = 0x80;

/// The lowest bit of the mask is dropped; values of one class keep their order.
#[derive(Clone, Debug)]
pub struct Halved {
    bit: u32,
    /// For each known heap, its value without the bit, and [`RARE`].
    pub values: Vec<u8>,
    /// The values of the rare heaps, in the same form.
    pub rare: Vec<u8>,
}

impl Halved {
    /// `None` where no bit separates 128 values.
    pub fn new(sparse: &SparseSpace, values: &[u8]) -> Option<Self> {
        let bit = sparse.least_bit().filter(|bit| *bit < 7)?;
        let mut halved = Halved { bit, values: Vec::with_capacity(values.len()), rare: Vec::new() };
        for (n, value) in values.iter().enumerate() {
            halved.push(*value, sparse.is_common(n, u16::from(*value)));
        }
        Some(halved)
    }

    /// Add the value of the next heap.
    #[inline]
    pub fn push(&mut self, value: u8, common: bool) {
        let low = (1 << self.bit) - 1;
        let dropped = (value & low) | (value >> 1 & !low);
        if common {
            self.values.push(dropped);
        } else {
            self.values.push(dropped | RARE);
            self.rare.push(dropped | RARE);
        }
    }

    /// Whether 32 values without the bit are 64 values that follow each other.
    pub fn is_in_words(&self) -> bool {
        self.bit < 6
    }

    /// Expand a set of 64 values without the bit to the set of the 128 values with it.
    pub fn spread(&self, set: u64) -> [u64; 2] {
        [set & u64::from(u32::MAX), set >> 32].map(|half| match self.bit {
            6 => set,
            bit => {
                // Blocks of `width` bits, each followed by `width` zeros.
                let parts = (bit..5).rev().fold(half, |parts, k| {
                    let kept = u64::MAX / ((1 << (1 << k)) + 1);
                    (parts | parts << (1 << k)) & kept
                });
                parts | parts << (1 << bit)
            }
        })
    }
}
