//! The interpreter of rules: it enumerates the options of an alternative for all values of its names, without recursion
//! and within the budget.

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

/// One heap of the options of a linear range: the heap is `base + step · i` for each i of the range.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Stride {
    pub(super) base: i64,
    pub(super) step: i64,
}

impl Stride {
    /// Narrow a range to the indices at which the heap is at least 0. With a step of 0 the range stays unchanged.
    pub(super) fn narrow(&self, lo: &mut i64, hi: &mut i64) {
        match self.step {
            0 => {}
            1.. => *lo = (*lo).max(-self.base.div_euclid(self.step)),
            _ => *hi = (*hi).min(self.base.div_euclid(-self.step)),
        }
    }
}

/// The most heaps of an option with multiplicities, counted as in [`Sink::shown`].
const MOST_LEFT: u64 = 1000;

pub(super) trait Sink {
    /// Process one option, given by its heaps in the order of the rule.
    fn option(&mut self, parts: &[u64]) -> Flow;

    /// Return the number of heaps to pass on for `count` equal heaps. By default this is at most 2 and has the parity
    /// of `count`, which gives the same values in normal play, and for tame heaps in misère play.
    fn shown(&self, count: u64) -> u64 {
        if count > 2 { 2 - count % 2 } else { count }
    }

    /// Return the budget steps for processing all options of a linear range at once, or `None` to receive the options
    /// one by one.
    fn price(&self, _strides: &[Stride], _options: u64) -> Option<u64> {
        None
    }

    /// Process the options for all i from `lo` to `hi`, both included. Their heaps are at least 0 and less than n; in a
    /// rule for several numbers, the numbers are at least 0.
    fn run(&mut self, _strides: &[Stride], _lo: i64, _hi: i64) {}
}

/// A receiver that ignores the options, for checking whether a rule fails.
pub(super) struct Ignored;

impl Sink for Ignored {
    fn option(&mut self, _parts: &[u64]) -> Flow {
        ControlFlow::Continue(())
    }
}

/// The settings of an enumeration.
#[derive(Clone, Copy, Default)]
pub(super) struct Aim<'p> {
    /// The heap named in the error when the budget is exhausted, by default the heap whose options are enumerated.
    pub(super) reached: Option<u64>,
    /// The only option of interest, if options are single heaps. Other options may be skipped.
    pub(super) wanted: Option<u64>,
    /// The order in which each piece of an option must be smaller than a position of several numbers.
    pub(super) order: Option<&'p Order>,
}

/// Visit all options of a heap, or of a position of several numbers, under an alternative.
///
/// # Errors
/// `budget`; `not-smaller`, `division-by-zero`, `number-too-large` or `too-many` if the rule fails at this position,
/// with the span of the option, of the division by 0, or of the whole alternative.
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
    // Also charge the steps of conditions that rejected all options.
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
    /// Some heap of the option, or its number of copies, is negative.
    Below,
    /// Some heap of the option is negative, and stays negative for all larger values of the innermost name.
    Falling,
}

/// The numbers of the position, then the values of the ranges' names.
pub(super) type Slots = [i64; MAX_NAMES + MAX_NUMBERS];

struct Walker<'p> {
    plan: &'p Plan,
    /// The numbers of the position; for a single heap, only its size.
    here: &'p [u64],
    n: u64,
    aim: Aim<'p>,
    wanted: Option<i64>,
    /// The steps of expressions that are not yet charged to the budget.
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
        // The span lies in the text of the rule, even if the error concerns a position.
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
        // The slots of ranges start after the slots of the position.
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
        // The last value of each open range; the current value is in `slots`.
        let mut last: Slots = [0; MAX_NAMES + MAX_NUMBERS];
        // The index in the cache of the outermost range.
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
                // All later options of this range have a negative heap, too.
                OptionResult::Falling => level -= 1,
            }
        }
        Ok(ControlFlow::Continue(()))
    }

    /// Return whether the filters of a range accept its current value. If not, set `ends` if all later values fail,
    /// too.
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
            // Narrow the innermost range to the value of its name for which the heap equals `wanted`.
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

    /// Visit the option for the present values of the names if some part has a multiplicity. Do not visit the option if
    /// a heap or a number of copies is negative.
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

    /// Visit the option for the present values of the names, unless some heap is negative.
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

    /// Check that no number of an option exceeds [`MAX_HEAP`], and that each piece is smaller than the position in the
    /// order, if there is one.
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

    /// Visit the options of the innermost range of a plan that is [`Plan::straight`], all at once if `sink` has a price
    /// for them.
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
            // An option with a negative heap does not exist.
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
            // With a proven order, options need no check one by one.
            (_, Some(order)) if order.proven => LIMIT,
            _ => 0,
        };
        let smaller = |s: &Stride| s.base + s.step * lo < below && s.base + s.step * hi < below;
        if strides.iter().all(smaller) {
            let (mut from, mut to) = (lo, hi);
            if every > 1 {
                for Stride { base, step } in &mut *strides {
                    (*base, *step) = (*base + *step * lo, *step * every);
                }
                (from, to) = (0, (hi - lo) / every);
            }
            let price = sink.price(strides, (to - from) as u64 + 1);
            // If the price exceeds the budget, visit the options one by one until the budget is exhausted.
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
