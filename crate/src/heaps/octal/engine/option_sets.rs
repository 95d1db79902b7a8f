//! Sets of the values that two heaps with a given total can have, if at least one of the heaps is rare. The sets are
//! kept as bits for the last totals, since all moves that leave the same total share a set.
//!
//! A set is computed for 32 totals at once and 64 values at a time, as long as larger values matter. Heaps near 0 or
//! near the total are added one by one, since their partners' values may not be known in time. With many rare heaps,
//! halved values give 128 values in the time of 64.

use std::ops::Range;

use super::halved::{Halved, RARE};
use super::probe_set::ProbeSet;
use super::sparse_space::SparseSpace;
use super::two_heaps::TwoHeapTake;
use crate::heaps::octal::simd::byte_lanes::{self, BLOCK, LOOKS_OF_BLOCK, Rare};

/// The number of 64-bit words of a set of byte values.
pub const WORDS: usize = 4;

/// The largest number of common heaps that are examined next to 0, and next to half of the total.
const DEEPEST: usize = 1 << 11;

#[derive(Clone, Debug)]
pub struct OptionSets {
    /// The least size that each of the two heaps must have.
    least: usize,
    distinct: bool,
    /// The heap size below which heaps are examined one by one.
    edge: usize,
    /// The set of each total, at the index total modulo the number of sets, which is a power of two.
    sets: Vec<[u64; WORDS]>,
    /// For each block of totals, the number of complete words.
    complete: Vec<usize>,
    /// The index range of the rare heaps smaller than `edge`.
    near: Range<usize>,
    heaps: Vec<u32>,
    /// The number of common heaps that are examined next to 0, and the number next to half of the total, while there
    /// are too few heaps for probes. They find most of the values that only two common heaps give.
    depth: usize,
    probes: ProbeSet<u8>,
    /// The cost of the common heaps examined in this block, and the cost of the searches for values that these heaps
    /// did not give.
    looks: u64,
    pub missed: u64,
}

impl OptionSets {
    /// Create sets for the last `totals` totals, where `totals` is the largest amount that a move takes.
    pub fn new(split: TwoHeapTake, totals: usize) -> Self {
        let size = (totals + 2 * BLOCK).next_power_of_two();
        OptionSets {
            least: split.least,
            distinct: split.distinct,
            edge: BLOCK + split.least,
            sets: vec![[0; WORDS]; size],
            complete: vec![0; size / BLOCK],
            near: 0..0,
            heaps: Vec::new(),
            depth: 16,
            probes: ProbeSet::new(),
            looks: 0,
            missed: 0,
        }
    }

    /// Return the values from `64 * word` to `64 * word + 63` of two heaps with the given total, as bits: the values of
    /// all pairs with a rare heap and of some pairs of common heaps. All totals of the block below `values.len()` must
    /// have been added before. Add the approximate number of steps to `steps`.
    #[inline]
    pub fn word(
        &mut self,
        values: &[u8],
        rare: &RareHeaps<'_>,
        total: usize,
        word: usize,
        steps: &mut u64,
    ) -> u64 {
        let block = (total / BLOCK) & (self.complete.len() - 1);
        while self.complete[block] <= word {
            *steps += self.complete_word(values, rare, total / BLOCK * BLOCK);
        }
        self.sets[total & (self.sets.len() - 1)][word]
    }

    /// Add a total to its block. All heaps below the total must have values. Only pairs with a heap near 0 or near the
    /// total are added and, if the two heaps must differ, pairs with a heap near half of the total.
    #[inline]
    pub fn add(&mut self, values: &[u8], rare: &RareHeaps<'_>, total: usize) {
        let block = total / BLOCK * BLOCK;
        if total == block {
            self.begin(rare, block);
        }
        let recent =
            rare.sparse.heaps.last().is_some_and(|heap| *heap as usize + self.least > block);
        if rare.sparse.is_chosen() && !recent && !self.distinct && block > 2 * self.edge {
            self.add_near(values, rare, total);
        } else {
            self.add_all(values, rare, total, block);
        }
    }

    /// Add the small rare heaps; the second heap of each pair is large.
    #[inline]
    fn add_near(&mut self, values: &[u8], rare: &RareHeaps<'_>, total: usize) {
        let near = (&rare.sparse.heaps[self.near.clone()], &rare.values[self.near.clone()]);
        let mask = self.sets.len() - 1;
        let set = &mut self.sets[total & mask];
        let sums =
            near.0.iter().zip(near.1).map(|(heap, own)| values[total - *heap as usize] ^ own);
        if rare.bound <= 64 {
            // Use a local variable, which stays in a register.
            set[0] |= sums.fold(0, |set, sum| set | 1u64.rotate_left(u32::from(sum)));
        } else {
            sums.for_each(|sum| set[usize::from(sum >> 6)] |= 1u64.rotate_left(u32::from(sum)));
        }
    }

    #[inline(never)]
    fn add_all(&mut self, values: &[u8], rare: &RareHeaps<'_>, total: usize, block: usize) {
        let (least, distinct) = (self.least, self.distinct);
        let end = self.edge.min((total + 1).saturating_sub(least));
        let middle = self.middle(block);
        let mask = self.sets.len() - 1;
        let set = &mut self.sets[total & mask];
        let mut add = |heap: usize| {
            let other = total.wrapping_sub(heap);
            if heap >= least && other <= total && other >= least && !(distinct && heap == other) {
                let sum = values[other] ^ values[heap];
                set[usize::from(sum >> 6)] |= 1 << (sum & 63);
            }
        };
        if !rare.sparse.is_chosen() {
            (least..end).chain(middle).for_each(add);
            return;
        }
        let all = || rare.sparse.heaps.iter().map(|heap| *heap as usize);
        all().take_while(|heap| *heap < end).for_each(&mut add);
        let last = (block + 1).saturating_sub(least);
        all().rev().take_while(|heap| *heap >= last).for_each(&mut add);
        // Add the heaps that may be half of a total, since `complete_word` leaves them out.
        middle.for_each(add);
    }

    /// Choose new probes after a new choice of rare heaps.
    pub fn renew(&mut self, values: &[u8], sparse: &SparseSpace, halved: Option<&Halved>) {
        // Leave out the last heaps: a probe must be smaller than each coming total, which is the next heap less the
        // amount taken.
        let end = values.len().saturating_sub(self.sets.len() + self.edge);
        let kept = halved.map_or(values, |halved| &halved.values);
        self.probes.choose(values, kept, sparse, self.edge..end);
    }

    /// Clear the sets that this block reuses, and adapt the number of common heaps: examining more of them should save
    /// as much as it costs.
    fn begin(&mut self, rare: &RareHeaps<'_>, block: usize) {
        let place = |heap: usize| rare.sparse.heaps.partition_point(|rare| (*rare as usize) < heap);
        self.near = place(self.least)..place(self.edge);
        let at = block & (self.sets.len() - 1);
        self.complete[at / BLOCK] = 0;
        self.sets[at..at + BLOCK].fill([0; WORDS]);
        if self.probes.is_empty() {
            let (depth, deeper) = (self.depth, self.missed > self.looks);
            let depth = if deeper { depth + depth / 4 } else { depth - depth / 16 };
            self.depth = depth.clamp(4, DEEPEST);
        } else {
            self.probes.learn(self.looks, self.missed);
        }
        (self.looks, self.missed) = (0, 0);
    }

    /// Return the range of the heaps that may be half of a total of this block; empty if the two heaps need not differ.
    fn middle(&self, block: usize) -> Range<usize> {
        let end = if self.distinct { block / 2 + BLOCK / 2 } else { 0 };
        (block / 2).max(self.edge)..end
    }

    /// Complete the next word of all sets of a block with the values of all remaining rare heaps. For halved values,
    /// complete the next one or two words. Return the cost.
    fn complete_word(&mut self, values: &[u8], rare: &RareHeaps<'_>, block: usize) -> u64 {
        let at = block & (self.sets.len() - 1);
        let word = self.complete[at / BLOCK];
        let pass = Pass::new(values, rare, block, word);
        self.complete[at / BLOCK] += pass.words;
        let last = (block + 1).saturating_sub(self.least).max(self.edge);
        if 64 * word >= rare.bound || last == self.edge {
            return 0;
        }
        let (mut unlike, mut alike) = ([0; BLOCK], [0; BLOCK]);
        let looks = if rare.sparse.is_chosen() {
            self.add_chosen(&pass, &rare.sparse.heaps, last, &mut unlike, &mut alike)
        } else {
            // Without a choice of rare heaps, all heaps count as rare. Looking at the smaller of the two heaps is
            // enough.
            let half = self.edge..last.min(block / 2 + BLOCK / 2);
            self.add_heaps(&pass, half, &mut alike)
        };
        let sets = self.sets[at..at + BLOCK].iter_mut().zip(unlike.into_iter().zip(alike));
        let Some(halved) = rare.halved else {
            sets.for_each(|(set, (unlike, alike))| set[word] |= unlike | alike);
            return looks;
        };
        for (total, (set, (unlike, alike))) in (block..).zip(sets) {
            let (unlike, alike) = (halved.spread(unlike), halved.spread(alike));
            for (k, set) in set[word..word + pass.words].iter_mut().enumerate() {
                let differs = rare.sparse.unlike_sums(total, word + k);
                *set |= unlike[k] & differs | alike[k] & !differs;
            }
        }
        looks
    }

    /// Add the rare heaps below `last`, and some common heaps: the probes, or the heaps next to 0 and next to half of
    /// the total. Return the cost.
    fn add_chosen(
        &mut self,
        pass: &Pass<'_>,
        heaps: &[u32],
        last: usize,
        unlike: &mut [u64; BLOCK],
        alike: &mut [u64; BLOCK],
    ) -> u64 {
        let block = pass.block;
        let place = |heap: usize| heaps.partition_point(|rare| (*rare as usize) < heap);
        let (start, end) = (place(self.edge), place(last));
        let middle = self.middle(block);
        let (low, high) = if middle.is_empty() {
            (end, end)
        } else {
            (place(middle.start).max(start), place(middle.end).max(start))
        };
        for range in [start..low.min(end), high.min(end)..end] {
            pass.add((&heaps[range.clone()], &pass.rare[range]), pass.unlike, unlike);
        }
        let few = if self.probes.is_empty() {
            let depth = self.depth.min(block / 8);
            let small = self.edge..(self.edge + depth).min(last);
            let even = (block / 2 - depth).max(self.edge)..(block / 2 + BLOCK / 2).min(last);
            self.add_heaps(pass, small, alike) + self.add_heaps(pass, even, alike)
        } else {
            self.add_probes(pass, alike)
        };
        self.looks += few;
        LOOKS_OF_BLOCK * (end - start) as u64 + few
    }

    /// Add some common heaps. If the two heaps must differ, skip the heaps that may be half of a total.
    fn add_probes(&mut self, pass: &Pass<'_>, sets: &mut [u64; BLOCK]) -> u64 {
        let depth = self.probes.depth();
        let (heaps, own) = self.probes.first(depth);
        let middle = self.middle(pass.block);
        let equal = |heap: &u32| middle.contains(&(*heap as usize));
        if self.distinct && heaps.iter().any(equal) {
            let rest = heaps.iter().zip(own).filter(|(heap, _)| !equal(heap));
            let (heaps, own): (Vec<u32>, Vec<u8>) = rest.unzip();
            pass.add((&heaps, &own), pass.alike, sets);
        } else {
            pass.add((heaps, own), pass.alike, sets);
        }
        LOOKS_OF_BLOCK * depth as u64
    }

    /// Add consecutive heaps. If the two heaps must differ, skip the heaps that may be half of a total.
    fn add_heaps(&mut self, pass: &Pass<'_>, range: Range<usize>, sets: &mut [u64; BLOCK]) -> u64 {
        let range = range.start..range.end.max(range.start);
        let middle = self.middle(pass.block);
        let (first, second) = if middle.is_empty() {
            (range.clone(), 0..0)
        } else {
            (range.start..range.end.min(middle.start), range.start.max(middle.end)..range.end)
        };
        for part in [first, second].into_iter().filter(|part| !part.is_empty()) {
            self.heaps.clear();
            self.heaps.extend(part.start as u32..part.end as u32);
            pass.add((&self.heaps, &pass.values[part]), pass.alike, sets);
        }
        LOOKS_OF_BLOCK * range.len() as u64
    }
}

/// The inputs of one pass over the next words of a block's sets.
struct Pass<'a> {
    values: &'a [u8],
    rare: &'a [u8],
    block: usize,
    words: usize,
    /// The first of the 64 values for pairs of a rare and a common heap, and the first of the 64 values for all other
    /// pairs.
    unlike: u8,
    alike: u8,
    bound: usize,
}

impl<'a> Pass<'a> {
    fn new(values: &'a [u8], rare: &RareHeaps<'a>, block: usize, word: usize) -> Self {
        match rare.halved {
            Some(halved) => {
                let (values, from) = (&halved.values, 32 * word as u8);
                // Start with two words, since few heaps have larger values.
                let words = if word > 0 && halved.is_in_words() { 1 } else { 2 };
                let (rare, bound) = (&halved.rare, (rare.bound / 2).min(32 * words));
                Pass { values, rare, block, words, unlike: from | RARE, alike: from, bound }
            }
            None => {
                let (rare, bound, from) = (rare.values, rare.bound, 64 * word as u8);
                Pass { values, rare, block, words: 1, unlike: from, alike: from, bound }
            }
        }
    }

    /// Add the values of the pairs that contain one of these heaps.
    fn add(&self, heaps: Rare<'_>, from: u8, sets: &mut [u64; BLOCK]) {
        let found = byte_lanes::option_sets(self.values, self.block, heaps, from, self.bound);
        sets.iter_mut().zip(found).for_each(|(set, found)| *set |= found);
    }
}

pub struct RareHeaps<'a> {
    sparse: &'a SparseSpace,
    values: &'a [u8],
    /// The values of all heaps with one bit less, if halving is faster.
    halved: Option<&'a Halved>,
    bound: usize,
}

impl<'a> RareHeaps<'a> {
    pub fn new(
        sparse: &'a SparseSpace,
        values: &'a [u8],
        halved: Option<&'a Halved>,
        bound: usize,
    ) -> Self {
        RareHeaps { sparse, values, halved, bound }
    }
}
