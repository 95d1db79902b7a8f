//! The ways by which a table walks the options of one heap after the other: work that a heap shares with the
//! previous one is done once. A heap that breaks the rule is left to `walk`, which reports the spot.

mod amounts;
mod divisors;
mod sieve;
mod single;
#[cfg(test)]
mod tests;
mod window;

use super::plan::Plan;
use super::recurrence::Recurrence;
use super::value::{Work, holds, many};
use super::walk::{Aim, Slots, walk};
use crate::base::budget::Budget;
use crate::base::error::Result;

#[cfg(feature = "lab")]
pub(super) use amounts::Ahead;
pub(super) use amounts::Amounts;
use divisors::Divisors;
use sieve::Sieve;
use single::Single;
use window::Window;

/// The way to find the options of an alternative, for heaps in ascending order.
#[derive(Clone, Debug)]
pub(super) enum Way {
    /// Amounts of a list that grows with the heap.
    Amounts(Amounts),
    /// Amounts of a long list.
    Sieve(Sieve),
    /// A name that must divide an expression in the heap.
    Divisors(Divisors),
    /// At most one option.
    Single(Single),
    /// A run that moves with the heap.
    Window(Window),
    /// Every choice of the names.
    Walk,
}

/// An alternative did not come to its end: it breaks the rule, which `walk` reports, or is no longer of its kind.
pub(super) struct Unfit;

impl Way {
    /// The ways of a rule's alternatives. `is_settled`: only the values of options count, not their multiplicities,
    /// and not whether an option is fickle.
    pub(super) fn all(plans: &[Plan], is_settled: bool) -> Vec<Way> {
        let ways = |is_settled| -> Vec<Way> {
            plans.iter().map(|plan| Way::of(plan, is_settled)).collect()
        };
        let all = ways(is_settled);
        // If one alternative must be walked, compiled code walks all of them faster.
        if all.iter().any(|way| matches!(way, Way::Walk)) { ways(false) } else { all }
    }

    /// The least value from `value` on that no option of a window has.
    #[inline]
    pub(super) fn free_from(&self, value: u32) -> u32 {
        match self {
            Way::Window(window) => window.free_from(value),
            Way::Sieve(sieve) => sieve.free_from(value),
            _ => value,
        }
    }

    fn of(plan: &Plan, is_settled: bool) -> Way {
        if plan.numbers != 1 || !plan.copies.is_empty() {
            return Way::Walk;
        }
        let amounts = Amounts::of(plan).map(Way::Amounts);
        let divisors = || Divisors::of(plan).map(Way::Divisors);
        let single = || Single::of(plan).map(Way::Single);
        let sieve = is_settled.then(|| Sieve::of(plan)).flatten().map(Way::Sieve);
        let window = || is_settled.then(|| Window::of(plan)).flatten().map(Way::Window);
        let listed = sieve.or(amounts).or_else(divisors);
        listed.or_else(single).or_else(window).unwrap_or(Way::Walk)
    }

    /// Shows the options of heap `n` to the recurrence. Heaps must come in ascending order.
    ///
    /// # Errors
    /// As `walk`.
    pub(super) fn each(
        &mut self,
        plan: &Plan,
        n: u64,
        budget: &mut Budget<'_>,
        recurrence: &mut Recurrence<'_>,
    ) -> Result<()> {
        let work = Work::default();
        match self {
            Way::Window(window) => window.hide(),
            // Begin again with the first amount: amounts found ahead do not count yet.
            Way::Sieve(sieve) if sieve.is_given_up() => {
                *self = Amounts::of(plan).map_or(Way::Walk, Way::Amounts);
            }
            Way::Sieve(sieve) => sieve.hide(),
            _ => {}
        }
        let shown = match self {
            Way::Walk => Err(Unfit),
            way => way.show(plan, n, &work, recurrence),
        };
        let reached = n.saturating_sub(1);
        match shown {
            Ok(steps) => {
                let steps = steps + many(plan.guards.len());
                budget.spend(steps.saturating_add(work.take()), || format!("heap {reached}"))
            }
            Err(Unfit) => {
                let aim = Aim { reached: Some(reached), ..Aim::default() };
                walk(plan, &[n], aim, budget, recurrence).map(|_| ())
            }
        }
    }

    /// The steps that showing the options took.
    fn show(
        &mut self,
        plan: &Plan,
        n: u64,
        work: &Work,
        recurrence: &mut Recurrence<'_>,
    ) -> std::result::Result<u64, Unfit> {
        let mut slots = Slots::default();
        slots[0] = i64::try_from(n).map_err(|_| Unfit)?;
        for guard in &plan.guards {
            if !holds(guard, &slots, work).map_err(|_| Unfit)? {
                return Ok(1);
            }
        }
        match self {
            Way::Sieve(sieve) => sieve.show(plan, n, recurrence),
            Way::Amounts(amounts) => amounts.show(plan, &mut slots, work, recurrence),
            Way::Divisors(divisors) => divisors.show(plan, &mut slots, work, recurrence),
            Way::Single(single) => single.show(plan, &slots, work, recurrence),
            Way::Window(window) => window.show(plan, &slots, work, recurrence.values),
            Way::Walk => Err(Unfit),
        }
    }
}
