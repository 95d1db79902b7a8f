//! The take of an alternative, computed from the linear forms of the heaps that it leaves.

use super::names::Names;
use super::pair::{self, taken};
use crate::heaps::octal::{Digit, Take};
use crate::heaps::rule::linear::LinearForm;
use crate::heaps::rule::plan::Plan;

/// Return the take of an alternative. The result is `Some(None)` if no n has the option, and `None` if the option is
/// not a take.
pub(super) fn of(plan: &Plan, names: &Names) -> Option<Option<Take>> {
    let parts: Option<Vec<LinearForm>> = plan.parts.iter().map(|part| names.part(part)).collect();
    match &parts?[..] {
        [part] => single(part, &names.conditions),
        [x, y] => pair::of(x, y, names),
        _ => None,
    }
}

fn single(part: &LinearForm, conditions: &[LinearForm]) -> Option<Option<Take>> {
    let taken = taken(part)?;
    if taken == 0 {
        return None;
    }
    // The least size of the remaining heap that the conditions require.
    let mut least = 0;
    for form in conditions {
        let on_n = form.coefficient(0);
        // Substitute n = left + taken in the condition a · n + c ≥ 0.
        let shifted = form.constant.checked_add(on_n.checked_mul(taken as i64)?)?;
        match (on_n, form.terms.len()) {
            (0, 0) if form.constant < 0 => return Some(None),
            (0, 0) => {}
            (a, 1) if a > 0 => least = least.max(-(shifted.div_euclid(a))),
            _ => return None,
        }
    }
    let digit = match least {
        0 => Digit::ONE.or(Digit::NOTHING),
        1 => Digit::ONE,
        _ => return None,
    };
    Some(Some(Take::new(taken, digit)))
}
