//! Tables that are filled in slices, so that the progress is reported and a table takes memory as its values need it.

use mexplorer::{Budget, ErrorCode, Result, Sequence};

/// The number of steps of the budget between two reports.
const SLICE: u64 = 1 << 18;

/// A slice has at most [`HEAPS`] heaps, or the number of known heaps divided by [`SHARE`] if that is larger. The limit
/// saves memory, since a table may reserve memory for all requested heaps at once.
const HEAPS: u64 = 1 << 12;
const SHARE: u64 = 4;

/// Compute the values of heaps up to `upto`, until a period is proven or the budget is spent, which is no error. After
/// each slice, `watch` receives the largest heap whose value is computed.
///
/// # Errors
/// `memory` if the table exceeds the memory of the budget; the errors of a user-written rule.
pub fn fill(
    sequence: &mut dyn Sequence,
    upto: u64,
    budget: &mut Budget<'_>,
    watch: &mut dyn FnMut(u64),
) -> Result<()> {
    let (mut to, mut steps) = (upto.min(HEAPS), SLICE);
    loop {
        let known = sequence.values().len() as u64;
        let (result, cut) = budget.at_most(steps, |part| {
            let result = sequence.extend(to, true, part);
            (result, part.left() == 0)
        });
        match result {
            Err(error) if error.code != ErrorCode::Budget => return Err(error),
            _ => {}
        }
        let computed = sequence.values().len() as u64;
        watch(computed.saturating_sub(1));
        // A slice without any progress may be too short for a single heap.
        steps = if cut && computed == known { steps.saturating_mul(2) } else { SLICE };
        let is_proven = sequence.period().is_some_and(|period| period.proven);
        if is_proven || budget.left() == 0 || !cut && to == upto {
            return Ok(());
        }
        if sequence.value(to).is_some() {
            to = upto.min(to + (to / SHARE).max(HEAPS));
        }
    }
}
