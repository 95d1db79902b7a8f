//! Rules followed by the size of a heap.

use super::read;
use super::reading::{Reading, place_in};
use crate::notation::Game;

/// Split a text such as `n -> n-1 | n-3, n = 10` into the rule and the size of the heap.
pub(super) fn sized(plain: &str) -> Option<(&str, &str)> {
    const BEFORE: &[&str] =
        &[",", ";", "(", "with", "and", "where", "when", "from", "start", "heap", "at", "on"];
    let plain = plain.trim_end_matches(['.', '?', ')']).trim_end();
    let (before, size) = plain.rsplit_once('=')?;
    let before = before.trim_end().strip_suffix('n')?;
    let size = size.trim();
    let is_size = !size.is_empty() && size.bytes().all(|b| b.is_ascii_digit());
    let mut rule = before.trim_end();
    let is_letter = |c: char| c.is_ascii_alphanumeric();
    let whole = rule;
    while let Some(rest) = BEFORE.iter().find_map(|word| rule.strip_suffix(*word)) {
        rule = rest.trim_end();
    }
    let is_rule = rule.contains(['>', '→'])
        && !rule.contains('\n')
        && rule.len() < whole.len()
        && !before.ends_with(is_letter);
    (is_size && is_rule).then_some((rule, size))
}

/// Return the possible meanings of a rule with the given heap. `start` is the index of the rule in the text, in UTF-16
/// units.
pub(super) fn at_size(rule: &str, size: &str, start: usize) -> Vec<Reading> {
    let line = Game::find(rule).map(|game| Reading::game(&game, None, true));
    let all = line.map_or_else(|| read(rule), |line| vec![line]);
    let placed = |reading: Reading| {
        let game = reading.game.as_deref().and_then(Game::find)?;
        if reading.position.is_some() {
            return None;
        }
        let position = place_in(&game, size)?;
        let rest = reading.rest.iter().map(|(from, to)| (from + start, to + start)).collect();
        Some(Reading { position: Some(position), rest, ..reading })
    };
    all.into_iter().filter_map(placed).collect()
}
