//! Orders built from the bounds in a rule: if moves make a number grow, a condition may bound the number.

use super::order::{Bound, Measure, plain_measures};
use super::proof::Proof;
use super::system::{Row, projected};
use crate::base::sort::sorted_by_key;
use crate::heaps::rule::tree::{Alternative, Tree};

/// The most combinations of rows for the search of an order.
const WORK: usize = 300_000;

/// The most measures that are considered.
const BOUNDS: usize = 40;

/// The most cases of an alternative that are joined in one measure.
const JOINED: usize = 4;

/// Return measures that prove that play ends, chosen from the simplest measures and the bounds in conditions. Each
/// measure is raised by no alternative and lowered by some; the next measures handle the remaining alternatives
/// (Bradley, Manna and Sipma 2005). The proof uses the text of the rule. Return `None` if it does not succeed.
pub(super) fn found(tree: &Tree) -> Option<Vec<Measure>> {
    let (count, mut work) = (tree.names.len(), WORK);
    let mut measures = plain_measures(count);
    for measure in bounds(tree, &mut work) {
        if !measures.contains(&measure) && measures.len() < BOUNDS {
            measures.push(measure);
        }
    }
    let mut left: Vec<&Alternative> = tree.alternatives.iter().collect();
    let mut order: Vec<Measure> = Vec::new();
    while !left.is_empty() {
        let mut found = None;
        for measure in &measures {
            let longer = [&order[..], std::slice::from_ref(measure)].concat();
            let mut falls = |each: &Alternative, or_equal| {
                Proof::new(count, each, &mut work).falls(&longer, or_equal)
            };
            if !left.iter().all(|each| falls(each, true)) {
                continue;
            }
            let before = left.len();
            left.retain(|each| !falls(each, false));
            if left.len() < before {
                found = Some(longer);
                break;
            }
        }
        order = found?;
    }
    Some(order)
}

/// Return the upper bounds in the conditions, ranges and options of a rule as measures. If a move requires that `9 - x`
/// is at least 1, the measure is `max(9 - x, 0)`; if one of several bounds must hold, it is their maximum.
fn bounds(tree: &Tree, work: &mut usize) -> Vec<Measure> {
    let count = tree.names.len();
    let mut found = Vec::new();
    for each in &tree.alternatives {
        let cases = Proof::new(count, each, work).cases;
        let cases: Vec<Vec<Bound>> = cases
            .iter()
            .map(|case| {
                let mut rows = projected(case, &|place| place < count, work);
                for number in 0..count {
                    rows.extend(projected(&rows, &|place| place == number, work));
                }
                let mut found: Vec<Bound> = Vec::new();
                for bound in rows.iter().filter_map(|row| bound(row, count)) {
                    if !found.contains(&bound) {
                        found.push(bound);
                    }
                }
                found
            })
            .collect();
        let alone = cases.iter().flatten();
        found.extend(alone.map(|bound| Measure::Bounded(vec![bound.clone()])));
        if (2..=JOINED).contains(&cases.len()) {
            let joined = cases.iter().fold(vec![Vec::new()], |lists: Vec<Vec<Bound>>, case| {
                let longer = |list: &Vec<Bound>| {
                    let more = |bound: &Bound| match list.contains(bound) {
                        true => list.clone(),
                        false => [&list[..], std::slice::from_ref(bound)].concat(),
                    };
                    case.iter().map(more).collect::<Vec<_>>()
                };
                lists.iter().flat_map(longer).take(BOUNDS).collect()
            });
            let joined = sorted_by_key(joined, Vec::len);
            found.extend(joined.into_iter().map(Measure::Bounded));
        }
    }
    found
}

/// Return the bound `row + 1`, which is at least 1 before a move, given that the row is then at least 0. Return `None`
/// for a row without a negative weight, which no growing number lowers, and for too large numbers.
fn bound(row: &Row, count: usize) -> Option<Bound> {
    let weights = (0..count).map(|place| i64::try_from(row.coefficient(place)).ok());
    let weights = weights.collect::<Option<Vec<i64>>>()?;
    // Reject weights from 2^55 on: their products with numbers may overflow.
    let small = |number: i64| number.unsigned_abs() < 1 << 55;
    let constant = i64::try_from(row.constant).ok()?.checked_add(1)?;
    let useful = weights.iter().any(|weight| *weight < 0);
    (useful && small(constant) && weights.iter().all(|w| small(*w)))
        .then_some(Bound { constant, weights })
}
