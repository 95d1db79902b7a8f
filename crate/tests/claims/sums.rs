//! Check the claims of the argument from a nim-sum.

use mexplorer::explain::{Row, Step};
use mexplorer::{Claim, Limits, Position, analyze};

use super::Case;
use super::said::{num, text};
use crate::common::{next, truth};

/// Return the rows of the nim-sum in the explanation of a position.
fn rows(case: &Case<'_>, position: &Position) -> Vec<Row> {
    let found = analyze(case.game, position, Limits::default()).unwrap();
    let rows = found.why.into_iter().find_map(|step| match step {
        Step::Sum { rows, more: 0, total: Some(_), .. } => Some(rows),
        _ => None,
    });
    rows.unwrap_or_default()
}

/// Return the nim-sum in the explanation of the position, if it has one.
pub fn total(case: &Case<'_>) -> Option<u64> {
    case.found.why.iter().find_map(|step| match step {
        Step::Sum { total, .. } => total.map(|total| total.0),
        _ => None,
    })
}

fn xor(rows: &[Row]) -> u64 {
    rows.iter().fold(0, |sum, row| sum ^ row.value.0)
}

/// Return the rows that are not in `others`, with multiplicity.
fn without(rows: &[Row], others: &[Row]) -> Vec<Row> {
    let mut others = others.to_vec();
    let mut left = rows.to_vec();
    left.retain(|row| match others.iter().position(|other| other == row) {
        Some(at) => {
            others.remove(at);
            false
        }
        None => true,
    });
    left
}

/// Return whether the first move lowers the row named in the claim from its value to its target.
fn is_first(case: &Case<'_>, claim: &Claim) -> bool {
    let (label, value, target) = (text(claim, "label"), num(claim, "value"), num(claim, "target"));
    let (before, after) = (rows(case, &case.position), rows(case, &case.first()));
    let (gone, come) = (without(&before, &after), without(&after, &before));
    let lowered = gone.iter().any(|row| row.label == label && row.value.0 == value);
    // Add all changed rows: a second coin that the move turns may be a head, with a row in the sum.
    let into = xor(&come) ^ xor(&gone) ^ value;
    // Do not compare the labels of new rows: a row of value 0 may appear or disappear with the move.
    target < value && lowered && into == target
}

fn values(rows: &[Row]) -> Vec<u64> {
    rows.iter().map(|row| row.value.0).collect()
}

pub fn check(case: &mut Case<'_>, claim: &Claim) -> bool {
    let n = |name: &str| num(claim, name);
    let game = case.game;
    let here = rows(case, &case.position);
    let bigger = |rows: &[Row]| rows.iter().filter(|row| row.value.0 > 1).count();
    let lost = if case.found.moves.first().is_some_and(|m| m.wins) {
        case.first()
    } else {
        case.position.clone()
    };
    match claim.id {
        "one-value" => case.truth.nimber == n("value") && n("value") != 0,
        "one-zero" => case.truth.nimber == 0,
        "sum-top" => {
            let top = n("top");
            let ones = here.iter().filter(|row| row.value.0 & top != 0).count() as u64;
            n("sum") == case.truth.nimber
                && top.is_power_of_two()
                && n("sum") / top == 1
                && ones == n("ones")
                && ones % 2 == 1
        }
        "sum-lower" => n("value") ^ n("sum") == n("target") && is_first(case, claim),
        "sum-reach" => {
            let first = case.first();
            n("value") ^ n("sum") == n("target") && truth(game, &first, case.memo).nimber == 0
        }
        "sum-spoil" => next(game, &lost).iter().all(|to| truth(game, to, case.memo).nimber != 0),
        "sum-back" => next(game, &lost)
            .iter()
            .all(|to| next(game, to).iter().any(|back| truth(game, back, case.memo).nimber == 0)),
        "sum-end" => truth(game, &lost, case.memo).nimber == 0,
        "ends-last" => {
            let after = rows(case, &case.first());
            let ones = after.iter().filter(|row| row.value.0 == 1).count() as u64;
            bigger(&after) == 0 && ones % 2 == 1 && is_first(case, claim)
        }
        "ends-ones" => {
            let first = case.first();
            !case.wins(&first)
        }
        "ends-lower" | "ends-keep" => {
            let after = rows(case, &case.first());
            let kept = xor(&after) == 0 && bigger(&after) >= 2;
            kept && (claim.id == "ends-keep" || is_first(case, claim))
        }
        "ends-spoil" => {
            n("bigger") == bigger(&here) as u64
                && case.options().iter().all(|to| {
                    let after = rows(case, to);
                    xor(&after) != 0 && values(&after).iter().any(|v| *v > 1)
                })
        }
        "ends-back" => case.options().iter().all(|to| case.wins(to)),
        other => panic!("nothing is known of the sentence {other}"),
    }
}
