//! The values of a subtraction set by blocks of heaps, with each value as one bit of a mask.

use super::classes::Classes;
use super::set::StepSet;
use super::value_counts::ValueCounts;
use crate::period::values::GrundyValues;

/// Heaps that are computed together: what they reach at a distance of a block or more is known
/// before the first of them, so it is collected for all of them at once, in vectors.
pub const BLOCK: usize = 16;

/// The heaps for which masks are kept; farther ones are looked up by their value.
const SPAN: u64 = 1 << 18;

/// The small values of a set as bits; larger ones leave no trace.
trait Mask: Copy + Default {
    const BITS: u32;
    fn bit(value: u32) -> Self;
    fn join(&mut self, other: Self);
    /// The least value that is not in the set; `BITS` where there is none.
    fn least_free(self) -> u32;
    /// Whether it has the value 0 or 1.
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

/// The steps of a set by how what they reach is found.
#[derive(Clone, Debug)]
struct StepGroups {
    /// Below a block: what they reach may lie in the same block.
    short: Vec<usize>,
    near: Vec<usize>,
    far: Vec<usize>,
    /// The smallest of all.
    least: usize,
    /// How many heaps back masks are needed.
    span: usize,
    /// Whether a step beyond a heap reaches heap 0, instead of being no move.
    clamp: bool,
}

/// The masks of the last heaps, in a buffer that is moved back to its start when it is full.
#[derive(Clone, Debug)]
struct MaskWindow<M> {
    masks: Vec<M>,
    /// Where the mask of the next heap goes.
    at: usize,
}

impl<M: Mask> MaskWindow<M> {
    fn new(steps: &StepGroups, values: &[u16]) -> Self {
        let span = steps.span;
        // A heap below 0 is no option at all, or stands for heap 0.
        let below = if steps.clamp { M::bit(0) } else { M::default() };
        let mut masks = vec![below; span + span.max(256 * BLOCK)];
        let last = &values[values.len().saturating_sub(span)..];
        for (mask, value) in masks[span - last.len()..].iter_mut().zip(last) {
            *mask = M::bit(u32::from(*value));
        }
        MaskWindow { masks, at: span }
    }

    /// The next block. Returns for how many heaps all the values that masks hold were taken, so
    /// that their options had to be examined one by one.
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
        let mut seen = Vec::new();
        for step in self.short.iter().chain(&self.near).chain(&self.far) {
            let Some(left) = values.len().checked_sub(*step) else { continue };
            if let Some(i) = u32::from(values[left]).checked_sub(least) {
                let (word, bit) = (i as usize / 64, i % 64);
                if word >= seen.len() {
                    seen.resize(word + 1, 0u64);
                }
                seen[word] |= 1 << bit;
            }
        }
        let word = seen.iter().position(|word| *word != u64::MAX).unwrap_or(seen.len());
        least + word as u32 * 64 + seen.get(word).map_or(0, |word| word.trailing_ones())
    }
}

/// Masks of one width; half as wide is twice as fast, as long as few values are larger.
#[derive(Clone, Debug)]
enum Width {
    W16(MaskWindow<u16>),
    W32(MaskWindow<u32>),
    W64(MaskWindow<u64>),
    W128(MaskWindow<u128>),
}

/// The recurrence by masks.
#[derive(Clone, Debug)]
pub struct Masks {
    steps: StepGroups,
    /// How many steps there are.
    count: u64,
    /// Whether classes are faster once wider masks would be needed.
    few: bool,
    width: Width,
    /// Blocks of this width, and heaps in them for which it did not suffice.
    blocks: u64,
    full: u64,
}

/// The blocks after which masks may turn out too narrow.
const TRIAL: u64 = 64;

impl Masks {
    /// The recurrence of a set before its first heap, where masks are the fast way: one change of a
    /// count for each end of a range costs as much as dozens of steps.
    pub fn new(set: &StepSet, clamp: bool) -> Option<Self> {
        let ranges = set.ranges();
        let count = set.count_up_to(u64::MAX);
        // Values are at most as many, and are kept in two bytes.
        if count > (24 * ranges.len() as u64).min(u64::from(u16::MAX)) {
            return None;
        }
        let (mut short, mut near, mut far) = (Vec::new(), Vec::new(), Vec::new());
        for step in ranges.iter().flat_map(|&(lo, hi)| lo..=hi) {
            // What passes this machine's memory is never reached.
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

    /// The steps of the budget that a block takes.
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
    let mut counts = ValueCounts::new();
    let n = values.len() as u64;
    for (lo, hi) in set.up_to(n.saturating_sub(1)) {
        for step in lo..=hi {
            counts.add(values.get((n - 1 - step) as usize).unwrap_or(0));
        }
    }
    counts
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::base::budget::Budget;
    use crate::heaps::subtraction::steps::StepTable;
    use crate::period::sequence::Sequence;

    fn plain(set: &StepSet, clamp: bool, upto: u64) -> Vec<u32> {
        let mut values: Vec<u32> = Vec::new();
        for n in 0..=upto {
            let mut seen = vec![false; values.len() + 2];
            for (lo, hi) in set.up_to(n) {
                (lo..=hi).for_each(|step| seen[values[(n - step) as usize] as usize] = true);
            }
            seen[0] |= clamp && n > 0 && n < set.max();
            values.push(seen.iter().position(|seen| !seen).unwrap() as u32);
        }
        values
    }

    /// Sets of all densities: masks of every width, and values beyond the widest.
    #[test]
    fn blocks_agree_with_the_plain_loop() {
        let mut state = 7u64;
        let mut random = |below: u64| {
            state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            (state >> 33) % below
        };
        let mut widest = 0;
        for round in 0..60u64 {
            let (count, most) = (1 + random(1 << (round % 10)), 20 + random(20 << (round % 7)));
            let mut ranges: Vec<(u64, u64)> =
                (0..count).map(|_| 1 + random(most)).map(|s| (s, s)).collect();
            if round % 3 == 0 {
                ranges.push((SPAN + 5, SPAN + 7));
            }
            if round % 4 == 0 {
                // Every odd number up to some: values grow with their count.
                ranges.push((1, 1));
            }
            let set = StepSet::new(ranges).unwrap();
            for clamp in [false, true] {
                let mut table = StepTable::new(set.clone(), clamp);
                let upto = 3000;
                table.extend(upto, false, &mut Budget::default()).unwrap();
                let truth = plain(&set, clamp, upto);
                widest = widest.max(truth.iter().copied().max().unwrap());
                let found: Vec<u32> = (0..=upto).map(|n| table.value(n).unwrap() as u32).collect();
                assert_eq!(found, truth, "{set} {clamp}");
            }
        }
        assert!(widest >= 64, "{widest}");
    }

    #[test]
    fn values_beyond_all_masks_are_counted() {
        // Every step but 19, 39, 59 …: as two odd numbers make an even one, a value comes at most
        // twice, so values grow with the heaps.
        let set = StepSet::new((0..200).map(|i| ((20 * i).max(1), 20 * i + 18)));
        let set = set.unwrap();
        assert!(Masks::new(&set, false).is_some());
        let mut table = StepTable::new(set.clone(), false);
        table.extend(3000, false, &mut Budget::default()).unwrap();
        let truth = plain(&set, false, 3000);
        assert!(truth.iter().any(|value| *value >= 128));
        assert!(table.values().iter().zip(&truth).all(|(found, truth)| found == *truth));
    }

    #[test]
    fn steps_beyond_the_masks_reach_their_values() {
        let set = StepSet::new([(3, 3), (7, 7), (SPAN + 11, SPAN + 11), (SPAN + 90, SPAN + 90)]);
        for clamp in [false, true] {
            let set = set.clone().unwrap();
            let mut table = StepTable::new(set.clone(), clamp);
            let upto = SPAN + 5000;
            table.extend(upto, false, &mut Budget::default()).unwrap();
            let truth = plain_steps(&[3, 7, SPAN + 11, SPAN + 90], clamp, upto);
            assert!((0..=upto).all(|n| table.value(n) == Some(truth[n as usize])), "{clamp}");
        }
    }

    fn plain_steps(steps: &[u64], clamp: bool, upto: u64) -> Vec<u64> {
        let mut values: Vec<u64> = Vec::new();
        for n in 0..=upto {
            let reached = steps.iter().filter_map(|step| match n.checked_sub(*step) {
                Some(left) => Some(values[left as usize]),
                None => (clamp && n > 0).then_some(0),
            });
            let seen: Vec<u64> = reached.collect();
            values.push((0..).find(|value| !seen.contains(value)).unwrap());
        }
        values
    }
}
