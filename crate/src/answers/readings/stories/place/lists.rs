//! Lists of numbers in a story, and the sides of a board.

/// Words between the numbers of a list.
const BETWEEN: &[&str] = &[
    "and",
    "stones",
    "coins",
    "chips",
    "stone",
    "coin",
    "pins",
    "beans",
    "matches",
    "counters",
    "marbles",
    "balls",
    "gap",
    "a gap",
    "then",
    "one gap",
    "and then",
    "heap of",
    "pile of",
    "row of",
    "a heap of",
    "a pile of",
    "a row of",
    "another",
    "row",
    "column",
    "rank",
    "file",
    "瓶子",
    "个瓶子",
    "空一个",
    "空一格",
    "再",
    "然后",
    "另外",
    "一堆",
    "一行",
    "一排",
    ") (",
    "),(",
    ")(",
    "), (",
    "），（",
    "）（",
    "空格",
    "空",
    "个",
    "颗",
    "枚",
    "根",
    "块",
    "只",
    "粒",
    "支",
    "格",
    "列第",
    "行第",
    "⊗",
    "和",
    "与",
    "及",
    "、",
    "，",
    ",",
    ";",
    "；",
    "&",
    " ",
];

/// Return the spans of all numerals of a text.
pub(in crate::answers::readings::stories) fn numerals(
    text: &str,
) -> impl Iterator<Item = (usize, usize)> {
    let mut at = 0;
    std::iter::from_fn(move || {
        let from = at + text[at..].find(|c: char| c.is_ascii_digit())?;
        at = from + text[from..].bytes().take_while(u8::is_ascii_digit).count();
        Some((from, at))
    })
}

/// Return the lists of numbers of a text with their spans, without the number at span `number`. Numbers next to an
/// arithmetic or comparison sign are skipped.
pub(super) fn runs(text: &str, number: Option<(usize, usize)>) -> Vec<(Vec<u64>, (usize, usize))> {
    let mut all: Vec<(Vec<u64>, (usize, usize))> = Vec::new();
    for (from, end) in numerals(text) {
        let is_sign = |c: char| c.is_ascii_alphabetic() || "-.^<>=_".contains(c);
        let before = text[..from].trim_end_matches(' ');
        let glued = text[..from].ends_with(is_sign) && !text[..from].ends_with('=')
            || before.ends_with(['<', '>']);
        let Ok(value) = text[from..end].parse() else { continue };
        // Count the letters after the number: a single letter, as in 3D, excludes the number.
        let letters = text[end..].bytes().take_while(u8::is_ascii_alphanumeric).count();
        let is_rule = number.is_some_and(|number| number.0 <= from && end <= number.1);
        let behind = text[end..].trim_start();
        let is_factor = behind.starts_with('倍') || behind.starts_with("times");
        if glued
            || is_factor
            || is_rule
            || letters == 1
            || text[end..].trim_start().starts_with(['<', '^'])
        {
            continue;
        }
        match all.last_mut() {
            Some((list, span)) if is_between(&text[span.1..from]) => {
                list.push(value);
                span.1 = end;
            }
            _ => all.push((vec![value], (from, end))),
        }
    }
    all
}

/// Return whether two numbers with this text between them belong to one list.
fn is_between(text: &str) -> bool {
    let mut rest = text;
    while let Some(word) = BETWEEN.iter().find(|word| rest.starts_with(**word)) {
        rest = &rest[word.len()..];
    }
    rest.is_empty() && !text.is_empty()
}

/// Return the sides of the largest board in a text, such as `3 by 5`, `3x5` or `3 行 5 列`.
pub(super) fn sides(text: &str) -> Option<((u64, u64), (usize, usize))> {
    let area = |one: &((u64, u64), (usize, usize))| one.0.0.saturating_mul(one.0.1);
    // Take the largest sides, as a board is larger than its tiles, and the first of equal sides.
    boards(text).into_iter().rev().max_by_key(area)
}

/// Return all sides of boards in a text, with their spans.
fn boards(text: &str) -> Vec<((u64, u64), (usize, usize))> {
    const SIGNS: &[&str] = &[
        "by",
        "-by-",
        "x",
        "×",
        "*",
        "乘以",
        "乘",
        "行",
        "rows and",
        "rows of",
        "rows x",
        "rows ×",
        "columns x",
        "columns ×",
        "rows, ",
        "rows by",
        "columns and",
        "columns by",
        "columns, ",
        "columns",
        "rows",
        "列",
        "wide and",
        "wide, ",
        "wide by",
        "squares wide and",
        "squares wide, ",
        "cells wide and",
        "across and",
        "high and",
        "high by",
        "tall and",
        "squares high and",
    ];
    let mut all = Vec::new();
    for (from, end) in numerals(text) {
        let rest = text[end..].trim_start();
        let Some(sign) = SIGNS.iter().find(|sign| rest.starts_with(**sign)) else { continue };
        let rest = &rest[sign.len()..];
        let rest = rest.trim_start_matches([' ', '的', ',']);
        let digits = rest.bytes().take_while(u8::is_ascii_digit).count();
        if let (Ok(first), Ok(second)) = (text[from..end].parse(), rest[..digits].parse()) {
            let to = text.len() - rest.len() + digits;
            // The columns come first in the result, so exchange the numbers if the text gives the rows first.
            let are_rows = *sign == "行"
                || ["rows", "high", "tall", "squares high"]
                    .iter()
                    .any(|word| sign.starts_with(word));
            let both = if are_rows { (second, first) } else { (first, second) };
            all.push((both, (from, to)));
        }
    }
    all
}
