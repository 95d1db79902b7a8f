//! Periods of values, and formulas by residues for periodic values.

use super::form::{Equation, Form, Left, Of, Shape, is_rest, number, over, plus, rest, slot};
use crate::base::arithmetic::gcd;
use crate::base::sort::{sort, sort_by_key};
use crate::heaps::rule::tree::Expr;
use crate::period::Period;

/// The longest period whose residues are the cases of a formula, and the largest divisor b in `(n + c) / b`.
const NAMED: u64 = 24;
/// The most residues with a case of their own, besides the residues of the most frequent constant.
const CASES: usize = 4;
/// The most values, preperiod and period together, that a formula lists.
const LISTED: u64 = 5000;
/// The number of first heaps that may be exceptions to a formula.
const EXCEPTIONS: u64 = 4;

/// Return the shortest period of the values whose first two repetitions lie within the first `fitted` values, or
/// `None`. From the preperiod on, each value recurs `length` heaps later, larger by `saltus`.
pub(crate) fn seen(values: &[u64], fitted: usize) -> Option<Period> {
    for length in 1..=fitted / 3 {
        let last = values.len() - 1;
        let Some(saltus) = values[last].checked_sub(values[last - length]) else { continue };
        let again = |n: usize| values[n].checked_sub(values[n - length]) == Some(saltus);
        let from = (length..=last).rev().find(|n| !again(*n)).map_or(0, |n| n + 1 - length);
        if from + 2 * length <= fitted {
            let (preperiod, length) = (from as u64, length as u64);
            return Some(Period { preperiod, length, saltus, proven: false });
        }
    }
    None
}

/// Return the formulas for values with this period. `values` are the first values.
pub(crate) fn forms(period: Period, values: &[u64]) -> Vec<Form> {
    let Period { preperiod, length, saltus, .. } = period;
    let mut found = plain(period, values);
    found.extend(residues(period, values));
    let end = preperiod.saturating_add(length);
    if end <= LISTED.min(values.len() as u64) {
        let values = values[..end as usize].to_vec();
        found.push(Form::new(Of::Values, Shape::Period { preperiod, saltus, values }));
    }
    found
}

/// Return how many first terms of two periodic sequences must be equal for the sequences to be equal forever. The
/// periods are `period.length` and `length`.
fn enough(period: Period, length: u64) -> Option<u64> {
    let common = gcd(u128::from(period.length), u128::from(length)) as u64;
    period
        .preperiod
        .checked_add(EXCEPTIONS)?
        .checked_add((period.length / common).checked_mul(length)?)
}

/// Return the formulas `n % a`, `(n + c) / b` and `(n + c) / b % a` that fit the values.
fn plain(period: Period, values: &[u64]) -> Vec<Form> {
    let Period { length, saltus, .. } = period;
    let mut found = Vec::new();
    for by in 1..=length.min(NAMED) {
        for shift in 0..by.min(4) {
            let modulus = if saltus > 0 { None } else { Some(length / by) };
            let grows = saltus > 0 && length == by * saltus;
            if !(grows || modulus.is_some_and(|modulus| modulus > 1 && modulus * by == length)) {
                continue;
            }
            let says = |n: u64| {
                let n = (n + shift) / by;
                modulus.map_or(n, |modulus| n % modulus)
            };
            let Some(enough) = enough(period, length).filter(|n| *n <= values.len() as u64) else {
                continue;
            };
            let fits = |n: &u64| values[*n as usize] == says(*n);
            let from = (0..enough).rev().find(|n| !fits(n)).map_or(0, |n| n + 1);
            if from > EXCEPTIONS.min(period.preperiod) {
                continue;
            }
            let expr = over(plus(slot(0), shift.cast_signed()), by);
            let expr = match modulus {
                Some(modulus) => rest(expr, modulus),
                None => expr,
            };
            found.push(excepted(from, values, vec![Equation::any(expr)]));
        }
    }
    found
}

/// Put an equation for each heap below `from` before the given equations.
fn excepted(from: u64, values: &[u64], equations: Vec<Equation>) -> Form {
    let first = (0..from).map(|n| Equation {
        left: Left::Number(n),
        value: number(values[n as usize].cast_signed()),
        when: Vec::new(),
    });
    Form::equations(first.chain(equations).collect())
}

/// Return a formula with a constant for each residue, or n plus a constant if the values increase. The most frequent
/// constant is the last case. Return `None` if `NAMED`, `CASES` or `EXCEPTIONS` is exceeded.
fn residues(period: Period, values: &[u64]) -> Option<Form> {
    let Period { preperiod, length, saltus, .. } = period;
    let end = preperiod + length;
    if length > NAMED || preperiod > EXCEPTIONS || end > values.len() as u64 {
        return None;
    }
    if saltus > 0 && saltus != length {
        return None;
    }
    let value = |n: u64| values[n as usize].cast_signed();
    let shift = |n: u64| if saltus > 0 { value(n) - n.cast_signed() } else { value(n) };
    let mut groups: Vec<(i64, Vec<u64>)> = Vec::new();
    for n in preperiod..end {
        match groups.iter_mut().find(|(by, _)| *by == shift(n)) {
            Some((_, rests)) => rests.push(n % length),
            None => groups.push((shift(n), vec![n % length])),
        }
    }
    sort_by_key(&mut groups, |(_, rests)| rests.len());
    let (common, few) = groups.split_last()?;
    let cases: usize = few.iter().map(|(_, rests)| rests.len()).sum();
    if cases > CASES {
        return None;
    }
    let expr = |by: i64| if saltus > 0 { plus(slot(0), by) } else { number(by) };
    let mut equations = Vec::new();
    for (by, rests) in few {
        let mut rests = rests.clone();
        sort(&mut rests);
        equations.extend(rests.into_iter().map(|r| {
            let when: Vec<Expr> = vec![is_rest(slot(0), length, r)];
            Equation { left: Left::Any, value: expr(*by), when }
        }));
    }
    equations.push(Equation::any(expr(common.0)));
    Some(excepted(preperiod, values, equations))
}
