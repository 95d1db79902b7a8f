//! Which values were seen among the options of a heap, for sixteen heaps at once.

use super::lanes::LANES;

/// Rows begin at different places of a processor's cache: a power of two would share one.
const ROW: usize = (1 << 16) + 1024;

/// The marks of one heap, by value.
pub type Row = [u8; ROW];

/// A byte for each value, so that no mark waits for another as it would in a word of bits; a row of
/// them for each heap.
#[derive(Clone, Debug, Default)]
pub struct MarkRows {
    rows: Vec<Row>,
    /// Values from here on are not looked at: none is seen.
    limit: usize,
}

impl MarkRows {
    pub fn new() -> Self {
        MarkRows { rows: vec![[0; ROW]], limit: 64 }
    }

    /// Forget all that was seen by the first `rows` heaps, and expect values below `limit`, a power
    /// of two.
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

    /// The marks of one heap.
    #[inline(always)]
    pub fn row(&mut self, row: usize) -> MarkRow<'_> {
        MarkRow { seen: &mut self.rows[row], limit: self.limit }
    }

    /// The marks of sixteen heaps, where they were cleared.
    #[inline(always)]
    pub fn all(&mut self) -> Option<&mut [Row; LANES]> {
        self.rows.first_chunk_mut()
    }
}

/// The marks of one heap.
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

    /// The values `64 * word` to `64 * word + 63`, as bits.
    #[inline]
    pub fn word(&self, word: usize) -> u64 {
        let Some(bytes) = self.seen.get(64 * word..64 * word + 64) else { return 0 };
        let mut bits = 0;
        for (i, eight) in bytes.chunks_exact(8).enumerate() {
            let eight = eight.iter().rev().fold(0u64, |all, b| all << 8 | u64::from(*b));
            // Each byte is 0 or 1; the product gathers all eight in its top byte.
            bits |= (eight.wrapping_mul(0x0102_0408_1020_4080) >> 56) << (8 * i);
        }
        bits
    }

    /// The values that are not seen, in order, of those that `among` tells for each word.
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

    /// The least value that is not seen, of those that `among` tells for each word.
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
