//! The values of heaps from which a fixed set of steps is taken, with their proven period.

use std::rc::Rc;

use super::set::StepSet;
use super::tally::Tally;
use crate::budget::Budget;
use crate::error::Result;
use crate::period::Period;
use crate::ruleset::{Flow, LOOKED_THROUGH, Outcome};
use crate::sum::Sum;

/// Windows of the set that are computed in search of the period, though the heap wanted is smaller.
const AHEAD: u64 = 4;

/// Heaps up to which that search is so short that it does not count.
const SHORT: u64 = 1 << 12;

/// The values of heaps 0, 1, 2 … up to where they were wanted, or all of them once the period is
/// proven: a heap's value depends on the `max S` before it alone, so when a window of that length
/// comes back, everything after it does too.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StepTable {
    set: StepSet,
    /// Whether a step beyond the heap empties it (`race`) instead of being no move (`subtract`).
    clamp: bool,
    known: Rc<Known>,
}

#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct Known {
    values: Vec<u32>,
    period: Option<Period>,
    /// The first heap of value 0 with a move but none to value 1: from there misère play is wild.
    wild: Option<u64>,
}

impl StepTable {
    /// A table of which nothing is computed yet.
    pub fn new(set: StepSet, clamp: bool) -> Self {
        StepTable { set, clamp, known: Rc::default() }
    }

    /// The steps.
    pub fn set(&self) -> &StepSet {
        &self.set
    }

    /// The value of a heap, where it is known. For all steps from a to b, with r = n mod (a + b), it
    /// is ⌊r / a⌋, or where steps stop at 0, ⌈r / a⌉ up to r = b and 0 beyond.
    pub fn value(&self, heap: u64) -> Option<u64> {
        if let Some((a, b)) = self.set.interval() {
            let r = heap % (a + b);
            return Some(match self.clamp {
                false => r / a,
                true if r <= b => r.div_ceil(a),
                true => 0,
            });
        }
        let values = &self.known.values;
        let index = match self.known.period {
            Some(period) => period.reduce(heap),
            None => heap,
        };
        usize::try_from(index).ok().and_then(|i| values.get(i)).map(|v| u64::from(*v))
    }

    /// The values of heaps, where all are known.
    pub fn values_of(&self, heaps: &[u64]) -> Option<Vec<u64>> {
        heaps.iter().map(|h| self.value(*h)).collect()
    }

    /// The sum of heaps, where their values decide it.
    pub fn sum(&self, heaps: &[u64], misere: bool) -> Option<Sum> {
        let largest = heaps.iter().copied().max().unwrap_or(0);
        let known = !misere || self.is_tame(largest);
        self.values_of(heaps).filter(|_| known).map(|values| Sum::new(values, misere))
    }

    /// Show winning moves: `reach` shows those that leave heap (its place, its size) a value. With
    /// very many moves only heaps worth more than that value are looked through;
    /// each of them has an option of just that value.
    pub fn winning(
        &self,
        heaps: &[u64],
        misere: bool,
        moves: Option<u128>,
        reach: &mut dyn FnMut(usize, u64, u64) -> Flow,
    ) -> Option<Flow> {
        let (values, sum) = (self.values_of(heaps)?, self.sum(heaps, misere)?);
        if sum.outcome() == Outcome::P {
            return Some(Flow::Continue(()));
        }
        let all = moves.is_some_and(|count| count <= LOOKED_THROUGH);
        Some((heaps.iter().zip(values).enumerate()).try_for_each(|(i, (&h, value))| {
            let target = sum.target(value);
            if all || value > target { reach(i, h, target) } else { Flow::Continue(()) }
        }))
    }

    /// The period, once proven.
    pub fn period(&self) -> Option<Period> {
        match self.set.interval() {
            Some((a, b)) => Some(Period::proven(0, a + b)),
            None => self.known.period,
        }
    }

    /// The values that are known one by one.
    pub fn values(&self) -> &[u32] {
        &self.known.values
    }

    /// Whether misère play follows misère Nim for every heap up to `heap` (Ferguson 1974 proved it
    /// for subtraction sets; here it is checked heap by heap, over a whole period if there is one).
    pub fn is_tame(&self, heap: u64) -> bool {
        match self.known.wild {
            None => true,
            Some(wild) => heap < wild,
        }
    }

    /// Compute until `heap` has a value, and a little beyond if that may prove the period; further
    /// beyond if `seek_period`.
    ///
    /// # Errors
    /// `budget` when the steps end before `heap`; `reached` names the largest heap computed.
    pub fn extend(&mut self, heap: u64, seek_period: bool, budget: &mut Budget<'_>) -> Result<()> {
        if self.period().is_some() || (self.known.values.len() as u64) > heap {
            return Ok(());
        }
        let window = self.set.max();
        let ahead = window.saturating_mul(AHEAD).max(SHORT);
        let proof = heap.max(if seek_period { ahead } else { SHORT });
        let mut run = Run::new(&self.set, self.clamp);
        let mut cycle = Cycle::new(window);
        while run.values.len() as u64 <= proof {
            let n = run.values.len() as u64;
            let spent = budget.spend(run.cost(), || format!("heap {}", n.saturating_sub(1)));
            if spent.is_err() && n > heap {
                break; // the heap is known; only the proof was cut short
            }
            spent?;
            run.step();
            if let Some(period) = cycle.step(&run.values) {
                self.known =
                    Rc::new(Known { values: run.values, period: Some(period), wild: run.wild });
                return Ok(());
            }
        }
        self.known = Rc::new(Known { values: run.values, period: None, wild: run.wild });
        Ok(())
    }
}

/// The recurrence itself. For each range of steps it keeps the window of heaps that the range
/// reaches, as counts of their values, so that a heap costs one change a range.
struct Run<'s> {
    set: &'s StepSet,
    clamp: bool,
    values: Vec<u32>,
    tally: Tally,
    wild: Option<u64>,
}

impl<'s> Run<'s> {
    fn new(set: &'s StepSet, clamp: bool) -> Self {
        Run { set, clamp, values: Vec::new(), tally: Tally::new(), wild: None }
    }

    fn cost(&self) -> u64 {
        1 + self.set.ranges().len() as u64
    }

    fn step(&mut self) {
        let n = self.values.len() as u64;
        for &(lo, hi) in self.set.ranges() {
            if lo > n {
                break;
            }
            self.tally.add(self.values[(n - lo) as usize]);
            if hi < n {
                self.tally.remove(self.values[(n - hi - 1) as usize]);
            }
        }
        // In a race a step beyond the heap reaches heap 0, whose value is 0.
        let to_zero = self.clamp && n > 0 && n <= self.set.max();
        if to_zero {
            self.tally.add(0);
        }
        let mex = self.tally.least_free();
        if to_zero {
            self.tally.remove(0);
        }
        let can_move = to_zero || n >= self.set.min();
        if mex == 0 && can_move && self.tally.count(1) == 0 && self.wild.is_none() {
            self.wild = Some(n);
        }
        self.values.push(mex);
    }
}

/// Finds when a window of values comes back (Brent 1980, on the windows' hashes; every match is
/// confirmed value by value).
struct Cycle {
    window: usize,
    hash: u64,
    /// The multiplier to the power of the window's length: what the value that leaves counts.
    leaving: u64,
    anchor: Option<(usize, u64)>,
    power: usize,
}

const MULTIPLIER: u64 = 0x9e37_79b9_7f4a_7c15;

impl Cycle {
    fn new(window: u64) -> Self {
        let window = usize::try_from(window).unwrap_or(usize::MAX);
        let leaving = MULTIPLIER.wrapping_pow(window.min(u32::MAX as usize) as u32);
        Cycle { window, hash: 0, leaving, anchor: None, power: 1 }
    }

    /// Look at the window that ends with the last of `values`.
    fn step(&mut self, values: &[u32]) -> Option<Period> {
        let n = values.len() - 1;
        // A value counts one more than it is, so that a window of zeros is told from a shorter one.
        self.hash = self.hash.wrapping_mul(MULTIPLIER).wrapping_add(u64::from(values[n]) + 1);
        if n >= self.window {
            let gone = u64::from(values[n - self.window]) + 1;
            self.hash = self.hash.wrapping_sub(gone.wrapping_mul(self.leaving));
        }
        if n + 1 < self.window {
            return None;
        }
        let Some((anchor, hash)) = self.anchor else {
            self.anchor = Some((n, self.hash));
            return None;
        };
        let length = n - anchor;
        let same = |end: usize| &values[end + 1 - self.window..=end];
        if hash == self.hash && same(anchor) == same(n) {
            let first = (0..=anchor).rev().find(|&i| values[i] != values[i + length]);
            let preperiod = first.map_or(0, |i| i + 1) as u64;
            return Some(Period::proven(preperiod, length as u64));
        }
        if length == self.power {
            self.anchor = Some((n, self.hash));
            self.power *= 2;
        }
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn table(ranges: &[(u64, u64)], clamp: bool, heap: u64) -> StepTable {
        let set = StepSet::new(ranges.iter().copied()).unwrap();
        let mut table = StepTable::new(set, clamp);
        table.extend(heap, true, &mut Budget::default()).unwrap();
        table
    }

    #[test]
    fn the_textbook_period() {
        let table = table(&[(1, 1), (3, 4)], false, 20);
        assert_eq!(table.values()[..7], [0, 1, 0, 1, 2, 3, 2]);
        let period = Period::proven(0, 7);
        assert_eq!(table.period(), Some(period));
        assert_eq!(table.value(crate::MAX_HEAP), table.value(crate::MAX_HEAP % 7));
    }

    #[test]
    fn the_period_is_the_least_one() {
        for code in 1u32..1 << 9 {
            for clamp in [false, true] {
                let set = (1..=9).filter(|s| code >> (s - 1) & 1 == 1).map(|s| (s, s));
                let ranges: Vec<(u64, u64)> = set.collect();
                let table = table(&ranges, clamp, 3000);
                let Some(period) = table.period() else { panic!("no period for {ranges:?}") };
                let mut plain: Vec<u32> = Vec::new();
                for n in 0..2000u64 {
                    let reached = ranges.iter().filter_map(|&(s, _)| match n.checked_sub(s) {
                        None if clamp && n > 0 => Some(0),
                        left => left,
                    });
                    let seen: Vec<u32> = reached.map(|m| plain[m as usize]).collect();
                    plain.push((0..).find(|v| !seen.contains(v)).unwrap());
                }
                let (q, p) = (period.preperiod as usize, period.length as usize);
                assert!((0..2000).all(|n| table.value(n) == Some(u64::from(plain[n as usize]))));
                assert!(q == 0 || plain[q - 1] != plain[q - 1 + p], "{ranges:?} {period:?}");
                let shorter = (1..p).find(|d| (q..q + p).all(|i| plain[i] == plain[i + d]));
                assert_eq!(shorter, None, "{ranges:?} {period:?}");
            }
        }
    }
}
