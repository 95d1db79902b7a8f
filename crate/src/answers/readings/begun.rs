//! Possible meanings of a text that begins with a game's name and continues with unknown words.

use super::brackets::spots;
use super::names::at_start;
use super::place::{SPOTS, positions};
use super::reading::{Found, Reading};
use crate::base::text::Offsets;
use crate::notation::Game;

/// Add the possible meanings of a text that begins with a game's name, with the spans that are not understood.
pub(super) fn begun(plain: &str, start: usize, offsets: &Offsets, found: &mut Found) {
    if found.all.iter().any(|one| one.position.is_some()) {
        return;
    }
    let all = at_start(plain);
    let span = |from: usize, to: usize| (offsets.utf16(start + from), offsets.utf16(start + to));
    for one in all.iter().filter(|one| one.entry.game == one.entry.name) {
        let Some(game) = Game::find(one.entry.name) else { continue };
        let rest = &plain[one.end..];
        let ends: Vec<usize> = spots(rest).filter(|at| *at > 0).take(SPOTS).collect();
        let longest = ends.iter().rev().find_map(|end| {
            let mut said = positions(&game, &rest[..*end]);
            said.pop().filter(|_| said.is_empty()).map(|(position, _)| (position, *end))
        });
        let (position, left) = match longest {
            Some((position, end)) => (Some(position), vec![(one.end + end, plain.len())]),
            None => match between_signs(rest) {
                Some((numbers, signs)) if game.position(&numbers).is_ok() => {
                    let spans = signs.into_iter().map(|at| (one.end + at, one.end + at + 1));
                    (Some(numbers), spans.collect())
                }
                _ => (None, vec![(one.end, plain.len())]),
            },
        };
        let left = left
            .into_iter()
            .filter(|(from, to)| plain.get(*from..*to).is_some_and(|text| !text.trim().is_empty()));
        let mut reading = Reading::game(&game, position, false);
        reading.rest = left.map(|(from, to)| span(from, to)).collect();
        found.push(reading);
    }
}

/// Return the numbers of a text of digits, blanks, commas and signs such as `+`, and the indices of the signs. Return
/// `None` for any other text, and if there is no number.
fn between_signs(text: &str) -> Option<(String, Vec<usize>)> {
    let known = |c: char| c.is_ascii_digit() || " ,-./*+~:".contains(c);
    if !text.chars().all(known) {
        return None;
    }
    let signs: Vec<usize> = text
        .bytes()
        .enumerate()
        .filter(|(_, b)| b"-./*+~:".contains(b))
        .map(|(at, _)| at)
        .collect();
    let words = text.split(|c: char| !c.is_ascii_digit()).filter(|word| !word.is_empty());
    let numbers = words.collect::<Vec<_>>().join(" ");
    (!numbers.is_empty()).then_some((numbers, signs))
}
