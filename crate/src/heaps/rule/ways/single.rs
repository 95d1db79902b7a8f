//! Alternatives without names, which have at most one option.

use super::Unfit;
use crate::heaps::rule::parse::MAX_NAMES;
use crate::heaps::rule::plan::Plan;
use crate::heaps::rule::recurrence::Recurrence;
use crate::heaps::rule::value::Work;
use crate::heaps::rule::walk::{Sink, Slots};

#[derive(Clone, Debug)]
pub(in crate::heaps::rule) struct Single;

impl Single {
    pub(super) fn of(plan: &Plan) -> Option<Single> {
        plan.ranges.is_empty().then_some(Single)
    }

    pub(super) fn show(
        &self,
        plan: &Plan,
        slots: &Slots,
        work: &Work,
        recurrence: &mut Recurrence<'_>,
    ) -> Result<u64, Unfit> {
        option(plan, slots, work, recurrence)?;
        Ok(1)
    }
}

/// Pass the option for the present values of the names to the recurrence, unless some heap is negative.
pub(super) fn option(
    plan: &Plan,
    slots: &Slots,
    work: &Work,
    recurrence: &mut Recurrence<'_>,
) -> Result<(), Unfit> {
    let mut heaps = [0; MAX_NAMES];
    let heaps = heaps.get_mut(..plan.parts.len()).ok_or(Unfit)?;
    let mut breaks = false;
    for (heap, part) in heaps.iter_mut().zip(&plan.parts) {
        let value = part.value(slots, work).map_err(|_| Unfit)?;
        let Ok(left) = u64::try_from(value) else { return Ok(()) };
        breaks |= value >= slots[0];
        *heap = left;
    }
    if breaks {
        return Err(Unfit);
    }
    let _ = recurrence.option(heaps);
    Ok(())
}
