//! Alternatives with many amounts, such as the primes: each heap marks the larger heaps that have it as an option, 64
//! heaps at a time.

use super::Unfit;
use super::amounts::{Ahead, Amounts};
use crate::heaps::rule::plan::Plan;
use crate::heaps::rule::recurrence::{PER_STEP, Recurrence};
use crate::period::values::GrundyValues;

/// The heap at which the amounts are counted.
const SAMPLE: u64 = 1 << 12;

/// The least number of amounts for which a sieve is used.
const FEWEST: usize = SAMPLE as usize / 24;

/// The number of words that are marked in a step.
const WORDS_PER_STEP: u64 = 3;

/// The most words of marks; a smaller number in tests, whose tables are smaller.
const MOST: usize = if cfg!(test) { 1 << 14 } else { 1 << 22 };

/// The marks of an alternative whose amounts are allowed for every heap of at least the amount.
#[derive(Clone, Debug)]
pub(in crate::heaps::rule) struct Sieve {
    ahead: Ahead,
    /// One bit for each number: whether it is an amount. The first word is empty.
    amounts: Vec<u64>,
    /// For each value, one bit for each heap: whether the heap has an option with the value.
    marks: Vec<Vec<u64>>,
    /// For each value, a copy of the word of `marks` with the mark of the present heap: so the marks of one heap are
    /// adjacent in memory.
    column: Vec<u64>,
    /// The index in `marks` of the words in `column`.
    word: usize,
    /// The number of heaps that have marked the larger heaps.
    marked: u64,
    /// The heap whose value is computed; `None` if its options do not come from the sieve.
    shown: Option<u64>,
    is_given_up: bool,
    /// The steps that the budget did not cover: a part of a budget may be smaller than the work for one heap, which is
    /// not repeated in the next part.
    owed: u64,
}

impl Sieve {
    /// Create the sieve. Return `None` if there are few amounts, or if an amount is not allowed for all larger heaps.
    pub(super) fn of(plan: &Plan) -> Option<Sieve> {
        let ahead = Ahead::new(&Amounts::of(plan)?, 1);
        let mut probe = ahead.clone();
        probe.extend(plan, SAMPLE);
        let is_dense = probe.upto() == SAMPLE && probe.list().len() >= FEWEST && probe.is_direct();
        let empty = Sieve {
            ahead,
            amounts: vec![0],
            marks: Vec::new(),
            column: Vec::new(),
            word: 0,
            marked: 0,
            shown: None,
            is_given_up: false,
            owed: 0,
        };
        is_dense.then_some(empty)
    }

    /// Return whether the sieve is unusable: its marks would take too much memory, the amounts for larger heaps cannot
    /// be found, or an amount is not allowed for every heap of at least the amount.
    pub(super) fn is_given_up(&self) -> bool {
        self.is_given_up
    }

    /// Charge steps together with those of the next heap.
    pub(super) fn owe(&mut self, steps: u64) {
        self.owed = steps;
    }

    /// Assume that the present heap has no options under this alternative.
    pub(super) fn hide(&mut self) {
        self.shown = None;
    }

    /// Complete the marks for heap `n`. Return the number of steps.
    pub(super) fn show(
        &mut self,
        plan: &Plan,
        n: u64,
        recurrence: &Recurrence<'_>,
    ) -> Result<u64, Unfit> {
        let mut steps = 1 + std::mem::take(&mut self.owed);
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
        let word = n as usize / 64;
        if self.word != word {
            self.word = word;
            self.column.clear();
            self.column.extend(self.marks.iter().map(|marks| marks[word]));
        }
        self.shown = Some(n);
        // Charge the search for the least free value, which reads the marks of one heap.
        Ok(steps + self.column.len() as u64 / (4 * PER_STEP))
    }

    /// Return the number of words of marks for each value.
    fn words(&self) -> usize {
        self.amounts.len() - 1
    }

    /// Extend the marks to heap `n` and some larger heaps.
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

    /// Mark all heaps that have `heap` as an option, from the word `from` on. Return the number of steps.
    fn mark(&mut self, heap: u64, value: usize, from: usize) -> u64 {
        let words = self.words();
        if self.marks.len() <= value {
            self.marks.resize(value + 1, vec![0; words]);
            self.column.resize(value + 1, 0);
        }
        let (skipped, by) = (heap as usize / 64, heap % 64);
        let from = from.max(skipped);
        let amounts = self.amounts[from - skipped..].windows(2);
        for (mark, two) in self.marks[value][from..].iter_mut().zip(amounts) {
            // Shift in two steps, since a shift by 64 bits is not defined.
            *mark |= two[1] << by | (two[0] >> 1) >> (63 - by);
        }
        if let Some(mark) = self.marks[value].get(self.word) {
            self.column[value] = *mark;
        }
        (words - from) as u64 / WORDS_PER_STEP
    }

    /// Return the least value from `value` on that no option of the heap has.
    pub(super) fn free_from(&self, value: u32) -> u32 {
        let Some(heap) = self.shown else { return value };
        let behind = self.column.get(value as usize..).unwrap_or(&[]);
        let free = behind.iter().position(|word| word >> (heap % 64) & 1 == 0);
        value + free.unwrap_or(behind.len()) as u32
    }
}
