//! Alternatives whose name must divide an expression in the heap: the divisors are listed instead of trying every
//! number.

use super::Unfit;
use super::single::option;
use crate::base::sort::sort_numbers;
use crate::heaps::rule::plan::{Plan, may_fail};
use crate::heaps::rule::recurrence::Recurrence;
use crate::heaps::rule::tree::{Compare, Expr, Operator};
use crate::heaps::rule::value::{Instruction, Work, holds, many};
use crate::heaps::rule::walk::Slots;

/// The slot of the only name.
const NAME: usize = 1;

/// The largest number whose divisors are listed; larger numbers take too long.
const LARGEST: u64 = 1 << 44;

/// An alternative with one name and a condition `multiple % name == 0`.
#[derive(Clone, Debug)]
pub(in crate::heaps::rule) struct Divisors {
    multiple: Instruction,
    /// The index of the condition among the filters of the range.
    filter: usize,
    found: Vec<u64>,
}

impl Divisors {
    pub(super) fn of(plan: &Plan) -> Option<Divisors> {
        let [range] = &plan.ranges[..] else { return None };
        let (filter, multiple) = range
            .filters
            .iter()
            .enumerate()
            .find_map(|(place, (filter, _))| Some((place, multiple_in(filter)?)))?;
        // The other conditions are evaluated only at divisors. So their evaluation must not cause an error at other
        // numbers, where the error would go unnoticed.
        let others = range.filters.iter().enumerate().filter(|(place, _)| *place != filter);
        let safe = others.into_iter().all(|(_, (other, _))| !may_fail(other));
        let multiple = Instruction::new(multiple);
        safe.then_some(Divisors { multiple, filter, found: Vec::new() })
    }

    pub(super) fn show(
        &mut self,
        plan: &Plan,
        slots: &mut Slots,
        work: &Work,
        recurrence: &mut Recurrence<'_>,
    ) -> Result<u64, Unfit> {
        let [range] = &plan.ranges[..] else { return Err(Unfit) };
        let (lo, hi) = range.ends(slots, work).map_err(|_| Unfit)?;
        if lo > hi {
            return Ok(1 + many(range.bounds.len()));
        }
        let multiple = self.multiple.value(slots, work).map_err(|_| Unfit)?;
        // Exclude 0 as a multiple, which every number divides, and ranges from below 1, since only positive divisors
        // are listed.
        let (Ok(multiple @ 1..=LARGEST), 1..) = (u64::try_from(multiple), lo) else {
            return Err(Unfit);
        };
        if multiple.isqrt() > (hi - lo).unsigned_abs() {
            return Err(Unfit);
        }
        let steps = list(multiple, &mut self.found);
        let found = self.found.iter().filter_map(|found| i64::try_from(*found).ok());
        'divisors: for divisor in found.filter(|found| (lo..=hi).contains(found)) {
            slots[NAME] = divisor;
            for (place, (filter, last)) in range.filters.iter().enumerate() {
                let passes =
                    place == self.filter || holds(filter, slots, work).map_err(|_| Unfit)?;
                if !passes && *last {
                    break 'divisors;
                }
                if !passes {
                    continue 'divisors;
                }
            }
            option(plan, slots, work, recurrence)?;
        }
        Ok(1 + steps + 2 * self.found.len() as u64)
    }
}

/// Return the expression that the name must divide, or `None` if the condition is of another kind.
fn multiple_in(filter: &Expr) -> Option<&Expr> {
    let Expr::Compare(left, rest) = filter else { return None };
    let (Expr::Arithmetic(Operator::Remainder, sides), [(Compare::Equal, Expr::Number(0))]) =
        (&**left, &rest[..])
    else {
        return None;
    };
    let mut asks = false;
    sides.0.slots(&mut |slot| asks = asks || slot == NAME);
    (matches!(sides.1, Expr::Slot(NAME)) && !asks).then_some(&sides.0)
}

/// List the divisors of a positive number in ascending order. Return the number of steps.
fn list(number: u64, divisors: &mut Vec<u64>) -> u64 {
    divisors.clear();
    divisors.push(1);
    let (mut left, mut prime, mut steps) = (number, 2, 0);
    while left > 1 {
        if prime * prime > left {
            prime = left;
        }
        let before = divisors.len();
        let mut power = 1;
        while left.is_multiple_of(prime) {
            (left, power) = (left / prime, power * prime);
            for at in 0..before {
                divisors.push(divisors[at] * power);
            }
        }
        prime += 1 + prime % 2;
        steps += 1;
    }
    sort_numbers(divisors);
    steps / 8
}
