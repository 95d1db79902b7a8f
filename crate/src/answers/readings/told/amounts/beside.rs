//! Single amounts next to a class of amounts: exceptions, and amounts that may be taken in addition.

use super::classes::{Class, EITHER};
use super::numbers::{self, Number};

/// Return the excepted amounts, which follow or precede words such as "except for".
pub(super) fn excepted(text: &str, numbers: &mut [Number]) -> Vec<u64> {
    const AHEAD: &[&str] = &[
        "except for",
        "except that taking",
        "except taking",
        "except that",
        "except",
        "excluding",
        "but not",
        "other than",
        "除了",
        "除",
        "但不能取",
        "但不能拿",
        "但不能是",
        "但不包括",
        "但不可取",
        "but never",
        "不能恰好取",
        "不能正好取",
        "不能取",
        "不许取",
        "不能拿",
        "may not take",
        "cannot take",
        "must not take",
        "can't take",
        "never take",
        "never",
    ];
    const BEHIND: &[&str] = &[
        "is forbidden",
        "are forbidden",
        "is not allowed",
        "are not allowed",
        "is illegal",
        "not permitted",
        "除外",
        "以外",
        "之外",
        "是不允许的",
        "是禁止的",
    ];
    const IDLE: &[&str] =
        &["exactly ", "taking ", "just ", "the number ", "恰好", "正好", "取", "拿", " "];
    let mut all = Vec::new();
    for at in 0..numbers.len() {
        let number = numbers[at];
        let mut before = text[..number.from].trim_end();
        while let Some(word) =
            IDLE.iter().find(|word| before.ends_with(word.trim_end()) && word.len() > 1)
        {
            before = before[..before.len() - word.trim_end().len()].trim_end();
        }
        let behind = numbers::behind_unit(&text[number.end..]);
        let is_listed = at > 0
            && !all.is_empty()
            && numbers[at - 1].is_used
            && ["and", "or", ",", "和", "或", "、"]
                .contains(&text[numbers[at - 1].end..number.from].trim());
        // "Not more than" a number is a bound, not an exception.
        let is_bound = ["more", "超过", "over", "多于"].iter().any(|word| behind.starts_with(word));
        let is_left_out = AHEAD.iter().any(|word| before.ends_with(word))
            || BEHIND.iter().any(|word| behind.starts_with(word))
            || is_listed;
        if !number.is_used && is_left_out && !is_bound {
            numbers[at].is_used = true;
            all.push(number.value);
        }
    }
    all
}

/// Return an amount that may be taken as an alternative to a class of amounts, joined by "or".
pub(super) fn alternative(text: &str, all: &[Class], numbers: &mut [Number]) -> Option<u64> {
    const IDLE: &[&str] = &[
        "exactly", "just", "only", "take", "remove", "subtract", "a", "single", "恰好", "只",
        "取走", "取", "拿走", "拿", "减去", "从中", "either", "可以",
    ];
    let stripped = |text: &str, from_end: bool| {
        let mut rest = text.trim();
        while let Some(word) = IDLE.iter().find(|word| match from_end {
            true => rest.ends_with(**word),
            false => rest.starts_with(**word),
        }) {
            rest = match from_end {
                true => rest[..rest.len() - word.len()].trim_end(),
                false => rest[word.len()..].trim_start(),
            };
        }
        rest.to_string()
    };
    if all.len() != 1 {
        return None;
    }
    let (from, to) = (all[0].from, all[0].end);
    for number in numbers.iter_mut().filter(|number| !number.is_used) {
        let is_joined = if number.from >= to {
            let between =
                numbers::behind_unit(text[to..number.from].trim_start_matches([' ', '个', '数']));
            let between = between.trim_start_matches("number of").trim_start_matches("of");
            let rest = stripped(numbers::behind_unit(between), true);
            EITHER.iter().any(|or| rest.trim() == or.trim())
        } else if number.end <= from {
            let rest = numbers::behind_unit(&text[number.end..from]).trim_start();
            let or = EITHER.iter().find_map(|or| rest.strip_prefix(or.trim()));
            or.is_some_and(|rest| stripped(rest, false).is_empty())
        } else {
            false
        };
        if is_joined {
            number.is_used = true;
            return Some(number.value);
        }
    }
    None
}
