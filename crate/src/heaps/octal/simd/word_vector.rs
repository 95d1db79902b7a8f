//! A 128-bit integer as a vector, for processors without vector instructions. The module has the operations of `vector`
//! that the engine in `window` needs, under the same names.

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

/// Return the bits that are in `b` and not in `a`.
#[inline(always)]
pub fn and_not(a: Vector, b: Vector) -> Vector {
    !a & b
}

#[inline(always)]
pub fn is_any(vector: Vector) -> bool {
    vector != 0
}

/// Add 1 to each number of type `T`, with wrap-around.
#[inline(always)]
pub fn plus_one<T: Lane>(numbers: Vector) -> Vector {
    let (first, last) = ends::<T>();
    // Add without the highest bit of each number, so that no carry enters the next number.
    ((numbers & !last) + first) ^ numbers & last
}

/// Subtract 1 from each number of type `T`, with wrap-around.
#[inline(always)]
pub fn minus_one<T: Lane>(numbers: Vector) -> Vector {
    let (first, last) = ends::<T>();
    ((numbers | last) - first) ^ !numbers & last
}

/// Return two masks: the lowest bit of each number, and the highest bit of each number.
#[inline(always)]
fn ends<T: Lane>() -> (Vector, Vector) {
    let bits = 8 * size_of::<T>();
    let first = Vector::MAX / (Vector::MAX >> (128 - bits));
    (first, first << (bits - 1))
}

/// Exchange each bit i with the bit i ⊕ 2^K. The vector may consist of words of any size above 2^K bits.
#[inline(always)]
pub fn swapped<const K: usize>(vector: Vector) -> Vector {
    let low = Vector::MAX / ((1 << (1 << K)) + 1);
    (vector & low) << (1 << K) | vector >> (1 << K) & low
}

/// Return a vector with 0xff for each byte that is equal in `a` and `b`, and 0 for the others.
#[inline(always)]
pub fn equal_bytes(a: Vector, b: Vector) -> Vector {
    let last = splat_bytes(0x80);
    let differ = a ^ b;
    let nonzero = (((differ & !last) + !last) | differ) & last;
    let equal = !nonzero & last;
    (equal >> 7) * 0xff
}

/// Return one bit for each byte: 1 if the byte is not 0.
#[inline(always)]
pub fn nonzero_bytes(vector: Vector) -> u32 {
    let bytes = vector.to_le_bytes().into_iter().enumerate();
    bytes.fold(0, |bits, (i, byte)| bits | u32::from(byte != 0) << i)
}

/// Return a vector of these 16 bytes.
#[inline(always)]
pub fn repeated(bytes: &[u8; 16]) -> Vector {
    Vector::from_le_bytes(*bytes)
}

/// Return the vector as its only half: it has 16 bytes.
#[inline(always)]
pub fn halves(vector: Vector) -> [Vector; 1] {
    [vector]
}

#[inline(always)]
pub fn joined([half]: [Vector; 1]) -> Vector {
    half
}

/// Select the bytes with the indices in `from`; an index of 128 or more gives 0.
#[inline(always)]
pub fn shuffled(bytes: Vector, from: Vector) -> Vector {
    let (bytes, from) = (bytes.to_le_bytes(), from.to_le_bytes());
    let byte = |from: u8| if from < 128 { bytes[usize::from(from % 16)] } else { 0 };
    Vector::from_le_bytes(from.map(byte))
}

/// Return the lower four bits of each byte.
#[inline(always)]
pub fn low_nibbles(vector: Vector) -> Vector {
    vector & splat_bytes(0x0f)
}

/// Return the upper four bits of each byte.
#[inline(always)]
pub fn high_nibbles(vector: Vector) -> Vector {
    vector >> 4 & splat_bytes(0x0f)
}
