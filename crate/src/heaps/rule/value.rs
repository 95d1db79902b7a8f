//! The evaluation of expressions: checked arithmetic on 64-bit integers.

use std::cell::Cell;

use super::linear::LinearForm;
use super::tree::{Expr, Function, Operator};
use crate::base::arithmetic::{gcd, is_prime, prime_price};
use crate::base::error::Span;

/// Return the extra steps for a number of conditions, arguments of a function or chained comparisons: one step for each
/// full 16 items.
#[inline]
pub(super) fn many(items: usize) -> u64 {
    items as u64 / 16
}

/// The extra steps of evaluated expressions, besides one step for each evaluation: expressions may be long, and testing
/// a large prime takes time. The second field is the span of the last division by 0.
#[derive(Debug, Default)]
pub(super) struct Work(Cell<u64>, Cell<Option<Span>>);

impl Work {
    #[inline]
    pub(super) fn add(&self, steps: u64) {
        if steps > 0 {
            self.0.set(self.0.get().saturating_add(steps));
        }
    }

    /// Return the span of the last division by 0.
    pub(super) fn divided(&self) -> Option<Span> {
        self.1.get()
    }

    #[inline]
    pub(super) fn take(&self) -> u64 {
        self.0.take()
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Fault {
    DivisionByZero,
    TooLarge,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Instruction {
    Linear(LinearForm),
    Other(Expr),
}

impl Instruction {
    pub(super) fn new(expr: &Expr) -> Instruction {
        LinearForm::of(expr).map_or_else(|| Instruction::Other(expr.clone()), Instruction::Linear)
    }

    pub(super) fn place(&mut self, to: &dyn Fn(Span) -> Span) {
        if let Instruction::Other(expr) = self {
            expr.place(to);
        }
    }

    #[inline]
    pub(super) fn value(&self, slots: &[i64], work: &Work) -> Result<i64, Fault> {
        match self {
            Instruction::Linear(form) => Ok(form.value(slots)),
            Instruction::Other(expr) => value(expr, slots, work),
        }
    }
}

/// Return the value of an expression. The value of a condition is 1 if it holds and 0 otherwise.
pub(super) fn value(expr: &Expr, slots: &[i64], work: &Work) -> Result<i64, Fault> {
    match expr {
        Expr::Number(n) => i64::try_from(*n).map_err(|_| Fault::TooLarge),
        Expr::Slot(slot) => Ok(slots[*slot]),
        Expr::Negate(inner) => value(inner, slots, work)?.checked_neg().ok_or(Fault::TooLarge),
        Expr::Arithmetic(operator, pair) => {
            let (a, b) = (value(&pair.0, slots, work)?, value(&pair.1, slots, work)?);
            arithmetic(*operator, a, b).inspect_err(|fault| {
                if *fault == Fault::DivisionByZero {
                    work.1.set(Some(pair.2));
                }
            })
        }
        Expr::Call(function, arguments) => call(*function, arguments, slots, work),
        condition => holds(condition, slots, work).map(i64::from),
    }
}

/// Return whether a condition holds. A number counts as a condition that holds unless it is 0.
pub(super) fn holds(expr: &Expr, slots: &[i64], work: &Work) -> Result<bool, Fault> {
    match expr {
        Expr::Compare(first, rest) => {
            work.add(many(rest.len()));
            let mut left = value(first, slots, work)?;
            for (sign, right) in rest {
                let right = value(right, slots, work)?;
                if !sign.holds(left, right) {
                    return Ok(false);
                }
                left = right;
            }
            Ok(true)
        }
        Expr::Not(inner) => holds(inner, slots, work).map(|yes| !yes),
        Expr::And(pair) => Ok(holds(&pair.0, slots, work)? && holds(&pair.1, slots, work)?),
        Expr::Or(pair) => Ok(holds(&pair.0, slots, work)? || holds(&pair.1, slots, work)?),
        number => value(number, slots, work).map(|n| n != 0),
    }
}

/// Compute an operation on two numbers. Division rounds down, and the remainder has the sign of the divisor.
pub(super) fn arithmetic(operator: Operator, a: i64, b: i64) -> Result<i64, Fault> {
    let result = match operator {
        Operator::Add => a.checked_add(b),
        Operator::Subtract => a.checked_sub(b),
        Operator::Multiply => a.checked_mul(b),
        Operator::Divide | Operator::Remainder if b == 0 => return Err(Fault::DivisionByZero),
        Operator::Divide => a.checked_div(b).map(|quotient| {
            let inexact = quotient.wrapping_mul(b) != a;
            quotient - i64::from(inexact && (a < 0) != (b < 0))
        }),
        Operator::Remainder => a
            .checked_rem(b)
            .map(|rest| if rest != 0 && (rest < 0) != (b < 0) { rest + b } else { rest }),
        Operator::Power => return power(a, b),
    };
    result.ok_or(Fault::TooLarge)
}

/// Compute a power, rounded down if the exponent is negative; 0 to the power of 0 is 1.
fn power(base: i64, exponent: i64) -> Result<i64, Fault> {
    let odd = exponent % 2 != 0;
    match base {
        1 => Ok(1),
        -1 => Ok(if odd { -1 } else { 1 }),
        0 if exponent < 0 => Err(Fault::DivisionByZero),
        0 => Ok(i64::from(exponent == 0)),
        _ if exponent < 0 => Ok(-i64::from(base < 0 && odd)),
        _ => u32::try_from(exponent).ok().and_then(|e| base.checked_pow(e)).ok_or(Fault::TooLarge),
    }
}

/// Return the square root, rounded down; 0 for a negative number.
fn square_root(n: i64) -> i64 {
    u64::try_from(n).map_or(0, |n| n.isqrt().cast_signed())
}

/// The largest number that is factored.
const MAX_FACTORED: u64 = 1 << 44;

/// The largest number up to which primes are counted.
const MAX_COUNTED: u64 = 1 << 20;

/// The steps charged for a greatest common divisor: about ten dependent divisions.
pub(super) const DIVISOR_PRICE: u64 = 10;

/// Return the prime factors of a number with their exponents in ascending order; empty for a number below 2.
fn factors(n: i64, work: &Work) -> Result<Vec<(u64, u64)>, Fault> {
    let Ok(n @ 1..) = u64::try_from(n) else { return Ok(Vec::new()) };
    if n > MAX_FACTORED {
        return Err(Fault::TooLarge);
    }
    work.add(n.isqrt() / 16);
    let (mut left, mut prime, mut found) = (n, 2, Vec::new());
    while prime * prime <= left {
        let mut exponent = 0;
        while left % prime == 0 {
            (left, exponent) = (left / prime, exponent + 1);
        }
        if exponent > 0 {
            found.push((prime, exponent));
        }
        prime += 1 + prime % 2;
    }
    if left > 1 {
        found.push((left, 1));
    }
    Ok(found)
}

/// Return the count of numbers in 1..=n that are coprime to n (Euler 1763); 0 for a number below 1.
fn totient(n: i64, work: &Work) -> Result<i64, Fault> {
    let count = |count: i64, prime: u64| count - count / prime.cast_signed();
    Ok(factors(n, work)?.into_iter().fold(n.max(0), |all, (prime, _)| count(all, prime)))
}

/// Return the exponent of the largest power of `base` that divides `n`; 0 for n = 0. A base below 2 is a fault.
fn valuation(n: i64, base: i64) -> Result<i64, Fault> {
    if base < 2 {
        return Err(Fault::DivisionByZero);
    }
    let (mut left, mut exponent) = (n, 0);
    while left != 0 && left % base == 0 {
        (left, exponent) = (left / base, exponent + 1);
    }
    Ok(exponent)
}

/// Return the number of primes up to `n`.
fn prime_count(n: i64, work: &Work) -> Result<i64, Fault> {
    let Ok(n @ 2..) = u64::try_from(n) else { return Ok(0) };
    if n > MAX_COUNTED {
        return Err(Fault::TooLarge);
    }
    work.add(n / 16);
    let mut composite = vec![false; n as usize + 1];
    let mut count = 0;
    for k in 2..=n as usize {
        if !composite[k] {
            count += 1;
            (k * k..=n as usize).step_by(k).for_each(|multiple| composite[multiple] = true);
        }
    }
    Ok(count)
}

fn call(function: Function, arguments: &[Expr], slots: &[i64], work: &Work) -> Result<i64, Fault> {
    work.add(many(arguments.len()));
    let mut result: Option<i64> = None;
    for argument in arguments {
        let next = value(argument, slots, work)?;
        result = Some(match (result, function) {
            (None, Function::Popcount) => i64::from(next.unsigned_abs().count_ones()),
            (None, Function::Prime) => {
                work.add(u64::try_from(next).map_or(0, prime_price));
                i64::from(prime(next))
            }
            (None, Function::Sqrt) => square_root(next),
            (None, Function::Phi) => totient(next, work)?,
            (None, Function::Log2) => next.checked_ilog2().map_or(0, i64::from),
            (None, Function::Omega) => factors(next, work)?.len() as i64,
            (None, Function::BigOmega) => {
                let exponents = factors(next, work)?.into_iter().map(|(_, exponent)| exponent);
                exponents.sum::<u64>().cast_signed()
            }
            (None, Function::Lpf) => {
                factors(next, work)?.first().map_or(next.clamp(0, 1), |(p, _)| p.cast_signed())
            }
            (None, Function::PrimeCount) => prime_count(next, work)?,
            // Fail: values of positions are not available in rules, and formulas replace them before evaluation.
            (None, Function::Own) => return Err(Fault::TooLarge),
            (None, _) => next,
            (Some(so_far), Function::Min) => so_far.min(next),
            (Some(so_far), Function::Max) => so_far.max(next),
            (Some(so_far), Function::Xor) => so_far ^ next,
            (Some(so_far), Function::Valuation) => valuation(so_far, next)?,
            (Some(so_far), _) => {
                work.add(DIVISOR_PRICE);
                common_divisor(so_far, next)?
            }
        });
    }
    Ok(result.unwrap_or(0))
}

/// Return the greatest common divisor, at least 0; it is 0 for 0 and 0.
pub(super) fn common_divisor(a: i64, b: i64) -> Result<i64, Fault> {
    let divisor = gcd(u128::from(a.unsigned_abs()), u128::from(b.unsigned_abs()));
    i64::try_from(divisor).map_err(|_| Fault::TooLarge)
}

/// Return whether an integer, possibly negative, is a prime.
pub(super) fn prime(n: i64) -> bool {
    u64::try_from(n).is_ok_and(is_prime)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn division_rounds_down() {
        for a in -20..20 {
            for b in (-5..=5).filter(|b| *b != 0) {
                let quotient = arithmetic(Operator::Divide, a, b).unwrap();
                let rest = arithmetic(Operator::Remainder, a, b).unwrap();
                assert_eq!(quotient, (a as f64 / b as f64).floor() as i64, "{a} / {b}");
                assert_eq!(quotient * b + rest, a);
            }
        }
        assert_eq!(arithmetic(Operator::Divide, 1, 0), Err(Fault::DivisionByZero));
        assert_eq!(arithmetic(Operator::Divide, i64::MIN, -1), Err(Fault::TooLarge));
        assert_eq!(arithmetic(Operator::Multiply, i64::MAX, 2), Err(Fault::TooLarge));
    }

    #[test]
    fn primes_are_those_of_the_sieve() {
        let limit = 200_000_usize;
        let mut sieve = vec![true; limit];
        (sieve[0], sieve[1]) = (false, false);
        for p in 2..limit {
            if sieve[p] {
                (p * p..limit).step_by(p).for_each(|multiple| sieve[multiple] = false);
            }
            assert_eq!(prime(p as i64), sieve[p], "{p}");
        }
        // Composite numbers that pass the test of Miller for all bases 2, 3, 5, 7, or for the first nine primes as
        // bases. Each is the least such number.
        assert!(!prime(3_215_031_751) && !prime(3_825_123_056_546_413_051));
        assert!(prime(9_007_199_254_740_881) && !prime(9_007_199_254_740_991));
        assert!(!prime(-7) && !prime(0) && !prime(1) && prime(2_147_483_647));
    }

    #[test]
    fn common_divisors() {
        assert_eq!(
            (common_divisor(12, -18), common_divisor(0, 7), common_divisor(0, 0)),
            (Ok(6), Ok(7), Ok(0))
        );
        assert_eq!(common_divisor(i64::MIN, 0), Err(Fault::TooLarge));
    }

    #[test]
    fn powers_roots_and_totients() {
        for a in -6..=6_i64 {
            for b in -5..=5_i64 {
                let wanted = (a as f64).powi(b as i32).floor() as i64;
                let found = arithmetic(Operator::Power, a, b);
                let fails = a == 0 && b < 0;
                assert_eq!(
                    found,
                    if fails { Err(Fault::DivisionByZero) } else { Ok(wanted) },
                    "{a}^{b}"
                );
            }
        }
        assert_eq!(arithmetic(Operator::Power, 2, 63), Err(Fault::TooLarge));
        assert_eq!(arithmetic(Operator::Power, -1, i64::MAX), Ok(-1));
        for n in -3..2000_i64 {
            let root = square_root(n);
            assert!(n < 0 || root * root <= n && n < (root + 1) * (root + 1), "{n}");
            let coprime = (1..=n).filter(|k| common_divisor(*k, n) == Ok(1)).count();
            assert_eq!(totient(n, &Work::default()), Ok(coprime as i64), "{n}");
        }
        assert_eq!(square_root(i64::MAX), 3_037_000_499);
        let of = |function, n| call(function, &[Expr::Number(n)], &[], &Work::default());
        let mut primes = 0;
        for n in 1..500_u64 {
            let divides = |d: &u64| n % d == 0;
            let prime = |p: &u64| prime(p.cast_signed());
            let least = (2..=n).find(divides).unwrap_or(1);
            let distinct = (2..=n).filter(prime).filter(divides).count() as i64;
            let powers = |p: u64| (1..10).filter(move |e| n % p.saturating_pow(*e) == 0).count();
            let all: usize = (2..=n).filter(prime).map(powers).sum();
            primes += i64::from(prime(&n));
            assert_eq!(of(Function::Lpf, n), Ok(least.cast_signed()), "{n}");
            assert_eq!(of(Function::Omega, n), Ok(distinct), "{n}");
            assert_eq!(of(Function::BigOmega, n), Ok(all as i64), "{n}");
            assert_eq!(of(Function::PrimeCount, n), Ok(primes), "{n}");
            assert_eq!(of(Function::Log2, n), Ok(i64::from(n.ilog2())), "{n}");
            for base in 2..12 {
                let power = |e: &i64| n.cast_signed() % i64::pow(base, *e as u32 + 1) != 0;
                assert_eq!(valuation(n.cast_signed(), base), Ok((0..).find(power).unwrap()));
            }
        }
        assert_eq!(valuation(0, 2), Ok(0));
        assert_eq!(valuation(4, 1), Err(Fault::DivisionByZero));
        assert_eq!(totient(1 << 45, &Work::default()), Err(Fault::TooLarge));
    }
}
