//! Sixteen heaps at once, for games with many rare heaps: the values of what a move may leave
//! beside one rare heap stand side by side. Where they stand too close to the heaps still to be
//! valued, the moves are looked at one by one.

use super::lanes::LANES;
use super::two_heaps::{LOOKS, TwoHeaps};

/// The fewest rare heaps for which blocks pay.
const MANY: usize = 32;

/// Heaps from which on there is room for blocks.
const FIRST: usize = 512;

/// Whether a block is faster than heap by heap.
#[inline]
pub fn pays(pairs: &TwoHeaps, n: usize) -> bool {
    let most = pairs.moves.splits.iter().map(|split| split.taken).max();
    let room = most.is_some_and(|most| n >= FIRST + 4 * most);
    room && (!pairs.sparse.is_chosen() || pairs.sparse.heaps.len() >= MANY)
}

/// Value the next sixteen heaps; tells about how many steps that took.
pub fn step(pairs: &mut TwoHeaps, values: &mut Vec<u16>) -> u64 {
    let first = values.len();
    let mut steps = 0;
    let depth = pairs.depth / pairs.moves.splits.len();
    // Heaps at either end are looked at one by one: the least that may be left, and a block more.
    let edge = pairs.moves.splits.iter().map(|split| split.least).max().unwrap_or(1);
    pairs.marks.clear(LANES, 2 * pairs.bound);
    for split in &pairs.moves.splits {
        // Heaps to leave beside another one that is at least `edge` and is valued already.
        let end = first - split.taken;
        let Some(rows) = pairs.marks.all() else { break };
        let mut mark = |heap: usize, value: u16| {
            let Some(others) = values.get(end - heap..).and_then(|o| o.first_chunk::<LANES>())
            else {
                return;
            };
            if split.distinct && (2 * heap).wrapping_sub(end) < LANES {
                // In one of the rows the other heap is equal.
                for (i, (row, other)) in rows.iter_mut().zip(others).enumerate() {
                    if end + i != 2 * heap {
                        row[usize::from(other ^ value)] = 1;
                    }
                }
                return;
            }
            // Four values are read at once; WebAssembly engines would not do so by themselves.
            let value = u64::from(value) * 0x0001_0001_0001_0001;
            let (fours, _) = others.as_chunks::<4>();
            for (rows, four) in rows.chunks_exact_mut(4).zip(fours) {
                let [a, b, c, d] = four.map(u64::from);
                let all = (a | b << 16 | c << 32 | d << 48) ^ value;
                for (i, row) in rows.iter_mut().enumerate() {
                    row[usize::from((all >> (16 * i)) as u16)] = 1;
                }
            }
        };
        if pairs.sparse.is_chosen() {
            let (heaps, rare) = pairs.sparse.between(edge + LANES, end - edge);
            steps += (LANES * heaps.len()) as u64;
            heaps.iter().zip(rare).for_each(|(heap, value)| mark(*heap as usize, *value));
            // And pairs about the middle, where the other values are soon found.
            let low = (end / 2).saturating_sub(depth).max(edge + LANES);
            let high = end / 2 + LANES;
            steps += (LANES * (high - low)) as u64;
            (low..=high).zip(&values[low..=high]).for_each(|(heap, value)| mark(heap, *value));
        } else {
            let half = (end + LANES) / 2;
            steps += (LANES * half) as u64;
            let list = values[..=half].iter().enumerate().skip(edge + LANES);
            list.for_each(|(heap, value)| mark(heap, *value));
        }
    }
    for lane in 0..LANES {
        let n = values.len();
        pairs.mark_takes(values, lane);
        pairs.mark_splits(values, lane, n, |half| 1..(edge + LANES).min(half + 1), &mut steps);
        let value = pairs.conclude(values, lane, depth, &mut steps);
        pairs.push(values, value);
    }
    steps / LOOKS
}
