//! Names of games in English and Chinese, as whole words at the start of a text.

use std::sync::LazyLock;

use super::reading::{Found, Reading};
use crate::base::sort::sort_by_key;
use crate::games::GAMES;
use crate::games::kit::playable::Entry;
use crate::games::kit::titles::titles_of;
use crate::notation::Game;

/// Words that may follow the name of a game.
const ENDS: [&str; 6] = ["博弈", "游戏", "问题", "game", "nim", "游戏的"];

/// Words that may precede the name of a game.
const BEFORE: [&str; 6] = ["the game of ", "a game of ", "game of ", "play ", "the ", "玩"];

/// Titles of games, without a word such as 游戏 at the end, that also have other meanings.
const COMMON: &str = "取石子 集合 减法 军官 环形 删边 翻硬币 巧克力 拆分 扑克 贪心 银元 移硬币 \
    有向图 自定规则 倒数";

/// Games whose name alone usually has another meaning, or that need arguments.
const UNSAID: &str = "hex ring rule product every rapid sum two-numbers";

/// Names for games that the notation writes with arguments.
pub(super) const LINES: &[(&str, &str)] = &[
    ("Dawson's Chess", "octal 0.137"),
    ("Dawson Chess", "octal 0.137"),
    ("Dawsons Chess", "octal 0.137"),
    ("道森象棋", "octal 0.137"),
    ("Dawson Kayles", "dawson"),
];

/// Alternative names of games, in addition to their titles.
const ALIASES: &[(&str, &str)] = &[
    ("dawson", "道森凯尔斯"),
    ("dawson", "道森保龄球"),
    ("dawson", "Dawsons Kayles"),
    ("dawson", "Dawson Kayles"),
    ("dawson", "Dawson's Kayle"),
    ("kayles", "凯尔斯"),
    ("kayles", "凯利斯"),
    ("silver-dollar", "银币游戏"),
    ("nim", "Ним"),
    ("nim", "ニム"),
    ("nim", "님"),
    ("fibonacci", "斐波那契数列取石子"),
    ("fibonacci", "斐波那契取石子"),
    ("fibonacci", "Fib Nim"),
    ("fibonacci", "Fib博弈"),
    ("rugs", "地毯游戏"),
    ("octal", "八进制码"),
    ("octal", "八进制"),
];

/// The games whose names may be followed by "nim", as in "Fibonacci nim".
const NIMS: &str = "wythoff staircase fibonacci moore greedy lasker split bounded subtract euclid";

/// A game that is named at the start of a text.
#[derive(Clone, Copy)]
pub(super) struct Named {
    pub(super) entry: &'static Entry,
    /// The index after the name, in bytes.
    pub(super) end: usize,
    /// Whether the name is the game's word in the notation.
    pub(super) is_first_word: bool,
    /// Whether the name can have another meaning.
    pub(super) is_vague: bool,
}

pub(super) fn letters(name: &str) -> String {
    name.chars().filter(|c| c.is_alphanumeric() || *c == '&').flat_map(char::to_lowercase).collect()
}

/// Return a title without a word such as "game" at its end.
fn stem(title: &str) -> Option<&str> {
    let lower = title.to_ascii_lowercase();
    let end = ENDS.iter().find(|end| lower.ends_with(*end))?;
    let stem = title[..title.len() - end.len()].trim_end();
    let stem = stem.strip_suffix("'s").unwrap_or(stem);
    (letters(stem).chars().count() > 1).then_some(stem)
}

/// A name of a game, with its letters in lower case.
struct Name {
    entry: &'static Entry,
    name: &'static str,
    is_title: bool,
    letters: Vec<char>,
}

static NAMES: LazyLock<Vec<Name>> =
    LazyLock::new(|| GAMES.iter().flat_map(|entry| names(entry)).collect());

fn names(entry: &'static Entry) -> impl Iterator<Item = Name> {
    let titles = titles_of(entry.name).iter().copied();
    let stems = titles.clone().filter_map(stem);
    let aliases = ALIASES.iter().filter(|(name, _)| *name == entry.name).map(|(_, alias)| *alias);
    let titles = titles.chain(stems).chain(aliases).map(|title| (title, true));
    std::iter::once((entry.name, false)).chain(titles).map(move |(name, is_title)| {
        let letters = letters(name).chars().collect();
        Name { entry, name, is_title, letters }
    })
}

/// Match a name's letters at the start of a text, and return the index after the name. Blanks, hyphens and apostrophes
/// are ignored.
fn behind(text: &str, letters: &[char]) -> Option<usize> {
    let mut rest = text.char_indices();
    let mut end = 0;
    for wanted in letters {
        loop {
            let (at, c) = rest.next()?;
            if c == *wanted || c.to_lowercase().eq([*wanted]) {
                end = at + c.len_utf8();
                break;
            }
            if end == 0 || !(c == ' ' || c == '-' || c == '\'' || c == '’') {
                return None;
            }
        }
    }
    is_boundary(text, end).then_some(end)
}

/// Return whether a word may end at index `end`: a word in Latin letters is not followed by a letter, a digit or a
/// hyphenated part.
pub(super) fn is_boundary(text: &str, end: usize) -> bool {
    let (before, after) = text.split_at(end);
    if !before.ends_with(|c: char| c.is_ascii_alphanumeric()) {
        return true;
    }
    let mut next = after.chars();
    match next.next() {
        None => true,
        Some(c) if c.is_ascii_alphanumeric() || c == '_' => false,
        Some('-' | '\'' | '’' | '.') => !next.next().is_some_and(char::is_alphanumeric),
        Some(_) => true,
    }
}

/// Return the games named at the start of a text, by the longest name. A text may repeat the name in the other
/// language, as in 凯尔斯 kayles.
pub(super) fn at_start(text: &str) -> Vec<Named> {
    let mut all = once(text);
    if let [one] = &mut all[..]
        && !text[..one.end].is_ascii()
        && let behind = text[one.end..].trim_start_matches([' ', ':', '：'])
        && behind.starts_with(|c: char| c.is_ascii_alphabetic())
        && let Some(same) = once(behind).iter().find(|same| same.entry.name == one.entry.name)
    {
        one.end = text.len() - behind.len() + same.end;
        one.is_first_word = false;
    }
    all
}

/// Return the games named at the start of a text, by one name.
fn once(text: &str) -> Vec<Named> {
    let lower = text.get(..16).unwrap_or(text).to_ascii_lowercase();
    let skipped = BEFORE.iter().find(|words| lower.starts_with(*words)).map_or(0, |w| w.len());
    let rest = &text[skipped..];
    let mut all: Vec<Named> = NAMES
        .iter()
        .filter_map(|Name { entry, name, is_title, letters }| {
            let end = behind(rest, letters)?;
            // Skip "Grundy value", which does not refer to Grundy's game.
            let is_value = ["value", "number", "function", "值", "数"]
                .iter()
                .any(|word| rest[end..].trim_start().starts_with(word));
            if entry.name == "grundy" && is_value {
                return None;
            }
            let more = more(&rest[end..], has(NIMS, entry.name));
            let is_vague = (*is_title && more == 0 && has(COMMON, name)) || has(UNSAID, entry.name);
            let end = skipped + end + more;
            let is_first_word = !is_title && more == 0 && skipped == 0;
            Some(Named { entry, end, is_first_word, is_vague })
        })
        .collect();
    let longest = all.iter().map(|one| one.end).max().unwrap_or(0);
    all.retain(|one| one.end == longest);
    // Keep the least vague name of each game.
    sort_by_key(&mut all, |one| (one.is_vague, !one.is_first_word));
    let mut seen = Vec::new();
    all.retain(|one| {
        let is_new = !seen.contains(&one.entry.name);
        seen.push(one.entry.name);
        is_new
    });
    all
}

fn has(words: &str, word: &str) -> bool {
    words.split_whitespace().any(|one| one == word)
}

/// Return the number of bytes after a name that belong to it, such as "'s game".
fn more(rest: &str, is_nim: bool) -> usize {
    let mut at = 0;
    for end in ["'s", "’s"].iter().chain(&ENDS) {
        let after = rest[at..].trim_start_matches(' ');
        let from = rest.len() - after.len();
        let follows = after.get(..end.len()).is_some_and(|word| word.eq_ignore_ascii_case(end));
        let is_glued = end.is_ascii() && from == 0 && !end.starts_with('\'');
        let is_other = *end == "nim" && !is_nim;
        if follows && !is_glued && !is_other && is_boundary(rest, from + end.len()) {
            at = from + end.len();
        }
    }
    at
}

/// Add the possible meanings of a text that is exactly the name of a game.
pub(super) fn exact(plain: &str, misere: bool, found: &mut Found) {
    let text = plain.strip_suffix(['?', '!', '。', '.']).unwrap_or(plain).trim_end();
    if let Some((_, line)) = LINES.iter().find(|(name, _)| letters(name) == letters(text)) {
        let line = if misere { format!("{line} misere") } else { (*line).to_string() };
        found.line(&line, true);
        return;
    }
    let all = at_start(text);
    let whole: Vec<&Named> = all.iter().filter(|one| text[one.end..].trim().is_empty()).collect();
    for one in &whole {
        let line =
            if misere { format!("{} misere", one.entry.game) } else { one.entry.game.into() };
        if let Some(game) = Game::find(&line) {
            found.push(Reading::game(&game, None, whole.len() == 1 && !one.is_vague));
        }
    }
}
