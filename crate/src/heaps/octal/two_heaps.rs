//! The values of games whose moves leave at most two heaps, with values of 16 bits.
//!
//! Three ways lead to the same value, by what is at hand: bits in a register where values are below
//! 64, a byte for each value above, and where many moves leave a rare heap, sixteen heaps at once,
//! which stands in a file of its own. All are exact: what is sampled or guessed is then proven.

use std::ops::Range;

use super::digit::Digit;
use super::lanes::{self, TARGETS};
use super::mark_rows::MarkRows;
use super::sparse_space::SparseSpace;
use super::take_and_break::TakeAndBreak;

/// A way to leave two heaps.
#[derive(Clone, Copy, Debug)]
pub struct TwoHeapTake {
    pub taken: usize,
    pub least: usize,
    pub distinct: bool,
}

impl TwoHeapTake {
    /// What is left of `n` in two heaps, if that is enough for them.
    #[inline]
    pub fn total(&self, n: usize) -> Option<usize> {
        n.checked_sub(self.taken).filter(|total| *total >= 2 * self.least)
    }

    /// The largest smaller heap of two that are `total`.
    #[inline]
    pub fn half(&self, total: usize) -> usize {
        (total - usize::from(self.distinct)) / 2
    }
}

/// What a heap may become.
#[derive(Clone, Debug, Default)]
pub struct Moves {
    /// The amounts that may be taken to leave one heap.
    pub single: Vec<usize>,
    /// The amounts that may be taken to leave nothing.
    pub whole: Vec<usize>,
    pub splits: Vec<TwoHeapTake>,
}

/// Computes value after value.
#[derive(Clone, Debug)]
pub struct TwoHeaps {
    pub(super) moves: Moves,
    pub(super) sparse: SparseSpace,
    pub(super) marks: MarkRows,
    /// A power of two above all values, so also above those of all options.
    pub(super) bound: usize,
    /// How many pairs about the middle have lately been looked at before few values were missing.
    pub(super) depth: usize,
}

/// So many moves looked at here take about as long as one elsewhere.
pub(super) const LOOKS: u64 = 8;

/// Moves looked at between two looks at what is still missing.
const CHUNK: usize = 16;

/// So few missing values are looked for one by one.
const FEW: usize = if lanes::FAST { 16 } else { 0 };

/// Moves compared with them before looking which were found.
const SEARCHED: usize = 256;

impl TwoHeaps {
    /// `None` where these rules need another way: a move may leave three heaps, or large ones only,
    /// or take any amount.
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
        let mut parities = moves.splits.iter().map(|split| split.taken % 2);
        let first = parities.next();
        let taken = first.filter(|first| parities.all(|parity| parity == *first));
        Some(TwoHeaps {
            moves,
            sparse: SparseSpace::new(taken),
            marks: MarkRows::new(),
            bound: 1,
            depth: 0,
        })
    }

    /// Make ready for the next values; `false` where one may not fit.
    pub fn prepare(&mut self, values: &[u16]) -> bool {
        if self.bound > 1 << 14 {
            return false;
        }
        self.sparse.review(values);
        true
    }

    /// Compute the next value; tells about how many steps that took.
    pub fn step(&mut self, values: &mut Vec<u16>) -> u64 {
        let mut steps = 4;
        let narrow = if self.bound <= 64 { self.narrow(values, &mut steps) } else { None };
        let value = narrow.unwrap_or_else(|| self.wide(values, &mut steps));
        self.push(values, value);
        steps / LOOKS + 1
    }

    pub(super) fn push(&mut self, values: &mut Vec<u16>, value: u16) {
        values.push(value);
        while usize::from(value) >= self.bound {
            self.bound *= 2;
        }
        self.sparse.push(values);
    }

    /// The next value where all are below 64; `None` if it is not.
    fn narrow(&self, values: &[u16], steps: &mut u64) -> Option<u16> {
        let n = values.len();
        let mut seen = u64::from(self.moves.whole.contains(&n));
        for &taken in self.moves.single.iter().filter(|taken| **taken < n) {
            seen |= 1 << (values[n - taken] & 63);
        }
        for split in &self.moves.splits {
            let Some(total) = split.total(n) else { continue };
            let (heaps, rare) = self.sparse.between(split.least, total - split.least);
            *steps += heaps.len() as u64;
            for (&heap, &value) in heaps.iter().zip(rare) {
                let other = total - heap as usize;
                if !(split.distinct && other == heap as usize) {
                    seen |= 1 << ((values[other] ^ value) & 63);
                }
            }
        }
        // What no move to a rare heap tells is looked for among all moves, up to the first value
        // that is told not to be there.
        let common =
            if self.sparse.is_chosen() { self.sparse.common_values(n, 0) & !seen } else { 0 };
        let below = (common & common.wrapping_neg()).wrapping_sub(1);
        let mut from = 1;
        while below & !seen != 0 {
            let mut more = false;
            for split in &self.moves.splits {
                let Some(total) = split.total(n) else { continue };
                let (low, high) =
                    (from.max(split.least), (from + CHUNK - 1).min(split.half(total)));
                more |= from + CHUNK <= split.half(total);
                if low <= high {
                    *steps += CHUNK as u64;
                    let others = values[total - high..=total - low].iter().rev();
                    for (a, b) in values[low..=high].iter().zip(others) {
                        // As a shift, compilers would do two at a time, which is slower.
                        seen |= 1u64.rotate_left(u32::from(a ^ b));
                    }
                }
            }
            if !more {
                break;
            }
            from += CHUNK;
        }
        (seen != u64::MAX).then(|| seen.trailing_ones() as u16)
    }

    /// The next value, however large.
    fn wide(&mut self, values: &[u16], steps: &mut u64) -> u16 {
        let n = values.len();
        self.marks.clear(1, 2 * self.bound);
        self.mark_takes(values, 0);
        if !self.sparse.is_chosen() {
            self.mark_splits(values, 0, n, |half| 1..half + 1, steps);
            return self.conclude(values, 0, 0, steps);
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
        self.conclude(values, 0, 0, steps)
    }

    /// The next value, where a row of marks has all moves but those that leave two common heaps,
    /// and of these the ones that are less than `start` away from the middle.
    pub(super) fn conclude(
        &mut self,
        values: &[u16],
        row: usize,
        start: usize,
        steps: &mut u64,
    ) -> u16 {
        let n = values.len();
        let sparse = &self.sparse;
        let limit = self.marks.row(row).first_free(|word| sparse.common_values(n, word));
        if !sparse.is_chosen() {
            return limit as u16;
        }
        // Of the values below, those that the moves do not tell of may be missing yet. They are
        // looked for from the middle outwards: two heaps much alike add up to small values more
        // often.
        let mut missing = Vec::new();
        let mut depth = start;
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
                // Next time deeper, or a little less deep.
                self.depth += (depth - start) * self.moves.splits.len() / 8;
                self.depth -= self.depth / 256;
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
        for targets in missing.chunks(TARGETS) {
            if let Some(value) = self.absent(values, targets, depth, steps) {
                return value;
            }
        }
        limit as u16
    }

    /// The first of `targets` that no move has, of those `depth` or more away from the middle.
    fn absent(
        &self,
        values: &[u16],
        targets: &[u16],
        depth: usize,
        steps: &mut u64,
    ) -> Option<u16> {
        let n = values.len();
        let mut wanted = [targets[0]; TARGETS];
        wanted[..targets.len()].copy_from_slice(targets);
        let mut found = [false; TARGETS];
        let (mut depth, mut searched) = (depth, SEARCHED);
        loop {
            let mut more = false;
            for split in &self.moves.splits {
                let Some(total) = split.total(n) else { continue };
                let end = (split.half(total) + 1).saturating_sub(depth);
                let start = end.saturating_sub(searched).max(split.least);
                more |= start > split.least;
                if start < end {
                    *steps += (end - start) as u64 / 4;
                    let others = &values[total - end + 1..=total - start];
                    let sums = lanes::sums(&values[start..end], others, wanted);
                    (0..TARGETS).for_each(|k| found[k] |= sums[k]);
                }
            }
            if found.iter().all(|found| *found) {
                return None;
            }
            if !more {
                return wanted.into_iter().zip(found).find(|(_, found)| !found).map(|(v, _)| v);
            }
            depth += searched;
            searched *= 2;
        }
    }

    /// Mark the values of the options that are no two heaps.
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

    /// Mark the values of the options that are two heaps, for the smaller heaps that `range` tells,
    /// given the largest there is. Tells whether there are smaller ones.
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
