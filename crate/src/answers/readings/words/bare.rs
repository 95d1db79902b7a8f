//! Numbers alone: heaps of Nim, or amounts that may be taken.

use super::super::reading::{Found, Reading};
use super::lex::Token;
use super::lexicon::Word;
use crate::notation::Game;

/// Adds Nim with the heaps of a line of numbers that is longer than any sentence; whether the text is such.
pub(in crate::answers::readings) fn many(plain: &str, found: &mut Found) -> bool {
    let is_bare = plain.bytes().all(|byte| byte.is_ascii_digit() || b" ,;".contains(&byte));
    if plain.len() <= super::LONGEST || !is_bare {
        return false;
    }
    if let Ok(nim) = Game::parse("nim")
        && let Ok(position) = nim.position(&plain.replace([',', ';'], " "))
    {
        found.push(Reading::game(&nim, Some(nim.text(&position)), false));
    }
    true
}

/// Adds what numbers without a word can mean, none of which is certain; whether the text is such.
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
    // 1-3-4 with signs between its numbers may be numbers or ranges.
    let text = numbers.iter().map(u64::to_string).collect::<Vec<_>>().join(" ");
    // Amounts have commas, or begin with 1.
    let are_amounts = numbers[0] == 1 || tokens.iter().any(|one| one.word == Word::Comma);
    let rises = are_amounts && numbers.windows(2).all(|pair| pair[0] < pair[1]);
    let subtract = |found: &mut Found| {
        found.line(&format!("subtract {text}"), false);
    };
    if rises {
        subtract(found);
    }
    if let Ok(nim) = Game::parse("nim")
        && let Ok(position) = nim.position(&text)
    {
        found.push(Reading::game(&nim, Some(nim.text(&position)), false));
    }
    if !rises {
        subtract(found);
    }
    true
}
