//! What games share of reading, writing and checking moves.

use super::positions::pair;
use crate::base::Flow;
use crate::base::error::Result;
use crate::base::text::{Word, joined, number};
use crate::ruleset::MoveVisitor;
use crate::ruleset::moves::{Legal, Move, Taken};

/// The first of the moves that a walk visits.
pub fn first<R>(walk: &mut dyn FnMut(MoveVisitor<'_>) -> R) -> Option<Move> {
    let mut first = None;
    walk(&mut |mv| {
        first = Some(mv);
        Flow::Break(())
    });
    first
}

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

/// The place of a heap and the two that replace it, the larger first, from a word such as `2=3+1`.
///
/// # Errors
/// What numbers refuse.
pub fn two_for_one(word: Word<'_>) -> Result<Option<(usize, (u64, u64))>> {
    let Some((heap, into)) = pair(word, '=') else { return Ok(None) };
    let Some((a, b)) = pair(into, '+') else { return Ok(None) };
    let (heap, a, b) = (place(heap)?, number(a)?, number(b)?);
    Ok(heap.map(|heap| (heap, (a.max(b), a.min(b)))))
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
    (!takes.is_empty()).then(|| together(takes))
}

/// Takings as one move: a plain one where there is but one, however many the rules allow.
pub fn together(takes: Vec<Taken>) -> Move {
    match takes[..] {
        [one] => Move::Take(one),
        _ => Move::Takes { takes },
    }
}

/// The text of takings such as `1-2 3-2`; `None` for any other move.
pub fn takings_text(mv: &Move) -> Option<String> {
    let taking = |taken: &Taken| amount_text(taken.heap, taken.take);
    match mv {
        Move::Take(taken) => Some(taking(taken)),
        Move::Takes { takes } => Some(takes.iter().map(taking).collect::<Vec<_>>().join(" ")),
        _ => None,
    }
}

/// An amount of the heap at a place from 0, as `2-3`.
pub fn amount_text(place: usize, amount: u64) -> String {
    joined(&[from_1(place), amount], "-")
}

/// The heap at a place from 0 and the heaps that replace it, as `2=3+1`.
pub fn replaced_text(place: usize, into: &[u64]) -> String {
    format!("{}={}", from_1(place), joined(into, "+"))
}

/// The heaps where those of `into` replace the one at a place; `None` where there is none.
pub fn replaced(heaps: &[u64], place: usize, into: &[u64]) -> Option<Vec<u64>> {
    let (before, after) = (heaps.get(..place)?, heaps.get(place.checked_add(1)?..)?);
    Some([before, into, after].concat())
}

/// A place from 0 as moves write it.
pub fn from_1(place: usize) -> u64 {
    (place as u64).saturating_add(1)
}

/// Lines in descending order, joined by `+`; three or more neighbours as a range from the lowest, `2..5`.
pub fn lines_text(lines: &[u64]) -> String {
    match lines {
        [high, .., low] if lines.len() > 2 && high - low + 1 == lines.len() as u64 => {
            format!("{low}..{high}")
        }
        _ => joined(lines, "+"),
    }
}

/// Whether a move takes only what may be taken.
pub fn allows_taking(legal: &Legal, mv: &Move) -> bool {
    let Legal::Take { takes, heaps_per_move, equal, unit } = legal else { return false };
    let may = |t: &Taken| {
        let within = |(lo, hi): &(u64, u64)| {
            (*lo..=*hi).contains(&t.take) && (t.take - lo).is_multiple_of(*unit)
        };
        takes.get(t.heap).is_some_and(|amounts| amounts.iter().any(within))
    };
    match mv {
        Move::Take(taken) => may(taken),
        Move::Takes { takes: taken } => {
            !taken.is_empty()
                && taken.len() as u64 <= *heaps_per_move
                && taken.iter().all(may)
                && taken.windows(2).all(|two| two[0].heap < two[1].heap)
                && (!equal || taken.iter().all(|t| t.take == taken[0].take))
        }
        _ => false,
    }
}
