//! Problems about Nim, about its winning first moves, and about counts of its lost positions.

use std::cmp::Reverse;

use super::super::xor_span::XorSpan;
use super::counting::{MODULUS, power};
use super::prelude::*;
use mexplorer::sort::{sorted, sorted_by_key};
use mexplorer::text::joined;

/// Return a problem of Nim whose input is the number of heaps and then the heaps.
const fn nim(id: &'static str, cases: Cases, first: &'static str, second: &'static str) -> Problem {
    Problem {
        id,
        cases,
        read: |s| Case::heaps("nim", list(s)?),
        print: Print::Lines(first, second),
        draw: |rng| counted(&heaps(rng, 1, 15)),
    }
}

/// Return a problem whose input is the number of heaps and then the heaps, and whose answer is computed from the heaps.
const fn computed(
    id: &'static str,
    cases: Cases,
    read: fn(&mut Scanner<'_>) -> Result<Case>,
) -> Problem {
    Problem { id, cases, read, print: Print::Computed, draw: |rng| counted(&nearly_lost(rng)) }
}

/// Draw heaps for a question about first moves or about lost positions: in half of the cases the nim-sum is 0, or was 0
/// before one heap grew by a stone.
fn nearly_lost(rng: &mut Rng) -> Vec<u64> {
    let size = most(rng, 9, 40);
    let mut all = heaps(rng, 1, size);
    if rng.is_scripted() || rng.below(2) == 0 {
        return all;
    }
    let sum = all.iter().fold(0, |sum, heap| sum ^ heap);
    if sum > 0 {
        all.push(sum);
    }
    // Put two equal heaps into the position, or change a heap by one stone.
    match rng.below(4) {
        0 => {
            let heap = rng.within(1, size);
            let largest = all.iter().copied().max().unwrap_or(heap);
            let twice = if rng.below(3) == 0 { heap } else { largest };
            all.extend([twice, twice]);
        }
        1 => all[0] += 1,
        _ => {}
    }
    shuffle(&mut all, rng);
    all
}

pub(super) const NIM: Problem = nim("891", Cases::One, "Yes", "No");
pub(super) const MANY: Problem = nim("P2197", Cases::Counted("T"), "Yes", "No");
pub(super) const FIRST: Problem = nim("CSES1730", Cases::Counted("T"), "first", "second");
pub(super) const RABBIT: Problem =
    nim("HDU1849", Cases::UntilZeros(1), "Rabbit Win!", "Grass Win!");

/// Nim in which the player who takes the last stone loses.
pub(super) const MISERE: Problem = Problem {
    id: "P4279",
    read: |s| Case::heaps("nim misere", list(s)?),
    draw: |rng| {
        let most = if rng.below(2) == 0 { 1 } else { 6 };
        counted(&heaps(rng, 1, most))
    },
    ..nim("", Cases::Counted("T"), "John", "Brother")
};

/// Count the winning first moves.
pub(super) const COUNT: Problem = computed("POJ2975", Cases::UntilZeros(1), count);
pub(super) const COUNT_AGAIN: Problem = computed("HDU1850", Cases::UntilZeros(1), count);

/// List all winning first moves, each as the size of a heap and its new size.
pub(super) const MOVES: Problem = computed("HDU2176", Cases::UntilZeros(1), |s| {
    Case::computed("nim", list(s)?, |heaps, _| {
        let moves: Vec<String> =
            lowered(heaps).map(|(i, to)| joined(&[heaps[i], to], " ")).collect();
        Ok(if moves.is_empty() { "No".into() } else { format!("Yes\n{}", moves.join("\n")) })
    })
});

/// Find the first winning move, and the heaps that it leaves.
pub(super) const FIRST_MOVE: Problem = computed("P1247", Cases::One, |s| {
    Case::computed("nim", list(s)?, |heaps, _| {
        let Some((i, to)) = lowered(heaps).next() else { return Ok("lose".into()) };
        let take = joined(&[heaps[i] - to, i as u64 + 1], " ");
        let mut left = heaps.to_vec();
        left[i] = to;
        Ok(format!("{take}\n{}", joined(&left, " ")))
    })
});

/// Each player first removes as many whole heaps as the player likes, but not all; then Nim is played. The first player
/// wins by leaving heaps of which no subset has nim-sum 0. Fewest stones are removed if a basis with the largest sum
/// stays.
pub(super) const NEW_NIM: Problem = computed("P4301", Cases::One, |s| {
    Case::computed("nim", list(s)?, |heaps, budget| {
        budget.spend(heaps.len() as u64, || "0".into())?;
        let mut span = XorSpan::default();
        let largest = sorted_by_key(heaps.to_vec(), |a| Reverse(*a));
        let removed = largest.into_iter().filter(|heap| !span.insert(*heap));
        let removed: u128 = removed.map(u128::from).sum();
        // Print -1 if all heaps are empty: some heap must stay, and such a position is lost.
        Ok(if span.rank() == 0 { "-1".into() } else { removed.to_string() })
    })
});

/// Count the ways to choose some heaps, and one of them for the first move, so that the first player loses: the nim-sum
/// of the other chosen heaps is at least the heap of the first move.
pub(super) const CHOSEN_HEAP: Problem = computed("P5675", Cases::One, |s| {
    Case::computed("nim", heap_list(s, "n", "a heap")?, chosen_heap)
});

/// Find the largest bound on the amount of a move for which the first player wins: 0 if there is no such bound, and -1
/// if there are arbitrarily large ones. Equal heaps cancel each other. Of the remaining heaps, a bound just below the
/// largest changes the value of only that heap.
pub(super) const BOUND: Problem = computed("ARC168B", Cases::One, |s| {
    Case::computed("nim", list(s)?, |heaps, _| {
        if heaps.iter().fold(0, |sum, heap| sum ^ heap) != 0 {
            return Ok("-1".into());
        }
        let sorted = sorted(heaps.to_vec());
        let runs = sorted.chunk_by(|a, b| a == b);
        let odd = runs.filter(|run| run.len() % 2 == 1).map(|run| run[0]);
        Ok(odd.max().unwrap_or(0).saturating_sub(1).to_string())
    })
});

/// Parse `n` and n heaps of up to 64 bits, which suffice for an exact nim-sum.
fn list(s: &mut Scanner<'_>) -> Result<Vec<u64>> {
    wide_list(s, "n", "a heap")
}

fn count(s: &mut Scanner<'_>) -> Result<Case> {
    Case::computed("nim", list(s)?, |heaps, _| Ok(lowered(heaps).count().to_string()))
}

/// Return the winning moves of Nim, each as the index of a heap and its new size (Bouton 1901).
fn lowered(heaps: &[u64]) -> impl Iterator<Item = (usize, u64)> + '_ {
    let sum = heaps.iter().fold(0, |sum, heap| sum ^ heap);
    let to = heaps.iter().map(move |heap| heap ^ sum);
    to.enumerate().filter(|(i, to)| *to < heaps[*i])
}

fn chosen_heap(heaps: &[u64], budget: &mut Budget<'_>) -> Result<String> {
    let mut whole = XorSpan::default();
    let basis: Vec<usize> = (0..heaps.len()).filter(|i| whole.insert(heaps[*i])).collect();
    let mut ways = 0;
    for (i, heap) in heaps.iter().enumerate() {
        // The nim-sums of subsets of the other heaps. They are those of all heaps unless this heap belongs to the
        // basis.
        let mut others = whole.clone();
        if basis.contains(&i) {
            budget.spend(heaps.len() as u64, || i.to_string())?;
            others = XorSpan::default();
            heaps[..i].iter().chain(&heaps[i + 1..]).for_each(|heap| {
                others.insert(*heap);
            });
        }
        // Each reachable nim-sum belongs to the same number of subsets of the other heaps.
        let sets = power(2, (heaps.len() - 1 - others.rank()) as u64, MODULUS);
        ways = (ways + sets * (others.count_from(*heap) % MODULUS)) % MODULUS;
    }
    Ok(ways.to_string())
}
