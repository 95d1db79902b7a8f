//! Positions from text.

use super::{GAMES, Game, Rule};
use crate::base::error::{Error, ErrorCode, Result, Span};
use crate::base::nimber::MAX_HEAP;
use crate::base::text::{Source, Word, number, number_up_to};
use crate::games::hackenbush;
use crate::ruleset::position::Position;

/// Read a position of `game`.
pub(super) fn read(game: &Game, source: &Source<'_>) -> Result<Position> {
    match &game.rule {
        Rule::Letters(_) => letters(source.plain()).map(Position::Letters),
        Rule::Graph(graph) => graph.tokens(source.words()).map(Position::Tokens),
        Rule::Fibonacci(_) => capped(source),
        Rule::Coins(_) => coins(source).map(Position::Coins),
        Rule::Hackenbush(_) => hackenbush::read(source).map(Position::Plant),
        Rule::Chomp(_) => bar(source).map(Position::Heaps),
        Rule::SilverDollar(_) => strip(source).map(Position::Heaps),
        Rule::Wythoff(_) | Rule::Euclid(_) => {
            let heaps = heaps(source, "3 5", MAX_HEAP)?;
            match heaps.len() {
                2 => Ok(Position::Heaps(heaps)),
                found => Err(wrong_count(2, found).at(Span::new(0, source.plain().len()))),
            }
        }
        _ => {
            let example = GAMES.iter().find(|g| g.0 == game.name()).map_or("3 5 7", |g| g.2);
            match &game.rule {
                // Stones gather on a heap here, so that play may lead beyond what one types.
                Rule::Staircase(_) => heaps(source, example, GATHERED),
                Rule::Merge(_) => heaps(source, example, GATHERED).and_then(mergeable),
                _ => heaps(source, example, MAX_HEAP),
            }
            .map(Position::Heaps)
        }
    }
}

fn wrong_count(expected: usize, found: usize) -> Error {
    let heaps = if expected == 1 { "one heap" } else { "two heaps" };
    Error::new(ErrorCode::WrongCount, format!("expected {heaps}, found {found}"))
        .with("expected", expected)
        .with("found", found)
}

/// The largest heap that stones may gather on.
const GATHERED: u64 = 1 << 62;

/// Refuse heaps that could not all be merged.
fn mergeable(heaps: Vec<u64>) -> Result<Vec<u64>> {
    let all: u128 = heaps.iter().map(|h| u128::from(*h)).sum();
    if all <= u128::from(GATHERED) {
        return Ok(heaps);
    }
    Err(Error::new(
        ErrorCode::NumberTooLarge,
        format!("expected heaps of together up to {GATHERED} stones, found {all}"),
    )
    .with("limit", GATHERED)
    .with("found", all.to_string()))
}

fn heaps(source: &Source<'_>, example: &str, limit: u64) -> Result<Vec<u64>> {
    let number = |word| number_up_to(word, limit);
    let heaps = source.words().map(number).collect::<Result<Vec<u64>>>()?;
    if heaps.is_empty() {
        return Err(Error::new(
            ErrorCode::EmptyPosition,
            format!("expected a position such as {example}, found nothing"),
        )
        .with("example", example));
    }
    Ok(heaps)
}

fn capped(source: &Source<'_>) -> Result<Position> {
    let words: Vec<Word<'_>> = source.words().collect();
    let [word] = words[..] else {
        if words.is_empty() {
            return Err(Error::new(
                ErrorCode::EmptyPosition,
                "expected a position such as 13 or 13:5, found nothing",
            )
            .with("example", "13"));
        }
        return Err(wrong_count(1, words.len()).at(Span::new(0, source.plain().len())));
    };
    match word.text.find(':') {
        None => Ok(Position::Capped { heap: number(word)?, cap: None }),
        Some(at) => {
            let heap = number(word.part(0, at))?;
            let cap = number(word.part(at + 1, word.text.len()))?;
            Ok(Position::Capped { heap, cap: Some(cap) })
        }
    }
}

fn letters(plain: &str) -> Result<String> {
    let mut word = String::with_capacity(plain.len());
    for (at, c) in plain.char_indices() {
        match c {
            'A'..='Z' => word.push(c),
            'a'..='z' => word.push(c.to_ascii_uppercase()),
            c if c.is_ascii_whitespace() || c == ',' => {}
            c => {
                return Err(Error::new(
                    ErrorCode::ExpectedLetter,
                    format!("expected letters from A to Z, found {c:?}"),
                )
                .at(Span::new(at, at + c.len_utf8()))
                .with("found", c.to_string()));
            }
        }
    }
    Ok(word)
}

/// Coins on a strip, from left to right.
fn strip(source: &Source<'_>) -> Result<Vec<u64>> {
    let squares = heaps(source, "1 4 6", MAX_HEAP)?;
    match (1..squares.len()).find(|&i| squares[i] <= squares[i - 1]) {
        None => Ok(squares),
        Some(i) => Err(wrong_order(source, i, squares[i - 1], squares[i], "strip")),
    }
}

/// The rows of a bar, from the longest; the first keeps its poisoned square.
fn bar(source: &Source<'_>) -> Result<Vec<u64>> {
    let mut rows = heaps(source, "5 5 3", MAX_HEAP)?;
    if let Some(i) = (1..rows.len()).find(|&i| rows[i] > rows[i - 1]) {
        return Err(wrong_order(source, i, rows[i - 1], rows[i], "bar"));
    }
    if rows[0] == 0 {
        let spot = source.words().next().map_or(source.end(), |word| word.span());
        return Err(Error::new(
            ErrorCode::NoPoison,
            "expected a first row of at least 1 square, the poisoned one",
        )
        .at(spot));
    }
    rows.retain(|row| *row > 0);
    Ok(rows)
}

/// A number that stands in the wrong order after the one before it.
fn wrong_order(source: &Source<'_>, i: usize, before: u64, found: u64, of: &'static str) -> Error {
    let expected = if of == "bar" {
        format!(
            "expected rows none of which is longer than the one before, found {found} after {before}"
        )
    } else {
        format!("expected squares from left to right, each once, found {found} after {before}")
    };
    let spot = source.words().nth(i).map_or(source.end(), |word| word.span());
    Error::new(ErrorCode::WrongOrder, expected)
        .at(spot)
        .with("found", found)
        .with("before", before)
        .with("of", of)
}

/// A row of coins: H for a head, T for a tail, or 正 and 反.
fn coins(source: &Source<'_>) -> Result<Vec<bool>> {
    let plain = source.plain();
    let mut faces = Vec::with_capacity(plain.len());
    for (at, c) in plain.char_indices() {
        match c {
            'H' | 'h' | '正' => faces.push(true),
            'T' | 't' | '反' => faces.push(false),
            c if c.is_ascii_whitespace() || c == ',' => {}
            c => {
                return Err(Error::new(
                    ErrorCode::ExpectedCoin,
                    format!("expected H for a head or T for a tail, found {c:?}"),
                )
                .at(Span::new(at, at + c.len_utf8()))
                .with("found", c.to_string()));
            }
        }
    }
    if faces.is_empty() {
        return Err(Error::new(
            ErrorCode::EmptyPosition,
            "expected a row of coins such as THHT, found nothing",
        )
        .with("example", "THHT"));
    }
    Ok(faces)
}
