//! A text with slips of spelling, short forms, rare words, or the signs of traditional Chinese: it is offered as the
//! text that was probably meant.

mod asked;
mod names;
mod spellings;

use super::reading::{Reading, whole};
use super::{MAX_READINGS, read_whole, words};
use spellings::spellings;

/// The longest text that is spelled anew, in bytes.
const LONGEST: usize = 1000;

/// The readings of a text, preceded by those of the text that was probably meant.
pub(super) fn respelled(text: &str, all: Vec<Reading>) -> Vec<Reading> {
    if text.len() > LONGEST || text.contains('\n') {
        return all;
    }
    let (mut others, counted) = spellings(text);
    if let Some(plainer) = words::plainer(text) {
        others.extend(spellings(&plainer).0);
        others.push(plainer);
    }
    // Spellings that are alike follow each other.
    others.dedup();
    let others = others.iter().filter(|other| *other != text);
    let mut read: Vec<(&String, Vec<Reading>)> =
        others.map(|other| (other, read_whole(other))).collect();
    // A spelling without parts left over comes before others.
    let leaves = |found: &[Reading]| found.first().is_some_and(|one| !one.rest.is_empty());
    crate::base::sort::sort_by_key(&mut read, |(_, found)| leaves(found));
    for (other, found) in read {
        let is_read = |one: &Reading| one.game.is_some() || one.problem.is_some();
        let before = all.iter().filter(|one| one.position.is_some()).map(Reading::left_over).min();
        let Some(first) = found.first().filter(|one| is_read(one)) else { continue };
        if before.is_some()
            && first.position.is_none()
            && first.game.is_some()
            && counted.as_ref() != Some(other)
        {
            continue;
        }
        // The game of a story is more than heaps with numbers.
        if !first.rest.is_empty()
            && is_plain(first)
            && all.first().is_some_and(|one| !is_plain(one))
        {
            continue;
        }
        // A place of more numbers is a better one.
        let count = |one: &Reading| one.position.as_ref().map_or(0, |text| text.split(' ').count());
        let same = all.iter().filter(|one| one.card == first.card);
        if count(first) < same.map(count).max().unwrap_or(0) && !first.rest.is_empty() {
            continue;
        }
        // The new reading is no better than that of the original text.
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

/// Whether a reading is of heaps alone.
fn is_plain(one: &Reading) -> bool {
    one.card.is_some_and(|card| ["nim", "subtract", "bounded"].contains(&card))
}
