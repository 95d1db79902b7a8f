//! Common functions for random moves and positions.

use super::moves::together;
use crate::base::Flow;
use crate::base::rng::Rng;
use crate::ruleset::MoveVisitor;
use crate::ruleset::moves::{Amounts, Legal, Move, Taken};

/// The requirements for a random position.
#[derive(Clone, Copy, Debug)]
pub struct Wanted {
    /// The size of the position, from 0 (small) to 2 (large).
    pub level: u64,
    /// Whether the position is for misère play, where some games are searched and must stay small.
    pub misere: bool,
}

/// The largest number of moves from which one is drawn. In a position with more moves, only the first are used.
const DRAWN: usize = 1000;

/// Draw one of the amounts; `None` if there are no amounts.
pub fn amount(rng: &mut Rng, amounts: &Amounts) -> Option<u64> {
    let count: u64 = amounts.iter().map(|(lo, hi)| hi - lo + 1).sum();
    let mut at = if count == 0 { return None } else { rng.below(count) };
    for (lo, hi) in amounts {
        if at <= hi - lo {
            return Some(lo + at);
        }
        at -= hi - lo + 1;
    }
    None
}

/// Draw a heap with amounts, and one of its amounts; `None` if no heap has amounts.
pub fn amount_of_place(rng: &mut Rng, takes: &[Amounts]) -> Option<(usize, u64)> {
    let place = rng.index(takes, |amounts| !amounts.is_empty())?;
    amount(rng, &takes[place]).map(|amount| (place, amount))
}

/// Draw a move that takes from heaps of the given sizes: first a heap, then an amount. Return `None` if `legal` has no
/// amounts to take.
pub fn taking(rng: &mut Rng, legal: &Legal, sizes: &[u64]) -> Option<Move> {
    let Legal::Take { takes, heaps_per_move, equal, unit } = legal else { return None };
    let taken = |heap, take| Taken { heap, take, left: sizes[heap] - take };
    let first = rng.index(takes, |t| !t.is_empty())?;
    if *equal && takes.iter().all(|t| !t.is_empty()) && rng.below(3) == 0 {
        let take = rng.within(1, sizes.iter().copied().min()?);
        return Some(Move::Takes { takes: (0..takes.len()).map(|i| taken(i, take)).collect() });
    }
    if *unit > 1 {
        // If the amounts are multiples of a unit, the amounts of a heap are a single range.
        let (lo, hi) = *takes[first].first()?;
        let take = lo + rng.within(0, (hi - lo) / unit) * unit;
        return Some(Move::Take(taken(first, take)));
    }
    let mut chosen = vec![taken(first, amount(rng, &takes[first])?)];
    let more = if *equal { 1 } else { 1 + rng.below((*heaps_per_move).min(takes.len() as u64)) };
    while (chosen.len() as u64) < more {
        let free = |i: usize| chosen.iter().all(|t| t.heap != i) && !takes[i].is_empty();
        let heaps: Vec<usize> = (0..takes.len()).collect();
        let Some(heap) = rng.index(&heaps, |i| free(*i)) else { break };
        chosen.push(taken(heap, amount(rng, &takes[heap])?));
    }
    Some(together(Taken::in_order(chosen)))
}

/// Draw one of the first `DRAWN` moves that `moves` visits; `None` if there is no move.
pub fn listed(rng: &mut Rng, moves: &mut dyn FnMut(MoveVisitor<'_>) -> Flow) -> Option<Move> {
    let mut all = Vec::new();
    let _ = moves(&mut |mv| {
        all.push(mv);
        if all.len() < DRAWN { Flow::Continue(()) } else { Flow::Break(()) }
    });
    let at = rng.index(&all, |_| true)?;
    Some(all.swap_remove(at))
}
