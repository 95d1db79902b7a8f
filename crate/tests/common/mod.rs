//! A solver that knows nothing but the moves of whole positions: what everything is held against.

use std::collections::HashMap;
use std::ops::ControlFlow;

use mexplorer::{Game, Position, Rule};

/// The truth about a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Truth {
    pub nimber: u64,
    pub wins_normal: bool,
    pub wins_misere: bool,
}

impl Truth {
    pub fn wins(&self, misere: bool) -> bool {
        if misere { self.wins_misere } else { self.wins_normal }
    }
}

/// The positions after each move.
pub fn next(game: &Game, position: &Position) -> Vec<Position> {
    let mut all = Vec::new();
    let _ = game.rules().moves(position, &mut |mv| {
        all.push(mv.apply(position));
        ControlFlow::Continue(())
    });
    all
}

/// The mex over whole positions, by plain recursion.
pub fn truth(game: &Game, position: &Position, memo: &mut HashMap<Position, Truth>) -> Truth {
    // Splitting makes so many heaps that their orders alone would be millions.
    let position = &match position {
        Position::Heaps(heaps) if matches!(game.rule, Rule::Split(_) | Rule::Heap(_)) => {
            let mut heaps: Vec<u64> = heaps.iter().copied().filter(|h| *h > 0).collect();
            heaps.sort_unstable();
            Position::Heaps(heaps)
        }
        _ => position.clone(),
    };
    if let Some(known) = memo.get(position) {
        return *known;
    }
    let options: Vec<Truth> =
        next(game, position).iter().map(|option| truth(game, option, memo)).collect();
    let found = Truth {
        nimber: (0..).find(|v| options.iter().all(|o| o.nimber != *v)).unwrap(),
        wins_normal: options.iter().any(|o| !o.wins_normal),
        wins_misere: options.is_empty() || options.iter().any(|o| !o.wins_misere),
    };
    memo.insert(position.clone(), found);
    found
}

/// Every list of up to `count` heaps from 0 to `most`.
pub fn heaps(count: usize, most: u64) -> Vec<String> {
    let mut all = vec![Vec::new()];
    let mut last = all.clone();
    for _ in 0..count {
        last = last
            .iter()
            .flat_map(|heaps: &Vec<String>| {
                (0..=most).map(|h| [heaps.clone(), vec![h.to_string()]].concat())
            })
            .collect();
        all.extend(last.clone());
    }
    all.iter().filter(|heaps| !heaps.is_empty()).map(|heaps| heaps.join(" ")).collect()
}
