//! Values with one bit less: where it is known whether a value is common, one bit of the mask that
//! decides this follows from the others. So a set of 64 bits has room for the common ones of 128
//! values, and another one for the rest.

use super::sparse_space::SparseSpace;

/// Set for a heap that is rare.
pub const RARE: u8 = 0x80;

/// The least of the mask's bits is dropped; values of one class keep their order.
#[derive(Clone, Debug)]
pub struct Halved {
    bit: u32,
    /// By heap, as far as they are known: its value without the bit, and [`RARE`].
    pub values: Vec<u8>,
    /// The same of the rare heaps.
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

    /// The value of the next heap is known.
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

    /// From the set of values without the bit, 64 of them, that of the 128 values, with the bit and
    /// without.
    pub fn spread(&self, set: u64) -> [u64; 2] {
        [set & u64::from(u32::MAX), set >> 32].map(|half| match self.bit {
            6 => set,
            bit => {
                // Blocks of `width` bits, each followed by as many zeros.
                let parts = (bit..5).rev().fold(half, |parts, k| {
                    let kept = u64::MAX / ((1 << (1 << k)) + 1);
                    (parts | parts << (1 << k)) & kept
                });
                parts | parts << (1 << bit)
            }
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sets_are_spread_over_the_values_that_have_lost_their_bit() {
        for bit in 0..7 {
            let halved = Halved { bit, values: Vec::new(), rare: Vec::new() };
            let mut state = 5u64;
            for _ in 0..200 {
                state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
                let spread = halved.spread(state);
                for value in 0..128u8 {
                    let mut one = halved.clone();
                    one.push(value, true);
                    let there = state >> one.values[0] & 1;
                    assert_eq!(spread[usize::from(value / 64)] >> (value % 64) & 1, there, "{bit}");
                }
            }
        }
    }

    #[test]
    fn values_of_a_class_keep_their_order_and_are_told_apart() {
        for mask in 1..256u16 {
            let bit = mask.trailing_zeros();
            for class in [0, 1] {
                let mut halved = Halved { bit, values: Vec::new(), rare: Vec::new() };
                let values =
                    (0..=255u8).filter(|v| (u16::from(*v) & mask).count_ones() % 2 == class);
                values.for_each(|value| halved.push(value, true));
                assert!(halved.values.is_sorted_by(|a, b| a < b));
                assert_eq!(halved.values.last(), Some(&127));
            }
        }
    }
}
