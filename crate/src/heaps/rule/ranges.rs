//! The options of a heap as ranges of heaps, and a test for a single option.

use std::ops::ControlFlow;

use super::walk::{Aim, Sink, Stride, walk};
use super::{HeapRule, MAX_SHOWN};
use crate::base::Flow;
use crate::base::budget::Budget;
use crate::base::error::{Error, Result};
use crate::base::sort::sorted_by_key;

/// Inclusive ranges of heaps in order of insertion; a new range that overlaps or adjoins the last one is joined to it.
#[derive(Default)]
struct Ranges {
    ranges: Vec<(u64, u64)>,
    full: bool,
}

impl Ranges {
    fn add(&mut self, lo: u64, hi: u64) -> Flow {
        let full = self.ranges.len() >= MAX_SHOWN;
        match self.ranges.last_mut() {
            Some(last) if lo <= last.1.saturating_add(1) && last.0 <= hi.saturating_add(1) => {
                *last = (last.0.min(lo), last.1.max(hi));
            }
            _ if full => {
                self.full = true;
                return ControlFlow::Break(());
            }
            _ => self.ranges.push((lo, hi)),
        }
        ControlFlow::Continue(())
    }
}

impl Sink for Ranges {
    fn option(&mut self, parts: &[u64]) -> Flow {
        parts.iter().try_for_each(|heap| self.add(*heap, *heap))
    }

    fn price(&self, strides: &[Stride], _options: u64) -> Option<u64> {
        let room = self.ranges.len() < MAX_SHOWN;
        (room && strides.iter().all(|stride| stride.step.abs() <= 1)).then_some(1)
    }

    fn run(&mut self, strides: &[Stride], lo: i64, hi: i64) {
        for Stride { base, step } in strides {
            let (a, b) = (base + step * lo, base + step * hi);
            let _ = self.add(a.min(b).unsigned_abs(), a.max(b).unsigned_abs());
        }
    }
}

struct Wanted(u64);

impl Sink for Wanted {
    fn option(&mut self, parts: &[u64]) -> Flow {
        if parts == [self.0] { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    }
}

impl HeapRule {
    /// Return whether some option of heap `n` is the single heap `left`. If options are linear in the innermost name,
    /// only matching values of that name are tried.
    ///
    /// ```
    /// use mexplorer::{Budget, heaps::rule::HeapRule};
    /// let odd = HeapRule::parse("n -> n-k for k in 1..n if k % 2 == 1")?;
    /// assert!(odd.may_leave(1 << 50, 12345, &mut Budget::default())?);
    /// assert!(!odd.may_leave(1 << 50, 12346, &mut Budget::default())?);
    /// # Ok::<(), mexplorer::Error>(())
    /// ```
    ///
    /// # Errors
    /// The errors of [`HeapRule::options`].
    pub fn may_leave(&self, n: u64, left: u64, budget: &mut Budget<'_>) -> Result<bool> {
        for plan in &self.plans {
            let aim = Aim { wanted: Some(left), ..Aim::default() };
            if walk(plan, &[n], aim, budget, &mut Wanted(left))?.is_break() {
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// Return all heaps that occur in options of heap `n`, as disjoint inclusive ranges in ascending order. An option
    /// of several heaps contributes each of its heaps.
    ///
    /// ```
    /// use mexplorer::{Budget, heaps::rule::HeapRule};
    /// let rule = HeapRule::parse("n -> i for i in 5..n-3 | n-1")?;
    /// assert_eq!(rule.left(1 << 50, &mut Budget::default())?, [
    ///     (5, (1 << 50) - 3),
    ///     ((1 << 50) - 1, (1 << 50) - 1),
    /// ]);
    /// # Ok::<(), mexplorer::Error>(())
    /// ```
    ///
    /// # Errors
    /// The errors of [`HeapRule::options`].
    pub fn left(&self, n: u64, budget: &mut Budget<'_>) -> Result<Vec<(u64, u64)>> {
        let mut found = Ranges::default();
        let _ = self.each(n, n, budget, &mut found)?;
        if found.full {
            return Err(Error::memory_for::<(u64, u64)>(MAX_SHOWN, format!("heap {n}")));
        }
        let mut ranges = Ranges::default();
        for (lo, hi) in sorted_by_key(found.ranges, |a| a.0) {
            let _ = ranges.add(lo, hi);
        }
        Ok(ranges.ranges)
    }
}
