//! A word of 64 bits in the place of a vector, for processors without vectors: the operations of `vector`
//! that the engine of the window needs, under the same names.

use super::Lane;

pub type Vector = u64;
pub const BYTES: usize = 8;

#[inline(always)]
pub fn zero() -> Vector {
    0
}

#[inline(always)]
pub fn load<T: Lane + Into<u64>, const N: usize>(values: &[T; N]) -> Vector {
    const { assert!(size_of::<[T; N]>() == BYTES) }
    values.iter().rev().fold(0, |all, value| shifted(all, 8 * size_of::<T>()) | (*value).into())
}

#[inline(always)]
pub fn store<T: Lane + TryFrom<u64>, const N: usize>(vector: Vector) -> [T; N] {
    let bits = 8 * size_of::<T>();
    let low = u64::MAX >> (64 - bits);
    std::array::from_fn(|i| T::try_from(vector >> (bits * i) & low).unwrap_or_default())
}

#[inline(always)]
fn shifted(word: u64, bits: usize) -> u64 {
    if bits < 64 { word << bits } else { 0 }
}

#[inline(always)]
pub fn or(a: Vector, b: Vector) -> Vector {
    a | b
}

#[inline(always)]
pub fn swapped<const K: usize>(vector: Vector) -> Vector {
    const LOW: [u64; 6] = [
        0x5555_5555_5555_5555,
        0x3333_3333_3333_3333,
        0x0f0f_0f0f_0f0f_0f0f,
        0x00ff_00ff_00ff_00ff,
        0x0000_ffff_0000_ffff,
        0x0000_0000_ffff_ffff,
    ];
    (vector & LOW[K]) << (1 << K) | vector >> (1 << K) & LOW[K]
}
