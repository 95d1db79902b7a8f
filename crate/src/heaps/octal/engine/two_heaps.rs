//! The values of games whose moves leave at most two heaps, with values of 16 bits.
//!
//! Two methods compute the same value: the first marks a byte for each value seen; the second, in `block.rs`, computes
//! sixteen values at once if many moves leave a rare heap. Both are exact.

use std::ops::Range;

use super::probe_set::ProbeSet;
use super::sparse_space::SparseSpace;
use crate::heaps::octal::digit::Digit;
use crate::heaps::octal::simd::lanes::{self, LANES, TARGETS};
use crate::heaps::octal::simd::mark_rows::MarkRows;
use crate::heaps::octal::take_and_break::TakeAndBreak;

/// A move that takes a fixed amount and leaves two heaps.
#[derive(Clone, Copy, Debug)]
pub struct TwoHeapTake {
    pub taken: usize,
    pub least: usize,
    pub distinct: bool,
}

impl TwoHeapTake {
    /// Return the total of the two heaps that the move leaves of `n`, or `None` if `n` is too small.
    #[inline]
    pub fn total(&self, n: usize) -> Option<usize> {
        n.checked_sub(self.taken).filter(|total| *total >= 2 * self.least)
    }

    #[inline]
    pub fn half(&self, total: usize) -> usize {
        (total - usize::from(self.distinct)) / 2
    }
}

#[derive(Clone, Debug, Default)]
pub struct Moves {
    /// The amounts of the moves that leave exactly one heap.
    pub single: Vec<usize>,
    /// The amounts of the moves that leave no heap.
    pub whole: Vec<usize>,
    pub splits: Vec<TwoHeapTake>,
}

impl Moves {
    /// Collect the moves of a game. Return `None` if the rules need another engine: a move may leave three heaps, must
    /// leave heaps larger than 63, takes more than 2^30, or may take any amount.
    pub fn new(rules: &TakeAndBreak) -> Option<Self> {
        let mut moves = Moves::default();
        if !rules.tail().1.is_empty() {
            return None;
        }
        for take in rules.takes() {
            if take.digit.has(Digit::THREE) || take.taken > 1 << 30 || take.least > 64 {
                return None;
            }
            let taken = take.taken as usize;
            if take.digit.has(Digit::NOTHING) {
                moves.whole.push(taken);
            }
            if take.digit.has(Digit::ONE) {
                moves.single.push(taken);
            }
            if take.digit.has(Digit::TWO) {
                let (least, distinct) = (take.least as usize, take.distinct);
                moves.splits.push(TwoHeapTake { taken, least, distinct });
            }
        }
        Some(moves)
    }

    /// Return the common parity (0 or 1) of the amounts of all moves that leave two heaps. Return `None` if the
    /// parities differ or if there is no such move.
    pub fn parity(&self) -> Option<usize> {
        let mut parities = self.splits.iter().map(|split| split.taken % 2);
        let first = parities.next();
        first.filter(|first| parities.all(|parity| parity == *first))
    }
}

#[derive(Clone, Debug)]
pub struct TwoHeaps {
    pub(super) moves: Moves,
    pub(super) sparse: SparseSpace,
    pub(super) marks: MarkRows,
    /// A power of two that is greater than all values, and so greater than the values of all options.
    pub(super) bound: usize,
    pub(super) probes: ProbeSet<u16>,
    /// The share of the rare heaps whose values a block marks without testing, as a multiple of 1/`WHOLE`.
    pub(super) marked: usize,
    /// The list 0, 1, 2 … of heaps for blocks without a choice of rare heaps.
    pub(super) all: Vec<u32>,
}

/// The denominator of the share of a block's rare heaps whose values are all marked.
pub(super) const WHOLE: usize = 1 << 12;

/// The number of moves that this engine examines in the time of one step of another engine.
pub(super) const LOOKS: u64 = 8;

/// A quarter of the least number of moves between two checks for missing values.
const CHUNK: usize = 16;

/// The largest number of missing values that are searched for one by one.
const FEW: usize = if lanes::FAST { 32 } else { 0 };

/// The number of moves of each amount to compare with the missing values before the next check.
const SEARCHED: usize = 512;

impl TwoHeaps {
    pub fn new(moves: Moves, values: &[u16]) -> Self {
        let mut sparse = SparseSpace::new(moves.parity());
        values.iter().enumerate().for_each(|(n, value)| sparse.push(n, *value));
        let largest = values.iter().max().map_or(0, |value| usize::from(*value));
        TwoHeaps {
            sparse,
            moves,
            marks: MarkRows::new(),
            bound: (largest + 1).next_power_of_two(),
            probes: ProbeSet::new(),
            marked: WHOLE / 4,
            all: Vec::new(),
        }
    }

    /// Return the rare heaps of an index range, and their values. If every heap counts as rare, return all heaps of the
    /// range.
    #[inline]
    pub(super) fn rare<'a>(
        &'a self,
        values: &'a [u16],
        range: Range<usize>,
    ) -> (&'a [u32], &'a [u16]) {
        let list = if self.sparse.is_chosen() { &self.sparse.heaps } else { &self.all };
        let own = if self.sparse.is_chosen() { &self.sparse.values } else { values };
        (&list[range.clone()], own.get(range).unwrap_or(&[]))
    }

    /// Prepare for the next values. Return `false` if a value may not fit into 16 bits.
    pub fn prepare(&mut self, values: &[u16]) -> bool {
        if self.bound > 1 << 14 {
            return false;
        }
        if self.sparse.review(values) {
            let most = self.moves.splits.iter().map(|split| split.least + split.taken).max();
            // Leave out the heaps near 0 and the last heaps, so that the sixteen second heaps beside a probe always
            // have values.
            let edge = LANES + most.unwrap_or(0);
            let among = edge..values.len().saturating_sub(edge);
            self.probes.choose(values, values, &self.sparse, among);
        }
        true
    }

    /// Compute the next value, and return the approximate number of steps.
    pub fn step(&mut self, values: &mut Vec<u16>) -> u64 {
        let mut steps = 4;
        let value = self.value(values, &mut steps);
        self.push(values, value);
        steps / LOOKS + 1
    }

    pub(super) fn push(&mut self, values: &mut Vec<u16>, value: u16) {
        values.push(value);
        while usize::from(value) >= self.bound {
            self.bound *= 2;
        }
        self.sparse.push(values.len() - 1, value);
    }

    fn value(&mut self, values: &[u16], steps: &mut u64) -> u16 {
        let n = values.len();
        self.marks.clear(1, 2 * self.bound);
        self.mark_takes(values, 0);
        if !self.sparse.is_chosen() {
            self.mark_splits(values, 0, n, |half| 1..half + 1, steps);
            return self.conclude(values, 0, steps);
        }
        let mut row = self.marks.row(0);
        for split in &self.moves.splits {
            let Some(total) = split.total(n) else { continue };
            let (heaps, rare) = self.sparse.between(split.least, total - split.least);
            *steps += heaps.len() as u64;
            for (&heap, &value) in heaps.iter().zip(rare) {
                let other = total - heap as usize;
                if !(split.distinct && other == heap as usize) {
                    row.set(values[other] ^ value);
                }
            }
        }
        self.conclude(values, 0, steps)
    }

    /// Compute the next value. The row of marks must cover all moves except the moves to two common heaps.
    pub(super) fn conclude(&mut self, values: &[u16], row: usize, steps: &mut u64) -> u16 {
        let n = values.len();
        let sparse = &self.sparse;
        let limit = self.marks.row(row).first_free(|word| sparse.common_values(n, word));
        if !sparse.is_chosen() {
            return limit as u16;
        }
        // A smaller value that is not common may be free, if no move to two common heaps gives the value. Search the
        // moves from the middle outwards: two heaps of similar size have a small nim-sum of values more often.
        let mut missing = Vec::new();
        let mut depth = 0;
        loop {
            let marks = self.marks.row(row);
            missing.clear();
            for word in 0..limit.div_ceil(64) {
                let rest = limit - 64 * word;
                let below = if rest >= 64 { u64::MAX } else { (1 << rest) - 1 };
                let mut bits = below & !self.sparse.common_values(n, word) & !marks.word(word);
                while bits != 0 {
                    missing.push((64 * word) as u16 + bits.trailing_zeros() as u16);
                    bits &= bits - 1;
                }
            }
            if missing.len() <= FEW {
                break;
            }
            let to = depth + (depth / 8).max(4 * CHUNK);
            let range =
                |half: usize| (half + 1).saturating_sub(to)..(half + 1).saturating_sub(depth);
            let more = self.mark_splits(values, row, n, range, steps);
            depth = to;
            if !more {
                let marks = self.marks.row(row);
                return missing.iter().copied().find(|v| !marks.has(*v)).unwrap_or(limit as u16);
            }
        }
        self.absent(values, &missing, depth, steps).unwrap_or(limit as u16)
    }

    /// Return the least value of `missing` that no move at distance `depth` or more from the middle gives, or `None` if
    /// moves give all of them.
    ///
    /// Search for a few values at once, from the middle outwards, and then from the middle again. Replace a found value
    /// by the next one. A value is absent if its search has passed all moves.
    fn absent(
        &self,
        values: &[u16],
        missing: &[u16],
        depth: usize,
        steps: &mut u64,
    ) -> Option<u16> {
        let n = values.len();
        let part = |split: &TwoHeapTake, p: usize| {
            let total = split.total(n)?;
            let end = (split.half(total) + 1).checked_sub(depth + p * SEARCHED)?;
            let start = end.saturating_sub(SEARCHED).max(split.least);
            (start < end).then(|| (start..end, total + 1 - end..total + 1 - start))
        };
        let splits = &self.moves.splits;
        let parts = n / (2 * SEARCHED) + 1;
        let mut waiting = missing.iter().copied();
        let mut absent = None;
        // Each wanted value with the number of parts that were searched for the value.
        let mut wanted: [Option<(u16, usize)>; TARGETS] =
            [(); TARGETS].map(|()| waiting.next().map(|value| (value, 0)));
        let mut p = 0;
        while let Some((any, _)) = wanted.iter().flatten().next() {
            let targets = wanted.map(|wanted| wanted.map_or(*any, |(value, _)| value));
            let mut found = [false; TARGETS];
            for (small, large) in splits.iter().filter_map(|split| part(split, p)) {
                *steps += small.len() as u64 / 4;
                let sums = lanes::sums(&values[small], &values[large], targets);
                (0..TARGETS).for_each(|k| found[k] |= sums[k]);
            }
            for (wanted, found) in wanted.iter_mut().zip(found) {
                let Some((value, looked)) = wanted else { continue };
                *looked += 1;
                if !found && *looked < parts {
                    continue;
                }
                if !found {
                    absent = Some(absent.map_or(*value, |least: u16| least.min(*value)));
                }
                *wanted = waiting.next().map(|value| (value, 0));
            }
            // Drop wanted values larger than an absent value.
            for wanted in &mut wanted {
                *wanted = wanted.filter(|(value, _)| absent.is_none_or(|least| *value < least));
            }
            p = (p + 1) % parts;
        }
        absent
    }

    /// Mark the values of the options with no heap or one heap.
    pub(super) fn mark_takes(&mut self, values: &[u16], row: usize) {
        let n = values.len();
        let mut marks = self.marks.row(row);
        if self.moves.whole.contains(&n) {
            marks.set(0);
        }
        for &taken in self.moves.single.iter().filter(|taken| **taken < n) {
            marks.set(values[n - taken]);
        }
    }

    /// Mark the values of the options with two heaps. `range` maps the largest possible smaller heap to the range of
    /// smaller heaps to use. Return whether smaller heaps are left.
    pub(super) fn mark_splits(
        &mut self,
        values: &[u16],
        row: usize,
        n: usize,
        range: impl Fn(usize) -> Range<usize>,
        steps: &mut u64,
    ) -> bool {
        let mut marks = self.marks.row(row);
        let mut more = false;
        for split in &self.moves.splits {
            let Some(total) = split.total(n) else { continue };
            let Range { start, end } = range(split.half(total));
            more |= start > split.least;
            let start = start.max(split.least);
            if start < end {
                *steps += (end - start) as u64;
                let others = values[total - end + 1..=total - start].iter().rev();
                for (a, b) in values[start..end].iter().zip(others) {
                    marks.set(a ^ b);
                }
            }
        }
        more
    }
}
