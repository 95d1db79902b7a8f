//! A search for a periodic tail of the values, and a proof for finite games that the period holds indefinitely.

use super::saltus;
use crate::base::arithmetic::gcd;
use crate::heaps::octal::digit::Digit;
use crate::heaps::octal::take_and_break::TakeAndBreak;
use crate::period::values::{GrundyValues, each_width};
use crate::period::{Period, Proof};

/// The condition of a proof: the range in which a period must hold so that it is certain to continue (Guy and Smith
/// 1956).
///
/// Let moves take at most t and leave at most k heaps. Suppose G(n + p) = G(n) for all n from q up to `need`,
/// exclusive, where need is the larger of k·q + (k − 1)·p + t − (k − 1) and t + 1. Then the equation holds for all n ≥
/// q, by induction on n ≥ need: the options of n + p and of n have the same values.
/// - Each value of an option of n + p is a value of an option of n. Let heaps be left of n + p. There are at most k
///   heaps with a total of at least n + p − t, so the largest heap is at least q + p. Reduced by p, this heap and the
///   others are left of n. The values are the same, since the largest heap is smaller than n + p. (Some heap is left,
///   since n > t.)
/// - Each value of an option of n is a value of an option of n + p. Let heaps be left of n. The largest heap is at
///   least q. Enlarged by p, this heap and the others are left of n + p, and the values are the same, since the
///   enlarged heap is smaller than n + p, as n > t.
///
/// If each of two heaps must be at least l, q must be at least l, too. If two heaps a > b must differ, the second step
/// holds, since the larger heap grows; in the first step a − p may equal b. But then the value of the option is 0, as
/// is the value of the heaps b + p and b − p, which are left of n if b − p ≥ q; and b is half of the total left of n,
/// so n ≥ 2q + 2p + t is enough.
#[derive(Clone, Copy, Debug)]
struct GuySmith {
    taken: u64,
    parts: u64,
    least: u64,
    distinct: bool,
}

impl GuySmith {
    /// Collect the bounds of the moves. Return `None` if a move may take any amount.
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

    /// Return the largest heap whose value the proof needs.
    fn upto(&self, preperiod: u64, length: u64) -> u64 {
        let (q, p, k) = (preperiod.max(self.least), length, self.parts);
        let need = k * q + (k - 1) * p + self.taken + 1 - k;
        let apart = if self.distinct { 2 * q + 2 * p + self.taken } else { 0 };
        need.max(apart).max(self.taken + 1) + p - 1
    }
}

/// Return the largest heap whose value is needed to prove a period, or `None` if a move may take any amount.
pub fn upto(rules: &TakeAndBreak, preperiod: u64, length: u64) -> Option<u64> {
    Some(GuySmith::new(rules)?.upto(preperiod, length))
}

#[derive(Clone, Copy, Debug)]
struct Repetition {
    length: usize,
    /// The least heap n from which on G(n) = G(n − `length`) + `saltus`.
    from: usize,
    saltus: i64,
}

#[derive(Clone, Debug, Default)]
pub struct PeriodSearch {
    repetition: Option<Repetition>,
    /// The largest heap that a proof of `repetition` needs, computed once; `None` for a repetition with a saltus.
    needed: Option<u64>,
    len: usize,
    /// The number of values at which the next search for a repetition starts.
    next: usize,
    /// The number of values at which the next proof of a repetition with positive saltus is tried.
    tried: usize,
}

/// The number of values from which on a repetition is searched for.
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

    /// Return the number of values that may be added before the next search for a repetition or the next proof.
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
        // A proof needs a repetition over more than half of all values. A search from time to time is enough, since it
        // finds each repetition that covers an eighth of the values.
        if self.len >= self.next.max(FIRST) {
            self.next = self.len + self.len / 2;
            let is_long = |run: &Repetition| self.len - run.from > self.len / 8;
            if !self.repetition.as_ref().is_some_and(is_long) {
                (self.repetition, self.needed) = (find(values), None);
            }
        }
    }

    /// Return the repetition found so far, if it covers more than half of the values and more than two periods, and if
    /// its saltus is not negative.
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

    /// Return the largest heap that a proof of the present repetition needs; `None` without a repetition of saltus 0.
    #[inline]
    pub fn upto(&self) -> Option<u64> {
        self.needed
    }

    /// Return the period if it is proven, for a game with a tail of single-heap digits. From heap `settled` on, a value
    /// depends only on the `window` values before it and on n modulo the length of the tail.
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

    /// Return the period of values with a positive saltus if it is proven. The proof is tried only when the number of
    /// values has grown by a quarter.
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

/// The divisor for the next proof of a repetition with a saltus: the number of values must first grow by 1/4.
const RETRY: usize = 4;

fn common_multiple(a: usize, b: usize) -> usize {
    a / gcd(a as u128, b as u128) as usize * b
}

/// Find the shortest repetition that covers at least the last eighth of the values. Return `None` if there is no such
/// repetition, or if the search takes more than eight steps for each value.
fn find<V: Copy + Into<i64>>(values: &[V]) -> Option<Repetition> {
    let last = values.len() - 1;
    let long = (values.len() / 8).max(FIRST / 2);
    // Limit the steps: some sequences equal their own past over many long stretches, and a comparison of each of them
    // takes too long.
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

/// Count the last values that equal the value `length` before plus `saltus`, at most `most` of them.
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
