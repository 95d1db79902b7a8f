//! Relations between the values of a residue class and the values of smaller heaps: g(2m) = m, g(2m+1) = g(m).
//!
//! Sequences with such relations are k-regular if the smaller heaps are m + h (Allouche and Shallit 1992).

use super::form::{Equation, Form, Left, number, over, own, plus, slot, times};
use crate::base::sort::sort;
use crate::heaps::rule::formula::put;
use crate::heaps::rule::tree::{Expr, Function};

/// The bases to try, the simplest first.
const BASES: [u64; 10] = [2, 3, 4, 5, 6, 8, 9, 10, 12, 16];

/// The number of first values of m that may be exceptions to a relation.
const EXCEPTIONS: usize = 3;

/// The most exceptions to a formula.
const MOST: usize = 8;

/// The largest shift h of a smaller heap a·m + h.
const SHIFT: u64 = 3;

/// The largest difference between the value of a heap and the value of the smaller heap in its relation.
const STEP: i64 = 3;

/// Return the formula by relations with the shortest text, and its number of constants.
pub(crate) fn shortest(values: &[u64]) -> Option<(Form, usize)> {
    let forms = BASES.iter().filter_map(|base| form(values, *base));
    forms.min_by_key(|(form, _)| form.text().len())
}

/// The bases of automata.
const AUTOMATA: [u64; 6] = [2, 3, 4, 5, 6, 10];
/// The limit of the relations of an automaton.
const MOST_RELATIONS: usize = 34;
/// The most exceptions to an automaton's relations.
const MOST_EXCEPTIONS: usize = 20;
/// The least number of values on which each relation of an automaton is tested.
const COMPARED: usize = 20;

/// Find relations for values that an automaton computes from the digits of n, the last digit first (Cobham 1972). A
/// class `b^s·m + r` with the same values as an earlier class gets a relation; any other class is split by one more
/// digit.
pub(crate) fn automatic(values: &[u64]) -> Option<(Form, usize)> {
    if values.iter().any(|value| *value > 255) {
        return None;
    }
    let forms = AUTOMATA.iter().filter_map(|base| kernel(values, *base));
    forms.min_by_key(|(_, constants)| *constants)
}

fn kernel(values: &[u64], base: u64) -> Option<(Form, usize)> {
    let count =
        |power: u64, rest: u64| (values.len() as u64).saturating_sub(rest).div_ceil(power) as usize;
    let at = |power: u64, rest: u64, m: usize| values[(power * m as u64 + rest) as usize];
    let mut others: Vec<(u64, u64)> = vec![(1, 0)];
    let mut divided = 0;
    let (mut equations, mut first) = (Vec::new(), Vec::new());
    while let Some((power, rest)) = others.get(divided).copied() {
        divided += 1;
        for digit in 0..base {
            let (power, rest) = (power.checked_mul(base)?, rest + digit * power);
            let len = count(power, rest);
            if len < EXCEPTIONS + COMPARED {
                return None;
            }
            let is_same = |(other, r): &&(u64, u64)| {
                // The heap of the other class is smaller for all m from 1 on.
                (*other < power || *r < rest)
                    && (EXCEPTIONS..len).all(|m| at(power, rest, m) == at(*other, *r, m))
            };
            let Some((other, r)) = others.iter().find(is_same).copied() else {
                others.push((power, rest));
                if others.len() * (base as usize - 1) >= MOST_RELATIONS {
                    return None;
                }
                continue;
            };
            let wrong = (0..EXCEPTIONS).rev().find(|m| {
                let smaller = other * *m as u64 + r < power * *m as u64 + rest;
                !smaller || at(power, rest, *m) != at(other, r, *m)
            });
            first.extend((0..wrong.map_or(0, |m| m + 1) as u64).map(|m| power * m + rest));
            let value = own(plus(times(other, slot(0)), r.cast_signed()));
            let left = Left::Class { base: power, rest };
            equations.push(Equation { left, value, when: Vec::new() });
        }
    }
    sort(&mut first);
    if first.len() > MOST_EXCEPTIONS || others.len() < 2 {
        return None;
    }
    let equations = [exceptions(&first, values), equations].concat();
    let constants = equations.len();
    Some((Form::equations(equations), constants))
}

/// Return a linear formula for some, but not all, residue classes modulo 2, 3 or 4.
pub(crate) fn partial(values: &[u64]) -> Option<(Form, usize)> {
    [2, 3, 4].iter().find_map(|base| {
        let classes = (0..*base).filter_map(|rest| {
            let (value, from) = plain(values, *base, rest)?;
            (from == 0).then_some(Equation {
                left: Left::Class { base: *base, rest },
                value,
                when: vec![],
            })
        });
        let classes: Vec<Equation> = classes.collect();
        let count = classes.len();
        (count > 0 && count < *base as usize).then(|| (Form::equations(classes), 2 * count))
    })
}

fn form(values: &[u64], base: u64) -> Option<(Form, usize)> {
    let mut classes = Vec::new();
    let mut first = Vec::new();
    for rest in 0..base {
        let (value, from) = plain(values, base, rest).or_else(|| relation(values, base, rest))?;
        first.extend((0..from as u64).map(|m| base * m + rest));
        classes.push((rest, value));
    }
    let constant = |value: &Expr| matches!(value, Expr::Number(_));
    // Skip classes that are all constant: the search for periods finds them.
    if classes.iter().all(|(_, value)| constant(value)) {
        return None;
    }
    if first.len() > MOST {
        return None;
    }
    sort(&mut first);
    let mut equations = exceptions(&first, values);
    let count = classes.len() + equations.len();
    let same = classes.iter().all(|(_, value)| *value == classes[0].1);
    if same {
        equations.push(Equation::any(put(&classes[0].1, &[over(slot(0), base)])));
    } else {
        equations.extend(classes.into_iter().map(|(rest, value)| Equation {
            left: Left::Class { base, rest },
            value,
            when: Vec::new(),
        }));
    }
    Some((Form::equations(equations), count))
}

/// Return an equation for each heap that is an exception.
fn exceptions(first: &[u64], values: &[u64]) -> Vec<Equation> {
    let equation = |n: &u64| Equation {
        left: Left::Number(*n),
        value: number(values[*n as usize].cast_signed()),
        when: Vec::new(),
    };
    first.iter().map(equation).collect()
}

/// Return the values of a residue class as a linear expression in m, and the m from which there are no exceptions.
fn plain(values: &[u64], base: u64, rest: u64) -> Option<(Expr, usize)> {
    let class = |m: usize| values.get(base as usize * m + rest as usize).copied();
    let count = values.len().saturating_sub(rest as usize).div_ceil(base as usize);
    if count < 4 * EXCEPTIONS {
        return None;
    }
    let (a, b) = (class(EXCEPTIONS)?.cast_signed(), class(EXCEPTIONS + 1)?.cast_signed());
    let slope = b - a;
    let start = a - slope * EXCEPTIONS as i64;
    let says = |m: usize| start + slope * m as i64;
    let fits = |m: usize| class(m).is_some_and(|value| value.cast_signed() == says(m));
    if slope < 0 || !(EXCEPTIONS..count).all(fits) {
        return None;
    }
    let from = (0..EXCEPTIONS).rev().find(|m| !fits(*m)).map_or(0, |m| m + 1);
    let value = match slope {
        0 => number(start),
        slope => plus(times(slope.unsigned_abs(), slot(0)), start),
    };
    Some((value, from))
}

/// Return the values of a residue class as a function of the values of smaller heaps, and the first m that is no
/// exception.
fn relation(values: &[u64], base: u64, rest: u64) -> Option<(Expr, usize)> {
    let count = values.len().saturating_sub(rest as usize).div_ceil(base as usize);
    let class = |m: u64| values[(base * m + rest) as usize];
    for factor in 1..base {
        for shift in 0..=SHIFT.min(rest + 1) {
            let to = |m: u64| factor * m + shift;
            let first = u64::from(to(0) >= rest).max(if to(1) >= base + rest { 2 } else { 0 });
            if first > EXCEPTIONS as u64 || count < 4 * EXCEPTIONS {
                continue;
            }
            let of = |m: u64| values[to(m) as usize];
            let known = |m: &u64| to(*m) < (base * m + rest);
            let step = class(EXCEPTIONS as u64).cast_signed() - of(EXCEPTIONS as u64).cast_signed();
            let fits = |m: u64| known(&m) && class(m).cast_signed() == of(m).cast_signed() + step;
            let flips = |m: u64| known(&m) && class(m) == of(m) ^ 1;
            let all = |each: &dyn Fn(u64) -> bool| (EXCEPTIONS as u64..count as u64).all(each);
            let smaller = own(plus(times(factor, slot(0)), shift.cast_signed()));
            let (value, each): (Expr, &dyn Fn(u64) -> bool) = if step.abs() <= STEP && all(&fits) {
                (plus(smaller, step), &fits)
            } else if step.abs() == 1 && all(&flips) {
                (Expr::Call(Function::Xor, vec![smaller, number(1)]), &flips)
            } else {
                continue;
            };
            let from = (0..EXCEPTIONS as u64).rev().find(|m| !each(*m)).map_or(0, |m| m + 1);
            return Some((value, from as usize));
        }
    }
    None
}
