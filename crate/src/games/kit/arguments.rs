//! The arguments after a game's name.

use crate::base::error::{Error, ErrorCode, Result};
use crate::base::text::{Source, Word, number};

/// The words of a game between its name and the optional last word `misere`.
///
/// A graph may have millions of words, so the words are not collected in a list.
#[derive(Clone, Copy)]
pub struct Arguments<'s> {
    /// The whole text.
    pub source: &'s Source<'s>,
    /// The first word of the text; a user-written rule has no other name.
    pub name: Word<'s>,
    /// The end of the arguments, in bytes of the plain text.
    pub end: usize,
}

/// The texts of errors about the only number after a game's name.
pub struct Meaning {
    /// The name of the number in errors.
    pub name: &'static str,
    /// The message of the error for a missing number.
    pub missing: &'static str,
    /// The message of the error for the number 0.
    pub zero: &'static str,
    /// The identifier of what the number counts, from which the page chooses the text of the error for 0.
    pub of: &'static str,
}

impl<'s> Arguments<'s> {
    /// Iterate over the words.
    pub fn words(self) -> impl Iterator<Item = Word<'s>> + Clone {
        self.source.words().skip(1).take_while(move |word| word.start < self.end)
    }

    /// Refuse any word, and return the game.
    ///
    /// # Errors
    /// `unexpected-argument`.
    pub fn none<T>(self, game: T) -> Result<T> {
        self.none_of(self.words(), game)
    }

    /// Refuse any of the words in `left`, and return the game.
    ///
    /// # Errors
    /// `unexpected-argument`.
    pub fn none_of<T>(self, mut left: impl Iterator<Item = Word<'s>>, game: T) -> Result<T> {
        match left.next() {
            None => Ok(game),
            Some(extra) => Err(unexpected(extra, self.name.text)),
        }
    }

    /// Return the only word.
    ///
    /// # Errors
    /// `missing-argument` with the message `missing` and the detail `name`; `unexpected-argument`.
    pub fn one(self, name: &'static str, missing: &str) -> Result<Word<'s>> {
        let mut words = self.words();
        let Some(word) = words.next() else {
            return Err(Error::new(ErrorCode::MissingArgument, missing).with("expected", name));
        };
        match words.next() {
            None => Ok(word),
            Some(extra) => Err(unexpected(extra, self.name.text)),
        }
    }

    /// Parse the only word as a number from 1 on.
    ///
    /// # Errors
    /// The errors of [`Arguments::one`]; `zero-in-set`, and the errors of [`number`].
    pub fn one_number(self, meaning: &Meaning) -> Result<u64> {
        let word = self.one(meaning.name, meaning.missing)?;
        match number(word)? {
            0 => Err(Error::new(ErrorCode::ZeroInSet, meaning.zero)
                .with("of", meaning.of)
                .at(word.span())),
            n => Ok(n),
        }
    }
}

fn unexpected(word: Word<'_>, game: &str) -> Error {
    Error::new(
        ErrorCode::UnexpectedArgument,
        format!("expected nothing more after {game} than perhaps misere, found {:?}", word.text),
    )
    .at(word.span())
    .with("found", word.text)
}

/// Create the error for an unknown name, with the known names that are most similar to the name or to several words
/// from the name on.
pub(crate) fn unknown(source: &Source<'_>, name: Word<'_>, known: &[&str]) -> Error {
    let (found, nearest) = nearest(source, name, known);
    let list = |names: &[&str]| names.iter().map(|name| name.to_string()).collect::<Vec<_>>();
    let expected = match &nearest[..] {
        [] => format!("one of {}", known.join(", ")),
        names => names.join(" or "),
    };
    Error::new(ErrorCode::UnknownGame, format!("expected {expected}, found {:?}", found.text))
        .at(found.span())
        .with("found", found.text)
        .with("known", list(known))
        .with("nearest", nearest)
}

/// Return the words from `name` on that are similar to known names, and these known names.
#[cfg(feature = "lab")]
fn nearest<'s>(source: &'s Source<'_>, name: Word<'s>, known: &[&str]) -> (Word<'s>, Vec<String>) {
    let from = source.words().skip_while(|word| word.start < name.start);
    let words: Vec<Word<'_>> = from.take(super::nearest::SEEN).collect();
    let texts: Vec<&str> = words.iter().map(|word| word.text).collect();
    let found = super::nearest::nearest(&texts, known);
    let end = words.get(found.words - 1).map_or(name.span().end, |word| word.span().end);
    (Word { text: &source.plain()[name.start..end], start: name.start }, found.names)
}

/// Return no similar names: the core without the feature `lab` passes unknown names on to the complete core.
#[cfg(not(feature = "lab"))]
fn nearest<'s>(_: &Source<'_>, name: Word<'s>, _: &[&str]) -> (Word<'s>, Vec<String>) {
    (name, Vec::new())
}
