//! Texts with spelling mistakes, abbreviations or rare words: alternative spellings of the text are read instead.

mod asked;
mod names;
mod spellings;

use super::reading::{Reading, whole};
use super::{MAX_READINGS, read_whole, words};
use spellings::{Spellings, spellings};

/// The most bytes of a text for which alternative spellings are tried.
const LONGEST: usize = 1000;

/// Return the possible meanings of the best alternative spelling of a text, followed by the problems among `all`.
/// Return `all` if no spelling gives a better meaning.
pub(super) fn respelled(text: &str, all: Vec<Reading>) -> Vec<Reading> {
    if text.len() > LONGEST || text.contains('\n') {
        return all;
    }
    let Spellings { mut others, counted, valued } = spellings(text);
    if let Some(plainer) = words::plainer(text) {
        others.extend(spellings(&plainer).others);
        others.push(plainer);
    }
    // Remove equal spellings, which are adjacent.
    others.dedup();
    let others = others.iter().filter(|other| *other != text);
    let mut read: Vec<(&String, Vec<Reading>)> =
        others.map(|other| (other, read_whole(other))).collect();
    // Try spellings first that are understood completely.
    let leaves = |found: &[Reading]| found.first().is_some_and(|one| !one.rest.is_empty());
    crate::base::sort::sort_by_key(&mut read, |(_, found)| leaves(found));
    for (other, found) in read {
        let is_read = |one: &Reading| one.game.is_some() || one.problem.is_some();
        let before = all.iter().filter(|one| one.position.is_some()).map(Reading::left_over).min();
        let Some(first) = found.first().filter(|one| is_read(one)) else { continue };
        // The values of letters in the rule are no position.
        let is_valued = valued.as_ref() == Some(other) && first.rest.is_empty();
        if before.is_some()
            && !is_valued
            && first.position.is_none()
            && first.game.is_some()
            && counted.as_ref() != Some(other)
        {
            continue;
        }
        // Keep a specific game as the meaning, if the new meaning is only a game of plain heaps.
        if !first.rest.is_empty()
            && is_plain(first)
            && all.first().is_some_and(|one| !is_plain(one))
        {
            continue;
        }
        // Skip a spelling whose position has fewer numbers than the position of a known meaning.
        let count = |one: &Reading| one.position.as_ref().map_or(0, |text| text.split(' ').count());
        let same = all.iter().filter(|one| one.card == first.card);
        if count(first) < same.map(count).max().unwrap_or(0) && !first.rest.is_empty() {
            continue;
        }
        // Skip a spelling that leaves no less text not understood than the original text does.
        if !first.rest.is_empty()
            && counted.as_ref() != Some(other)
            && before.is_some_and(|before| before <= first.left_over())
        {
            continue;
        }
        let corrected = found.into_iter().take(2).map(|one| {
            let rest = if one.rest.is_empty() { Vec::new() } else { vec![whole(text)] };
            Reading { certain: false, rest, ..one }
        });
        let mut corrected: Vec<Reading> = corrected.collect();
        let is_new = |one: &Reading| {
            one.problem.is_some() && !corrected.iter().any(|new| new.problem == one.problem)
        };
        let others: Vec<Reading> = all.iter().filter(|one| is_new(one)).cloned().collect();
        corrected.extend(others);
        corrected.truncate(MAX_READINGS);
        return corrected;
    }
    all
}

/// Return whether a possible meaning is a game of plain heaps.
fn is_plain(one: &Reading) -> bool {
    one.card.is_some_and(|card| ["nim", "subtract", "bounded"].contains(&card))
}
