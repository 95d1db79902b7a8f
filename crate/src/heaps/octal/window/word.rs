//! Sets of places as integers: the place p is the bit `1 << p`, and a set is the union of such bits.
//!
//! The mex of a set s, as a set with one place, is then `!s & (s + 1)`. Adding x to each place of a set by nim-sum
//! exchanges each two bits whose indices have the nim-sum x.

use std::fmt::Debug;
use std::ops::{BitAnd, BitOr, BitOrAssign, Not};

use crate::heaps::octal::simd::Lane;

/// An integer type that holds a set of places.
pub trait Word:
    Lane
    + Debug
    + PartialEq
    + BitAnd<Output = Self>
    + BitOr<Output = Self>
    + BitOrAssign
    + Not<Output = Self>
{
    /// The base-2 logarithm of the number of places in a word.
    const LOG: usize;

    /// Return the set with one place, taken modulo the number of places of the word.
    fn bit(place: usize) -> Self;
    /// Return the least place of a nonempty set.
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
