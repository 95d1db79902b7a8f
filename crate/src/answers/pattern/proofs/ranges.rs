//! Rules whose options are one range: the last heaps before n, or the first heaps.
//!
//! Let the options of n be the last f(n) heaps before it, where f(0) = 0 and f stays or rises by one from each
//! heap to the next. Then their values are 0, 1, …, f(n) − 1 in some order. If f has just risen, no option was
//! dropped and n has the value f(n); if it stayed, n has the value of the dropped option, n − f(n) − 1 (Levine
//! 2006). Let the options be all heaps up to u(n) instead, where u stays or rises by one: values never fall,
//! and the value of n is one more than that of u(n).

use super::Theorem;
use crate::answers::pattern::form::{
    Equation, Form, Left, arithmetic, compare, number, over, own, plus, slot, times,
};
use crate::heaps::rule::HeapRule;
use crate::heaps::rule::formula::{put, worth};
use crate::heaps::rule::tree::{Alternative, Compare, Expr, Function, Operator};

const LAST: Theorem = Theorem::of("last-heaps", "Levine", 2006);
const FIRST: Theorem = Theorem::own("first-heaps");

/// Return the formula and the theorem for a rule of one range.
pub(crate) fn form(rule: &HeapRule) -> Option<(Form, Theorem)> {
    let [alternative] = &rule.tree().alternatives[..] else { return None };
    if let Some(count) = last_heaps(alternative).filter(is_slow) {
        return Some((by_last(&count)?, LAST));
    }
    let upto = first_heaps(alternative).filter(is_slow)?;
    Some((by_first(&upto)?, FIRST))
}

/// Return whether an expression in n increases by at most one from each heap to the next, and never decreases. This
/// holds for roots, logarithms, the whole parts of fractions of such expressions, and n minus such an expression.
pub(crate) fn is_slow(expr: &Expr) -> bool {
    match expr {
        Expr::Number(_) | Expr::Slot(0) => true,
        Expr::Call(Function::Sqrt | Function::Log2, of) => of.iter().all(is_slow),
        Expr::Call(Function::Min | Function::Max, of) => of.iter().all(is_slow),
        Expr::Arithmetic(operator, sides) => match (operator, &sides.0, &sides.1) {
            (Operator::Add, a, Expr::Number(_)) | (Operator::Subtract, a, Expr::Number(_)) => {
                is_slow(a)
            }
            (Operator::Add, Expr::Number(_), b) => is_slow(b),
            // The difference increases by one exactly where the subtrahend stays equal.
            (Operator::Subtract, Expr::Slot(0), b) => is_slow(b),
            (Operator::Divide, a, Expr::Number(by @ 1..)) => {
                multiple(a).is_some_and(|(factor, of)| factor <= *by && is_slow(of))
            }
            _ => false,
        },
        _ => false,
    }
}

/// Return a and x, if the expression is `a · x + c`.
fn multiple(expr: &Expr) -> Option<(u64, &Expr)> {
    match expr {
        Expr::Arithmetic(Operator::Add | Operator::Subtract, sides)
            if matches!(sides.1, Expr::Number(_)) =>
        {
            multiple(&sides.0)
        }
        Expr::Arithmetic(Operator::Multiply, sides) => match (&sides.0, &sides.1) {
            (Expr::Number(factor), of) | (of, Expr::Number(factor)) => Some((*factor, of)),
            _ => None,
        },
        other => Some((1, other)),
    }
}

/// Return the number of options, if the options are the last heaps before n.
fn last_heaps(alternative: &Alternative) -> Option<Expr> {
    let [part] = &alternative.parts[..] else { return None };
    let [range] = &alternative.loops[..] else { return None };
    if !alternative.copies.is_empty() {
        return None;
    }
    let alone = |expr: &Expr| {
        let mut alone = true;
        expr.slots(&mut |slot| alone = alone && slot == 0);
        alone
    };
    let less = |a: Expr, b: Expr| arithmetic(Operator::Subtract, a, b);
    let taken = *part == less(slot(0), slot(1));
    if taken && range.lo == Expr::Number(1) && alone(&range.hi) {
        return match &alternative.conditions[..] {
            [] => Some(range.hi.clone()),
            [condition] => {
                let all = [slot(0), plus(slot(0), -1)].contains(&range.hi);
                let bound = bound(condition)?;
                let small = worth(&bound, &[0]).is_some_and(|first| first <= 0);
                // A bound that starts at 0 or below and increases by at most one never exceeds n, so no minimum with n
                // is needed.
                let within = range.hi == slot(0) && small && is_slow(&bound);
                let least = || Expr::Call(Function::Min, vec![range.hi.clone(), bound.clone()]);
                (all && alone(&bound)).then(|| if within { bound.clone() } else { least() })
            }
            _ => None,
        };
    }
    let rest = *part == slot(1) && range.hi == plus(slot(0), -1) && alone(&range.lo);
    (rest && alternative.conditions.is_empty()).then(|| less(slot(0), range.lo.clone()))
}

/// Return the largest k that fulfils a condition, if all smaller k fulfil the condition too: `2*k <= n`, `k*k <= n`, `k
/// <= n/3`.
fn bound(condition: &Expr) -> Option<Expr> {
    let Expr::Compare(left, rest) = condition else { return None };
    let [(sign, right)] = &rest[..] else { return None };
    let (small, large, strict) = match sign {
        Compare::AtMost => (&**left, right, false),
        Compare::Below => (&**left, right, true),
        Compare::AtLeast => (right, &**left, false),
        Compare::Above => (right, &**left, true),
        _ => return None,
    };
    let large = if strict { plus(large.clone(), -1) } else { large.clone() };
    let k = slot(1);
    let product = |a: &Expr, b: &Expr| arithmetic(Operator::Multiply, a.clone(), b.clone());
    match small {
        expr if *expr == k => Some(large),
        Expr::Arithmetic(Operator::Multiply, sides) => match (&sides.0, &sides.1) {
            (Expr::Number(by @ 1..), of) | (of, Expr::Number(by @ 1..)) if *of == k => {
                Some(over(large, *by))
            }
            _ if *small == product(&k, &k) => Some(Expr::Call(Function::Sqrt, vec![large])),
            _ => None,
        },
        Expr::Arithmetic(Operator::Power, sides) if sides.0 == k && sides.1 == Expr::Number(2) => {
            Some(Expr::Call(Function::Sqrt, vec![large]))
        }
        _ => None,
    }
}

/// Return the last heap u(n), if the options are the heaps from 0 to u(n).
fn first_heaps(alternative: &Alternative) -> Option<Expr> {
    let ([part], [range]) = (&alternative.parts[..], &alternative.loops[..]) else { return None };
    let plain = alternative.copies.is_empty() && alternative.conditions.is_empty();
    if !plain {
        return None;
    }
    let mut alone = true;
    let mut see = |slot: usize| alone = alone && slot == 0;
    range.lo.slots(&mut see);
    range.hi.slots(&mut see);
    let less = arithmetic(Operator::Subtract, slot(0), slot(1));
    if alone && *part == slot(1) && range.lo == Expr::Number(0) {
        return Some(range.hi.clone());
    }
    // The moves take any amount from `range.lo` to n.
    let taken = alone && *part == less && range.hi == slot(0) && range.lo != Expr::Number(0);
    taken.then(|| arithmetic(Operator::Subtract, slot(0), range.lo.clone()))
}

/// Return a, c and b, if the expression is `(a · n + c) / b`.
fn fraction(expr: &Expr) -> Option<(i64, i64, i64)> {
    let (of, by) = match expr {
        Expr::Arithmetic(Operator::Divide, sides) => match (&sides.0, &sides.1) {
            (of, Expr::Number(by @ 1..)) => (of.clone(), by.cast_signed()),
            _ => return None,
        },
        of => (of.clone(), 1),
    };
    let line = |of: &Expr, n: i64| worth(of, &[n]);
    let straight = multiple(&of).is_some_and(|(_, inner)| *inner == slot(0));
    let (start, one) = (line(&of, 0)?, line(&of, 1)?);
    straight.then_some((one - start, start, by))
}

fn first(n: u64, value: i64) -> Equation {
    Equation { left: Left::Number(n), value: number(value), when: Vec::new() }
}

fn by_last(count: &Expr) -> Option<Form> {
    let at = |n: i64| worth(count, &[n]).map(|value| value.max(0));
    if at(0)? > 0 {
        return None;
    }
    let Some((a, c, b)) = fraction(count) else {
        let before = put(count, &[plus(slot(0), -1)]);
        let risen = compare(count.clone(), Compare::Above, before);
        let to = plus(arithmetic(Operator::Subtract, slot(0), count.clone()), -1);
        let when = vec![risen];
        return positive(count).then(|| {
            Form::equations(vec![
                first(0, 0),
                Equation { left: Left::Any, value: count.clone(), when },
                Equation::any(own(to)),
            ])
        });
    };
    // A heap with a negative count has no option, so its value is 0.
    let mut equations = Vec::new();
    let mut n = 0;
    while a * n + c < 0 {
        equations.push(first(n.unsigned_abs(), 0));
        n += 1;
        if a == 0 || n > 16 {
            return None;
        }
    }
    let mut classes = Vec::new();
    for r in 0..b {
        let here = (a * r + c).div_euclid(b);
        let risen = here > (a * (r - 1) + c).div_euclid(b);
        let multiple = |by: i64| match by {
            0 => number(0),
            by => times(by.unsigned_abs(), slot(0)),
        };
        let value = if risen {
            plus(multiple(a), here)
        } else {
            if r == 0 && n == 0 {
                equations.push(first(0, 0));
            }
            own(plus(multiple(b - a), r - here - 1))
        };
        let left = Left::Class { base: b.unsigned_abs(), rest: r.unsigned_abs() };
        classes.push(Equation { left, value, when: Vec::new() });
    }
    if let [only] = &classes[..] {
        let value = put(&only.value, &[slot(0)]);
        classes = vec![Equation::any(value)];
    }
    equations.extend(classes);
    Some(Form::equations(equations))
}

/// Return whether an expression is nonnegative for every n.
fn positive(expr: &Expr) -> bool {
    match expr {
        Expr::Number(_) | Expr::Slot(_) => true,
        Expr::Call(Function::Sqrt | Function::Log2, _) => true,
        Expr::Call(Function::Min, of) => of.iter().all(positive),
        Expr::Call(Function::Max, of) => of.iter().any(positive),
        Expr::Arithmetic(Operator::Add | Operator::Multiply | Operator::Divide, sides) => {
            positive(&sides.0) && positive(&sides.1)
        }
        _ => false,
    }
}

fn by_first(upto: &Expr) -> Option<Form> {
    let value = plus(own(upto.clone()), 1);
    // Count the first heaps without an option, which have the value 0. From the next heap on, the value never
    // decreases.
    let none = (0..64).take_while(|n| worth(upto, &[*n]).is_some_and(|upto| upto < 0)).count();
    if none == 0 || none > 4 {
        return None;
    }
    let first = (0..none as u64).map(|n| first(n, 0));
    Some(Form::equations(first.chain([Equation::any(value)]).collect()))
}
