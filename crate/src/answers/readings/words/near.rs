//! Correction of misspelled names of games, with optional numbers after the name.

use std::sync::LazyLock;

use strsim::osa_distance;

use super::super::names::at_start;
use super::super::place;
use super::super::reading::{Found, Reading};
use crate::base::sort::{sort, sort_by_key};
use crate::base::text::Source;
use crate::games::GAMES;
use crate::games::kit::playable::Entry;
use crate::games::kit::titles::titles_of;

/// Suffixes that a name may have or lack, in English and Chinese.
const ENDS: [&str; 10] =
    ["博弈", "游戏", "搏弈", "博奕", "游戎", "博栾", "博戏", "game", "nim", "'s game"];

fn letters(name: &str) -> String {
    name.chars().filter(|c| c.is_alphanumeric()).flat_map(char::to_lowercase).collect()
}

/// Return the letters of a name without the suffix of `ENDS`, if the rest has more than one letter.
fn stem(name: &str) -> String {
    let all = letters(name);
    let stem = ENDS.iter().find_map(|end| all.strip_suffix(&letters(end)));
    stem.filter(|stem| stem.chars().count() > 1).map_or_else(|| all.clone(), str::to_string)
}

/// Return the edit distance between a text and a name, or `None` if the texts are equal or the distance is too large.
/// For a Latin name of up to 4 letters, the text must begin with the same letter and may differ only in the order of
/// the letters or in how often each letter occurs, because replacing a letter often gives another word.
fn differs(typed: &str, name: &str) -> Option<usize> {
    // The largest distance for names of any length.
    const MOST: usize = 2;
    let (long, short) = (typed.chars().count(), name.chars().count());
    // The difference in length is a lower bound of the edit distance.
    if long.abs_diff(short) > MOST {
        return None;
    }
    let most = match name.is_ascii() {
        true if short < 5 => usize::from(is_slip(typed, name)),
        true if short < 8 => 1 + usize::from(short > 6),
        true => MOST,
        false => usize::from(short > 1 && long > 1) + usize::from(short > 5),
    };
    if most == 0 || long.abs_diff(short) > most {
        return None;
    }
    let differ = osa_distance(typed, name);
    (differ > 0 && differ <= most).then_some(differ)
}

/// Return whether the texts begin with the same letter and differ only in the order of the letters or in how often each
/// letter occurs, or whether `typed` lacks only the last letter of a name of more than 4 letters.
fn is_slip(typed: &str, name: &str) -> bool {
    let sorted = |text: &str| {
        let mut letters: Vec<char> = text.chars().collect();
        sort(&mut letters);
        letters
    };
    let (one, other) = (sorted(typed), sorted(name));
    let mut distinct = (one.clone(), other.clone());
    distinct.0.dedup();
    distinct.1.dedup();
    typed.chars().next() == name.chars().next()
        && (one == other || (typed.len() != name.len() && distinct.0 == distinct.1))
}

/// Return the correct name of inclusion–exclusion if a text is a misspelling of that name.
fn misspelled_inclusion(name: &str) -> Option<&'static str> {
    const NAMES: [(&str, usize); 4] = [
        ("inclusion exclusion principle", 4),
        ("inclusion exclusion", 3),
        ("容斥原理", 1),
        ("容斥定理", 1),
    ];
    let typed = letters(name);
    let near = |(correct, most): &(&'static str, usize)| {
        let differ = osa_distance(&typed, &letters(correct));
        (1..=*most).contains(&differ).then_some(*correct)
    };
    NAMES.iter().find_map(near)
}

/// Add to `found` the readings for the games whose names resemble a text.
pub(in super::super) fn near(plain: &str, found: &mut Found) {
    let digits = plain.find(|c: char| c.is_ascii_digit()).unwrap_or(plain.len());
    let (name, rest) = plain.split_at(digits);
    let (name, misere) = match name.strip_prefix("反常").or(name.strip_prefix('反')) {
        Some(name) => (name, true),
        None => (name, false),
    };
    if let Some(correct) = misspelled_inclusion(name) {
        let all = reread(&format!("{correct} {rest}"));
        all.into_iter().filter(|one| one.view.is_some()).for_each(|one| found.push(one));
        return;
    }
    if !misere && corrected(name, rest, found) || rest.contains(|c: char| c.is_alphabetic()) {
        return;
    }
    // Do not correct a name that ends in a sign (the sign belongs to the number), a correct name with one character
    // after it, or a long text.
    if name.trim_end().ends_with(['.', '-', '+', '*', '^'])
        || at_start(plain).iter().any(|one| one.is_first_word && plain[one.end..].trim().len() == 1)
        || name.split_whitespace().count() > 3
        || name.len() > 40
    {
        return;
    }
    for name in nearest(name) {
        offer(name, rest.trim(), misere, found);
    }
}

/// Correct a misspelled name of a game, parse the corrected sentence, and insert the readings at the front of `found`.
/// Return whether any reading was inserted.
fn corrected(name: &str, rest: &str, found: &mut Found) -> bool {
    let is_short = name.trim().len() < 5 || rest.trim().is_empty();
    if is_short || name.split_whitespace().count() > 3 || !at_start(name).is_empty() {
        return false;
    }
    let before = found.all.len();
    for correct in nearest(name) {
        let title = titles_of(correct).first().unwrap_or(&correct);
        let is_game = |one: &Reading| {
            one.game.as_deref().is_some_and(|line| line.split(' ').next() == Some(correct))
        };
        let mut read = reread(&format!("{title} {rest}")).into_iter();
        if let Some(one) = read.find(|one| one.rest.is_empty() && is_game(one)) {
            found.all.insert(0, one);
        }
    }
    found.all.len() > before
}

/// Return the readings of a corrected text, each marked as uncertain.
fn reread(text: &str) -> Vec<Reading> {
    let offsets = Source::new(text).offsets();
    let mut found = Found::default();
    super::sentences(text, &super::Spot { start: 0, offsets: &offsets }, &mut found);
    place::places(text, &mut found);
    found.all.iter_mut().for_each(|one| one.certain = false);
    found.all
}

/// All names of games, each as its letters and as the letters of its stem.
static FORMS: LazyLock<Vec<(&'static str, [String; 2])>> = LazyLock::new(|| {
    let names = |entry: &'static Entry| {
        let names = std::iter::once(entry.name).chain(titles_of(entry.name).iter().copied());
        names.map(|name| (entry.name, [letters(name), stem(name)]))
    };
    GAMES.iter().flat_map(|entry| names(entry)).collect()
});

/// Return the games whose names have the least edit distance to a text.
pub(in super::super) fn nearest(name: &str) -> impl Iterator<Item = &'static str> {
    let typed = [letters(name), stem(name)];
    let mut near: Vec<(usize, &'static str)> = Vec::new();
    for (game, forms) in FORMS.iter() {
        let differ = typed.iter().zip(forms).filter_map(|(typed, form)| match typed == form {
            true => Some(0),
            false => differs(typed, form),
        });
        let Some(differ) = differ.min() else { continue };
        match near.last_mut() {
            Some((least, last)) if last == game => *least = differ.min(*least),
            _ => near.push((differ, game)),
        }
    }
    sort_by_key(&mut near, |(differ, _)| *differ);
    let least = near.first().map_or(0, |(differ, _)| *differ);
    near.into_iter().filter(move |(differ, _)| *differ == least).map(|(_, name)| name)
}

/// Add a reading for a game, where the numbers after its name are the game's arguments or else a position.
fn offer(name: &str, rest: &str, misere: bool, found: &mut Found) {
    let Some(entry) = GAMES.iter().find(|entry| entry.name == name) else { return };
    let end = if misere { " misere" } else { "" };
    if rest.is_empty() {
        found.line(&format!("{}{end}", entry.game), false);
        return;
    }
    // Parse the numbers as arguments of the game first, and as a position if that fails.
    if !found.line(&format!("{name} {rest}{end}"), false) && entry.game == name {
        found.line_at(&format!("{}{end}", entry.game), Some(rest), false);
    }
}
