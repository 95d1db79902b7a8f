//! The one error type: a stable code, the spot in the text, and the facts to word it in any
//! language.

use std::fmt;

use serde::Serialize;

pub use super::error_code::ErrorCode;

/// A half-open range in a text. Bytes while the core reads it, UTF-16 units in any error it
/// returns.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(type = "[number, number]"))]
pub struct Span {
    /// Where the spot begins.
    pub start: usize,
    /// Where it ends, exclusive.
    pub end: usize,
}

impl Span {
    /// The span from `start` up to `end`.
    pub fn new(start: usize, end: usize) -> Self {
        Span { start, end }
    }
}

/// One fact of an error: a number, a text or a list of texts.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "ErrorDetail"))]
#[serde(untagged)]
pub enum Detail {
    /// A small number, such as a count.
    Number(u64),
    /// A text, such as the word that was found.
    Text(String),
    /// Texts in order, such as the nodes of a cycle.
    List(Vec<String>),
}

impl fmt::Display for Detail {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Detail::Number(n) => n.fmt(f),
            Detail::Text(text) => text.fmt(f),
            Detail::List(list) => list.join(", ").fmt(f),
        }
    }
}

impl From<u64> for Detail {
    fn from(n: u64) -> Self {
        // A number that JavaScript could not hold exactly travels as text.
        if n <= crate::base::nimber::MAX_HEAP {
            Detail::Number(n)
        } else {
            Detail::Text(n.to_string())
        }
    }
}
impl From<usize> for Detail {
    fn from(n: usize) -> Self {
        Detail::from(n as u64)
    }
}
impl From<String> for Detail {
    fn from(text: String) -> Self {
        Detail::Text(text)
    }
}
impl From<&str> for Detail {
    fn from(text: &str) -> Self {
        Detail::Text(text.to_string())
    }
}
impl From<Vec<String>> for Detail {
    fn from(list: Vec<String>) -> Self {
        Detail::List(list)
    }
}

/// Everything that can fail fails with this.
///
/// ```
/// use mexplorer::{ErrorCode, Game};
/// let error = Game::parse("subtract 1 0").unwrap_err();
/// assert_eq!(error.code, ErrorCode::ZeroInSet);
/// assert_eq!(error.span.map(|s| (s.start, s.end)), Some((11, 12)));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "CoreError"))]
#[non_exhaustive]
pub struct Error {
    /// What went wrong, for programs.
    pub code: ErrorCode,
    /// What went wrong and what was expected instead, in English.
    pub message: String,
    /// The spot in the text, where there is one.
    pub span: Option<Span>,
    /// The facts that the message words, by name.
    #[cfg_attr(feature = "typescript", ts(as = "std::collections::HashMap<String, Detail>"))]
    pub details: Vec<(&'static str, Detail)>,
}

/// The most characters of a message and of a text in its details; a cut adds one character.
const LONGEST_MESSAGE: usize = 1000;
const LONGEST_TEXT: usize = 200;

/// Shorten a text to at most `longest` characters: three quarters from its beginning, one quarter from
/// its end.
fn cut(text: String, longest: usize) -> String {
    // A character takes at least a byte, so this check suffices for most texts.
    if text.len() <= longest || text.chars().nth(longest).is_none() {
        return text;
    }
    let (first, last) = (longest - longest / 4, longest / 4);
    let place = |found: Option<(usize, char)>| found.map_or(0, |(at, _)| at);
    let head = place(text.char_indices().nth(first));
    let tail = place(text.char_indices().nth_back(last - 1));
    [&text[..head], "…", &text[tail..]].concat()
}

/// The result of every fallible call of the core; without a type argument, success has no value.
pub type Result<T = ()> = std::result::Result<T, Error>;

/// The answer; `None` where the budget or the memory ended before.
///
/// # Errors
/// Any other error.
pub fn unless_budget<T>(result: Result<T>) -> Result<Option<T>> {
    match result {
        Ok(found) => Ok(Some(found)),
        Err(error) if error.is_exhausted() => Ok(None),
        Err(error) => Err(error),
    }
}

impl Error {
    /// An error without a spot or details yet.
    #[cold]
    /// A message that repeats much of the typed text is cut in its middle: the spot shows the rest.
    ///
    /// ```
    /// use mexplorer::Game;
    /// let error = Game::parse(&"x".repeat(1_000_000)).unwrap_err();
    /// assert!(error.message.chars().count() <= 1001);
    /// assert_eq!(error.span.map(|s| s.end), Some(1_000_000));
    /// ```
    pub fn new(code: ErrorCode, message: impl Into<String>) -> Self {
        let message = cut(message.into(), LONGEST_MESSAGE);
        Error { code, message, span: None, details: Vec::new() }
    }

    /// Set the span of the error.
    #[inline(never)]
    pub fn at(mut self, span: Span) -> Self {
        self.span = Some(span);
        self
    }

    /// Add a detail; an existing detail of this name stays.
    pub fn with(self, name: &'static str, value: impl Into<Detail>) -> Self {
        self.with_detail(name, value.into())
    }

    #[cold]
    #[inline(never)]
    fn with_detail(mut self, name: &'static str, value: Detail) -> Self {
        if self.details.iter().all(|(n, _)| *n != name) {
            let value = match value {
                Detail::Text(text) => Detail::Text(cut(text, LONGEST_TEXT)),
                other => other,
            };
            self.details.push((name, value));
        }
        self
    }

    /// Name the text that the error's span belongs to, among several texts.
    pub fn in_field(self, field: &'static str) -> Self {
        self.with("field", field)
    }

    /// More things than there may be.
    #[cold]
    pub fn too_many(of: &str, limit: u64, found: u64) -> Self {
        let message = format!("expected at most {limit} {of}, found {found}");
        Error::new(ErrorCode::TooMany, message).with("limit", limit).with("found", found)
    }

    /// The error for a number beyond the largest allowed one.
    #[cold]
    pub fn too_large(
        limit: impl Into<Detail> + fmt::Display,
        found: impl Into<Detail> + fmt::Display,
    ) -> Self {
        let message = format!("expected a number up to {limit}, found {found}");
        Error::new(ErrorCode::NumberTooLarge, message).with("limit", limit).with("found", found)
    }

    /// The error for a text with several meanings; each of the `readings` may replace it.
    pub fn two_readings(found: &str, readings: Vec<String>) -> Self {
        let message = format!("expected one meaning, found {found:?}: {}", readings.join(" or "));
        Error::new(ErrorCode::TwoReadings, message).with("found", found).with("readings", readings)
    }

    /// The step budget ended after `steps`, having come as far as `reached` says.
    #[cold]
    pub fn budget(steps: u64, reached: impl Into<String>) -> Self {
        let reached = reached.into();
        Error::new(
            ErrorCode::Budget,
            format!(
                "the budget of {steps} steps ended (set a larger `budget`); it reached {reached}"
            ),
        )
        .with("steps", steps)
        .with("reached", reached)
    }

    /// The error that the memory of a call, this many bytes, is exhausted; `reached` describes the
    /// progress.
    #[cfg(feature = "lab")]
    #[cold]
    pub fn memory(bytes: u64, reached: impl Into<String>) -> Self {
        let reached = reached.into();
        let message = format!("the search needs more than {bytes} bytes; it reached {reached}");
        Error::new(ErrorCode::Memory, message).with("bytes", bytes).with("reached", reached)
    }

    /// Whether a search ended for lack of steps or memory, so that a smaller question may still
    /// have an answer.
    pub fn is_exhausted(&self) -> bool {
        matches!(self.code, ErrorCode::Budget | ErrorCode::Memory)
    }
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message)
    }
}

impl std::error::Error for Error {}
