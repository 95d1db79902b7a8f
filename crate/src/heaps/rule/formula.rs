//! Expressions of the rule language outside rules: in formulas for values, and in claims about values.

use super::monotone::{Monotone, monotone};
use super::tree::{Expr, Function, Operator, Sides, Tree};
use super::value::{Work, holds, value};
use super::{HeapRule, parse, print};
use crate::base::error::{Result, Span};

/// The statements of a text about values, and its names in the order of their slots.
#[derive(Clone, Debug)]
pub(crate) struct Claimed {
    pub(crate) statements: Vec<Statement>,
    pub(crate) names: Vec<(String, Span)>,
}

/// A statement such as `g(2*m) = m`, `n/2 if n % 2 == 0` or `(n, n+1, 1)`.
#[derive(Clone, Debug)]
pub(crate) struct Statement {
    /// A single expression or condition, or the numbers of a tuple.
    pub(crate) said: Vec<Expr>,
    pub(crate) tuple: bool,
    pub(crate) conditions: Vec<Expr>,
    pub(crate) span: Span,
}

/// Read statements that are separated by bars; spans are bytes of the plain text.
///
/// # Errors
/// `expected-syntax`, `two-readings`, `number-too-large`, `too-deep`.
pub(crate) fn claim(plain: &str) -> Result<Claimed> {
    parse::claim(plain)
}

/// Return the text of an expression or condition.
pub(crate) fn text(expr: &Expr, names: &[&str]) -> String {
    print::formula(expr, names)
}

/// Return the value of an expression, or `None` if the evaluation divides by 0 or meets a number that is too large.
pub(crate) fn worth(expr: &Expr, slots: &[i64]) -> Option<i64> {
    value(expr, slots, &Work::default()).ok()
}

/// Return whether a condition holds, or `None` in the cases of [`worth`].
pub(crate) fn is_so(condition: &Expr, slots: &[i64]) -> Option<bool> {
    holds(condition, slots, &Work::default()).ok()
}

/// Return an expression with each slot replaced by the expression at its index in `slots`; a slot beyond `slots` stays.
pub(crate) fn put(expr: &Expr, slots: &[Expr]) -> Expr {
    if let Expr::Slot(slot) = expr {
        return slots.get(*slot).cloned().unwrap_or(Expr::Slot(*slot));
    }
    let mut out = expr.clone();
    out.inner_mut(&mut |inner| *inner = put(inner, slots));
    out
}

/// Return whether an expression refers to the value of another position.
pub(crate) fn has_own(expr: &Expr) -> bool {
    matches!(expr, Expr::Call(Function::Own, _)) || expr.inner().into_iter().any(has_own)
}

/// Replace references to the values of other positions by these values. Return `None` if such a value is not known, or
/// if the numbers of such a position cannot be computed.
pub(crate) fn known(
    expr: &Expr,
    slots: &[i64],
    own: &dyn Fn(&[i64]) -> Option<u64>,
) -> Option<Expr> {
    if let Expr::Call(Function::Own, arguments) = expr {
        let each = arguments.iter().map(|each| worth(&known(each, slots, own)?, slots));
        return own(&each.collect::<Option<Vec<i64>>>()?).map(Expr::Number);
    }
    let mut out = expr.clone();
    let mut all = true;
    out.inner_mut(&mut |inner| match known(inner, slots, own) {
        Some(found) => *inner = found,
        None => all = false,
    });
    all.then_some(out)
}

/// Return the expression that applies an operator to `a` and `b`, such as `a + b`, with an empty span.
pub(crate) fn arithmetic(operator: Operator, a: Expr, b: Expr) -> Expr {
    Expr::Arithmetic(operator, Box::new(Sides(a, b, Span::new(0, 0))))
}

impl HeapRule {
    /// Return the syntax tree of the rule.
    pub(crate) fn tree(&self) -> &Tree {
        &self.tree
    }
}

/// Return whether an expression provably never decreases as slot 0 grows from 0 on. An expression without slot 0 does
/// not count.
pub(crate) fn rises(expr: &Expr) -> bool {
    matches!(monotone(expr, 0, &[true]), Monotone::Rising)
}
