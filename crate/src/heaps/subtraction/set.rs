//! A set of steps, stored as sorted ranges so that `1..9007199254740991` takes as little memory as
//! `1`.

use std::fmt;

use crate::base::error::{Error, ErrorCode, Result};
use crate::base::sort::sorted;
use crate::base::text::{Word, number};

/// A nonempty set of positive integers.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct StepSet {
    /// The disjoint inclusive ranges in ascending order, with gaps between them.
    ranges: Vec<(u64, u64)>,
}

impl StepSet {
    /// Create the set from inclusive ranges. Return `None` if the list is empty, or if a range is empty or contains 0.
    pub fn new(ranges: impl IntoIterator<Item = (u64, u64)>) -> Option<Self> {
        let ranges: Vec<(u64, u64)> = ranges.into_iter().collect();
        if ranges.is_empty() || ranges.iter().any(|&(lo, hi)| lo == 0 || lo > hi) {
            return None;
        }
        let mut merged: Vec<(u64, u64)> = Vec::with_capacity(ranges.len());
        for (lo, hi) in sorted(ranges) {
            match merged.last_mut() {
                Some(last) if lo <= last.1.saturating_add(1) => last.1 = last.1.max(hi),
                _ => merged.push((lo, hi)),
            }
        }
        Some(StepSet { ranges: merged })
    }

    /// Read the set from words such as `3` and `5..9`.
    ///
    /// # Errors
    /// `empty-set`, `zero-in-set`, `bad-range`, and the errors of [`number`].
    pub fn parse(words: &[Word<'_>]) -> Result<Self> {
        let mut ranges = Vec::with_capacity(words.len());
        for &word in words {
            let (lo, hi) = match word.text.find("..") {
                Some(at) => (
                    number(word.part(0, at)).map_err(|e| whole(e, word))?,
                    number(word.part(at + 2, word.text.len())).map_err(|e| whole(e, word))?,
                ),
                None => number(word).map(|n| (n, n))?,
            };
            if lo == 0 {
                return Err(zero(word));
            }
            if lo > hi {
                return Err(Error::new(
                    ErrorCode::BadRange,
                    format!("expected a range from low to high, found {lo}..{hi}"),
                )
                .at(word.span())
                .with("lo", lo)
                .with("hi", hi));
            }
            ranges.push((lo, hi));
        }
        StepSet::new(ranges).ok_or_else(|| {
            Error::new(ErrorCode::EmptySet, "expected at least one number, such as 1 3 4 or 1..5")
        })
    }

    /// Return the inclusive ranges in ascending order.
    pub fn ranges(&self) -> &[(u64, u64)] {
        &self.ranges
    }

    /// Return the range of the set if the set is a single range.
    pub fn interval(&self) -> Option<(u64, u64)> {
        match self.ranges[..] {
            [one] => Some(one),
            _ => None,
        }
    }

    /// Return the smallest step.
    pub fn min(&self) -> u64 {
        self.ranges[0].0
    }

    /// Return the largest step.
    pub fn max(&self) -> u64 {
        self.ranges[self.ranges.len() - 1].1
    }

    /// Return the list of all steps, or `None` if there are more than `most` steps.
    pub fn listed(&self, most: usize) -> Option<Vec<u64>> {
        let few = self.count_up_to(self.max()) <= most as u64;
        few.then(|| self.ranges.iter().flat_map(|&(lo, hi)| lo..=hi).collect())
    }

    /// Return the steps up to `limit` as inclusive ranges.
    pub fn up_to(&self, limit: u64) -> impl Iterator<Item = (u64, u64)> {
        self.ranges
            .iter()
            .take_while(move |(lo, _)| *lo <= limit)
            .map(move |&(lo, hi)| (lo, hi.min(limit)))
    }

    /// Return whether the set contains `step`.
    pub fn contains(&self, step: u64) -> bool {
        self.ranges.iter().any(|(lo, hi)| (*lo..=*hi).contains(&step))
    }

    /// Return the number of steps up to `limit`.
    pub fn count_up_to(&self, limit: u64) -> u64 {
        self.up_to(limit).map(|(lo, hi)| hi - lo + 1).sum()
    }
}

/// Return the error for a 0 in a set of steps.
pub fn zero(word: Word<'_>) -> Error {
    let message = "expected numbers from 1 on, found 0: a move must take something";
    Error::new(ErrorCode::ZeroInSet, message).at(word.span())
}

/// If a range lacks an end (`3..`), move the span of the error to the whole range.
fn whole(error: Error, word: Word<'_>) -> Error {
    match error.span {
        Some(span) if span.start == span.end => error.at(word.span()),
        _ => error,
    }
}

impl fmt::Display for StepSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, &(lo, hi)) in self.ranges.iter().enumerate() {
            if i > 0 {
                f.write_str(" ")?;
            }
            match hi - lo {
                0 => write!(f, "{lo}")?,
                1 => write!(f, "{lo} {hi}")?,
                _ => write!(f, "{lo}..{hi}")?,
            }
        }
        Ok(())
    }
}
