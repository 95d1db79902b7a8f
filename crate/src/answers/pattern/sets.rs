//! Formulas for lost heaps: residues, squares and similar sequences, multiples of quadratic irrationals, recurrences.

use super::form::{Form, Of, Shape, arithmetic, is_rest, number, over, plus, slot, times};
use super::named::{lost as named_lost, square};
use super::sight::Sight;
use crate::heaps::rule::formula::worth;
use crate::heaps::rule::tree::{Expr, Function, Operator};

/// The most residues that a formula for lost heaps lists.
const RESIDUES: usize = 6;
/// The number of lost heaps that must confirm a formula beyond the heaps to which it was fitted. The number is small,
/// as recurrences grow fast.
const TESTED: usize = 5;
/// The most lost heaps before a recurrence starts.
const STARTS: usize = 5;

fn among(expr: Expr) -> Form {
    Form::new(Of::Lost, Shape::Among(expr))
}

/// Return the formulas for the lost heaps, each with its number of constants.
pub(crate) fn forms(sight: &Sight) -> Vec<(Form, usize)> {
    let values = &sight.values;
    let lost: Vec<u64> = (0..values.len() as u64).filter(|n| values[*n as usize] == 0).collect();
    let mut found = Vec::new();
    let mut keep = |form: Form, constants: usize| {
        if sight.is_lost_by(&form) {
            found.push((form, constants));
        }
    };
    if let Some((conditions, count)) = residues(values, sight.fitted()) {
        keep(Form::new(Of::Lost, Shape::Conditions(conditions)), count);
        return found;
    }
    // Count the lost heaps beyond the fitted part. Too few of them give no evidence.
    let behind = lost.iter().filter(|n| **n >= sight.fitted() as u64).count();
    // If no heaps beyond the table are computed, require fewer lost heaps: a formula is then only a reason to compute
    // more values.
    let wanted = if sight.is_table() { TESTED / 2 } else { TESTED };
    if behind < wanted || lost.len() < 2 * wanted {
        return found;
    }
    if let Some(condition) = named_lost(values) {
        keep(Form::new(Of::Lost, Shape::Conditions(vec![condition])), 2);
    }
    for expr in figures().into_iter().chain(roots(&lost)) {
        keep(among(expr), 2);
    }
    if let Some((form, constants)) = chains(&lost).into_iter().next() {
        keep(form, constants);
    }
    found
}

/// Return the lost heaps as residues modulo a period without preperiod, and the number of constants.
fn residues(values: &[u64], fitted: usize) -> Option<(Vec<Expr>, usize)> {
    let lost = |n: usize| values[n] == 0;
    let length = (1..=fitted / 4)
        .find(|length| (*length..values.len()).all(|n| lost(n) == lost(n - length)))?;
    let rests: Vec<usize> = (0..length).filter(|n| lost(*n)).collect();
    let few = rests.len() <= RESIDUES && !rests.is_empty();
    let conditions = || rests.iter().map(|r| is_rest(slot(0), length as u64, *r as u64)).collect();
    few.then(|| (conditions(), length))
}

/// Return expressions for squares, triangular numbers and powers, and for numbers close to them.
fn figures() -> Vec<Expr> {
    let k = || slot(0);
    let power = |base: i64| arithmetic(Operator::Power, number(base), k());
    let plain = [
        square(k()),
        over(arithmetic(Operator::Multiply, k(), plus(k(), 1)), 2),
        arithmetic(Operator::Multiply, k(), plus(k(), 1)),
        times(2, square(k())),
        power(2),
        power(3),
        power(4),
        power(5),
        power(10),
    ];
    let mut found = Vec::new();
    for expr in plain {
        found.extend([0, -1, 1, -2, 2].map(|by| plus(expr.clone(), by)));
    }
    // Drop sequences whose first number is below −2.
    found.retain(|expr| worth(expr, &[0]).is_some_and(|first| first >= -2));
    found
}

/// Return expressions ⌊(a·k + √(d·k²)) / c⌋ + b, which are ⌊kα⌋ + b for a quadratic irrational α.
fn roots(lost: &[u64]) -> Vec<Expr> {
    let mut found = Vec::new();
    let last = lost.len() as f64 - 1.0;
    let ratio = lost[lost.len() - 1] as f64 / last;
    if last < 32.0 {
        return found;
    }
    for d in [2, 3, 5, 6, 7, 8, 10, 12, 13, 17, 20, 21_u64] {
        for c in 1..=3_u64 {
            for a in -4..=6_i64 {
                let alpha = (a as f64 + (d as f64).sqrt()) / c as f64;
                if (alpha - ratio).abs() > 3.0 / last {
                    continue;
                }
                let root = Expr::Call(Function::Sqrt, vec![times(d, square(slot(0)))]);
                let sum = match a {
                    0 => root,
                    a if a < 0 => {
                        arithmetic(Operator::Subtract, root, times(a.unsigned_abs(), slot(0)))
                    }
                    a => arithmetic(Operator::Add, times(a.unsigned_abs(), slot(0)), root),
                };
                found.extend([0, -1, 1].map(|by| plus(over(sum.clone(), c), by)));
            }
        }
    }
    // Keep only nondecreasing expressions, so that the values are in ascending order.
    found.retain(|expr| {
        (0..64).all(|k| worth(expr, &[k]) <= worth(expr, &[k + 1]))
            && worth(expr, &[1]).is_some_and(|first| first >= 0)
    });
    found
}

/// Find a recurrence that gives each lost heap from the previous one or two lost heaps.
fn chains(lost: &[u64]) -> Vec<(Form, usize)> {
    let mut found = Vec::new();
    let at = |i: usize| lost[i].cast_signed();
    let mut keep = |from: usize, next: Expr, says: &dyn Fn(i64, i64) -> i64, constants: usize| {
        let holds = (from + 1..lost.len()).all(|i| at(i) == says(at(i - 1), at(i.max(2) - 2)));
        let rises = lost.len() > from + TESTED
            // Require growing differences, as equal differences are a period.
            && lost[lost.len() - 1] - lost[lost.len() - 2] > 2 * (lost[from + 1] - lost[from]);
        if holds && rises {
            let starts = lost[..=from].to_vec();
            found.push((Form::new(Of::Lost, Shape::Chain { starts, next }), constants + from));
        }
    };
    let signed = |n: i64, of: usize| match n {
        1 => slot(of),
        n => times(n.unsigned_abs(), slot(of)),
    };
    for from in 0..STARTS.min(lost.len() - 2) {
        for b in 1..=8 {
            for a in b + 1..=12 {
                let by = at(from + 1) - a * at(from) / b;
                if by.abs() > 8 || gcd(a, b) > 1 {
                    continue;
                }
                let next = plus(over(signed(a, 0), b.unsigned_abs()), by);
                keep(from, next, &|z, _| a * z / b + by, 3);
            }
        }
        for (p, q) in [(1, 1), (2, 1), (1, 2), (3, -1), (2, 2), (3, 1), (4, -1), (1, 3)] {
            if from == 0 {
                continue;
            }
            let by = at(from + 1) - p * at(from) - q * at(from - 1);
            let operator = if q < 0 { Operator::Subtract } else { Operator::Add };
            let next = plus(arithmetic(operator, signed(p, 0), signed(q, 1)), by);
            keep(from, next, &|z, y| p * z + q * y + by, 3);
        }
    }
    found
}

fn gcd(a: i64, b: i64) -> i64 {
    if b == 0 { a } else { gcd(b, a % b) }
}
