//! A cache of the numbers that pass a condition with only one name; the numbers are the same for every heap.

use super::value::Fault;

/// The most numbers that the cache holds.
const MOST: usize = 1 << 22;

/// A cache of the numbers that pass a filter, from a first number on.
#[derive(Clone, Debug)]
pub(super) struct FilterCache {
    /// The least number that was not tried yet.
    tried: i64,
    passed: Vec<i64>,
}

impl FilterCache {
    /// Create an empty cache for numbers from `lo` on.
    pub(super) fn new(lo: i64) -> Self {
        FilterCache { tried: lo, passed: Vec::new() }
    }

    /// Return the next number after `last` that passes, up to `hi`, or `None`. `place` is the index in the cache at
    /// which to start, if known, and is advanced; `pass` tries a number.
    #[inline]
    pub(super) fn after<E: From<Fault>>(
        &mut self,
        last: i64,
        hi: i64,
        place: &mut Option<usize>,
        pass: &mut dyn FnMut(i64) -> Result<bool, E>,
    ) -> Result<Option<i64>, E> {
        let at = place.unwrap_or_else(|| self.passed.partition_point(|number| *number <= last));
        if let Some(next) = self.passed.get(at) {
            *place = Some(at + 1);
            return Ok((*next <= hi).then_some(*next));
        }
        for number in self.tried.max(last + 1)..=hi {
            let passes = pass(number)?;
            // Store a number only if all smaller numbers were tried.
            if number == self.tried && self.passed.len() < MOST {
                self.tried += 1;
                if passes {
                    self.passed.push(number);
                    *place = Some(self.passed.len());
                }
            }
            if passes {
                return Ok(Some(number));
            }
        }
        Ok(None)
    }
}
