//! The values of a subtraction set by blocks of heaps, with each value as one bit of a mask.

use super::classes::Classes;
use super::set::StepSet;
use super::value_counts::ValueCounts;
use crate::heaps::marks::Marks;
use crate::period::values::GrundyValues;

/// Heaps that are computed together: the heaps that they reach at a distance of a block or more are
/// known before the first of them, so their values are collected for the whole block at once, in
/// vectors.
pub const BLOCK: usize = 16;

/// The count of heaps with masks; farther heaps are looked up by their value.
pub const SPAN: u64 = 1 << 18;

/// The small values of a set as bits; larger ones leave no trace.
trait Mask: Copy + Default {
    const BITS: u32;
    fn bit(value: u32) -> Self;
    fn join(&mut self, other: Self);
    /// The least value that is not in the set; `BITS` if there is none.
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

/// The steps of a set, grouped by how the heaps that they reach are looked up.
#[derive(Clone, Debug)]
struct StepGroups {
    /// Steps below a block: they may reach heaps of the same block.
    short: Vec<usize>,
    near: Vec<usize>,
    far: Vec<usize>,
    least: usize,
    /// The count of previous heaps with masks.
    span: usize,
    /// Whether a step beyond a heap reaches heap 0, instead of being no move.
    clamp: bool,
}

/// The masks of the last heaps, in a buffer that is moved back to its start when it is full.
#[derive(Clone, Debug)]
struct MaskWindow<M> {
    masks: Vec<M>,
    /// The index of the next heap's mask.
    at: usize,
}

impl<M: Mask> MaskWindow<M> {
    fn new(steps: &StepGroups, values: &[u16]) -> Self {
        let span = steps.span;
        // A heap below 0 is no option, or stands for heap 0.
        let below = if steps.clamp { M::bit(0) } else { M::default() };
        let mut masks = vec![below; span + span.max(256 * BLOCK)];
        let last = &values[values.len().saturating_sub(span)..];
        for (mask, value) in masks[span - last.len()..].iter_mut().zip(last) {
            *mask = M::bit(u32::from(*value));
        }
        MaskWindow { masks, at: span }
    }

    /// Value the next block. Return the number of heaps whose options used up all values of the
    /// mask and had to be examined one by one.
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
    /// The value of the heap after `values`, which is `least` or more.
    fn mex_from(&self, least: u32, values: &[u16]) -> u32 {
        let steps = self.short.iter().chain(&self.near).chain(&self.far);
        let reached = steps.filter_map(|step| values.len().checked_sub(*step));
        mex_from(least, reached.map(|left| u32::from(values[left])))
    }
}

/// The least number from `least` on that is not among these.
pub fn mex_from(least: u32, numbers: impl Iterator<Item = u32>) -> u32 {
    let mut marks = Marks::default();
    for number in numbers.filter_map(|number| number.checked_sub(least)) {
        marks.grow(number);
        marks.mark(number);
    }
    least + marks.mex()
}

/// Masks of one width; half as wide is twice as fast, as long as few values are larger.
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
    /// Whether classes are faster once wider masks would be needed.
    few: bool,
    width: Width,
    /// The count of blocks of this width, and of heaps in them for which it did not suffice.
    blocks: u64,
    full: u64,
}

/// The count of blocks after which the width of masks is reconsidered.
const TRIAL: u64 = 64;

impl Masks {
    /// The recurrence of a set before its first heap, where masks are the fast way: one change of a
    /// count for each end of a range costs as much as dozens of steps.
    pub fn new(set: &StepSet, clamp: bool) -> Option<Self> {
        let ranges = set.ranges();
        let count = set.count_up_to(u64::MAX);
        // Values do not exceed the count of steps, and are stored in two bytes.
        if count > (24 * ranges.len() as u64).min(u64::from(u16::MAX)) {
            return None;
        }
        let (mut short, mut near, mut far) = (Vec::new(), Vec::new(), Vec::new());
        for step in ranges.iter().flat_map(|&(lo, hi)| lo..=hi) {
            // A step beyond this machine's memory is never used.
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

    /// The values of the next block. `false` where masks have become the slow way.
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

/// The counts of values that heap `n − 1` reaches, one window of heaps a range.
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
