//! The interface of tables of values of single heaps.

use super::values::GrundyValues;
use super::{Period, Proof};
use crate::base::budget::Budget;
use crate::base::error::Result;

/// A sequence of the values of heaps 0, 1, 2 …, computed up to the requested heap.
pub trait Sequence {
    /// Compute the values of the heaps up to `heap`, and of more heaps in search of a period if `seek_period` is set.
    /// Computed values are kept even if the budget ends, and the next call continues after them.
    ///
    /// # Errors
    /// `budget` if the steps run out before `heap` has a value; errors of a rule.
    fn extend(&mut self, heap: u64, seek_period: bool, budget: &mut Budget<'_>) -> Result<()>;

    /// Return whether a new sequence with the same rules could continue after the present values by `go_on_from`.
    fn can_go_on(&self) -> bool {
        false
    }

    /// Continue after values that an earlier run computed by the same rules. Return `false` without any change if this
    /// sequence cannot continue, or if the check finds a wrong value.
    ///
    /// Only the first and the last values are computed again for the check. So a proof can be trusted only if the
    /// values between were stored safely.
    fn go_on_from(&mut self, _values: &GrundyValues) -> bool {
        false
    }

    /// Return the values that were computed one by one.
    fn values(&self) -> &GrundyValues;

    /// Return the value of a heap if it is computed or given by a proven period.
    fn value(&self, heap: u64) -> Option<u64> {
        self.values().get(usize::try_from(heap).ok()?).map(u64::from)
    }

    /// Return the period, whether proven or only observed.
    fn period(&self) -> Option<Period> {
        None
    }

    /// Return the proof of the period or of the closed form.
    fn proof(&self) -> Option<Proof> {
        None
    }
}
