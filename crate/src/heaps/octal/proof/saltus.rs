//! Proves that values which grow by the same amount each period do so indefinitely, in finite games
//! with moves that leave three heaps (after Austin 1976 and Howse and Nowakowski 2004).
//!
//! Suppose G(n + p) = G(n) + s as far as is computed, from heap q on; let g be the sequence that
//! continues so indefinitely. By induction G(n) = g(n) if no option of n has the value g(n), and all
//! smaller values are options, for all n alike.
//!
//! *No option has the value.* Let heaps a, b, … be left of n, some of them below q and the others
//! from q on. With x, y, … for their values, x ⊕ y ⊕ … = g(n) means that the sum of the values and
//! their nim-sum differ by D = x + y + … − g(n). D stays the same when p is added both to n and to
//! one of the heaps from q on, since each of their values then grows by s: D depends on the
//! remainders modulo p. A sum and a nim-sum differ by twice the number with a bit 1 wherever at
//! least two summands have a 1. So D must be even and at least 0, and D / 2 must have exactly these
//! bits. Let 2^w divide s: then the remainders also determine the lowest w bits of the values, and
//! it is enough that one of these bits is wrong. Of higher bits, those of heaps below q are known.
//!
//! *All smaller values are options.* To leave the value of a heap a, leave it beside two heaps of
//! one value, or beside one of value 0, or alone. Such a way depends on d = n − a, not on a. If for
//! some n these give all v < g(n) that no heap below q has, then by heaps from q on, so with p added
//! to these heaps and to n they give all v < g(n + p) from M + s on, where M is the largest value of
//! a heap below q, and so on. The values up to M + s are those of a fixed heap, or of no heap,
//! beside two heaps of one value. They remain options when p is added to both of these two heaps and
//! 2p to n, so it is enough to check 2p heaps in a row.

use crate::heaps::octal::digit::Digit;
use crate::heaps::octal::take_and_break::TakeAndBreak;

/// Combinations of remainders beyond which a proof is not tried.
const MOST: usize = 20_000_000;

struct Growth<'a> {
    values: &'a [u64],
    preperiod: usize,
    length: usize,
    saltus: u64,
}

impl Growth<'_> {
    /// The value of any heap, if the repetition continues.
    fn value(&self, n: usize) -> u64 {
        match n.checked_sub(self.preperiod) {
            None => self.values[n],
            Some(past) => {
                let first = self.values[self.preperiod + past % self.length];
                first + (past / self.length) as u64 * self.saltus
            }
        }
    }

    /// Whether heaps may add up to the value of n. They are those given, with any multiples of p
    /// on those from q on, and n is as much larger.
    fn may_equal(&self, heaps: &[usize], n: usize) -> bool {
        let sum: u64 = heaps.iter().map(|heap| self.values[*heap]).sum();
        let Some(twice) = sum.checked_sub(self.value(n)).filter(|d| d % 2 == 0) else {
            return false;
        };
        let wanted = twice / 2;
        let low = (1u64 << self.saltus.trailing_zeros()) - 1;
        // For each bit, whether at least one and at least two summands have it: counting the known
        // bits only, and counting all unknown bits as set.
        let (mut one, mut two) = (0u64, 0u64);
        let (mut open_one, mut open_two) = (0u64, 0u64);
        for &heap in heaps {
            let value = self.values[heap];
            let (least, most) = if heap < self.preperiod {
                (value, value)
            } else {
                (value & low, value & low | !low)
            };
            (one, two) = (one | least, two | one & least);
            (open_one, open_two) = (open_one | most, open_two | open_one & most);
        }
        two & !wanted == 0 && wanted & !open_two == 0
    }

    /// Whether no option of any n from q on has its value.
    fn is_never_reached(&self, rules: &TakeAndBreak) -> bool {
        let end = self.preperiod + self.length;
        rules.takes().iter().all(|take| {
            let taken = take.taken as usize;
            let apart = |heaps: &[usize]| {
                let n = heaps.iter().sum::<usize>() + taken;
                // If all heaps are small, so is n, and its value was computed.
                heaps[0] < self.preperiod || !self.may_equal(heaps, n)
            };
            let least = take.least as usize;
            (!take.digit.has(Digit::ONE) || (1..end).all(|a| apart(&[a])))
                && (!take.digit.has(Digit::TWO)
                    || (least..end).all(|a| (least..=a).all(|b| apart(&[a, b]))))
                && (!take.digit.has(Digit::THREE)
                    || (1..end).all(|a| (1..=a).all(|b| (1..=b).all(|c| apart(&[a, b, c])))))
        })
    }

    /// For each total, whether two heaps of one value add up to it. Then so do two heaps for the
    /// total plus 2p, if both are from q on or equal.
    fn equal_pairs(&self) -> Vec<bool> {
        let (end, p) = (self.values.len(), self.length);
        let mut totals: Vec<bool> = (0..end).map(|total| total > 0 && total % 2 == 0).collect();
        for a in self.preperiod..self.preperiod + p {
            let same = |b: &usize| self.value(*b) == self.value(a);
            for b in (a + 1..a + 2 * p).filter(same) {
                (a + b..end).step_by(2 * p).for_each(|total| totals[total] = true);
            }
        }
        totals
    }

    /// The heap from which on all smaller values are options, for all remainders modulo 2p.
    fn all_reached_from(&self, rules: &TakeAndBreak) -> Option<usize> {
        let (q, p, end) = (self.preperiod, self.length, self.values.len());
        let most = self.values[..q].iter().max().copied().unwrap_or(0);
        let pairs = self.equal_pairs();
        let pair = |total: Option<usize>| total.is_some_and(|total| pairs[total]);
        // The heaps of the values that adding p to a heap does not cover, the empty heap among them.
        let small: Vec<Vec<usize>> = (0..=most + self.saltus)
            .map(|v| (0..end.min(q + 8 * p)).filter(|f| self.values[*f] == v).collect())
            .collect();
        let beside = |n: usize, f: usize| {
            rules.takes().iter().any(|take| {
                let any = take.least == 1 && !take.distinct;
                let digit = if f == 0 { Digit::TWO } else { Digit::THREE };
                take.digit.has(digit) && any && pair(n.checked_sub(take.taken as usize + f))
            })
        };
        let all_small = |n: usize| {
            let larger = self.values[n] as usize >= small.len();
            larger && small.iter().all(|heaps| heaps.iter().any(|f| beside(n, *f)))
        };
        let mut run = 0;
        let last = (q + 1..end).find(|n| {
            run = if all_small(*n) { run + 1 } else { 0 };
            run == 2 * p
        })?;
        // The differences d = n − a that leave the value of a.
        let mut leaves = vec![false; last + 1];
        for take in rules.takes() {
            let taken = take.taken as usize;
            for (d, leaves) in leaves.iter_mut().enumerate().skip(taken) {
                let rest = d - taken;
                *leaves |= rest == 0 && take.digit.has(Digit::ONE);
                *leaves |= take.digit.has(Digit::THREE) && pairs[rest];
                let zero = rest > 0 && self.values[rest] == 0 && take.least == 1 && !take.distinct;
                *leaves |= zero && take.digit.has(Digit::TWO);
            }
        }
        let complete = |n: usize| {
            let mut seen = vec![false; self.values[n] as usize];
            for d in (1..n).filter(|d| leaves[*d]) {
                if let Some(seen) = seen.get_mut(self.values[n - d] as usize) {
                    *seen = true;
                }
            }
            seen.iter().skip(most as usize + 1).all(|seen| *seen)
        };
        let first = last + 1 - 2 * p;
        (first..=last).all(complete).then_some(last)
    }
}

/// The last heap that the proof looks at, if it succeeds with these values.
pub fn proves(
    rules: &TakeAndBreak,
    values: &[u64],
    preperiod: usize,
    length: usize,
    saltus: u64,
) -> Option<u64> {
    let end = preperiod + length;
    let takes = rules.takes().len();
    let finite = rules.tail().1.is_empty() && saltus > 0 && saltus < 1 << 32;
    // A move that leaves only heaps below q starts from a heap that was computed.
    let room = values.len().saturating_sub(3 * preperiod.max(1)) as u64;
    let small = rules.takes().iter().all(|take| take.taken < room && take.least < 1 << 10);
    let work =
        end.checked_pow(3).and_then(|work| work.checked_mul(takes)).filter(|w| *w <= 6 * MOST);
    if !finite || !small || work.is_none() || values.len() <= 2 * end {
        return None;
    }
    // Heap 0 is never left beside others, and has no options; let the pattern begin after it.
    let growth = Growth { values, preperiod: preperiod.max(1), length, saltus };
    let upto = growth.all_reached_from(rules)?;
    growth.is_never_reached(rules).then_some(upto as u64)
}
