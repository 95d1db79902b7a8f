//! Counting by inclusion and exclusion.

use super::prelude::*;
use crate::answers::union::{MAX_DIVISORS, MAX_N, decimal};

/// The primes that inputs of 890 draw from.
const PRIMES: [u64; 8] = [2, 3, 5, 7, 11, 13, 17, 19];

/// How many of 1..n are divisible by one of m numbers.
pub(super) const MULTIPLES: Problem = Problem {
    id: "890",
    cases: Cases::One,
    read: |s| {
        let n = decimal::decimal(s.word("n")?, MAX_N)?;
        let count = s.count("m", MAX_DIVISORS as u64)?;
        let divisors = s.list(count, |s| decimal::divisor(s.word("a divisor")?, MAX_N))?;
        Ok(Case::Multiples { n, divisors })
    },
    print: Print::Computed,
    draw: |rng| {
        let mut primes = PRIMES;
        shuffle(&mut primes, rng);
        let count = rng.within(1, 5) as usize;
        format!("{} {count}\n{}", rng.within(1, 300), line(&primes[..count]))
    },
};
