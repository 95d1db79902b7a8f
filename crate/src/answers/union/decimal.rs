//! Whole numbers beyond 2^53, as people type them.

use crate::base::error::{Error, ErrorCode, Result, Span};
use crate::base::text::{Source, Word, number};

/// The only number in `text`, up to `limit`; blanks around it are allowed.
///
/// # Errors
/// As [`decimal`], with a span in UTF-16 units of `text`.
pub(super) fn only_decimal(text: &str, limit: u128) -> Result<u128> {
    let source = Source::new(text);
    let plain = source.plain();
    let start = plain.len() - plain.trim_start().len();
    decimal(Word { text: plain.trim(), start }, limit).map_err(|e| source.locate(e))
}

/// The number written by a plain word, up to `limit`.
///
/// # Errors
/// What [`number`] refuses; `number-too-large` only beyond `limit`.
pub(crate) fn decimal(word: Word<'_>, limit: u128) -> Result<u128> {
    if word.text.is_empty() {
        return Err(Error::new(ErrorCode::ExpectedNumber, "expected a number, found nothing")
            .at(word.span())
            .with("found", ""));
    }
    let value = match number(word) {
        Err(error) if error.code == ErrorCode::NumberTooLarge => word.text.parse().ok(),
        small => Some(u128::from(small?)),
    };
    value
        .filter(|&v| v <= limit)
        .ok_or_else(|| Error::too_large(limit.to_string(), shortened(word.text)).at(word.span()))
}

/// A divisor: a number from 1 to `limit`.
///
/// # Errors
/// As [`decimal`], with `zero-divisor` and `negative-divisor` beside.
pub(crate) fn divisor(word: Word<'_>, limit: u128) -> Result<u128> {
    named(decimal(word, limit), word.span())
}

pub(super) fn only_divisor(text: &str, limit: u128) -> Result<u128> {
    let (word, start) = trimmed(text);
    named(only_decimal(text, limit), span_of(word, start))
}

fn named(parsed: Result<u128>, whole: Span) -> Result<u128> {
    match parsed {
        Ok(0) => {
            Err(Error::new(ErrorCode::ZeroDivisor, "expected a divisor from 1 on, found 0")
                .at(whole))
        }
        Err(error) if error.code == ErrorCode::NegativeNumber => {
            Err(Error { code: ErrorCode::NegativeDivisor, ..error })
        }
        parsed => parsed,
    }
}

/// `text` without the blanks around it, and where that begins, in UTF-16 units.
pub(super) fn trimmed(text: &str) -> (&str, usize) {
    let word = text.trim_start();
    (word.trim_end(), text[..text.len() - word.len()].encode_utf16().count())
}

/// Where a word stands in its text, in UTF-16 units.
pub(super) fn span_of(word: &str, start: usize) -> Span {
    Span::new(start, start + word.encode_utf16().count())
}

/// A word short enough to be quoted in a message.
pub(super) fn shortened(word: &str) -> String {
    match word.char_indices().nth(40) {
        Some((end, _)) => format!("{}…", &word[..end]),
        None => word.to_string(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn failure(text: &str) -> (&'static str, usize, usize) {
        let error = only_decimal(text, 999).expect_err(text);
        let span = error.span.expect("a spot");
        (error.code.as_str(), span.start, span.end)
    }

    #[test]
    fn digits_of_both_widths() {
        assert_eq!(only_decimal("0042", 999), Ok(42));
        assert_eq!(only_decimal("\u{3000}１2３\n", 999), Ok(123));
        assert_eq!(only_decimal("9007199254740993", u128::MAX), Ok(9_007_199_254_740_993));
    }

    #[test]
    fn every_failure_names_its_spot() {
        assert_eq!(failure(""), ("expected-number", 0, 0));
        assert_eq!(failure(" 𝔸b"), ("expected-number", 1, 4));
        assert_eq!(failure("-"), ("expected-number", 0, 1));
        assert_eq!(failure(" −7"), ("negative-number", 1, 3));
        assert_eq!(failure("１𝔸"), ("stray-character", 1, 3));
        assert_eq!(failure("1.5"), ("stray-character", 1, 2));
        assert_eq!(failure("1 5"), ("stray-character", 1, 2));
        assert_eq!(failure("1000 "), ("number-too-large", 0, 4));
        assert_eq!(failure(&"9".repeat(100)), ("number-too-large", 0, 100));
    }
}
