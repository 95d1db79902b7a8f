//! Find a repetition of values, and prove for finite games that it holds indefinitely.

use super::saltus;
use crate::base::arithmetic::gcd;
use crate::heaps::octal::digit::Digit;
use crate::heaps::octal::take_and_break::TakeAndBreak;
use crate::period::values::{GrundyValues, each_width};
use crate::period::{Period, Proof};

/// The condition of a proof: how far a repetition must reach so that it is certain to continue (Guy
/// and Smith 1956).
///
/// Let moves take at most t and leave at most k heaps. Suppose G(n + p) = G(n) for all n from q up
/// to `need`, exclusive, where need = k·q + (k − 1)·p + t − (k − 1) and more than t. Then it holds
/// for all n ≥ q, by induction on n ≥ need: the options of n + p and of n have the same values.
/// - Let heaps be left of n + p. They are at most k and at least n + p − t together, so the largest
///   is at least q + p. With p taken off it they are left of n, and their values are the same, for
///   that heap is smaller than n + p. (Something is left, for n > t.)
/// - Let heaps be left of n. The largest is at least q; with p put on it they are left of n + p,
///   and their values are the same, for that heap is still smaller than n + p, as n > t.
///
/// If each of two heaps must be at least l, q must be, too. If two heaps a > b must differ, the
/// second half holds, for the larger one grows; in the first half a − p may be b. But then the
/// value is 0, as is that of b + p and b − p, which are left of n if b − p ≥ q; and b is half of
/// what is left of n, so n ≥ 2q + 2p + t is enough.
#[derive(Clone, Copy, Debug)]
struct GuySmith {
    taken: u64,
    parts: u64,
    least: u64,
    distinct: bool,
}

impl GuySmith {
    /// `None` where a move may take any amount.
    fn new(rules: &TakeAndBreak) -> Option<Self> {
        if !rules.tail().1.is_empty() {
            return None;
        }
        let mut bound = GuySmith { taken: 0, parts: 1, least: 1, distinct: false };
        for take in rules.takes() {
            bound.taken = bound.taken.max(take.taken);
            if take.digit.has(Digit::TWO) {
                bound.parts = bound.parts.max(2);
                bound.least = bound.least.max(take.least);
                bound.distinct |= take.distinct;
            }
            if take.digit.has(Digit::THREE) {
                bound.parts = 3;
            }
        }
        Some(bound)
    }

    /// The largest heap whose value the proof needs.
    fn upto(&self, preperiod: u64, length: u64) -> u64 {
        let (q, p, k) = (preperiod.max(self.least), length, self.parts);
        let need = k * q + (k - 1) * p + self.taken + 1 - k;
        let apart = if self.distinct { 2 * q + 2 * p + self.taken } else { 0 };
        need.max(apart).max(self.taken + 1) + p - 1
    }
}

/// The last heap whose value a proof asks for of a period in a finite game.
pub fn upto(rules: &TakeAndBreak, preperiod: u64, length: u64) -> Option<u64> {
    Some(GuySmith::new(rules)?.upto(preperiod, length))
}

#[derive(Clone, Copy, Debug)]
struct Repetition {
    length: usize,
    /// The heap from which on each value is that of `length` before, plus `saltus`.
    from: usize,
    saltus: i64,
}

#[derive(Clone, Debug, Default)]
pub struct PeriodSearch {
    repetition: Option<Repetition>,
    /// The last heap that a proof of it asks for; worked out once.
    needed: Option<u64>,
    len: usize,
    /// The count of values at which to search for a repetition next.
    next: usize,
    /// The count of values at which to try next to prove a repetition of values that grow.
    tried: usize,
}

/// The count of values from which on searching for a repetition pays.
const FIRST: usize = 12;

impl PeriodSearch {
    #[inline]
    pub fn follow(&mut self, rules: &TakeAndBreak, values: &GrundyValues) {
        each_width!(values, values => self.look(values));
        if self.needed.is_none()
            && let Some(run) = self.repetition.filter(|run| run.saltus == 0)
        {
            self.needed = upto(rules, (run.from - run.length) as u64, run.length as u64);
        }
    }

    /// The number of values that may be added before the next search for a repetition, or the next
    /// proof.
    #[inline]
    pub fn calm(&self) -> u64 {
        let len = self.len as u64;
        let look = (self.next.max(FIRST) as u64).saturating_sub(len);
        match self.repetition {
            Some(run) if run.saltus != 0 => 1,
            Some(_) => self.needed.map_or(look, |upto| look.min((upto + 1).saturating_sub(len))),
            None => look,
        }
    }

    #[inline]
    fn look<V: Copy + Into<i64>>(&mut self, values: &[V]) {
        if let Some(run) = self.repetition {
            let differs =
                |n: &usize| values[*n].into() - values[n - run.length].into() != run.saltus;
            if (self.len..values.len()).any(|n| differs(&n)) {
                (self.repetition, self.needed) = (None, None);
            }
        }
        self.len = values.len();
        // The run behind a proof is more than half of all values. The search finds such a run while
        // it is still an eighth of them, long before.
        if self.len >= self.next.max(FIRST) {
            self.next = self.len + self.len / 2;
            let is_long = |run: &Repetition| self.len - run.from > self.len / 8;
            if !self.repetition.as_ref().is_some_and(is_long) {
                (self.repetition, self.needed) = (find(values), None);
            }
        }
    }

    /// The repetition that is seen so far, if it has lasted for most of the values and for two
    /// periods.
    pub fn apparent(&self) -> Option<Period> {
        let run = self.repetition?;
        let lasted = self.len - (run.from - run.length);
        let saltus = u64::try_from(run.saltus).ok()?;
        (lasted > 2 * run.length && 2 * lasted > self.len).then_some(Period {
            preperiod: (run.from - run.length) as u64,
            length: run.length as u64,
            saltus,
            proven: false,
        })
    }

    /// The last heap that a proof of the present repetition asks for.
    #[inline]
    pub fn upto(&self) -> Option<u64> {
        self.needed
    }

    /// The period, if it is proven by now for a game with a tail that breaks no heap. From heap
    /// `settled` on a value depends on the `window` values before it alone, and on n modulo the
    /// length of the tail.
    pub fn proven_by_window(
        &self,
        rules: &TakeAndBreak,
        settled: u64,
        window: u64,
    ) -> Option<(Period, Proof)> {
        let run = self.repetition.filter(|run| run.saltus == 0)?;
        let modulus = rules.tail().1.len();
        let preperiod = (run.from - run.length) as u64;
        let first = settled.max(preperiod + window);
        let again = first + common_multiple(run.length, modulus) as u64;
        let period = Period::proven(preperiod, run.length as u64);
        let proof = Proof::Window { window, modulus: modulus as u64, first, again };
        (again < self.len as u64).then_some((period, proof))
    }

    /// The period of values that grow, if it is proven by now. It is tried from time to time.
    pub fn proven_to_grow(
        &mut self,
        rules: &TakeAndBreak,
        values: &GrundyValues,
    ) -> Option<(Period, Proof)> {
        let run = self.repetition.filter(|run| run.saltus > 0)?;
        let apparent = self.apparent()?;
        if self.len < self.tried {
            return None;
        }
        self.tried = self.len + self.len / RETRY;
        let values: Vec<u64> = values.iter().map(u64::from).collect();
        let (q, saltus) = (run.from - run.length, run.saltus as u64);
        let upto = saltus::proves(rules, &values, q, run.length, saltus)?;
        let taken = rules.takes().iter().map(|take| take.taken).max().unwrap_or(0);
        Some((Period { proven: true, ..apparent }, Proof::Saltus { taken, upto }))
    }

    #[inline]
    pub fn proven(&self, rules: &TakeAndBreak) -> Option<(Period, Proof)> {
        let upto = self.needed.filter(|upto| *upto < self.len as u64)?;
        let (run, bound) = (self.repetition?, GuySmith::new(rules)?);
        let period = Period::proven((run.from - run.length) as u64, run.length as u64);
        let proof = Proof::GuySmith { taken: bound.taken, parts: bound.parts, upto };
        Some((period, proof))
    }
}

/// The growth of the count of values after which repetitions with a saltus are examined for a proof
/// again.
const RETRY: usize = 4;

fn common_multiple(a: usize, b: usize) -> usize {
    a / gcd(a as u128, b as u128) as usize * b
}

/// The shortest repetition that the last eighth of the values is part of.
fn find<V: Copy + Into<i64>>(values: &[V]) -> Option<Repetition> {
    let last = values.len() - 1;
    let long = (values.len() / 8).max(FIRST / 2);
    // A sequence may resemble its own past for long stretches again and again; following each of
    // them is not worth the time.
    let mut steps = 8 * values.len();
    for length in 1..=values.len() - long {
        let saltus = values[last].into() - values[last - length].into();
        let lasts = lasting(values, length, saltus, long);
        if lasts == long {
            let lasts = lasting(values, length, saltus, values.len());
            return Some(Repetition { length, from: values.len() - lasts, saltus });
        }
        steps = steps.checked_sub(lasts + 1)?;
    }
    None
}

/// Count the last values, up to a limit, that equal the value `length` before plus `saltus`.
#[inline]
fn lasting<V: Copy + Into<i64>>(values: &[V], length: usize, saltus: i64, most: usize) -> usize {
    let early = &values[..values.len() - length];
    let mut count = 0;
    for (late, early) in values[length..].iter().zip(early).rev().take(most) {
        if (*late).into() - (*early).into() != saltus {
            break;
        }
        count += 1;
    }
    count
}
