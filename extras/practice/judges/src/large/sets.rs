//! Large random cases about taking a number of a set.

use super::super::draw::{counted, line, shuffle};
use super::Large;

/// The form of a subtraction set.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Shape {
    /// All numbers from 1 to the largest that the limits allow. A heap can have this largest number as its value.
    Dense,
    /// Some small numbers and a large one. The values of heaps below the large number and of larger heaps have
    /// different periods.
    Late,
    Mixed,
}

fn shape(l: &Large<'_>) -> Shape {
    match (l.turn % 4, l.is_lost) {
        (0, false) | (1, _) => Shape::Dense,
        (2, _) | (0, true) => Shape::Late,
        _ => Shape::Mixed,
    }
}

fn set(l: &mut Large<'_>, shape: Shape) -> Vec<u64> {
    let limit = l.limits.largest;
    let count = match shape {
        Shape::Dense => return (1..=l.limits.more.min(limit).min(l.most())).collect(),
        Shape::Late => l.rng.within(1, 7).min(l.limits.more - 1),
        Shape::Mixed => l.count_of(l.limits.more),
    };
    let most = match shape {
        Shape::Late => 30,
        _ if l.is_wide() && l.coin() => limit,
        _ => 120.min(limit),
    };
    let mut all: Vec<u64> = (0..count).map(|_| l.rng.within(1, most)).collect();
    if shape == Shape::Late {
        all.push(l.rng.within(limit / 12, limit / 2));
    }
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

/// Draw heaps for a subtraction set with the given Grundy values.
fn heaps_of(l: &mut Large<'_>, values: &[u64], shape: Shape) -> String {
    let count = l.count();
    let heaps = match shape {
        Shape::Dense => with_greatest(l, values, count as usize),
        Shape::Late => {
            let heaps = (0..count).map(|_| l.big(1, l.limits.largest)).collect();
            corrected(l, values, heaps)
        }
        Shape::Mixed => {
            let heaps = l.numbers(count, 1);
            corrected(l, values, heaps)
        }
    };
    counted(&heaps)
}

/// Return the heaps. If the wrong player would win, change one heap to the largest that corrects the winner.
fn corrected(l: &Large<'_>, values: &[u64], mut heaps: Vec<u64>) -> Vec<u64> {
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
    heaps
}

/// Draw heaps of which a single one has the greatest value. In a won position it decides alone; in a lost one two other
/// heaps cancel it.
fn with_greatest(l: &mut Large<'_>, values: &[u64], count: usize) -> Vec<u64> {
    let greatest = values.iter().copied().max().unwrap_or(0);
    let mut heaps = l.numbers(count.saturating_sub(3) as u64, 1);
    heaps.retain(|heap| values[*heap as usize] < greatest);
    let sum = heaps.iter().fold(0, |sum, heap| sum ^ values[*heap as usize]);
    let sum = if l.is_lost { sum ^ greatest } else { sum };
    // All values up to the greatest occur. Split `sum` into its highest power of 2 and the rest.
    let power = if sum == 0 { 0 } else { 1 << sum.ilog2() };
    for value in [greatest, power, sum ^ power] {
        let least = values.iter().position(|one| *one == value);
        let most = values.iter().rposition(|one| *one == value);
        let heap = if l.coin() { least } else { most };
        heaps.extend(heap.filter(|heap| *heap > 0).map(|heap| heap as u64));
    }
    shuffle(&mut heaps, l.rng);
    heaps
}

pub fn set_and_heaps(l: &mut Large<'_>) -> String {
    let shape = shape(l);
    let set = set(l, shape);
    let values = values_of(&set, l.limits.largest);
    format!("{}\n{}", counted(&set), heaps_of(l, &values, shape))
}

pub fn set_and_positions(l: &mut Large<'_>) -> String {
    let shape = shape(l);
    let set = set(l, shape);
    let values = values_of(&set, l.limits.largest);
    let many = l.limits.cases.min(100);
    let mut each: Vec<String> = Vec::new();
    for _ in 0..many {
        each.push(heaps_of(l, &values, shape).replace('\n', " "));
        l.is_lost = !l.is_lost;
    }
    format!("{}\n{many}\n{}", counted(&set), each.join("\n"))
}

pub fn each_size(l: &mut Large<'_>) -> String {
    let limit = l.limits.largest;
    let shape = shape(l);
    let set = set(l, shape);
    let largest = l.big(set.iter().copied().max().unwrap_or(1), limit);
    format!("{largest} {}\n{}", set.len(), line(&set))
}
