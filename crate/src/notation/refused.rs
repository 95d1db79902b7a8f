//! Reasons why a move that takes from heaps is illegal: a heap with too few stones, or an amount that may not be taken.

use super::Game;
use super::worded::Taking;
use crate::base::error::Error;
use crate::base::text::Source;
use crate::ruleset::legal::Legal;
use crate::ruleset::position::Position;

/// The most amounts that are listed.
const LISTED: u64 = 12;

/// Add the `reason` of an illegal move and its numbers to the error, if the reason is one of `no-heap`, `too-few`,
/// `amount`, `same`, `several`, `grew`.
pub(super) fn with_reason(
    error: Error,
    game: &Game,
    position: &Position,
    (plain, meant): (&str, Option<Taking>),
) -> Error {
    let entry = game.entry();
    let stones = matches!(entry.part, "heap" | "pins")
        && matches!(entry.board, "heaps" | "options" | "race");
    let heaps = position.heaps();
    if !stones || heaps.is_empty() {
        return error;
    }
    let legal = game.rules().legal(position);
    let error = if entry.part == "pins" { error.with("part", "pins") } else { error };
    if let Some(Taking { heap, take }) = meant.or_else(|| noted(plain)) {
        return taken(error, heaps, &legal, heap.unwrap_or(1), take);
    }
    match game.rule.read_position(&Source::new(plain)) {
        Ok(Position::Heaps(next)) => changed(error, heaps, &legal, &next),
        _ => error,
    }
}

/// `2-3`
fn noted(plain: &str) -> Option<Taking> {
    let (heap, take) = plain.trim().split_once('-')?;
    Some(Taking { heap: Some(heap.parse().ok()?), take: take.parse().ok()? })
}

fn taken(error: Error, heaps: &[u64], legal: &Legal, heap: u64, take: u64) -> Error {
    let size = usize::try_from(heap).ok().and_then(|heap| heaps.get(heap.checked_sub(1)?));
    let error = error.with("heap", heap);
    let Some(&size) = size else {
        return error.with("reason", "no-heap").with("count", heaps.len());
    };
    if take > size {
        return error.with("reason", "too-few").with("size", size).with("take", take);
    }
    let Legal::Take { takes, unit, .. } = legal else { return error };
    let Some(amounts) = takes.get(heap as usize - 1) else { return error };
    let mut listed: Vec<String> = Vec::new();
    for (lo, hi) in amounts {
        let count = (hi - lo) / unit + 1;
        if *unit == 1 && count > 2 {
            listed.push(format!("{lo}..{hi}"));
        } else {
            listed.extend((0..count.min(LISTED)).map(|i| (lo + i * unit).to_string()));
        }
    }
    if listed.len() as u64 > LISTED {
        listed.truncate(LISTED as usize);
        listed.push("…".to_string());
    }
    error.with("reason", "amount").with("take", take).with("amounts", listed)
}

/// Add the reason why no move leads to the position `after`.
fn changed(error: Error, before: &[u64], legal: &Legal, after: &[u64]) -> Error {
    let Legal::Take { heaps_per_move, .. } = legal else { return error };
    if before.len() != after.len() {
        return error;
    }
    let differ: Vec<usize> = (0..before.len()).filter(|i| before[*i] != after[*i]).collect();
    if let Some(grown) = differ.iter().find(|i| after[**i] > before[**i]) {
        let error = error.with("reason", "grew").with("heap", grown + 1);
        return error.with("size", before[*grown]).with("to", after[*grown]);
    }
    match differ[..] {
        [] => error.with("reason", "same"),
        [one] => taken(error, before, legal, one as u64 + 1, before[one] - after[one]),
        _ if differ.len() as u64 > *heaps_per_move => {
            let error = error.with("reason", "several").with("count", differ.len());
            error.with("most", *heaps_per_move)
        }
        _ => error,
    }
}
