//! Generators of typed texts: correct texts, and correct texts with typing slips.

use arbitrary::{Result, Unstructured};
use mexplorer::{Error, GAMES, Game, Position, random_position};

/// Strings that a typing slip or an attack may insert into a text.
const SLIPS: [&str; 40] = [
    "",
    " ",
    "  ",
    "\n",
    "\t",
    "\u{3000}",
    ",",
    "，",
    "、",
    "0",
    "1",
    "2",
    "3",
    "5",
    "10",
    "１２",
    "-",
    "->",
    "→",
    "..",
    "…",
    ":",
    "x",
    "*",
    "#",
    "T",
    "H",
    "a",
    "a>b",
    "b-a",
    "misere",
    "n",
    "(",
    "))",
    "/0",
    "9007199254740991",
    "9007199254740992",
    "18446744073709551616",
    "\u{202e}",
    "<b>",
];

/// Further games, in addition to the first example of each entry of `GAMES`, with arguments that cover special cases.
const MORE: [&str; 12] = [
    "subtract 1 3 4",
    "subtract 2..5 9",
    "race 2..5",
    "moore 3",
    "bounded 3",
    "0.137",
    "0.07",
    "4.7",
    "hex 0.8F",
    "graph a>b a>c b>d c>d",
    "n -> n-1 | n-3 if n % 2 == 0",
    "n -> (i, n-1-i) for i in 0..n-1",
];

/// Return the text with up to `most` random slips.
pub fn slipped(text: &str, most: usize, u: &mut Unstructured<'_>) -> Result<String> {
    let mut chars: Vec<char> = text.chars().collect();
    for _ in 0..u.int_in_range(0..=most)? {
        let at = u.int_in_range(0..=chars.len())?;
        match u.int_in_range(0..=3)? {
            0 if at < chars.len() => {
                chars.remove(at);
            }
            1 => {
                let end = u.int_in_range(at..=chars.len())?;
                let part: Vec<char> = chars[at..end].to_vec();
                chars.splice(at..at, part);
            }
            _ => {
                let slip = *u.choose(&SLIPS)?;
                chars.splice(at..at, slip.chars());
            }
        }
    }
    Ok(chars.into_iter().collect())
}

/// Return the text of a random game of `GAMES` or `MORE`, in a third of the cases as misère play.
pub fn game_text(u: &mut Unstructured<'_>) -> Result<String> {
    let at = u.int_in_range(0..=GAMES.len() + MORE.len() - 1)?;
    let text = GAMES.get(at).map_or_else(|| MORE[at - GAMES.len()], |entry| entry.game);
    Ok(if u.ratio(1, 3)? { format!("{text} misere") } else { text.to_string() })
}

/// Return a random game of `GAMES` or `MORE`, and panic if its text does not parse.
pub fn game(u: &mut Unstructured<'_>) -> Result<Game> {
    let text = game_text(u)?;
    Ok(Game::parse(&text).unwrap_or_else(|error| panic!("{text}: {error}")))
}

/// Return a random position of the game, at a random level from 0 to 3.
pub fn position(game: &Game, u: &mut Unstructured<'_>) -> Result<Position> {
    let (seed, level) = (u.arbitrary()?, u.int_in_range(0..=3)?);
    Ok(random_position(game, seed, level))
}

/// Return whether the span of the error lies in the text of the game, not in another argument of the call.
pub fn in_game(error: &Error) -> bool {
    error.details.iter().any(|(name, detail)| *name == "field" && *detail == "game".into())
}

/// Check the properties of every error: the message is not empty, the code is not `internal`, and the span lies within
/// the text.
pub fn sound(error: &Error, text: &str) {
    assert!(!error.message.is_empty(), "{text:?}: {error:?}");
    assert_ne!(error.code.as_str(), "internal", "{text:?}: {error:?}");
    if let Some(span) = error.span {
        let length = text.encode_utf16().count();
        assert!(span.start <= span.end && span.end <= length, "{text:?}: {error:?}");
    }
}
