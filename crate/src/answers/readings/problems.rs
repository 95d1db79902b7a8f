//! Practice problems named by number, title or address, or recognised by the format of their input.

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

/// The most bytes of a text that may name a problem.
const LONGEST_NAME: usize = 400;

/// Online judges: the beginning of their problem ids, and their names.
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

/// Words that may accompany the number of a problem.
const BESIDE: &[&str] =
    &["problemset", "problem", "task", "no.", "题目", "题库", "题号", "第", "题", "oj"];

/// Split a problem's id into the part for the judge and the number.
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

/// Return the number of bytes to skip at the start of a text: punctuation, and words that may accompany a number.
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

/// Match a problem's number at the start of a text, with optional separators between its letters and digits. Return the
/// index after it.
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
            // A separator is allowed only between a letter and a digit.
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

/// Find the problems with a number at the start of a text. For each, return the id, the index after the number, and
/// whether the judge is named.
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

/// Add the possible meanings of a text with a problem's number, such as `893`, `hdu 1847`, `洛谷 P2148 [SDOI2009] E&D` or
/// `S-Nim (HDU 1536)`.
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
                // A bare number is certain only for the judge whose ids are bare numbers.
                found.problem(id, parts(id).0.is_empty() && all.len() == 1);
            }
        }
        if !all.is_empty() {
            return;
        }
    }
}

/// Return whether a text names the judge of a problem.
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

/// Return whether an index is inside a word or a number.
fn at_word(text: &str, at: usize) -> bool {
    let word = |c: char| c.is_ascii_alphanumeric();
    text[..at].ends_with(word) && text[at..].starts_with(word)
}

/// Return whether the text next to a problem's number adds no other meaning: it consists of punctuation, the judge, the
/// contest, or the problem's title.
fn is_beside(text: &str, id: &str) -> bool {
    let rest = bare(text);
    if rest.is_empty() {
        return true;
    }
    let titles = PROBLEM_TITLES.iter().find(|(own, _)| own == &id).map_or(&[][..], |(_, all)| all);
    // The name of the game may precede the problem's title.
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

/// Remove tags such as `[SDOI2009]`, names of judges, and words that may accompany numbers.
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
