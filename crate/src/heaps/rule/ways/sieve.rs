//! Lists with many amounts, such as the primes: each heap marks the larger heaps that have it as an option, 64 at a
//! time.

use super::Unfit;
use super::amounts::{Ahead, Amounts};
use crate::heaps::rule::plan::Plan;
use crate::heaps::rule::recurrence::{PER_STEP, Recurrence};
use crate::period::values::GrundyValues;

/// The heap at which amounts are counted, and the least count for a sieve.
const SAMPLE: u64 = 1 << 12;
const FEWEST: usize = SAMPLE as usize / 24;

/// The most words of marks; few in tests, which do not get as far.
const MOST: usize = if cfg!(test) { 1 << 14 } else { 1 << 22 };

/// The marks of an alternative whose amounts count for every heap that is large enough for them.
#[derive(Clone, Debug)]
pub(in crate::heaps::rule) struct Sieve {
    ahead: Ahead,
    /// A bit for each number: whether it is an amount. The first word is empty.
    amounts: Vec<u64>,
    /// For each value a bit for each heap: whether the heap has an option of that value.
    marks: Vec<Vec<u64>>,
    /// Heaps that have marked the larger ones.
    marked: u64,
    /// The heap that is valued; none where its options are walked.
    shown: Option<u64>,
    is_given_up: bool,
}

impl Sieve {
    /// Make the sieve; `None` if there are few amounts, or they do not count for all heaps.
    pub(super) fn of(plan: &Plan) -> Option<Sieve> {
        let ahead = Ahead::new(&Amounts::of(plan)?, 1);
        let mut probe = ahead.clone();
        probe.extend(plan, SAMPLE);
        let is_dense = probe.upto() == SAMPLE && probe.list().len() >= FEWEST && probe.is_direct();
        let empty = Sieve {
            ahead,
            amounts: vec![0],
            marks: Vec::new(),
            marked: 0,
            shown: None,
            is_given_up: false,
        };
        is_dense.then_some(empty)
    }

    /// Whether the amounts are to be listed instead: the marks would take too much memory, or some amounts do not count
    /// for every heap that is large enough.
    pub(super) fn is_given_up(&self) -> bool {
        self.is_given_up
    }

    /// Assume that the next heap has no options.
    pub(super) fn hide(&mut self) {
        self.shown = None;
    }

    /// Prepares the marks of heap `n`. Returns the steps it took.
    pub(super) fn show(
        &mut self,
        plan: &Plan,
        n: u64,
        recurrence: &Recurrence<'_>,
    ) -> Result<u64, Unfit> {
        let mut steps = 1;
        if n >= 64 * self.words() as u64 {
            steps += self.widen(plan, n, recurrence.values)?;
        }
        for heap in self.marked..n {
            let value = recurrence.values.get(heap as usize).unwrap_or(0) as usize;
            steps += self.mark(heap, value, heap as usize / 64);
        }
        self.marked = n;
        if self.marks.len() * self.words() > MOST {
            self.is_given_up = true;
            return Err(Unfit);
        }
        self.shown = Some(n);
        Ok(steps)
    }

    /// The number of words of marks for a value.
    fn words(&self) -> usize {
        self.amounts.len() - 1
    }

    /// Makes room for heap `n` and some behind it.
    fn widen(&mut self, plan: &Plan, n: u64, values: &GrundyValues) -> Result<u64, Unfit> {
        let words = ((n + n / 4) / 64 + 16) as usize;
        let upto = 64 * words as u64 - 1;
        let mut steps = self.ahead.extend(plan, upto);
        if self.ahead.upto() < upto || !self.ahead.is_direct() {
            self.is_given_up = true;
            return Err(Unfit);
        }
        let old = self.words();
        self.amounts.resize(1 + words, 0);
        for amount in self.ahead.list() {
            if let Some(word) = self.amounts.get_mut(1 + *amount as usize / 64) {
                *word |= 1 << (amount % 64);
            }
        }
        self.marks.iter_mut().for_each(|marks| marks.resize(words, 0));
        for heap in 0..self.marked {
            let value = values.get(heap as usize).unwrap_or(0) as usize;
            steps += self.mark(heap, value, old);
        }
        Ok(steps)
    }

    /// Marks the heaps that become `heap`, in the words from one on.
    fn mark(&mut self, heap: u64, value: usize, from: usize) -> u64 {
        let words = self.words();
        if self.marks.len() <= value {
            self.marks.resize(value + 1, vec![0; words]);
        }
        let (skipped, by) = (heap as usize / 64, heap % 64);
        let from = from.max(skipped);
        let amounts = self.amounts[from - skipped..].windows(2);
        for (mark, two) in self.marks[value][from..].iter_mut().zip(amounts) {
            // In two steps, since by 64 at once no word is shifted.
            *mark |= two[1] << by | (two[0] >> 1) >> (63 - by);
        }
        (words - from) as u64 / PER_STEP
    }

    /// The least value from `value` on that no option of the heap has.
    pub(super) fn free_from(&self, value: u32) -> u32 {
        let Some(heap) = self.shown else { return value };
        let (word, bit) = (heap as usize / 64, heap % 64);
        let behind = self.marks.get(value as usize..).unwrap_or(&[]);
        let free = behind.iter().position(|marks| marks[word] >> bit & 1 == 0);
        value + free.unwrap_or(behind.len()) as u32
    }
}
