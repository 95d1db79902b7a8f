//! Counting by inclusion and exclusion.

use super::prelude::*;
use mexplorer::union::{MAX_DIVISORS, MAX_N, decimal, divisor};

/// The primes that inputs of 890 draw from.
const PRIMES: [u64; 8] = [2, 3, 5, 7, 11, 13, 17, 19];

/// Numbers that share factors, so that a product is more than the least common multiple.
const SHARING: [u64; 8] = [4, 6, 10, 12, 15, 2, 9, 14];

/// The count of numbers in 1..n divisible by one of m numbers. At the judge they are primes; here they may share
/// factors.
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
        let count = rng.within(1, 5) as usize;
        format!("{} {count}\n{}", rng.within(1, 300), line(&all[..count]))
    },
};
