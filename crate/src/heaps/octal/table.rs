//! The values of take-and-break games, heap by heap, until their period is proven.

use std::rc::Rc;

use super::engine::Engine;
use super::guy_smith::{self, PeriodSearch};
use super::misere::Misere;
use super::take_and_break::TakeAndBreak;
use super::theorems;
use crate::base::budget::Budget;
use crate::base::error::Result;
use crate::period::values::GrundyValues;
use crate::period::{Period, Proof};

/// Heaps that are computed in search of a period, though none of them is wanted.
const SHORT: u64 = 1 << 10;

/// The values of heaps 0, 1, 2 … as far as they were wanted, or all of them once a period is proven.
/// Clones share what is computed.
///
/// ```
/// use mexplorer::Budget;
/// use mexplorer::heaps::octal::{BreakTable, TakeAndBreak};
/// let mut grundy = BreakTable::new(TakeAndBreak::grundy());
/// grundy.extend(12, false, &mut Budget::default())?;
/// let first: Vec<_> = grundy.values().iter().take(13).collect();
/// assert_eq!(first, [0, 0, 0, 1, 0, 2, 1, 0, 2, 1, 0, 2, 1]);
/// # Ok::<(), mexplorer::Error>(())
/// ```
#[derive(Clone, Debug)]
pub struct BreakTable {
    rules: Rc<TakeAndBreak>,
    known: Rc<BreakState>,
}

#[derive(Clone, Debug)]
struct BreakState {
    values: GrundyValues,
    engine: Engine,
    search: PeriodSearch,
    proven: Option<(Period, Proof)>,
    misere: Misere,
}

impl BreakState {
    /// Compute the next value, or a few, and look whether they repeat; tells about how many steps
    /// that took.
    fn step(&mut self, rules: &TakeAndBreak) -> u64 {
        let steps = self.engine.step(rules, &mut self.values);
        self.search.follow(&self.values);
        self.proven = match self.engine.window(rules) {
            Some((settled, window)) => self.search.proven_by_window(rules, settled, window),
            None => self.search.proven(rules),
        };
        if self.proven.is_none() {
            self.proven = self.search.proven_to_grow(rules, &self.values);
        }
        steps
    }
}

impl BreakTable {
    /// A table of which nothing is computed yet, or all known where a theorem tells the values.
    pub fn new(rules: TakeAndBreak) -> Self {
        let engine = Engine::new(&rules);
        let (values, search) = (GrundyValues::default(), PeriodSearch::default());
        let mut known =
            BreakState { values, engine, search, proven: None, misere: Misere::default() };
        if let Some((period, proof)) = theorems::known(&rules) {
            while (known.values.len() as u64) < period.preperiod + period.length {
                known.step(&rules);
            }
            known.proven = Some((period, proof));
            known.misere.all_like_nim();
        }
        BreakTable { rules: Rc::new(rules), known: Rc::new(known) }
    }

    /// The rules.
    pub fn rules(&self) -> &TakeAndBreak {
        &self.rules
    }

    /// Compute until `heap` has a value, unless a period is proven before; with `seek_period` a
    /// little further, if that may prove one.
    ///
    /// # Errors
    /// `budget` when the steps end before `heap`; `reached` names the largest heap computed. What is
    /// computed stays, so that another call goes on from there.
    pub fn extend(&mut self, heap: u64, seek_period: bool, budget: &mut Budget<'_>) -> Result<()> {
        let wanted = |known: &BreakState| known.values.len() as u64 <= heap;
        let seeks = |known: &BreakState| {
            // Beyond the heap: a little, and as far as a repetition that is seen may need for proof.
            let upto = known.search.upto(&self.rules).filter(|upto| *upto / 4 <= heap.max(SHORT));
            seek_period && (known.values.len() as u64) <= upto.unwrap_or(0).max(SHORT)
        };
        if self.known.proven.is_some() || !(wanted(&self.known) || seeks(&self.known)) {
            return Ok(());
        }
        let known = Rc::make_mut(&mut self.known);
        while known.proven.is_none() && (wanted(known) || seeks(known)) {
            let steps = known.step(&self.rules);
            let spent = budget.spend(steps, || format!("heap {}", known.values.len() - 1));
            if spent.is_err() && !wanted(known) {
                break; // only the proof was cut short
            }
            spent?;
        }
        Ok(())
    }

    /// The value of a heap, where it is known.
    pub fn value(&self, heap: u64) -> Option<u64> {
        let (index, more) = match &self.known.proven {
            Some((period, _)) => (period.reduce(heap), period.growth(heap)),
            None => (heap, 0),
        };
        let value = usize::try_from(index).ok().and_then(|n| self.known.values.get(n))?;
        Some(u64::from(value) + more)
    }

    /// The values that are known one by one.
    pub fn values(&self) -> &GrundyValues {
        &self.known.values
    }

    /// The period: proven, or seen so far for at least two whole periods.
    pub fn period(&self) -> Option<Period> {
        self.known.proven.map(|(period, _)| period).or_else(|| self.known.search.apparent())
    }

    /// What proves the period, if it is proven.
    pub fn proof(&self) -> Option<Proof> {
        self.known.proven.map(|(_, proof)| proof)
    }

    /// Look at misère play up to `heap`, to the first heap that is not tame, or until a theorem tells
    /// of all heaps.
    ///
    /// # Errors
    /// `budget` when the steps end before. What is computed stays.
    pub fn extend_misere(&mut self, heap: u64, budget: &mut Budget<'_>) -> Result<()> {
        loop {
            let misere = &self.known.misere;
            let n = misere.len as u64;
            if n > heap || misere.wild.is_some() || misere.forever.is_some() {
                return Ok(());
            }
            self.extend(n, false, budget)?;
            let mut misere = std::mem::take(&mut Rc::make_mut(&mut self.known).misere);
            let value = |heap| self.value(heap).unwrap_or(0);
            let result = misere.step(&self.rules, &value, budget);
            if let Some((period, _)) = self.known.proven {
                // Values and fickle heaps together repeat as values do, and the same theorem applies.
                let last = self.known.search.upto(&self.rules);
                if last == Some(n) || n > 0 && n.is_power_of_two() {
                    let from = misere.repeats_from(period.length as usize) as u64;
                    let from = from.max(period.preperiod);
                    let upto = guy_smith::upto(&self.rules, from, period.length);
                    if upto.is_some_and(|upto| upto < misere.len as u64) {
                        misere.forever = Some((from, period.length));
                    }
                }
            }
            Rc::make_mut(&mut self.known).misere = misere;
            result?;
        }
    }

    /// How far misère play is known to be tame: all heaps below this are, so where every heap of a
    /// sum is, the sum is lost for the mover when the values add up to 0 and some heap is firm, or
    /// to 1 and none is (Conway 1976, chapter 12).
    ///
    /// ```
    /// use mexplorer::Budget;
    /// use mexplorer::heaps::octal::{BreakTable, TakeAndBreak};
    /// let mut grundy = BreakTable::new(TakeAndBreak::grundy());
    /// grundy.extend_misere(100, &mut Budget::default())?;
    /// assert_eq!((grundy.tame_upto(), grundy.fickle(3), grundy.fickle(5)), (13, Some(true), Some(false)));
    /// # Ok::<(), mexplorer::Error>(())
    /// ```
    pub fn tame_upto(&self) -> u64 {
        let misere = &self.known.misere;
        match misere.forever {
            Some(_) => u64::MAX,
            None => misere.len as u64,
        }
    }

    /// Whether a tame heap is fickle: its genus is 0^1 or 1^0, not x^x. `None` where it is not known
    /// to be tame.
    pub fn fickle(&self, heap: u64) -> Option<bool> {
        self.known.misere.fickle(heap)
    }
}
