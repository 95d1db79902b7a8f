//! Positions from text.

use super::{GAMES, Game, Rule};
use crate::error::{Code, Error, Result, Span};
use crate::nimber::MAX_HEAP;
use crate::position::Position;
use crate::text::{Source, Word, number, number_up_to};

/// Read a position of `game`.
pub(super) fn read(game: &Game, source: &Source<'_>) -> Result<Position> {
    match &game.rule {
        Rule::Letters(_) => letters(source.plain()).map(Position::Letters),
        Rule::Graph(graph) => graph.tokens(source.words()).map(Position::Tokens),
        Rule::Fibonacci(_) => capped(source),
        Rule::Wythoff(_) => {
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
    Error::new(Code::WrongCount, format!("expected {heaps}, found {found}"))
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
        Code::NumberTooLarge,
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
            Code::EmptyPosition,
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
                Code::EmptyPosition,
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
                    Code::ExpectedLetter,
                    format!("expected letters from A to Z, found {c:?}"),
                )
                .at(Span::new(at, at + c.len_utf8()))
                .with("found", c.to_string()));
            }
        }
    }
    Ok(word)
}
