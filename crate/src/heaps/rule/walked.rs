//! The replacement for `compiled` in the small core: the interpreter computes every table.

use super::HeapRule;
use super::recurrence::Recurrence;
use super::ways::Way;
use crate::base::budget::Budget;
use crate::base::error::Result;

/// The state without compiled code.
#[derive(Clone, Debug, Default)]
pub(super) enum Compiled {
    #[default]
    Refused,
}

impl Compiled {
    pub(super) fn expect(&mut self, _heap: u64) {}

    pub(super) fn fill(
        &mut self,
        _rule: &HeapRule,
        _ways: &[Way],
        _recurrence: &mut Recurrence<'_>,
        _upto: u64,
        _walked: u64,
        _budget: &mut Budget<'_>,
    ) -> Result<()> {
        Ok(())
    }
}
