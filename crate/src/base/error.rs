//! The error type of the crate: a stable code, the span of the fault in the text, and details from which a message can
//! be written in any language.

use std::fmt;

use serde::Serialize;

pub use super::error_code::ErrorCode;

/// A half-open range in a text, in bytes inside the core and in UTF-16 units in every returned error.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(type = "[number, number]"))]
pub struct Span {
    /// The start of the range.
    pub start: usize,
    /// The end of the range, exclusive.
    pub end: usize,
}

impl Span {
    /// Create the span from `start` up to `end`, exclusive.
    pub fn new(start: usize, end: usize) -> Self {
        Span { start, end }
    }
}

/// One detail of an error: a number, a text or a list of texts.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "ErrorDetail"))]
#[serde(untagged)]
pub enum Detail {
    /// A small number, such as a count.
    Number(u64),
    /// A text, such as the unexpected word.
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
        // A number that JavaScript cannot hold exactly is passed as text.
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

/// The error type of all fallible functions of the crate.
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
    /// The code of the error, for programs.
    pub code: ErrorCode,
    /// The fault and what was expected instead, in English.
    pub message: String,
    /// The span of the fault in the text, if the fault has a span.
    pub span: Option<Span>,
    /// The details of the message, by name.
    #[cfg_attr(feature = "typescript", ts(as = "std::collections::HashMap<String, Detail>"))]
    pub details: Vec<(&'static str, Detail)>,
}

/// The largest number of characters of a message, and of a text in its details. A shortened text has one more
/// character, the ellipsis.
const LONGEST_MESSAGE: usize = 1000;
const LONGEST_TEXT: usize = 200;

/// Shorten a text to `longest` characters and an ellipsis: three quarters from the beginning of the text, one quarter
/// from the end.
fn cut(text: String, longest: usize) -> String {
    // Compare the bytes first, since a text has at most as many characters as bytes.
    if text.len() <= longest || text.chars().nth(longest).is_none() {
        return text;
    }
    let (first, last) = (longest - longest / 4, longest / 4);
    let place = |found: Option<(usize, char)>| found.map_or(0, |(at, _)| at);
    let head = place(text.char_indices().nth(first));
    let tail = place(text.char_indices().nth_back(last - 1));
    [&text[..head], "…", &text[tail..]].concat()
}

/// The result of a fallible call of the core. Without a type argument, the success value is `()`.
pub type Result<T = ()> = std::result::Result<T, Error>;

/// Return the value of a result, or `None` if the budget or the memory was exhausted.
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
    /// Create an error without a span and without details.
    #[cold]
    /// A message longer than 1000 characters is shortened in its middle; a span added later shows the complete fault in
    /// the text.
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

    /// Create the error for a text that is none of the expected signs or words. An empty `found` is the end of the text.
    #[cold]
    pub(crate) fn expected(wanted: &[&str], found: &str, span: Span) -> Self {
        let found_text = if found.is_empty() { "the end" } else { found };
        let message = format!("expected {}, found {found_text}", wanted.join(" or "));
        let wanted: Vec<String> = wanted.iter().map(|word| (*word).to_string()).collect();
        let error = Error::new(ErrorCode::ExpectedSyntax, message).at(span);
        error.with("expected", wanted).with("found", found)
    }

    /// Set the span of the error.
    #[inline(never)]
    pub fn at(mut self, span: Span) -> Self {
        self.span = Some(span);
        self
    }

    /// Add a detail; an existing detail with the same name is kept.
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

    /// Name the input field that the error's span belongs to, for calls with several texts.
    pub fn in_field(self, field: &'static str) -> Self {
        self.with("field", field)
    }

    /// Create the error for a list with more items than allowed.
    #[cold]
    pub fn too_many(of: &str, limit: u64, found: u64) -> Self {
        let message = format!("expected at most {limit} {of}, found {found}");
        Error::new(ErrorCode::TooMany, message).with("limit", limit).with("found", found)
    }

    /// Create the error for a number beyond the largest allowed number.
    #[cold]
    pub fn too_large(
        limit: impl Into<Detail> + fmt::Display,
        found: impl Into<Detail> + fmt::Display,
    ) -> Self {
        let message = format!("expected a number up to {limit}, found {found}");
        Error::new(ErrorCode::NumberTooLarge, message).with("limit", limit).with("found", found)
    }

    /// Create the error for a text with several meanings, where each text of `readings` states one meaning
    /// unambiguously.
    pub fn two_readings(found: &str, readings: Vec<String>) -> Self {
        let message = format!("expected one meaning, found {found:?}: {}", readings.join(" or "));
        Error::new(ErrorCode::TwoReadings, message).with("found", found).with("readings", readings)
    }

    /// Create the error for a budget of `steps` steps that ended; `reached` describes the progress.
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

    /// Create the error for an exhausted memory limit of `bytes`; `reached` describes the progress.
    #[cold]
    pub fn memory(bytes: u64, reached: impl Into<String>) -> Self {
        let reached = reached.into();
        let message = format!("the search needs more than {bytes} bytes; it reached {reached}");
        Error::new(ErrorCode::Memory, message).with("bytes", bytes).with("reached", reached)
    }

    /// Create a `memory` error for a search that would store more than `count` values of type `T`.
    #[cold]
    pub(crate) fn memory_for<T>(count: usize, reached: impl Into<String>) -> Self {
        Error::memory((count * size_of::<T>()) as u64, reached)
    }

    /// Return whether a search ended for lack of steps or memory, so that a smaller question may still have an answer.
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
