//! A search for an order in which the moves of small positions descend: first a weighted sum that no move raises and
//! some moves lower, then another weighted sum for the moves that leave the first sum unchanged, and so on.
//!
//! For positions of two or three numbers, if some lexicographic order of weighted sums fits all moves, this search
//! finds an order unless a weight becomes too large, since a sum that no move raises only leaves fewer moves to be
//! ordered (Bradley, Manna and Sipma 2005). With more numbers, only weights up to 2 are tried.

use super::Tried;
use super::order::{Bound, Measure};
use crate::base::sort::{sort, sort_by_key};
use crate::heaps::rule::parse::MAX_NUMBERS;

/// The bounds for weights. Weights up to each of the first three bounds are tried one by one, and larger weights are
/// computed.
pub(super) const BOUNDS: [u64; 4] = [1, 2, 6, u64::MAX];

/// The changes of the numbers by a move; unused entries are 0.
type Step = [i128; MAX_NUMBERS];

/// Return measures such that each move lowers the first measure that it changes, or `None` if none are found. Smaller
/// weights are tried first; bounds below `least` are skipped. Sums with weights of both signs are tried only if
/// `conditions` says that the rule has conditions or ranges.
pub(super) fn descent(
    tried: &[Tried],
    count: usize,
    least: u64,
    conditions: bool,
) -> Option<Vec<Measure>> {
    let mut left: Vec<&Tried> = tried.iter().collect();
    let mut measures = Vec::new();
    while !left.is_empty() {
        let mut steps: Vec<Step> = left.iter().map(|one| one.step()).collect();
        sort(&mut steps);
        steps.dedup();
        let mut bounds = BOUNDS.into_iter().filter(|bound| (least..u64::MAX).contains(bound));
        let next = bounds
            .find_map(|bound| small(&steps, count, bound))
            .map(Measure::Weighted)
            .or_else(|| Some(Measure::Largest).filter(|largest| is_of_use(&left, largest)))
            .or_else(|| computed(&steps, count).map(Measure::Weighted))
            .or_else(|| bounded(&left, count).filter(|_| conditions))?;
        left.retain(|one| next.of(&one.to) == next.of(&one.from));
        measures.push(next);
    }
    Some(measures)
}

impl Tried {
    fn step(&self) -> Step {
        let mut step = Step::default();
        for ((change, to), from) in step.iter_mut().zip(&self.to).zip(&self.from) {
            *change = i128::from(*to) - i128::from(*from);
        }
        step
    }
}

/// Return whether no move raises the measure and some move lowers it.
fn is_of_use(moves: &[&Tried], measure: &Measure) -> bool {
    let mut falls = false;
    for one in moves {
        let (to, from) = (measure.of(&one.to), measure.of(&one.from));
        if to > from {
            return false;
        }
        falls |= to < from;
    }
    falls
}

/// Return the simplest sum with weights of both signs that no move raises and some moves lower, where a negative sum
/// counts as 0. Such a sum shows that play ends because of a condition, such as `i < n` if moves raise i.
fn bounded(moves: &[&Tried], count: usize) -> Option<Measure> {
    let (side, middle) = if count > 3 { (3i64, 1) } else { (7, 3) };
    let weights = |place: i64| -> Vec<i64> {
        (0..count).map(|i| place / side.pow(i as u32) % side - middle).collect()
    };
    let mut all: Vec<Vec<i64>> = (0..side.pow(count as u32)).map(weights).collect();
    all.retain(|each| each.iter().any(|w| *w < 0) && each.iter().any(|w| *w > 0));
    sort_by_key(&mut all, |each| each.iter().map(|w| w.abs()).sum::<i64>());
    let measure = |weights| Measure::Bounded(vec![Bound { constant: 0, weights }]);
    all.into_iter().map(measure).find(|measure| is_of_use(moves, measure))
}

/// Return the growth of the weighted sum by a step, or `None` on overflow.
fn grows(step: &Step, weights: &Step) -> Option<i128> {
    step.iter().zip(weights).try_fold(0i128, |sum, (a, b)| sum.checked_add(a.checked_mul(*b)?))
}

/// Return the number of steps that lower the weighted sum, or `None` if no step lowers it or some step raises it.
fn falls(steps: &[Step], weights: &Step) -> Option<usize> {
    let mut count = 0;
    for step in steps {
        match grows(step, weights)? {
            1.. => return None,
            0 => {}
            _ => count += 1,
        }
    }
    Some(count).filter(|count| *count > 0)
}

/// Return weights up to a bound such that no step raises the weighted sum and as many steps as possible lower it. Among
/// equally good weights, prefer the least sum of weights. Return `None` if no weights up to the bound fit.
fn small(steps: &[Step], count: usize, bound: u64) -> Option<Vec<u64>> {
    if count > 3 && bound > 2 {
        return None; // there are too many weights to try
    }
    let side = bound as usize + 1;
    let mut all: Vec<Vec<u64>> = (1..side.pow(count as u32))
        .map(|place| (0..count).map(|i| (place / side.pow(i as u32) % side) as u64).collect())
        .collect();
    sort_by_key(&mut all, |step| step.iter().sum::<u64>());
    let mut best = None;
    for weights in all {
        let mut wide = Step::default();
        wide.iter_mut().zip(&weights).for_each(|(to, from)| *to = i128::from(*from));
        if let Some(fall) = falls(steps, &wide)
            && best.as_ref().is_none_or(|(most, _)| fall > *most)
        {
            best = Some((fall, weights));
        }
    }
    best.map(|(_, weights)| weights)
}

/// Compute weights below 2^60 such that no step raises the weighted sum and some step lowers it. All weights whose sum
/// no step raises form a cone, since each step restricts the weights to a half-space. The sum of the cone's edges lies
/// within the cone.
fn computed(steps: &[Step], count: usize) -> Option<Vec<u64>> {
    let axis = |i: usize| std::array::from_fn(|place| i128::from(place == i));
    if count > 3 {
        return None; // the edges below are computed for at most three numbers
    }
    // The edges of the cone in cyclic order.
    let mut edges: Vec<Step> = (0..count).map(axis).collect();
    for step in steps {
        let mut kept: Vec<Step> = Vec::new();
        for (i, edge) in edges.iter().enumerate() {
            let next = edges[(i + 1) % edges.len()];
            let (here, there) = (grows(step, edge)?, grows(step, &next)?);
            if here <= 0 {
                kept.push(*edge);
            }
            if here.signum() * there.signum() < 0 {
                // The ray where the face between the two edges crosses the boundary of the half-space.
                let (a, b) = (there.checked_abs()?, here.checked_abs()?);
                let mut cut = Step::default();
                for (i, place) in cut.iter_mut().enumerate() {
                    *place = edge[i].checked_mul(a)?.checked_add(next[i].checked_mul(b)?)?;
                }
                kept.push(reduced(cut));
            }
        }
        kept.dedup();
        if kept.len() > 1 && kept.first() == kept.last() {
            kept.pop();
        }
        edges = kept;
        if edges.is_empty() {
            return None;
        }
    }
    let mut sum = Step::default();
    for edge in &edges {
        for (total, weight) in sum.iter_mut().zip(edge) {
            *total = total.checked_add(*weight)?;
        }
    }
    let sum = reduced(sum);
    falls(steps, &sum)?;
    // Reject weights from 2^60 on: their products with numbers may overflow.
    sum[..count].iter().map(|weight| u64::try_from(*weight).ok().filter(|w| *w < 1 << 60)).collect()
}

fn reduced(weights: Step) -> Step {
    let divisor = weights.iter().fold(0, |d, w| crate::base::arithmetic::gcd(d, w.unsigned_abs()));
    match i128::try_from(divisor) {
        Ok(divisor @ 2..) => weights.map(|weight| weight / divisor),
        _ => weights,
    }
}
