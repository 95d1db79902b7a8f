//! Random moves and positions, repeatable by their seed.

use std::ops::ControlFlow;

use crate::answers::oracle::{Oracle, prepared};
use crate::base::budget::Budget;
use crate::base::rng::Rng;
use crate::games::kit::wanted::Wanted;
use crate::notation::Game;
use crate::notation::moves::find_move;
use crate::ruleset::moves::{Amounts, Legal, Move, Taken};
use crate::ruleset::outcome::Outcome;
use crate::ruleset::position::Position;

/// One of the amounts; `None` where there is none.
fn amount(rng: &mut Rng, amounts: &Amounts) -> Option<u64> {
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

/// A legal move at random: a heap, then an amount. `None` when there is no move.
pub fn random_move(game: &Game, position: &Position, rng: &mut Rng) -> Option<Move> {
    let size = |heap: usize| match position {
        Position::Capped { heap, .. } => *heap,
        _ => position.heaps().get(heap).copied().unwrap_or(0),
    };
    let taken = |heap, take| Taken { heap, take, left: size(heap) - take };
    match game.rules().legal(position) {
        Legal::Take { takes, heaps_per_move, equal, unit } => {
            let Some(first) = rng.index(&takes, |t| !t.is_empty()) else {
                // What can only be put back is no taking.
                return listed(game, position, rng);
            };
            if equal && takes.iter().all(|t| !t.is_empty()) && rng.below(3) == 0 {
                let most = (0..takes.len()).map(size).min()?;
                let take = rng.within(1, most);
                let takes = (0..takes.len()).map(|i| taken(i, take)).collect();
                return Some(Move::Takes { takes });
            }
            if unit > 1 {
                // A heap's amounts are then one range.
                let (lo, hi) = *takes[first].first()?;
                let take = lo + rng.within(0, (hi - lo) / unit) * unit;
                return Some(Move::Take(taken(first, take)));
            }
            let mut chosen = vec![taken(first, amount(rng, &takes[first])?)];
            let more =
                if equal { 1 } else { 1 + rng.below(heaps_per_move.min(takes.len() as u64)) };
            while (chosen.len() as u64) < more {
                let free = |i: usize| chosen.iter().all(|t| t.heap != i) && !takes[i].is_empty();
                let heaps: Vec<usize> = (0..takes.len()).collect();
                let Some(heap) = rng.index(&heaps, |i| free(*i)) else { break };
                chosen.push(taken(heap, amount(rng, &takes[heap])?));
            }
            Some(match chosen[..] {
                [one] => Move::Take(one),
                _ => Move::Takes { takes: Taken::in_order(chosen) },
            })
        }
        Legal::Step { takes } => {
            let heap = rng.index(&takes, |t| !t.is_empty())?;
            Some(Move::Step { heap, take: amount(rng, &takes[heap])? })
        }
        Legal::Split { heaps } => {
            let heap = rng.index(&heaps, |h| *h > 0)?;
            let (a, b) = (rng.below(heaps[heap]), rng.below(heaps[heap]));
            Some(Move::Split { heap, into: (a.max(b), a.min(b)) })
        }
        Legal::Options { .. }
        | Legal::Pieces { .. }
        | Legal::Merge { .. }
        | Legal::Bite { .. }
        | Legal::Turn { .. }
        | Legal::Flip { .. }
        | Legal::Cut
        | Legal::Node { .. }
        | Legal::Spots { .. } => listed(game, position, rng),
        Legal::Each { parts } => {
            let mut texts = Vec::with_capacity(parts.len());
            for part in parts.iter().filter(|part| !part.ways.is_empty()) {
                texts.push(part.ways[rng.below(part.ways.len() as u64) as usize].text.as_str());
            }
            // There may be too many parts for a board to list their moves.
            let chosen = find_move(game, position, &texts.join(" "));
            chosen.ok().or_else(|| listed(game, position, rng))
        }
        Legal::Letters { letters, takes } => {
            let group = rng.index(&takes, |t| !t.is_empty())?;
            Some(Move::Letters { letter: letters[group], take: amount(rng, &takes[group])? })
        }
        Legal::Graph { targets } => {
            let token = rng.index(&targets, |t| !t.is_empty())?;
            let to = targets[token][rng.below(targets[token].len() as u64) as usize];
            game.rule.edge_move(position, token, to)
        }
    }
}

/// One of the moves that the rules list. Such positions are mostly small; a huge one uses its first
/// thousand moves.
fn listed(game: &Game, position: &Position, rng: &mut Rng) -> Option<Move> {
    let mut moves = Vec::new();
    let _ = game.rules().moves(position, &mut |mv| {
        moves.push(mv);
        if moves.len() < 1000 { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    });
    let at = rng.index(&moves, |_| true)?;
    Some(moves.swap_remove(at))
}

/// A position to play from: larger with the level, 0 to 2, and won for the mover if chance allows.
pub fn random_position(game: &Game, seed: u64, level: u64) -> Position {
    let mut rng = Rng::new(seed ^ 0x6d65_7870);
    let level = level.min(2);
    let draw = |rng: &mut Rng, level| {
        game.rule.random_position(rng, Wanted { level, misere: game.misere })
    };
    let mut position = draw(&mut rng, level);
    for attempt in 0..60 {
        let mut budget = Budget::steps(200_000);
        let outcome = prepared(game, &position, &mut budget)
            .and_then(|game| Oracle::new(&game).outcome(&position, &mut budget));
        let movable = !game.rules().is_over(&position);
        if outcome == Ok(Outcome::N) && movable {
            break;
        }
        // What takes long to solve here could not be answered in play either: go smaller.
        position = draw(&mut rng, if attempt < 20 { level } else { 0 });
    }
    position
}
