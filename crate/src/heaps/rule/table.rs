//! The table of the values of heaps 0, 1, 2 … under a rule.

use std::ops::ControlFlow;
use std::rc::Rc;

use super::HeapRule;
use super::apparent_period::ApparentPeriod;
use super::compiled::Compiled;
use super::recurrence::Recurrence;
use super::shape::Shape;
use super::ways::Way;
use crate::base::Flow;
use crate::base::budget::Budget;
use crate::base::error::Result;
use crate::heaps::genus::Genera;
use crate::period::known::KnownValues;
use crate::period::sequence::Sequence;
use crate::period::values::GrundyValues;
use crate::period::{Period, Proof};

/// The heap up to which a proof is always searched for, since the search is short.
const SHORT: u64 = 1 << 12;

/// The most heaps with a given value that are visited for each residue of the period, besides the last such heap.
const SHOWN: usize = 100;

/// The heap up to which a proof is searched for on request.
const FAR: u64 = 1 << 16;

/// The steps that the search for a proof may take in addition to the number of steps for the requested heaps.
const SOUGHT: u64 = 1 << 22;

/// The values of heaps under a rule, computed as far as requested, or for all heaps once a period is proven. Clones
/// share the computed values.
///
/// A step of the budget is one option, or four options if a range has linear options without conditions or the amounts
/// are listed; in compiled code it is about four options in any case. With 20 million steps, a rule that breaks a heap
/// in two reaches heap 12,000.
///
/// ```
/// use mexplorer::{Budget, MAX_HEAP, Sequence, heaps::rule::{HeapRule, RuleTable}};
/// let rule = HeapRule::parse("n -> n-1 | n-2 if n % 2 == 0")?;
/// let mut table = RuleTable::new(rule);
/// table.extend(1000, true, &mut Budget::default())?;
/// assert!(table.period().is_some_and(|period| period.proven));
/// assert_eq!(table.value(MAX_HEAP), Some(0));
/// # Ok::<(), mexplorer::Error>(())
/// ```
#[derive(Clone, Debug)]
pub struct RuleTable {
    rule: Rc<HeapRule>,
    state: Rc<RuleState>,
}

#[derive(Clone, Debug)]
struct RuleState {
    known: KnownValues,
    genera: Genera,
    shape: Option<Shape>,
    /// The method of computing each alternative; empty before the first heap.
    ways: Vec<Way>,
    compiled: Compiled,
    apparent: ApparentPeriod,
    /// The steps used for requested heaps.
    asked: u64,
    /// The steps used for further heaps in search of a proof.
    sought: u64,
}

impl RuleState {
    fn of(genera: Genera) -> Self {
        RuleState {
            known: KnownValues::default(),
            genera,
            shape: None,
            ways: Vec::new(),
            compiled: Compiled::default(),
            apparent: ApparentPeriod::default(),
            asked: 0,
            sought: 0,
        }
    }
}

impl RuleTable {
    /// Create an empty table that does not compute genera.
    pub fn new(rule: HeapRule) -> Self {
        RuleTable { rule: Rc::new(rule), state: Rc::new(RuleState::of(Genera::unasked())) }
    }

    /// Compute genera for misère play, too. The first call discards all values; computing them again takes about twice
    /// as long as without genera.
    pub fn examine_misere(&mut self) {
        if !self.state.genera.are_asked() {
            self.state = Rc::new(RuleState::of(Genera::default()));
        }
    }

    /// Return the rule of the table.
    pub fn rule(&self) -> &HeapRule {
        &self.rule
    }

    /// Return whether a heap is fickle (genus 0¹ or 1⁰) or firm (genus x^x; Conway 1976, chapter 12). Return `None` if
    /// the heap or a smaller heap is not known to be tame, or if the table does not compute genera.
    ///
    /// ```
    /// use mexplorer::{Budget, Sequence, heaps::rule::{HeapRule, RuleTable}};
    /// let mut table = RuleTable::new(HeapRule::parse("n -> n-1 | n-2 | n-4 | n-5")?);
    /// table.examine_misere();
    /// table.extend(9, false, &mut Budget::default())?;
    /// let fickle = [0, 1, 2, 3].map(|heap| table.fickle(heap));
    /// assert_eq!(fickle, [true, true, false, true].map(Some));
    /// # Ok::<(), mexplorer::Error>(())
    /// ```
    pub fn fickle(&self, heap: u64) -> Option<bool> {
        let RuleState { known, genera, .. } = &*self.state;
        // The period extends to misère play only if exactly the heaps of value 0 and 1 are fickle.
        let forever = heap >= known.len() && !genera.is_wild() && !genera.has_firm();
        if forever { known.value(heap).map(|value| value <= 1) } else { genera.fickle(heap) }
    }

    /// Visit the heaps from `lo` to `hi` with this value, as far as values are known. If the value recurs with each
    /// period, visit only some heaps, including the first and the last one.
    ///
    /// ```
    /// use std::ops::ControlFlow;
    /// use mexplorer::{Budget, MAX_HEAP, Sequence, heaps::rule::{HeapRule, RuleTable}};
    /// let mut table = RuleTable::new(HeapRule::parse("n -> i for i in 0..n-3")?);
    /// table.extend(9, true, &mut Budget::default())?;
    /// let mut seen = Vec::new();
    /// let _ = table.with_value(1 << 50, (0, MAX_HEAP), &mut |heap| {
    ///     seen.push(heap);
    ///     ControlFlow::Continue(())
    /// });
    /// assert_eq!(seen, [3 << 50, (3 << 50) + 1, (3 << 50) + 2]);
    /// # Ok::<(), mexplorer::Error>(())
    /// ```
    pub fn with_value(
        &self,
        value: u64,
        (lo, hi): (u64, u64),
        visit: &mut dyn FnMut(u64) -> Flow,
    ) -> Flow {
        let known = &self.state.known;
        let period = known.period();
        let end = period.map_or(known.len(), |period| period.preperiod);
        let is = |n: u64| known.values.get(n as usize).map(u64::from);
        for n in (lo..=hi).take_while(|n| *n < end).filter(|n| is(*n) == Some(value)) {
            visit(n)?;
        }
        let Some(Period { preperiod, length, saltus, .. }) = period else {
            return ControlFlow::Continue(());
        };
        for n in preperiod..preperiod + length {
            let Some(more) = is(n).and_then(|base| value.checked_sub(base)) else { continue };
            // Restrict k so that the heap n + k · length lies between lo and hi and has the value.
            let least = lo.saturating_sub(n).div_ceil(length);
            let Some(most) = hi.checked_sub(n).map(|rest| rest / length) else { continue };
            let (least, most) = match (saltus, more) {
                (0, 0) => (least, most),
                (0, _) => continue,
                (s, more) if more.is_multiple_of(s) => (least.max(more / s), most.min(more / s)),
                _ => continue,
            };
            if least > most {
                continue;
            }
            for k in (least..=most).take(SHOWN) {
                visit(n + k * length)?;
            }
            if most - least >= SHOWN as u64 {
                visit(n + most * length)?;
            }
        }
        ControlFlow::Continue(())
    }
}

impl Sequence for RuleTable {
    fn extend(&mut self, heap: u64, seek_period: bool, budget: &mut Budget<'_>) -> Result<()> {
        let proven = self.state.known.proven.is_some();
        if proven || (self.value(heap).is_some() && !seek_period) {
            return Ok(());
        }
        let rule = Rc::clone(&self.rule);
        let RuleState { known, genera, shape, ways, compiled, apparent, asked, sought } =
            Rc::make_mut(&mut self.state);
        let shape = shape.get_or_insert_with(|| Shape::of(&rule.plans));
        let ahead = shape.ahead().min(if seek_period { FAR } else { SHORT });
        compiled.expect(heap);
        let result = loop {
            // Compute in slices, since a proof may be found long before the requested heap.
            let length = known.len();
            if known.proven.is_some() || length > heap.max(ahead) {
                break Ok(());
            }
            // Compute the requested heaps first. A proof may then take about as many steps again.
            let wanted = length <= heap;
            let upto = if wanted { heap } else { ahead }.min(length + length / 4 + 64);
            let left = if wanted { u64::MAX } else { (SOUGHT + *asked).saturating_sub(*sought) };
            if left == 0 {
                break Ok(());
            }
            let mut recurrence = Recurrence::new(&mut known.values, genera);
            let before = budget.used();
            let slice = budget.at_most(left, |budget| {
                compute(&rule, ways, compiled, &mut recurrence, upto, budget)
            });
            *(if wanted { &mut *asked } else { &mut *sought }) += budget.used() - before;
            known.proven = shape.look(&known.values);
            if let Err(error) = slice {
                // Report success if the requested heap is known, even if the search for a proof was cut short.
                let wanted = known.len() > heap;
                break if known.proven.is_some() || wanted { Ok(()) } else { Err(error) };
            }
        };
        if known.proven.is_none() {
            apparent.look(&known.values);
        }
        result
    }

    fn values(&self) -> &GrundyValues {
        &self.state.known.values
    }

    fn value(&self, heap: u64) -> Option<u64> {
        self.state.known.value(heap)
    }

    /// Return the proven period, or else a period that was observed for long enough.
    fn period(&self) -> Option<Period> {
        self.state.known.period().or(self.state.apparent.period())
    }

    fn proof(&self) -> Option<Proof> {
        self.state.known.proof()
    }
}

/// Compute the values of heaps up to `upto`. `ways` holds the methods of the alternatives from earlier calls, or is
/// empty.
pub(super) fn compute(
    rule: &HeapRule,
    ways: &mut Vec<Way>,
    compiled: &mut Compiled,
    recurrence: &mut Recurrence<'_>,
    upto: u64,
    budget: &mut Budget<'_>,
) -> Result<()> {
    if ways.is_empty() {
        *ways = Way::all(&rule.plans, recurrence.genera.is_wild());
    }
    let begin = budget.used();
    loop {
        compiled.fill(rule, ways, recurrence, upto, budget.used() - begin, budget)?;
        let n = recurrence.values.len() as u64;
        if n > upto {
            return Ok(());
        }
        recurrence.begin();
        for (way, plan) in ways.iter_mut().zip(&rule.plans) {
            way.each(plan, n, budget, recurrence)?;
        }
        recurrence.finish(|value| ways.iter().fold(value, |value, way| way.free_from(value)));
    }
}
