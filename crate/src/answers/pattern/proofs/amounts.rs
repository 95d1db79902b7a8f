//! Proof of periods for rules with amounts that do not depend on the heap, even infinitely many: powers of 2, odd
//! numbers.
//!
//! Suppose that the values in a table have a period from some heap on. No amount may lead to an equal value, and one of
//! a few amounts must lead to each smaller value: for heaps larger than these amounts, both conditions depend on
//! residues alone. The residues of all amounts can be listed, as powers and polynomials repeat modulo the period.

use super::Theorem;
use crate::base::arithmetic::gcd;
use crate::heaps::rule::HeapRule;
use crate::heaps::rule::formula::{is_so, worth};
use crate::heaps::rule::tree::{Alternative, Expr, Function, Loop, Operator};
use crate::period::Period;

const THEOREM: Theorem = Theorem::own("amounts");

/// The longest period and the longest preperiod.
const LONGEST: u64 = 64;
/// A quarter of the largest number of values that are tried for a range's name.
const NAMES: i64 = 4096;

/// Return t and the range, if the alternative is `n - t` with at most one range and t depends on the range's name
/// alone.
fn amount(alternative: &Alternative) -> Option<(&Expr, Option<&Loop>)> {
    let [Expr::Arithmetic(Operator::Subtract, sides)] = &alternative.parts[..] else {
        return None;
    };
    let plain = sides.0 == Expr::Slot(0) && alternative.copies.is_empty();
    let mut alone = true;
    sides.1.slots(&mut |slot| alone = alone && slot == 1);
    let few = alternative.loops.len() <= 1 && plain && alone;
    few.then(|| (&sides.1, alternative.loops.first()))
}

/// Return an expression in k modulo `by`, or `None` if its residues may not repeat as k increases. They repeat for sums
/// and products of k, of powers of k, and of powers with k in the exponent.
fn modulo(expr: &Expr, k: i64, by: i64) -> Option<i64> {
    match expr {
        Expr::Number(n) => Some((*n % by.unsigned_abs()).cast_signed()),
        Expr::Slot(_) => Some(k.rem_euclid(by)),
        Expr::Negate(inner) => Some((-modulo(inner, k, by)?).rem_euclid(by)),
        Expr::Arithmetic(operator, sides) => {
            let of = |expr: &Expr| modulo(expr, k, by);
            match operator {
                Operator::Add => Some((of(&sides.0)? + of(&sides.1)?) % by),
                Operator::Subtract => Some((of(&sides.0)? - of(&sides.1)?).rem_euclid(by)),
                Operator::Multiply => Some(of(&sides.0)? * of(&sides.1)? % by),
                Operator::Power => {
                    let exponent = match (&sides.0, &sides.1) {
                        (_, Expr::Number(exponent)) => exponent.cast_signed(),
                        (Expr::Number(_), exponent) if is_line(exponent) => {
                            worth(exponent, &[0, k])?
                        }
                        _ => return None,
                    };
                    let mut power = 1 % by;
                    for _ in 0..u32::try_from(exponent).ok()? {
                        power = power * of(&sides.0)? % by;
                    }
                    Some(power)
                }
                _ => None,
            }
        }
        _ => None,
    }
}

/// Return whether an expression is `a · k + c` with nonnegative a and c.
fn is_line(expr: &Expr) -> bool {
    match expr {
        Expr::Number(_) | Expr::Slot(_) => true,
        Expr::Arithmetic(Operator::Add, sides) => is_line(&sides.0) && is_line(&sides.1),
        Expr::Arithmetic(Operator::Multiply, sides) => {
            is_line(&sides.0) && matches!(sides.1, Expr::Number(_))
                || matches!(sides.0, Expr::Number(_)) && is_line(&sides.1)
        }
        _ => false,
    }
}

/// Return whether a condition depends on k modulo a number only, as `k % 2 == 1` does, and multiply `by` accordingly.
fn repeats(condition: &Expr, by: &mut i64) -> bool {
    match condition {
        Expr::Compare(first, rest) => {
            let sides = || std::iter::once(&**first).chain(rest.iter().map(|(_, side)| side));
            sides().all(|side| match side {
                Expr::Number(_) => true,
                Expr::Arithmetic(Operator::Remainder, of) => match (&of.0, &of.1) {
                    (Expr::Slot(1), Expr::Number(modulus @ 1..)) => {
                        *by = by.saturating_mul(modulus.cast_signed());
                        true
                    }
                    _ => false,
                },
                _ => false,
            })
        }
        Expr::Not(inner) => repeats(inner, by),
        Expr::And(pair) | Expr::Or(pair) => repeats(&pair.0, by) && repeats(&pair.1, by),
        _ => false,
    }
}

/// Return the theorem that proves a period observed in the values, or `None` if this proof fails.
pub(crate) fn proves(rule: &HeapRule, period: Period, values: &[u64]) -> Option<Theorem> {
    let Period { preperiod, length, saltus, .. } = period;
    if saltus > 0 || length > LONGEST || preperiod > LONGEST {
        return None;
    }
    let by = length.cast_signed();
    let value = |rest: i64| -> Option<u64> {
        // Take a heap in the period with this residue.
        let at = preperiod + (rest - preperiod.cast_signed()).rem_euclid(by).unsigned_abs();
        values.get(at as usize).copied()
    };
    // Collect the residues of all amounts, and some amounts, each with the smallest heap from which it may be taken.
    let (mut residues, mut amounts) = (vec![false; length as usize], Vec::new());
    for alternative in &rule.tree().alternatives {
        let (amount, range) = amount(alternative)?;
        let Some(range) = range else {
            if !alternative.conditions.is_empty() {
                return None;
            }
            let taken = worth(amount, &[0]).filter(|taken| *taken > 0)?;
            residues[(taken % by) as usize] = true;
            amounts.push((taken, taken));
            continue;
        };
        let lo =
            worth(&range.lo, &[0]).filter(|lo| matches!(range.lo, Expr::Number(_)) && *lo >= 0)?;
        if !super::ranges::is_slow(&range.hi) {
            return None;
        }
        let mut turn = 1;
        let prime = |condition: &&Expr| {
            *amount == Expr::Slot(1)
                && **condition == Expr::Call(Function::Prime, vec![Expr::Slot(1)])
        };
        let others = alternative.conditions.iter().filter(|condition| !prime(condition));
        if !others.clone().all(|condition| repeats(condition, &mut turn)) {
            return None;
        }
        // The amounts are primes: a prime that does not divide the period is coprime to it.
        if alternative.conditions.iter().any(|condition| prime(&condition)) {
            for rest in 0..by {
                residues[rest as usize] |= gcd(rest as u128, by as u128) == 1;
            }
        }
        let round = by.checked_mul(by)?.checked_add(by)?.checked_mul(turn)?;
        if round > 4 * NAMES {
            return None;
        }
        let holds =
            |k: i64| alternative.conditions.iter().all(|one| is_so(one, &[0, k]) == Some(true));
        for k in lo..=lo + round {
            if holds(k) {
                residues[modulo(amount, k, by)? as usize] = true;
            }
        }
        for k in (lo..lo + 2 * by * turn).filter(|k| holds(*k)) {
            let Some(taken) = worth(amount, &[0, k]).filter(|taken| *taken > 0) else { continue };
            // An amount that is allowed at one heap is allowed at all larger heaps, as the range's end never decreases.
            let from = (taken..values.len() as i64)
                .find(|n| worth(&range.hi, &[*n]).is_some_and(|hi| hi >= k));
            amounts.extend(from.map(|from| (taken, from)));
        }
    }
    // Check that no amount leads to an equal value, within the period or before it.
    for rest in 0..by {
        for step in (0..by).filter(|step| residues[*step as usize]) {
            if value(rest)? == value(rest - step)? {
                return None;
            }
        }
    }
    for first in 0..preperiod.cast_signed() {
        for step in (0..by).filter(|step| residues[*step as usize]) {
            if value(first + step)? == *values.get(first as usize)? {
                return None;
            }
        }
    }
    // Check that for each smaller value an amount leads to it, and find the heap from which these amounts may be taken.
    let mut enough = preperiod.cast_signed() + by;
    for rest in 0..by {
        for smaller in 0..value(rest)? {
            let reaches = |(taken, _): &&(i64, i64)| value(rest - taken) == Some(smaller);
            let (taken, from) =
                amounts.iter().filter(reaches).min_by_key(|(taken, from)| taken.max(from))?;
            enough = enough.max(preperiod.cast_signed() + taken).max(*from);
        }
    }
    (enough < values.len() as i64).then_some(THEOREM)
}
