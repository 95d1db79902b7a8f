//! The values of heaps 0, 1, 2 … under a rule.

use std::ops::ControlFlow;
use std::rc::Rc;

use super::Rule;
use super::walk::{Sink, Stride};
use crate::budget::Budget;
use crate::error::Result;
use crate::period::{Period, Proof};
use crate::ruleset::Flow;
use crate::values::Values;

/// The values of heaps under a rule, computed as far as they were wanted.
///
/// A step of the budget is an option, or four where a range of options is walked straight.
///
/// ```
/// use mexplorer::{Budget, rule::{Rule, RuleTable}};
/// let rule = Rule::parse("n -> (i, n-i) for i in 1..n-1 if i < n-i")?; // Grundy's game
/// let mut table = RuleTable::new(rule);
/// table.extend(20, false, &mut Budget::default())?;
/// assert_eq!(table.value(18), Some(3));
/// # Ok::<(), mexplorer::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RuleTable {
    rule: Rc<Rule>,
    known: Rc<Known>,
}

#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct Known {
    values: Values,
    /// The first heap that is not a misère Nim heap of its value, for all that is known.
    wild: Option<u64>,
}

impl RuleTable {
    /// A table of which nothing is computed yet.
    pub fn new(rule: Rule) -> Self {
        RuleTable { rule: Rc::new(rule), known: Rc::default() }
    }

    /// The rule.
    pub fn rule(&self) -> &Rule {
        &self.rule
    }

    /// The value of a heap, where it is known.
    pub fn value(&self, heap: u64) -> Option<u64> {
        let index = usize::try_from(heap).ok()?;
        self.known.values.get(index).map(u64::from)
    }

    /// The values that are known one by one.
    pub fn values(&self) -> &Values {
        &self.known.values
    }

    /// The period, proven or seen so far.
    pub fn period(&self) -> Option<Period> {
        None
    }

    /// What proves the period.
    pub fn proof(&self) -> Option<Proof> {
        None
    }

    /// Whether misère play follows misère Nim for sums of heaps up to `heap`: each of them has genus
    /// 0¹, 1⁰ or x^x with x > 1 (Conway 1976, chapter 12). Where a heap's value is not known, no.
    pub fn is_tame(&self, heap: u64) -> bool {
        self.value(heap).is_some() && self.known.wild.is_none_or(|wild| heap < wild)
    }

    /// Compute until `heap` has a value; further if `seek_period`.
    ///
    /// # Errors
    /// `budget` when the steps end before `heap`; `reached` names the largest heap computed, and what
    /// was computed is kept. Where the rule breaks down: `not-smaller`, `division-by-zero`,
    /// `number-too-large`.
    pub fn extend(&mut self, heap: u64, _seek_period: bool, budget: &mut Budget<'_>) -> Result<()> {
        let rule = Rc::clone(&self.rule);
        let known = Rc::make_mut(&mut self.known);
        let mut run = Run::new(&mut known.values, &mut known.wild);
        while run.values.len() as u64 <= heap {
            let n = run.values.len() as u64;
            run.begin(n);
            let _ = rule.each(n, n.saturating_sub(1), budget, &mut run)?;
            run.finish();
        }
        Ok(())
    }
}

/// Marks of the values that the options of the current heap have: a mark is fresh if it is the
/// current stamp, so that none has to be taken back.
struct Marks {
    stamps: Vec<u32>,
    stamp: u32,
}

impl Marks {
    fn new() -> Self {
        Marks { stamps: vec![0; 16], stamp: 0 }
    }

    fn clear(&mut self) {
        self.stamp = self.stamp.wrapping_add(1);
        if self.stamp == 0 {
            self.stamps.fill(0);
            self.stamp = 1;
        }
    }

    /// Have room for the sums of values up to `value`.
    fn grow(&mut self, value: u32) {
        let room = (value as usize + 1).next_power_of_two();
        if room > self.stamps.len() {
            self.stamps.resize(room, 0);
        }
    }

    #[inline]
    fn mark(&mut self, value: u32) {
        if let Some(stamp) = self.stamps.get_mut(value as usize) {
            *stamp = self.stamp;
        }
    }

    fn mex(&self) -> u32 {
        let free = self.stamps.iter().position(|stamp| *stamp != self.stamp);
        free.unwrap_or(self.stamps.len()) as u32
    }
}

/// The recurrence itself.
struct Run<'k> {
    values: &'k mut Values,
    wild: &'k mut Option<u64>,
    marks: Marks,
    /// The misère values of options.
    misere: Marks,
    /// Whether the heap has an option.
    moves: bool,
}

impl<'k> Run<'k> {
    fn new(values: &'k mut Values, wild: &'k mut Option<u64>) -> Self {
        let mut run = Run { values, wild, marks: Marks::new(), misere: Marks::new(), moves: false };
        let largest = run.values.iter().max().unwrap_or(0);
        run.marks.grow(largest);
        run.misere.grow(largest.max(1));
        run
    }

    fn begin(&mut self, _n: u64) {
        self.marks.clear();
        self.misere.clear();
        self.moves = false;
    }

    /// Mark an option: the sum of tame heaps has genus x^(x+1) if all of them are 0 or 1, else x^x.
    #[inline]
    fn see(&mut self, sum: u32, all: u32) {
        self.marks.mark(sum);
        self.misere.mark(if all <= 1 { sum ^ 1 } else { sum });
        self.moves = true;
    }

    fn finish(&mut self) {
        let value = self.marks.mex();
        let misere = if self.moves { self.misere.mex() } else { 1 };
        let tame = if value <= 1 { misere == value ^ 1 } else { misere == value };
        if !tame && self.wild.is_none() {
            *self.wild = Some(self.values.len() as u64);
        }
        self.values.push(value);
        self.marks.grow(value);
        self.misere.grow(value.max(1));
    }
}

/// Mark the options of a straight run over values of one width.
fn straight<V: Copy + Into<u32>>(
    values: &[V],
    strides: &[Stride],
    lo: i64,
    hi: i64,
    mut see: impl FnMut(u32, u32),
) {
    match *strides {
        [a] => {
            for i in lo..=hi {
                let x: u32 = values[(a.base + a.step * i) as usize].into();
                see(x, x);
            }
        }
        [a, b] => {
            for i in lo..=hi {
                let x: u32 = values[(a.base + a.step * i) as usize].into();
                let y: u32 = values[(b.base + b.step * i) as usize].into();
                see(x ^ y, x | y);
            }
        }
        _ => {
            for i in lo..=hi {
                let (mut sum, mut all) = (0, 0);
                for s in strides {
                    let x: u32 = values[(s.base + s.step * i) as usize].into();
                    sum ^= x;
                    all |= x;
                }
                see(sum, all);
            }
        }
    }
}

impl Sink for Run<'_> {
    fn option(&mut self, parts: &[u64]) -> Flow {
        let (mut sum, mut all) = (0, 0);
        for part in parts {
            let value = self.values.get(*part as usize).unwrap_or(0);
            sum ^= value;
            all |= value;
        }
        self.see(sum, all);
        ControlFlow::Continue(())
    }

    fn run(&mut self, strides: &[Stride], lo: i64, hi: i64) -> bool {
        let values = std::mem::take(self.values);
        match &values {
            Values::Narrow(values) => straight(values, strides, lo, hi, |s, a| self.see(s, a)),
            Values::Wide(values) => straight(values, strides, lo, hi, |s, a| self.see(s, a)),
        }
        *self.values = values;
        true
    }
}
