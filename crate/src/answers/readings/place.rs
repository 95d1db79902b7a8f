//! Texts with a game and its position, as in `nim 3 5 7`, `kayles(7)`, 威佐夫(5,8) or `kayles 5 + nim 7`.

mod positions;
mod terms;

pub(super) use positions::positions;

use super::brackets::spots;
use super::misere::without_play;
use super::names::{Named, at_start};
use super::numbers::raised;
use super::reading::{Found, Reading};
use super::stories::is_word;
use crate::base::error::ErrorCode;
use crate::notation::Game;
use terms::sum;

/// The most indices in a text that are tried as the end of a game.
pub(super) const SPOTS: usize = 24;

/// A game with an optional position, and whether the text can have no other meaning.
struct Place {
    game: Game,
    position: Option<String>,
    is_sure: bool,
}

/// Add the possible meanings of a text that consists of a game and its position.
pub(super) fn places(plain: &str, found: &mut Found) {
    let Some((text, misere)) = without_play(plain) else { return };
    let code = coded(&text);
    let is_coded = code.is_some();
    let text = code.unwrap_or(text);
    let mut all = single(&text);
    if all.is_empty()
        && is_coded
        && let Some(game) = Game::find(&text)
    {
        all.push(Place { game, position: None, is_sure: !plain.contains("0,") });
    }
    if all.is_empty() {
        all.extend(sum(&text));
    }
    let is_alone = all.len() == 1;
    for place in all {
        let line = if misere { format!("{} misere", place.game) } else { place.game.to_string() };
        if let Some(game) = Game::find(&line) {
            let certain = is_alone && place.is_sure;
            found.push(Reading::game(&game, place.position, certain));
        }
    }
}

/// Rewrite a text such as `octal game .17` in the notation: the name `octal` or `hex`, and the code with a 0 before its
/// point.
fn coded(text: &str) -> Option<String> {
    const BETWEEN: [&str; 9] =
        ["game", "with code", "with", "code", "number", "the", "游戏", "码", ":"];
    let named = at_start(text);
    // Names for the games of octal codes; "take-and-break" is Conway's name.
    const TAKE_AND_BREAK: [&str; 6] = [
        "take-and-break game",
        "take and break game",
        "taking and breaking game",
        "octal code",
        "take-and-break",
        "take and break",
    ];
    let lower = text.get(..32).unwrap_or(text).to_ascii_lowercase();
    let plain = TAKE_AND_BREAK.iter().find(|name| lower.starts_with(**name));
    let one = named.iter().find(|one| ["octal", "hex"].contains(&one.entry.name));
    let (name, end, is_first_word) = match (plain, one) {
        (Some(words), _) => ("octal", words.len(), false),
        (None, Some(one)) => (one.entry.name, one.end, one.is_first_word),
        (None, None) => return None,
    };
    let mut rest = text[end..].trim_start();
    while let Some(word) = BETWEEN.iter().find(|word| rest.starts_with(**word)) {
        rest = rest[word.len()..].trim_start();
    }
    let is_new = !is_first_word || !text[end..].trim_start().starts_with('0');
    if rest.starts_with(|c: char| ('1'..='7').contains(&c)) && rest[1..].starts_with('.') {
        return is_new.then(|| format!("{name} {rest}"));
    }
    // A decimal comma stands for the point of the code.
    if let Some(code) = rest.strip_prefix("0,")
        && !code.is_empty()
        && code.bytes().all(|byte| byte.is_ascii_hexdigit())
    {
        return Some(format!("{name} 0.{code}"));
    }
    let code = rest.strip_prefix('0').unwrap_or(rest).strip_prefix('.')?;
    is_new.then(|| format!("{name} 0.{code}"))
}

/// Return the possible meanings of a text about a single game.
fn single(text: &str) -> Vec<Place> {
    let mut all: Vec<Place> = Vec::new();
    let named = at_start(text);
    for one in &named {
        let rest = &text[one.end..];
        if one.entry.game == one.entry.name
            && let Some(game) = Game::find(one.entry.name)
        {
            let is_sure = named.len() == 1 && !one.is_vague;
            positions(&game, rest).into_iter().for_each(|(position, sure)| {
                let position = Some(position);
                push(&mut all, Place { game: game.clone(), position, is_sure: is_sure && sure });
            });
        }
    }
    // Stop at a certain meaning: below, a sign in the position could be mistaken for an argument.
    if let [only] = &all[..]
        && only.is_sure
    {
        return all;
    }
    for spot in spots(text).take(SPOTS) {
        let (said, rest) = text.split_at(spot);
        let line = said.trim_end_matches(|c: char| c.is_whitespace() || ",:;@=".contains(c));
        let Some((game, sure_game)) = game(line, &named, rest) else { continue };
        let sure_game = sure_game && (said.ends_with([':', ';', '@', '=']) || is_ended(line, rest));
        positions(&game, rest).into_iter().for_each(|(position, sure)| {
            let position = Some(position);
            push(&mut all, Place { game: game.clone(), position, is_sure: sure_game && sure });
        });
    }
    if all.is_empty() {
        all.extend(reversed(text));
    }
    all
}

/// Add a game with a position, unless it is already in the list.
fn push(all: &mut Vec<Place>, place: Place) {
    let same = |one: &&mut Place| one.game == place.game && one.position == place.position;
    match all.iter_mut().find(same) {
        Some(one) => one.is_sure |= place.is_sure,
        None => all.push(place),
    }
}

/// Read a position before its game, as in `3 5 7 nim` or `(3, 5, 7) in nim`.
fn reversed(text: &str) -> Option<Place> {
    if !text.starts_with(|c: char| c.is_ascii_digit() || !c.is_ascii_alphabetic()) {
        return None;
    }
    let first = text.find(|c: char| c.is_alphabetic() && !"局面位置的和与、".contains(c))?;
    let (before, name) = text.split_at(first);
    let name = name.strip_prefix("in ").or(name.strip_prefix("of ")).unwrap_or(name).trim();
    let named = at_start(name);
    // Refuse a name that is also an ordinary word: "squares" after a number may count the squares of a board.
    let is_own = |one: &&Named| name[one.end..].is_empty() && !is_word(name);
    let [one] = named.iter().filter(is_own).collect::<Vec<_>>()[..] else {
        return None;
    };
    let game = Game::find(one.entry.name)?;
    let before = before.trim_end().trim_end_matches(['的', ',', '，']);
    let all = positions(&game, before);
    let [(position, is_sure)] = &all[..] else { return None };
    Some(Place { game, position: Some(position.clone()), is_sure: *is_sure && !one.is_vague })
}

/// Parse a game whose notation may begin with a title instead of the game's word. Also return whether no other meaning
/// is possible.
fn game(line: &str, named: &[Named], rest: &str) -> Option<(Game, bool)> {
    // Refuse a text with arguments after a closing bracket, as a set in brackets holds all arguments.
    if !line.contains('>') && is_left_behind(line) {
        return None;
    }
    let titled = named.iter().find(|one| !one.is_first_word && one.end < line.len());
    if let Some(one) = titled {
        let game = Game::find(&format!("{} {}", one.entry.name, &line[one.end..]))?;
        if has_words(&game, &format!("- {}", &line[one.end..])) {
            return None;
        }
        let is_apart = rest.starts_with(|c: char| !c.is_whitespace() && !c.is_alphanumeric());
        let is_closed = line.ends_with([')', '}', ']']);
        return Some((game, named.len() == 1 && (is_apart || is_closed)));
    }
    let game = Game::find(line)?;
    (!has_words(&game, line)).then_some((game, true))
}

/// Return whether the notation of a graph is followed by words, which are not nodes.
fn has_words(game: &Game, line: &str) -> bool {
    let is_word = |word: &str| word.len() > 1 && word.bytes().all(|b| b.is_ascii_lowercase());
    let is_graph = ["graph", "geography"].contains(&game.name()) && !line.contains(['{', '[']);
    is_graph && line.split_whitespace().skip(1).any(is_word)
}

/// Return whether a game's arguments cannot continue with the number after them. In `subtract 1 0 3` they can, so the
/// wrong 0 is an argument; in `octal 0.77 5` the code is the only argument.
fn is_ended(line: &str, rest: &str) -> bool {
    let rest = rest.trim_start();
    let digits = rest.bytes().take_while(u8::is_ascii_digit).count();
    // A number with a power of ten is not an argument.
    let is_raised = raised(rest).is_some_and(|(_, end)| end > digits);
    if digits == 0 || is_raised || !line.ends_with(|c: char| c.is_ascii_digit()) {
        return true;
    }
    let longer = Game::parse(&format!("{line} {}", &rest[..digits]));
    longer.is_err_and(|error| error.code == ErrorCode::UnexpectedArgument)
}

/// Return whether letters or digits follow the last closing bracket.
fn is_left_behind(line: &str) -> bool {
    let last = line.rfind([')', '}']).map_or(line.len(), |at| at + 1);
    line[last..].contains(|c: char| c.is_alphanumeric())
}

/// Return whether a text is more than a game in notation: it has numbers both in brackets and after them, or a word
/// before a position.
pub(super) fn has_more_than_a_line(line: &str) -> bool {
    if line.contains(" at ") {
        return true;
    }
    let is_rule = line.contains('>') || line.trim_start().starts_with(['[', '(']);
    let open = line.find(['(', '{']);
    !is_rule
        && open.is_some_and(|open| {
            let digits = |text: &str| text.contains(|c: char| c.is_ascii_digit());
            let is_split = digits(&line[..open]) && !line[..open].contains('.');
            is_left_behind(line) || line[open + 1..].contains(['(', '{']) || is_split
        })
}
