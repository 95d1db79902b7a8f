//! Moves from text and from positions, as far as games share how they read.

use super::positions::pair;
use crate::base::error::Result;
use crate::base::text::{Word, number};
use crate::ruleset::moves::{Amounts, Legal, Move, Taken};
use crate::ruleset::position::Position;

/// The place that a number from 1 on names, from 0; `None` for 0.
///
/// # Errors
/// What numbers refuse.
pub fn place(word: Word<'_>) -> Result<Option<usize>> {
    number(word).map(|n| (n as usize).checked_sub(1))
}

/// A taking such as `2-3`; `None` where there is no such heap, or it is too small.
///
/// # Errors
/// What numbers refuse.
pub fn taken(heaps: &[u64], word: Word<'_>) -> Result<Option<Taken>> {
    taken_as(heaps, word, |_, take| take)
}

/// A taking whose amount is `meant` as something else, from the heap's size and what is written.
///
/// # Errors
/// What numbers refuse.
pub fn taken_as(
    heaps: &[u64],
    word: Word<'_>,
    meant: impl Fn(u64, u64) -> u64,
) -> Result<Option<Taken>> {
    let Some((heap, take)) = pair(word, '-') else { return Ok(None) };
    let (heap, take) = (place(heap)?, number(take)?);
    Ok(heap.and_then(|heap| {
        let size = *heaps.get(heap)?;
        let take = meant(size, take);
        Some(Taken { heap, take, left: size.checked_sub(take)? })
    }))
}

/// Takings such as `1-2 3-2`, in one move.
///
/// # Errors
/// What numbers refuse.
pub fn takings(heaps: &[u64], words: &[Word<'_>]) -> Result<Option<Move>> {
    if let [word] = words {
        return Ok(taken(heaps, *word)?.map(Move::Take));
    }
    let takes: Result<Option<Vec<Taken>>> = words.iter().map(|word| taken(heaps, *word)).collect();
    Ok(takes?.map(|takes| Move::Takes { takes: Taken::in_order(takes) }))
}

/// The takings that lead from heaps to heaps, as one move; `None` where one would grow.
pub fn takings_between(from: &[u64], to: &[u64]) -> Option<Move> {
    if from.len() != to.len() {
        return None;
    }
    let changed = (0..from.len()).filter(|&i| from[i] != to[i]);
    let taken = |heap: usize| {
        let take = from[heap].checked_sub(to[heap])?;
        Some(Taken { heap, take, left: to[heap] })
    };
    let takes: Vec<Taken> = changed.map(taken).collect::<Option<_>>()?;
    match takes[..] {
        [] => None,
        [one] => Some(Move::Take(one)),
        _ => Some(Move::Takes { takes }),
    }
}

/// Whether a hand may do this where these moves are `legal`.
pub fn is_legal(legal: &Legal, mv: &Move, position: &Position) -> bool {
    let amounts = |takes: &[Amounts], heap: usize, take: u64| {
        takes.get(heap).is_some_and(|amounts| allowed(amounts, take))
    };
    match (legal, mv) {
        (Legal::Take { takes, unit, .. }, Move::Take(t)) if *unit > 1 => {
            let amounts = takes.get(t.heap).into_iter().flatten();
            amounts.clone().any(|(lo, hi)| {
                (*lo..=*hi).contains(&t.take) && (t.take - lo).is_multiple_of(*unit)
            })
        }
        (Legal::Take { takes, .. } | Legal::Merge { takes }, Move::Take(t)) => {
            amounts(takes, t.heap, t.take)
        }
        (Legal::Take { takes, heaps_per_move, equal, .. }, Move::Takes { takes: taken }) => {
            taken.len() as u64 <= *heaps_per_move
                && taken.iter().all(|t| amounts(takes, t.heap, t.take))
                && taken.windows(2).all(|two| two[0].heap < two[1].heap)
                && (!equal || taken.iter().all(|t| t.take == taken[0].take))
        }
        (Legal::Step { takes }, Move::Step { heap, take }) => amounts(takes, *heap, *take),
        (Legal::Split { heaps }, Move::Split { heap, into }) => {
            heaps.get(*heap).is_some_and(|size| into.0 < *size && into.1 <= into.0)
        }
        (Legal::Merge { takes }, Move::Merge { heaps: (i, j) }) => {
            i < j && amounts(takes, *i, 1) && amounts(takes, *j, 1)
        }
        (Legal::Letters { letters, takes }, Move::Letters { letter, take }) => {
            let group = letters.iter().position(|other| other == letter);
            group.is_some_and(|group| amounts(takes, group, *take))
        }
        (Legal::Graph { targets }, Move::Edge { token, node, .. }) => {
            targets.get(*token).is_some_and(|targets| targets.contains(node))
        }
        (Legal::Bite { rows }, Move::Bite { row, column }) => {
            (*row, *column) != (0, 0) && rows.get(*row).is_some_and(|kept| column < kept)
        }
        (Legal::Turn { most, run }, Move::Turn { coins }) => {
            let Position::Coins(faces) = position else { return false };
            let head = coins.first().is_some_and(|c| faces.get(*c) == Some(&true));
            let few = most.is_none_or(|most| coins.len() <= most);
            let step = |two: &[usize]| two[0] > two[1] && (!run || two[0] == two[1] + 1);
            head && few && coins.windows(2).all(step)
        }
        (Legal::Node { down }, Move::Node { down: as_well, at, .. }) => {
            let inside = |nodes: usize| *at > 0 && (*at as usize) < nodes;
            matches!(position, Position::Plant(plant) if inside(plant.names.len()))
                && down == as_well
        }
        (Legal::Cut, Move::Cut { edge, .. }) => {
            matches!(position, Position::Plant(plant) if *edge < plant.edges.len())
        }
        _ => false,
    }
}

fn allowed(amounts: &[(u64, u64)], take: u64) -> bool {
    amounts.iter().any(|(lo, hi)| (*lo..=*hi).contains(&take))
}
