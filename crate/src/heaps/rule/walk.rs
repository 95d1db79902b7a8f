//! Through all choices of an alternative's names, without recursion and under the budget.

use std::ops::ControlFlow;

use super::linear::LIMIT;
use super::numbers::order::Order;
use super::parse::{MAX_NAMES, MAX_NUMBERS};
use super::plan::{Bound, NameRange, Plan};
use super::value::{Fault, Instruction, Work, holds, many};
use crate::base::Flow;
use crate::base::budget::Budget;
use crate::base::error::{Detail, Error, ErrorCode, Result};
use crate::base::nimber::MAX_HEAP;
use crate::base::text::tuple;

/// One heap of the options in a straight run: `base + step · i` for a range of i.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Stride {
    pub(super) base: i64,
    pub(super) step: i64,
}

impl Stride {
    /// Narrow a range to the indices at which the heap is not below 0. A heap that does not move leaves the range
    /// unchanged.
    pub(super) fn narrow(&self, lo: &mut i64, hi: &mut i64) {
        match self.step {
            0 => {}
            1.. => *lo = (*lo).max(-self.base.div_euclid(self.step)),
            _ => *hi = (*hi).min(self.base.div_euclid(-self.step)),
        }
    }
}

/// The most heaps that an option may leave where all of them are listed.
const MOST_LEFT: u64 = 1000;

pub(super) trait Sink {
    /// Receive one option, by its heaps as they are written.
    fn option(&mut self, parts: &[u64]) -> Flow;

    /// The number of heaps to show for `count` equal heaps. By default 1 for an odd count and 2 for an even one:
    /// the values, in normal play and for tame heaps in misère play, are the same.
    fn shown(&self, count: u64) -> u64 {
        if count > 2 { 2 - count % 2 } else { count }
    }

    /// The cost of viewing `count` options of a straight run at once; `None` asks for them one by
    /// one.
    fn price(&self, _strides: &[Stride], _options: u64) -> Option<u64> {
        None
    }

    /// The options for all i from `lo` to `hi`, whose heaps lie from 0 to below n.
    fn run(&mut self, _strides: &[Stride], _lo: i64, _hi: i64) {}
}

/// Options that are only walked, to see whether the rule holds.
pub(super) struct Ignored;

impl Sink for Ignored {
    fn option(&mut self, _parts: &[u64]) -> Flow {
        ControlFlow::Continue(())
    }
}

/// The settings of a walk besides the options.
#[derive(Clone, Copy, Default)]
pub(super) struct Aim<'p> {
    /// The heap to name in the error when the budget ends; the heap of the walk, if it is `None`.
    pub(super) reached: Option<u64>,
    /// The only heap of interest, under a rule that only takes away: other heaps are skipped where that is
    /// easy.
    pub(super) wanted: Option<u64>,
    /// The order in which each option of several numbers must be smaller.
    pub(super) order: Option<&'p Order>,
}

/// Visit all options of a heap, or of a position of several numbers, under an alternative.
///
/// # Errors
/// `budget`; `not-smaller`, `division-by-zero` or `number-too-large` where the rule breaks down, pointing at the
/// option.
pub(super) fn walk(
    plan: &Plan,
    here: &[u64],
    aim: Aim<'_>,
    budget: &mut Budget<'_>,
    sink: &mut dyn Sink,
) -> Result<Flow> {
    let n = here.first().copied().unwrap_or(0);
    let wanted = aim.wanted.and_then(|wanted| i64::try_from(wanted).ok());
    let walker = Walker { plan, here, n, aim, wanted, work: Work::default() };
    let walked = walker.walk(budget, sink);
    // Conditions that let nothing through took their time, too.
    match walked.and_then(|flow| walker.spend(budget, 0).map(|()| flow)) {
        Ok(flow) => Ok(flow),
        Err(Stop::Error(error)) => Err(error),
        Err(Stop::Fault(fault)) => Err(walker.fault(fault)),
    }
}

enum Stop {
    Error(Error),
    Fault(Fault),
}

impl From<Fault> for Stop {
    fn from(fault: Fault) -> Self {
        Stop::Fault(fault)
    }
}

type Stopped<T> = std::result::Result<T, Stop>;

enum OptionResult {
    Shown(Flow),
    /// A heap of it is below 0; in the second case it stays so for larger values of the last name.
    Below,
    Falling,
}

/// The numbers of the position, then the values of the ranges' names.
pub(super) type Slots = [i64; MAX_NAMES + MAX_NUMBERS];

struct Walker<'p> {
    plan: &'p Plan,
    /// The position; of one heap, the heap.
    here: &'p [u64],
    n: u64,
    aim: Aim<'p>,
    wanted: Option<i64>,
    /// The steps of expressions that are not counted yet.
    work: Work,
}

impl Walker<'_> {
    fn spend(&self, budget: &mut Budget<'_>, steps: u64) -> Stopped<()> {
        let reached = || match self.here {
            [_] => format!("heap {}", self.aim.reached.unwrap_or(self.n)),
            here => tuple(here),
        };
        budget.spend(steps.saturating_add(self.work.take()), reached).map_err(Stop::Error)
    }

    #[cold]
    fn fault(&self, fault: Fault) -> Error {
        let heap = match self.here {
            [heap] => Detail::from(*heap),
            here => Detail::from(tuple(here)),
        };
        let error = match fault {
            Fault::DivisionByZero => {
                let message = format!("for heap {heap} this divides by 0");
                Error::new(ErrorCode::DivisionByZero, message).with("heap", heap)
            }
            Fault::TooLarge => {
                let message = format!("for heap {heap} a number here is too large");
                Error::new(ErrorCode::NumberTooLarge, message).with("limit", MAX_HEAP)
            }
        };
        let spot = self.work.divided().filter(|_| fault == Fault::DivisionByZero);
        // The spot is always in the rule, even for a question about a position.
        error.at(spot.unwrap_or(self.plan.whole)).in_field("game")
    }

    #[cold]
    fn not_smaller(&self, option: i64) -> Stop {
        let n = self.n;
        let message = format!("expected a heap smaller than {n}, found {option} as its option");
        let error = Error::new(ErrorCode::NotSmaller, message).at(self.plan.span);
        let mut error = error.with("heap", n).with("option", option.unsigned_abs());
        if self.plan.product {
            error = error.with("of", "product");
        }
        Stop::Error(error.in_field("game"))
    }

    fn walk(&self, budget: &mut Budget<'_>, sink: &mut dyn Sink) -> Stopped<Flow> {
        let mut slots: Slots = [0; MAX_NAMES + MAX_NUMBERS];
        for (slot, number) in slots.iter_mut().zip(self.here) {
            *slot = i64::try_from(*number).map_err(|_| Fault::TooLarge)?;
        }
        // The slots of ranges follow the slots of the position.
        let base = self.plan.numbers - 1;
        self.spend(budget, 1 + many(self.plan.guards.len()))?;
        for guard in &self.plan.guards {
            if !holds(guard, &slots, &self.work)? {
                return Ok(ControlFlow::Continue(()));
            }
        }
        let ranges = &self.plan.ranges;
        if ranges.is_empty() {
            return Ok(match self.option(&slots, sink)? {
                OptionResult::Shown(flow) => flow,
                _ => ControlFlow::Continue(()),
            });
        }
        // The last value of each range that is being walked; its current one is in the slots.
        let mut last: Slots = [0; MAX_NAMES + MAX_NUMBERS];
        // The index among the numbers that the outermost range remembers.
        let mut place = None;
        let mut level = 1;
        let mut entering = true;
        while level > 0 {
            let range = &ranges[level - 1];
            if entering {
                self.spend(budget, 1 + many(range.bounds.len()))?;
                let (lo, hi) = self.ends(range, &slots)?;
                if level == ranges.len() && self.plan.straight {
                    if self.straight(&mut slots, lo, hi, budget, sink)?.is_break() {
                        return Ok(ControlFlow::Break(()));
                    }
                    (level, entering) = (level - 1, false);
                    continue;
                }
                (slots[base + level], last[level]) = (lo - 1, hi);
            }
            entering = false;
            let next = match &range.cache {
                Some(cache) => {
                    let (now, hi) = (slots[base + level], last[level]);
                    let mut pass = |number| {
                        slots[base + level] = number;
                        self.spend(budget, 1)?;
                        self.passes(range, &slots, &mut false)
                    };
                    cache.borrow_mut().after(now, hi, &mut place, &mut pass)?
                }
                None => {
                    let now = slots[base + level];
                    (now < last[level]).then_some(now + 1)
                }
            };
            let Some(next) = next else {
                level -= 1;
                continue;
            };
            slots[base + level] = next;
            self.spend(budget, 1)?;
            let mut ends = false;
            if range.cache.is_none() && !self.passes(range, &slots, &mut ends)? {
                if ends {
                    level -= 1;
                }
                continue;
            }
            if level < ranges.len() {
                (level, entering) = (level + 1, true);
                continue;
            }
            match self.option(&slots, sink)? {
                OptionResult::Shown(ControlFlow::Continue(())) | OptionResult::Below => {}
                OptionResult::Shown(flow) => return Ok(flow),
                // All later options of this range are below 0, too.
                OptionResult::Falling => level -= 1,
            }
        }
        Ok(ControlFlow::Continue(()))
    }

    /// Whether the range's filters let its current value through; if not, whether none after it.
    #[inline]
    fn passes(&self, range: &NameRange, slots: &Slots, ends: &mut bool) -> Stopped<bool> {
        self.work.add(many(range.filters.len()));
        for (filter, last) in &range.filters {
            if !holds(filter, slots, &self.work)? {
                *ends = *last;
                return Ok(false);
            }
        }
        Ok(true)
    }

    fn ends(&self, range: &NameRange, slots: &Slots) -> std::result::Result<(i64, i64), Fault> {
        let (mut lo, mut hi) = range.ends(slots, &self.work)?;
        if let (Some(wanted), [Instruction::Linear(part)]) = (self.wanted, &self.plan.parts[..]) {
            // Solve for the innermost name that makes the heap the wanted one.
            let slot = self.plan.slot();
            let coefficient = part.coefficient(slot);
            let innermost = self.plan.ranges.last().is_some_and(|last| std::ptr::eq(range, last));
            if innermost && coefficient != 0 {
                let mut rest = part.without(slot);
                rest.constant -= wanted;
                Bound { coefficient, rest, equal: true }.narrow(slots, &mut lo, &mut hi);
            }
        }
        Ok((lo, hi))
    }

    #[cold]
    fn too_many(&self, found: u64) -> Stop {
        let message = format!("expected an option of at most {MOST_LEFT} heaps, found {found}");
        let error = Error::new(ErrorCode::TooMany, message).at(self.plan.span);
        let error = error.with("limit", MOST_LEFT).with("found", found).with("of", "option");
        Stop::Error(error.in_field("game"))
    }

    /// Show the option of these names where its parts have multiplicities.
    fn counted(&self, slots: &Slots, sink: &mut dyn Sink) -> Stopped<OptionResult> {
        let (mut left, mut all, mut broken) = (Vec::new(), 0_u64, None);
        for (code, count) in self.plan.parts.iter().zip(&self.plan.copies) {
            let count = count.as_ref().map_or(Ok(1), |count| count.value(slots, &self.work))?;
            let Ok(count) = u64::try_from(count) else { return Ok(OptionResult::Below) };
            if count == 0 {
                continue;
            }
            let heap = code.value(slots, &self.work)?;
            let Ok(part) = u64::try_from(heap) else { return Ok(OptionResult::Below) };
            if part >= self.n {
                broken.get_or_insert(heap);
            }
            let shown = if part == 0 { 1 } else { sink.shown(count) };
            all = all.saturating_add(shown);
            if all <= MOST_LEFT {
                left.extend(std::iter::repeat_n(part, shown as usize));
            }
        }
        if left.is_empty() {
            left.push(0);
            broken = broken.or((self.n == 0).then_some(0));
        }
        if let Some(heap) = broken {
            return Err(self.not_smaller(heap));
        }
        if all > MOST_LEFT {
            return Err(self.too_many(all));
        }
        self.work.add(all);
        Ok(OptionResult::Shown(sink.option(&left)))
    }

    /// Show the option of these names, if none of its heaps is below 0.
    fn option(&self, slots: &Slots, sink: &mut dyn Sink) -> Stopped<OptionResult> {
        if !self.plan.copies.is_empty() {
            return self.counted(slots, sink);
        }
        let mut parts = [0_u64; MAX_NAMES];
        let mut broken = None;
        let count = self.plan.parts.len();
        let plan = self.plan;
        for ((part, code), falling) in parts.iter_mut().zip(&plan.parts).zip(&plan.falling) {
            let heap = code.value(slots, &self.work)?;
            match u64::try_from(heap) {
                Err(_) if *falling => return Ok(OptionResult::Falling),
                Err(_) => return Ok(OptionResult::Below),
                Ok(heap) => *part = heap,
            }
            if plan.numbers == 1 && *part >= self.n {
                broken.get_or_insert(heap);
            }
        }
        if plan.numbers > 1 {
            self.check(&parts[..count])?;
        }
        match broken {
            Some(heap) => Err(self.not_smaller(heap)),
            None => Ok(OptionResult::Shown(sink.option(&parts[..count]))),
        }
    }

    /// Whether an option of several numbers is one: not too large, and each piece smaller in the order.
    fn check(&self, option: &[u64]) -> Stopped<()> {
        if option.iter().any(|number| *number > MAX_HEAP) {
            return Err(Fault::TooLarge.into());
        }
        let Some(order) = self.aim.order else { return Ok(()) };
        match option.chunks(self.here.len()).find(|piece| !order.is_smaller(piece, self.here)) {
            Some(piece) => Err(Stop::Error(order.broken(self.here, piece).at(self.plan.span))),
            None => Ok(()),
        }
    }

    /// The options of the innermost range, where heaps are linear and all conditions are met.
    fn straight(
        &self,
        slots: &mut Slots,
        mut lo: i64,
        mut hi: i64,
        budget: &mut Budget<'_>,
        sink: &mut dyn Sink,
    ) -> Stopped<Flow> {
        let slot = self.plan.slot();
        let count = self.plan.parts.len();
        slots[slot] = 0;
        let mut strides = [Stride { base: 0, step: 0 }; MAX_NAMES];
        for (stride, code) in strides.iter_mut().zip(&self.plan.parts) {
            let Instruction::Linear(form) = code else { return Err(Fault::TooLarge.into()) };
            *stride = Stride { base: form.value(slots), step: form.coefficient(slot) };
            // A heap below 0 is no option.
            if stride.step == 0 && stride.base < 0 {
                return Ok(ControlFlow::Continue(()));
            }
            stride.narrow(&mut lo, &mut hi);
        }
        let Some(every) = self.plan.narrow(slots, &self.work, &mut lo, &mut hi)? else {
            return Ok(ControlFlow::Continue(()));
        };
        let strides = &mut strides[..count];
        let below = match (self.plan.numbers, self.aim.order) {
            (1, _) => slots[0],
            // Options under a proven order need not be examined one by one.
            (_, Some(order)) if order.proven => LIMIT,
            _ => 0,
        };
        let smaller = |s: &Stride| s.base + s.step * lo < below && s.base + s.step * hi < below;
        if strides.iter().all(smaller) {
            let (mut from, mut to) = (lo, hi);
            // A run beyond the budget is walked one by one, as far as the budget lasts.
            if every > 1 {
                for Stride { base, step } in &mut *strides {
                    (*base, *step) = (*base + *step * lo, *step * every);
                }
                (from, to) = (0, (hi - lo) / every);
            }
            let price = sink.price(strides, (to - from) as u64 + 1);
            if let Some(price) = price.filter(|price| *price <= budget.left()) {
                self.spend(budget, price)?;
                sink.run(strides, from, to);
                return Ok(ControlFlow::Continue(()));
            }
        }
        for i in (lo..=hi).step_by(every as usize) {
            slots[slot] = i;
            self.spend(budget, 1)?;
            if let OptionResult::Shown(flow @ ControlFlow::Break(())) = self.option(slots, sink)? {
                return Ok(flow);
            }
        }
        Ok(ControlFlow::Continue(()))
    }
}
