//! The places of a row that words mark, and the length of the row.

use crate::answers::readings::labelled::ordinal;
use crate::answers::readings::words::numeral;

/// Words for places. Before a number they show that the number is a place of the row; between a mark and its places
/// they are skipped.
const LABELS: &[&str] = &[
    "positions",
    "position",
    "places",
    "place",
    "coins",
    "coin",
    "cells",
    "cell",
    "squares",
    "square",
    "pins",
    "pin",
    "number",
    "numbers",
    "no.",
    "#",
    "turtles",
    "位置",
    "第",
];

/// Further words before the number of a place.
const OTHER_LABELS: &[&str] = &["no", "turtle"];

/// Further words that are skipped between a mark and its places.
const IDLE: &[&str] = &[
    "bottles", "numbered", "exactly", "already", "were", "was", "the", "being", "been", "are",
    "have", "has", "had", "is", "at", "in", "on", "an", "a", "only", "marked", "taken", "there",
    "with", "up", ":", "：", "=", "(", ")", ",", "，", "、", "已经", "已", "被", "有", "在", "为",
    "是", "位", "号", "格子", "格", "个", "枚", "瓶子", "瓶", "硬币", "面", "朝上", "处", "上",
    "里", "画了", "画", "下了", "放了", "填了", "了", "一个", "分别", "其中", "的", "那", " ",
];

/// Words between the places of a list.
const BETWEEN: &[&str] = &[
    "and",
    "the",
    "position",
    "positions",
    "cell",
    "square",
    "pin",
    "coin",
    "&",
    ",",
    "，",
    "、",
    "和",
    "与",
    "第",
    "个",
    "枚",
    "格",
    "号",
    "位",
    " ",
];

/// A group of adjacent numbers that may be places of a row, with its span.
pub(super) struct Places {
    pub(super) numbers: Vec<u64>,
    /// Whether a word or an ordinal number shows that the numbers are places.
    pub(super) are_labelled: bool,
    pub(super) from: usize,
    pub(super) end: usize,
}

/// Return all groups of adjacent numbers in a text, in digits or as ordinals.
pub(super) fn places(text: &str) -> Vec<Places> {
    let letter = |c: char| c.is_ascii_alphanumeric();
    let mut all: Vec<Places> = Vec::new();
    let mut at = 0;
    while let Some(c) = text[at..].chars().next() {
        let begins = !text[..at].ends_with(letter) || text[..at].ends_with("1x");
        let first =
            ordinal(text, at).filter(|_| begins && c != 't' || text[at..].starts_with("the "));
        let is_chinese = text[..at].trim_end().ends_with('第');
        let digits = text[at..].bytes().take_while(u8::is_ascii_digit).count();
        let number = match text[at..at + digits].parse() {
            Ok(number) => Some((number, at + digits)),
            Err(_) if is_chinese => numeral(text, at),
            Err(_) => None,
        };
        let Some((number, end)) = first.or(number.filter(|_| begins || is_chinese)) else {
            at += c.len_utf8();
            continue;
        };
        let is_label = first.is_some()
            || LABELS
                .iter()
                .chain(OTHER_LABELS)
                .any(|label| text[..at].trim_end().ends_with(label));
        match all.last_mut() {
            // Do not join a length and a place, as in 11格，第6格.
            Some(last)
                if (last.are_labelled || !is_label)
                    && is_made_of(&text[last.end..at], &[BETWEEN]) =>
            {
                last.numbers.push(number);
                last.end = end;
            }
            _ => all.push(Places { numbers: vec![number], are_labelled: is_label, from: at, end }),
        }
        at = end.max(at + 1);
    }
    all
}

/// Return whether a text consists of the given words only.
fn is_made_of(text: &str, lists: &[&[&str]]) -> bool {
    let letter = |c: char| c.is_ascii_alphanumeric();
    let mut rest = text;
    while let Some(word) = lists.iter().copied().flatten().find(|word| {
        rest.starts_with(**word)
            && !(word.ends_with(letter) && rest[word.len()..].starts_with(letter))
    }) {
        rest = &rest[word.len()..];
    }
    rest.is_empty()
}

/// Return the spans at which a mark, such as "heads", is a separate word.
pub(super) fn spots<'t>(text: &'t str, mark: &'t str) -> impl Iterator<Item = (usize, usize)> + 't {
    let letter = |c: char| c.is_ascii_alphanumeric();
    text.match_indices(mark).map(|(at, mark)| (at, at + mark.len())).filter(move |(at, end)| {
        !mark.is_ascii() || !text[..*at].ends_with(letter) && !text[*end..].starts_with(letter)
    })
}

/// Return the group of places next to a mark, with only skipped words between them.
pub(super) fn near<'p>(
    text: &str,
    all: &'p [Places],
    mark: &str,
    labelled: bool,
) -> Option<&'p Places> {
    let fit = |one: &&Places| one.are_labelled || !labelled;
    // Prefer places after the mark to places before it.
    let behind = spots(text, mark).find_map(|(_, end)| {
        let is_next =
            |one: &&Places| one.from >= end && is_made_of(&text[end..one.from], &[LABELS, IDLE]);
        all.iter().filter(fit).find(is_next)
    });
    behind.or_else(|| {
        spots(text, mark).find_map(|(from, _)| {
            let is_last = |one: &&Places| {
                one.end <= from && is_made_of(&text[one.end..from], &[LABELS, IDLE])
            };
            all.iter().filter(fit).find(is_last)
        })
    })
}

/// Return the length of the row: the largest number that has a unit or follows a word for a row, and is no marked
/// place.
pub(super) fn size(text: &str, all: &[Places], places: &Places, units: &[&str]) -> Option<u64> {
    const BEFORE: &[&str] = &[
        "row of",
        "length",
        "strip of",
        "line of",
        "1x",
        "1×",
        "1*",
        "1 x",
        "1 ×",
        "长度为",
        "长度",
        "长为",
        "长",
        "n=",
        "n =",
        "through",
        "1 to",
        "1到",
        "共",
        "有",
        "kayles",
    ];
    let others = all
        .iter()
        .filter(|one| one.from != places.from && one.numbers.len() == 1 && !one.are_labelled);
    let is_size = |one: &&Places| {
        let behind = text[one.end..].trim_start();
        units.iter().any(|unit| behind.starts_with(unit))
            || BEFORE.iter().any(|word| text[..one.from].trim_end().ends_with(word))
    };
    others.filter(is_size).map(|one| one.numbers[0]).max()
}
