//! A judge's input word by word.

use crate::base::error::{Error, ErrorCode, Result, Span};
use crate::base::text::{Source, Word, number};

/// The words of an input, read from the front. Spans are bytes of the plain text; [`read`] moves them.
pub(super) struct Scanner<'s> {
    words: Box<dyn Iterator<Item = Word<'s>> + 's>,
    end: Span,
}

/// Read a whole input: `parse` takes the words that it expects, and nothing may follow.
///
/// # Errors
/// Those of `parse`, and `trailing-input`; in UTF-16 units of `input` with `field` input.
pub(super) fn read<T>(input: &str, parse: impl FnOnce(&mut Scanner<'_>) -> Result<T>) -> Result<T> {
    let source = Source::new(input);
    let mut scanner = Scanner { words: Box::new(source.words()), end: source.end() };
    parse(&mut scanner)
        .and_then(|parsed| match scanner.words.next() {
            None => Ok(parsed),
            Some(word) => Err(Error::new(
                ErrorCode::TrailingInput,
                format!("expected the end of the input, found {:?}", word.text),
            )
            .at(word.span())
            .with("found", word.text)),
        })
        .map_err(|error| source.locate(error).in_field("input"))
}

/// The spot of the `index`th word of an input.
pub(super) fn word_span(input: &str, index: usize) -> Option<Span> {
    let source = Source::new(input);
    let word = source.words().nth(index)?;
    source.locate(Error::new(ErrorCode::Internal, "").at(word.span())).span
}

impl<'s> Scanner<'s> {
    /// The next word, which is `expected`.
    pub(super) fn word(&mut self, expected: &'static str) -> Result<Word<'s>> {
        self.words.next().ok_or_else(|| {
            Error::new(ErrorCode::MissingInput, format!("expected {expected}, found the end"))
                .at(self.end)
                .with("expected", expected)
        })
    }

    /// The next number, which is `expected`.
    pub(super) fn number(&mut self, expected: &'static str) -> Result<u64> {
        self.word(expected).and_then(number)
    }

    /// The next number, which says how many of something follow: `limit` at most.
    pub(super) fn count(&mut self, expected: &'static str, limit: u64) -> Result<u64> {
        self.count_at(expected, limit).map(|(count, _)| count)
    }

    /// [`Scanner::count`] and where it stands.
    pub(super) fn count_at(&mut self, expected: &'static str, limit: u64) -> Result<(u64, Span)> {
        let word = self.word(expected)?;
        let count = number(word)?;
        if count > limit {
            return Err(Error::new(
                ErrorCode::TooMany,
                format!("expected {expected} to be at most {limit}, found {count}"),
            )
            .at(word.span())
            .with("limit", limit)
            .with("found", count));
        }
        Ok((count, word.span()))
    }

    /// The next `count` things, each read by `item`. An input that ends early says after how many.
    pub(super) fn list<T>(
        &mut self,
        count: u64,
        mut item: impl FnMut(&mut Self) -> Result<T>,
    ) -> Result<Vec<T>> {
        let mut items = Vec::new();
        for found in 0..count {
            items.push(item(self).map_err(|error| match error.code {
                ErrorCode::MissingInput => error.with("announced", count).with("found", found),
                _ => error,
            })?);
        }
        Ok(items)
    }
}
