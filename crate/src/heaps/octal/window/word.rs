//! Values as one-hot words: the value v is the bit `1 << v`, and a set of values is their union.
//!
//! The mex of a set is then `!s & (s + 1)`, and to add a nimber x to each value of a set is to exchange the
//! bits of its word whose places differ by x.

use std::fmt::Debug;
use std::ops::{BitAnd, BitOr, BitOrAssign, Not};

/// A word of a set of values.
pub trait Word:
    Copy
    + Default
    + Debug
    + PartialEq
    + BitAnd<Output = Self>
    + BitOr<Output = Self>
    + BitOrAssign
    + Not<Output = Self>
{
    /// How many values it holds, as a power of two.
    const LOG: usize;
    /// All values.
    const ALL: Self;

    /// The set of one value, modulo the size of the word.
    fn bit(value: usize) -> Self;
    /// The least value that is not in the set, as a set; empty where all are.
    fn mex(self) -> Self;
    /// The least value of the set.
    fn least(self) -> usize;
}

macro_rules! word {
    ($type:ty, $log:literal) => {
        impl Word for $type {
            const LOG: usize = $log;
            const ALL: Self = <$type>::MAX;

            #[inline(always)]
            fn bit(value: usize) -> Self {
                1 << (value & ((1 << $log) - 1))
            }

            #[inline(always)]
            fn mex(self) -> Self {
                !self & self.wrapping_add(1)
            }

            #[inline(always)]
            fn least(self) -> usize {
                self.trailing_zeros() as usize
            }
        }
    };
}

word!(u32, 5);
word!(u64, 6);
