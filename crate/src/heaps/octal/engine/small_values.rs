//! The values of games whose moves leave at most two heaps, while all values fit into a byte.
//!
//! The values of moves that leave a rare heap are kept as sets of bits. For a value that only two common heaps can
//! give, the engine first tries moves that gave the value before. It searches all moves only if these moves fail.

use super::halved::Halved;
use super::option_sets::{OptionSets, RareHeaps, WORDS};
use super::sparse_space::SparseSpace;
use super::two_heaps::{LOOKS, Moves, TwoHeapTake};
use super::witnesses::Witnesses;
use crate::heaps::octal::simd::byte_lanes;

/// The largest amount that a move to two heaps may take in this engine.
const MOST_TAKEN: usize = 1 << 12;

/// The count of rare heaps from which on halved values are faster, and the largest number of heaps for which they are
/// used; for more heaps they need too much memory.
const MANY_RARE: usize = 128;
const HALVED: usize = 1 << 22;

/// The number of pairs of heaps that are searched for each amount in the first round; it grows by a factor of 4 each
/// round.
const SEARCHED: usize = 1 << 10;

/// The number of pairs that the search compares in the time of one look (a single comparison elsewhere).
const PAIRS: usize = 32;

#[derive(Clone, Debug)]
pub struct SmallValues {
    moves: Moves,
    /// The least and the largest amount taken by moves that leave two heaps.
    taken: (usize, usize),
    sparse: SparseSpace,
    sets: OptionSets,
    witnesses: Witnesses,
    rare: Vec<u8>,
    /// All values with one bit less, if halving is faster.
    halved: Option<Halved>,
    /// A power of two that is greater than all values, and so greater than the values of all options.
    bound: usize,
}

impl SmallValues {
    /// Create the engine. Return `None` if two moves put different conditions on the two heaps that they leave, or if a
    /// move to two heaps takes more than `MOST_TAKEN`.
    pub fn new(moves: &Moves) -> Option<Self> {
        let any = TwoHeapTake { taken: 0, least: 1, distinct: false };
        let first = moves.splits.first().copied().unwrap_or(any);
        let asks = |split: &TwoHeapTake| (split.least, split.distinct);
        let alike = moves.splits.iter().all(|split| asks(split) == asks(&first));
        let taken = moves.splits.iter().map(|split| split.taken);
        let taken = (taken.clone().min().unwrap_or(0), taken.max().unwrap_or(0));
        (alike && taken.1 <= MOST_TAKEN).then(|| SmallValues {
            moves: moves.clone(),
            taken,
            sparse: SparseSpace::new(moves.parity()),
            sets: OptionSets::new(first, taken.1),
            witnesses: Witnesses::default(),
            rare: Vec::new(),
            halved: None,
            bound: 1,
        })
    }

    /// Continue after these values, which must have been computed for the same moves.
    pub fn resume(&mut self, values: &[u8]) {
        values.iter().enumerate().for_each(|(n, value)| self.sparse.push(n, u16::from(*value)));
        let largest = values.iter().max().map_or(0, |value| usize::from(*value));
        self.bound = (largest + 1).next_power_of_two();
        self.sparse.review(values);
        self.renew(values);
    }

    pub fn moves(&self) -> &Moves {
        &self.moves
    }

    /// Compute the next value and return the approximate number of steps; `None` if the value is too
    /// large.
    #[inline]
    pub fn step(&mut self, values: &mut Vec<u8>) -> Option<u64> {
        let n = values.len();
        let mut steps = 4;
        if self.sparse.review(values) {
            self.renew(values);
        }
        let rare = RareHeaps::new(&self.sparse, &self.rare, self.halved.as_ref(), self.bound);
        if let Some(total) = n.checked_sub(self.taken.0).filter(|_| !self.moves.splits.is_empty()) {
            self.sets.add(values, &rare, total);
        }
        let value = (0..WORDS).find_map(|word| self.value(values, word, &mut steps))?;
        values.push(value);
        self.bound = self.bound.max((usize::from(value) + 1).next_power_of_two());
        self.sparse.push(n, u16::from(value));
        let common = self.rare.len() == self.sparse.heaps.len();
        if !common {
            self.rare.push(value);
        }
        if let Some(halved) = &mut self.halved {
            halved.push(value, common);
        }
        Some(steps / LOOKS + 1)
    }

    /// Return the next value if it is from `64 * word` to `64 * word + 63`. All smaller values must have been excluded.
    #[inline]
    fn value(&mut self, values: &[u8], word: usize, steps: &mut u64) -> Option<u8> {
        let n = values.len();
        let mut seen = 0;
        if 64 * word < self.bound {
            let rare = RareHeaps::new(&self.sparse, &self.rare, self.halved.as_ref(), self.bound);
            seen |= u64::from(word == 0 && self.moves.whole.contains(&n));
            for &taken in self.moves.single.iter().filter(|taken| **taken < n) {
                let value = values[n - taken];
                seen |= u64::from(usize::from(value >> 6) == word) << (value & 63);
            }
            for split in self.moves.splits.iter().filter(|split| split.taken <= n) {
                seen |= self.sets.word(values, &rare, n - split.taken, word, steps);
            }
        }
        let common = self.sparse.common_values(n, word) & !seen;
        // The lowest bit is the least free common value. A smaller value that no rare heap gives may come from two
        // common heaps.
        let least = common & common.wrapping_neg();
        let mut missing = !seen & least.wrapping_sub(1);
        while missing != 0 {
            let value = (64 * word) as u8 + missing.trailing_zeros() as u8;
            if !self.is_given(values, value, steps) {
                return Some(value);
            }
            missing &= missing - 1;
        }
        (common != 0).then(|| (64 * word) as u8 + common.trailing_zeros() as u8)
    }

    /// Return whether a move of the next heap leaves two heaps with this nim-sum of values.
    #[inline]
    fn is_given(&mut self, values: &[u8], value: u8, steps: &mut u64) -> bool {
        let (n, splits) = (values.len(), &self.moves.splits);
        let mut looks = 4;
        let served = self.witnesses.serve(usize::from(value), |heap| {
            looks += 1;
            splits.iter().any(|split| {
                let Some(other) = n.checked_sub(split.taken + heap) else { return false };
                other >= split.least
                    && values[heap] ^ values[other] == value
                    && !(split.distinct && heap == other)
            })
        });
        let given = served || self.search(values, value, &mut looks);
        self.sets.missed += looks;
        *steps += looks;
        given
    }

    /// Search all moves of the next heap to two heaps. Return whether a move gives the nim-sum `value`.
    #[inline(never)]
    fn search(&mut self, values: &[u8], value: u8, looks: &mut u64) -> bool {
        let n = values.len();
        let (mut from, mut searched, mut more) = (0, SEARCHED, true);
        while more {
            more = false;
            for split in &self.moves.splits {
                let Some(total) = split.total(n) else { continue };
                let (start, end) = (from.max(split.least), split.half(total) + 1);
                more |= from + searched < end;
                let end = end.min(from + searched);
                if start >= end {
                    continue;
                }
                *looks += ((end - start) / PAIRS) as u64;
                let others = &values[total + 1 - end..=total - start];
                if let Some(i) = byte_lanes::find_sum(&values[start..end], others, value) {
                    self.witnesses.add(usize::from(value), start + i);
                    return true;
                }
            }
            (from, searched) = (from + searched, 4 * searched);
        }
        false
    }

    /// Recompute all data that depends on the choice of rare heaps.
    fn renew(&mut self, values: &[u8]) {
        self.rare = self.sparse.values.iter().map(|value| *value as u8).collect();
        let pays = self.rare.len() >= MANY_RARE && values.len() <= HALVED;
        self.halved = pays.then(|| Halved::new(&self.sparse, values)).flatten();
        self.sets.renew(values, &self.sparse, self.halved.as_ref());
        let Some(end) = values.len().checked_sub(self.taken.0) else { return };
        let start = end.saturating_sub(self.taken.1) / byte_lanes::BLOCK * byte_lanes::BLOCK;
        let rare = RareHeaps::new(&self.sparse, &self.rare, self.halved.as_ref(), self.bound);
        (start..end).for_each(|total| self.sets.add(values, &rare, total));
    }
}
