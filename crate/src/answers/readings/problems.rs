//! Practice problems by their numbers, titles and addresses, and by the inputs that they read.

mod addresses;
mod inputs;
mod titles;

pub(super) use addresses::by_address;
pub(super) use inputs::by_input;
pub(super) use titles::{by_title, by_title_within};

use super::names::{at_start, is_boundary, letters};
use super::problem_titles::PROBLEM_TITLES;
use super::reading::{Found, Reading};
use crate::answers::readings::catalogue::problem_ids;
use crate::base::text::Offsets;

/// The longest text that names a problem, in bytes.
const LONGEST_NAME: usize = 400;

/// Judges by the begin of their ids, and the names of each.
const JUDGES: &[(&str, &[&str])] = &[
    ("HDU", &["hdu oj", "hdoj", "hdu", "杭电"]),
    ("POJ", &["poj", "北大"]),
    ("CSES", &["cses"]),
    ("P", &["洛谷", "luogu"]),
    ("CF", &["codeforces", "cf"]),
    ("gym", &["codeforces gym", "cf gym", "gym", "codeforces", "cf"]),
    ("A", &["atcoder"]),
    ("COT", &["spoj"]),
    ("", &["acwing", "ac wing"]),
];

/// Words beside a number that say that it is one of a problem.
const BESIDE: &[&str] =
    &["problemset", "problem", "task", "no.", "题目", "题库", "题号", "第", "题", "oj"];

/// The judge's part of an id, and the rest.
fn parts(id: &str) -> (&'static str, &str) {
    let digits = id.find(|c: char| c.is_ascii_digit()).unwrap_or(0);
    match &id[..digits] {
        "" if id.len() > 5 => ("gym", id),
        "" => ("", id),
        "AGC" | "ABC" | "ARC" => ("A", id),
        "COT" => ("COT", id),
        known => {
            let judge = JUDGES.iter().find(|(judge, _)| *judge == known);
            (judge.map_or("", |(judge, _)| *judge), &id[digits..])
        }
    }
}

/// The count of bytes to skip at the begin of a text: signs, and words that may accompany a number.
pub(super) fn skip(text: &str) -> usize {
    let mut at = 0;
    loop {
        let rest = &text[at..];
        let word = BESIDE.iter().find(|word| starts(rest, word));
        match (rest.chars().next(), word) {
            (Some(_), Some(word)) => at += word.len(),
            (Some(c), None) if !c.is_alphanumeric() && c != '&' => at += c.len_utf8(),
            _ => return at,
        }
    }
}

fn starts(text: &str, word: &str) -> bool {
    let head = text.get(..word.len());
    head.is_some_and(|head| head.eq_ignore_ascii_case(word))
        && (word.ends_with('.')
            || !text[word.len()..].starts_with(|c: char| c.is_ascii_alphabetic())
            || !word.is_ascii())
}

/// The end of a number at the begin of a text, allowing separators between its letters and digits.
fn number_end(text: &str, number: &str) -> Option<usize> {
    let mut chars = text.char_indices();
    let (mut end, mut last) = (0, None);
    for wanted in number.chars() {
        loop {
            let (at, c) = chars.next()?;
            if c.eq_ignore_ascii_case(&wanted) {
                end = at + c.len_utf8();
                break;
            }
            // Separators are allowed only between letters and digits.
            let joins = |last: char| last.is_ascii_digit() != wanted.is_ascii_digit();
            if !(" -_/".contains(c) && last.is_some_and(joins)) {
                return None;
            }
        }
        last = Some(wanted);
    }
    let after = text[end..].chars().next();
    (!after.is_some_and(|c| c.is_ascii_alphanumeric() || c == '_')).then_some(end)
}

/// A number found at the start of a text: its problem, the index of its end, and whether its judge is
/// named.
fn named(text: &str) -> Vec<(&'static str, usize, bool)> {
    let first = skip(text);
    let mut all = Vec::new();
    for id in problem_ids().iter().copied() {
        let (judge, number) = parts(id);
        let names =
            JUDGES.iter().find(|(own, _)| *own == judge).map_or(&[][..], |(_, names)| names);
        let name = names.iter().filter(|name| {
            text[first..].get(..name.len()).is_some_and(|head| head.eq_ignore_ascii_case(name))
        });
        let name = name.max_by_key(|name| name.len());
        let mut at = first;
        if let Some(name) = name {
            at += name.len();
            at += skip(&text[at..]);
        }
        let whole =
            number_end(&text[at..], id).map(|end| (end, !judge.is_empty() && judge != "gym"));
        let bare = number_end(&text[at..], number).map(|end| (end, false));
        if let Some((end, is_own)) = whole.or(bare) {
            all.push((id, at + end, is_own || name.is_some()));
        }
    }
    all
}

/// Find the problems of a number such as `893`, `hdu 1847`, `洛谷 P2148 [SDOI2009] E&D` or `S-Nim (HDU
/// 1536)`.
pub(super) fn by_number(plain: &str, start: usize, offsets: &Offsets, found: &mut Found) {
    if plain.len() > LONGEST_NAME || !plain.contains(|c: char| c.is_ascii_digit()) {
        return;
    }
    let begins = |at: &usize| *at == 0 || is_boundary(plain, *at) && !at_word(plain, *at);
    let spots = plain.char_indices().map(|(at, _)| at).filter(begins);
    for at in spots {
        let all = named(&plain[at..]);
        for (id, end, is_named) in &all {
            let (before, after) = (&plain[..at], &plain[at + end..]);
            let is_clean = is_beside(before, id) && is_beside(after, id);
            let span =
                |from: usize, to: usize| (offsets.utf16(start + from), offsets.utf16(start + to));
            let known = |id: &str| parts(id).1.len() > 3;
            // The name of the judge may follow the title.
            let is_named = *is_named || at == 0 && has_judge(after, id);
            if is_named {
                let mut reading = Reading::problem(id, is_clean && all.len() == 1);
                if !is_clean {
                    let spans = [(0, at), (at + end, plain.len())];
                    let spans =
                        spans.into_iter().filter(|(from, to)| !is_beside(&plain[*from..*to], id));
                    reading.rest = spans.map(|(from, to)| span(from, to)).collect();
                }
                found.push(reading);
            } else if is_clean && at == 0 && (parts(id).0.is_empty() || known(id)) {
                // A number alone is one of the judge that names its problems so.
                found.problem(id, parts(id).0.is_empty() && all.len() == 1);
            }
        }
        if !all.is_empty() {
            return;
        }
    }
}

/// Whether a text names the judge of a problem.
fn has_judge(text: &str, id: &str) -> bool {
    let judge = JUDGES.iter().find(|(judge, _)| *judge == parts(id).0);
    let lower = text.to_ascii_lowercase();
    let begins = |at: usize| !lower[..at].ends_with(|c: char| c.is_ascii_alphanumeric());
    judge.is_some_and(|(_, names)| {
        names.iter().any(|name| {
            lower.match_indices(name).any(|(at, _)| begins(at) && starts(&lower[at..], name))
        })
    })
}

/// Whether a place is within a word or a number.
fn at_word(text: &str, at: usize) -> bool {
    let word = |c: char| c.is_ascii_alphanumeric();
    text[..at].ends_with(word) && text[at..].starts_with(word)
}

/// Whether a text beside a number says nothing else: signs, the judge, where the problem was set, or its title.
fn is_beside(text: &str, id: &str) -> bool {
    let rest = bare(text);
    if rest.is_empty() {
        return true;
    }
    let titles = PROBLEM_TITLES.iter().find(|(own, _)| own == &id).map_or(&[][..], |(_, all)| all);
    // The game's name may precede the title.
    let named = at_start(&rest).iter().map(|one| one.end).max().unwrap_or(0);
    let [rest, behind] = [&rest[..], &rest[named..]].map(letters);
    titles.iter().any(|title| {
        let title = letters(title);
        let stem = title.strip_suffix("游戏").filter(|stem| stem.chars().count() > 3);
        letters(&bare(&title)) == rest
            || title == rest
            || title == behind
            || stem == Some(rest.as_str())
    })
}

/// A text without tags such as `[SDOI2009]`, names of judges, and words that may accompany numbers.
fn bare(text: &str) -> String {
    let mut plain = String::new();
    let mut rest = text;
    while let Some(c) = rest.chars().next() {
        let closing =
            [('[', ']'), ('【', '】'), ('「', '」')].into_iter().find(|(open, _)| *open == c);
        if let Some((_, close)) = closing
            && let Some(end) = rest.find(close)
        {
            rest = &rest[end + close.len_utf8()..];
            plain.push(' ');
            continue;
        }
        let fresh = !plain.ends_with(|c: char| c.is_ascii_alphanumeric());
        let judges = JUDGES.iter().flat_map(|(_, names)| names.iter());
        let word = judges.chain(BESIDE).filter(|word| fresh && starts(rest, word));
        if let Some(word) = word.max_by_key(|word| word.len()) {
            rest = &rest[word.len()..];
            continue;
        }
        plain.push(c);
        rest = &rest[c.len_utf8()..];
    }
    plain.trim_matches(|c: char| !c.is_alphanumeric()).to_string()
}
