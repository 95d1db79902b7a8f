//! Rules with amounts that do not depend on the heap, even infinitely many: powers of 2, odd numbers.
//!
//! Let the values have a period from some heap on, as far as a table reaches. No amount may lead to an equal
//! value, and one of a few amounts must lead to each smaller value: for heaps larger than these amounts, both
//! conditions depend on residues alone. The residues of all amounts can be listed, as powers and polynomials
//! repeat modulo the period.

use super::Theorem;
use crate::heaps::rule::HeapRule;
use crate::heaps::rule::formula::{is_so, worth};
use crate::heaps::rule::tree::{Alternative, Expr, Function, Loop, Operator};
use crate::period::Period;

const THEOREM: Theorem = Theorem::own("amounts");

/// The longest period, and the names that are tried for amounts.
const LONGEST: u64 = 64;
const NAMES: i64 = 4096;

/// `n - t`, where t is an expression in the name of the only range.
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

/// An expression in k modulo a number, if it repeats as k rises: sums and products of k, of its powers and of
/// powers with k in the exponent.
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

/// `a · k + c` that never is below 0.
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

/// Whether a condition on k repeats as k does, modulo `by`: `k % 2 == 1`.
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

fn gcd(a: i64, b: i64) -> i64 {
    if b == 0 { a } else { gcd(b, a % b) }
}

/// Whether the period that the values seem to have is theirs for ever.
pub(crate) fn proves(rule: &HeapRule, period: Period, values: &[u64]) -> Option<Theorem> {
    let Period { preperiod, length, saltus, .. } = period;
    if saltus > 0 || length > LONGEST || preperiod > LONGEST {
        return None;
    }
    let by = length.cast_signed();
    let value = |rest: i64| -> Option<u64> {
        // A heap of the period with this residue.
        let at = preperiod + (rest - preperiod.cast_signed()).rem_euclid(by).unsigned_abs();
        values.get(at as usize).copied()
    };
    // The residues that amounts may have, and the amounts with the heap from which on they may be
    // taken.
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
        // A prime that does not divide the period has no divisor in common with it.
        if alternative.conditions.iter().any(|condition| prime(&condition)) {
            for rest in 0..by {
                residues[rest as usize] |= gcd(rest, by) == 1;
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
            // A number that the range allows once is allowed for all larger heaps.
            let from = (taken..values.len() as i64)
                .find(|n| worth(&range.hi, &[*n]).is_some_and(|hi| hi >= k));
            amounts.extend(from.map(|from| (taken, from)));
        }
    }
    // No amount leads to an equal value, within the period or before it.
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
    // From some heap on an amount leads to each smaller value.
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
