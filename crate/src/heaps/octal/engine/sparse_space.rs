//! Sparse space: a choice of rare heaps such that only moves to a rare heap need be examined for the values that most
//! heaps have (Berlekamp, Conway and Guy 1982; Gangolli and Plambeck 1989).
//!
//! Give a heap of n with value v the bit φ = parity(v & mask), and call the heap common if φ is 1. If all amounts c of
//! the moves that leave two heaps have the same parity, φ = parity(v & mask) + n + c modulo 2 works as well. Two common
//! heaps a and b never add up to a value that would make heap n common, where n is the heap that the move starts from:
//! φ of that value is φ(a) + φ(b) = 0. In the second case this holds because n = a + b + c, so that (φ(a) − a − c) +
//! (φ(b) − b − c) + n + c is φ(a) + φ(b) modulo 2. So the moves that leave a rare heap decide whether a common value is
//! among the options, however few these moves are. Moves to two common heaps matter only for the other values, and for
//! most of these values such a move is soon found.

use std::ops::Range;

use crate::base::arithmetic::walsh;

/// The number of heaps from which on rare heaps are chosen.
const FIRST: usize = 32;

#[derive(Clone, Debug)]
pub struct SparseSpace {
    mask: u16,
    odd: bool,
    /// For the values 0 to 63, one bit each: whether the value has an odd number of bits in the mask. Without a mask,
    /// all bits are 1.
    pattern: u64,
    /// Whether rare heaps are chosen; if not, all heaps count as rare and the list `heaps` is empty.
    chosen: bool,
    pub heaps: Vec<u32>,
    pub values: Vec<u16>,
    /// For even and for odd n, the count of heaps with each value.
    counts: [Vec<u32>; 2],
    /// The number of heaps at which the rare heaps are chosen again.
    next: usize,
    /// The parity of the amounts of all moves that leave two heaps, if φ may depend on n.
    taken: Option<usize>,
}

impl SparseSpace {
    pub fn new(taken: Option<usize>) -> Self {
        SparseSpace {
            mask: 0,
            odd: false,
            pattern: u64::MAX,
            chosen: false,
            heaps: Vec::new(),
            values: Vec::new(),
            counts: [Vec::new(), Vec::new()],
            next: FIRST,
            taken,
        }
    }

    pub fn is_chosen(&self) -> bool {
        self.chosen
    }

    /// Return the mask, and for even and for odd n whether the common values are those with an even number of bits in
    /// the mask. Return `None` if all heaps count as rare.
    pub fn class(&self) -> Option<(u16, [bool; 2])> {
        self.chosen.then(|| (self.mask, [0, 1].map(|n| self.shift(n) % 2 == 1)))
    }

    /// Return the lowest bit of the mask, or `None` for an empty mask.
    pub fn least_bit(&self) -> Option<u32> {
        (self.mask != 0).then(|| self.mask.trailing_zeros())
    }

    /// Return the values from `64 * word` to `64 * word + 63` that a rare heap and a common heap with this total can
    /// give, as bits. The other values come from two common heaps or two rare heaps.
    pub fn unlike_sums(&self, total: usize, word: usize) -> u64 {
        self.common_values(total + self.taken.unwrap_or(0), word)
    }

    #[inline]
    pub fn between(&self, low: usize, high: usize) -> (&[u32], &[u16]) {
        let range = self.range(low, high);
        (&self.heaps[range.clone()], &self.values[range])
    }

    #[inline]
    pub fn range(&self, low: usize, high: usize) -> Range<usize> {
        let (mut start, mut end) = (0, self.heaps.len());
        // A linear scan is fast, since few heaps are cut off: `low` is small, and most heaps are below `high`.
        while start < end && (self.heaps[start] as usize) < low {
            start += 1;
        }
        while end > start && self.heaps[end - 1] as usize > high {
            end -= 1;
        }
        start..end
    }

    #[inline]
    fn shift(&self, n: usize) -> usize {
        if self.odd { n + self.taken.unwrap_or(0) } else { 0 }
    }

    #[inline]
    pub fn is_common(&self, n: usize, value: u16) -> bool {
        let parity = (value & self.mask).count_ones() as usize + self.shift(n);
        self.chosen && parity % 2 == 1
    }

    /// Return the values from `64 * word` to `64 * word + 63` that only a move to a rare heap can give as options of
    /// heap `n`, as bits. They are the common values, or all values if every heap counts as rare.
    #[inline]
    pub fn common_values(&self, n: usize, word: usize) -> u64 {
        let high = ((64 * word) & usize::from(self.mask)).count_ones() as usize;
        let flip = (high + self.shift(n)) % 2 == 1;
        if flip { !self.pattern } else { self.pattern }
    }

    /// Record the value of the next heap.
    #[inline]
    pub fn push(&mut self, n: usize, value: u16) {
        let counts = &mut self.counts[n % 2];
        if usize::from(value) >= counts.len() {
            counts.resize(usize::from(value) + 1, 0);
        }
        counts[usize::from(value)] += 1;
        if self.chosen && !self.is_common(n, value) {
            self.heaps.push(n as u32);
            self.values.push(value);
        }
    }

    /// Choose the rare heaps again when the number of heaps has grown by a half; return whether a choice was made.
    #[inline]
    pub fn review<V: Copy + Into<u16>>(&mut self, values: &[V]) -> bool {
        let due = values.len() >= self.next;
        if due {
            self.next = values.len() * 3 / 2;
            self.choose(values);
        }
        due
    }

    /// Choose the mask that makes the fewest heaps rare. Each entry of the Walsh–Hadamard transform of the counts is
    /// the number of rare heaps less the number of common heaps for one mask.
    fn choose<V: Copy + Into<u16>>(&mut self, values: &[V]) {
        let size = self.counts.iter().map(Vec::len).max().unwrap_or(1).next_power_of_two();
        let mut best = (self.excess(values.len()), self.mask, self.odd);
        for odd in [false, true] {
            if odd && self.taken.is_none() {
                continue;
            }
            let mut sums = vec![0i64; size];
            for (parity, counts) in self.counts.iter().enumerate() {
                let turned = odd && (parity + self.taken.unwrap_or(0)) % 2 == 1;
                let sign = if turned { -1 } else { 1 };
                for (sum, count) in sums.iter_mut().zip(counts) {
                    *sum += sign * i64::from(*count);
                }
            }
            walsh(&mut sums);
            for (mask, &sum) in sums.iter().enumerate().filter(|(mask, _)| odd || *mask > 0) {
                if sum < best.0 {
                    best = (sum, mask as u16, odd);
                }
            }
        }
        let (excess, mask, odd) = best;
        // Use no rare heaps if there are too many: a longer list fills memory and saves little.
        let rare = (values.len() as i64 + excess) / 2;
        let chosen = rare < (values.len() / 4) as i64;
        let before = (self.chosen, self.mask, self.odd);
        (self.chosen, self.mask, self.odd) =
            if chosen { (true, mask, odd) } else { (false, 0, false) };
        self.pattern = if chosen { pattern(mask) } else { u64::MAX };
        let changed = (self.chosen, self.mask, self.odd) != before;
        if changed {
            self.heaps.clear();
            self.values.clear();
            let rare = |&(n, v): &(usize, u16)| chosen && !self.is_common(n, v);
            let list: Vec<(usize, u16)> =
                values.iter().map(|v| (*v).into()).enumerate().filter(rare).collect();
            self.heaps = list.iter().map(|&(n, _)| n as u32).collect();
            self.values = list.iter().map(|&(_, v)| v).collect();
        }
    }

    fn excess(&self, len: usize) -> i64 {
        if self.chosen { 2 * self.heaps.len() as i64 - len as i64 } else { len as i64 }
    }
}

/// Return one bit for each of the values 0 to 63: whether the value has an odd number of bits in the mask.
fn pattern(mask: u16) -> u64 {
    (0..64u16).map(|v| u64::from((v & mask).count_ones() % 2) << v).sum()
}
