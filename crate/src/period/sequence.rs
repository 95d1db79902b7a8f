//! Values of single heaps, computed up to the requested heap.

use super::values::GrundyValues;
use super::{Period, Proof};
use crate::base::budget::Budget;
use crate::base::error::Result;

/// The values of heaps 0, 1, 2 …, computed up to the requested heap.
pub trait Sequence {
    /// Compute until `heap` has a value, and beyond it in search of a period if `seek_period` is
    /// set. Computed values are kept even if the budget ends, and the next call continues from
    /// there.
    ///
    /// # Errors
    /// `budget` if the steps run out before `heap` has a value; errors of a rule.
    fn extend(&mut self, heap: u64, seek_period: bool, budget: &mut Budget<'_>) -> Result<()>;

    /// Whether a sequence of the same rules can be resumed after these values, which a caller kept.
    fn can_go_on(&self) -> bool {
        false
    }

    /// Continue after values that an earlier run computed by these rules. Return `false` if this
    /// sequence cannot continue, or if the check finds a wrong value; then nothing has changed.
    ///
    /// Only the first and the last values are computed again for the check: a proof can be trusted
    /// only if the values between were stored safely.
    fn go_on_from(&mut self, _values: &GrundyValues) -> bool {
        false
    }

    /// The values that were computed one by one.
    fn values(&self) -> &GrundyValues;

    /// The value of any heap, if it is known: computed, or given by a proven period.
    fn value(&self, heap: u64) -> Option<u64> {
        self.values().get(usize::try_from(heap).ok()?).map(u64::from)
    }

    /// The period, proven or seen so far.
    fn period(&self) -> Option<Period> {
        None
    }

    /// The proof of the period, or of the closed form.
    fn proof(&self) -> Option<Proof> {
        None
    }
}
