//! Rules that take and break, recognised by linear conditions on the heaps that remain.
//!
//! An alternative whose option is `n - c`, or two heaps with the sum n − c, is a take of a
//! take-and-break game if its ranges and conditions only require that each heap be at least some
//! number, and perhaps that the two differ. These conditions are linear, so the answer is exact and
//! holds for every n.

mod names;
mod pair;
mod take;

use crate::heaps::octal::{Take, TakeAndBreak};
use crate::heaps::rule::plan::Plan;
use names::Reading;

/// Takes that a rule may be written out into.
const MOST_TAKES: usize = 1 << 10;
/// Choices of numbers that are tried for one alternative.
const MOST_CHOICES: usize = 8 * MOST_TAKES;

/// The take-and-break game that a rule is, if it is one.
pub(in crate::heaps::rule) fn as_octal(plans: &[Plan]) -> Option<TakeAndBreak> {
    let mut takes = Vec::new();
    if plans.iter().any(|plan| !plan.copies.is_empty()) {
        return None;
    }
    for plan in plans {
        add_takes(plan, &mut takes)?;
    }
    TakeAndBreak::new(takes)
}

/// Add the takes of an alternative; `None` if it is no alternative of a take-and-break game, or has too many.
///
/// A range between plain numbers, as in `n - k for k in 1..3`, is written out: each choice of numbers from all
/// such ranges gives at most one take. Choices are walked like the digits of a counter, the number of the
/// outermost range first.
fn add_takes(plan: &Plan, takes: &mut Vec<Take>) -> Option<()> {
    let mut chosen: Vec<i64> = Vec::new();
    for _ in 0..MOST_CHOICES {
        match names::read(plan, &chosen)? {
            Reading::Choice { lo, hi } if lo <= hi => {
                chosen.push(lo);
                continue;
            }
            Reading::Choice { .. } | Reading::Excluded => {}
            Reading::Complete(names) => takes.extend(take::of(plan, &names)?),
        }
        if takes.len() > MOST_TAKES {
            return None;
        }
        if !advance(plan, &mut chosen)? {
            return Some(());
        }
    }
    None
}

/// Moves on to the next choice: the last number that is not yet the end of its range grows, and the numbers
/// after it are chosen again. False after the last choice.
fn advance(plan: &Plan, chosen: &mut Vec<i64>) -> Option<bool> {
    while let Some(last) = chosen.pop() {
        let Reading::Choice { hi, .. } = names::read(plan, chosen)? else { return None };
        if last < hi {
            chosen.push(last + 1);
            return Some(true);
        }
    }
    Some(false)
}
