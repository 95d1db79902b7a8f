//! Computation of sixteen consecutive values at once, for games with many rare heaps (see `sparse_space`). If a move
//! leaves a rare heap and a second heap, the second heaps for the sixteen positions lie side by side in memory. Moves
//! to second heaps without a known value are examined one by one.
//!
//! The values given by a part of the rare heaps are all marked, which leaves few common values as candidates for a
//! heap. The other rare heaps are only tested for the first few candidates (the targets), which takes a fifth of the
//! time.

use std::ops::Range;

use super::two_heaps::{LOOKS, TwoHeapTake, TwoHeaps, WHOLE};
use crate::heaps::octal::simd::lanes::{self, LANES, TARGETS, Targets};
use crate::heaps::octal::simd::mark_rows::{MarkRows, Row};

/// The fewest rare heaps for which blocks are faster.
const MANY: usize = 32;

/// The least heap size from which on blocks are used, not counting four times the largest amount that a move takes.
const FIRST: usize = 512;

/// Return whether a block from heap `n` on is faster than values one by one. This is so if a move leaves two heaps, `n`
/// is large enough (`FIRST`), and at least `MANY` heaps are rare or no rare heaps are chosen.
#[inline]
pub fn pays(pairs: &TwoHeaps, n: usize) -> bool {
    let most = pairs.moves.splits.iter().map(|split| split.taken).max();
    let room = most.is_some_and(|most| n >= FIRST + 4 * most);
    room && (!pairs.sparse.is_chosen() || pairs.sparse.heaps.len() >= MANY)
}

/// The moves of a block that take one fixed amount and leave a rare heap and a second heap. The two heaps add up to
/// `end` for the first position of the block.
struct Beside {
    split: TwoHeapTake,
    end: usize,
    /// `marked` holds the ranges of rare heaps whose values are all marked, and `met` the ranges that are only tested
    /// for the targets.
    marked: [Range<usize>; 2],
    met: [Range<usize>; 2],
}

impl Beside {
    fn new(pairs: &TwoHeaps, split: TwoHeapTake, first: usize, edge: usize) -> Self {
        let end = first - split.taken;
        let range = match pairs.sparse.is_chosen() {
            true => pairs.sparse.range(edge + LANES, end - edge),
            // Without a choice of rare heaps, every heap counts as rare; looking at the smaller of the two heaps is
            // enough.
            false => edge + LANES..(end + LANES) / 2 + 1,
        };
        let from = range.start + (range.len() * pairs.marked).div_ceil(WHOLE);
        // If the two heaps must differ, also mark the values of all rare heaps near half of the total, since only
        // `mark` skips equal heaps.
        let (heaps, _) = pairs.rare(&[], from..range.end);
        let place = |heap| from + heaps.partition_point(|rare| (*rare as usize) < heap);
        let (low, high) = match split.distinct {
            true => (place(end / 2), place(end / 2 + LANES)),
            false => (from, from),
        };
        let (marked, met) = ([range.start..from, low..high], [from..low, high..range.end]);
        Beside { split, end, marked, met }
    }

    /// Mark in each row the values of the moves that leave one of these heaps.
    fn mark(&self, rows: &mut [Row; LANES], values: &[u16], (heaps, own): (&[u32], &[u16])) {
        for (heap, value) in heaps.iter().zip(own) {
            let (heap, value) = (*heap as usize, *value);
            let others = values.get(self.end - heap..).and_then(|o| o.first_chunk::<LANES>());
            let Some(others) = others else { continue };
            if self.split.distinct && (2 * heap).wrapping_sub(self.end) < LANES {
                // Skip the row in which the second heap equals the first one: the two heaps must differ.
                for (i, (row, other)) in rows.iter_mut().zip(others).enumerate() {
                    if self.end + i != 2 * heap {
                        row[usize::from(other ^ value)] = 1;
                    }
                }
                continue;
            }
            for (row, sum) in rows.iter_mut().zip(lanes::each_sum(others, value)) {
                row[usize::from(sum)] = 1;
            }
        }
    }
}

/// Compute the next sixteen values, and return the approximate number of steps.
pub fn step(pairs: &mut TwoHeaps, values: &mut Vec<u16>) -> u64 {
    let first = values.len();
    let (mut steps, mut looked) = (0, 0);
    // `edge` is the least size of a heap that every move to two heaps allows. Heaps smaller than `edge` plus one block,
    // at either end, are examined one by one.
    let edge = pairs.moves.splits.iter().map(|split| split.least).max().unwrap_or(1);
    if !pairs.sparse.is_chosen() {
        pairs.all.extend(pairs.all.len() as u32..(first / 2 + LANES) as u32);
    }
    let splits = pairs.moves.splits.iter();
    let lists: Vec<Beside> = splits.map(|split| Beside::new(pairs, *split, first, edge)).collect();
    pairs.marks.clear(LANES, 2 * pairs.bound);
    let mut marks = std::mem::take(&mut pairs.marks);
    for list in &lists {
        let Some(rows) = marks.all() else { break };
        for range in list.marked.iter().filter(|range| !range.is_empty()) {
            steps += (LANES * range.len()) as u64;
            list.mark(rows, values, pairs.rare(values, range.clone()));
        }
        if pairs.sparse.is_chosen() {
            // Also mark some common heaps: these moves give most of the values that are not common.
            let depth = pairs.probes.depth() / lists.len();
            looked += (LANES * depth) as u64;
            list.mark(rows, values, pairs.probes.first(depth));
        }
    }
    let targets = targets(pairs, &mut marks, first);
    let mut met: Targets = [[0; LANES]; TARGETS];
    for (list, range) in lists.iter().flat_map(|list| list.met.iter().map(move |r| (list, r))) {
        steps += (2 * range.len()) as u64;
        let rare = pairs.rare(values, range.clone());
        let found = lanes::meets(values, list.end, rare, &targets);
        for (met, found) in met.iter_mut().flatten().zip(found.into_iter().flatten()) {
            *met |= found;
        }
    }
    pairs.marks = marks;
    let (mut failed, mut searched) = (0, 0);
    for lane in 0..LANES {
        let n = values.len();
        for (targets, _) in targets.iter().zip(&met).filter(|(_, met)| met[lane] != 0) {
            pairs.marks.row(lane).set(targets[lane]);
        }
        pairs.mark_takes(values, lane);
        pairs.mark_splits(values, lane, n, |half| 1..(edge + LANES).min(half + 1), &mut steps);
        let common = |word| pairs.sparse.common_values(n, word);
        let free = pairs.marks.row(lane).first_free(common);
        if targets.iter().all(|targets| usize::from(targets[lane]) != free) {
            // Each target of this heap is the value of an option. Mark all values of the rare heaps that were only
            // tested.
            failed += 1;
            steps += mark_rest(pairs, &lists, values, lane);
        }
        let value = pairs.conclude(values, lane, &mut searched);
        pairs.push(values, value);
    }
    pairs.probes.learn(looked, searched);
    steps += looked + searched;
    // Adapt the share of marked heaps. If about one heap in a few blocks fails, marking more heaps costs about as much
    // as the failures.
    let marked = pairs.marked;
    pairs.marked =
        if failed > 0 { marked + marked * failed / 16 + 1 } else { marked - marked / 64 };
    pairs.marked = pairs.marked.clamp(WHOLE / 256, WHOLE);
    steps / LOOKS
}

/// Return for each position of the block the first `TARGETS` common values that are not yet marked, or `u16::MAX` in
/// place of missing ones.
fn targets(pairs: &TwoHeaps, marks: &mut MarkRows, first: usize) -> Targets {
    let mut targets = [[u16::MAX; LANES]; TARGETS];
    for lane in 0..LANES {
        let row = marks.row(lane);
        let free = row.free(|word| pairs.sparse.common_values(first + lane, word));
        free.zip(&mut targets).for_each(|(value, targets)| targets[lane] = value);
    }
    targets
}

/// Mark the values of the rare heaps that were only tested for targets, for one position of a block. Return the count
/// of comparisons.
fn mark_rest(pairs: &mut TwoHeaps, lists: &[Beside], values: &[u16], lane: usize) -> u64 {
    let mut marks = std::mem::take(&mut pairs.marks);
    let mut looks = 0;
    for (list, range) in lists.iter().flat_map(|list| list.met.iter().map(move |r| (list, r))) {
        let (heaps, own) = pairs.rare(values, range.clone());
        let mut row = marks.row(lane);
        looks += heaps.len() as u64;
        for (heap, own) in heaps.iter().zip(own) {
            row.set(values[list.end + lane - *heap as usize] ^ own);
        }
    }
    pairs.marks = marks;
    looks
}
