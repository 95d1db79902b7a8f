//! Claims about lost positions in sentences whose outcome follows the condition: `n是3的倍数时必败`, `when n is divisible by 3
//! the first player loses`, `multiples of 3 lose`; and the clause on all other positions, as in 否则必胜.

use super::notation::{LOST, WON};

/// The phrases at the end of a sentence for a lost position, besides `LOST`.
const LOSES: [&str; 8] = [
    "you lose",
    "is lost",
    "are lost",
    "is losing",
    "are losing",
    "loses",
    "lose",
    "are p-positions",
];
/// The phrases for a won position, besides `WON`.
const WINS: [&str; 8] =
    ["you win", "is won", "are won", "is winning", "are winning", "wins", "win", "are n-positions"];

/// Words between a condition and its outcome.
const THEN: [&str; 12] =
    ["的时候", "时候", "时", "那么", "则", "就", "都", "是", "then", ",", "，", "、"];
/// Words before a condition. A longer word comes before its beginning.
const WHEN: [&str; 9] = ["当且仅当", "whenever", "when", "if", "当", "如果", "若", "只要", "for"];
/// Words before the outcome of all other positions.
const OTHERWISE: [&str; 5] = ["否则", "其余情况", "其余", "其他情况", "otherwise"];

/// A sentence whose outcome follows its condition.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Turned<'t> {
    pub(super) is_won: bool,
    /// The condition.
    pub(super) condition: &'t str,
    /// The byte at which the condition starts in the sentence.
    pub(super) start: usize,
    /// The text that the condition lacks, such as `n是`.
    pub(super) lacks: &'static str,
}

/// Return the text without the longest of the words that ends it, or `None` if no word ends the text. A word of letters
/// must not begin inside a longer word of the text.
fn without_end<'t>(text: &'t str, words: &[&str]) -> Option<&'t str> {
    let text = text.trim_end();
    let lower = text.to_ascii_lowercase();
    let word = words.iter().filter(|word| lower.ends_with(**word)).max_by_key(|word| word.len())?;
    let rest = &text[..text.len() - word.len()];
    let is_letter = |c: char| c.is_ascii_alphanumeric();
    let is_inside = word.starts_with(is_letter) && rest.ends_with(is_letter);
    (!is_inside).then_some(rest)
}

/// Remove an outcome from the end of a text. Return the text before it, and whether the outcome is a win.
fn outcome(text: &str) -> Option<(&str, bool)> {
    let lost = [without_end(text, &LOST), without_end(text, &LOSES)];
    let won = [without_end(text, &WON), without_end(text, &WINS)];
    let all = lost.map(|rest| (rest, false)).into_iter().chain(won.map(|rest| (rest, true)));
    all.filter_map(|(rest, is_won)| rest.map(|rest| (rest, is_won)))
        .min_by_key(|(rest, _)| rest.len())
}

/// Remove the clause on all other positions from the end of a claim. Return the claim without it, and whether the other
/// positions are won.
pub(super) fn without_others(plain: &str) -> (&str, Option<bool>) {
    let text = plain.trim_end().trim_end_matches(['.', '。', '!']);
    let found = outcome(text).and_then(|(before, is_won)| {
        let before = before.trim_end().trim_end_matches(',').trim_end();
        let rest = without_end(before, &OTHERWISE)?;
        let rest = without_end(rest, &["and"]).unwrap_or(rest);
        Some((rest.trim_end_matches([' ', ',', '，', ';', '；']), is_won))
    });
    match found {
        Some((rest, is_won)) => (rest, Some(is_won)),
        None => (plain, None),
    }
}

/// Return the condition and the outcome of a sentence that ends with the outcome.
pub(super) fn turned(plain: &str) -> Option<Turned<'_>> {
    let text = plain.trim_end().trim_end_matches(['.', '。', '!']);
    let (mut before, is_won) = outcome(text)?;
    while let Some(rest) = without_end(before, &THEN) {
        before = rest;
    }
    let mut start = before.len() - before.trim_start().len();
    let lower = before.to_ascii_lowercase();
    let begins = |word: &&&str| {
        lower[start..].strip_prefix(**word).is_some_and(|behind| {
            !word.is_ascii() || !behind.starts_with(|c: char| c.is_ascii_alphanumeric())
        })
    };
    if let Some(word) = WHEN.iter().find(begins) {
        start += word.len();
    }
    let condition = before[start..].trim_end();
    start += condition.len() - condition.trim_start().len();
    let condition = condition.trim_start();
    if condition.is_empty() {
        return None;
    }
    // The numbers themselves may be the subject, as in 3的倍数必败 or `multiples of 3 lose`.
    let lower = condition.to_ascii_lowercase();
    if let Some(of) = lower.strip_prefix("multiples of ") {
        let at = condition.len() - of.len();
        let (condition, start) = (&condition[at..], start + at);
        let is_number = condition.bytes().all(|byte| byte.is_ascii_digit());
        return is_number.then_some(Turned {
            is_won,
            condition,
            start,
            lacks: "n is a multiple of ",
        });
    }
    let kind = ["even numbers", "even heaps", "odd numbers", "odd heaps"]
        .iter()
        .find(|kind| lower == **kind);
    if let Some(kind) = kind {
        let condition = &condition[..kind.find(' ')?];
        return Some(Turned { is_won, condition, start, lacks: "n is " });
    }
    let is_named = condition.contains(|c: char| c.is_ascii_alphabetic());
    Some(Turned { is_won, condition, start, lacks: if is_named { "" } else { "n是" } })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_outcome_follows_its_condition() {
        for (text, is_won, condition, lacks) in [
            ("n是3的倍数时必败", false, "n是3的倍数", ""),
            ("n能被3整除时先手必败", false, "n能被3整除", ""),
            ("当 n%3==0 时，先手必败。", false, "n%3==0", ""),
            ("3的倍数必败", false, "3的倍数", "n是"),
            ("If n is odd, the first player wins", true, "n is odd", ""),
            ("multiples of 3 are losing", false, "3", "n is a multiple of "),
            ("odd numbers win", true, "odd", "n is "),
        ] {
            let found = turned(text).expect(text);
            assert_eq!((found.is_won, found.condition, found.lacks), (is_won, condition, lacks));
            assert!(text[found.start..].starts_with(condition), "{text}");
        }
        for text in ["必败", "lost if n % 3 == 0", "g(n) = n", "n % 3 == 0", "will close"] {
            assert_eq!(turned(text), None, "{text}");
        }
    }

    #[test]
    fn a_clause_on_all_other_positions_is_removed() {
        let rest = "当n%3==0时先手必败";
        assert_eq!(without_others("当n%3==0时先手必败，否则必胜"), (rest, Some(true)));
        let lost = ("lost if n is even", Some(true));
        assert_eq!(without_others("lost if n is even, and otherwise won."), lost);
        assert_eq!(without_others(rest), (rest, None));
    }
}
