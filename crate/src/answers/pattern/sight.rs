//! The computed values of a game, and their strength as evidence for formulas.

use super::form::Form;
use crate::heaps::rule::HeapRule;
use crate::heaps::rule::tree::{Alternative, Expr, Function, Operator};
use crate::notation::Game;
use crate::period::{Period, Proof};

/// The computed values of heaps, in the table and beyond its last heap.
pub(crate) struct Sight {
    /// The values of heaps 0, 1, 2 …
    pub(crate) values: Vec<u64>,
    /// The number of values in the table. The further values only test formulas.
    pub(crate) table: usize,
    /// The period, observed or proven.
    pub(crate) period: Option<Period>,
    /// The proof of the period, or of a closed form of the values.
    pub(crate) proof: Option<Proof>,
    /// Whether the values are enough evidence for an unproven formula: many values beyond the table, with enough
    /// variation.
    pub(crate) weighs: bool,
    /// The rule, if the game is a user-written rule.
    pub(crate) rule: Option<HeapRule>,
}

impl Sight {
    /// Return whether no value beyond the table is computed. A formula may then be a reason to compute more values, but
    /// is not shown.
    pub(crate) fn is_table(&self) -> bool {
        self.behind() == 0
    }

    /// Return the number of tested values, to which no formula was fitted.
    pub(crate) fn tested(&self) -> usize {
        self.values.len() - self.fitted()
    }

    /// Return the number of first values to which formulas are fitted.
    pub(crate) fn fitted(&self) -> usize {
        self.table / 4
    }

    pub(super) fn behind(&self) -> usize {
        self.values.len() - self.table
    }

    /// Return whether the table reaches far beyond the heaps at which the numbers in the rule take effect.
    pub(super) fn is_far(&self, game: &Game) -> bool {
        let scale = match &self.rule {
            Some(rule) => rule.tree().alternatives.iter().map(scale).fold(1, u64::max),
            None => text_scale(&game.to_string()),
        };
        scale.saturating_mul(4) <= self.table as u64
    }

    /// Return whether each slowly growing expression in the rule, such as a logarithm of n, changes at least four times
    /// among the tested heaps.
    pub(super) fn is_lively(&self) -> bool {
        let Some(rule) = &self.rule else { return true };
        let bounds: Vec<&Expr> = rule.tree().alternatives.iter().flat_map(slow).collect();
        let at = |bound: &Expr, n: usize| {
            crate::heaps::rule::formula::worth(bound, &[n as i64]).unwrap_or(0)
        };
        bounds.into_iter().all(|bound| {
            let (mut changes, mut last) = (0, at(bound, self.fitted()));
            for n in self.fitted()..self.values.len() {
                let here = at(bound, n);
                changes += usize::from(here != last);
                last = here;
                if changes >= 4 {
                    return true;
                }
            }
            false
        })
    }

    /// Return whether a formula gives the value of every computed heap.
    pub(crate) fn holds(&self, form: &Form) -> bool {
        self.fails(form, |n| self.values[n]).is_none()
    }

    /// Return whether a formula tells correctly for every computed heap whether the heap is lost.
    pub(crate) fn is_lost_by(&self, form: &Form) -> bool {
        self.fails(form, |n| u64::from(self.values[n] == 0)).is_none()
    }

    fn fails(&self, form: &Form, truth: impl Fn(usize) -> u64) -> Option<usize> {
        let mut reader = form.reader();
        let own = |to: &[u64]| self.values.get(to[0] as usize).copied();
        (0..self.values.len()).find(|n| reader.says(&[*n as u64], &own) != Some(truth(*n)))
    }
}

/// Return the rule of a game that is a user-written rule in one number, or `None` for any other game.
pub(crate) fn typed(game: &Game) -> Option<HeapRule> {
    let text = game.rule.text();
    text.contains("->").then(|| HeapRule::parse(&text).ok()).flatten()
}

/// Estimate the size of a heap from which all numbers of an alternative take effect: the largest of the numbers, or
/// their product if they may interact.
fn scale(alternative: &Alternative) -> u64 {
    let whole = |exprs: &mut dyn Iterator<Item = &Expr>| exprs.map(size).fold(1, u64::max);
    let parts = whole(&mut alternative.parts.iter());
    let ends = alternative.loops.iter().flat_map(|each| [&each.lo, &each.hi]);
    let ranges = ends.map(size).fold(1, u64::saturating_mul);
    // The name of a range with a slowly growing bound reaches a number only at a large heap.
    let is_slow = |functions: &[Function]| {
        alternative
            .loops
            .iter()
            .any(|each| holds(&each.lo, functions) || holds(&each.hi, functions))
    };
    let (slow, root) = (is_slow(&SLOW), is_slow(&[Function::Sqrt]));
    let condition = |expr: &Expr| match size(expr) {
        all if slow && expr.last_slot() > 0 => power(2, all.saturating_add(1)),
        all if root && expr.last_slot() > 0 => all.saturating_mul(all),
        all => all,
    };
    let conditions = alternative.conditions.iter().map(condition).fold(1, u64::saturating_mul);
    parts.max(ranges).saturating_mul(conditions)
}

fn power(base: u64, by: u64) -> u64 {
    base.saturating_pow(u32::try_from(by).unwrap_or(u32::MAX))
}

fn size(expr: &Expr) -> u64 {
    let inner = |expr: &Expr| expr.inner().into_iter().map(size).fold(1, u64::saturating_mul);
    match expr {
        Expr::Number(n) => (*n).max(1),
        Expr::Slot(_) => 1,
        Expr::Arithmetic(Operator::Add | Operator::Subtract, sides) => {
            size(&sides.0).saturating_add(size(&sides.1))
        }
        // The size of a power of constants is its value.
        Expr::Arithmetic(Operator::Power, sides) => match (&sides.0, &sides.1) {
            (Expr::Number(base), Expr::Number(exponent)) => power(*base, *exponent),
            _ => size(&sides.0).saturating_mul(size(&sides.1)),
        },
        // In a comparison with a remainder only the divisor matters, not the residue.
        Expr::Compare(first, _) if matches!(&**first, Expr::Arithmetic(Operator::Remainder, _)) => {
            size(first)
        }
        Expr::Call(Function::Lpf | Function::PrimeCount, _) => {
            let all = inner(expr);
            all.saturating_mul(all).saturating_mul(16)
        }
        Expr::Compare(..) => {
            let all = inner(expr);
            // Return the size of a heap whose root, logarithm, or number of primes equals the compared number.
            if holds(expr, &[Function::Omega]) {
                power(all.saturating_mul(2).saturating_add(2), all.saturating_add(1))
            } else if holds(expr, &SLOW) {
                power(2, all.saturating_add(1))
            } else if holds(expr, &[Function::Sqrt, Function::Lpf]) {
                all.saturating_mul(all)
            } else {
                all
            }
        }
        other => inner(other),
    }
}

/// Functions that grow as slowly as a logarithm.
const SLOW: [Function; 5] =
    [Function::Log2, Function::Popcount, Function::Omega, Function::BigOmega, Function::Valuation];

/// Return whether an expression calls one of these functions.
fn holds(expr: &Expr, functions: &[Function]) -> bool {
    matches!(expr, Expr::Call(function, _) if functions.contains(function))
        || expr.inner().into_iter().any(|inner| holds(inner, functions))
}

fn holds_slow(expr: &Expr) -> bool {
    holds(expr, &SLOW) || holds(expr, &[Function::Sqrt])
}

/// Return the subexpressions of an alternative that depend on the heap alone and grow slowly.
fn slow(alternative: &Alternative) -> Vec<&Expr> {
    fn collect<'e>(expr: &'e Expr, found: &mut Vec<&'e Expr>) {
        let mut alone = false;
        let mut others = false;
        expr.slots(&mut |slot| if slot == 0 { alone = true } else { others = true });
        let comparing =
            matches!(expr, Expr::Compare(..) | Expr::Not(_) | Expr::And(_) | Expr::Or(_));
        if alone && !others && !comparing && holds_slow(expr) {
            found.push(expr);
        } else {
            expr.inner().into_iter().for_each(|inner| collect(inner, found));
        }
    }
    let mut found = Vec::new();
    let ends = alternative.loops.iter().flat_map(|each| [&each.lo, &each.hi]);
    ends.chain(&alternative.parts)
        .chain(&alternative.conditions)
        .for_each(|expr| collect(expr, &mut found));
    found
}

/// Return the largest number in the text of a game, or for an octal code at least the length of the text.
pub(crate) fn text_scale(text: &str) -> u64 {
    let numbers = text.split(|c: char| !c.is_ascii_digit());
    let largest = numbers.filter_map(|digits| digits.parse::<u64>().ok()).fold(1, u64::max);
    // The digits of an octal code are separate values, so the number of digits counts.
    let code = text.contains('.') && !text.contains("->");
    if code { largest.max(text.len() as u64) } else { largest }
}
