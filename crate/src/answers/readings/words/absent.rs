//! Games that people ask for and that Mexplorer does not have.

use super::super::reading::{Found, Reading};
use super::Spot;
use super::lexicon::Word;
use super::names;
use super::token::Token;

/// Absent games whose name also describes moves of a game that Mexplorer has.
const ALSO: &[(&str, &str)] = &[("stone merging", "merge")];

/// Add an absent game as a possible meaning, if a text names such a game and names no game that Mexplorer has. Return
/// whether a game was added.
pub(super) fn absent(plain: &str, tokens: &[Token], spot: &Spot<'_>, found: &mut Found) -> bool {
    let Some(token) = tokens.iter().find(|token| token.word == Word::Absent) else { return false };
    if tokens.iter().any(|token| super::meaning::named(token.word, token.value).is_some()) {
        return false;
    }
    // `hex 0.3F` is a code in the notation, also with a wrong digit.
    if is_code(&plain[token.end..]) {
        return false;
    }
    const NOTHING: &[Word] = &[Word::Filler, Word::Turn, Word::Stop, Word::Comma];
    let rest = tokens.iter().filter(|one| !NOTHING.contains(&one.word) && one.value != token.value);
    let rest: Vec<_> = rest.map(|one| spot.utf16((one.start, one.end))).collect();
    // In a longer text the name of an absent game must not be a common word.
    if let Some(absent) = names::absent(token.value)
        && (rest.len() <= 3 || !is_common(&plain[token.start..token.end]))
    {
        // A game may be meant by the same words.
        let also = ALSO.iter().find(|(name, _)| *name == absent.name);
        if let Some(one) = also.and_then(|(_, line)| Reading::at(line, None, false)) {
            found.push(Reading { rest: rest.clone(), ..one });
        }
        let certain = rest.is_empty() && also.is_none();
        if certain {
            // Drop all uncertain meanings: a game found for "poker", for example, only has a name that contains this
            // word.
            found.all.retain(|one| one.certain);
        }
        found.push(Reading { absent: Some(absent), certain, rest, ..Reading::default() });
        return true;
    }
    false
}

/// Return whether a text begins with a number and a point, as a code of a take-and-break game does.
fn is_code(text: &str) -> bool {
    let text = text.trim_start();
    text.trim_start_matches(|c: char| c.is_ascii_digit()).starts_with('.')
        && text.starts_with(|c: char| c.is_ascii_digit())
}

/// Return whether the name of an absent game is also a common word or a proper name.
fn is_common(name: &str) -> bool {
    const COMMON: &str = "go hex col snort sim breakthrough quarto grim poker bridge solitaire roulette ludo catan \
        scrabble konane monopoly battleship";
    COMMON.split_whitespace().any(|one| one.eq_ignore_ascii_case(name))
}
