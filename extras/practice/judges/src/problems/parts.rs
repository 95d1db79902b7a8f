//! A problem about heaps that a move divides evenly.

use super::prelude::*;

/// Divide a heap of at least `F` stones into at least two parts whose sizes differ by at most 1. No part is empty, and
/// two equal parts cancel each other.
pub(super) const EVENLY: Problem = Problem {
    id: "P3235",
    cases: Cases::One,
    read: |s| {
        let games = s.count("T", MAX_COUNT)?;
        let least = at_least(s, "F", 1)?.0;
        let all = s.list(games, |s| heap_list(s, "N", "a heap"))?;
        let heaps = all.clone();
        Ok(Case::Decided {
            shown: Box::new(move || {
                let game = Game::parse(&format!(
                    "n -> ((n/m+1)*(n%m%2), n/m*((m-n%m)%2)) for m in 2..n if n >= {least}"
                ))?;
                let each = heaps.iter().map(|heaps| Position::Heaps(heaps.clone()));
                Ok(each.map(|position| (game.clone(), position)).collect())
            }),
            winners: Box::new(move |budget| {
                let largest = all.iter().flatten().copied().max().unwrap_or(0);
                let values = evenly(least, largest, budget)?;
                let sum = |heaps: &Vec<u64>| {
                    heaps.iter().fold(0, |sum, heap| sum ^ values[*heap as usize])
                };
                Ok(all.iter().map(|heaps| Outcome::mover_wins(sum(heaps) != 0)).collect())
            }),
        })
    },
    print: Print::Joined("1", "0", " "),
    draw: |rng| {
        let least = rng.within(1, 5);
        let largest = most(rng, 20, 300);
        let values = evenly(least, largest, &mut Budget::steps(u64::MAX)).unwrap_or_default();
        let value = |heap: u64| values.get(heap as usize).copied().unwrap_or(0).into();
        let one = |rng: &mut Rng| {
            let all = heaps(rng, 1, largest);
            counted(&lost_or_not(rng, all, largest, value)).replace('\n', " ")
        };
        let all: Vec<String> = (0..rng.within(1, 4)).map(|_| one(rng)).collect();
        format!("{} {least}\n{}", all.len(), all.join("\n"))
    },
};

/// Return the values of all heaps up to the largest. Several consecutive numbers of parts have the part sizes `size`
/// and `size + 1`; the value of an option depends only on the parity of the number of parts.
pub(in super::super) fn evenly(
    least: u64,
    largest: u64,
    budget: &mut Budget<'_>,
) -> Result<Vec<u32>> {
    let mut values: Vec<u32> = Vec::new();
    // For each value, the last heap that has an option of this value.
    let mut seen: Vec<u32> = vec![u32::MAX];
    for heap in 0..=u32::try_from(largest).unwrap_or(u32::MAX) {
        budget.spend(1 + u64::from(heap.isqrt()) * 3 / 4, || heap.to_string())?;
        let mut value = 0;
        if u64::from(heap) >= least {
            let mut parts = 2;
            while parts <= heap {
                let size = heap / parts;
                let last = heap / size;
                let equal = values[size as usize];
                // The number of parts of `size + 1` stones; 0 if all parts have the same size.
                let mut larger = heap - size * parts;
                for parts in parts..=last.min(parts + 1) {
                    let mut option = 0;
                    if larger % 2 == 1 {
                        option ^= values[size as usize + 1];
                    }
                    if (parts - larger) % 2 == 1 {
                        option ^= equal;
                    }
                    if seen.len() <= option as usize {
                        seen.resize(option as usize + 1, u32::MAX);
                    }
                    seen[option as usize] = heap;
                    larger = larger.wrapping_sub(size);
                }
                parts = last + 1;
            }
            value = (0..).find(|value| seen.get(*value as usize) != Some(&heap)).unwrap_or(0);
        }
        values.push(value);
    }
    Ok(values)
}
