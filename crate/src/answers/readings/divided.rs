//! Moves that divide the number of a heap, as in `halve it`, `divide the heap by 3`, `n/2` or 除以2.

use super::phrase::{Words, after, begins};
use super::words::numeral;

const HALVE: &Words = &[
    "halve",
    "halves",
    "halving",
    "by its half",
    "by half",
    "half of n",
    "half of it",
    "减半",
    "折半",
    "砍半",
    "取半",
];
const DIVIDE: &Words = &["divide", "divides", "dividing", "divided"];
/// The number that is divided.
const OBJECT: &Words = &[
    "the number",
    "the number of stones",
    "the size",
    "the heap",
    "the pile",
    "the stack",
    "a heap",
    "a pile",
    "a number",
    "one heap",
    "one pile",
    "any heap",
    "any pile",
    "it",
    "n",
    "x",
    "",
];

/// Return the divisor of the move that begins at index `at` of a text in lower case, and the index after the move.
pub(super) fn divided(text: &str, at: usize) -> Option<(u64, usize)> {
    if !begins(text, at) {
        return None;
    }
    if let Some(end) = after(text, at, &[HALVE, OBJECT]) {
        return Some((2, end));
    }
    let by = after(text, at, &[DIVIDE, OBJECT, &["by"]])
        .or_else(|| after(text, at, &[&["n"], &["//", "/"]]))
        .or_else(|| after(text, at, &[&["除以", "除去"]]))?;
    let (divisor, end) = numeral(text, by + text[by..].len() - text[by..].trim_start().len())?;
    (divisor > 1).then_some((divisor, end))
}

/// Return the divisors of all such moves of a text in lower case, and the text with semicolons in place of these moves.
pub(super) fn all_divided(text: &str) -> (Vec<u64>, String) {
    let (mut divisors, mut rest, mut at) = (Vec::new(), String::with_capacity(text.len()), 0);
    while let Some(c) = text[at..].chars().next() {
        match divided(text, at) {
            Some((divisor, mut end)) => {
                let mut all = vec![divisor];
                // `divide it by 2 or 3`
                let is_verb = text[at..].starts_with("divid") || text[at..].starts_with('除');
                while let Some((divisor, behind)) = next(text, end).filter(|_| is_verb) {
                    all.push(divisor);
                    end = behind;
                }
                all.retain(|divisor| !divisors.contains(divisor));
                divisors.append(&mut all);
                rest.extend(std::iter::repeat_n(';', end - at));
                at = end;
            }
            None => {
                rest.push(c);
                at += c.len_utf8();
            }
        }
    }
    (divisors, rest)
}

/// Return the next divisor of a list after index `at`, and the index after this divisor.
fn next(text: &str, at: usize) -> Option<(u64, usize)> {
    let from = after(text, at, &[&["or", ", or", "、", "或者", "或"]])?;
    let number = from + text[from..].len() - text[from..].trim_start().len();
    numeral(text, number).filter(|(divisor, _)| *divisor > 1)
}
