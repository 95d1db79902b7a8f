//! Typed text: conversion of full-width forms, words with their positions in the text, and numbers up to a limit.

use std::borrow::Cow;

use crate::base::error::{Error, ErrorCode, Result, Span};
use crate::base::nimber::MAX_HEAP;

/// A typed text with its plain form, which has the same number of characters, with full-width forms replaced by ASCII.
pub struct Source<'t> {
    original: &'t str,
    plain: Cow<'t, str>,
    /// Whether the typed text is ASCII. The plain form then equals the typed text, and every character is one byte.
    ascii: bool,
}

/// A run of characters without blanks or commas, with its position in the text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Word<'s> {
    /// The characters of the word.
    pub text: &'s str,
    /// The index of the first character, in bytes of the plain text.
    pub start: usize,
}

impl<'s> Word<'s> {
    /// Return the span of the whole word.
    pub fn span(&self) -> Span {
        Span::new(self.start, self.start + self.text.len())
    }

    /// Return the part of the word from byte `from` to byte `to`, exclusive.
    pub fn part(&self, from: usize, to: usize) -> Word<'s> {
        Word { text: &self.text[from..to], start: self.start + from }
    }

    /// Split the word at each `sign`.
    pub fn split(self, sign: char) -> impl Iterator<Item = Word<'s>> {
        let mut start = self.start;
        self.text.split(sign).map(move |text| {
            let word = Word { text, start };
            start += text.len() + sign.len_utf8();
            word
        })
    }
}

/// The map from bytes of a plain text to UTF-16 units of the text as typed; see
/// [`Source::offsets`].
pub struct Offsets(Option<Vec<usize>>);

impl Offsets {
    /// Return the index in the typed text, in UTF-16 units, of the character at a byte of the plain text.
    pub fn utf16(&self, byte: usize) -> usize {
        match &self.0 {
            None => byte,
            Some(offsets) => offsets.get(byte).or(offsets.last()).copied().unwrap_or(byte),
        }
    }

    /// Convert a span of bytes to a span of UTF-16 units.
    pub fn span(&self, span: Span) -> Span {
        Span::new(self.utf16(span.start), self.utf16(span.end))
    }
}

fn plain_char(c: char) -> char {
    match c {
        // Full-width forms have a fixed distance from the ASCII characters.
        '\u{ff01}'..='\u{ff5e}' => char::from_u32(c as u32 - 0xfee0).unwrap_or(c),
        // Replace zero-width characters and marks of the writing direction by blanks.
        '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' => ' ',
        '\u{2060}' | '\u{2066}'..='\u{2069}' | '\u{feff}' | '\u{3000}' => ' ',
        '、' => ',',
        '【' | '〔' => '[',
        '】' | '〕' => ']',
        '−' | '–' | '—' => '-',
        '→' => '>',
        'è' | 'È' => 'e',
        // Keep line breaks, which are significant in lists of edges and in rules.
        '\n' | '\r' => c,
        '\u{85}' | '\u{2028}' | '\u{2029}' => '\n',
        c if c.is_whitespace() => ' ',
        c => c,
    }
}

impl<'t> Source<'t> {
    /// Create a source from a typed text, with its plain form.
    pub fn new(text: &'t str) -> Self {
        let ascii = text.is_ascii();
        let plain = if ascii {
            Cow::Borrowed(text)
        } else {
            Cow::Owned(text.chars().map(plain_char).collect())
        };
        Source { original: text, plain, ascii }
    }

    /// Return the part of the text at a range of bytes of the plain form.
    pub fn part(&self, plain: std::ops::Range<usize>) -> Source<'_> {
        let original = match self.ascii {
            true => plain.clone(),
            false => self.original_byte(plain.start)..self.original_byte(plain.end),
        };
        let original = &self.original[original];
        Source { original, plain: Cow::Borrowed(&self.plain[plain]), ascii: self.ascii }
    }

    fn original_byte(&self, plain: usize) -> usize {
        let chars = self.plain.char_indices().take_while(|(at, _)| *at < plain).count();
        self.original.chars().take(chars).map(char::len_utf8).sum()
    }

    /// Iterate over the characters of the typed text, each with its byte index in the plain form.
    pub fn typed(&self) -> impl Iterator<Item = (usize, char)> + '_ {
        self.plain.char_indices().map(|(at, _)| at).zip(self.original.chars())
    }

    /// The plain form of the text.
    pub fn plain(&self) -> &str {
        &self.plain
    }

    /// Iterate over the words of the text, separated by blanks and commas.
    pub fn words(&self) -> impl Iterator<Item = Word<'_>> + Clone {
        self.words_from(0)
    }

    /// Iterate over the words from byte `at` of the plain form, which must be a blank or the start of a word.
    pub fn words_from(&self, at: usize) -> impl Iterator<Item = Word<'_>> + Clone {
        words_of(&self.plain, at)
    }

    /// Return the last word, empty if the text has no words.
    pub fn last_word(&self) -> Word<'_> {
        let text = self.plain.trim_end_matches(is_blank);
        let start = text.rfind(is_blank).map_or(0, |at| at + 1);
        Word { text: &text[start..], start }
    }

    /// Return the span of the blanks at the end of the text, for errors about a missing word.
    pub fn end(&self) -> Span {
        Span::new(self.plain.trim_end().len(), self.plain.len())
    }

    /// Convert an error's span from bytes of the plain text to UTF-16 units of the text as typed.
    pub fn locate(&self, mut error: Error) -> Error {
        if let Some(span) = &mut error.span {
            *span = Span::new(self.utf16(span.start), self.utf16(span.end));
        }
        error
    }

    /// Return a map from each byte of the plain form to its index in the typed text, for many conversions.
    pub fn offsets(&self) -> Offsets {
        if self.ascii {
            return Offsets(None);
        }
        let mut offsets = Vec::with_capacity(self.plain.len() + 1);
        let mut at = 0;
        for (plain, original) in self.plain.chars().zip(self.original.chars()) {
            offsets.resize(offsets.len() + plain.len_utf8(), at);
            at += original.len_utf16();
        }
        offsets.push(at);
        Offsets(Some(offsets))
    }

    fn utf16(&self, byte: usize) -> usize {
        if self.ascii {
            return byte;
        }
        // Each character of the plain form corresponds to one character of the typed text, but may have another length.
        let chars = self.plain.char_indices().take_while(|(at, _)| *at < byte).count();
        self.original.chars().take(chars).map(char::len_utf16).sum()
    }
}

/// Return whether a character separates words: a blank or a comma. In the plain form all other blanks are already
/// replaced by ASCII blanks.
fn is_blank(c: char) -> bool {
    c.is_ascii_whitespace() || c == ','
}

fn words_of(text: &str, mut at: usize) -> impl Iterator<Item = Word<'_>> + Clone {
    let bytes = text.as_bytes();
    let blank = |b: u8| is_blank(char::from(b));
    std::iter::from_fn(move || {
        while at < bytes.len() && blank(bytes[at]) {
            at += 1;
        }
        let start = at;
        while at < bytes.len() && !blank(bytes[at]) {
            at += 1;
        }
        (at > start).then(|| Word { text: &text[start..at], start })
    })
}

/// Join numbers, with the text `between` between each two.
///
/// ```
/// assert_eq!(mexplorer::text::joined(&[3, 0, 18446744073709551615], ", "), "3, 0, 18446744073709551615");
/// ```
pub fn joined(numbers: &[u64], between: &str) -> String {
    let mut text = String::with_capacity(numbers.len() * (between.len() + 2));
    for (i, number) in numbers.iter().enumerate() {
        if i > 0 {
            text.push_str(between);
        }
        // Write the digits by hand: the generic formatter takes several times as long, and answers consist mostly of
        // numbers.
        let (mut digits, mut at, mut left) = ([0; 20], 20, *number);
        while left > 0 || at == 20 {
            at -= 1;
            digits[at] = b'0' + (left % 10) as u8;
            left /= 10;
        }
        text.extend(digits[at..].iter().map(|digit| char::from(*digit)));
    }
    text
}

pub(crate) fn tuple(numbers: &[u64]) -> String {
    format!("({})", joined(numbers, ", "))
}

/// Return the longest beginning of a text with at most `most` bytes that ends at a character boundary.
pub(crate) fn beginning(text: &str, most: usize) -> &str {
    let end = (0..=text.len().min(most)).rev().find(|end| text.is_char_boundary(*end));
    &text[..end.unwrap_or(0)]
}

/// Shorten a text to at most 60 characters and an ellipsis, for a quotation in an error message.
pub(crate) fn shortened(text: &str) -> String {
    const QUOTED: usize = 60;
    match text.char_indices().nth(QUOTED) {
        None => text.to_string(),
        Some((at, _)) => [&text[..at], "…"].concat(),
    }
}

/// Parse a word as a whole number from 0 to 2^53 − 1.
///
/// # Errors
/// `negative-number`, `number-too-large`, `stray-character` at the first character that is no digit, or
/// `expected-number` when the word does not begin with a digit.
pub fn number(word: Word<'_>) -> Result<u64> {
    number_up_to(word, MAX_HEAP)
}

/// Parse a word as a whole number from 0 to `limit`.
///
/// # Errors
/// The errors of [`number`].
pub fn number_up_to(word: Word<'_>, limit: u64) -> Result<u64> {
    let digits = word.text.bytes().take_while(u8::is_ascii_digit).count();
    if digits == word.text.len() && digits > 0 {
        return match word.text.parse::<u64>() {
            Ok(n) if n <= limit => Ok(n),
            _ => Err(Error::too_large(limit, word.text).at(word.span())),
        };
    }
    let found = word.text[digits..].chars().next().unwrap_or(' ');
    if digits > 0 {
        let spot = Span::new(word.start + digits, word.start + digits + found.len_utf8());
        return Err(Error::new(
            ErrorCode::StrayCharacter,
            format!("expected a digit, a blank or a comma, found {found:?}"),
        )
        .at(spot)
        .with("found", found.to_string()));
    }
    let digits = word.text.strip_prefix('-').filter(|digits| !digits.is_empty());
    if digits.is_some_and(|digits| digits.bytes().all(|b| b.is_ascii_digit())) {
        return Err(Error::new(
            ErrorCode::NegativeNumber,
            format!("expected a number from 0 on, found {}", word.text),
        )
        .at(word.span())
        .with("found", word.text));
    }
    Err(Error::new(ErrorCode::ExpectedNumber, format!("expected a number, found {:?}", word.text))
        .at(word.span())
        .with("found", word.text))
}

/// Check that a node's name consists of letters, digits and `_`. The name must not be empty.
///
/// # Errors
/// `stray-character` at the first other character.
pub(crate) fn node_name(name: Word<'_>) -> Result<()> {
    // Nearly every name is ASCII, and comparing bytes is faster than comparing characters.
    if name.text.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'_') {
        return Ok(());
    }
    let stray = |c: &char| !(c.is_alphanumeric() || *c == '_');
    match name.text.char_indices().find(|(_, c)| stray(c)) {
        None => Ok(()),
        Some((at, c)) => {
            let start = name.start + at;
            Err(Error::new(
                ErrorCode::StrayCharacter,
                format!("expected a letter, a digit or _ in a node's name, found {c:?}"),
            )
            .at(Span::new(start, start + c.len_utf8()))
            .with("found", c.to_string()))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_beyond_ascii_are_refused() {
        let code = |text| number(Word { text, start: 0 }).map_err(|e| e.code);
        assert_eq!(code("中"), Err(ErrorCode::ExpectedNumber));
        assert_eq!(code("-7"), Err(ErrorCode::NegativeNumber));
    }

    #[test]
    fn full_width_text_keeps_its_spots() {
        let source = Source::new("３，x５");
        let words: Vec<_> = source.words().map(|w| w.text).collect();
        assert_eq!(words, ["3", "x5"]);
        let error = source.words().map(number).find_map(|r| r.err()).map(|e| source.locate(e));
        assert_eq!(error.and_then(|e| e.span), Some(Span::new(2, 4)));
    }
    #[test]
    fn invisible_characters_separate_like_blanks() {
        // Texts copied from a page with right-to-left writing contain marks of the writing direction.
        for text in
            ["\u{200f}3 \u{200e}5\u{202c}", "\u{2067}3\u{2060}5\u{2069}", "\u{feff}3\u{200b}5"]
        {
            let words: Vec<_> = Source::new(text).words().map(|w| w.text.to_owned()).collect();
            assert_eq!(words, ["3", "5"], "{text:?}");
        }
    }
}
