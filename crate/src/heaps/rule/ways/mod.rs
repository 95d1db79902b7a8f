//! Methods (ways) of finding the options of one heap after the other, which do work shared by consecutive heaps only
//! once. If the rule fails for a heap, `walk` enumerates its options and reports the span of the error.

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

/// The method of finding the options of an alternative, for heaps in ascending order.
#[derive(Clone, Debug)]
pub(super) enum Way {
    /// Take amounts from a list that grows with the heap.
    Amounts(Amounts),
    /// Mark in a sieve the larger heaps that have a heap as an option, if there are many amounts.
    Sieve(Sieve),
    /// List the divisors of an expression in the heap.
    Divisors(Divisors),
    /// Compute the only option of an alternative without names.
    Single(Single),
    /// Count the values of a range of heaps that moves with the heap.
    Window(Window),
    /// Enumerate all values of the names.
    Walk,
}

/// The error of a method that cannot process a heap: the rule fails, which `walk` reports, or the heap does not fit the
/// method.
pub(super) struct Unfit;

impl Way {
    /// Choose the methods of a rule's alternatives. With `is_settled`, only the set of the options' values matters, and
    /// not whether an option is fickle.
    pub(super) fn all(plans: &[Plan], is_settled: bool) -> Vec<Way> {
        let ways = |is_settled| -> Vec<Way> {
            plans.iter().map(|plan| Way::of(plan, is_settled)).collect()
        };
        let all = ways(is_settled);
        // If one alternative must be enumerated, use only methods that compiled code supports, since compiled code
        // enumerates faster.
        if all.iter().any(|way| matches!(way, Way::Walk)) { ways(false) } else { all }
    }

    /// Return the least value from `value` on that no option of a window or a sieve has.
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

    /// Pass the options of heap `n` to the recurrence. Heaps must come in ascending order.
    ///
    /// # Errors
    /// The errors of `walk`.
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
            // Restart the list of amounts, since the sieve has found amounts for larger heaps too.
            Way::Sieve(sieve) if sieve.is_given_up() => {
                *self = Amounts::of(plan).map_or(Way::Walk, Way::Amounts);
            }
            Way::Sieve(sieve) => sieve.hide(),
            _ => {}
        }
        let shown = match &mut *self {
            Way::Walk => Err(Unfit),
            way => way.show(plan, n, &work, recurrence),
        };
        let reached = n.saturating_sub(1);
        match shown {
            Ok(steps) => {
                let steps = (steps + many(plan.guards.len())).saturating_add(work.take());
                let left = budget.left();
                let spent = budget.spend(steps, || format!("heap {reached}"));
                if spent.is_err()
                    && let Way::Sieve(sieve) = self
                {
                    sieve.owe(steps - left);
                }
                spent
            }
            Err(Unfit) => {
                let aim = Aim { reached: Some(reached), ..Aim::default() };
                walk(plan, &[n], aim, budget, recurrence).map(|_| ())
            }
        }
    }

    /// Pass the options to the recurrence by this method, and return the number of steps.
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
