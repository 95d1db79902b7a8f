//! The number of options of a heap, in closed form.

use super::digit::Digit;

/// The number of ways to leave `total` in heaps that are not empty.
pub fn leaving(digit: Digit, total: u64) -> u128 {
    let total = u128::from(total);
    let ways = [u128::from(total == 0), u128::from(total > 0), total / 2, triples(total)];
    (0..4).filter(|i| digit.0 >> i & 1 == 1).map(|i| ways[i]).sum()
}

/// Into three heaps that are not empty: the integer nearest to total² / 12.
fn triples(total: u128) -> u128 {
    (total * total + 6) / 12
}

/// The number of options where the first digit of `tail` leaves `rest`, and its digits repeat
/// indefinitely. `None` beyond 128 bits.
pub fn tail(tail: &[Digit], rest: u64) -> Option<u128> {
    let mut sum = 0u128;
    for (i, digit) in tail.iter().enumerate() {
        let Some(most) = rest.checked_sub(i as u64) else { break };
        sum = sum.checked_add(evenly_spaced(*digit, most, tail.len() as u64)?)?;
    }
    Some(sum)
}

/// The sum over totals `most`, `most − step`, `most − 2·step` … down to 0 or more.
fn evenly_spaced(digit: Digit, most: u64, step: u64) -> Option<u128> {
    // `leaving` is a polynomial of degree 2 on each class modulo 6 of totals from 1 on.
    let mut sum = 0u128;
    for class in 0..6u64 {
        let Some(top) = class.checked_mul(step).and_then(|d| most.checked_sub(d)) else {
            break;
        };
        let stride = step.checked_mul(6)?;
        let terms = top / stride + 1;
        if terms <= 3 {
            for k in 0..terms {
                sum = sum.checked_add(leaving(digit, top - k * stride))?;
            }
            continue;
        }
        // The last term may be a total of 0, where the polynomial does not hold.
        let last = top - (terms - 1) * stride;
        sum = sum.checked_add(leaving(digit, last))?;
        let values = [1, 2, 3].map(|k| leaving(digit, last + k * stride));
        sum = sum.checked_add(newton(values, u128::from(terms - 1))?)?;
    }
    Some(sum)
}

/// The sum of the first `terms` values of the polynomial of degree 2 that begins so.
fn newton([a, b, c]: [u128; 3], terms: u128) -> Option<u128> {
    let first = b - a;
    let second = c + a - 2 * b;
    let pairs = terms.checked_mul(terms - 1)? / 2;
    let linear = a.checked_mul(terms)?.checked_add(first.checked_mul(pairs)?)?;
    if second == 0 {
        return Some(linear);
    }
    let threes = pairs.checked_mul(terms.saturating_sub(2))? / 3;
    linear.checked_add(second.checked_mul(threes)?)
}
