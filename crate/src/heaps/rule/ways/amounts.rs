//! Amounts that do not depend on the heap, such as the squares or the primes: a list that is
//! computed once.

use super::Unfit;
use crate::heaps::rule::linear::LinearForm;
use crate::heaps::rule::monotone::{Monotone, monotone};
use crate::heaps::rule::plan::{Bound, NameRange, Plan};
use crate::heaps::rule::recurrence::{PER_STEP, Recurrence};
use crate::heaps::rule::tree::{Expr, Operator};
use crate::heaps::rule::value::{Fault, Instruction, Work, holds};
use crate::heaps::rule::walk::Slots;

/// The most stored amounts.
const MOST: usize = 1 << 22;

/// The slot of the name.
const NAME: usize = 1;

/// The amounts of an alternative with at most one name, whose range only grows with the heap and whose conditions on
/// the name do not ask about the heap.
#[derive(Clone, Debug)]
pub(in crate::heaps::rule) struct Amounts {
    amount: Instruction,
    /// The number of the name that comes next; none before the first.
    next: Option<i64>,
    /// Whether no later number passes.
    ended: bool,
    /// The last amount found; the search waits at the next number while this amount is larger than
    /// the heap.
    last: i64,
    /// In ascending order, each once.
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
            // A straight run is as quick.
            [_] if plan.straight => false,
            [range] => only_grows(range),
            _ => false,
        };
        let new = Amounts { amount, next: None, ended: false, last: 0, list: Vec::new() };
        fits.then_some(new)
    }

    /// The amounts of an alternative without conditions, if all heaps that are large enough have the same: at most
    /// `most`, in any order.
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
            // An amount too large for a number ends amounts that only rise: no heap has it.
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
        // Most are amounts that the heap before had, too.
        let shown = match self.list.get(..before) {
            Some(known) if before == self.list.len() && known.last() <= Some(&heap) => before,
            _ => self.list.partition_point(|amount| *amount <= heap),
        };
        recurrence.take(heap, &self.list[..shown]);
        Ok(1 + tried + shown as u64 / PER_STEP)
    }

    /// Add the amounts that this heap has and smaller heaps did not. Return the count of numbers tried; `None`
    /// if an amount is not above 0, or for too many amounts. `fresh` receives the new amounts.
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
        // All later heaps are below 0, too, once one falls below 0.
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

    /// Returns whether the amount is new.
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

/// The amounts for heaps up to some heap, found before these heaps have values.
#[derive(Clone, Debug)]
pub(in crate::heaps::rule) struct Ahead {
    amounts: Amounts,
    /// The amounts, ordered by the heaps from which on they count, and these heaps.
    list: Vec<u32>,
    from: Vec<u32>,
    next: u64,
}

impl Ahead {
    /// Amounts for heaps from `n` on, when smaller heaps have their values.
    pub(in crate::heaps::rule) fn new(amounts: &Amounts, n: u64) -> Ahead {
        let amounts = amounts.clone();
        let list = amounts.list.clone();
        let from = list.iter().map(|amount| (*amount).max(n as u32)).collect();
        Ahead { amounts, list, from, next: n }
    }

    /// Find the amounts for heaps up to `upto`, as far as they do not break the rule. Return the count of steps.
    pub(in crate::heaps::rule) fn extend(&mut self, plan: &Plan, upto: u64) -> u64 {
        let (mut steps, work, mut fresh, mut ahead) = (0, Work::default(), Vec::new(), 0);
        while self.next <= upto {
            // Between heaps that have the same amounts nothing changes: most are passed over.
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
                self.amounts.list.retain(|other| *other != amount);
            }
            if heap == self.next {
                break;
            }
            ahead /= 4;
        }
        steps.saturating_add(work.take())
    }

    /// The last heap with known amounts.
    pub(in crate::heaps::rule) fn upto(&self) -> u64 {
        self.next - 1
    }

    /// The amounts, those first that count first.
    pub(super) fn list(&self) -> &[u32] {
        &self.list
    }

    /// Whether each amount counts for every heap that is large enough.
    pub(super) fn is_direct(&self) -> bool {
        self.list == self.from
    }

    #[cfg(feature = "lab")]
    pub(in crate::heaps::rule) fn lists(&mut self) -> [&mut [u32]; 2] {
        [&mut self.list, &mut self.from]
    }
}

/// Whether the numbers of a range are those of smaller heaps and perhaps some behind them.
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

/// The amount of an option `n - amount` that is linear.
fn taken_by(part: &LinearForm) -> Option<LinearForm> {
    (part.coefficient(0) == 1).then(|| LinearForm::constant(0).plus(&part.without(0), -1))?
}

/// The amount of an option such as `n - k*k`, which begins with the heap.
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
