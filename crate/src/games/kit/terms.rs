//! Splitting of a sum into its terms: ` + ` joins the terms, and a user-written rule needs square brackets.

use std::ops::Range;

use super::form::{inner, is_sum, is_typed};
use crate::base::error::{Error, ErrorCode, Result, Span};

/// Return the ranges of user-written rules in the plain text of a game: the whole game, or terms of a sum.
pub fn typed_rules(text: &str) -> Vec<Range<usize>> {
    let from = text.len() - inner(text).len();
    let game = &text[from..];
    if is_typed(game) {
        return std::iter::once(from..text.len()).collect();
    }
    if !is_sum(game) {
        return Vec::new();
    }
    // After brackets, `misere` belongs to the whole sum and not to the last rule.
    let kept = game.trim_end();
    let last = kept.rfind(|c: char| c.is_ascii_whitespace()).map_or(0, |at| at + 1);
    let game = if kept[last..].eq_ignore_ascii_case("misere") { &kept[..last] } else { game };
    let term = |range: Range<usize>| {
        let found =
            if range.len() < game.len() { typed_rules(&game[range.clone()]) } else { Vec::new() };
        found
            .into_iter()
            .map(move |rule| from + range.start + rule.start..from + range.start + rule.end)
    };
    games(game).unwrap_or_default().into_iter().flat_map(term).collect()
}

/// Return a range without the blanks at its ends.
fn trimmed(text: &str, range: Range<usize>) -> Range<usize> {
    let piece = &text[range.clone()];
    let start = range.end - piece.trim_start().len();
    start..(range.start + piece.trim_end().len()).max(start)
}

/// Return the ranges of the terms of a game's text, without their brackets.
///
/// # Errors
/// `expected-syntax` for a bracket that is not closed, and for text after a closing bracket.
pub fn games(text: &str) -> Result<Vec<Range<usize>>> {
    let mut found = Vec::new();
    let mut from = 0;
    loop {
        let at = text.len() - text[from..].trim_start().len();
        let bracketed = text[at..].starts_with('[');
        let mut depth = 0usize;
        // The position of the bracket that closes the first bracket, and the position of the `+` after the term.
        let (mut close, mut end) = (None, None);
        for (i, byte) in text.bytes().enumerate().skip(at) {
            match byte {
                b'[' => depth += 1,
                b']' => {
                    depth = depth.saturating_sub(1);
                    if depth == 0 && close.is_none() {
                        close = Some(i);
                    }
                }
                b'+' if depth == 0 => {
                    end = Some(i);
                    break;
                }
                _ => {}
            }
        }
        if !bracketed && is_typed(&text[at..]) {
            end = None;
        }
        let stop = end.unwrap_or(text.len());
        if bracketed {
            let Some(close) = close else {
                return Err(syntax("]", text, text.len()..text.len()));
            };
            let after = trimmed(text, close + 1..stop);
            if !after.is_empty() {
                return Err(syntax("+", text, after));
            }
            found.push(trimmed(text, at + 1..close));
        } else {
            found.push(trimmed(text, from..stop));
        }
        match end {
            Some(end) => from = end + 1,
            None => return Ok(found),
        }
    }
}

/// Return the ranges of the terms of a position's text.
pub fn positions(text: &str) -> Vec<Range<usize>> {
    let mut from = 0;
    let pieces = text.split('+').map(|piece| {
        let range = from..from + piece.len();
        from = range.end + 1;
        trimmed(text, range)
    });
    pieces.collect()
}

fn syntax(expected: &str, text: &str, found: Range<usize>) -> Error {
    let here = &text[found.clone()];
    Error::new(ErrorCode::ExpectedSyntax, format!("expected {expected:?}, found {here:?}"))
        .at(Span::new(found.start, found.end))
        .with("expected", vec![expected.to_string()])
        .with("found", here)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn terms(text: &str) -> Vec<&str> {
        games(text).unwrap().into_iter().map(|range| &text[range]).collect()
    }

    #[test]
    fn rules_are_found_in_all_games() {
        let found = |text: &'static str| -> Vec<&str> {
            typed_rules(text).into_iter().map(|range| &text[range]).collect()
        };
        assert_eq!(found("n -> n-1 | n-2"), ["n -> n-1 | n-2"]);
        assert_eq!(found("n: n-1"), ["n: n-1"]);
        assert_eq!(found("x -> x-1"), ["x -> x-1"]);
        assert_eq!(found("(x, y) -> (x-1, y)"), ["(x, y) -> (x-1, y)"]);
        assert_eq!(found("every n -> n-1"), ["n -> n-1"]);
        assert_eq!(found("every [n -> n-1]"), ["n -> n-1"]);
        assert_eq!(found("[n -> n-1] + nim"), ["n -> n-1"]);
        assert_eq!(found("nim + [every (x, y) -> (x-1, y)]"), ["(x, y) -> (x-1, y)"]);
        assert_eq!(found("[n -> n-1] + nim + n -> n-3"), ["n -> n-1", "n -> n-3"]);
        assert_eq!(found("nim + [n -> n-1] misere"), ["n -> n-1"]);
        assert_eq!(found("nim + kayles"), [""; 0]);
        assert_eq!(found("[[n -> n-1"), [""; 0]);
    }

    #[test]
    fn terms_are_found_between_brackets_and_signs() {
        assert_eq!(terms(" nim +kayles+ 4.[3] "), ["nim", "kayles", "4.[3]"]);
        assert_eq!(terms("[n -> (n-1) + 1] + nim"), ["n -> (n-1) + 1", "nim"]);
        assert_eq!(terms("nim + every n -> n-1 + 1"), ["nim", "every n -> n-1 + 1"]);
        assert_eq!(terms("nim + "), ["nim", ""]);
        assert!(games("[nim + kayles").is_err() && games("[nim] kayles + nim").is_err());
        assert!(is_sum("nim + kayles") && is_sum("[nim]") && !is_sum("n -> n-1 + 1"));
        assert!(!is_sum("every n -> n-2 + 1") && !is_sum("0.[3]"));
        assert_eq!(positions("3 5 + 7").len(), 2);
    }
}
