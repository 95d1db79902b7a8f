//! Notations with one sign for each stone, pin or square: `●●● ●●`, `II.I`, `..X..`.

use std::ops::Range;

use super::{Form, Rewritten, commas, words};
use crate::base::error::{Error, Result, Span};
use crate::base::text::joined;

/// Signs for a stone or a pin.
const STONES: [char; 12] = ['●', '○', '•', '∘', '⚫', '⚪', '◯', '🔴', 'o', 'O', 'I', '|'];

/// Signs for a free place in a row.
const FREE: [char; 6] = ['.', '_', '-', '□', '·', '▢'];

impl Form<'_> {
    /// Convert heaps written as one sign for each stone, such as `●●● ●●`; `None` for any other text.
    pub(super) fn tallies(self, inside: Range<usize>) -> Option<Rewritten> {
        let text = &self.text[inside.clone()];
        let sign = text.chars().next().filter(|c| STONES.contains(c) && self.kind.amounts)?;
        if !text.chars().all(|c| c == sign || c.is_ascii_whitespace() || c == ',') {
            return None;
        }
        let mut found = Rewritten::default();
        for word in words(text).into_iter().flat_map(|word| commas(text, word)) {
            let count = text[word.clone()].chars().count().to_string();
            found.add(if found.text.is_empty() { "" } else { " " }, inside.start + word.start);
            found.add(&count, inside.start + word.start);
        }
        Some(found)
    }

    /// Convert a row of pins with gaps, such as `II.I`, or a row of free squares, such as `.....`, with optional
    /// crosses.
    pub(super) fn row(self, inside: Range<usize>) -> Result<Option<Rewritten>> {
        let text = &self.text[inside.clone()];
        let mut found = Rewritten::default();
        let free = |c: char| FREE.contains(&c);
        let pin = |c: char| STONES.contains(&c);
        let crossed = |c: char| matches!(c, 'x' | 'X');
        let runs = |standing: &dyn Fn(char) -> bool| {
            let runs = text.split(|c: char| !standing(c)).map(|run| run.chars().count() as u64);
            runs.filter(|run| *run > 0).collect::<Vec<u64>>()
        };
        if text.is_empty() {
            return Ok(None);
        }
        if text.chars().all(free) {
            found.add(&text.chars().count().to_string(), inside.start);
            return Ok(Some(found));
        }
        if self.kind.crosses && text.chars().all(|c| free(c) || crossed(c)) {
            let squares: Vec<bool> = text.chars().map(crossed).collect();
            return Ok(open(&squares).map(|runs| {
                found.add(&joined(&runs, " "), inside.start);
                found
            }));
        }
        if text.chars().all(|c| pin(c) || free(c) || c.is_ascii_whitespace()) {
            found.add(&joined(&runs(&pin), " "), inside.start);
            return Ok(Some(found));
        }
        if text.chars().all(|c| pin(c) || crossed(c))
            && text.contains(pin)
            && text.contains(crossed)
        {
            // Refuse a row of both pins and crosses, because either may be the standing pins.
            let readings = vec![joined(&runs(&pin), " "), joined(&runs(&crossed), " ")];
            return Err(Error::two_readings(text, readings).at(Span::new(inside.start, inside.end)));
        }
        Ok(None)
    }
}

/// Return the lengths of the runs of squares on which a cross does not lose at once, that is of squares with no cross
/// within a distance of two. Return `None` if a third cross can win at once.
fn open(crosses: &[bool]) -> Option<Vec<u64>> {
    const NEAR: usize = 2;
    let near = |at: usize| {
        let range = at.saturating_sub(NEAR)..(at + NEAR + 1).min(crosses.len());
        crosses[range].iter().filter(|cross| **cross).count()
    };
    if (0..crosses.len()).any(|at| crosses[at] && near(at) > 1) {
        return None;
    }
    let free: Vec<bool> = (0..crosses.len()).map(|at| near(at) == 0).collect();
    let runs = free.split(|free| !free).map(|run| run.len() as u64).filter(|run| *run > 0);
    let runs: Vec<u64> = runs.collect();
    Some(if runs.is_empty() { vec![0] } else { runs })
}
