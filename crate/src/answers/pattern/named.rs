//! Formulas that are named functions of n: logarithms, roots, digits, prime factors.

use super::form::{
    Equation, Form, Left, arithmetic, is_rest, number, over, plus, rest, slot, times,
};
use crate::heaps::rule::tree::{Expr, Function, Operator};

/// The number of first heaps that may be exceptions to a formula.
const EXCEPTIONS: usize = 2;

/// The largest absolute value of the constant that is added to a function.
const STEP: i64 = 4;

/// A function: its expression in n, and its values from n = 0 on.
struct Known {
    expr: Expr,
    values: Vec<u64>,
}

/// Return the least prime factor of each number below `count`.
fn least_primes(count: usize) -> Vec<u64> {
    let mut least: Vec<u64> = (0..count as u64).collect();
    let mut p = 2;
    while p * p < count {
        if least[p] == p as u64 {
            for multiple in (p * p..count).step_by(p) {
                least[multiple] = least[multiple].min(p as u64);
            }
        }
        p += 1;
    }
    least
}

fn call(function: Function, list: Vec<Expr>) -> Expr {
    Expr::Call(function, list)
}

/// Return the functions to try, each with its values for `n` in 0..count.
fn known(count: usize) -> Vec<Known> {
    let n = || slot(0);
    let mut all = Vec::new();
    let mut add = |expr: Expr, of: &dyn Fn(u64) -> u64| {
        all.push(Known { expr, values: (0..count as u64).map(of).collect() });
    };
    add(call(Function::Popcount, vec![n()]), &|n| u64::from(n.count_ones()));
    for base in [2, 3, 5] {
        add(call(Function::Valuation, vec![n(), number(base)]), &|n| {
            let mut left = n;
            let mut e = 0;
            while left > 0 && left % base.unsigned_abs() == 0 {
                (left, e) = (left / base.unsigned_abs(), e + 1);
            }
            e
        });
    }
    add(call(Function::Log2, vec![n()]), &|n| n.checked_ilog2().map_or(0, u64::from));
    add(call(Function::Sqrt, vec![n()]), &u64::isqrt);
    add(call(Function::Xor, vec![n(), over(n(), 2)]), &|n| n ^ (n / 2));
    let triangular = over(plus(call(Function::Sqrt, vec![plus(times(8, n()), 1)]), -1), 2);
    add(triangular, &|n| ((8 * n + 1).isqrt() - 1) / 2);
    let least = least_primes(count);
    let (mut omega, mut all_omega, mut phi) = (vec![0; count], vec![0; count], vec![0; count]);
    let (mut index, mut primes) = (vec![0_u64; count], 0);
    let mut order = vec![0; count];
    for m in 1..count {
        if m == 1 {
            phi[m] = 1;
            continue;
        }
        let (p, left) = (least[m], m / least[m] as usize);
        if p == m as u64 {
            primes += 1;
            index[m] = primes;
        }
        let again = least[left] == p && left > 1;
        omega[m] = omega[left] + u64::from(!again);
        all_omega[m] = all_omega[left] + 1;
        phi[m] = phi[left] * if again { p } else { p - 1 };
        order[m] = index[p as usize];
    }
    let tables = [
        (call(Function::Omega, vec![n()]), omega),
        (call(Function::BigOmega, vec![n()]), all_omega),
        (call(Function::Phi, vec![n()]), phi),
        (
            call(Function::Lpf, vec![n()]),
            (0..count).map(|m| if m == 1 { 1 } else { least[m] }).collect(),
        ),
        (call(Function::PrimeCount, vec![call(Function::Lpf, vec![n()])]), order),
    ];
    all.extend(tables.map(|(expr, values)| Known { expr, values }));
    all
}

/// A callback that receives a function as values and as an expression.
type See<'s> = &'s mut dyn FnMut(&dyn Fn(usize) -> i64, Expr);

/// Visit variants of all functions for n below `count`: with n shifted by −1 to 1, and reduced modulo 2 to 4 or
/// doubled.
fn each(count: usize, see: See<'_>) {
    for known in known(count + 1) {
        for shift in [0, 1, -1_i64] {
            let shifted = crate::heaps::rule::formula::put(&known.expr, &[plus(slot(0), shift)]);
            for modulus in [0, 2, 3, 4_u64] {
                for factor in [1, 2_u64] {
                    if modulus > 0 && factor > 1 {
                        continue;
                    }
                    let reduced =
                        if modulus > 0 { rest(shifted.clone(), modulus) } else { shifted.clone() };
                    let at = |n: usize| {
                        let value = known.values[n.saturating_add_signed(shift as isize)];
                        (factor * if modulus > 0 { value % modulus } else { value }).cast_signed()
                    };
                    see(&at, times(factor, reduced));
                }
            }
        }
    }
}

fn exception(n: usize, value: u64) -> Equation {
    let left = Left::Number(n as u64);
    Equation { left, value: number(value.cast_signed()), when: Vec::new() }
}

/// Return the formulas for the values that are a function plus a constant, which may differ for even and odd n.
/// Each formula has the number of its equations. There are no formulas for fewer than 64 values.
pub(crate) fn forms(values: &[u64]) -> Vec<(Form, usize)> {
    let mut found: Vec<(Form, usize)> = Vec::new();
    if values.len() < 64 {
        return found;
    }
    each(values.len(), &mut |at, expr| {
        let step = |n: usize| values[n].cast_signed() - at(n);
        let steps = [step(EXCEPTIONS), step(EXCEPTIONS + 1)];
        let fits = |n: usize| step(n) == steps[n % 2];
        if steps.iter().any(|step| step.abs() > STEP) || !(EXCEPTIONS..values.len()).all(fits) {
            return;
        }
        let exceptions = (0..EXCEPTIONS).filter(|n| !fits(*n));
        let mut equations: Vec<Equation> = exceptions.map(|n| exception(n, values[n])).collect();
        let [even, odd] = steps.map(|step| plus(expr.clone(), step));
        if steps[0] == steps[1] {
            equations.push(Equation::any(even));
        } else {
            let when = vec![is_rest(slot(0), 2, 0)];
            equations.push(Equation { left: Left::Any, value: even, when });
            equations.push(Equation::any(odd));
        }
        let count = equations.len();
        found.push((Form::equations(equations), count));
    });
    // Also try (n−1) ⊕ (n−1)/2, in which n is shifted before n/2 is taken.
    let gray = |n: u64| n ^ (n / 2);
    if values.iter().enumerate().skip(1).all(|(n, value)| *value == gray(n as u64 - 1)) {
        let less = plus(slot(0), -1);
        let expr = call(Function::Xor, vec![less.clone(), over(less, 2)]);
        found.push((Form::equations(vec![exception(0, values[0]), Equation::any(expr)]), 2));
    }
    found
}

/// Return a condition f(n) = c or f(n) mod m = c that holds for exactly the lost heaps, or `None` if none is found.
pub(crate) fn lost(values: &[u64]) -> Option<Expr> {
    let mut found = None;
    each(values.len(), &mut |at, expr| {
        if found.is_some() {
            return;
        }
        let Some(first) = (EXCEPTIONS..values.len()).find(|n| values[*n] == 0) else { return };
        let value = at(first);
        let same = |n: usize| (values[n] == 0) == (at(n) == value);
        if value >= 0 && (0..values.len()).all(same) {
            let sign = crate::heaps::rule::tree::Compare::Equal;
            found = Some(super::form::compare(expr, sign, number(value)));
        }
    });
    found
}

/// Return `k · k`.
pub(crate) fn square(k: Expr) -> Expr {
    arithmetic(Operator::Multiply, k.clone(), k)
}
