//! Alternatives whose amounts do not depend on the heap, such as the squares or the primes. The list of amounts is
//! computed once.

use super::Unfit;
use crate::heaps::rule::linear::LinearForm;
use crate::heaps::rule::monotone::{Monotone, monotone};
use crate::heaps::rule::plan::{Bound, NameRange, Plan};
use crate::heaps::rule::recurrence::{PER_STEP, Recurrence};
use crate::heaps::rule::tree::{Expr, Operator};
use crate::heaps::rule::value::{Fault, Instruction, Work, holds};
use crate::heaps::rule::walk::Slots;

/// The maximum number of amounts stored for one alternative.
const MOST: usize = 1 << 22;

/// The slot of the only name.
const NAME: usize = 1;

/// The amounts of an alternative with at most one name. The range of the name only grows with the heap, and conditions
/// on the name do not depend on the heap.
#[derive(Clone, Debug)]
pub(in crate::heaps::rule) struct Amounts {
    amount: Instruction,
    /// The next value of the name; `None` before the first value.
    next: Option<i64>,
    /// Whether no later value passes the conditions.
    ended: bool,
    /// The last amount found. If the amounts only rise, the search continues only for heaps of at least this amount.
    last: i64,
    /// The amounts in ascending order, without repetition.
    list: Vec<u32>,
}

impl Amounts {
    pub(super) fn of(plan: &Plan) -> Option<Amounts> {
        let [part] = &plan.parts[..] else { return None };
        let amount = match part {
            Instruction::Linear(form) => Instruction::Linear(taken_by(form)?),
            Instruction::Other(expr) => Instruction::new(&taken(expr)?),
        };
        let fits = match &plan.ranges[..] {
            [] => matches!(&amount, Instruction::Linear(form) if form.terms.is_empty()),
            // The interpreter is as fast for a linear range.
            [_] if plan.straight => false,
            [range] => only_grows(range),
            _ => false,
        };
        let new = Amounts { amount, next: None, ended: false, last: 0, list: Vec::new() };
        fits.then_some(new)
    }

    /// Return the amounts of an alternative without guards if they are the same for all large enough heaps, or `None`
    /// otherwise. There are at most `most` amounts, in any order.
    pub(in crate::heaps::rule) fn fixed(plan: &Plan, most: usize) -> Option<Vec<u64>> {
        let amount = Amounts::of(plan).filter(|_| plan.guards.is_empty())?.amount;
        let Some(range) = plan.ranges.first() else {
            let Instruction::Linear(amount) = &amount else { return None };
            return u64::try_from(amount.constant).ok().filter(|n| *n > 0).map(|n| vec![n]);
        };
        let fixed = |end: &Instruction| match end {
            Instruction::Linear(end) if end.terms.is_empty() => Some(end.constant),
            _ => None,
        };
        let (lo, hi) = fixed(&range.lo).zip(fixed(&range.hi))?;
        let short = hi.checked_sub(lo).is_some_and(|count| count < most as i64);
        if !short || !range.bounds.is_empty() {
            return None;
        }
        let (mut slots, work, mut all) = (Slots::default(), Work::default(), Vec::new());
        'numbers: for name in lo..=hi {
            slots[NAME] = name;
            for (filter, _) in &range.filters {
                if !holds(filter, &slots, &work).ok()? {
                    continue 'numbers;
                }
            }
            let found = amount.value(&slots, &work);
            // If amounts only rise, a too large amount ends the list, since no heap allows it.
            let rises = plan.falling.first() == Some(&true);
            let Ok(amount) = found else { return (rises && !all.is_empty()).then_some(all) };
            all.push(u64::try_from(amount).ok().filter(|n| *n > 0)?);
        }
        Some(all)
    }

    pub(super) fn show(
        &mut self,
        plan: &Plan,
        slots: &mut Slots,
        work: &Work,
        recurrence: &mut Recurrence<'_>,
    ) -> Result<u64, Unfit> {
        let heap = slots[0];
        let before = self.list.len();
        let tried =
            self.find(plan, slots, work, &mut Vec::new()).map_err(|_| Unfit)?.ok_or(Unfit)?;
        let heap = u32::try_from(heap).map_err(|_| Unfit)?;
        // Usually the amounts are those of the preceding heap.
        let shown = match self.list.get(..before) {
            Some(known) if before == self.list.len() && known.last() <= Some(&heap) => before,
            _ => self.list.partition_point(|amount| *amount <= heap),
        };
        recurrence.take(heap, &self.list[..shown]);
        Ok(1 + tried + shown as u64 / PER_STEP)
    }

    /// Add the amounts for the values of the name that the heap allows and that were not tried before. Return the
    /// number of these values, or `None` if an amount is not positive, or if there are more than [`MOST`] amounts.
    /// `fresh` receives the new amounts.
    fn find(
        &mut self,
        plan: &Plan,
        slots: &mut Slots,
        work: &Work,
        fresh: &mut Vec<u32>,
    ) -> Result<Option<u64>, Fault> {
        let heap = slots[0];
        let (lo, hi, filters) = match plan.ranges.first() {
            None => (0, 0, &[][..]),
            Some(range) => {
                let (lo, hi) = range.ends(slots, work)?;
                (lo, hi, &range.filters[..])
            }
        };
        let mut tried = 0;
        // With rising amounts, stop after the first amount above the heap.
        let waits = plan.falling.first() == Some(&true);
        'numbers: while !(self.ended || waits && self.last > heap) {
            let next = self.next.unwrap_or(lo);
            if next > hi {
                break;
            }
            tried += 1;
            slots[NAME] = next;
            for (filter, last) in filters {
                if !holds(filter, slots, work)? {
                    self.ended = *last;
                    self.next = Some(next + 1);
                    continue 'numbers;
                }
            }
            let amount = self.amount.value(slots, work)?;
            if amount < 1 || self.list.len() >= MOST {
                return Ok(None);
            }
            self.next = Some(next + 1);
            self.last = amount;
            let amount = u32::try_from(amount).unwrap_or(u32::MAX);
            if self.add(amount) {
                fresh.push(amount);
            }
        }
        Ok(Some(tried))
    }

    /// Insert an amount, and return whether it is new.
    fn add(&mut self, amount: u32) -> bool {
        match self.list.last() {
            Some(last) if amount <= *last => match self.list.binary_search(&amount) {
                Ok(_) => return false,
                Err(place) => self.list.insert(place, amount),
            },
            _ => self.list.push(amount),
        }
        true
    }
}

/// The amounts for all heaps up to a limit, found before the values of these heaps are computed.
#[derive(Clone, Debug)]
pub(in crate::heaps::rule) struct Ahead {
    amounts: Amounts,
    /// The amounts, in the order of `from`.
    list: Vec<u32>,
    /// For each amount of `list`, the least heap from which on it is allowed, in ascending order.
    from: Vec<u32>,
    next: u64,
}

impl Ahead {
    /// Prepare the amounts for heaps from `n` on; all smaller heaps must have values.
    pub(in crate::heaps::rule) fn new(amounts: &Amounts, n: u64) -> Ahead {
        let amounts = amounts.clone();
        let list = amounts.list.clone();
        let from = list.iter().map(|amount| (*amount).max(n as u32)).collect();
        Ahead { amounts, list, from, next: n }
    }

    /// Find the amounts for heaps up to `upto`, and stop before a heap for which the rule fails. Return the count of
    /// steps.
    pub(in crate::heaps::rule) fn extend(&mut self, plan: &Plan, upto: u64) -> u64 {
        let (mut steps, work, mut fresh, mut ahead) = (0, Work::default(), Vec::new(), 0);
        while self.next <= upto {
            // Skip heaps with the same amounts in growing jumps, and jump back if an amount appears in between.
            let heap = (self.next + ahead).min(upto);
            let before = (self.amounts.next, self.amounts.ended, self.amounts.last);
            let mut slots = Slots::default();
            slots[0] = heap.cast_signed();
            let found = self.amounts.find(plan, &mut slots, &work, &mut fresh);
            match found {
                Ok(Some(tried)) if fresh.is_empty() => {
                    steps += tried;
                    self.next = heap + 1;
                    ahead = 2 * ahead + 1;
                    continue;
                }
                Ok(Some(tried)) if heap == self.next => {
                    steps += tried;
                    for amount in fresh.drain(..) {
                        let from = amount.max(heap as u32);
                        let place = self.from.partition_point(|other| *other <= from);
                        self.list.insert(place, amount);
                        self.from.insert(place, from);
                    }
                    self.next += 1;
                    continue;
                }
                _ => {}
            }
            (self.amounts.next, self.amounts.ended, self.amounts.last) = before;
            for amount in fresh.drain(..) {
                if let Ok(place) = self.amounts.list.binary_search(&amount) {
                    self.amounts.list.remove(place);
                }
            }
            if heap == self.next {
                break;
            }
            ahead /= 4;
        }
        steps.saturating_add(work.take())
    }

    /// Return the last heap with known amounts.
    pub(in crate::heaps::rule) fn upto(&self) -> u64 {
        self.next - 1
    }

    /// Return the amounts, sorted by the heap from which on they are allowed.
    pub(super) fn list(&self) -> &[u32] {
        &self.list
    }

    /// Return whether each amount is allowed for every heap of at least its size.
    pub(super) fn is_direct(&self) -> bool {
        self.list == self.from
    }

    #[cfg(feature = "lab")]
    pub(in crate::heaps::rule) fn lists(&mut self) -> [&mut [u32]; 2] {
        [&mut self.list, &mut self.from]
    }
}

/// Return whether the numbers of a range for a heap are those of each smaller heap, possibly followed by more numbers.
fn only_grows(range: &NameRange) -> bool {
    let fixed = |form: &LinearForm| form.coefficient(0) == 0;
    let begins = matches!(&range.lo, Instruction::Linear(lo) if lo.terms.is_empty());
    let goes_on = match &range.hi {
        Instruction::Linear(hi) => hi.coefficient(0) >= 0,
        Instruction::Other(hi) => {
            matches!(monotone(hi, 0, &[true]), Monotone::Constant | Monotone::Rising)
        }
    };
    let grows = |Bound { coefficient, rest, equal }: &Bound| {
        !equal && if *coefficient > 0 { fixed(rest) } else { rest.coefficient(0) >= 0 }
    };
    let asks_heap = |filter: &Expr| {
        let mut asks = false;
        filter.slots(&mut |slot| asks = asks || slot == 0);
        asks
    };
    begins
        && goes_on
        && range.bounds.iter().all(grows)
        && !range.filters.iter().any(|(filter, _)| asks_heap(filter))
}

/// Return the amount of a linear option `n - amount`, or `None` for another form.
fn taken_by(part: &LinearForm) -> Option<LinearForm> {
    (part.coefficient(0) == 1).then(|| LinearForm::constant(0).plus(&part.without(0), -1))?
}

/// Return the amount of an option that starts with the heap, such as `n - k*k`. Return `None` for another form.
fn taken(part: &Expr) -> Option<Expr> {
    match part {
        Expr::Slot(0) => Some(Expr::Number(0)),
        Expr::Arithmetic(operator @ (Operator::Subtract | Operator::Add), sides) => {
            let mut asks = false;
            sides.1.slots(&mut |slot| asks = asks || slot == 0);
            let (before, by) = (taken(&sides.0)?, sides.1.clone());
            let operator =
                if *operator == Operator::Add { Operator::Subtract } else { Operator::Add };
            let mut sum = sides.clone();
            (sum.0, sum.1) = (before, by);
            (!asks).then_some(Expr::Arithmetic(operator, sum))
        }
        _ => None,
    }
}
