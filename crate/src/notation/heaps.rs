//! The games on single heaps: typed rules, codes, and those known by name.

use super::parse::unexpected;
use crate::base::error::{Error, ErrorCode, Result};
use crate::base::text::{Source, Word};
use crate::games::HeapGame;
use crate::heaps::octal::{TakeAndBreak, TakeCode};
use crate::heaps::rule::HeapRule;

/// The games that are a rule of the rule language.
const RULES: [(&str, &str); 2] = [
    ("primes", "n -> n - p for p in 1..n if prime(p)"),
    ("squares", "n -> n - k*k for k in 1..n if k*k <= n"),
];

/// The games that are a take-and-break code: Kayles (Dudeney 1908), Dawson's Kayles (Dawson 1935),
/// Lasker's Nim (Lasker 1931), Officers (Berlekamp, Conway and Guy 1982).
const CODES: [(&str, &str); 4] =
    [("kayles", "0.77"), ("dawson", "0.07"), ("lasker", "4.[3]"), ("officers", "0.6")];

/// Whether the text of a game is a rule as typed, right or wrong: it begins with `n` and an arrow.
pub fn is_rule(text: &str) -> bool {
    begins_rule(Source::new(text).plain())
}

pub(super) fn begins_rule(text: &str) -> bool {
    let text = text.trim_start();
    let rest = text.strip_prefix(['n', 'N']).unwrap_or("x").trim_start();
    rest.starts_with(['-', '=', '>'])
}

/// A rule as typed, up to byte `end`, where `misere` may follow.
pub(super) fn typed(source: &Source<'_>, end: usize) -> Result<HeapGame> {
    let rule = HeapRule::read(source, end)?;
    Ok(HeapGame::typed("rule", rule.to_string(), rule))
}

/// The game of a first word, with the words after it; `None` if it is no game on single heaps.
pub(super) fn named(name: &str, word: Word<'_>, rest: &[Word<'_>]) -> Option<Result<HeapGame>> {
    match name {
        "octal" => return Some(after(word, rest).and_then(|code| read(code, false))),
        "hex" => return Some(after(word, rest).and_then(|code| read(code, true))),
        // A code may stand alone; it is hexadecimal if it must be.
        _ if name.starts_with(|c: char| c.is_ascii_hexdigit()) && name.contains('.') => {
            let hex = name.contains(['8', '9', 'a', 'b', 'c', 'd', 'e', 'f']);
            return Some(none(word, rest).and_then(|()| read(word, hex)));
        }
        _ => {}
    }
    let known = |list: &'static [(&'static str, &'static str)]| list.iter().find(|g| g.0 == name);
    let (name, game) = if let Some(&(name, rule)) = known(&RULES) {
        let typed = HeapRule::parse(rule).map(|rule| HeapGame::typed(name, name.to_string(), rule));
        (name, typed)
    } else if let Some(&(name, code)) = known(&CODES) {
        let code = TakeCode::parse(Word { text: code, start: 0 }, false);
        (name, code.map(|code| HeapGame::breaks(name, name.to_string(), TakeAndBreak::from(&code))))
    } else {
        let (name, breaks) = match name {
            "grundy" => ("grundy", TakeAndBreak::grundy()),
            "treblecross" => ("treblecross", TakeAndBreak::treblecross()),
            _ => return None,
        };
        (name, Ok(HeapGame::breaks(name, name.to_string(), breaks)))
    };
    Some(none(Word { text: name, ..word }, rest).and(game))
}

fn none(game: Word<'_>, rest: &[Word<'_>]) -> Result<()> {
    rest.first().map_or(Ok(()), |extra| Err(unexpected(*extra, game.text)))
}

/// The one word after the game's name.
fn after<'s>(game: Word<'_>, rest: &[Word<'s>]) -> Result<Word<'s>> {
    match *rest {
        [code] => Ok(code),
        [code, extra, ..] => Err(unexpected(extra, code.text)),
        [] => Err(Error::new(
            ErrorCode::MissingArgument,
            format!("expected a code after {}, such as {} 0.77", game.text, game.text),
        )
        .with("expected", "code")),
    }
}

fn read(code: Word<'_>, hex: bool) -> Result<HeapGame> {
    let code = TakeCode::parse(code, hex)?;
    let name = if hex { "hex" } else { "octal" };
    Ok(HeapGame::breaks(name, format!("{name} {code}"), TakeAndBreak::from(&code)))
}
