//! Helpers for tests of heap games: codes, lists of options, and misère play by definition.

use std::collections::HashMap;

use super::HeapVisitor;
use super::octal::{TakeAndBreak, TakeCode};
use crate::base::Flow;
use crate::base::text::Word;

/// Return the game of a code with hexadecimal digits.
pub fn game(code: &str) -> TakeAndBreak {
    TakeAndBreak::from(&TakeCode::parse(Word { text: code, start: 0 }, true).unwrap())
}

/// Return the options that `walk` visits, each as a list of heaps.
pub fn listed(walk: impl FnOnce(HeapVisitor<'_>) -> Flow) -> Vec<Vec<u64>> {
    let mut all = Vec::new();
    let _ = walk(&mut |heaps| {
        all.push(heaps.to_vec());
        Flow::Continue(())
    });
    all
}

/// Return whether the player to move wins a sum of heaps under misère play.
pub fn misere_wins(
    options: &dyn Fn(u64) -> Vec<Vec<u64>>,
    heaps: &[u64],
    known: &mut HashMap<Vec<u64>, bool>,
) -> bool {
    let mut heaps: Vec<u64> = heaps.iter().copied().filter(|heap| *heap > 0).collect();
    heaps.sort_unstable();
    if let Some(wins) = known.get(&heaps) {
        return *wins;
    }
    let mut next = Vec::new();
    for (at, heap) in heaps.iter().enumerate() {
        let others = [&heaps[..at], &heaps[at + 1..]].concat();
        next.extend(options(*heap).into_iter().map(|into| [&others[..], &into].concat()));
    }
    let wins = next.is_empty() || next.iter().any(|sum| !misere_wins(options, sum, known));
    known.insert(heaps, wins);
    wins
}
