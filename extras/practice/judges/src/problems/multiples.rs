//! A problem of counting by inclusion and exclusion.

use super::prelude::*;
use mexplorer::union::{MAX_DIVISORS, MAX_N, decimal, divisor};

/// The primes for random inputs of problem 890.
const PRIMES: [u64; 8] = [2, 3, 5, 7, 11, 13, 17, 19];

/// Divisors with common factors for random inputs: a product of several exceeds their least common multiple.
const SHARING: [u64; 8] = [4, 6, 10, 12, 15, 2, 9, 14];

/// Count the numbers from 1 to n that are divisible by one of m numbers. At the judge these numbers are primes; this
/// solver also allows common factors.
pub(super) const MULTIPLES: Problem = Problem {
    id: "890",
    cases: Cases::One,
    read: |s| {
        let n = decimal(s.word("n")?, MAX_N)?;
        let count = s.count("m", MAX_DIVISORS as u64)?;
        let divisors = s.list(count, |s| divisor(s.word("a divisor")?, MAX_N))?;
        Ok(Case::Multiples { n, divisors })
    },
    print: Print::Computed,
    draw: |rng| {
        let mut all = if rng.below(3) > 0 { PRIMES } else { SHARING };
        shuffle(&mut all, rng);
        let count = or_far(rng, 1, 5, 8) as usize;
        format!("{} {count}\n{}", or_far(rng, 1, 300, 5000), line(&all[..count]))
    },
};
