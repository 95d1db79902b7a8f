//! Texts of numbers alone: heaps of Nim, or amounts that may be taken.

use super::super::reading::Found;
use super::lexicon::Word;
use super::token::Token;

/// Add a possible meaning of a long line of numbers: heaps of Nim. Return whether the text consists of numbers and is
/// longer than the sentences that are parsed.
pub(in crate::answers::readings) fn many(plain: &str, found: &mut Found) -> bool {
    let is_bare = plain.bytes().all(|byte| byte.is_ascii_digit() || b" ,;".contains(&byte));
    if plain.len() <= super::LONGEST || !is_bare {
        return false;
    }
    found.line_at("nim", Some(&plain.replace([',', ';'], " ")), false);
    true
}

/// Add the possible meanings of a text of numbers without words, all uncertain. Return whether the text is of this
/// kind.
pub(super) fn numbers(plain: &str, tokens: &[Token], found: &mut Found) -> bool {
    const SIGNS: &[Word] = &[
        Word::Number,
        Word::Comma,
        Word::Stop,
        Word::To,
        Word::Open,
        Word::Close,
        Word::OpenRound,
        Word::CloseRound,
    ];
    let numbers: Vec<u64> =
        tokens.iter().filter(|one| one.word == Word::Number).map(|one| one.value).collect();
    let is_bare = tokens.iter().all(|token| SIGNS.contains(&token.word))
        && !plain.contains('{')
        && plain.chars().all(|c| !c.is_alphabetic());
    if !is_bare || numbers.is_empty() {
        return false;
    }
    // Use the numbers alone: in 1-3-4 the hyphens may separate numbers or form ranges.
    let text = numbers.iter().map(u64::to_string).collect::<Vec<_>>().join(" ");
    // Prefer amounts to heaps if the ascending numbers have commas or begin with 1.
    let are_amounts = numbers[0] == 1 || tokens.iter().any(|one| one.word == Word::Comma);
    let rises = are_amounts && numbers.windows(2).all(|pair| pair[0] < pair[1]);
    let subtract = |found: &mut Found| {
        found.line(&format!("subtract {text}"), false);
    };
    if rises {
        subtract(found);
    }
    found.line_at("nim", Some(&text), false);
    if !rises {
        subtract(found);
    }
    true
}
