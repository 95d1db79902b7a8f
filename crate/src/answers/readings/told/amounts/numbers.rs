//! The numbers of a text, each with a mark whether a condition has used it.

use crate::answers::readings::words::numeral;

#[derive(Clone, Copy, Debug)]
pub(in super::super) struct Number {
    pub(in super::super) value: u64,
    pub(in super::super) from: usize,
    pub(in super::super) end: usize,
    pub(in super::super) is_digit: bool,
    pub(in super::super) is_used: bool,
}

const UNITS: &[&str] = &[
    "stones",
    "stone",
    "coins",
    "coin",
    "matches",
    "match",
    "counters",
    "counter",
    "chips",
    "beans",
    "pebbles",
    "sticks",
    "stick",
    "tokens",
    "marbles",
    "objects",
    "items",
    "个石子",
    "颗石子",
    "枚硬币",
    "根火柴",
    "石子",
    "硬币",
    "火柴",
    "个",
    "颗",
    "枚",
    "根",
    "粒",
    "块",
    "只",
    "球",
    "of them",
];

impl Number {
    /// Return whether the number counts heaps, players or moves.
    pub(in super::super) fn is_count(&self, text: &str) -> bool {
        const COUNTED: &[&str] = &[
            "heap", "pile", "row", "stack", "player", "people", "person", "堆", "人", "名", "位",
            "排", "次", "步",
        ];
        let behind = text[self.end..].trim_start();
        COUNTED.iter().any(|word| behind.starts_with(word))
    }
}

/// Return the numbers of a text, in digits or words.
pub(in super::super) fn numbers(text: &str) -> Vec<Number> {
    let (mut all, mut at) = (Vec::new(), 0);
    let is_letter = |c: char| c.is_ascii_alphanumeric();
    while let Some(c) = text[at..].chars().next() {
        let begins = !(is_letter(c) && text[..at].ends_with(is_letter));
        let found = if begins { numeral(text, at) } else { None };
        at = match found.filter(|(_, end)| *end > at) {
            Some((value, end)) => {
                let is_digit = c.is_ascii_digit();
                all.push(Number { value, from: at, end, is_digit, is_used: false });
                end
            }
            None => at + c.len_utf8(),
        };
    }
    all
}

/// Remove a unit such as "stones" from the start of a text.
pub(in super::super) fn behind_unit(text: &str) -> &str {
    let trimmed = text.trim_start();
    UNITS.iter().find_map(|unit| trimmed.strip_prefix(unit)).map_or(trimmed, str::trim_start)
}
