//! Large random pairs for Wythoff's game.

use super::super::draw::{line, shuffle};
use super::Large;
use super::numbers::fibonacci_numbers;

/// Draw a pair in any order.
pub fn wythoff(l: &mut Large<'_>) -> String {
    let mut pair = pair(l);
    shuffle(&mut pair, l.rng);
    line(&pair)
}

/// Draw a pair, the smaller heap first.
pub fn ordered_wythoff(l: &mut Large<'_>) -> String {
    line(&pair(l))
}

/// Draw a pair that is lost, or near a lost pair. In three of four pairs the difference times the golden ratio is so
/// near an integer that rounded computations give the lost pair on the other side of the integer.
fn pair(l: &mut Large<'_>) -> [u64; 2] {
    let limit = l.limits.largest;
    // In a lost pair the ratio of the larger heap to the difference is the golden ratio plus 1.
    let most = limit * 1000 / 2619 - 1;
    let is_below = match l.turn % 4 {
        0 | 2 => true,
        1 => false,
        _ => return other_pair(l, most),
    };
    let near = near_integers(most, is_below);
    let difference = near[l.rng.below(near.len() as u64) as usize];
    let smaller = smaller_heap(difference);
    let beyond = if is_below { smaller + 1 } else { smaller - 1 };
    let smaller = if l.is_lost { smaller } else { beyond };
    [smaller, smaller + difference]
}

/// Draw a lost pair, a pair with one stone less in its smaller heap, or any pair.
fn other_pair(l: &mut Large<'_>, most: u64) -> [u64; 2] {
    if !l.is_lost && l.coin() {
        let (a, b) = (l.big(1, l.limits.largest), l.big(1, l.limits.largest));
        return [a.min(b), a.max(b)];
    }
    let difference = l.big(1, most);
    let smaller = smaller_heap(difference);
    [smaller - u64::from(!l.is_lost), smaller + difference]
}

/// Return the smaller heap of the lost pair with this difference: the difference times the golden ratio, rounded down.
fn smaller_heap(difference: u64) -> u64 {
    let root = (5 * u128::from(difference) * u128::from(difference)).isqrt();
    ((u128::from(difference) + root) / 2) as u64
}

/// The number of differences among which is chosen.
const NEAREST: usize = 8;

/// Return large numbers up to `most` whose products with the golden ratio are nearest to an integer, from below or from
/// above: sums of up to three Fibonacci numbers whose indices have the same parity.
fn near_integers(most: u64, from_below: bool) -> Vec<u64> {
    let numbers = fibonacci_numbers(most);
    // The product with the Fibonacci number at an even index of this list (1, 3, 8 …) lies below an integer.
    let terms: Vec<u64> = numbers.into_iter().skip(usize::from(!from_below)).step_by(2).collect();
    let terms = &terms[terms.len().saturating_sub(4)..];
    // The distance of the product from an integer is inversely proportional to the Fibonacci number.
    let term = |n: &u64| (*n, 1.0 / *n as f64);
    let mut sums: Vec<(u64, f64)> = vec![(0, 0.0)];
    for _ in 0..3 {
        let longer = sums
            .iter()
            .flat_map(|sum| terms.iter().map(term).map(|one| (sum.0 + one.0, sum.1 + one.1)));
        let longer: Vec<(u64, f64)> = longer.collect();
        sums.extend(longer);
    }
    sums.retain(|sum| (most / 8..=most).contains(&sum.0));
    sums.sort_by(|a, b| a.1.total_cmp(&b.1).then(a.0.cmp(&b.0)));
    sums.dedup_by_key(|sum| sum.0);
    sums.into_iter().map(|sum| sum.0).take(NEAREST).collect()
}
