//! The count of numbers in 1..n divisible by at least one of m numbers, without writing out 2^m terms.
//!
//! Let A(n, S) be the count of numbers in 1..n that *no* member of S divides. There are two ways to compute A(n, S):
//!
//! - **Term by term**, leaving out every term that vanishes. This is best when few terms remain.
//! - **By pivots.** Each number is or is not a multiple of p, so A(n, S) = A(n, S ∪ {p}) + A(⌊n/p⌋, {s / gcd(s, p)}).
//!   If p is a common divisor of several members, both terms on the right are simpler. Hilbert series of monomial
//!   ideals are computed in this way (Bigatti, Conti, Robbiano and Traverso 1993). Once the members d_1 < d_2 < … are
//!   pairwise coprime, Legendre's sum (1808) gives the result: A(n, d_1…d_k) = n − Σ_j A(⌊n/d_j⌋, d_1…d_{j−1}), up to
//!   the first d_j > n. The smallest members d_1…d_b need no recursion, because A(n, d_1…d_b) is periodic in n.
//!
//! It is not known in advance which way is shorter, so the two ways alternate with a growing number of steps.

use crate::base::arithmetic::{gcd, lcm_within};
use crate::base::budget::Budget;
use crate::base::error::Result;
use crate::base::sort::sorted;

/// The steps of each way in the first round. A round tries both ways.
const FIRST_SHARE: u64 = 1 << 12;

/// The factor by which the steps of each way grow from round to round.
const GROWTH: u64 = 4;

/// The cost of examining one common multiple, where one quotient of Legendre's sum costs one step.
const STEPS_PER_MULTIPLE: u64 = 8;

/// The largest pairwise coprime set that is summed without a table of its period.
const SMALL_SET: usize = 12;

/// The longest period for which a table is computed.
const LONGEST_PERIOD: u128 = 1 << 16;

/// Count the numbers in 1..n divisible by at least one of `divisors`: at most 64, all positive.
///
/// # Errors
/// `budget` if the steps run out before the sum is complete.
pub fn union_size(n: u128, divisors: &[u128], budget: &mut Budget<'_>) -> Result<u128> {
    let set = minimal(n, divisors.to_vec());
    let mut share = FIRST_SHARE;
    loop {
        for way in [term_by_term, by_pivots] {
            let allowed = share.min(budget.left());
            let mut left = allowed;
            let before = budget.used();
            let reached = || format!("{before} steps of the sum");
            if let Some(avoiding) = way(n, &set, &mut left) {
                budget.spend(allowed - left, reached)?;
                return Ok(n - avoiding);
            }
            // Charge the whole share, and at least one step, so that an empty share ends the budget.
            budget.spend(allowed.max(1), reached)?;
        }
        share = share.saturating_mul(GROWTH);
    }
}

/// Return the relevant members in ascending order: those that are at most `n` and not multiples of another member.
fn minimal(n: u128, set: Vec<u128>) -> Vec<u128> {
    let mut kept: Vec<u128> = Vec::with_capacity(set.len());
    for d in sorted(set) {
        if d <= n && kept.iter().all(|k| d % k != 0) {
            kept.push(d);
        }
    }
    kept
}

/// Subtract `steps` from the steps left; return `None` if too few steps are left.
fn take(steps: u64, left: &mut u64) -> Option<()> {
    *left = left.checked_sub(steps)?;
    Some(())
}

/// Return A(n, set), as the sum of all terms that do not vanish, or `None` if too few steps are left.
fn term_by_term(n: u128, set: &[u128], left: &mut u64) -> Option<u128> {
    // Partial sums may be negative, but the complete sum is correct modulo 2^128.
    signed_sum(n, set, 1, left)
}

/// Return the sum of ±⌊n/l⌋ over all subsets of `set`, where l is the least common multiple of `lcm` and the subset.
/// The recursion is at most 64 calls deep.
fn signed_sum(n: u128, set: &[u128], lcm: u128, left: &mut u64) -> Option<u128> {
    let mut sum = n / lcm;
    for (i, &d) in set.iter().enumerate() {
        take(STEPS_PER_MULTIPLE, left)?;
        if let Some(lcm) = lcm_within(lcm, d, n) {
            sum = sum.wrapping_sub(signed_sum(n, &set[i + 1..], lcm, left)?);
        }
    }
    Some(sum)
}

/// Return A(n, set), by pivots until the remaining sets are pairwise coprime, or `None` if too few steps are left.
fn by_pivots(n: u128, set: &[u128], left: &mut u64) -> Option<u128> {
    let mut avoiding = 0;
    let mut open = vec![(n, set.to_vec())];
    while let Some((n, set)) = open.pop() {
        let set = minimal(n, set);
        // The search for a pivot compares all pairs of members.
        take(1 + (set.len() * set.len() / 2) as u64, left)?;
        if set.first() == Some(&1) {
            continue;
        }
        match pivot(&set) {
            Some(p) => {
                open.push((n / p, set.iter().map(|&d| d / gcd(d, p)).collect()));
                let others = set.into_iter().filter(|d| d % p != 0);
                open.push((n, others.chain([p]).collect()));
            }
            None => avoiding += Legendre::new(n, &set, left)?.avoiding(n, set.len(), left)?,
        }
    }
    Some(avoiding)
}

/// Return the greatest common divisor > 1 that the largest number of pairs of members have; `None` if the members are
/// pairwise coprime.
fn pivot(set: &[u128]) -> Option<u128> {
    let mut shared: Vec<u128> = Vec::new();
    for (i, &a) in set.iter().enumerate() {
        shared.extend(set[..i].iter().map(|&b| gcd(a, b)).filter(|&g| g > 1));
    }
    let shared = sorted(shared);
    let runs = shared.chunk_by(|a, b| a == b);
    runs.max_by_key(|run| run.len()).map(|run| run[0])
}

/// Legendre's sum over pairwise coprime divisors > 1, ascending.
struct Legendre<'d> {
    divisors: &'d [u128],
    /// The number of smallest divisors that `table` covers.
    base: usize,
    /// The product of the smallest `base` divisors.
    period: u128,
    /// `table[r]` is the count of numbers in 1..=r that none of the smallest `base` divisors divides, for r up to the
    /// period.
    table: Vec<u32>,
}

impl<'d> Legendre<'d> {
    fn new(n: u128, divisors: &'d [u128], left: &mut u64) -> Option<Self> {
        let mut sum = Legendre { divisors, base: 0, period: 1, table: vec![0, 1] };
        if divisors.len() <= SMALL_SET {
            return Some(sum);
        }
        for &d in divisors {
            if d > LONGEST_PERIOD.min(n) / sum.period {
                break;
            }
            sum.period *= d;
            sum.base += 1;
        }
        take(sum.period as u64, left)?;
        let mut avoided = vec![true; sum.period as usize + 1];
        for &d in &divisors[..sum.base] {
            avoided.iter_mut().step_by(d as usize).for_each(|slot| *slot = false);
        }
        avoided[0] = false;
        let mut count = 0;
        sum.table = Vec::with_capacity(avoided.len());
        for slot in avoided {
            count += u32::from(slot);
            sum.table.push(count);
        }
        Some(sum)
    }

    /// Return the count of numbers in 1..q that none of the first `k` divisors divides. The recursion is at most 64
    /// calls deep.
    fn avoiding(&self, q: u128, k: usize, left: &mut u64) -> Option<u128> {
        take(1, left)?;
        let mut count = self.avoiding_base(q);
        for j in self.base..k {
            let d = self.divisors[j];
            if d > q {
                break;
            }
            count -= self.avoiding(q / d, j, left)?;
        }
        Some(count)
    }

    fn avoiding_base(&self, q: u128) -> u128 {
        if self.base == 0 {
            return q;
        }
        let whole = u128::from(self.table[self.period as usize]);
        q / self.period * whole + u128::from(self.table[(q % self.period) as usize])
    }
}
