//! A word of 128 bits in the place of a vector, for processors without vectors: the operations of `vector`
//! that the engine of the window needs, under the same names.

use super::Lane;

pub use self::{load as load_half, store as store_half};

pub type Vector = u128;
pub const BYTES: usize = 16;

#[inline(always)]
pub fn zero() -> Vector {
    0
}

#[inline(always)]
pub fn ones() -> Vector {
    Vector::MAX
}

#[inline(always)]
pub fn load<T: Lane, const N: usize>(values: &[T; N]) -> Vector {
    const { assert!(size_of::<[T; N]>() == BYTES) }
    let places = values.iter().enumerate();
    places.fold(0, |all, (i, value)| all | (*value).into() << (8 * size_of::<T>() * i))
}

#[inline(always)]
pub fn store<T: Lane, const N: usize>(vector: Vector) -> [T; N] {
    let bits = 8 * size_of::<T>();
    std::array::from_fn(|i| T::lowest(vector >> (bits * i)))
}

#[inline(always)]
pub fn splat_bytes(value: u8) -> Vector {
    Vector::from_le_bytes([value; BYTES])
}

#[inline(always)]
pub fn or(a: Vector, b: Vector) -> Vector {
    a | b
}

#[inline(always)]
pub fn xor(a: Vector, b: Vector) -> Vector {
    a ^ b
}

#[inline(always)]
pub fn and(a: Vector, b: Vector) -> Vector {
    a & b
}

/// The bits of `b` that are not in `a`.
#[inline(always)]
pub fn and_not(a: Vector, b: Vector) -> Vector {
    !a & b
}

#[inline(always)]
pub fn is_any(vector: Vector) -> bool {
    vector != 0
}

/// Add 1 to each number, modulo its size.
#[inline(always)]
pub fn plus_one<T: Lane>(numbers: Vector) -> Vector {
    let (first, last) = ends::<T>();
    // Add without the last bits, so that no carry enters the next number.
    ((numbers & !last) + first) ^ numbers & last
}

/// Subtract 1 from each number, modulo its size.
#[inline(always)]
pub fn minus_one<T: Lane>(numbers: Vector) -> Vector {
    let (first, last) = ends::<T>();
    ((numbers | last) - first) ^ !numbers & last
}

/// The first and the last bit of each number.
#[inline(always)]
fn ends<T: Lane>() -> (Vector, Vector) {
    let bits = 8 * size_of::<T>();
    let first = Vector::MAX / (Vector::MAX >> (128 - bits));
    (first, first << (bits - 1))
}

/// Exchange the bits whose places differ by 2^K; the words that contain both may have any size.
#[inline(always)]
pub fn swapped<const K: usize>(vector: Vector) -> Vector {
    let low = Vector::MAX / ((1 << (1 << K)) + 1);
    (vector & low) << (1 << K) | vector >> (1 << K) & low
}

/// Set all bits of the bytes that are equal.
#[inline(always)]
pub fn equal_bytes(a: Vector, b: Vector) -> Vector {
    let last = splat_bytes(0x80);
    let differ = a ^ b;
    let nonzero = (((differ & !last) + !last) | differ) & last;
    let equal = !nonzero & last;
    (equal >> 7) * 0xff
}

/// A bit for each byte that is not 0.
#[inline(always)]
pub fn nonzero_bytes(vector: Vector) -> u32 {
    let bytes = vector.to_le_bytes().into_iter().enumerate();
    bytes.fold(0, |bits, (i, byte)| bits | u32::from(byte != 0) << i)
}

/// A vector that repeats these bytes in every half.
#[inline(always)]
pub fn repeated(bytes: &[u8; 16]) -> Vector {
    Vector::from_le_bytes(*bytes)
}

/// A half is a vector.
#[inline(always)]
pub fn halves(vector: Vector) -> [Vector; 1] {
    [vector]
}

#[inline(always)]
pub fn joined([half]: [Vector; 1]) -> Vector {
    half
}

/// The bytes with the numbers in `from`, and 0 for those from 128 on.
#[inline(always)]
pub fn shuffled(bytes: Vector, from: Vector) -> Vector {
    let (bytes, from) = (bytes.to_le_bytes(), from.to_le_bytes());
    let byte = |from: u8| if from < 128 { bytes[usize::from(from % 16)] } else { 0 };
    Vector::from_le_bytes(from.map(byte))
}

/// The lower four bits of each byte.
#[inline(always)]
pub fn low_nibbles(vector: Vector) -> Vector {
    vector & splat_bytes(0x0f)
}

/// The upper four bits of each byte.
#[inline(always)]
pub fn high_nibbles(vector: Vector) -> Vector {
    vector >> 4 & splat_bytes(0x0f)
}
