//! Codes of take-and-break games: octal and hexadecimal, with digits that repeat indefinitely.

use std::fmt;

use super::digit::Digit;
use crate::base::error::{Error, ErrorCode, Result, Span};
use crate::base::text::Word;

/// A code such as `0.77`, `4.[3]` or `0.8F`. The k-th digit after the point says what a move may leave of a heap from
/// which it takes k: the digit is a sum of 1 for no heap, 2 for one heap, 4 for two heaps and 8 for three heaps (Guy
/// and Smith 1956). A move of the digit before the point takes nothing, so it must break the heap: the digit is 0 or 4,
/// and in a hexadecimal code also 8 or C. Digits in brackets repeat indefinitely, as CGSuite writes them.
///
/// ```
/// use mexplorer::heaps::octal::TakeCode;
/// use mexplorer::text::Word;
/// let parse = |text, hex| TakeCode::parse(Word { text, start: 0 }, hex);
/// let read = |text, hex| parse(text, hex).map(|code| code.to_string());
/// assert_eq!(read("0.770", false)?, "0.77");
/// assert_eq!(read("4.3[33]", false)?, "4.[3]");
/// assert_eq!(read("0.8f", true)?, "0.8F");
/// assert_eq!(read("0.8", false).unwrap_err().code.as_str(), "bad-code");
/// # Ok::<(), mexplorer::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct TakeCode {
    /// Whether the code is hexadecimal, with digits up to F; an octal code has digits up to 7.
    pub hex: bool,
    /// The digits for taking 0, 1, 2 … stones, without the repeating digits. If no digits repeat, the last digit after
    /// the point is not 0.
    digits: Vec<u8>,
    /// The digits that repeat indefinitely after `digits`: empty, or at least one digit is not 0.
    repeat: Vec<u8>,
}

impl TakeCode {
    /// Read a code.
    ///
    /// # Errors
    /// `bad-code` at the first character that is not allowed at its position, or at the end if the code is incomplete.
    pub fn parse(word: Word<'_>, hex: bool) -> Result<Self> {
        let mut digits: Vec<u8> = Vec::new();
        let mut opened = None;
        let (mut point, mut closed) = (false, false);
        for (at, c) in word.text.char_indices() {
            let limit = if hex { 16 } else { 8 };
            match c {
                '.' if !point && digits.len() == 1 => point = true,
                '[' if point && opened.is_none() => opened = Some(digits.len()),
                ']' if opened.is_some_and(|o| digits.len() > o) && !closed => closed = true,
                _ => match c.to_digit(limit) {
                    // Before the point a move takes nothing, so it must break the heap.
                    Some(d) if !point && digits.is_empty() && d & 3 == 0 => digits.push(d as u8),
                    Some(d) if point && !closed => digits.push(d as u8),
                    _ => return Err(bad(word, at, c.len_utf8(), hex)),
                },
            }
        }
        let ended = if opened.is_some() { closed } else { point && digits.len() > 1 };
        if !ended {
            return Err(bad(word, word.text.len(), 0, hex));
        }
        let repeat = opened.map_or(Vec::new(), |opened| digits.split_off(opened));
        Ok(TakeCode { hex, digits, repeat }.reduced())
    }

    /// Return the code in reduced form: without zeros at the end, and with the shortest and earliest repetition.
    fn reduced(mut self) -> Self {
        let length = self.repeat.len();
        let whole = |d: &usize| {
            length.is_multiple_of(*d) && (*d..length).all(|i| self.repeat[i] == self.repeat[i - d])
        };
        if let Some(least) = (1..length).find(whole) {
            self.repeat.truncate(least);
        }
        if self.repeat == [0] {
            self.repeat.clear();
        }
        if self.repeat.is_empty() {
            while self.digits.len() > 1 && self.digits.last() == Some(&0) {
                self.digits.pop();
            }
        } else {
            while self.digits.len() > 1 && self.digits.last() == self.repeat.last() {
                self.digits.pop();
                self.repeat.rotate_right(1);
            }
        }
        self
    }

    /// Return the digits for taking 0, 1, 2 … stones, without the repeating digits.
    pub fn digits(&self) -> impl Iterator<Item = Digit> + '_ {
        self.digits.iter().map(|d| Digit(*d))
    }

    /// Return the digits that repeat indefinitely after `digits`; empty for a finite code.
    pub fn repeat(&self) -> impl Iterator<Item = Digit> + '_ {
        self.repeat.iter().map(|d| Digit(*d))
    }
}

#[cold]
fn bad(word: Word<'_>, at: usize, length: usize, hex: bool) -> Error {
    let found = &word.text[at..at + length];
    let example = if hex { "0.8F" } else { "0.77 or 4.[3]" };
    Error::new(
        ErrorCode::BadCode,
        format!("expected a code such as {example}, found {:?}", word.text),
    )
    .at(Span::new(word.start + at, word.start + at + length))
    .with("found", found)
    .with("hex", if hex { "hex" } else { "octal" })
}

/// Write the canonical form, such as `0.77` or `4.[3]`, with hexadecimal digits in capitals.
impl fmt::Display for TakeCode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (whole, rest) = self.digits.split_first().unwrap_or((&0, &[]));
        write!(f, "{whole:X}.")?;
        rest.iter().try_for_each(|d| write!(f, "{d:X}"))?;
        match self.repeat.as_slice() {
            [] if rest.is_empty() => f.write_str("0"),
            [] => Ok(()),
            repeat => {
                f.write_str("[")?;
                repeat.iter().try_for_each(|d| write!(f, "{d:X}"))?;
                f.write_str("]")
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parse(text: &str, hex: bool) -> Result<TakeCode> {
        TakeCode::parse(Word { text, start: 3 }, hex)
    }

    #[test]
    fn canonical_forms() {
        for (text, canonical) in [
            ("0.77", "0.77"),
            ("0.7700", "0.77"),
            ("4.0", "4.0"),
            ("0.0", "0.0"),
            ("4.[3]", "4.[3]"),
            ("0.3[33]", "0.[3]"),
            ("0.1[07]", "0.1[07]"),
            ("0.77[07]", "0.7[70]"),
            ("0.12[1212]", "0.[12]"),
            ("0.70[0]", "0.7"),
        ] {
            let code = parse(text, false).unwrap();
            assert_eq!(code.to_string(), canonical);
            assert_eq!(parse(canonical, false).unwrap(), code);
        }
        assert_eq!(parse("c.af[0d]", true).unwrap().to_string(), "C.AF[0D]");
    }

    #[test]
    fn errors_point_at_the_spot() {
        for (text, hex, start, end) in [
            ("", false, 3, 3),
            ("0", false, 4, 4),
            ("0.", false, 5, 5),
            ("0.8", false, 5, 6),
            ("0.G", true, 5, 6),
            ("3.7", false, 3, 4),
            ("8.1", false, 3, 4),
            ("0..7", false, 5, 6),
            ("0.7[", false, 7, 7),
            ("0.7[]", false, 7, 8),
            ("0.[7]1", false, 8, 9),
            ("0.[7", false, 7, 7),
            ("0.7中", false, 6, 9),
            (".77", false, 3, 4),
            ("00.7", false, 4, 5),
        ] {
            let error = parse(text, hex).unwrap_err();
            assert_eq!(error.code, ErrorCode::BadCode, "{text}");
            assert_eq!(error.span, Some(Span::new(start, end)), "{text}");
        }
        assert!(parse("8.1", true).is_ok());
    }
}
