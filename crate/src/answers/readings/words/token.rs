//! The tokens of a sentence.

use super::lexicon::Word;

/// A word, a number or a sign of a text, with its meaning.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Token {
    pub(super) word: Word,
    /// The value of a number, or the index of a name on the list of names.
    pub(super) value: u64,
    /// Whether the digits of a number can be read in another way, as groups of digits or as several numbers.
    pub(super) is_doubtful: bool,
    /// The start of the token in the text, in bytes.
    pub(super) start: usize,
    /// The end of the token in the text, in bytes.
    pub(super) end: usize,
}

impl Token {
    pub(super) fn of(word: Word, value: u64, start: usize, end: usize) -> Token {
        Token { word, value, is_doubtful: false, start, end }
    }

    /// Return whether the text of a number is shorter than its digits, as in `1e9`.
    pub(super) fn is_raised(&self) -> bool {
        self.value.checked_ilog10().is_some_and(|digits| self.end - self.start <= digits as usize)
    }

    /// Return whether a number is written in plain digits.
    pub(super) fn is_in_digits(&self) -> bool {
        self.end - self.start == self.value.checked_ilog10().unwrap_or(0) as usize + 1
    }
}

/// Return whether a word may end at index `at`: no letter or digit follows, and no apostrophe with letters.
pub(super) fn is_end(bytes: &[u8], at: usize) -> bool {
    let letter = |at: usize| bytes.get(at).is_some_and(u8::is_ascii_alphabetic);
    if !at.checked_sub(1).is_some_and(|at| bytes[at].is_ascii_alphanumeric()) {
        return true;
    }
    match bytes.get(at) {
        Some(byte) if byte.is_ascii_alphanumeric() || *byte == b'_' => false,
        Some(b'\'') => !letter(at + 1) || bytes[at..].starts_with(b"'s "),
        _ => true,
    }
}
