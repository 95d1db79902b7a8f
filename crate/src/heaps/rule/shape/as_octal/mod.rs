//! Recognition of rules that are take-and-break games, by linear conditions on the heaps that remain.
//!
//! An alternative with the option `n - c`, or with two heaps of the sum n − c, is a take of a take-and-break game if
//! its ranges and conditions only require that each heap is at least some number, and perhaps that the two heaps
//! differ. These conditions are linear, so the result is exact and holds for every n.

mod names;
mod pair;
mod take;

use crate::heaps::octal::{Take, TakeAndBreak};
use crate::heaps::rule::plan::Plan;
use names::Reading;

/// The most takes of the resulting game.
const MOST_TAKES: usize = 1 << 10;
/// The most combinations of numbers that are tried for one alternative.
const MOST_CHOICES: usize = 8 * MOST_TAKES;

/// Return the take-and-break game with the same moves as a rule, or `None` if the rule is not recognized as one.
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

/// Add the takes of an alternative. Return `None` if it is not an alternative of a take-and-break game, or has too many
/// takes.
///
/// A range between constants, as in `n - k for k in 1..3`, is expanded: each combination of numbers from all such
/// ranges gives at most one take. Combinations are enumerated like the digits of a counter, with the outermost range as
/// the first digit.
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

/// Advance to the next combination: increase the last number that is below the end of its range, and drop the numbers
/// after it. Return `false` after the last combination.
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
