//! Inclusion–exclusion: the count of numbers up to n that are multiples of at least one given number, and the regions
//! of sets whose intersections have known sizes.
//!
//! The principle is old: |A ∪ B| = |A| + |B| − |A ∩ B| and so on with alternating signs (de Moivre 1718, da Silva 1854,
//! Sylvester 1883). For m sets the full sum has 2^m − 1 terms. This module never visits terms that vanish, and computes
//! the size of the union without listing the terms.

use serde::Serialize;

use crate::base::budget::Budget;
use crate::base::error::{Error, Result};

mod decimal;
mod multiples;
mod sets;
mod terms;

pub use decimal::{decimal, divisor};
pub use multiples::union_size;
pub use sets::{MAX_SETS, SetCount, count_sets};

/// The largest n, divisor or size: 10^36.
pub const MAX_N: u128 = 10_u128.pow(36);

/// The largest number of divisors in one call.
pub const MAX_DIVISORS: usize = 64;

/// One signed term of inclusion–exclusion.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[non_exhaustive]
pub struct UnionTerm {
    /// The divisors whose common multiples this term counts, in the order given.
    pub divisors: Vec<String>,
    /// The least common multiple of `divisors`.
    pub product: String,
    /// The number of multiples of `product` in 1..n; at least 1.
    pub count: String,
    /// 1 for an odd number of divisors, −1 for an even number.
    #[cfg_attr(feature = "typescript", ts(type = "1 | -1"))]
    pub sign: i8,
}

/// The count of numbers in 1..n that at least one divisor divides, with the terms of the sum. All numbers are decimal
/// text.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "Union"))]
#[non_exhaustive]
pub struct UnionCount {
    /// n without blanks, in ASCII digits.
    pub n: String,
    /// The divisors without blanks, in ASCII digits and in the order given.
    pub divisors: Vec<String>,
    /// The count of numbers in 1..n divisible by at least one divisor.
    pub union: String,
    /// The listed terms that do not vanish, ordered by their number of divisors, then by the positions of their
    /// divisors.
    pub terms: Vec<UnionTerm>,
    /// The number of further terms that do not vanish and are not listed.
    pub omitted: String,
}

/// Count the numbers in 1..n divisible by at least one of `divisors`, with the signed terms of the sum.
///
/// n and the divisors are decimal text up to 10^36, in ASCII or full-width digits with optional blanks around. There
/// may be up to 64 divisors, in any order, with duplicates and 1; the divisors need not be prime. At most `limit` terms
/// are listed; `omitted` counts all further terms.
///
/// ```
/// use mexplorer::{Budget, union::count_union};
/// let divisors = ["2", "5", "7"].map(String::from);
/// let count = count_union("10", &divisors, 1000, &mut Budget::default())?;
/// assert_eq!(count.union, "7"); // 2 4 5 6 7 8 10
/// assert_eq!(count.terms.len(), 4); // ⌊10/2⌋ + ⌊10/5⌋ + ⌊10/7⌋ − ⌊10/10⌋; 14, 35 and 70 vanish
/// assert_eq!(count.terms[3].product, "10");
/// # Ok::<(), mexplorer::Error>(())
/// ```
///
/// # Errors
/// `expected-number`, `stray-character`, `negative-number` (n), `negative-divisor`, `zero-divisor` and
/// `number-too-large`, with `field` n or divisors, and `index` of the divisor whose text the span points into;
/// `too-many` divisors; `budget` where the sum is longer than the budget allows.
pub fn count_union(
    n: &str,
    divisors: &[String],
    limit: usize,
    budget: &mut Budget<'_>,
) -> Result<UnionCount> {
    let n = decimal::only_decimal(n, MAX_N).map_err(|e| e.in_field("n"))?;
    let divisors = parse_divisors(divisors)?;
    let union = multiples::union_size(n, &divisors, budget)?;
    let (terms, omitted) = terms::list(n, &divisors, limit, budget)?;
    let written: Vec<String> = divisors.iter().map(u128::to_string).collect();
    let members = |members: u64| {
        let of_term = |&(i, _): &(usize, &String)| members >> i & 1 == 1;
        written.iter().enumerate().filter(of_term).map(|(_, text)| text.clone()).collect()
    };
    let terms = terms
        .into_iter()
        .map(|term| UnionTerm {
            divisors: members(term.members),
            product: term.lcm.to_string(),
            count: (n / term.lcm).to_string(),
            sign: if term.members.count_ones() % 2 == 1 { 1 } else { -1 },
        })
        .collect();
    Ok(UnionCount {
        n: n.to_string(),
        divisors: written,
        union: union.to_string(),
        terms,
        omitted: omitted.to_string(),
    })
}

fn parse_divisors(texts: &[String]) -> Result<Vec<u128>> {
    check_divisor_count(texts.len()).map_err(|e| e.in_field("divisors"))?;
    let parse = |(index, text): (usize, &String)| {
        decimal::only_divisor(text, MAX_N).map_err(|e| e.in_field("divisors").with("index", index))
    };
    texts.iter().enumerate().map(parse).collect()
}

pub(crate) fn check_divisor_count(found: usize) -> Result<()> {
    if found > MAX_DIVISORS {
        return Err(Error::too_many("divisors", MAX_DIVISORS as u64, found as u64));
    }
    Ok(())
}
