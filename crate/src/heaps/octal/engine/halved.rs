//! Values stored with one bit less. If it is known whether a heap is common, one bit of its value follows from the
//! other bits. So a set of 64 bits holds the common ones of 128 values, and a second set holds the rare ones.

use super::sparse_space::SparseSpace;

/// The flag of a rare heap in a byte of `Halved`.
pub const RARE: u8 = 0x80;

/// The values of all heaps without the lowest bit of the sparse-space mask. Values of common heaps keep their order,
/// and values of rare heaps too.
#[derive(Clone, Debug)]
pub struct Halved {
    bit: u32,
    /// For each known heap, its value without the dropped bit, with the flag [`RARE`] for a rare heap.
    pub values: Vec<u8>,
    /// The values of the rare heaps, in the same form as `values`.
    pub rare: Vec<u8>,
}

impl Halved {
    /// Drop the lowest bit of the mask from all values. Return `None` if the mask has no bit among the lowest 7 bits.
    pub fn new(sparse: &SparseSpace, values: &[u8]) -> Option<Self> {
        let bit = sparse.least_bit().filter(|bit| *bit < 7)?;
        let mut halved = Halved { bit, values: Vec::with_capacity(values.len()), rare: Vec::new() };
        for (n, value) in values.iter().enumerate() {
            halved.push(*value, sparse.is_common(n, u16::from(*value)));
        }
        Some(halved)
    }

    /// Add the value of the next heap. `common` says whether the heap is common.
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

    /// Return whether 32 consecutive shortened values stand for 64 consecutive values.
    pub fn is_in_words(&self) -> bool {
        self.bit < 6
    }

    /// Expand a set of 64 shortened values to a set of 128 values with either bit.
    pub fn spread(&self, set: u64) -> [u64; 2] {
        [set & u64::from(u32::MAX), set >> 32].map(|half| match self.bit {
            6 => set,
            bit => {
                // Spread the bits into blocks of `1 << bit` bits, each followed by as many zeros.
                let parts = (bit..5).rev().fold(half, |parts, k| {
                    let kept = u64::MAX / ((1 << (1 << k)) + 1);
                    (parts | parts << (1 << k)) & kept
                });
                parts | parts << (1 << bit)
            }
        })
    }
}
