//! Large random cases about taking a number of a set.

use super::super::draw::{counted, line, shuffle};
use super::Large;

/// Draw a subtraction set. In half of the cases the set has all numbers from 1 on, which makes the values of heaps
/// large. So does the set of each lost input that is large in all respects, where truncated values change the winner.
fn set(l: &mut Large<'_>) -> Vec<u64> {
    let limit = l.limits.largest;
    let count = l.count_of(l.limits.more);
    if l.coin() || l.is_lost && l.is_all() {
        return (1..=count.min(limit)).collect();
    }
    let wide = l.is_wide() && l.coin();
    let one = |l: &mut Large<'_>| {
        if wide { l.rng.within(1, limit) } else { l.rng.within(1, 120.min(limit)) }
    };
    let mut all: Vec<u64> = (0..count).map(|_| one(l)).collect();
    all.sort_unstable();
    all.dedup();
    shuffle(&mut all, l.rng);
    all
}

/// Return the Grundy values of heaps 0 to `largest` for a subtraction set.
pub(super) fn values_of(set: &[u64], largest: u64) -> Vec<u64> {
    let mut values: Vec<u64> = Vec::new();
    let mut seen = vec![0; set.len() + 1];
    for heap in 0..=largest {
        for amount in set.iter().filter(|amount| **amount <= heap) {
            seen[values[(heap - amount) as usize] as usize] = heap + 1;
        }
        values.push(seen.iter().take_while(|stamp| **stamp == heap + 1).count() as u64);
    }
    values
}

/// Draw heaps for a subtraction set with the given Grundy values. If the wrong player would win, change one heap to the
/// largest that corrects the winner.
fn heaps_of(l: &mut Large<'_>, values: &[u64]) -> String {
    let count = l.count();
    let mut heaps = l.numbers(count, 1);
    let value = |heap: u64| values[heap as usize];
    let sum = heaps.iter().fold(0, |sum, heap| sum ^ value(*heap));
    if l.is_lost != (sum == 0) {
        let fits = |heap: u64, one: u64| (one == value(heap) ^ sum) == l.is_lost;
        let other = |heap: u64| values.iter().rposition(|one| fits(heap, *one));
        let changed = heaps.iter().enumerate().find_map(|(i, heap)| Some((i, other(*heap)?)));
        if let Some((i, heap)) = changed.filter(|(_, heap)| *heap > 0) {
            heaps[i] = heap as u64;
        }
    }
    counted(&heaps)
}

pub fn set_and_heaps(l: &mut Large<'_>) -> String {
    let set = set(l);
    let values = values_of(&set, l.limits.largest);
    format!("{}\n{}", counted(&set), heaps_of(l, &values))
}

pub fn set_and_positions(l: &mut Large<'_>) -> String {
    let set = set(l);
    let values = values_of(&set, l.limits.largest);
    let many = l.limits.cases.min(100);
    let each: Vec<String> = (0..many).map(|_| heaps_of(l, &values).replace('\n', " ")).collect();
    format!("{}\n{many}\n{}", counted(&set), each.join("\n"))
}

pub fn each_size(l: &mut Large<'_>) -> String {
    let limit = l.limits.largest;
    let set = set(l);
    let largest = l.big(set.iter().copied().max().unwrap_or(1), limit);
    format!("{largest} {}\n{}", set.len(), line(&set))
}

pub fn runs(l: &mut Large<'_>) -> String {
    let (limit, many) = (l.limits.largest, l.limits.count);
    let few = l.coin();
    let count = if few { l.rng.within(1, 3) } else { l.count_of(l.limits.more) };
    let wide = l.coin();
    let mut set: Vec<u64> =
        (0..count).map(|_| l.rng.within(1, if wide { limit } else { 12 })).collect();
    // In a third of the cases all numbers are odd, so that a row of an even length has no middle for them.
    if l.rng.below(3) == 0 {
        set.iter_mut().for_each(|take| *take = *take / 2 * 2 + 1);
        set.retain(|take| *take <= limit);
    }
    set.sort_unstable();
    set.dedup();
    if set.is_empty() {
        set.push(1);
    }
    shuffle(&mut set, l.rng);
    let rows: Vec<u64> = (0..many.min(200)).map(|_| l.rng.within(1, limit)).collect();
    format!("{}\n{}", counted(&set), counted(&rows))
}
