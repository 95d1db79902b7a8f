//! A game and a position of it in one text, as in `nim 3 5 7`, `kayles(7)`, 威佐夫(5,8) or `kayles 5 + nim 7`.

use super::brackets::{has_pairs, is_wrapped, pieces, spots};
use super::misere::without_play;
use super::names::{Named, at_start, is_boundary};
use super::nimbers::is_nimbers;
use super::numbers::{Numbers, in_digits, numbers};
use super::reading::{Found, Reading};
use crate::base::error::ErrorCode;
use crate::notation::Game;

/// At most so many places in a text are tried as the end of a game.
pub(super) const SPOTS: usize = 24;

/// The longest text that is read as a sum, in bytes.
const LONGEST_SUM: usize = 4000;

/// At most so many games with positions are read as a sum.
const MOST_TERMS: usize = 16;

/// Between a game and its position.
const LEADS: [&str; 24] = [
    ":",
    "@",
    "=",
    ",",
    ";",
    "at",
    "on",
    "with",
    "from",
    "in",
    "of",
    "position",
    "heaps",
    "piles",
    "heap",
    "pile",
    "sizes",
    "stones",
    "初始局面",
    "局面",
    "位置",
    "从",
    "在",
    "各堆",
];

/// Between the games of a sum.
const JOINS: [&str; 12] =
    ["+", "⊕", "beside", "besides", "plus", "and", "加上", "加", "和", "与", "以及", "旁边是"];

/// A game, perhaps with a position of it, and whether the text can mean nothing else.
struct Place {
    game: Game,
    position: Option<String>,
    is_sure: bool,
}

/// Adds what a text says of a game and a position of it.
pub(super) fn places(plain: &str, found: &mut Found) {
    let Some((text, misere)) = without_play(plain) else { return };
    let code = coded(&text);
    let is_coded = code.is_some();
    let text = code.unwrap_or(text);
    let mut all = single(&text);
    if all.is_empty()
        && is_coded
        && let Ok(game) = Game::parse(&text)
    {
        all.push(Place { game, position: None, is_sure: true });
    }
    if all.is_empty() {
        all.extend(in_powers(&text));
    }
    if all.is_empty() {
        all.extend(sum(&text));
    }
    let is_alone = all.len() == 1;
    for place in all {
        let line = if misere { format!("{} misere", place.game) } else { place.game.to_string() };
        if let Ok(game) = Game::parse(&line) {
            let certain = is_alone && place.is_sure;
            found.push(Reading::game(&game, place.position, certain));
        }
    }
}

/// A code with its game and the 0 before its point, as in `octal game .17`.
fn coded(text: &str) -> Option<String> {
    const BETWEEN: [&str; 7] = ["game", "code", "number", "the", "游戏", "码", ":"];
    let named = at_start(text);
    let one = named.iter().find(|one| ["octal", "hex"].contains(&one.entry.name))?;
    let mut rest = text[one.end..].trim_start();
    while let Some(word) = BETWEEN.iter().find(|word| rest.starts_with(**word)) {
        rest = rest[word.len()..].trim_start();
    }
    let is_new = !one.is_first_word || !text[one.end..].trim_start().starts_with('0');
    let code = rest.strip_prefix('0').unwrap_or(rest).strip_prefix('.')?;
    is_new.then(|| format!("{} 0.{code}", one.entry.name))
}

/// A game of heaps with numbers that are written as powers.
fn in_powers(text: &str) -> Option<Place> {
    let named = at_start(text);
    let one = named.first().filter(|one| one.entry.game == one.entry.name)?;
    let (numbers, is_sure) = in_digits(&text[one.end..])?;
    let game = Game::parse(one.entry.name).ok()?;
    let position = game.position(&numbers).ok().map(|position| game.text(&position))?;
    let is_sure = is_sure && named.len() == 1 && !one.is_vague;
    // The sides of a board are no heaps.
    let is_heaps = is_sure || game.name() == "nim";
    is_heaps.then_some(Place { game, position: Some(position), is_sure })
}

/// What a text of one game can say.
fn single(text: &str) -> Vec<Place> {
    let mut all: Vec<Place> = Vec::new();
    let named = at_start(text);
    for one in &named {
        let rest = &text[one.end..];
        if one.entry.game == one.entry.name
            && let Ok(game) = Game::parse(one.entry.name)
        {
            let is_sure = named.len() == 1 && !one.is_vague;
            positions(&game, rest).into_iter().for_each(|(position, sure)| {
                let position = Some(position);
                push(&mut all, Place { game: game.clone(), position, is_sure: is_sure && sure });
            });
        }
    }
    // What the notation writes in a position may look like an argument.
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

/// Adds a place, unless it is there.
fn push(all: &mut Vec<Place>, place: Place) {
    let same = |one: &&mut Place| one.game == place.game && one.position == place.position;
    match all.iter_mut().find(same) {
        Some(one) => one.is_sure |= place.is_sure,
        None => all.push(place),
    }
}

/// A position before its game, as in `3 5 7 nim` or `(3, 5, 7) in nim`.
fn reversed(text: &str) -> Option<Place> {
    if !text.starts_with(|c: char| c.is_ascii_digit() || !c.is_ascii_alphabetic()) {
        return None;
    }
    let first = text.find(|c: char| c.is_alphabetic() && !"局面位置的和与、".contains(c))?;
    let (before, name) = text.split_at(first);
    let name = name.strip_prefix("in ").or(name.strip_prefix("of ")).unwrap_or(name).trim();
    let named = at_start(name);
    let [one] = named.iter().filter(|one| name[one.end..].is_empty()).collect::<Vec<_>>()[..]
    else {
        return None;
    };
    let game = Game::parse(one.entry.name).ok()?;
    let before = before.trim_end().trim_end_matches(['的', ',', '，']);
    let all = positions(&game, before);
    let [(position, is_sure)] = &all[..] else { return None };
    Some(Place { game, position: Some(position.clone()), is_sure: *is_sure && !one.is_vague })
}

/// The game of a line that may begin with a title, and whether nothing else can be meant.
fn game(line: &str, named: &[Named], rest: &str) -> Option<(Game, bool)> {
    // A set in brackets is whole.
    if !line.contains('>') && is_left_behind(line) {
        return None;
    }
    let titled = named.iter().find(|one| !one.is_first_word && one.end < line.len());
    if let Some(one) = titled {
        let game = Game::parse(&format!("{} {}", one.entry.name, &line[one.end..])).ok()?;
        let is_apart = rest.starts_with(|c: char| !c.is_whitespace() && !c.is_alphanumeric());
        let is_closed = line.ends_with([')', '}', ']']);
        return Some((game, named.len() == 1 && (is_apart || is_closed)));
    }
    Some((Game::parse(line).ok()?, true))
}

/// Whether the arguments of a line cannot go on with the numbers behind it. In `subtract 1 0 3` they do, and the 0 is
/// wrong; in `octal 0.77 5` a code is the only argument.
fn is_ended(line: &str, rest: &str) -> bool {
    let rest = rest.trim_start();
    let digits = rest.bytes().take_while(u8::is_ascii_digit).count();
    if digits == 0 || !line.ends_with(|c: char| c.is_ascii_digit()) {
        return true;
    }
    let longer = Game::parse(&format!("{line} {}", &rest[..digits]));
    longer.is_err_and(|error| error.code == ErrorCode::UnexpectedArgument)
}

/// Whether something follows a bracket that closes.
fn is_left_behind(line: &str) -> bool {
    let last = line.rfind([')', '}']).map_or(line.len(), |at| at + 1);
    line[last..].contains(|c: char| c.is_alphanumeric())
}

/// Whether a line has numbers both in brackets and after them, or a word before a position, so that it is no game
/// alone.
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

/// The positions that a text says, in canonical form, and whether it can say no other.
pub(super) fn positions(game: &Game, text: &str) -> Vec<(String, bool)> {
    let text = without_leads(text);
    let board = board(text);
    let text = board.as_deref().unwrap_or(text);
    let whole = whole_positions(game, text);
    // On some boards a dot is a free square, and elsewhere it ends a sentence.
    match text.strip_suffix(['.', '。']) {
        Some(text) if whole.is_empty() => whole_positions(game, text.trim_end()),
        _ => whole,
    }
}

/// `a 3 by 5 board` as `3x5`.
fn board(text: &str) -> Option<String> {
    const ENDS: [&str; 6] = [" board", " grid", " bar", " rectangle", "的棋盘", "棋盘"];
    let text =
        ["a ", "an ", "the "].iter().find_map(|word| text.strip_prefix(word)).unwrap_or(text);
    let text = ENDS.iter().find_map(|end| text.strip_suffix(end)).unwrap_or(text);
    let (rows, columns) = text.split_once(" by ").or(text.split_once(['x', '×', '乘']))?;
    let sides = [rows.trim(), columns.trim()];
    let is_number = |side: &&str| !side.is_empty() && side.bytes().all(|b| b.is_ascii_digit());
    sides.iter().all(is_number).then(|| sides.join("x"))
}

/// The positions that all of a text says.
fn whole_positions(game: &Game, text: &str) -> Vec<(String, bool)> {
    if text.is_empty() || !has_pairs(text) {
        return Vec::new();
    }
    let read = |text: &str| game.position(text).ok().map(|position| game.text(&position));
    let inner = is_wrapped(text).then(|| text[1..text.len() - 1].trim());
    // `(n = 21)` is a heap, or a number of heaps.
    if let Some((letter, number)) = inner.unwrap_or(text).split_once('=')
        && letter.trim().len() == 1
        && letter.trim().bytes().all(|b| b.is_ascii_alphabetic())
        && number.trim().bytes().all(|b| b.is_ascii_digit())
    {
        return read(number.trim()).map(|text| (text, false)).into_iter().collect();
    }
    match numbers(inner.unwrap_or(text)) {
        Numbers::None => {
            let is_sum = game.name() == "sum";
            let refused = text.contains('*') || (text.contains('+') && !is_sum);
            let refused = refused && !is_nimbers(text) || is_half_in_brackets(text);
            let own = if refused { None } else { read(text) };
            own.or_else(|| inner.and_then(read)).map(|text| (text, true)).into_iter().collect()
        }
        Numbers::Heaps(list) => read(&list).map(|text| (text, true)).into_iter().collect(),
        Numbers::Grouped { apart, joined } => {
            let mut all: Vec<String> =
                [apart, joined].iter().filter_map(|list| read(list)).collect();
            all.dedup();
            let is_alone = all.len() == 1;
            all.into_iter().map(|text| (text, is_alone)).collect()
        }
    }
}

/// Whether there are numbers both in brackets and outside of them.
fn is_half_in_brackets(text: &str) -> bool {
    let digit = |c: char| c.is_ascii_digit();
    let open = text.find(['(', '{', '[']);
    let close = text.rfind([')', '}', ']']);
    let outside =
        |open: usize, close: usize| text[..open].contains(digit) || text[close..].contains(digit);
    open.zip(close).is_some_and(|(open, close)| open < close && outside(open, close))
}

fn without_leads(text: &str) -> &str {
    let mut text = text.trim();
    while let Some(lead) = LEADS.iter().find(|lead| {
        text.get(..lead.len()).is_some_and(|word| word.eq_ignore_ascii_case(lead))
            && is_boundary(text, lead.len())
    }) {
        text = text[lead.len()..].trim_start();
    }
    text
}

/// What a text of several games says, each with its position, or none of them.
fn sum(text: &str) -> Option<Place> {
    const BEFORE: [&str; 6] = ["the sum of ", "a sum of ", "sum of ", "一个", "同时玩", "一起玩"];
    const BEHIND: [&str; 9] = [
        "的和",
        "之和",
        "的组合",
        "同时进行",
        "一起玩",
        " played together",
        " played at once",
        " together",
        " at the same time",
    ];
    if text.len() > LONGEST_SUM {
        return None;
    }
    let before = BEFORE.iter().find_map(|words| text.strip_prefix(words));
    let inner = before.unwrap_or(text).trim_start();
    let behind = BEHIND.iter().find_map(|words| inner.strip_suffix(words));
    let terms = pieces(behind.unwrap_or(inner).trim(), &JOINS);
    if !(2..=MOST_TERMS).contains(&terms.len()) {
        return None;
    }
    // Names joined by "and" alone may as well be a list.
    let mut is_sure = true;
    let is_sum = before.is_some() || behind.is_some() || text.contains(['+', '⊕']);
    let (mut games, mut positions) = (Vec::new(), Vec::new());
    for term in terms {
        let term = if is_wrapped(term) { &term[1..term.len() - 1] } else { term };
        let term = term.trim().strip_prefix("一个").unwrap_or(term).trim();
        let term = term.trim_end_matches([',', '，']);
        let place = match whole(term) {
            Some(place) => place,
            None => {
                let mut all = single(term);
                all.pop().filter(|_| all.is_empty())?
            }
        };
        is_sure &= place.is_sure;
        let game = place.game.to_string();
        games.push(if game.contains('>') { format!("[{game}]") } else { game });
        positions.extend(place.position);
    }
    let game = Game::parse(&games.join(" + ")).ok()?;
    let position = match positions.len() {
        0 => {
            is_sure &= is_sum;
            None
        }
        many if many == games.len() => {
            let position = game.position(&positions.join(" + ")).ok()?;
            Some(game.text(&position))
        }
        _ => return None,
    };
    Some(Place { game, position, is_sure })
}

/// The game that a text names, and nothing else.
fn whole(text: &str) -> Option<Place> {
    let named = at_start(text);
    let one = named.first().filter(|one| text[one.end..].is_empty())?;
    let game = Game::parse(one.entry.name).ok()?;
    Some(Place { game, position: None, is_sure: named.len() == 1 && !one.is_vague })
}
