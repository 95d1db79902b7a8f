//! The move between two positions.

use crate::games::hackenbush;
use crate::games::heap_game::replace;
use crate::games::letters::groups;
use crate::notation::{Game, Rule};
use crate::ruleset::moves::{Move, Taken};
use crate::ruleset::position::Position;

/// The only move that could lead from one position to another, not yet known to be legal.
pub(super) fn leading_to(game: &Game, from: &Position, to: &Position) -> Option<Move> {
    match (from, to) {
        (Position::Heaps(a), Position::Heaps(b)) => match game.rule {
            Rule::Split(_) => split_between(a, b),
            Rule::Merge(_) if b.len() < a.len() => merge_between(a, b),
            Rule::Heap(_) => replaced_between(a, b),
            Rule::Staircase(_) => {
                let heap = (0..a.len()).rfind(|&i| a.get(i) != b.get(i))?;
                let take = a[heap].checked_sub(*b.get(heap)?)?;
                let mv = Move::Step { heap, take };
                let legal = a[heap] >= take && mv.apply(from) == *to;
                legal.then_some(mv)
            }
            Rule::Chomp(_) => bite_between(a, b),
            _ => {
                let same_length = a.len() == b.len();
                let changed = (0..a.len()).filter(|&i| a.get(i) != b.get(i));
                let taken = |heap: usize| {
                    let take = a[heap].checked_sub(b[heap])?;
                    Some(Taken { heap, take, left: b[heap] })
                };
                let takes: Vec<Taken> = if same_length {
                    changed.map(taken).collect::<Option<_>>()?
                } else {
                    return None;
                };
                match takes[..] {
                    [] => None,
                    [one] => Some(Move::Take(one)),
                    _ => Some(Move::Takes { takes }),
                }
            }
        },
        (Position::Capped { heap: a, .. }, Position::Capped { heap: b, cap }) => {
            let take = a.checked_sub(*b)?;
            let mv = Move::Take(Taken { heap: 0, take, left: *b });
            // The new cap follows from the move; it may be left out, or be right.
            let right = cap.is_none() || mv.apply(from) == *to;
            right.then_some(mv)
        }
        (Position::Coins(a), Position::Coins(b)) if a.len() == b.len() => {
            let coins = (0..a.len()).rev().filter(|&i| a[i] != b[i]).collect();
            Some(Move::Turn { coins })
        }
        (Position::Plant(a), Position::Plant(b)) => hackenbush::between(a, b),
        (Position::Letters(_), Position::Letters(_)) => {
            let (a, b) = (groups(from), groups(to));
            let left = |c: char| b.iter().find(|g| g.0 == c).map_or(0, |g| g.1);
            let grown = b.iter().any(|g| a.iter().all(|h| h.0 != g.0 || h.1 < g.1));
            let changed: Vec<&(char, u64)> = a.iter().filter(|g| g.1 != left(g.0)).collect();
            match changed[..] {
                [(letter, n)] if !grown => {
                    Some(Move::Letters { letter: *letter, take: n - left(*letter) })
                }
                _ => None,
            }
        }
        (Position::Tokens(a), Position::Tokens(b)) if a.len() == b.len() => {
            let changed: Vec<usize> = (0..a.len()).filter(|&i| a[i] != b[i]).collect();
            match changed[..] {
                [token] => game.edge_move(from, token, b[token]),
                _ => None,
            }
        }
        _ => None,
    }
}

/// The bite at the first square that is gone.
fn bite_between(a: &[u64], b: &[u64]) -> Option<Move> {
    let kept = |i: usize| b.get(i).copied().unwrap_or(0);
    let row = (0..a.len()).find(|&i| kept(i) != a[i])?;
    let column = kept(row);
    let right = b.len() <= a.len() && (row..a.len()).all(|i| kept(i) == a[i].min(column));
    right.then_some(Move::Bite { row, column })
}

fn split_between(a: &[u64], b: &[u64]) -> Option<Move> {
    if b.len() != a.len() + 1 {
        return None;
    }
    // Where a heap equals what stands in its place, the change is found further right.
    let heap = (0..a.len()).find(|&i| a[i] != b[i]).unwrap_or(a.len() - 1);
    let candidates = [heap, heap.saturating_sub(1)];
    candidates.into_iter().find_map(|heap| {
        let fits = a[..heap] == b[..heap] && a[heap + 1..] == b[heap + 2..];
        let (x, y) = (b[heap], b[heap + 1]);
        (fits && x.max(y) < a[heap]).then_some(Move::Split { heap, into: (x.max(y), x.min(y)) })
    })
}

/// What stands in a heap's place is smaller, so the first heap that differs is the one replaced.
fn replaced_between(a: &[u64], b: &[u64]) -> Option<Move> {
    let heap = (0..a.len().min(b.len())).find(|&i| a[i] != b[i])?;
    let parts = (b.len() + 1).checked_sub(a.len()).filter(|parts| *parts > 0)?;
    let fits = a[heap + 1..] == b[heap + parts..];
    if fits { replace(heap, a[heap], b[heap..heap + parts].to_vec()) } else { None }
}

fn merge_between(a: &[u64], b: &[u64]) -> Option<Move> {
    let i = (0..b.len()).find(|&i| a[i] != b[i])?;
    let added = b[i].checked_sub(a[i])?;
    let rest = |j: usize| a[i + 1..j] == b[i + 1..j] && a[j + 1..] == b[j..];
    let fits = |j: &usize| a[*j] == added && added > 0 && rest(*j);
    (i + 1..a.len())
        .find(fits)
        .filter(|_| b.len() + 1 == a.len())
        .map(|j| Move::Merge { heaps: (i, j) })
}
