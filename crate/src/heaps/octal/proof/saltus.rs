//! Proofs that values grow by the same amount (the saltus) each period indefinitely, in finite games with moves that
//! leave three heaps (after Austin 1976 and Howse and Nowakowski 2004).
//!
//! Suppose G(n + p) = G(n) + s for all computed values from heap q on; let g be the sequence that continues so
//! indefinitely. By induction G(n) = g(n) for all n if no option of n has the value g(n), and all smaller values are
//! options.
//!
//! *No option has the value.* Let heaps a, b, … be left of n, some of them below q and the others from q on. With x, y,
//! … for their values, x ⊕ y ⊕ … = g(n) means that the sum of the values and their nim-sum differ by D = x + y + … −
//! g(n). D stays the same when p is added both to n and to one of the heaps from q on, since the value of n and the
//! value of that heap then grow by s: D depends only on the remainders modulo p. A sum and a nim-sum differ by twice
//! the number with a bit 1 wherever at least two summands have a 1. So D must be even and at least 0, and D / 2 must
//! have exactly these bits. Let 2^w divide s: then the remainders also determine the lowest w bits of the values, and
//! it is enough that one of these bits is wrong. The higher bits are known only for heaps below q.
//!
//! *All smaller values are options.* An option has the value of a heap a if it consists of a and two heaps of equal
//! value, of a and a heap of value 0, or of a alone. Whether such an option exists depends on d = n − a, not on a.
//! Suppose that for some n such options give all v < g(n) that no heap below q has. Then the heaps a are from q on.
//! With p added to these heaps and to n, the options give all v < g(n + p) from M + s on, where M is the largest value
//! of a heap below q, and so on. The values up to M + s come from a fixed heap, or from no heap, together with two
//! heaps of equal value. They remain options when p is added to both of the two heaps and 2p to n, so it is enough to
//! check 2p heaps in a row.

use crate::heaps::octal::digit::Digit;
use crate::heaps::octal::take_and_break::TakeAndBreak;

/// The most combinations of remainders for which a proof is tried.
const MOST: usize = 20_000_000;

struct Growth<'a> {
    values: &'a [u64],
    preperiod: usize,
    length: usize,
    saltus: u64,
}

impl Growth<'_> {
    /// Return the value that heap n has if the repetition continues.
    fn value(&self, n: usize) -> u64 {
        match n.checked_sub(self.preperiod) {
            None => self.values[n],
            Some(past) => {
                let first = self.values[self.preperiod + past % self.length];
                first + (past / self.length) as u64 * self.saltus
            }
        }
    }

    /// Return whether the nim-sum of the given heaps' values may equal the value of n. The answer also covers each case
    /// with multiples of p added to heaps from q on, and the same total added to n.
    fn may_equal(&self, heaps: &[usize], n: usize) -> bool {
        let sum: u64 = heaps.iter().map(|heap| self.values[*heap]).sum();
        let Some(twice) = sum.checked_sub(self.value(n)).filter(|d| d % 2 == 0) else {
            return false;
        };
        let wanted = twice / 2;
        let low = (1u64 << self.saltus.trailing_zeros()) - 1;
        // For each bit, whether at least one and at least two summands have the bit. `one` and `two` count only known
        // bits; `open_one` and `open_two` count all unknown bits as 1.
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

    /// Return whether no heap n from q on has an option with the value of n.
    fn is_never_reached(&self, rules: &TakeAndBreak) -> bool {
        let end = self.preperiod + self.length;
        rules.takes().iter().all(|take| {
            let taken = take.taken as usize;
            let apart = |heaps: &[usize]| {
                let n = heaps.iter().sum::<usize>() + taken;
                // If all heaps are below q, the value of n was computed, so there is nothing to check.
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

    /// For each total, compute whether two heaps of equal value have that total. If both heaps are from q on or equal,
    /// the total plus 2p has such a pair too.
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

    /// Return the last heap of the first run of 2p heaps that have all values up to M + s as options. Return `None` if
    /// there is no such run, or if a heap of the run lacks another smaller value.
    fn all_reached_from(&self, rules: &TakeAndBreak) -> Option<usize> {
        let (q, p, end) = (self.preperiod, self.length, self.values.len());
        let most = self.values[..q].iter().max().copied().unwrap_or(0);
        let pairs = self.equal_pairs();
        let pair = |total: Option<usize>| total.is_some_and(|total| pairs[total]);
        // For each value up to M + s, the heaps with that value, including the empty heap.
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
        // The differences d = n − a for which n has an option with the value of a.
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

/// Return the largest heap that the proof examines, or `None` if the values do not prove the repetition.
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
    // Check that every move that leaves only heaps below q starts from a heap with a computed value.
    let room = values.len().saturating_sub(3 * preperiod.max(1)) as u64;
    let small = rules.takes().iter().all(|take| take.taken < room && take.least < 1 << 10);
    let work =
        end.checked_pow(3).and_then(|work| work.checked_mul(takes)).filter(|w| *w <= 6 * MOST);
    if !finite || !small || work.is_none() || values.len() <= 2 * end {
        return None;
    }
    // Start the periodic part at heap 1 or later: heap 0 is never left beside other heaps, and has no options.
    let growth = Growth { values, preperiod: preperiod.max(1), length, saltus };
    let upto = growth.all_reached_from(rules)?;
    growth.is_never_reached(rules).then_some(upto as u64)
}
