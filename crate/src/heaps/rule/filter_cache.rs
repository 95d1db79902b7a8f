//! The numbers that a condition on one name alone lets through, remembered from heap to heap.

use super::value::Fault;

/// Numbers that are remembered.
const MOST: usize = 1 << 22;

/// The numbers from a first one on that pass a filter, as far as they were tried.
#[derive(Clone, Debug)]
pub(super) struct FilterCache {
    /// The number below which all were tried.
    tried: i64,
    passed: Vec<i64>,
}

impl FilterCache {
    /// An empty cache for numbers from `lo` on.
    pub(super) fn new(lo: i64) -> Self {
        FilterCache { tried: lo, passed: Vec::new() }
    }

    /// The next number after `last` that passes, up to `hi`. `place` is the index at which to
    /// search first, and `pass` tries a number.
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
            // Remember only numbers that were tried without a gap.
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
