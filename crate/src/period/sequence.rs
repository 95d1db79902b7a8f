//! Values of single heaps, computed as far as they are wanted.

use super::values::GrundyValues;
use super::{Period, Proof};
use crate::base::budget::Budget;
use crate::base::error::Result;

/// The values of heaps 0, 1, 2 …, computed as far as they are wanted.
pub trait Sequence {
    /// Compute until `heap` has a value, and beyond in search of a period if that is wanted. What
    /// was computed is kept even where the budget ends, and the next call goes on from there.
    ///
    /// # Errors
    /// `budget` when the steps end before `heap` has a value; what a rule refuses.
    fn extend(&mut self, heap: u64, seek_period: bool, budget: &mut Budget<'_>) -> Result<()>;

    /// Whether a sequence of the same rules can be resumed after these values, which a caller kept.
    fn can_go_on(&self) -> bool {
        false
    }

    /// Go on after values that were computed before, by these rules, as far as there is a way to:
    /// `false` where there is none, or where what is examined of them is wrong. Then nothing has
    /// changed.
    ///
    /// The first values and the last are computed again, those between are not: who wants to trust
    /// a proof keeps them safe.
    fn go_on_from(&mut self, _values: &GrundyValues) -> bool {
        false
    }

    /// The values that were computed one by one.
    fn values(&self) -> &GrundyValues;

    /// The value of any heap, where it is known: computed, or given by a proven period.
    fn value(&self, heap: u64) -> Option<u64> {
        self.values().get(usize::try_from(heap).ok()?).map(u64::from)
    }

    /// The period, proven or seen so far.
    fn period(&self) -> Option<Period> {
        None
    }

    /// What proves the period, or the closed form.
    fn proof(&self) -> Option<Proof> {
        None
    }
}
