//! A scanner that reads a judge's input word by word.

use std::ops::Range;

use mexplorer::text::{Source, Word, number, number_up_to};
use mexplorer::{Error, ErrorCode, Result, Span};

/// The greatest number of heaps, stairs, numbers of a set, letters, nodes or cases.
pub(super) const MAX_COUNT: u64 = 1_000_000;

/// A scanner of the words of an input, from the front. Spans are in bytes of the plain text; [`read`] converts them.
pub(super) struct Scanner<'s> {
    source: &'s Source<'s>,
    at: usize,
    /// The first words with their roles; `None` if the caller does not need them.
    seen: Option<Vec<Seen>>,
    /// The greatest number of words that `seen` holds.
    most_seen: usize,
    /// The lists of the input with their items; `None` if the caller does not need them.
    runs: Option<Vec<Run>>,
}

/// A list in an input: for each item, the indices of its words.
#[derive(Clone, Debug)]
pub(super) struct Run {
    /// The number of items that the input states before the list; `None` if a mark ends the list instead.
    pub announced: Option<u64>,
    pub items: Vec<Range<usize>>,
}

/// A word of an input, with its role in the format.
#[derive(Clone, Copy, Debug)]
pub(super) struct Seen {
    /// The name of the word in error messages, such as `a heap`.
    pub name: &'static str,
    pub span: Span,
    /// Whether the word is the number of items that follow it.
    pub counts: bool,
    /// Whether the format limits the numbers for this word: by a least number, or to the numbers of nodes.
    pub is_strict: bool,
}

/// The greatest number of words whose roles a `watched` scanner stores.
const MOST_SEEN: usize = 400;

/// Parse a whole input: `parse` reads the expected words, and no word may follow.
///
/// # Errors
/// Those of `parse`, and `trailing-input`; in UTF-16 units of `input` with `field` input.
pub(super) fn read<T>(input: &str, parse: impl FnOnce(&mut Scanner<'_>) -> Result<T>) -> Result<T> {
    let source = Source::new(input);
    let mut scanner = Scanner { source: &source, at: 0, seen: None, most_seen: 0, runs: None };
    parse(&mut scanner)
        .and_then(|parsed| match scanner.left().next() {
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

impl<'s> Scanner<'s> {
    /// Create a scanner that stores the roles of the first words.
    pub(super) fn watched(source: &'s Source<'s>) -> Scanner<'s> {
        Scanner { source, at: 0, seen: Some(Vec::new()), most_seen: MOST_SEEN, runs: None }
    }

    /// Create a scanner that stores the role of every word, and the words of each list.
    pub(super) fn shaped(source: &'s Source<'s>) -> Scanner<'s> {
        let runs = Some(Vec::new());
        Scanner { source, at: 0, seen: Some(Vec::new()), most_seen: usize::MAX, runs }
    }

    pub(super) fn runs(&self) -> &[Run] {
        self.runs.as_deref().unwrap_or_default()
    }

    /// Begin a list, and return its index if the scanner stores lists.
    pub(super) fn open_run(&mut self, announced: Option<u64>) -> Option<usize> {
        let runs = self.runs.as_mut()?;
        runs.push(Run { announced, items: Vec::new() });
        Some(runs.len() - 1)
    }

    /// Read an item of a list, and store which words belong to it.
    pub(super) fn item_of<T>(
        &mut self,
        run: Option<usize>,
        item: impl FnOnce(&mut Self) -> Result<T>,
    ) -> Result<T> {
        let from = self.seen().len();
        let read = item(self)?;
        let to = self.seen().len();
        if let (Some(run), Some(runs)) = (run, &mut self.runs) {
            runs[run].items.push(from..to);
        }
        Ok(read)
    }

    /// Return the stored words with their roles, from the first one.
    pub(super) fn seen(&self) -> &[Seen] {
        self.seen.as_deref().unwrap_or_default()
    }

    fn note(&mut self, name: &'static str, span: Span) {
        if let Some(seen) = &mut self.seen
            && seen.len() < self.most_seen
        {
            seen.push(Seen { name, span, counts: false, is_strict: false });
        }
    }

    /// Mark the last stored word as one for which the format limits the numbers.
    fn note_strict(&mut self) {
        if let Some(last) = self.seen.as_mut().and_then(|seen| seen.last_mut()) {
            last.is_strict = true;
        }
    }

    fn left(&self) -> impl Iterator<Item = Word<'s>> + use<'s> {
        self.source.words_from(self.at)
    }

    pub(super) fn is_done(&self) -> bool {
        self.left().next().is_none()
    }

    /// Return whether the next `many` numbers are 0, and skip them if so.
    pub(super) fn skip_zeros(&mut self, many: usize) -> bool {
        let next: Vec<Word<'_>> = self.left().take(many).collect();
        let zeros = next.len() == many && next.iter().all(|word| number(*word) == Ok(0));
        if let (true, Some(last)) = (zeros, next.last()) {
            self.at = last.span().end;
            next.iter().for_each(|word| self.note("0", word.span()));
        }
        zeros
    }

    pub(super) fn word(&mut self, expected: &'static str) -> Result<Word<'s>> {
        let word = self.left().next().ok_or_else(|| {
            Error::new(ErrorCode::MissingInput, format!("expected {expected}, found the end"))
                .at(self.source.end())
                .with("expected", expected)
        })?;
        self.at = word.span().end;
        self.note(expected, word.span());
        Ok(word)
    }

    pub(super) fn number(&mut self, expected: &'static str) -> Result<u64> {
        self.word(expected).and_then(number)
    }

    /// Read the next number as the number of items that follow it, at most `limit`.
    pub(super) fn count(&mut self, expected: &'static str, limit: u64) -> Result<u64> {
        self.count_at(expected, limit).map(|(count, _)| count)
    }

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
        if let Some(last) = self.seen.as_mut().and_then(|seen| seen.last_mut()) {
            last.counts |= last.span == word.span();
        }
        Ok((count, word.span()))
    }

    /// Read the next `count` items, each by `item`. If the input ends early, the error states the number of items read.
    pub(super) fn list<T>(
        &mut self,
        count: u64,
        mut item: impl FnMut(&mut Self) -> Result<T>,
    ) -> Result<Vec<T>> {
        let mut items = Vec::new();
        let run = self.open_run(Some(count));
        for found in 0..count {
            items.push(self.item_of(run, &mut item).map_err(|error| match error.code {
                ErrorCode::MissingInput => error.with("announced", count).with("found", found),
                _ => error,
            })?);
        }
        Ok(items)
    }
}

pub(super) fn sign_row<'s>(
    scanner: &mut Scanner<'s>,
    signs: &'static str,
    count: u64,
) -> Result<Word<'s>> {
    let row = scanner.word("a row of squares")?;
    if let Some((at, sign)) = row.text.char_indices().find(|(_, c)| !signs.contains(*c)) {
        let message = format!("expected one of the signs {signs}, found {sign:?}");
        let error = Error::new(ErrorCode::StrayCharacter, message);
        let error = error.at(row.part(at, at + sign.len_utf8()).span());
        return Err(error.with("found", sign.to_string()).with("signs", signs));
    }
    let found = row.text.len() as u64;
    if found != count {
        let message = format!("expected a row of {count} squares, found {found}");
        let error = Error::new(ErrorCode::WrongCount, message).at(row.span());
        return Err(error.with("expected", "squares").with("count", count).with("found", found));
    }
    Ok(row)
}

/// Check that a number of items is even; `of` names the items in the error message.
pub(super) fn even((count, spot): (u64, Span), of: &str) -> Result<u64> {
    if count % 2 == 0 {
        return Ok(count);
    }
    let message = format!("expected {of} in pairs, found {count}");
    let error = Error::new(ErrorCode::WrongCount, message).at(spot);
    Err(error.with("expected", "pairs").with("found", count))
}

/// Read a number named `count`, and that many numbers of 64 bits, as programs for a judge store them.
pub(super) fn wide_list(
    scanner: &mut Scanner<'_>,
    count: &'static str,
    each: &'static str,
) -> Result<Vec<u64>> {
    let count = scanner.count(count, MAX_COUNT)?;
    scanner.list(count, |s| s.word(each).and_then(|word| number_up_to(word, u64::MAX)))
}

/// Read a number named `count`, and that many numbers.
pub(super) fn heap_list(
    scanner: &mut Scanner<'_>,
    count: &'static str,
    each: &'static str,
) -> Result<Vec<u64>> {
    let count = scanner.count(count, MAX_COUNT)?;
    scanner.list(count, |s| s.number(each))
}

pub(super) fn at_least(
    scanner: &mut Scanner<'_>,
    expected: &'static str,
    least: u64,
) -> Result<(u64, Span)> {
    let word = scanner.word(expected)?;
    scanner.note_strict();
    match number(word)? {
        n if n >= least => Ok((n, word.span())),
        n => Err(Error::new(
            ErrorCode::ExpectedNumber,
            format!("expected a number of at least {least}, found {n}"),
        )
        .at(word.span())
        .with("least", least)
        .with("found", n.to_string())),
    }
}

/// Read a number from `least` to `most`; return it with its span.
pub(super) fn between(
    scanner: &mut Scanner<'_>,
    expected: &'static str,
    least: u64,
    most: u64,
) -> Result<(u64, Span)> {
    let (n, spot) = at_least(scanner, expected, least)?;
    if n <= most { Ok((n, spot)) } else { Err(Error::too_large(most, n).at(spot)) }
}

/// Read a whole number that may have a minus sign, with an absolute value of at most `most`; return
/// it with its span.
pub(super) fn signed(
    scanner: &mut Scanner<'_>,
    expected: &'static str,
    most: u64,
) -> Result<(i64, Span)> {
    let word = scanner.word(expected)?;
    let digits = if word.text.starts_with('-') { word.part(1, word.text.len()) } else { word };
    let size = number_up_to(if digits.text.is_empty() { word } else { digits }, most)? as i64;
    Ok((if word.text.starts_with('-') { -size } else { size }, word.span()))
}

pub(super) fn node_at(
    scanner: &mut Scanner<'_>,
    expected: &'static str,
    nodes: u32,
) -> Result<(u32, Span)> {
    node_from(scanner, expected, 1, nodes)
}

/// Read the number of one of `nodes` nodes, numbered from `first`; return it with its span.
pub(super) fn node_from(
    scanner: &mut Scanner<'_>,
    expected: &'static str,
    first: u32,
    nodes: u32,
) -> Result<(u32, Span)> {
    let word = scanner.word(expected)?;
    scanner.note_strict();
    match number(word)? {
        n if (u64::from(first)..u64::from(first + nodes)).contains(&n) => {
            Ok((n as u32, word.span()))
        }
        n => {
            let last = u64::from(first + nodes).saturating_sub(1);
            let message = format!("expected a node from {first} to {last}, found {n}");
            let error = Error::new(ErrorCode::UnknownNode, message).at(word.span());
            let error = error.with("name", n.to_string());
            Err(if first == 1 { error } else { error.with("first", u64::from(first)) })
        }
    }
}
