//! Rules about numbers named by letters, which moves change by given amounts, as in `a decreases by 1 or b by 2` or
//! x减少2或y减少3.

use super::{Told, has, is_excepted};
use crate::answers::readings::misere::without_play;
use crate::answers::readings::words::numeral;
use crate::base::sort::sort;

/// Words between a letter and the amount that is subtracted.
const FALLS: &[&str] = &[
    "is decreased by",
    "decreases by",
    "decrease by",
    "decreased by",
    "is reduced by",
    "reduces by",
    "goes down by",
    "go down by",
    "drops by",
    "drop by",
    "falls by",
    "shrinks by",
    "loses",
    "减少了",
    "减少",
    "减去",
    "减掉",
    "减小",
    "减",
    "中减去",
    "中取走",
    "中取",
    "里减去",
    "里取",
    "-=",
];
const RISES: &[&str] = &[
    "is increased by",
    "increases by",
    "goes up by",
    "grows by",
    "gains",
    "增加",
    "加上",
    "加",
    "+=",
];
/// Words between a letter and the amount, if the verb stands elsewhere in the text.
const BY: &[&str] = &["by"];
const LOWER: &[&str] =
    &["decreas", "reduc", "lower", "goes down", "go down", "drop", "subtract", "减"];
const TAKE: &[&str] = &["subtract", "take", "remove", "减", "取"];

/// A letter, its change in the notation of rules, and the span in the text.
struct Change {
    letter: char,
    text: String,
    from: usize,
    end: usize,
}

pub(super) fn changes(text: &str) -> Option<Told> {
    const OTHER: &[&str] =
        &["up to", "at most", "any", "最多", "任意", "mex", "->", "→", "if ", "如果"];
    if has(text, OTHER) || is_excepted(text) {
        return None;
    }
    let all = all(text);
    let mut letters: Vec<char> = Vec::new();
    for one in &all {
        if !letters.contains(&one.letter) {
            letters.push(one.letter);
        }
    }
    sort(&mut letters);
    if !(2..=3).contains(&letters.len()) {
        return None;
    }
    let option = |changes: &[&Change]| {
        let each = letters.iter().map(|letter| {
            let own = changes.iter().find(|one| one.letter == *letter);
            own.map_or_else(|| letter.to_string(), |one| one.text.clone())
        });
        format!("({})", each.collect::<Vec<_>>().join(", "))
    };
    // Two changes joined by "and" are one move.
    let mut moves: Vec<Vec<&Change>> = Vec::new();
    for (at, one) in all.iter().enumerate() {
        let between = at.checked_sub(1).map(|before| &text[all[before].end..one.from]);
        let is_both = between.is_some_and(|between| {
            has(between, &["and", "且", "同时", "并"]) && !has(between, &["or", "或"])
        });
        match moves.last_mut().filter(|_| is_both) {
            Some(last) => last.push(one),
            None => moves.push(vec![one]),
        }
    }
    let mut options: Vec<String> = moves.iter().map(|one| option(one)).collect();
    const EACH: &[&str] = &[
        "两个都减",
        "两者都减",
        "两数都减",
        "各减",
        "both decrease by",
        "both go down by",
        "both by",
        "each by",
    ];
    let each = EACH.iter().find_map(|word| {
        let behind = text.split_once(word)?.1.trim_start();
        numeral(behind, 0)
    });
    if let Some((number, _)) = each {
        let all = letters.iter().map(|letter| format!("{letter}-{number}"));
        options.push(format!("({})", all.collect::<Vec<_>>().join(", ")));
    }
    let head = option(&[]);
    let (_, misere) = without_play(text)?;
    let end = if misere { " misere" } else { "" };
    let line = format!("{head} -> {}{end}", options.join(" | "));
    let behind = all.last().map_or(0, |one| one.end);
    let position = start(&text[behind..], letters.len())
        .or_else(|| start(&text[..all.first()?.from], letters.len()));
    Some(Told { line, position })
}

/// Return all changes of letters in a text, in order.
fn all(text: &str) -> Vec<Change> {
    let letter = |c: char| c.is_ascii_alphanumeric();
    let is_lowered = has(text, LOWER);
    let is_taken = has(text, TAKE);
    let mut all: Vec<Change> = Vec::new();
    for (at, c) in text.char_indices().filter(|(_, c)| "abcmnpqxyz".contains(*c)) {
        let behind = &text[at + 1..];
        if text[..at].ends_with(letter) || behind.starts_with(letter) {
            continue;
        }
        let rest = behind.trim_start_matches([' ', '从', '要', '可', '以']);
        let said = |words: &[&str]| {
            let word = words.iter().find(|word| rest.starts_with(**word))?;
            let from = text.len() - rest.len() + word.len();
            numeral(text, from + text[from..].len() - text[from..].trim_start().len())
        };
        let is_by = is_lowered || !all.is_empty();
        let fall = said(FALLS).or_else(|| said(BY).filter(|_| is_by));
        let (sign, found, from) = match (fall, said(RISES)) {
            (Some(found), _) => ('-', found, at),
            (None, Some(found)) => ('+', found, at),
            // Read an amount before its letter, as in `subtract 1 from a or 2 from b`.
            (None, None) => match before(text, at).filter(|_| is_taken) {
                Some((number, from)) => ('-', (number, at + 1), from),
                None => continue,
            },
        };
        let (number, end) = found;
        all.push(Change { letter: c, text: format!("{c}{sign}{number}"), from, end });
    }
    all
}

/// Return the number before "from" and a letter, and the number's index.
fn before(text: &str, at: usize) -> Option<(u64, usize)> {
    let before = text[..at].trim_end().strip_suffix("from")?.trim_end();
    let from = before.trim_end_matches(|c: char| c.is_ascii_digit()).len();
    Some((before[from..].parse().ok()?, from))
}

/// Return the numbers of a text as the position, if there are as many numbers as letters.
fn start(text: &str, count: usize) -> Option<String> {
    let numbers = super::digits(text);
    let numbers: Vec<String> = numbers.iter().map(|(number, ..)| number.to_string()).collect();
    (numbers.len() == count).then(|| numbers.join(" "))
}
