//! What expressions are worth: checked arithmetic on 64-bit integers.

use super::form::Form;
use super::tree::{Expr, Function, Operator};

/// Why an expression has no value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Fault {
    DivisionByZero,
    TooLarge,
}

/// An expression made ready to be valued often.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Code {
    Linear(Form),
    Other(Expr),
}

impl Code {
    pub(super) fn new(expr: &Expr) -> Code {
        Form::of(expr).map_or_else(|| Code::Other(expr.clone()), Code::Linear)
    }

    #[inline]
    pub(super) fn value(&self, slots: &[i64]) -> Result<i64, Fault> {
        match self {
            Code::Linear(form) => Ok(form.value(slots)),
            Code::Other(expr) => value(expr, slots),
        }
    }
}

/// The value of an expression; of a condition, 1 if it holds and 0 otherwise.
pub(super) fn value(expr: &Expr, slots: &[i64]) -> Result<i64, Fault> {
    match expr {
        Expr::Number(n) => i64::try_from(*n).map_err(|_| Fault::TooLarge),
        Expr::Slot(slot) => Ok(slots[*slot]),
        Expr::Negate(inner) => value(inner, slots)?.checked_neg().ok_or(Fault::TooLarge),
        Expr::Arithmetic(operator, pair) => {
            arithmetic(*operator, value(&pair.0, slots)?, value(&pair.1, slots)?)
        }
        Expr::Call(function, arguments) => call(*function, arguments, slots),
        condition => holds(condition, slots).map(i64::from),
    }
}

/// Whether a condition holds.
pub(super) fn holds(expr: &Expr, slots: &[i64]) -> Result<bool, Fault> {
    match expr {
        Expr::Compare(first, rest) => {
            let mut left = value(first, slots)?;
            for (sign, right) in rest {
                let right = value(right, slots)?;
                if !sign.holds(left, right) {
                    return Ok(false);
                }
                left = right;
            }
            Ok(true)
        }
        Expr::Not(inner) => holds(inner, slots).map(|yes| !yes),
        Expr::And(pair) => Ok(holds(&pair.0, slots)? && holds(&pair.1, slots)?),
        Expr::Or(pair) => Ok(holds(&pair.0, slots)? || holds(&pair.1, slots)?),
        number => value(number, slots).map(|n| n != 0),
    }
}

/// Division rounds down, and the remainder has the divisor's sign.
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
    };
    result.ok_or(Fault::TooLarge)
}

fn call(function: Function, arguments: &[Expr], slots: &[i64]) -> Result<i64, Fault> {
    let mut result: Option<i64> = None;
    for argument in arguments {
        let next = value(argument, slots)?;
        result = Some(match (result, function) {
            (None, Function::Popcount) if next < 0 => return Err(Fault::TooLarge),
            (None, Function::Popcount) => i64::from(next.count_ones()),
            (None, Function::Prime) => i64::from(is_prime(next)),
            (None, _) => next,
            (Some(so_far), Function::Min) => so_far.min(next),
            (Some(so_far), Function::Max) => so_far.max(next),
            (Some(so_far), _) => gcd(so_far, next)?,
        });
    }
    Ok(result.unwrap_or(0))
}

/// The greatest common divisor, from 0 on; that of 0 and 0 is 0 (Euclid).
pub(super) fn gcd(a: i64, b: i64) -> Result<i64, Fault> {
    let (mut a, mut b) = (a.unsigned_abs(), b.unsigned_abs());
    while b != 0 {
        (a, b) = (b, a % b);
    }
    i64::try_from(a).map_err(|_| Fault::TooLarge)
}

/// Whether `n` is a prime: trial division for small numbers, then Miller's test on the bases that
/// Jaeschke (1993) and Sorenson and Webster (2015) showed to suffice.
pub(crate) fn is_prime(n: i64) -> bool {
    const SMALL: [u64; 12] = [2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37];
    let Ok(n) = u64::try_from(n) else { return false };
    if n < 2 {
        return false;
    }
    for p in SMALL {
        if n.is_multiple_of(p) {
            return n == p;
        }
    }
    if n < 41 * 41 {
        return true;
    }
    // 2, 3, 5 and 7 suffice below 3,215,031,751; there products fit into 64 bits, too.
    let (bases, small) = if n < 3_215_031_751 { (4, true) } else { (SMALL.len(), false) };
    let times = |a: u64, b: u64| match small {
        true => a * b % n,
        false => (u128::from(a) * u128::from(b) % u128::from(n)) as u64,
    };
    let twos = (n - 1).trailing_zeros();
    SMALL[..bases].iter().all(|base| {
        let (mut power, mut square, mut exponent) = (1, *base, (n - 1) >> twos);
        while exponent > 0 {
            if exponent & 1 == 1 {
                power = times(power, square);
            }
            square = times(square, square);
            exponent >>= 1;
        }
        if power == 1 || power == n - 1 {
            return true;
        }
        (1..twos).any(|_| {
            power = times(power, power);
            power == n - 1
        })
    })
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
            assert_eq!(is_prime(p as i64), sieve[p], "{p}");
        }
        // The least strong pseudoprimes to the bases 2, 3, 5, 7 and to the first nine primes.
        assert!(!is_prime(3_215_031_751) && !is_prime(3_825_123_056_546_413_051));
        assert!(is_prime(9_007_199_254_740_881) && !is_prime(9_007_199_254_740_991));
        assert!(!is_prime(-7) && !is_prime(0) && !is_prime(1) && is_prime(2_147_483_647));
    }

    #[test]
    fn common_divisors() {
        assert_eq!((gcd(12, -18), gcd(0, 7), gcd(0, 0)), (Ok(6), Ok(7), Ok(0)));
        assert_eq!(gcd(i64::MIN, 0), Err(Fault::TooLarge));
    }
}
