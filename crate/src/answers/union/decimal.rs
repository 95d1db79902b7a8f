//! Parsing of whole numbers beyond 2^53, in the usual ways of writing large numbers.

use crate::base::error::{Error, ErrorCode, Result, Span};
use crate::base::text::{Source, Word, number};

/// Parse `text` as one number up to `limit`, with optional blanks around. The number may be written in digits, in
/// groups of three (`1,000`), as a power (`10^18`), as a product (`3*10^5`), or with an exponent (`1e6`, `2.5e3`).
///
/// # Errors
/// The errors of [`decimal`], with a span in UTF-16 units of `text`. `stray-character` has `of` "fraction" if the
/// number is not whole, and `of` "groups" at a sign that may be either a separator of digit groups or a decimal point.
pub(super) fn only_decimal(text: &str, limit: u128) -> Result<u128> {
    let source = Source::new(text);
    let plain = source.plain();
    let start = plain.len() - plain.trim_start().len();
    written(Word { text: plain.trim(), start }, limit).map_err(|e| source.locate(e))
}

/// Parse a word as digits, a product, a power, or a number with an exponent.
fn written(word: Word<'_>, limit: u128) -> Result<u128> {
    let digits = decimal(word, limit);
    if !digits.as_ref().is_err_and(|error| error.code == ErrorCode::StrayCharacter) {
        return digits;
    }
    let (mut product, mut start) = (Some(1u128), 0);
    for factor in word.text.split(['*', '×', '·']) {
        let before = factor.len() - factor.trim_start().len();
        let spot = Word { text: factor.trim(), start: word.start + start + before };
        let value = match spot.text.split_once('^') {
            Some((base, exponent)) => {
                let base = grouped(Word { text: base, start: spot.start }, limit)?;
                let start = spot.start + spot.text.len() - exponent.len();
                power(base, decimal(Word { text: exponent, start }, u128::MAX)?)
            }
            None => Some(with_exponent(spot, limit)?),
        };
        product = product.zip(value).and_then(|(product, value)| product.checked_mul(value));
        // The multiplication sign may be one byte or several bytes long.
        let after = &word.text[start + factor.len()..];
        start += factor.len() + after.chars().next().map_or(0, char::len_utf8);
    }
    product
        .filter(|&v| v <= limit)
        .ok_or_else(|| Error::too_large(limit.to_string(), shortened(word.text)).at(word.span()))
}

fn power(base: u128, exponent: u128) -> Option<u128> {
    if base < 2 {
        return Some(if exponent == 0 { 1 } else { base });
    }
    u32::try_from(exponent).ok().and_then(|exponent| base.checked_pow(exponent))
}

/// Parse a number with an optional exponent of ten. The exponent must be at least the number of digits after the
/// decimal point, without zeros at the end.
fn with_exponent(word: Word<'_>, limit: u128) -> Result<u128> {
    let Some((digits, exponent)) = word.text.split_once(['e', 'E']) else {
        return grouped(word, limit);
    };
    let at = digits.len() + 1;
    let exponent = match exponent.strip_prefix('+') {
        Some(rest) => Word { text: rest, start: word.start + at + 1 },
        None => Word { text: exponent, start: word.start + at },
    };
    if exponent.text.starts_with(['-', '−']) {
        return Err(no_whole(word, digits.len()));
    }
    let exponent = decimal(exponent, u128::MAX)?;
    let (whole, fraction) = digits.split_once('.').unwrap_or((digits, ""));
    let fraction = fraction.trim_end_matches('0');
    let both = [whole, fraction].concat();
    if !both.bytes().all(|b| b.is_ascii_digit()) {
        return grouped(Word { text: digits, start: word.start }, limit);
    }
    let Some(zeros) = exponent.checked_sub(fraction.len() as u128) else {
        return Err(no_whole(word, whole.len()));
    };
    let digits = decimal(Word { text: &both, start: word.start }, u128::MAX)?;
    let found = match digits {
        0 => Some(0),
        _ => power(10, zeros).and_then(|power| power.checked_mul(digits)),
    };
    found.ok_or_else(|| Error::too_large(limit.to_string(), shortened(word.text)).at(word.span()))
}

/// Parse digits, optionally in groups of three separated by commas.
fn grouped(word: Word<'_>, limit: u128) -> Result<u128> {
    let digits = decimal(word, u128::MAX);
    let Some(sign) = word.text.find([',', '.']) else { return digits };
    let comma = word.text[sign..].starts_with(',');
    let groups: Vec<&str> = word.text.split(if comma { ',' } else { '.' }).collect();
    if !groups.iter().all(|group| !group.is_empty() && group.bytes().all(|b| b.is_ascii_digit())) {
        return digits;
    }
    let in_threes = groups[0].len() <= 3
        && !groups[0].starts_with('0')
        && groups[1..].iter().all(|group| group.len() == 3);
    match (comma, in_threes) {
        (true, true) => {
            let joined = groups.concat();
            let found = decimal(Word { text: &joined, start: word.start }, limit);
            found.map_err(|error| error.at(word.span()))
        }
        (false, false) if groups.len() == 2 => Err(no_whole(word, sign)),
        _ => Err(stray(word, sign).with("of", "groups")),
    }
}

/// Create the error for a fraction, with the decimal sign at byte `sign` of the word.
fn no_whole(word: Word<'_>, sign: usize) -> Error {
    stray(word, sign).with("of", "fraction")
}

fn stray(word: Word<'_>, sign: usize) -> Error {
    let found = word.text[sign..].chars().next().unwrap_or(' ');
    let spot = Span::new(word.start + sign, word.start + sign + found.len_utf8());
    let message = format!("expected a whole number, found {found:?} in {:?}", shortened(word.text));
    Error::new(ErrorCode::StrayCharacter, message).at(spot).with("found", found.to_string())
}

/// Parse a word of digits as a number up to `limit`.
///
/// # Errors
/// The errors of [`number`], with `number-too-large` only beyond `limit`.
pub fn decimal(word: Word<'_>, limit: u128) -> Result<u128> {
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

/// Parse a divisor: a number from 1 to `limit`.
///
/// # Errors
/// The errors of [`decimal`], and also `zero-divisor` and `negative-divisor`.
pub fn divisor(word: Word<'_>, limit: u128) -> Result<u128> {
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

/// Return `text` without the blanks around, and the start of the remaining text in UTF-16 units.
pub(super) fn trimmed(text: &str) -> (&str, usize) {
    let word = text.trim_start();
    (word.trim_end(), text[..text.len() - word.len()].encode_utf16().count())
}

/// Return the span of a word that starts at `start`, in UTF-16 units.
pub(super) fn span_of(word: &str, start: usize) -> Span {
    Span::new(start, start + word.encode_utf16().count())
}

/// Return a word of at most 40 characters unchanged, and of a longer word the first 40 characters with an ellipsis.
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
    fn groups_powers_and_exponents() {
        for (text, expected) in [
            ("10^18", 10u128.pow(18)),
            ("1,000", 1000),
            (" 12,345,678 ", 12_345_678),
            ("１，０００", 1000),
            ("1e6", 1_000_000),
            ("2.5E3", 2500),
            ("2.50e1", 25),
            ("1e+2", 100),
            ("3*10^5", 300_000),
            ("2^10 × 3", 3072),
            ("0e99", 0),
            ("7^0", 1),
            ("1,000^2", 1_000_000),
        ] {
            assert_eq!(only_decimal(text, 10u128.pow(36)), Ok(expected), "{text}");
        }
    }

    #[test]
    fn what_is_no_whole_number_or_says_two_things_is_refused() {
        let refused = |text: &str| {
            let error = only_decimal(text, 10u128.pow(36)).expect_err(text);
            let of = error.details.iter().find(|(name, _)| *name == "of");
            (error.code.as_str(), of.map(|(_, of)| of.to_string()).unwrap_or_default())
        };
        for text in ["1.5", "1e-3", "2.55e1", "0.5"] {
            assert_eq!(refused(text), ("stray-character", "fraction".into()), "{text}");
        }
        for text in ["1.000", "1,5", "1,00", "12,34,567", "0,123", "1.000.000"] {
            assert_eq!(refused(text), ("stray-character", "groups".into()), "{text}");
        }
        for text in ["1 5", "5x", "1,000x", "1,,000"] {
            assert_eq!(refused(text), ("stray-character", String::new()), "{text}");
        }
        for text in ["10^", "*5", "5*", "1e"] {
            let (code, _) = refused(text);
            assert!(["expected-number", "stray-character"].contains(&code), "{text}: {code}");
        }
        for text in ["10^37", "10^99999999999", "1e37", "10^36*2", "9,999,999^9"] {
            assert_eq!(refused(text), ("number-too-large", String::new()), "{text}");
        }
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
