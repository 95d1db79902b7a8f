//! Texts of numbers alone: heaps of Nim, or amounts that may be taken.

use super::super::reading::{Found, Reading};
use super::input::{List, list};
use super::lexicon::Word;
use super::meaning::named;
use super::token::Token;
use crate::games::GAMES;

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
        Word::Slash,
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
    // Dots state a range, which a list of heaps does not have.
    let is_range = |one: &Token| one.word == Word::To && &plain[one.start..one.end] != "-";
    if tokens.iter().any(is_range) {
        if let Some(set) = ranges(tokens) {
            found.line(&format!("subtract {set}"), false);
        }
        return true;
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

/// Return the ranges and numbers of a text of numbers alone, in the notation of a set.
fn ranges(tokens: &[Token]) -> Option<String> {
    const AROUND: &[Word] =
        &[Word::Open, Word::Close, Word::OpenRound, Word::CloseRound, Word::Stop];
    let inner: Vec<Token> =
        tokens.iter().filter(|one| !AROUND.contains(&one.word)).copied().collect();
    let mut input = &inner[..];
    let List { ranges, is_doubtful, .. } = list(&mut input).ok()?;
    let one = |(lo, hi): &(u64, u64)| match lo == hi {
        true => lo.to_string(),
        false => format!("{lo}..{hi}"),
    };
    let is_whole = input.is_empty() && !is_doubtful;
    is_whole.then(|| ranges.iter().map(one).collect::<Vec<_>>().join(" "))
}

/// Add the possible meaning of a name with a single number after it, where the game takes a number, as 巴什博弈 3: the
/// number may be the game's own instead of a size. This meaning comes first, as in the notation.
pub(super) fn numbered(tokens: &[Token], found: &mut Found) {
    let [name, number] = tokens else { return };
    let Some(game) = named(name.word, name.value).filter(|_| number.word == Word::Number) else {
        return;
    };
    let takes_number =
        GAMES.iter().any(|entry| entry.name == game && is_numbered(entry.game, game));
    if takes_number
        && !found.has_certain()
        && let Some(reading) = Reading::at(&format!("{game} {}", number.value), None, false)
    {
        found.all.insert(0, reading);
    }
}

/// Return whether a game in notation is its name with one number.
fn is_numbered(line: &str, name: &str) -> bool {
    let number = line.strip_prefix(name).map(str::trim);
    number.is_some_and(|number| !number.is_empty() && number.bytes().all(|b| b.is_ascii_digit()))
}
