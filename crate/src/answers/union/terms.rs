//! The signed terms of inclusion–exclusion: the first terms are listed, further terms are only counted.

use std::cmp::Reverse;

use crate::base::arithmetic::{gcd, lcm_within};
use crate::base::budget::Budget;
use crate::base::error::Result;
use crate::base::sort::{sorted, sorted_by_key};

/// A set of divisors whose least common multiple is at most n.
#[derive(Clone, Copy)]
pub(super) struct Term {
    /// The divisors of the term as a bit mask: bit i is divisor i.
    pub(super) members: u64,
    /// The least common multiple of the members.
    pub(super) lcm: u128,
}

/// The cost in steps of writing a listed term, in addition to the search.
const STEPS_PER_TERM: u64 = 50;

/// The cost in steps of an entry of a sorted profile.
const STEPS_PER_ENTRY: u64 = 4;

/// Return the first `limit` terms that do not vanish, ordered by their number of divisors, then by the positions of the
/// divisors; and the count of the remaining terms.
pub(super) fn list(
    n: u128,
    divisors: &[u128],
    limit: usize,
    budget: &mut Budget<'_>,
) -> Result<(Vec<Term>, u128)> {
    let mut terms = Vec::new();
    // Extend each term of a level by a later divisor: this gives every term of the next level that does not vanish, in
    // the order of the list.
    let mut level = vec![Term { members: 0, lcm: 1 }];
    while !level.is_empty() {
        let mut next = Vec::new();
        for term in level {
            let first = (u64::BITS - term.members.leading_zeros()) as usize;
            for (i, &d) in divisors.iter().enumerate().skip(first) {
                let listed = terms.len() + next.len();
                budget.spend(1, || format!("{listed} terms"))?;
                let Some(lcm) = lcm_within(term.lcm, d, n) else { continue };
                if listed == limit {
                    terms.append(&mut next);
                    let all = count(n, divisors, budget)?;
                    return Ok((terms, all - listed as u128));
                }
                budget.spend(STEPS_PER_TERM, || format!("{listed} terms"))?;
                next.push(Term { members: term.members | 1 << i, lcm });
            }
        }
        terms.extend_from_slice(&next);
        level = next;
    }
    Ok((terms, 0))
}

/// Count the non-empty sets of divisors whose least common multiple is at most `n`.
fn count(n: u128, divisors: &[u128], budget: &mut Budget<'_>) -> Result<u128> {
    // A common factor of all divisors divides every common multiple. Dividing n and the divisors by this factor makes n
    // smaller and can make divisors coprime.
    let common = divisors.iter().fold(0, |g, &d| gcd(g, d));
    if common == 0 || common > n {
        return Ok(0);
    }
    let n = n / common;
    let cofactors: Vec<u128> = divisors.iter().map(|d| d / common).filter(|&d| d <= n).collect();
    if cofactors.iter().try_fold(1, |lcm, &d| lcm_within(lcm, d, n)).is_some() {
        return Ok((1 << cofactors.len()) - 1);
    }
    let ones = cofactors.iter().filter(|&&d| d == 1).count();
    let larger = sorted(cofactors.into_iter().filter(|&d| d > 1).collect());
    let choices: Vec<(u128, u32)> =
        larger.chunk_by(|a, b| a == b).map(|run| (run[0], run.len() as u32)).collect();

    // Divisors in different groups are coprime, so the least common multiple of a set is the product over the groups.
    // Multiply the groups into two lists, and count the pairs of entries with a product of at most n.
    let mut halves = [vec![(1, 1)], vec![(1, 1)]];
    let mut groups = Vec::new();
    for group in linked(&choices) {
        groups.push(profile(n, &group, budget)?);
    }
    for group in sorted_by_key(groups, |a| Reverse(a.len())) {
        let shorter = usize::from(halves[1].len() < halves[0].len());
        halves[shorter] = product(n, &halves[shorter], &group, budget)?;
    }
    let [left, right] = halves;
    let mut sets = 0;
    let mut partners: u128 = right.iter().map(|entry| entry.1).sum();
    let mut rest = right.as_slice();
    for (lcm, ways) in left {
        while let Some((&(largest, its_ways), shorter)) = rest.split_last() {
            if largest <= n / lcm {
                break;
            }
            partners -= its_ways;
            rest = shorter;
        }
        sets += ways * partners;
    }
    Ok((sets << ones) - 1)
}

/// Group the divisors, each with its number of copies: two divisors with a common factor are in the same group.
fn linked(choices: &[(u128, u32)]) -> Vec<Vec<(u128, u32)>> {
    let mut groups: Vec<Vec<(u128, u32)>> = Vec::new();
    for &(d, copies) in choices {
        let (touched, mut others): (Vec<_>, Vec<_>) =
            groups.into_iter().partition(|group| group.iter().any(|&(e, _)| gcd(d, e) > 1));
        let mut group = touched.concat();
        group.push((d, copies));
        others.push(group);
        groups = others;
    }
    groups
}

/// The least common multiples up to n in ascending order, each with the number of sets of divisors that have this least
/// common multiple. The empty set has the least common multiple 1.
type Profile = Vec<(u128, u128)>;

fn profile(n: u128, group: &[(u128, u32)], budget: &mut Budget<'_>) -> Result<Profile> {
    let mut entries: Profile = vec![(1, 1)];
    for &(d, copies) in group {
        let ways = (1_u128 << copies) - 1;
        let with_d = entries
            .iter()
            .filter_map(|&(lcm, sets)| Some((lcm_within(lcm, d, n)?, sets * ways)))
            .collect::<Vec<_>>();
        entries.extend(with_d);
        merge(&mut entries, budget)?;
    }
    Ok(entries)
}

fn product(
    n: u128,
    left: &[(u128, u128)],
    right: &[(u128, u128)],
    budget: &mut Budget<'_>,
) -> Result<Profile> {
    let mut entries = Vec::new();
    for &(a, ways) in left {
        let within = right.iter().take_while(|&&(b, _)| b <= n / a);
        let before = entries.len();
        entries.extend(within.map(|&(b, others)| (a * b, ways * others)));
        budget.spend((entries.len() - before) as u64, || format!("{before} multiples"))?;
    }
    merge(&mut entries, budget)?;
    Ok(entries)
}

fn merge(entries: &mut Profile, budget: &mut Budget<'_>) -> Result<()> {
    let steps = STEPS_PER_ENTRY * entries.len() as u64;
    budget.spend(steps, || format!("{} multiples", entries.len()))?;
    entries.sort_unstable_by_key(|entry| entry.0);
    entries.dedup_by(|next, kept| {
        let same = next.0 == kept.0;
        if same {
            kept.1 += next.1;
        }
        same
    });
    Ok(())
}
