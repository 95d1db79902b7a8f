//! Positions from text, as far as games share how they read.

use crate::base::error::{Error, ErrorCode, Result, Span};
use crate::base::nimber::MAX_HEAP;
use crate::base::text::{Source, Word, number_up_to};

/// The largest heap that stones may gather on, where play may lead beyond what one types.
pub const GATHERED: u64 = 1 << 62;

/// The position is missing.
pub fn empty(example: &str) -> Error {
    Error::new(
        ErrorCode::EmptyPosition,
        format!("expected a position such as {example}, found nothing"),
    )
    .with("example", example)
}

/// At least one heap, each up to `limit`.
///
/// # Errors
/// `empty-position`, and what numbers refuse.
pub fn heaps_up_to(source: &Source<'_>, example: &str, limit: u64) -> Result<Vec<u64>> {
    let number = |word| number_up_to(word, limit);
    let heaps = source.words().map(number).collect::<Result<Vec<u64>>>()?;
    if heaps.is_empty() { Err(empty(example)) } else { Ok(heaps) }
}

/// At least one heap.
///
/// # Errors
/// As [`heaps_up_to`].
pub fn heaps(source: &Source<'_>, example: &str) -> Result<Vec<u64>> {
    heaps_up_to(source, example, MAX_HEAP)
}

/// Exactly two heaps.
///
/// # Errors
/// As [`heaps`]; `wrong-count`.
pub fn two_heaps(source: &Source<'_>, example: &str) -> Result<Vec<u64>> {
    let heaps = heaps(source, example)?;
    if heaps.len() == 2 { Ok(heaps) } else { Err(wrong_count(source, 2, heaps.len())) }
}

/// Another number of heaps than the game has.
pub fn wrong_count(source: &Source<'_>, expected: usize, found: usize) -> Error {
    let heaps = if expected == 1 { "one heap" } else { "two heaps" };
    Error::new(ErrorCode::WrongCount, format!("expected {heaps}, found {found}"))
        .with("expected", expected)
        .with("found", found)
        .at(Span::new(0, source.plain().len()))
}

/// A number at word `i` that stands in the wrong order after the one before it; `of` names for the
/// page what is out of order.
pub fn wrong_order(
    source: &Source<'_>,
    i: usize,
    (before, found): (u64, u64),
    of: &'static str,
    expected: &str,
) -> Error {
    let spot = source.words().nth(i).map_or(source.end(), |word| word.span());
    let message = format!("expected {expected}, found {found} after {before}");
    Error::new(ErrorCode::WrongOrder, message)
        .at(spot)
        .with("found", found)
        .with("before", before)
        .with("of", of)
}

/// A node that the graph does not have.
pub fn unknown_node(word: Word<'_>) -> Error {
    let message = format!("expected a node of the graph, found {:?}", word.text);
    Error::new(ErrorCode::UnknownNode, message).at(word.span()).with("name", word.text)
}

/// A sign of a word that is none of those `expected`; `of` names for the page what the word is.
pub fn stray(word: Word<'_>, (at, sign): (usize, char), expected: &str, of: &'static str) -> Error {
    Error::new(ErrorCode::StrayCharacter, format!("expected {expected}, found {sign:?}"))
        .with("found", sign.to_string())
        .with("of", of)
        .at(word.part(at, at + sign.len_utf8()).span())
}

/// A side of a rectangle, of 1 to `limit`.
///
/// # Errors
/// `zero-in-set`, and what numbers refuse.
pub fn side(word: Word<'_>, limit: u64) -> Result<u64> {
    match number_up_to(word, limit)? {
        0 => Err(Error::new(ErrorCode::ZeroInSet, "expected sides of at least 1, found 0")
            .with("of", "side")
            .at(word.span())),
        side => Ok(side),
    }
}

/// The characters of a text one by one, without blanks and commas.
///
/// # Errors
/// `code` at the first character that `read` does not know, with what was `expected`.
pub fn characters<T>(
    source: &Source<'_>,
    read: fn(char) -> Option<T>,
    code: ErrorCode,
    expected: &str,
) -> Result<Vec<T>> {
    let plain = source.plain();
    let mut found = Vec::with_capacity(plain.len());
    for (at, c) in plain.char_indices() {
        match read(c) {
            Some(item) => found.push(item),
            None if c.is_ascii_whitespace() || c == ',' => {}
            None => {
                return Err(Error::new(code, format!("expected {expected}, found {c:?}"))
                    .at(Span::new(at, at + c.len_utf8()))
                    .with("found", c.to_string()));
            }
        }
    }
    Ok(found)
}

/// The two sides of the first `sign` in a word.
pub fn pair(word: Word<'_>, sign: char) -> Option<(Word<'_>, Word<'_>)> {
    word.text
        .find(sign)
        .map(|at| (word.part(0, at), word.part(at + sign.len_utf8(), word.text.len())))
}

/// The signs that may stand between the two sides of a size such as `3x4`.
pub const TIMES: [char; 4] = ['x', 'X', '*', '×'];

/// The two sides of a size such as `3x4`.
pub fn size(word: Word<'_>) -> Option<(Word<'_>, Word<'_>)> {
    TIMES.into_iter().find_map(|sign| pair(word, sign))
}
