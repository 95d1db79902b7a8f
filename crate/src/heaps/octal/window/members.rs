//! The choice of the members: the heaps beside which options are examined first.

use super::class::Class;
use super::machine::Moves;

/// The largest number of common heaps to choose from, of heaps to try them on, and of heaps in a sample. The sample
/// consists of tried heaps that still lack a value.
const CANDIDATES: usize = 1024;
const TRIED: usize = 1 << 14;
const SAMPLED: usize = 512;

/// A heap with the rare values below its own value that the members do not give yet.
struct Missing {
    heap: usize,
    values: Vec<u8>,
}

/// Return the rare heaps followed by at most `count` common heaps. The common heaps are chosen one by one, so that the
/// members together give most heaps all rare values below their own value.
pub fn choose(
    values: &[u8],
    moves: &Moves,
    class: &Class,
    rare: &[usize],
    count: usize,
) -> Vec<usize> {
    let mut members = rare.to_vec();
    let most = moves.most_taken();
    let last = (1 + CANDIDATES).min(values.len() / 4);
    let mut candidates: Vec<usize> = (1..last).filter(|a| !rare.contains(a)).collect();
    let start = (values.len() / 2).max(rare.last().copied().unwrap_or(0) + last + most + 1);
    // Use an odd stride, since even and odd heaps may lack different values.
    let stride = (values.len().saturating_sub(start) / TRIED) | 1;
    let mut all: Vec<Missing> = (start..values.len())
        .step_by(stride)
        .map(|heap| {
            let is_missing = |value: &u8| {
                let single = moves.single.iter().any(|taken| values[heap - taken] == *value);
                let given = |a: &usize| gives(values, moves, heap, *a, *value);
                !class.is_common(heap as u64, *value) && !single && !rare.iter().any(given)
            };
            Missing { heap, values: (0..values[heap]).filter(is_missing).collect() }
        })
        .collect();
    for _ in 0..count.min(candidates.len()) {
        all.retain(|missing| !missing.values.is_empty());
        let sample = &all[..all.len().min(SAMPLED)];
        let worth = |a: &usize| -> usize {
            let each = sample.iter().map(|Missing { heap, values: missing }| {
                let given = missing.iter().filter(|v| gives(values, moves, *heap, *a, **v)).count();
                64 * given / (missing.len() * missing.len())
            });
            each.sum()
        };
        let best = candidates.iter().enumerate().map(|(i, a)| (worth(a), usize::MAX - i));
        let Some((_, i)) = best.max() else { break };
        let chosen = candidates.remove(usize::MAX - i);
        members.push(chosen);
        for Missing { heap, values: missing } in &mut all {
            missing.retain(|value| !gives(values, moves, *heap, chosen, *value));
        }
    }
    members
}

/// Return whether a move of `heap` leaves `a` and a second heap with the nim-sum `value`.
fn gives(values: &[u8], moves: &Moves, heap: usize, a: usize, value: u8) -> bool {
    moves.splits.iter().any(|taken| values[a] ^ values[heap - taken - a] == value)
}
