//! Conversion of games from common notations of papers and problem statements to the notation of this project. A text
//! is converted only if its meaning is certain. Each byte keeps its original position, so that errors refer to the
//! typed text.

use std::ops::Range;

use super::form::{is_sum, is_typed};
use super::graph_text;
use crate::base::error::{Error, ErrorCode, Result, Span};
use crate::base::text::Source;

/// A text converted to the notation of this project, with the origin of each byte.
#[derive(Debug, Default)]
pub struct Rewritten {
    /// The converted text.
    pub text: String,
    /// For each byte of `text`, its position in the original text.
    from: Vec<usize>,
}

impl Rewritten {
    /// Create an unchanged text.
    pub fn of(text: &str) -> Self {
        Rewritten { text: text.to_string(), from: (0..text.len()).collect() }
    }

    /// Return this text with positions in the original of `whole`, where this text was converted from `whole`.
    pub fn within(self, whole: &Rewritten) -> Self {
        let last = whole.from.last().map_or(0, |last| last + 1);
        let from =
            self.from.iter().map(|at| whole.from.get(*at).copied().unwrap_or(last)).collect();
        Rewritten { text: self.text, from }
    }

    /// Append a range of the original text unchanged.
    pub fn keep(&mut self, before: &str, range: Range<usize>) {
        self.text.push_str(&before[range.clone()]);
        self.from.extend(range);
    }

    /// Append inserted text, with byte `at` of the original text as its position.
    pub fn add(&mut self, text: &str, at: usize) {
        self.text.push_str(text);
        self.from.resize(self.text.len(), at);
    }

    /// Convert the span of an error to the original text, which has `length` bytes.
    pub fn locate(&self, mut error: Error, length: usize) -> Error {
        if let Some(span) = &mut error.span {
            let at = |byte: usize| self.from.get(byte).copied().unwrap_or(length);
            let end = match span.end.checked_sub(1).filter(|last| *last >= span.start) {
                Some(last) => self.from.get(last).map_or(length, |at| at + 1),
                None => at(span.start),
            };
            let start = at(span.start).min(length);
            *span = Span::new(start, end.clamp(start, length));
        }
        error
    }
}

/// Return the parsed game `found`, or parse the text in another notation.
///
/// # Errors
/// The errors of the parser `read`.
pub fn or_game<T>(
    found: Result<T>,
    plain: &str,
    read: impl Fn(&Source<'_>) -> Result<T>,
) -> Result<T> {
    // Keep the error for a valid game that is not allowed here.
    let refused = |error: &Error| error.code == ErrorCode::NoParts;
    if found.is_ok() || found.as_ref().is_err_and(refused) {
        return found;
    }
    match game(plain) {
        Some(other) => {
            read(&Source::new(&other.text)).map_err(|error| other.locate(error, plain.len()))
        }
        None => found,
    }
}

/// Return the ranges of the words, which are separated by blanks and by characters for which `apart` is true.
fn words(text: &str, apart: impl Fn(char) -> bool) -> Vec<Range<usize>> {
    let mut found = Vec::new();
    let mut start = None;
    for (at, c) in text.char_indices().chain([(text.len(), ' ')]) {
        match (c.is_ascii_whitespace() || apart(c), start) {
            (true, Some(from)) => {
                found.push(from..at);
                start = None;
            }
            (false, None) => start = Some(at),
            _ => {}
        }
    }
    found
}

/// Convert a game from another notation; `None` if no notation matches.
pub fn game(text: &str) -> Option<Rewritten> {
    // The terms of a sum are converted one by one.
    if is_sum(text) {
        return None;
    }
    if is_typed(text) {
        return in_n(text);
    }
    if graph_text::begins(text) {
        return None;
    }
    let mut found = Rewritten::default();
    let all = words(text, |c| "{}(),".contains(c));
    let first = all.first()?.clone();
    let mut changed = text.contains(['{', '}', '(', ')']);
    let letter = |c: char| matches!(c, 'a'..='f' | 'A'..='F');
    let hexadecimal = |word: &str| word.contains('.') && word.contains(letter);
    for (i, word) in all.iter().enumerate() {
        let is = &text[word.clone()];
        let next = all.get(i + 1).map_or("", |next| &text[next.clone()]);
        let own = || CODES.iter().find(|(name, _)| is.eq_ignore_ascii_case(name));
        let instead = if i == 0 {
            match is.to_ascii_lowercase().as_str() {
                "s" if all.len() > 1 => Some("subtract"),
                "octal" if hexadecimal(next) => Some("hex"),
                _ => None,
            }
        } else if text[first.clone()].eq_ignore_ascii_case("ring") {
            own().map(|(_, code)| *code)
        } else {
            None
        };
        let digits = is.strip_prefix('.').filter(|digits| !digits.is_empty());
        let bare =
            |digits: &str| digits.bytes().all(|b| b.is_ascii_hexdigit() || b"[]".contains(&b));
        changed |= instead.is_some() || digits.is_some_and(bare);
        match instead {
            Some(other) => found.add(other, word.start),
            None => {
                found.add(if digits.is_some_and(bare) { "0" } else { "" }, word.start);
                found.keep(text, word.clone());
            }
        }
        found.add(" ", word.end.min(text.len().saturating_sub(1)));
    }
    changed.then_some(found)
}

/// Replace the letter of a rule for heaps, such as x in `x -> x-1`, by n; `None` if the rule already contains n.
fn in_n(text: &str) -> Option<Rewritten> {
    let start = text.len() - text.trim_start().len();
    let letter = text[start..].chars().next().filter(char::is_ascii_alphabetic)?;
    let word = |c: char| c.is_ascii_alphanumeric() || c == '_';
    let mut found = Rewritten::default();
    let mut at = 0;
    while let Some(c) = text[at..].chars().next() {
        let rest = &text[at..];
        let end = rest.find(|c| !word(c)).unwrap_or(rest.len()).max(c.len_utf8());
        match &rest[..end] {
            name if name.len() == 1 && name.starts_with(letter) => found.add("n", at),
            "n" => return None,
            _ => found.keep(text, at..at + end),
        }
        at += end;
    }
    Some(found)
}

/// Named games with their codes, for rings such as `ring kayles`.
const CODES: &[(&str, &str)] =
    &[("kayles", "0.77"), ("dawson", "0.07"), ("treblecross", "0.007"), ("officers", "0.6")];
