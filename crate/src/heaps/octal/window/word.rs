//! Places as one-hot words: the place p is the bit `1 << p`, and a set of places is their union.
//!
//! The mex of a set is then `!s & (s + 1)`, and to add x to each place of a set, as nimbers, is to exchange
//! the bits of its word whose numbers differ by x.

use std::fmt::Debug;
use std::ops::{BitAnd, BitOr, BitOrAssign, Not};

use crate::heaps::octal::simd::Lane;

/// A word of a set of places.
pub trait Word:
    Lane
    + Debug
    + PartialEq
    + BitAnd<Output = Self>
    + BitOr<Output = Self>
    + BitOrAssign
    + Not<Output = Self>
{
    /// The number of places in a word, as a power of two.
    const LOG: usize;

    /// The set of one place, modulo the size of the word.
    fn bit(place: usize) -> Self;
    /// The least place of a set that is not empty.
    fn least(self) -> usize;
}

macro_rules! word {
    ($($type:ty, $log:literal;)*) => {$(
        impl Word for $type {
            const LOG: usize = $log;

            #[inline(always)]
            fn bit(place: usize) -> Self {
                1 << (place & ((1 << $log) - 1))
            }

            #[inline(always)]
            fn least(self) -> usize {
                self.trailing_zeros() as usize & ((1 << $log) - 1)
            }
        }
    )*};
}

word! {
    u16, 4;
    u32, 5;
    u64, 6;
    u128, 7;
}
