//! Large random cases of heaps that a move may divide.

use super::super::draw::{counted, shuffle};
use super::Large;
use super::balance::{balance, highest_bit};
use super::lists::in_pairs;

/// Draw heaps of a game in which a heap may be replaced by two smaller ones: the values of heaps 1, 2, 3 … are the
/// numbers with an odd number of ones. One heap is changed so that the nim-sum is 0 or a power of 2.
pub fn splits(l: &mut Large<'_>) -> String {
    let count = l.count();
    let value = |heap: u64| {
        let before = heap.saturating_sub(1);
        2 * before + u64::from(before.count_ones().is_multiple_of(2))
    };
    let mut heaps = l.numbers(count, 1);
    let wanted = if l.is_lost { Some(0) } else { highest_bit(l, value(l.limits.largest)) };
    if let Some(wanted) = wanted {
        // The number of ones of the nim-sum is even if the number of heaps is even.
        if heaps.len() > 1 && heaps.len().is_multiple_of(2) != l.is_lost {
            heaps.pop();
        }
        let sum = heaps.iter().fold(wanted, |sum, heap| sum ^ value(*heap));
        let fitting = |heap: u64| (1..=l.limits.largest).find(|to| value(*to) == value(heap) ^ sum);
        let found = heaps.iter().enumerate().find_map(|(at, heap)| Some((at, fitting(*heap)?)));
        match found {
            Some((at, heap)) => heaps[at] = heap,
            None => heaps = in_pairs(l, count),
        }
    }
    counted(&heaps)
}

/// Draw heaps of Lasker's Nim, in which heap 4k + 3 has the value 4k + 4, and heap 4k + 4 the value 4k + 3. [`balance`]
/// changes the nim-sum of the values.
pub fn lasker(l: &mut Large<'_>) -> String {
    let count = l.count();
    let exchanged = |heap: u64| match heap % 4 {
        0 => heap.saturating_sub(1),
        3 => heap + 1,
        _ => heap,
    };
    let mut values: Vec<u64> = l.numbers(count, 1).into_iter().map(exchanged).collect();
    let places = (0..values.len()).collect();
    balance(l, &mut values, places, (1, l.limits.largest));
    let heaps: Vec<u64> = values.into_iter().map(exchanged).collect();
    counted(&heaps.iter().map(|heap| (*heap).min(l.limits.largest)).collect::<Vec<_>>())
}

/// Draw pairs of heaps. The value of a pair is the number of ones at the end of `(a - 1) | (b - 1)`. Two of the pairs
/// are chosen by their values: one has a large value, the other cancels the remaining pairs. With both, the position is
/// won; in a lost position, the second of the two cancels the first one as well.
pub fn even_heaps(l: &mut Large<'_>) -> String {
    let most = l.limits.largest - 1;
    let greatest = u64::from(most.ilog2()) + 1;
    let pairs = (l.count() / 2).saturating_sub(2);
    let ones = |a: u64, b: u64| u64::from((a | b).trailing_ones());
    let mut all: Vec<[u64; 2]> = Vec::new();
    let mut sum = 0;
    for _ in 0..pairs {
        let power = l.rng.below(greatest);
        let [a, b] = [0; 2].map(|_| ((l.number(1) - 1) | ((1 << power) - 1)).min(most));
        sum ^= ones(a, b);
        all.push([a, b]);
    }
    // In half of the positions the large value is the greatest one.
    let high =
        if l.turn.is_multiple_of(2) { greatest } else { l.rng.within(greatest / 2, greatest) };
    let other = sum ^ if l.is_lost { high } else { 0 };
    for value in [high, other] {
        all.push(pair_of(l, value.min(greatest), most));
    }
    let at = l.rng.below(all.len() as u64) as usize;
    let last = all.len() - 1;
    all.swap(at, last);
    let heaps: Vec<u64> = all.into_iter().flatten().map(|less| less + 1).collect();
    counted(&heaps)
}

/// Draw two numbers up to `most` such that `a | b` ends in this number of ones.
fn pair_of(l: &mut Large<'_>, ones: u64, most: u64) -> [u64; 2] {
    let low = (1_u64 << ones) - 1;
    loop {
        let mut pair = [0; 2].map(|_| (l.big(0, most) >> (ones + 1)) << (ones + 1));
        // Give each of the ones to the first number, to the second, or to both.
        let (first, second) = (l.rng.next_bits() & low, l.rng.next_bits() & low);
        pair[0] |= first;
        pair[1] |= low & !first | second;
        if pair.iter().all(|number| *number <= most) {
            shuffle(&mut pair, l.rng);
            return pair;
        }
    }
}
