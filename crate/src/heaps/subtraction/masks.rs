//! The values of a subtraction set in blocks of heaps, with each value as one bit of a mask.

use super::classes::{Classes, mex_from};
use super::set::StepSet;
use super::value_counts::ValueCounts;
use crate::period::values::GrundyValues;

/// The number of heaps that are computed together. Heaps at a distance of a block or more are known before the first
/// heap of the block, so their values are collected for the whole block at once, in vectors.
pub const BLOCK: usize = 16;

/// The most preceding heaps with masks; for heaps farther back, the value is looked up.
pub const SPAN: u64 = 1 << 18;

/// A set of small values as bits; larger values are ignored.
trait Mask: Copy + Default {
    const BITS: u32;
    fn bit(value: u32) -> Self;
    fn join(&mut self, other: Self);
    /// Return the least value that is not in the set, or `BITS` if all are.
    fn least_free(self) -> u32;
    fn has_small(self) -> bool;
}

macro_rules! masks {
    ($($type:ty),*) => { $(
        impl Mask for $type {
            const BITS: u32 = <$type>::BITS;
            #[inline]
            fn bit(value: u32) -> Self {
                (1 as $type).checked_shl(value).unwrap_or(0)
            }
            #[inline]
            fn join(&mut self, other: Self) {
                *self |= other;
            }
            #[inline]
            fn least_free(self) -> u32 {
                self.trailing_ones()
            }
            #[inline]
            fn has_small(self) -> bool {
                self & 3 != 0
            }
        }
    )* };
}

masks!(u16, u32, u64, u128);

/// The steps of a set, grouped by the way in which the reached heaps are looked up.
#[derive(Clone, Debug)]
struct StepGroups {
    /// The steps smaller than a block, which may reach heaps of the same block.
    short: Vec<usize>,
    near: Vec<usize>,
    far: Vec<usize>,
    least: usize,
    /// The number of preceding heaps with masks.
    span: usize,
    /// Whether a step larger than the heap is a move to heap 0, instead of being no move.
    clamp: bool,
}

/// The masks of the last heaps. When the buffer is full, the last masks are moved to its start.
#[derive(Clone, Debug)]
struct MaskWindow<M> {
    masks: Vec<M>,
    /// The index of the mask of the next heap.
    at: usize,
}

impl<M: Mask> MaskWindow<M> {
    fn new(steps: &StepGroups, values: &[u16]) -> Self {
        let span = steps.span;
        // Initialize the masks of heaps below 0: such a heap is no option, or stands for heap 0 if `clamp` is set.
        let below = if steps.clamp { M::bit(0) } else { M::default() };
        let mut masks = vec![below; span + span.max(256 * BLOCK)];
        let last = &values[values.len().saturating_sub(span)..];
        for (mask, value) in masks[span - last.len()..].iter_mut().zip(last) {
            *mask = M::bit(u32::from(*value));
        }
        MaskWindow { masks, at: span }
    }

    /// Compute the values of the next block. Return the number of heaps whose options have all values of the mask, so
    /// that their options were examined one by one.
    fn block(&mut self, steps: &StepGroups, values: &mut Vec<u16>, wild: &mut Option<u64>) -> u64 {
        if self.at + BLOCK > self.masks.len() {
            self.masks.copy_within(self.at - steps.span..self.at, 0);
            self.at = steps.span;
        }
        let (n, at) = (values.len(), self.at);
        let mut seen = [M::default(); BLOCK];
        for &step in &steps.near {
            if let Some(reached) = self.masks[at - step..].first_chunk::<BLOCK>() {
                seen.iter_mut().zip(reached).for_each(|(seen, mask)| seen.join(*mask));
            }
        }
        for &step in &steps.far {
            for (j, seen) in seen.iter_mut().enumerate() {
                match (n + j).checked_sub(step) {
                    Some(left) => seen.join(M::bit(u32::from(values[left]))),
                    None if steps.clamp => seen.join(M::bit(0)),
                    None => {}
                }
            }
        }
        let mut full = 0;
        for (j, &(mut seen)) in seen.iter().enumerate() {
            for &step in &steps.short {
                seen.join(self.masks[at + j - step]);
            }
            if n + j == 0 {
                seen = M::default();
            }
            let mut value = seen.least_free();
            if value == M::BITS {
                full += 1;
                value = steps.mex_from(value, values);
            }
            if !seen.has_small() && n + j >= steps.least && wild.is_none() {
                *wild = Some((n + j) as u64);
            }
            self.masks[at + j] = M::bit(value);
            values.push(value as u16);
        }
        self.at += BLOCK;
        full
    }
}

impl StepGroups {
    /// Return the value of the heap after `values`. The value must be at least `least`.
    fn mex_from(&self, least: u32, values: &[u16]) -> u32 {
        let steps = self.short.iter().chain(&self.near).chain(&self.far);
        let reached = steps.filter_map(|step| values.len().checked_sub(*step));
        mex_from(least, reached.map(|left| u32::from(values[left])))
    }
}

/// Masks of one width. Masks of half the width are twice as fast, as long as few values are too large for them.
#[derive(Clone, Debug)]
enum Width {
    W16(MaskWindow<u16>),
    W32(MaskWindow<u32>),
    W64(MaskWindow<u64>),
    W128(MaskWindow<u128>),
}

#[derive(Clone, Debug)]
pub struct Masks {
    steps: StepGroups,
    count: u64,
    /// Whether masks are made wider when their width does not suffice. Otherwise classes are faster (`Classes::pays`).
    few: bool,
    width: Width,
    /// The number of blocks with this width, and the number of heaps in these blocks for which the width did not
    /// suffice.
    blocks: u64,
    full: u64,
}

/// The count of blocks after which the width of masks is reconsidered.
const TRIAL: u64 = 64;

impl Masks {
    /// Prepare the recurrence of a set before its first heap. Return `None` if there are more than `u16::MAX` steps or
    /// if counts of values are faster than masks: one change of a count for each end of a range costs as much as dozens
    /// of steps.
    pub fn new(set: &StepSet, clamp: bool) -> Option<Self> {
        let ranges = set.ranges();
        let count = set.count_up_to(u64::MAX);
        // Values do not exceed the count of steps, and are stored in two bytes.
        if count > (24 * ranges.len() as u64).min(u64::from(u16::MAX)) {
            return None;
        }
        let (mut short, mut near, mut far) = (Vec::new(), Vec::new(), Vec::new());
        for step in ranges.iter().flat_map(|&(lo, hi)| lo..=hi) {
            // A step larger than the memory of this machine is never used.
            let size = usize::try_from(step).unwrap_or(usize::MAX);
            match step {
                _ if size < BLOCK => short.push(size),
                _ if step <= SPAN => near.push(size),
                _ => far.push(size),
            }
        }
        let least = usize::try_from(set.min()).unwrap_or(usize::MAX);
        let span = near.last().map_or(BLOCK, |last| *last);
        let steps = StepGroups { short, near, far, least, span, clamp };
        let width = Width::W16(MaskWindow::new(&steps, &[]));
        let few = !Classes::pays(set);
        Some(Masks { steps, count, few, width, blocks: 0, full: 0 })
    }

    pub fn cost(&self) -> u64 {
        let steps = &self.steps;
        (steps.short.len() + steps.near.len() + BLOCK * (1 + steps.far.len())) as u64
            + self.full / (self.blocks + 1) * self.count
    }

    /// Append the values of the next block. Return `false` if masks have become slower than another method.
    pub fn block(&mut self, values: &mut Vec<u16>, wild: &mut Option<u64>) -> bool {
        let steps = &self.steps;
        self.full += match &mut self.width {
            Width::W16(window) => window.block(steps, values, wild),
            Width::W32(window) => window.block(steps, values, wild),
            Width::W64(window) => window.block(steps, values, wild),
            Width::W128(window) => window.block(steps, values, wild),
        };
        self.blocks += 1;
        if !self.blocks.is_multiple_of(TRIAL) || self.full < self.blocks {
            return true;
        }
        if !self.few {
            return false;
        }
        self.width = match &self.width {
            Width::W16(_) => Width::W32(MaskWindow::new(steps, values)),
            Width::W32(_) => Width::W64(MaskWindow::new(steps, values)),
            Width::W64(_) => Width::W128(MaskWindow::new(steps, values)),
            Width::W128(_) => return false,
        };
        (self.blocks, self.full) = (0, 0);
        true
    }
}

/// Return the counts of the values that heap `n − 1` reaches, where n is the number of values.
pub fn counts_before(set: &StepSet, values: &GrundyValues) -> ValueCounts {
    let mut counts = ValueCounts::default();
    let n = values.len() as u64;
    for (lo, hi) in set.up_to(n.saturating_sub(1)) {
        for step in lo..=hi {
            counts.add(values.get((n - 1 - step) as usize).unwrap_or(0));
        }
    }
    counts
}
