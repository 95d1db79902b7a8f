//! Typed texts: correct ones, and correct ones with slips.

use arbitrary::{Result, Unstructured};
use mexplorer::{Error, GAMES, Game, Position, random_position};

/// Texts that a slip or an attack inserts.
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

/// Games beyond the first of each entry, with arguments that matter.
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

/// Text with up to `most` slips in it.
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

/// The text of a game that is on the list.
pub fn game_text(u: &mut Unstructured<'_>) -> Result<String> {
    let at = u.int_in_range(0..=GAMES.len() + MORE.len() - 1)?;
    let text = GAMES.get(at).map_or_else(|| MORE[at - GAMES.len()], |entry| entry.game);
    Ok(if u.ratio(1, 3)? { format!("{text} misere") } else { text.to_string() })
}

/// A game that can be played.
pub fn game(u: &mut Unstructured<'_>) -> Result<Game> {
    let text = game_text(u)?;
    Ok(Game::parse(&text).unwrap_or_else(|error| panic!("{text}: {error}")))
}

/// A random position of the game.
pub fn position(game: &Game, u: &mut Unstructured<'_>) -> Result<Position> {
    let (seed, level) = (u.arbitrary()?, u.int_in_range(0..=3)?);
    Ok(random_position(game, seed, level))
}

/// Whether the error's spot is in the game's text, whatever other texts the call had.
pub fn in_game(error: &Error) -> bool {
    error.details.iter().any(|(name, detail)| *name == "field" && *detail == "game".into())
}

/// Check the properties of every error: it has a message, and its spot lies within the text.
pub fn sound(error: &Error, text: &str) {
    assert!(!error.message.is_empty(), "{text:?}: {error:?}");
    assert_ne!(error.code.as_str(), "internal", "{text:?}: {error:?}");
    if let Some(span) = error.span {
        let length = text.encode_utf16().count();
        assert!(span.start <= span.end && span.end <= length, "{text:?}: {error:?}");
    }
}
