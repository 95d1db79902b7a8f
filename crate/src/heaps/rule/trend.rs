//! Which way an expression goes as a name grows: where a range can be left early.

use super::tree::{Compare, Expr, Function, Operator};

/// How an expression changes as a name grows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Trend {
    /// Not at all.
    Flat,
    /// It never falls.
    Up,
    /// It never rises.
    Down,
    Unclear,
}

impl Trend {
    fn flip(self) -> Trend {
        match self {
            Trend::Up => Trend::Down,
            Trend::Down => Trend::Up,
            other => other,
        }
    }

    fn and(self, other: Trend) -> Trend {
        match (self, other) {
            (Trend::Flat, trend) | (trend, Trend::Flat) => trend,
            (a, b) if a == b => a,
            _ => Trend::Unclear,
        }
    }
}

/// Whether an expression is never below 0, for names of which the `positive` ones are not.
pub(super) fn is_positive(expr: &Expr, positive: &[bool]) -> bool {
    let is = |inner: &Expr| is_positive(inner, positive);
    match expr {
        Expr::Number(_) => true,
        Expr::Slot(slot) => positive.get(*slot) == Some(&true),
        Expr::Arithmetic(Operator::Add | Operator::Multiply | Operator::Divide, pair) => {
            is(&pair.0) && is(&pair.1)
        }
        Expr::Call(Function::Max, arguments) => arguments.iter().any(is),
        Expr::Call(Function::Min, arguments) => arguments.iter().all(is),
        Expr::Call(Function::Gcd | Function::Popcount, _) => true,
        _ => false,
    }
}

/// The trend of an expression in the name of `slot`.
pub(super) fn trend(expr: &Expr, slot: usize, positive: &[bool]) -> Trend {
    let mut mentions = false;
    expr.slots(&mut |found| mentions = mentions || found == slot);
    if !mentions {
        return Trend::Flat;
    }
    let of = |inner: &Expr| trend(inner, slot, positive);
    match expr {
        Expr::Slot(_) => Trend::Up,
        Expr::Negate(inner) => of(inner).flip(),
        Expr::Arithmetic(operator, pair) => match operator {
            Operator::Add => of(&pair.0).and(of(&pair.1)),
            Operator::Subtract => of(&pair.0).and(of(&pair.1).flip()),
            Operator::Multiply
                if is_positive(&pair.0, positive) && is_positive(&pair.1, positive) =>
            {
                of(&pair.0).and(of(&pair.1))
            }
            Operator::Divide if matches!(pair.1, Expr::Number(1..)) => of(&pair.0),
            _ => Trend::Unclear,
        },
        Expr::Call(Function::Min | Function::Max, arguments) => {
            arguments.iter().map(of).fold(Trend::Flat, Trend::and)
        }
        _ => Trend::Unclear,
    }
}

/// Whether a condition that fails once fails for all larger values of the name, too.
pub(super) fn stays_false(condition: &Expr, slot: usize, positive: &[bool]) -> bool {
    let Expr::Compare(left, rest) = condition else { return false };
    let [(sign, right)] = &rest[..] else { return false };
    let difference = trend(left, slot, positive).and(trend(right, slot, positive).flip());
    match sign {
        Compare::Below | Compare::AtMost => difference == Trend::Up,
        Compare::Above | Compare::AtLeast => difference == Trend::Down,
        Compare::Equal | Compare::Unequal => false,
    }
}
