//! Common functions for parsing, formatting and checking moves.

use super::positions::pair;
use crate::base::Flow;
use crate::base::error::Result;
use crate::base::text::{Word, joined, number};
use crate::ruleset::MoveVisitor;
use crate::ruleset::moves::{Legal, Move, Taken};

/// Return the first of the moves that `walk` visits; `None` if it visits none.
pub fn first<R>(walk: &mut dyn FnMut(MoveVisitor<'_>) -> R) -> Option<Move> {
    let mut first = None;
    walk(&mut |mv| {
        first = Some(mv);
        Flow::Break(())
    });
    first
}

/// Parse a heap number, counted from 1, as an index from 0; `None` for the number 0.
///
/// # Errors
/// The errors of `number`.
pub fn place(word: Word<'_>) -> Result<Option<usize>> {
    number(word).map(|n| (n as usize).checked_sub(1))
}

/// Parse a move such as `2-3`, which takes 3 from heap 2; `None` if the heap does not exist or is too small.
///
/// # Errors
/// The errors of `number`.
pub fn taken(heaps: &[u64], word: Word<'_>) -> Result<Option<Taken>> {
    taken_as(heaps, word, |_, take| take)
}

/// Parse a move such as `2-3`, where `meant` computes the amount taken from the size of the heap and the written
/// number; `None` if the heap does not exist or is too small.
///
/// # Errors
/// The errors of `number`.
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

/// Parse a move such as `2=3+1` as the index of a heap and the two heaps that replace it, the larger first; `None` for
/// any other word.
///
/// # Errors
/// The errors of `number`.
pub fn two_for_one(word: Word<'_>) -> Result<Option<(usize, (u64, u64))>> {
    let Some((heap, into)) = pair(word, '=') else { return Ok(None) };
    let Some((a, b)) = pair(into, '+') else { return Ok(None) };
    let (heap, a, b) = (place(heap)?, number(a)?, number(b)?);
    Ok(heap.map(|heap| (heap, (a.max(b), a.min(b)))))
}

/// Parse a move such as `1-2 3-2`, which may take from several heaps; `None` if a heap does not exist or is too small.
///
/// # Errors
/// The errors of `number`.
pub fn takings(heaps: &[u64], words: &[Word<'_>]) -> Result<Option<Move>> {
    if let [word] = words {
        return Ok(taken(heaps, *word)?.map(Move::Take));
    }
    let takes: Result<Option<Vec<Taken>>> = words.iter().map(|word| taken(heaps, *word)).collect();
    Ok(takes?.map(|takes| Move::Takes { takes: Taken::in_order(takes) }))
}

/// Return the move that takes from heaps and leads from `from` to `to`; `None` if a heap is larger in `to` or if
/// nothing changes.
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

/// Combine the amounts taken from heaps into one move: a plain `Move::Take` if there is only one amount.
pub fn together(takes: Vec<Taken>) -> Move {
    match takes[..] {
        [one] => Move::Take(one),
        _ => Move::Takes { takes },
    }
}

/// Return the text of a move that takes from heaps, such as `1-2 3-2`; `None` for any other move.
pub fn takings_text(mv: &Move) -> Option<String> {
    let taking = |taken: &Taken| amount_text(taken.heap, taken.take);
    match mv {
        Move::Take(taken) => Some(taking(taken)),
        Move::Takes { takes } => Some(takes.iter().map(taking).collect::<Vec<_>>().join(" ")),
        _ => None,
    }
}

/// Return the text of an amount taken from a heap, such as `2-3`. The index of the heap counts from 0.
pub fn amount_text(place: usize, amount: u64) -> String {
    joined(&[from_1(place), amount], "-")
}

/// Return the text of a heap and the heaps that replace it, such as `2=3+1`. The index of the heap counts from 0.
pub fn replaced_text(place: usize, into: &[u64]) -> String {
    format!("{}={}", from_1(place), joined(into, "+"))
}

/// Replace the heap at an index by the heaps `into`; return `None` if there is no such heap.
pub fn replaced(heaps: &[u64], place: usize, into: &[u64]) -> Option<Vec<u64>> {
    let (before, after) = (heaps.get(..place)?, heaps.get(place.checked_add(1)?..)?);
    Some([before, into, after].concat())
}

/// Convert an index from 0 to the number from 1 that the notation of moves uses.
pub fn from_1(place: usize) -> u64 {
    (place as u64).saturating_add(1)
}

/// Return the text of lines in descending order, joined by `+`. Three or more consecutive lines are written as a range
/// from the lowest, such as `2..5`.
pub fn lines_text(lines: &[u64]) -> String {
    match lines {
        [high, .., low] if lines.len() > 2 && high - low + 1 == lines.len() as u64 => {
            format!("{low}..{high}")
        }
        _ => joined(lines, "+"),
    }
}

/// Return whether a move takes from heaps, and only amounts that `legal` allows.
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
