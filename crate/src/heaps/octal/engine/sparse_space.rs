//! Sparse space: which heaps are rare, so that only moves to a rare heap need be looked at for the
//! values that most heaps have (Berlekamp, Conway and Guy 1982; Gangolli and Plambeck 1989).
//!
//! Give a heap of n with value v the bit φ = parity(v & mask), and call it common if φ is 1. Where
//! all moves that leave two heaps take amounts c of one parity, φ = parity(v & mask) + n + c modulo
//! 2 will do as well. Two common heaps never add up to a value that would make the heap common that
//! they are left of: φ of that value is φ(a) + φ(b) = 0, in the second case because n = a + b + c,
//! so that (φ(a) − a − c) + (φ(b) − b − c) + n + c is φ(a) + φ(b) modulo 2. So whether a common
//! value is among the options is decided by those moves that leave a rare heap, however few there are;
//! only for the other values are moves to two common heaps to be examined, and there some move is
//! soon found for most of them.

use std::ops::Range;

use crate::base::arithmetic::walsh;

/// Heaps below which there is no choice to make.
const FIRST: usize = 32;

#[derive(Clone, Debug)]
pub struct SparseSpace {
    mask: u16,
    odd: bool,
    /// For the values 0 to 63, whether an odd number of their bits is in the mask; all bits set
    /// without a mask.
    pattern: u64,
    /// Whether there is a choice; if not, all heaps count as rare and the list is empty.
    chosen: bool,
    pub heaps: Vec<u32>,
    pub values: Vec<u16>,
    /// For even and odd n, the count of heaps with each value.
    counts: [Vec<u32>; 2],
    /// The heap at which to choose the rare heaps again.
    next: usize,
    /// The parity of the amounts of all moves that leave two heaps, where φ may depend on n.
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

    /// The mask, and for even and odd n whether the values with an even number of bits in it are the common ones;
    /// `None` where all heaps count as rare.
    pub fn class(&self) -> Option<(u16, [bool; 2])> {
        self.chosen.then(|| (self.mask, [0, 1].map(|n| self.shift(n) % 2 == 1)))
    }

    /// The least of the value's bits that decide whether a heap is common, if some do.
    pub fn least_bit(&self) -> Option<u32> {
        (self.mask != 0).then(|| self.mask.trailing_zeros())
    }

    /// The values from `64 * word` to `64 * word + 63`, as bits, that a rare heap and a common heap of
    /// this total can give. Two common heaps or two rare ones give the others.
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
        // Few are cut off: `low` is small, and most of the heaps below n are below `high`.
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

    /// The values from `64 * word` to `64 * word + 63`, as bits, that are no options of heap `n`
    /// unless a move that leaves a rare heap gives them: the common values, or all values where
    /// every heap counts as rare.
    #[inline]
    pub fn common_values(&self, n: usize, word: usize) -> u64 {
        let high = ((64 * word) & usize::from(self.mask)).count_ones() as usize;
        let flip = (high + self.shift(n)) % 2 == 1;
        if flip { !self.pattern } else { self.pattern }
    }

    /// Count the value of the next heap.
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

    /// Look from time to time for a better choice; returns whether it did.
    #[inline]
    pub fn review<V: Copy + Into<u16>>(&mut self, values: &[V]) -> bool {
        let due = values.len() >= self.next;
        if due {
            self.next = values.len() * 3 / 2;
            self.choose(values);
        }
        due
    }

    /// Choose the mask that makes the fewest heaps rare: each sum of signs of a transform of Walsh
    /// and Hadamard says how many more heaps one choice makes rare than common.
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
        // A list longer than this fills memory and saves little.
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

/// Whether each of the values 0 to 63 has an odd number of bits in the mask.
fn pattern(mask: u16) -> u64 {
    (0..64u16).map(|v| u64::from((v & mask).count_ones() % 2) << v).sum()
}
