//! Conversion of common values from bit positions to bytes. A bit position (place) is defined in `class`.
//!
//! A value is the nim-sum of the values for places that are powers of two, up to a constant for all even heaps and a
//! constant for all odd heaps.

use super::class::Class;
use super::sources::HALF_BYTES;
use super::word::Word;

/// Tables that convert words to values. Each word has exactly one bit set, so exactly one of its bytes is not 0.
#[derive(Clone, Debug)]
pub struct Bytes {
    /// The part of the value from the position of the bit within its byte: a table for the lower four positions, and a
    /// table for the upper four.
    pub nibbles: [[u8; 16]; 2],
    /// For each byte, the part of the value from the index of the byte within its word.
    pub numbers: [u8; HALF_BYTES],
    /// The index of the first byte of each word.
    pub first: [u8; HALF_BYTES],
    /// The constants of even and odd heaps in alternation: a list that starts with an even heap, and a list that starts
    /// with an odd heap.
    pub turn: [[u8; HALF_BYTES]; 2],
}

impl Bytes {
    pub fn new<T: Word>(class: &Class) -> Self {
        let size = size_of::<T>();
        let own = |n: usize| class.value(n as u64, true, 0);
        let sum = |place: usize| class.value(0, true, place) ^ own(0);
        let nibble = |from: usize| {
            let added = |bits: usize| match bits.is_power_of_two() {
                true => sum(from + bits.trailing_zeros() as usize),
                false => 0,
            };
            std::array::from_fn(added)
        };
        Bytes {
            nibbles: [0, 4].map(nibble),
            numbers: std::array::from_fn(|i| sum(8 * (i % size))),
            first: std::array::from_fn(|i| (i * size % HALF_BYTES) as u8),
            turn: [0, 1].map(|n| std::array::from_fn(|i| own(n + i))),
        }
    }
}
