//! Common functions for parsing positions.

use crate::base::error::{Error, ErrorCode, Result, Span};
use crate::base::nimber::MAX_HEAP;
use crate::base::text::{Source, Word, number_up_to};

/// The largest heap that a typed position may have in games in which stones gather on one heap.
pub const GATHERED: u64 = 1 << 62;

/// Create the error for an empty position.
pub fn empty(example: &str) -> Error {
    Error::new(
        ErrorCode::EmptyPosition,
        format!("expected a position such as {example}, found nothing"),
    )
    .with("example", example)
}

/// Parse at least one heap, each up to `limit`.
///
/// # Errors
/// `empty-position`, and the errors of numbers.
pub fn heaps_up_to(source: &Source<'_>, example: &str, limit: u64) -> Result<Vec<u64>> {
    let number = |word| number_up_to(word, limit);
    let heaps = source.words().map(number).collect::<Result<Vec<u64>>>()?;
    if heaps.is_empty() { Err(empty(example)) } else { Ok(heaps) }
}

/// Parse at least one heap, each up to the largest heap.
///
/// # Errors
/// The errors of [`heaps_up_to`].
pub fn heaps(source: &Source<'_>, example: &str) -> Result<Vec<u64>> {
    heaps_up_to(source, example, MAX_HEAP)
}

/// Parse exactly two heaps.
///
/// # Errors
/// The errors of [`heaps`]; `wrong-count`.
pub fn two_heaps(source: &Source<'_>, example: &str) -> Result<Vec<u64>> {
    let heaps = heaps(source, example)?;
    if heaps.len() == 2 { Ok(heaps) } else { Err(wrong_count(source, 2, heaps.len())) }
}

/// Create the error for a wrong number of heaps.
pub fn wrong_count(source: &Source<'_>, expected: usize, found: usize) -> Error {
    let heaps = if expected == 1 { "one heap" } else { "two heaps" };
    Error::new(ErrorCode::WrongCount, format!("expected {heaps}, found {found}"))
        .with("expected", expected)
        .with("found", found)
        .at(Span::new(0, source.plain().len()))
}

/// Create the error for a number at word `i` that must not follow the number before. `of` tells the page which numbers
/// are out of order.
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

/// Create the error for a node that the graph does not have.
pub fn unknown_node(word: Word<'_>) -> Error {
    let message = format!("expected a node of the graph, found {:?}", word.text);
    Error::new(ErrorCode::UnknownNode, message).at(word.span()).with("name", word.text)
}

/// Create the error for an unexpected character of a word. `of` tells the page what the word describes.
pub fn stray(word: Word<'_>, (at, sign): (usize, char), expected: &str, of: &'static str) -> Error {
    Error::new(ErrorCode::StrayCharacter, format!("expected {expected}, found {sign:?}"))
        .with("found", sign.to_string())
        .with("of", of)
        .at(word.part(at, at + sign.len_utf8()).span())
}

/// Parse a side of a rectangle, from 1 to `limit`.
///
/// # Errors
/// `zero-in-set`, and the errors of numbers.
pub fn side(word: Word<'_>, limit: u64) -> Result<u64> {
    match number_up_to(word, limit)? {
        0 => Err(Error::new(ErrorCode::ZeroInSet, "expected sides of at least 1, found 0")
            .with("of", "side")
            .at(word.span())),
        side => Ok(side),
    }
}

/// Convert the characters of a text one by one, without blanks and commas.
///
/// # Errors
/// `code` at the first character for which `read` returns `None`, with the text `expected`.
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

/// Split a word at the first `sign`; `None` if the sign is missing.
pub fn pair(word: Word<'_>, sign: char) -> Option<(Word<'_>, Word<'_>)> {
    word.text
        .find(sign)
        .map(|at| (word.part(0, at), word.part(at + sign.len_utf8(), word.text.len())))
}

/// The signs that may stand between the two sides of a size such as `3x4`.
pub const TIMES: [char; 4] = ['x', 'X', '*', '×'];

/// Split a size such as `3x4` into its two sides; `None` for any other word.
pub fn size(word: Word<'_>) -> Option<(Word<'_>, Word<'_>)> {
    TIMES.into_iter().find_map(|sign| pair(word, sign))
}
