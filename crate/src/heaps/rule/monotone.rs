//! The monotonicity of an expression in a name, which shows where a loop over a range can end early.

use super::tree::{Compare, Expr, Function, Operator};

/// The direction in which an expression changes as a name grows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Monotone {
    /// The expression is constant.
    Constant,
    /// The expression never decreases.
    Rising,
    /// The expression never increases.
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

/// Return whether an expression is provably at least 0, given that the names marked in `positive` are at least 0.
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

/// Return how an expression changes as the name of `slot` grows.
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

/// Return whether a condition that fails for one value of the name of `slot` provably fails for all larger values, too.
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
