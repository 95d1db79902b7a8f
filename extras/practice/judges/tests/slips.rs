//! Test inputs with random typing mistakes: each is answered, or refused with a span.

use mexplorer::{Budget, Error, Rng};
use mexplorer_judges::{PROBLEM_IDS, judge, judge_position, random_test};
use proptest::prelude::*;

/// Texts inserted into an input: typical typing mistakes and unusual characters.
const SLIPS: [&str; 20] = [
    "-",
    "+",
    ".",
    ",",
    " ",
    "\n",
    "0",
    "9",
    "x",
    "#",
    "１",
    "，",
    "−",
    "1e3",
    "\u{feff}",
    "\t",
    "\"",
    "/",
    "99999999999999999999",
    "石",
];

/// Return the text with a few characters left out, doubled or inserted.
fn slipped(text: &str, rng: &mut Rng) -> String {
    let mut chars: Vec<char> = text.chars().collect();
    for _ in 0..rng.within(0, 6) {
        let at = rng.within(0, chars.len() as u64) as usize;
        match rng.below(4) {
            0 if at < chars.len() => {
                chars.remove(at);
            }
            1 => {
                let end = rng.within(at as u64, chars.len() as u64) as usize;
                let part = chars[at..end].to_vec();
                chars.splice(at..at, part);
            }
            _ => {
                let slip = SLIPS[rng.below(SLIPS.len() as u64) as usize];
                chars.splice(at..at, slip.chars());
            }
        }
    }
    chars.into_iter().collect()
}

/// Check that an error has a message, and that its span lies within the text.
fn sound(error: &Error, text: &str) {
    assert!(!error.message.is_empty() && error.code.as_str() != "internal", "{text:?}: {error:?}");
    if let Some(span) = error.span {
        let length = text.encode_utf16().count();
        assert!(span.start <= span.end && span.end <= length, "{text:?}: {error:?}");
    }
}

proptest! {
    #[test]
    fn slips_are_answered_or_refused_at_a_spot(at in 0..PROBLEM_IDS.len(), seed in any::<u64>()) {
        let id = PROBLEM_IDS[at];
        let good = random_test(id, seed).unwrap_or_else(|error| panic!("{id}: {error}"));
        let input = slipped(&good, &mut Rng::new(seed));
        let answer = judge(id, &input, &mut Budget::steps(200_000));
        answer.map_or_else(|error| sound(&error, &input), drop);
        judge_position(id, &input).map_or_else(|error| sound(&error, &input), drop);
    }
}
