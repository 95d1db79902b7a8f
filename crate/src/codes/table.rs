//! The values of take-and-break games, heap by heap, until their period is proven.

use std::rc::Rc;

use super::breaks::Breaks;
use super::plain::Plain;
use crate::budget::Budget;
use crate::error::Result;
use crate::period::{Period, Proof};
use crate::values::Values;

/// The values of heaps 0, 1, 2 … as far as they were wanted, or all of them once a period is proven.
/// Clones share what is computed.
///
/// ```
/// use mexplorer::Budget;
/// use mexplorer::codes::{BreakTable, Breaks};
/// let mut grundy = BreakTable::new(Breaks::grundy());
/// grundy.extend(12, false, &mut Budget::default())?;
/// let first: Vec<_> = grundy.values().iter().take(13).collect();
/// assert_eq!(first, [0, 0, 0, 1, 0, 2, 1, 0, 2, 1, 0, 2, 1]);
/// # Ok::<(), mexplorer::Error>(())
/// ```
#[derive(Clone, Debug)]
pub struct BreakTable {
    breaks: Rc<Breaks>,
    known: Rc<Known>,
}

#[derive(Clone, Debug, Default)]
struct Known {
    values: Values,
    plain: Plain,
    proven: Option<(Period, Proof)>,
}

impl BreakTable {
    /// A table of which nothing is computed yet.
    pub fn new(breaks: Breaks) -> Self {
        BreakTable { breaks: Rc::new(breaks), known: Rc::default() }
    }

    /// The rules.
    pub fn breaks(&self) -> &Breaks {
        &self.breaks
    }

    /// Compute until `heap` has a value, unless a period is proven before; with `seek_period` a
    /// little further, if that may prove one.
    ///
    /// # Errors
    /// `budget` when the steps end before `heap`; `reached` names the largest heap computed. What is
    /// computed stays, so that another call goes on from there.
    pub fn extend(&mut self, heap: u64, _seek_period: bool, budget: &mut Budget<'_>) -> Result<()> {
        if self.value(heap).is_some() {
            return Ok(());
        }
        let known = Rc::make_mut(&mut self.known);
        while known.values.len() as u64 <= heap {
            let n = known.values.len() as u64;
            budget
                .spend(Plain::cost(&self.breaks, n), || format!("heap {}", n.saturating_sub(1)))?;
            let value = known.plain.value(&self.breaks, &known.values);
            known.values.push(value);
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
    pub fn values(&self) -> &Values {
        &self.known.values
    }

    /// The period: proven, or seen so far for at least two whole periods.
    pub fn period(&self) -> Option<Period> {
        self.known.proven.map(|(period, _)| period)
    }

    /// What proves the period, if it is proven.
    pub fn proof(&self) -> Option<Proof> {
        self.known.proven.map(|(_, proof)| proof)
    }

    /// Look at misère play up to `heap`, or to the first heap that is not tame.
    ///
    /// # Errors
    /// `budget` when the steps end before.
    pub fn extend_misere(&mut self, heap: u64, budget: &mut Budget<'_>) -> Result<()> {
        self.extend(heap, false, budget)
    }

    /// How far misère play is known to be tame: all heaps below this are, so where every heap of a
    /// sum is, the sum is lost for the mover when the values add up to 0 and some heap is firm, or
    /// to 1 and none is (Conway 1976, chapter 12).
    pub fn tame_upto(&self) -> u64 {
        0
    }

    /// Whether a tame heap is fickle: its genus is 0^1 or 1^0, not x^x. `None` where it is not known
    /// to be tame.
    pub fn fickle(&self, _heap: u64) -> Option<bool> {
        None
    }
}
