//! The moves of a position played in all its parts at once: every combination of one option in each part.

use std::collections::BTreeMap;
use std::ops::ControlFlow;

use rustc_hash::{FxHashMap, FxHashSet};

use crate::base::sort::sort;
use crate::games::kit::prelude::*;

/// The options of a part.
#[derive(Clone, Debug, Default)]
pub struct Ways {
    /// The numbers of each option, with its count of moves if known.
    pub to: Vec<(Vec<u64>, Option<u64>)>,
    /// Whether there are further options beyond the limit of the list.
    pub more: bool,
    /// Whether the part has ended and stays unchanged; `to` then holds only the part itself.
    pub stays: bool,
}

/// The largest number of options in a list of moves, where each move has one option for each part. The list of a
/// position with many parts is therefore short.
const NUMBERS: usize = 4_000_000;
/// The largest number of steps to count the distinct positions that combinations lead to.
const COUNTED: usize = 300_000;

/// Return the move that changes one part of a position to the numbers `to`.
pub fn one(place: usize, part: &[u64], to: &[u64]) -> Move {
    match (part, to) {
        ([heap], [left]) => heaps::take(place, *heap, heap - left),
        ([_], _) => Move::Replace { heap: place, into: to.to_vec() },
        _ => Move::Piece { piece: place, to: to.to_vec() },
    }
}

/// Return the numbers of a position after one move in each of several parts; `None` if a move does not fit the
/// position.
pub fn after_each(moves: &[Move], numbers: &[u64]) -> Option<Vec<u64>> {
    let mut next = Vec::with_capacity(numbers.len());
    let mut kept = 0;
    for mv in moves {
        let (from, count, to) = match mv {
            Move::Take(taken) => (taken.heap, 1, std::slice::from_ref(&taken.left)),
            Move::Replace { heap, into } => (*heap, 1, into.as_slice()),
            Move::Piece { piece, to } => (piece.checked_mul(to.len())?, to.len(), to.as_slice()),
            _ => return None,
        };
        next.extend(numbers.get(kept..from)?);
        next.extend(to);
        kept = from + count;
    }
    next.extend(numbers.get(kept..)?);
    Some(next)
}

/// Return whether all options of each part have the same count of numbers. Different combinations then lead to
/// different positions.
pub fn are_plain(all: &[&Ways]) -> bool {
    all.iter().all(|ways| {
        let length = ways.to.first().map(|to| to.0.len());
        ways.to.iter().all(|to| Some(to.0.len()) == length)
    })
}

/// Visit each combination of options as a move, the option of the last part changing fastest. If `seen` is given, visit
/// only one combination for each resulting position. `left` is the number of options that may still be visited, of
/// which each move uses one for each part.
pub fn combine(
    parts: &[&[u64]],
    all: &[Vec<&[u64]>],
    stays: &[bool],
    seen: Option<&mut FxHashSet<Vec<u64>>>,
    left: &mut usize,
    visit: MoveVisitor<'_>,
) -> Flow {
    if all.iter().any(Vec::is_empty) {
        return ControlFlow::Continue(());
    }
    let mut seen = seen;
    let mut at = vec![0; all.len()];
    loop {
        let chosen = || at.iter().zip(all).map(|(at, ways)| ways[*at]);
        let fresh =
            seen.as_mut().is_none_or(|seen| seen.insert(chosen().flatten().copied().collect()));
        if fresh {
            if *left < all.len() {
                return ControlFlow::Break(());
            }
            *left -= all.len();
            let moves = chosen().enumerate().filter(|(i, _)| !stays[*i]);
            visit(Move::Each { moves: moves.map(|(i, to)| one(i, parts[i], to)).collect() })?;
        }
        let Some(last) = (0..at.len()).rev().find(|i| at[*i] + 1 < all[*i].len()) else {
            return ControlFlow::Continue(());
        };
        at[last] += 1;
        at[last + 1..].fill(0);
    }
}

/// Return the largest number of options in a list of moves.
pub fn room() -> usize {
    NUMBERS
}

/// Count the distinct positions that the combinations of options lead to; `None` if the count exceeds 128 bits or takes
/// too many steps.
pub fn distinct(all: &[Vec<&[u64]>]) -> Option<u128> {
    // A lower bound of the count: combinations of options of one length in each part lead to distinct positions.
    let some = all.iter().map(|ways| {
        let mut lengths: BTreeMap<usize, u128> = BTreeMap::new();
        ways.iter().for_each(|to| *lengths.entry(to.len()).or_default() += 1);
        lengths.into_values().max().unwrap_or(0)
    });
    some.into_iter().try_fold(1u128, u128::checked_mul)?;
    // Build the positions number by number. Each entry of a layer stands for one beginning of a position, and lists the
    // places that this beginning may have reached, each as a part and the remaining numbers of the part's option.
    type Places<'w> = Vec<(usize, &'w [u64])>;
    let mut layer: FxHashMap<Places<'_>, u128> = FxHashMap::default();
    layer.insert(vec![(0, &[])], 1);
    let (mut total, mut steps) = (0u128, 0);
    while !layer.is_empty() {
        let mut next: FxHashMap<Places<'_>, u128> = FxHashMap::default();
        for (places, count) in layer {
            let mut by_number: BTreeMap<u64, Places<'_>> = BTreeMap::new();
            for (part, rest) in places {
                if rest.is_empty() && part == all.len() {
                    total = total.checked_add(count)?;
                    continue;
                }
                let alone = [rest];
                let options: &[&[u64]] = if rest.is_empty() { &all[part] } else { &alone };
                for option in options {
                    steps += 1;
                    let place = match &option[1..] {
                        [] => (part + 1, &[][..]),
                        rest => (part, rest),
                    };
                    by_number.entry(option[0]).or_default().push(place);
                }
            }
            if steps > COUNTED {
                return None;
            }
            for mut places in by_number.into_values() {
                sort(&mut places);
                places.dedup();
                let sum = next.entry(places).or_default();
                *sum = sum.checked_add(count)?;
            }
        }
        layer = next;
    }
    Some(total)
}

/// Split the numbers of a position into parts of `size` numbers.
pub fn parts(numbers: &[u64], size: usize) -> Vec<&[u64]> {
    numbers.chunks_exact(size).collect()
}

/// Return the sorted parts as the key of a memo, independent of their order.
pub fn key(parts: &[&[u64]]) -> Part {
    let mut parts = parts.to_vec();
    sort(&mut parts);
    parts.concat()
}
