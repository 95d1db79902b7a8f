//! The direction in which an expression changes as a name grows, which shows where a range can be
//! left early.

use super::tree::{Compare, Expr, Function, Operator};

/// The change of an expression as a name grows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Monotone {
    /// The expression does not change.
    Constant,
    /// The expression never falls.
    Rising,
    /// The expression never rises.
    Falling,
    Unknown,
}

impl Monotone {
    fn flip(self) -> Monotone {
        match self {
            Monotone::Rising => Monotone::Falling,
            Monotone::Falling => Monotone::Rising,
            other => other,
        }
    }

    fn and(self, other: Monotone) -> Monotone {
        match (self, other) {
            (Monotone::Constant, way) | (way, Monotone::Constant) => way,
            (a, b) if a == b => a,
            _ => Monotone::Unknown,
        }
    }
}

/// Whether an expression is never below 0, given that the `positive` names are not below 0.
pub(super) fn is_positive(expr: &Expr, positive: &[bool]) -> bool {
    let is = |inner: &Expr| is_positive(inner, positive);
    match expr {
        Expr::Number(_) => true,
        Expr::Slot(slot) => positive.get(*slot) == Some(&true),
        Expr::Arithmetic(
            Operator::Add | Operator::Multiply | Operator::Divide | Operator::Power,
            pair,
        ) => is(&pair.0) && is(&pair.1),
        Expr::Call(Function::Max, arguments) => arguments.iter().any(is),
        Expr::Call(Function::Min | Function::Xor, arguments) => arguments.iter().all(is),
        Expr::Call(function, _) => !matches!(
            function,
            Function::Max | Function::Min | Function::Xor | Function::Prime | Function::Own
        ),
        _ => false,
    }
}

/// The change of an expression as the name of `slot` grows.
pub(super) fn monotone(expr: &Expr, slot: usize, positive: &[bool]) -> Monotone {
    let mut mentions = false;
    expr.slots(&mut |found| mentions = mentions || found == slot);
    if !mentions {
        return Monotone::Constant;
    }
    let of = |inner: &Expr| monotone(inner, slot, positive);
    match expr {
        Expr::Slot(_) => Monotone::Rising,
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
            Operator::Power if matches!(pair.0, Expr::Number(1..)) => of(&pair.1),
            Operator::Power
                if matches!(pair.1, Expr::Number(_)) && is_positive(&pair.0, positive) =>
            {
                of(&pair.0)
            }
            _ => Monotone::Unknown,
        },
        Expr::Call(
            Function::Min | Function::Max | Function::Sqrt | Function::Log2 | Function::PrimeCount,
            arguments,
        ) => arguments.iter().map(of).fold(Monotone::Constant, Monotone::and),
        _ => Monotone::Unknown,
    }
}

/// Whether a condition that fails once fails for all larger values of the name, too.
pub(super) fn stays_false(condition: &Expr, slot: usize, positive: &[bool]) -> bool {
    let Expr::Compare(left, rest) = condition else { return false };
    let [(sign, right)] = &rest[..] else { return false };
    let difference = monotone(left, slot, positive).and(monotone(right, slot, positive).flip());
    match sign {
        Compare::Below | Compare::AtMost => difference == Monotone::Rising,
        Compare::Above | Compare::AtLeast => difference == Monotone::Falling,
        Compare::Equal | Compare::Unequal => false,
    }
}
