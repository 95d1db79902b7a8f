//! Counting by inclusion and exclusion.

use super::super::draw;
use super::super::problem::{Case, Cases, Print, Problem, Subject};
use super::super::scan::Scanner;
use crate::answers::union::multiples::union_size;
use crate::answers::union::{MAX_DIVISORS, MAX_N, decimal};
use crate::base::error::Result;

/// The primes that inputs of 890 draw from.
const PRIMES: [u64; 8] = [2, 3, 5, 7, 11, 13, 17, 19];

pub(super) const MULTIPLES: Problem = Problem {
    id: "890",
    cases: Cases::One,
    read,
    print: Print::Computed,
    draw: |rng| {
        let mut primes = PRIMES;
        draw::shuffle(&mut primes, rng);
        let count = rng.within(1, 5) as usize;
        format!("{} {count}\n{}", rng.within(1, 300), draw::line(&primes[..count]))
    },
};

/// How many of 1..n are divisible by one of m numbers.
fn read(s: &mut Scanner<'_>) -> Result<Case> {
    let n = decimal::decimal(s.word("n")?, MAX_N)?;
    let count = s.count("m", MAX_DIVISORS as u64)?;
    let divisors = s.list(count, |s| decimal::divisor(s.word("a divisor")?, MAX_N))?;
    let shown = divisors.clone();
    Ok(Case::Computed {
        shown: Box::new(move || Ok(Subject::Count { n, divisors: shown.clone() })),
        answer: Box::new(move |budget| Ok(union_size(n, &divisors, budget)?.to_string())),
    })
}
