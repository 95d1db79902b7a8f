//! Decision of periodic claims about periodic values. Conditions such as `n % 7 == 0 or n % 7 == 2` repeat with their
//! moduli, so that a comparison over a common period decides a claim for all heaps.

use crate::answers::pattern::form::{Equation, Form, Left, Of, Shape};
use crate::base::arithmetic::lcm_within;
use crate::heaps::rule::tree::{Expr, Function, Operator};
use crate::period::Period;

/// A repetition in n: the heap from which an expression repeats, and the period length.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Recurs {
    from: u64,
    length: u64,
}

/// The repetition of a constant.
const CONSTANT: Recurs = Recurs { from: 0, length: 1 };

impl Recurs {
    fn and(self, other: Recurs) -> Option<Recurs> {
        let length = lcm_within(self.length.into(), other.length.into(), u64::MAX.into())?;
        Some(Recurs { from: self.from.max(other.from), length: length as u64 })
    }
}

/// Return whether a formula that agrees with the first `compared` values agrees with all values: this holds if both
/// repeat, and `compared` covers a common period.
pub(crate) fn decides(form: &Form, period: Period, compared: u64) -> bool {
    let Period { preperiod: from, length, saltus, .. } = period;
    let truth = match (saltus, form.of) {
        (0, _) => Recurs { from, length },
        // If the values grow by a saltus, no heap after the first period is lost.
        (_, Of::Lost) => Recurs { from: from.saturating_add(length), length: 1 },
        (_, Of::Values) => return false,
    };
    let both = shape(&form.shape).and_then(|form| form.and(truth));
    let enough = both.and_then(|Recurs { from, length }| from.checked_add(length));
    enough.is_some_and(|enough| enough <= compared)
}

fn shape(shape: &Shape) -> Option<Recurs> {
    match shape {
        Shape::Conditions(conditions) => all(conditions),
        Shape::Equations(equations) => {
            let mut each = equations.iter().map(equation);
            each.try_fold(CONSTANT, |so_far, next| so_far.and(next?))
        }
        _ => None,
    }
}

fn equation(Equation { left, value, when }: &Equation) -> Option<Recurs> {
    match left {
        Left::Any => expression(value)?.and(all(when)?),
        // An equation for a single heap has no effect on later heaps.
        Left::Number(heap) => Some(Recurs { from: heap.checked_add(1)?, length: 1 }),
        Left::Class { .. } => None,
    }
}

fn all<'e>(each: impl IntoIterator<Item = &'e Expr>) -> Option<Recurs> {
    each.into_iter().try_fold(CONSTANT, |so_far, next| so_far.and(expression(next)?))
}

/// Return the repetition of an expression of n, or `None` if it may not repeat.
fn expression(expr: &Expr) -> Option<Recurs> {
    match expr {
        Expr::Arithmetic(Operator::Remainder, sides) => match &sides.1 {
            Expr::Number(length @ 1..) if is_linear(&sides.0) => {
                Some(Recurs { from: 0, length: *length })
            }
            _ => all(expr.inner()),
        },
        Expr::Compare(first, rest) => {
            let sides = || std::iter::once(first.as_ref()).chain(rest.iter().map(|(_, side)| side));
            all(sides()).or_else(|| {
                // A comparison of n with numbers has the same result for every n above all of the numbers.
                let most = sides().map(|side| match side {
                    Expr::Number(number) => Some(*number),
                    Expr::Slot(0) => Some(0),
                    _ => None,
                });
                let most = most.collect::<Option<Vec<u64>>>()?.into_iter().max()?;
                Some(Recurs { from: most.checked_add(1)?, length: 1 })
            })
        }
        Expr::Slot(_) | Expr::Call(Function::Own, _) => None,
        _ => all(expr.inner()),
    }
}

/// Return whether an expression is a sum of multiples of n and of numbers.
fn is_linear(expr: &Expr) -> bool {
    match expr {
        Expr::Number(_) | Expr::Slot(0) => true,
        Expr::Negate(inner) => is_linear(inner),
        Expr::Arithmetic(Operator::Add | Operator::Subtract, sides) => {
            is_linear(&sides.0) && is_linear(&sides.1)
        }
        Expr::Arithmetic(Operator::Multiply, sides) => match (&sides.0, &sides.1) {
            (Expr::Number(_), other) | (other, Expr::Number(_)) => is_linear(other),
            _ => false,
        },
        _ => false,
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use crate::answers::pattern::conjecture::conjecture;
    use crate::base::budget::Budget;
    use crate::notation::Game;

    /// Each row has a game, a claim, whether the claim holds, and whether it is proven.
    #[test]
    fn claims_by_residues_are_decided() {
        for (game, claim, holds, proven) in [
            ("subtract 1 3 4", "lost if n % 7 == 0 or n % 7 == 2", true, true),
            ("subtract 1 3 4", "lost if n % 7 == 0 or n % 7 == 3", false, false),
            (
                "subtract 1 3 4",
                "lost if n % 14 == 0 or (n + 7) % 7 == 2 or 3*n % 21 == 21 - 21 or n % 14 == 7",
                true,
                true,
            ),
            ("subtract 1 2", "g(n) = min(n % 3, 2)", true, true),
            ("subtract 1 2", "g(4) = 1 | g(n) = n - n/3*3", true, false),
            ("kayles", "lost if n == 0", true, true),
            ("kayles", "lost if n < 1", true, true),
            ("kayles", "lost if n == 0 or n % 83 == 83", true, true),
            (
                "octal 0.07",
                "lost if n <= 1 or n % 34 == 15 or n == 5 or n == 9 or n == 19 or n == 21",
                false,
                false,
            ),
            // Games whose values have no proven period, or grow.
            ("octal 0.007", "lost if n < 3", false, false),
            ("nim", "lost if n == 0", true, true),
        ] {
            let game = Game::parse(game).unwrap();
            let found = conjecture(&game, claim, 2000, &mut Budget::default()).unwrap();
            assert_eq!((found.holds, found.proven), (holds, proven), "{game}: {claim}");
            assert_eq!(found.proven, found.theorem.is_some());
        }
    }

    /// A claim with period 3000 that first fails at heap 999, far beyond the period of the values.
    #[test]
    fn a_late_failure_is_no_proof() {
        let game = Game::parse("subtract 1 2").unwrap();
        let claim = "g(n) = n % 3 if n % 1000 != 999 | 7";
        let near = conjecture(&game, claim, 900, &mut Budget::default()).unwrap();
        assert_eq!((near.holds, near.proven), (true, false));
        let far = conjecture(&game, claim, 4000, &mut Budget::default()).unwrap();
        assert_eq!(far.fails.map(|fails| fails.position).as_deref(), Some("999"));
    }
}
