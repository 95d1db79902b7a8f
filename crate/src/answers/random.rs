//! Chance, repeatable by its seed: numbers, moves and positions.

use crate::answers::oracle::{Oracle, prepared};
use crate::base::budget::Budget;
use crate::base::rng::Rng;
use crate::base::sort::sorted;
use crate::games::letters::groups;
use crate::notation::{Game, Rule};
use crate::ruleset::moves::{Amounts, Legal, Move, Taken};
use crate::ruleset::outcome::Outcome;
use crate::ruleset::position::{Plant, Position};

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

/// A legal move by chance: a heap, then an amount. `None` when there is no move.
pub fn random_move(game: &Game, position: &Position, rng: &mut Rng) -> Option<Move> {
    let size = |heap: usize| match position {
        Position::Capped { heap, .. } => *heap,
        _ => position.heaps().get(heap).copied().unwrap_or(0),
    };
    let taken = |heap, take| Taken { heap, take, left: size(heap) - take };
    match game.rules().legal(position) {
        Legal::Take { takes, heaps_per_move, equal, unit } => {
            let first = rng.index(&takes, |t| !t.is_empty())?;
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
        | Legal::Merge { .. }
        | Legal::Bite { .. }
        | Legal::Turn { .. }
        | Legal::Cut => {
            let mut moves = Vec::new();
            // Such positions are mostly small; a huge one uses its first thousand moves.
            let _ = game.rules().moves(position, &mut |mv| {
                moves.push(mv);
                if moves.len() < 1000 {
                    std::ops::ControlFlow::Continue(())
                } else {
                    std::ops::ControlFlow::Break(())
                }
            });
            let at = rng.index(&moves, |_| true)?;
            Some(moves.swap_remove(at))
        }
        Legal::Letters { takes } => {
            let group = rng.index(&takes, |t| !t.is_empty())?;
            let letter = groups(position)[group].0;
            Some(Move::Letters { letter, take: amount(rng, &takes[group])? })
        }
        Legal::Graph { targets } => {
            let token = rng.index(&targets, |t| !t.is_empty())?;
            let to = targets[token][rng.below(targets[token].len() as u64) as usize];
            game.edge_move(position, token, to)
        }
    }
}

/// A position to play from: larger with the level, 0 to 2, and won for the mover if chance allows.
pub fn random_position(game: &Game, seed: u64, level: u64) -> Position {
    let mut rng = Rng::new(seed ^ 0x6d65_7870);
    let level = level.min(2);
    let mut position = draw(game, &mut rng, level);
    for attempt in 0..60 {
        let mut budget = Budget::steps(200_000);
        let outcome = prepared(game, &position, &mut budget)
            .and_then(|game| Oracle::new(&game).outcome(&position, &mut budget));
        let movable = !game.rules().is_over(&position);
        if outcome == Ok(Outcome::N) && movable {
            break;
        }
        // What takes long to solve here could not be answered in play either: go smaller.
        position = draw(game, &mut rng, if attempt < 20 { level } else { 0 });
    }
    position
}

fn draw(game: &Game, rng: &mut Rng, level: u64) -> Position {
    let mut heaps = |count: u64, lo: u64, hi: u64| {
        Position::Heaps((0..count).map(|_| rng.within(lo, hi)).collect())
    };
    let some = 3 + level;
    match &game.rule {
        Rule::Nim(_) => heaps(some, 1, 5 + 4 * level),
        Rule::Moore(_) => heaps(some + 1, 1, 4 + 3 * level),
        Rule::Staircase(_) => heaps(some + 1, 0, 3 + 2 * level),
        Rule::Subtract(rule) => {
            let reach = (2 * rule.set().max()).min(crate::base::nimber::MAX_HEAP / 2).clamp(6, 30);
            heaps(2 + level, 2, reach + 5 * level)
        }
        // Split heaps multiply; without a theorem for misère play they must stay few.
        Rule::Split(_) if game.misere => heaps(2, 1, 3 + level.min(1)),
        Rule::Split(_) => heaps(2 + level, 1, 4 + 2 * level),
        Rule::Merge(_) => heaps(some, 1, 3 + level),
        Rule::Heap(_) | Rule::Divisors(_) if game.misere => heaps(2, 2, 6 + 2 * level),
        Rule::Heap(_) | Rule::Divisors(_) => heaps(2 + level, 3, 10 + 5 * level),
        Rule::Race(rule) => {
            let reach = (3 * rule.set().max()).clamp(10, crate::base::nimber::MAX_HEAP / 3);
            heaps(1, reach / 2, reach * (1 + level))
        }
        Rule::Bounded(rule) => {
            let reach = (2 * rule.set().max()).min(crate::base::nimber::MAX_HEAP / 2).clamp(6, 30);
            heaps(2 + level, 2, reach + 5 * level)
        }
        Rule::Nimble(_) => heaps(some, 0, 5 + 4 * level),
        Rule::Greedy(_) => heaps(some, 1, 4 + 3 * level),
        Rule::Euclid(_) => heaps(2, 2, 12 + 20 * level),
        Rule::Chomp(_) => {
            let rows: Vec<u64> = (0..2 + level).map(|_| rng.within(1, 4 + level)).collect();
            Position::Heaps(sorted(rows, |a, b| a > b))
        }
        Rule::SilverDollar(_) => {
            let mut square = 0;
            let mut next = |_| {
                square += 1 + rng.below(4 + level);
                square - 1
            };
            Position::Heaps((0..some + 1).map(&mut next).collect())
        }
        Rule::Coins(_) => Position::Coins((0..6 + 3 * level).map(|_| rng.below(2) == 1).collect()),
        Rule::Hackenbush(_) => Position::Plant(plant(rng, 5 + 3 * level)),
        Rule::Wythoff(_) => heaps(2, 2, 8 + 6 * level),
        Rule::Fibonacci(_) => Position::Capped { heap: rng.within(6, 20 + 15 * level), cap: None },
        Rule::Letters(_) => {
            let length = 6 + 4 * level;
            let kinds = 3 + level;
            let word: Vec<u64> = (0..length).map(|_| rng.below(kinds)).collect();
            let of = |kind: u64| word.iter().filter(move |k| **k == kind).map(move |_| kind);
            let letter = |kind: u64| char::from(b'A' + kind as u8);
            Position::Letters((0..kinds).flat_map(of).map(letter).collect())
        }
        Rule::Graph(graph) => {
            let nodes = graph.len() as u64;
            Position::Tokens((0..2 + level).map(|_| rng.below(nodes) as u32).collect())
        }
    }
}

/// A plant that grows edge by edge; some lead back to nodes that are there.
fn plant(rng: &mut Rng, edges: u64) -> Plant {
    let mut plant = Plant { names: vec!["0".to_string()], edges: Vec::new() };
    for _ in 0..edges {
        let nodes = plant.names.len() as u64;
        let from = rng.below(nodes) as u32;
        let back = rng.below(nodes) as u32;
        let to = if rng.below(4) == 0 && back != from {
            back
        } else {
            let letter = b'a' + (nodes - 1) as u8 % 26;
            plant.names.push(char::from(letter).to_string());
            nodes as u32
        };
        plant.edges.push((from, to));
    }
    plant.rooted()
}
