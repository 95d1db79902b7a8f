//! Games by their names: exact, as parts of a longer text, or misspelled, with arguments and a position behind.

use super::reading::{Found, Reading};
use crate::games::GAMES;
use crate::games::kit::nearest::nearest;
use crate::games::kit::playable::Entry;
use crate::games::kit::titles::TITLES;
use crate::notation::Game;

/// At most so many words before a position are tried as a game.
const WORDS: usize = 12;

pub(super) fn letters(name: &str) -> String {
    name.chars().filter(|c| c.is_alphanumeric()).flat_map(char::to_lowercase).collect()
}

/// A name without what it may end in.
fn stem(name: &str) -> String {
    let mut name = letters(name);
    let ends = ["博弈", "游戏", "问题", "game", "nim"];
    while let Some(shorter) = ends.iter().find_map(|end| name.strip_suffix(end)) {
        if shorter.is_empty() {
            break;
        }
        name = shorter.to_string();
    }
    name
}

fn named() -> impl Iterator<Item = (&'static Entry, impl Iterator<Item = &'static str>)> {
    GAMES.iter().map(|entry| {
        let titles = TITLES.iter().find(|(name, _)| *name == entry.name);
        let titles = titles.map_or(&[][..], |(_, titles)| titles);
        (*entry, std::iter::once(entry.name).chain(titles.iter().copied()))
    })
}

/// A game and a position of it in one text, as in `nim 3 5 7` or `kayles(7)`.
pub(super) fn place(plain: &str) -> Option<Reading> {
    let apart = |c: char| c.is_whitespace() || "(,:：@".contains(c);
    let ends = plain.char_indices().filter(|(_, c)| apart(*c)).map(|(at, _)| at);
    let mut best = None;
    for end in ends.take(WORDS) {
        let (line, rest) = plain.split_at(end);
        let rest = rest.trim_start_matches([':', '：', '@']).trim_start();
        let rest = rest.strip_prefix("at ").unwrap_or(rest);
        let Ok(game) = Game::parse(line) else { continue };
        let Ok(position) = game.position(rest) else { continue };
        let text = game.text(&position);
        best = Some(Reading::game(&game, Some(text), true));
    }
    best
}

/// Games of exactly this name; numbers behind it are their arguments or a position.
pub(super) fn exact(plain: &str, found: &mut Found) {
    let digits = plain.find(|c: char| c.is_ascii_digit()).unwrap_or(plain.len());
    for end in [plain.len(), digits] {
        let (name, rest) = plain.split_at(end);
        for form in [letters, stem] {
            let typed = form(name);
            let is = |name: &str| !typed.is_empty() && form(name) == typed;
            let entries: Vec<&Entry> =
                named().filter_map(|(entry, mut names)| names.any(is).then_some(entry)).collect();
            for entry in &entries {
                with_rest(entry, rest, entries.len() == 1, found);
            }
            if !entries.is_empty() {
                return;
            }
        }
    }
}

/// A game with what was typed behind its name.
fn with_rest(entry: &Entry, rest: &str, certain: bool, found: &mut Found) {
    let rest = rest.trim_end_matches([')', '）', '}', ']']).trim();
    if rest.is_empty() {
        found.line(entry.game, certain);
    } else if !found.line(&format!("{} {rest}", entry.name), certain)
        && let Ok(game) = Game::parse(entry.game)
        && let Ok(position) = game.position(rest)
    {
        let text = game.text(&position);
        found.push(Reading::game(&game, Some(text), certain));
    }
}

/// Games whose names are part of the text, the longest first; then those whose names are nearly the text.
pub(super) fn near(plain: &str, found: &mut Found) {
    let typed = letters(plain);
    let mut parts: Vec<(usize, &Entry)> = named()
        .filter_map(|(entry, names)| {
            let within = |name: &&str| {
                let name = letters(name);
                let least = if name.is_ascii() { 4 } else { 2 };
                name.chars().count() >= least && typed.contains(&name)
            };
            names.filter(within).map(|name| name.len()).max().map(|length| (length, entry))
        })
        .collect();
    parts.sort_by_key(|(length, _)| std::cmp::Reverse(*length));
    for (_, entry) in parts {
        found.line(entry.game, false);
    }
    let words: Vec<&str> =
        plain.split(|c: char| !c.is_alphanumeric() && c != '-' && c != '\'').collect();
    let words: Vec<&str> = words.into_iter().filter(|word| !word.is_empty()).collect();
    let known: Vec<&str> = GAMES.iter().map(|entry| entry.name).collect();
    let nearest = nearest(&words, &known);
    let rest = words.get(nearest.words..).unwrap_or_default().join(" ");
    for name in &nearest.names {
        let entry = GAMES.iter().find(|entry| entry.name == name);
        if let Some(entry) = entry
            && (rest.is_empty() || !found.line(&format!("{name} {rest}"), false))
        {
            found.line(entry.game, false);
        }
    }
}
