//! Values as bytes, from the words of their places.
//!
//! A value is the nim-sum of the values whose places are powers of two, up to one constant for all even heaps
//! and one for all odd heaps.

use super::class::Class;
use super::sources::HALF_BYTES;
use super::word::Word;

/// The tables that turn the bytes of words into bytes of values: each word has one byte that is not
/// 0.
#[derive(Clone, Debug)]
pub struct Bytes {
    /// The part of the value from a bit's place within its byte, for a place among the lower and
    /// the upper four.
    pub nibbles: [[u8; 16]; 2],
    /// The part of the value from the number of the byte within its word.
    pub numbers: [u8; HALF_BYTES],
    /// The first byte of each word.
    pub first: [u8; HALF_BYTES],
    /// The constants of even and odd heaps in turn, from an even heap on, and from an odd one.
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
