//! Positions that a text gives after the name of its game.

use super::super::brackets::{has_pairs, is_wrapped};
use super::super::graphs::is_mixed;
use super::super::names::is_boundary;
use super::super::nimbers::is_nimbers;
use super::super::numbers::{Numbers, in_digits, numbers};
use super::super::reading::place_in;
use crate::notation::Game;

/// Words between a game and its position.
const LEADS: [&str; 41] = [
    "play at",
    "played on",
    "played with",
    "played from",
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
    "a heap",
    "a pile",
    "a row",
    "a single row",
    "a single heap",
    "row",
    "length",
    "sizes",
    "size",
    "stones",
    "初始局面",
    "局面",
    "堆为",
    "堆",
    "石子数",
    "石子",
    "一堆",
    "位置",
    "从",
    "在",
    "各堆",
];

/// Return the positions that a text may mean, in canonical form, each with whether no other position is possible.
pub(in crate::answers::readings) fn positions(game: &Game, text: &str) -> Vec<(String, bool)> {
    let text = without_leads(text);
    let board = board(text);
    let text = board.as_deref().unwrap_or(text);
    let whole = whole_positions(game, text);
    // Try the text with its final dot first: on some boards a dot is an empty square, otherwise it ends a sentence.
    match text.strip_suffix(['.', '。']) {
        Some(text) if whole.is_empty() => whole_positions(game, text.trim_end()),
        _ => whole,
    }
}

/// Rewrite a text such as `a 3 by 5 board` as `3x5`.
fn board(text: &str) -> Option<String> {
    const ENDS: [&str; 6] = [" board", " grid", " bar", " rectangle", "的棋盘", "棋盘"];
    let text = ["a ", "an ", "the ", "board ", "grid "]
        .iter()
        .find_map(|word| text.strip_prefix(word))
        .unwrap_or(text);
    let text = ENDS.iter().find_map(|end| text.strip_suffix(end)).unwrap_or(text);
    // The notation gives the columns before the rows.
    let rows = text.strip_suffix(" columns").and_then(|text| text.split_once(" rows "));
    let rows = rows.map(|(rows, columns)| (columns.trim_start_matches("and "), rows));
    let sides = text.split_once(" by ").or(text.split_once(['x', '×', '乘']));
    let (one, other) = rows.or(sides)?;
    let sides = [one.trim(), other.trim()];
    let is_number = |side: &&str| !side.is_empty() && side.bytes().all(|b| b.is_ascii_digit());
    sides.iter().all(is_number).then(|| sides.join("x"))
}

/// Return the positions that the whole text may mean.
fn whole_positions(game: &Game, text: &str) -> Vec<(String, bool)> {
    // Refuse words for the game `letters`, which would read them as positions.
    let is_word = |word: &str| word.len() > 2 && word.bytes().all(|b| b.is_ascii_lowercase());
    let words = || text.split(|c: char| !c.is_ascii_alphabetic()).filter(|word| !word.is_empty());
    if game.name() == "letters" && words().nth(1).is_some() && words().any(is_word) {
        return Vec::new();
    }
    if text.is_empty() || !has_pairs(text) {
        return Vec::new();
    }
    let read = |text: &str| place_in(game, text);
    let inner = is_wrapped(text).then(|| text[1..text.len() - 1].trim());
    // The number in `(n = 21)` is a heap, or the number of heaps.
    if let Some((letter, number)) = inner.unwrap_or(text).split_once('=')
        && letter.trim().len() == 1
        && letter.trim().bytes().all(|b| b.is_ascii_alphabetic())
        && number.trim().bytes().all(|b| b.is_ascii_digit())
    {
        let is_heap = ["fibonacci", "subtract", "bounded"].contains(&game.name())
            && letter.trim().eq_ignore_ascii_case("n");
        return read(number.trim()).map(|text| (text, is_heap)).into_iter().collect();
    }
    match numbers(inner.unwrap_or(text)) {
        Numbers::None => {
            let is_sum = game.name() == "sum";
            let refused = text.contains('*') || (text.contains('+') && !is_sum);
            let refused = refused && !is_nimbers(text) || is_half_in_brackets(text);
            let own = if refused { None } else { read(text) };
            // The position is uncertain if strokes are separated by blanks, which may be gaps between the strokes.
            let is_sure = !text.contains("| |") && !text.split([' ', '-', '>', ',']).any(is_mixed);
            let own = own.or_else(|| inner.and_then(read)).map(|text| (text, is_sure));
            let own = own.or_else(|| read(&hyphened(text)?).map(|text| (text, false)));
            own.or_else(|| in_powers(game, inner.unwrap_or(text))).into_iter().collect()
        }
        Numbers::Heaps(list) => {
            // A position of Northcott's game with blanks and commas is uncertain: its numbers may be gaps or the
            // squares of pieces.
            let is_sure = game.name() != "northcott"
                || !(text.contains([',', '，']) && text.replace(", ", ",").contains(' '));
            read(&list).map(|text| (text, is_sure)).into_iter().collect()
        }
        Numbers::Grouped(lists) => {
            let mut all: Vec<String> = lists.iter().filter_map(|list| read(list)).collect();
            all.dedup();
            let is_alone = all.len() == 1;
            all.into_iter().map(|text| (text, is_alone)).collect()
        }
    }
}

/// Read heaps written as powers. An uncertain list such as `5*3` is accepted for Nim only, as it may be the sides of a
/// board.
fn in_powers(game: &Game, text: &str) -> Option<(String, bool)> {
    let (numbers, is_sure) = in_digits(text)?;
    let position = place_in(game, &numbers)?;
    (is_sure || game.name() == "nim").then_some((position, is_sure))
}

/// Read three or more numbers with hyphens between them.
fn hyphened(text: &str) -> Option<String> {
    let numbers: Vec<&str> = text.split('-').map(str::trim).collect();
    let is_number = |one: &&str| !one.is_empty() && one.bytes().all(|b| b.is_ascii_digit());
    (numbers.len() > 2 && numbers.iter().all(is_number)).then(|| numbers.join(" "))
}

/// Return whether there are numbers both in brackets and outside of brackets.
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
