//! Proof of formulas g(n) = g(n/B) for rules whose options are quotients of n alone: `n -> n/2 | n/3`.
//!
//! Let c be the largest divisor of the rule. If g(n) = g(n/B) for all n from some heap N up to c · N, then for all
//! larger n and each divisor d of the rule: the options n/d and (n/B)/d = (n/d)/B have equal values by induction, so n
//! and n/B have equal values.

use super::Theorem;
use crate::answers::pattern::form::{Form, Left, Shape, over, own, slot};
use crate::heaps::rule::HeapRule;
use crate::heaps::rule::tree::{Compare, Expr, Operator};

const THEOREM: Theorem = Theorem::own("quotients");

/// Return the largest divisor of a rule of quotients, or `None` for another rule.
fn largest(rule: &HeapRule) -> Option<u64> {
    let mut largest = 0;
    for alternative in &rule.tree().alternatives {
        let [Expr::Arithmetic(Operator::Divide, sides)] = &alternative.parts[..] else {
            return None;
        };
        let (Expr::Slot(0), Expr::Number(by @ 2..)) = (&sides.0, &sides.1) else { return None };
        // The condition `n > 0` in its three forms, which are the only conditions that an alternative may have.
        let above = |sign, n| Expr::Compare(Box::new(slot(0)), vec![(sign, Expr::Number(n))]);
        let guards =
            [above(Compare::Above, 0), above(Compare::AtLeast, 1), above(Compare::Unequal, 0)];
        let plain = alternative.loops.is_empty() && alternative.copies.is_empty();
        if !plain || !alternative.conditions.iter().all(|condition| guards.contains(condition)) {
            return None;
        }
        largest = largest.max(*by);
    }
    (largest > 1).then_some(largest)
}

/// Return the theorem that proves a formula for all heaps, if the formula holds for the heaps below `checked`.
pub(crate) fn proves(rule: &HeapRule, form: &Form, checked: u64) -> Option<Theorem> {
    let Shape::Equations(equations) = &form.shape else { return None };
    let (last, first) = equations.split_last()?;
    let mut from = 1;
    for equation in first {
        let Left::Number(n) = equation.left else { return None };
        from = from.max(n + 1);
    }
    let base = (2..=4096).find(|base| last.value == own(over(slot(0), *base)))?;
    let plain = last.left == Left::Any && last.when.is_empty();
    // From heap `enough` on, the options of n and of n/B are quotients of heaps for which the formula holds.
    let enough = from.checked_mul(largest(rule)?)?.checked_mul(base)?;
    (plain && enough <= checked).then_some(THEOREM)
}
