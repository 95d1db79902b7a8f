//! Sets of the values of a heap's options, for sixteen heaps at once.

use crate::heaps::octal::simd::lanes::LANES;

/// The number of bytes in a row. It is not a power of two, so that equal columns of different rows do not share one
/// cache set.
const ROW: usize = (1 << 16) + 1024;

pub type Row = [u8; ROW];

/// A row of bytes for each heap, with one byte for each value. Writes to separate bytes do not depend on each other,
/// unlike writes to bits of the same word.
#[derive(Clone, Debug, Default)]
pub struct MarkRows {
    rows: Vec<Row>,
    /// The end of the value range: `free` and `first_free` read only smaller values.
    limit: usize,
}

impl MarkRows {
    pub fn new() -> Self {
        MarkRows { rows: vec![[0; ROW]], limit: 64 }
    }

    /// Clear the rows of the first `rows` heaps, and expect values below `limit`, a power of two.
    #[inline]
    pub fn clear(&mut self, rows: usize, limit: usize) {
        if self.rows.len() < rows {
            self.rows.resize(LANES, [0; ROW]);
        }
        self.limit = limit.clamp(64, 1 << 16);
        for row in &mut self.rows[..rows] {
            row[..self.limit].fill(0);
        }
    }

    #[inline(always)]
    pub fn row(&mut self, row: usize) -> MarkRow<'_> {
        MarkRow { seen: &mut self.rows[row], limit: self.limit }
    }

    #[inline(always)]
    pub fn all(&mut self) -> Option<&mut [Row; LANES]> {
        self.rows.first_chunk_mut()
    }
}

pub struct MarkRow<'m> {
    seen: &'m mut Row,
    limit: usize,
}

impl MarkRow<'_> {
    #[inline(always)]
    pub fn set(&mut self, value: u16) {
        self.seen[usize::from(value)] = 1;
    }

    #[inline(always)]
    pub fn has(&self, value: u16) -> bool {
        self.seen[usize::from(value)] != 0
    }

    /// Return the marks of the values from `64 * word` to `64 * word + 63`, as bits.
    #[inline]
    pub fn word(&self, word: usize) -> u64 {
        let bytes = self.seen.get(64 * word..).and_then(|bytes| bytes.first_chunk::<64>());
        bytes.map_or(0, |bytes| {
            let (parts, _) = bytes.as_chunks::<16>();
            parts.iter().rev().fold(0, |bits, part| bits << 16 | u64::from(mask(part)))
        })
    }

    /// Return the unmarked values in ascending order; `among(word)` is the set of admitted values of each word.
    #[inline]
    pub fn free(&self, among: impl Fn(usize) -> u64) -> impl Iterator<Item = u16> {
        (0..self.limit / 64).flat_map(move |word| {
            let mut free = among(word) & !self.word(word);
            std::iter::from_fn(move || {
                let bit = (free != 0).then(|| free.trailing_zeros() as u16)?;
                free &= free - 1;
                Some(64 * word as u16 + bit)
            })
        })
    }

    /// Return the least unmarked value, or the limit if there is none; `among(word)` is the set of admitted values of
    /// each word.
    #[inline]
    pub fn first_free(&self, among: impl Fn(usize) -> u64) -> usize {
        for word in 0..self.limit / 64 {
            let free = among(word) & !self.word(word);
            if free != 0 {
                return 64 * word + free.trailing_zeros() as usize;
            }
        }
        self.limit
    }
}

/// Convert sixteen bytes, each 0 or 1, to a number with one bit for each byte.
#[cfg(target_arch = "x86_64")]
#[inline(always)]
fn mask(bytes: &[u8; 16]) -> u16 {
    use std::arch::x86_64::*;
    // SAFETY: the array is as long as a vector, which may be loaded from any address, and every x86-64
    // has these instructions.
    #[allow(unsafe_code)]
    let mask = unsafe {
        let bytes = _mm_loadu_si128(bytes.as_ptr().cast());
        // Move the lowest bit of each byte to the top bit, which `movemask` collects.
        _mm_movemask_epi8(_mm_slli_epi16::<7>(bytes))
    };
    mask as u16
}

#[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
#[inline(always)]
fn mask(bytes: &[u8; 16]) -> u16 {
    use std::arch::wasm32::*;
    // SAFETY: the array is as long as a vector, which may be loaded from any address.
    #[allow(unsafe_code)]
    let bytes = unsafe { v128_load(bytes.as_ptr().cast()) };
    i8x16_bitmask(i8x16_shl(bytes, 7))
}

#[cfg(not(any(target_arch = "x86_64", all(target_arch = "wasm32", target_feature = "simd128"))))]
#[inline(always)]
fn mask(bytes: &[u8; 16]) -> u16 {
    mask_plain(bytes)
}

#[cfg(any(
    test,
    not(any(target_arch = "x86_64", all(target_arch = "wasm32", target_feature = "simd128")))
))]
#[inline(always)]
fn mask_plain(bytes: &[u8; 16]) -> u16 {
    let (eights, _) = bytes.as_chunks::<8>();
    // The multiplication collects the eight lowest bits in the top byte.
    let gathered =
        |eight: &[u8; 8]| u64::from_le_bytes(*eight).wrapping_mul(0x0102_0408_1020_4080) >> 56;
    eights.iter().rev().fold(0, |bits, eight| bits << 8 | gathered(eight) as u16)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn masks_have_the_bytes_in_order() {
        for bits in 0..=u16::MAX {
            let mut bytes = [0; 16];
            (0..16).for_each(|i| bytes[i] = (bits >> i & 1) as u8);
            assert_eq!((mask(&bytes), mask_plain(&bytes)), (bits, bits));
        }
    }

    #[test]
    fn words_tell_what_was_set() {
        let mut marks = MarkRows::new();
        marks.clear(1, 512);
        let mut row = marks.row(0);
        [0, 7, 8, 63, 64, 130, 511].into_iter().for_each(|value| row.set(value));
        let words: Vec<u64> = (0..8).map(|word| row.word(word)).collect();
        assert_eq!(words, [1 << 63 | 0x181, 1, 4, 0, 0, 0, 0, 1 << 63]);
        assert_eq!((row.first_free(|_| u64::MAX), row.first_free(|_| 1)), (1, 128));
    }
}
