//! Tables of the values of take-and-break games, computed heap by heap until a period is proven.

use std::ops::ControlFlow;
use std::rc::Rc;

use super::engine::Engine;
use super::proof::guy_smith::{self, PeriodSearch};
use super::proof::theorems;
use super::take_and_break::TakeAndBreak;
use crate::base::budget::Budget;
use crate::base::error::Result;
use crate::heaps::genus::{Genera, MisereOptions};
use crate::heaps::marks::Marks;
use crate::period::known::KnownValues;
use crate::period::sequence::Sequence;
use crate::period::values::GrundyValues;
use crate::period::{Period, Proof};

/// The number of heaps that are computed in search of a period even if no caller requests them.
const SHORT: u64 = 1 << 10;

/// The most values that are computed between two checks of the budget.
const MOST: u64 = 32;

/// The numbers of given values that are recomputed as a check, at the start and at the end of the list.
const LOOKED_AT: u64 = 200;
const LAST: u64 = 2;

/// The values of heaps 0, 1, 2 …, as far as requested, or of all heaps once a period is proven. Clones share the
/// computed values.
///
/// ```
/// use mexplorer::heaps::octal::{BreakTable, TakeAndBreak};
/// use mexplorer::{Budget, Sequence};
/// let mut grundy = BreakTable::new(TakeAndBreak::grundy());
/// grundy.extend(12, false, &mut Budget::default())?;
/// let first: Vec<_> = grundy.values().iter().take(13).collect();
/// assert_eq!(first, [0, 0, 0, 1, 0, 2, 1, 0, 2, 1, 0, 2, 1]);
/// # Ok::<(), mexplorer::Error>(())
/// ```
#[derive(Clone, Debug)]
pub struct BreakTable {
    rules: Rc<TakeAndBreak>,
    state: Rc<BreakState>,
}

#[derive(Clone, Debug)]
struct BreakState {
    known: KnownValues,
    engine: Engine,
    search: PeriodSearch,
    genera: Genera,
}

impl BreakState {
    /// Compute the next value, or several values if more are `wanted`, and check for a proven period. Return the
    /// approximate number of steps.
    fn step(&mut self, rules: &TakeAndBreak, wanted: u64) -> u64 {
        let known = &mut self.known;
        let most = self.search.calm().min(wanted).clamp(1, MOST);
        let steps = self.engine.step(rules, &mut known.values, most);
        self.search.follow(rules, &known.values);
        known.proven = match self.engine.window(rules) {
            Some((settled, window)) => self.search.proven_by_window(rules, settled, window),
            None => self.search.proven(rules),
        };
        if known.proven.is_none() {
            known.proven = self.search.proven_to_grow(rules, &known.values);
        }
        steps
    }
}

impl BreakTable {
    /// Create an empty table, or a complete table if a theorem gives all values.
    pub fn new(rules: TakeAndBreak) -> Self {
        let (engine, search) = (Engine::new(&rules), PeriodSearch::default());
        let (known, genera) =
            (KnownValues { values: engine.values(), proven: None }, Genera::default());
        let mut state = BreakState { known, engine, search, genera };
        if let Some((period, proof)) = theorems::known(&rules) {
            while state.known.len() < period.preperiod + period.length {
                state.step(&rules, 1);
            }
            state.known.proven = Some((period, proof));
            state.genera = Genera::of_nim();
        }
        BreakTable { rules: Rc::new(rules), state: Rc::new(state) }
    }

    /// Create a table that continues after values computed before by the same rules, such as values loaded from a file.
    /// Return `None` if [`Sequence::go_on_from`] rejects the values: moves may leave three heaps or take any amount, a
    /// theorem gives all values, or one of the recomputed values is wrong.
    ///
    /// ```
    /// use mexplorer::heaps::octal::{BreakTable, TakeAndBreak};
    /// use mexplorer::{Budget, Sequence};
    /// let mut budget = Budget::steps(u64::MAX);
    /// let mut first = BreakTable::new(TakeAndBreak::treblecross());
    /// first.extend(2000, false, &mut budget)?;
    /// let kept = first.values().part(0, 1500);
    /// let mut second = BreakTable::resume(TakeAndBreak::treblecross(), &kept).unwrap();
    /// second.extend(2000, false, &mut budget)?;
    /// assert!(first.values().iter().eq(second.values().iter()));
    /// # Ok::<(), mexplorer::Error>(())
    /// ```
    pub fn resume(rules: TakeAndBreak, values: &GrundyValues) -> Option<Self> {
        let mut table = BreakTable::new(rules);
        (values.is_empty() || table.go_on_from(values)).then_some(table)
    }

    /// Return whether the first and the last values are correct, assuming that the values between them are.
    fn fits(&self, values: &GrundyValues) -> bool {
        let (len, mut seen) = (values.len() as u64, Marks::default());
        let first = 0..len.min(LOOKED_AT);
        first.clone().chain(first.end.max(len.saturating_sub(LAST))..len).all(|n| {
            seen.clear();
            let _ = self.rules.options(n, &mut |heaps| {
                let value = |heap: &u64| values.get(*heap as usize).unwrap_or(0);
                let sum = heaps.iter().fold(0, |sum, heap| sum ^ value(heap));
                seen.grow(sum);
                seen.mark(sum);
                ControlFlow::Continue(())
            });
            values.get(n as usize) == Some(seen.mex())
        })
    }

    /// Return the rules of the game.
    pub fn rules(&self) -> &TakeAndBreak {
        &self.rules
    }

    /// Compute the genera of heaps for misère play up to `heap`. Stop at the first heap that is not tame, or when a
    /// theorem covers all heaps.
    ///
    /// # Errors
    /// `budget` if the step budget is used up first. All computed genera stay stored.
    pub fn extend_misere(&mut self, heap: u64, budget: &mut Budget<'_>) -> Result<()> {
        loop {
            let n = self.state.genera.len();
            if n > heap || self.state.genera.is_settled() {
                return Ok(());
            }
            self.extend(n, false, budget)?;
            let mut genera = std::mem::take(&mut Rc::make_mut(&mut self.state).genera);
            let result = self.add_genus(&mut genera, budget);
            if let Some(period) = self.state.known.period() {
                // The pairs of value and fickleness are periodic under the same condition as values (Guy and Smith).
                let last = self.state.search.upto();
                if last == Some(n) || n > 0 && n.is_power_of_two() {
                    let from = genera.repeats_from(period.length).max(period.preperiod);
                    let upto = guy_smith::upto(&self.rules, from, period.length);
                    if upto.is_some_and(|upto| upto < genera.len()) {
                        genera.repeat(from, period.length);
                    }
                }
            }
            Rc::make_mut(&mut self.state).genera = genera;
            result?;
        }
    }

    /// Add the genus of the next heap. The heap and all smaller heaps must have values.
    fn add_genus(&self, genera: &mut Genera, budget: &mut Budget<'_>) -> Result<()> {
        let n = genera.len();
        let value = |heap| self.value(heap).unwrap_or(0);
        let own = value(n);
        let mut options = MisereOptions::default();
        let (mut steps, left) = (1u64, budget.left());
        let _ = self.rules.options(n, &mut |heaps| {
            steps += 1;
            let sum = heaps.iter().fold(0, |sum, heap| sum ^ value(*heap));
            let fickle = sum < 2 && heaps.iter().all(|heap| genera.is_fickle(*heap));
            options.see(sum, fickle);
            // Stop early: options of misère value 0 and 1 are enough to make a heap of value 2 or more tame.
            let enough = own >= 2 && options.is_fickle(own).is_some();
            if enough || steps > left { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        });
        budget.spend(steps, || format!("heap {}", n.saturating_sub(1)))?;
        genera.push(own, options);
        Ok(())
    }

    /// Return the least heap size that is not known to be tame under misère play, or `u64::MAX` if all heaps are tame.
    /// A sum of tame heaps is a P-position if the values have nim-sum 0 and some heap is firm, or nim-sum 1 and no heap
    /// is firm (Conway 1976, chapter 12).
    ///
    /// ```
    /// use mexplorer::Budget;
    /// use mexplorer::heaps::octal::{BreakTable, TakeAndBreak};
    /// let mut grundy = BreakTable::new(TakeAndBreak::grundy());
    /// grundy.extend_misere(100, &mut Budget::default())?;
    /// assert_eq!(grundy.tame_upto(), 13);
    /// assert_eq!((grundy.fickle(3), grundy.fickle(5)), (Some(true), Some(false)));
    /// # Ok::<(), mexplorer::Error>(())
    /// ```
    pub fn tame_upto(&self) -> u64 {
        self.state.genera.tame_upto()
    }

    /// Return whether a heap is fickle (genus 0^1 or 1^0) or firm (genus x^x), or `None` if the heap is not known to be
    /// tame.
    pub fn fickle(&self, heap: u64) -> Option<bool> {
        self.state.genera.fickle(heap)
    }
}

impl Sequence for BreakTable {
    fn extend(&mut self, heap: u64, seek_period: bool, budget: &mut Budget<'_>) -> Result<()> {
        let wanted = |state: &BreakState| state.known.len() <= heap;
        let seeks = |state: &BreakState| {
            // Compute more heaps than requested: up to `SHORT`, or as many as a proof of the present repetition needs,
            // unless the proof needs more than about four times as many heaps as requested (or as `SHORT`).
            let upto = state.search.upto().filter(|upto| *upto / 4 <= heap.max(SHORT));
            seek_period && state.known.len() <= upto.unwrap_or(0).max(SHORT)
        };
        let proven = self.state.known.proven.is_some();
        if proven || !(wanted(&self.state) || seeks(&self.state)) {
            return Ok(());
        }
        let state = Rc::make_mut(&mut self.state);
        while state.known.proven.is_none() && (wanted(state) || seeks(state)) {
            let steps =
                state.step(&self.rules, heap.saturating_sub(state.known.len()).saturating_add(1));
            let spent = budget.spend(steps, || format!("heap {}", state.known.len() - 1));
            if spent.is_err() && !wanted(state) {
                break; // only the proof was cut short
            }
            spent?;
        }
        Ok(())
    }

    fn can_go_on(&self) -> bool {
        self.state.known.proven.is_none() && self.state.engine.can_resume()
    }

    fn go_on_from(&mut self, values: &GrundyValues) -> bool {
        // Reject the values if the table has a proven period or at least as many values.
        if self.state.known.proven.is_some() || self.state.known.len() >= values.len() as u64 {
            return false;
        }
        if !self.fits(values) {
            return false;
        }
        let state = Rc::make_mut(&mut self.state);
        let resumed = state.engine.resume(values);
        if resumed {
            state.known.values = values.clone();
        }
        resumed
    }

    fn values(&self) -> &GrundyValues {
        &self.state.known.values
    }

    fn value(&self, heap: u64) -> Option<u64> {
        self.state.known.value(heap)
    }

    /// Return the proven period, or the apparent period if the repetition covers more than two periods and more than
    /// half of the values.
    fn period(&self) -> Option<Period> {
        self.state.known.period().or_else(|| self.state.search.apparent())
    }

    fn proof(&self) -> Option<Proof> {
        self.state.known.proof()
    }
}
