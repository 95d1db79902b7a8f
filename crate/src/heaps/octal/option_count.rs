//! The number of options of a heap, in closed form.

use super::digit::Digit;

/// Return the number of ways to leave `total` stones in nonempty heaps, for the heap counts of a digit.
pub fn leaving(digit: Digit, total: u64) -> u128 {
    let total = u128::from(total);
    let ways = [u128::from(total == 0), u128::from(total > 0), total / 2, triples(total)];
    (0..4).filter(|i| digit.0 >> i & 1 == 1).map(|i| ways[i]).sum()
}

/// Return the number of ways to divide `total` into three nonempty heaps: the integer nearest to total² / 12.
fn triples(total: u128) -> u128 {
    (total * total + 6) / 12
}

/// Return the number of options from the digits of `tail`, which repeat indefinitely. The first digit leaves the total
/// `rest`. Return `None` if the number exceeds 128 bits.
pub fn tail(tail: &[Digit], rest: u64) -> Option<u128> {
    let mut sum = 0u128;
    for (i, digit) in tail.iter().enumerate() {
        let Some(most) = rest.checked_sub(i as u64) else { break };
        sum = sum.checked_add(evenly_spaced(*digit, most, tail.len() as u64)?)?;
    }
    Some(sum)
}

/// Return the sum of `leaving(digit, total)` over the totals `most`, `most − step`, `most − 2·step` … down to 0 or
/// more. Return `None` if a number exceeds its type.
fn evenly_spaced(digit: Digit, most: u64, step: u64) -> Option<u128> {
    // For totals from 1 on, `leaving` is a polynomial of degree 2 on each residue class modulo 6.
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
        // Add the last term by itself: its total may be 0, where the polynomial does not hold.
        let last = top - (terms - 1) * stride;
        sum = sum.checked_add(leaving(digit, last))?;
        let values = [1, 2, 3].map(|k| leaving(digit, last + k * stride));
        sum = sum.checked_add(newton(values, u128::from(terms - 1))?)?;
    }
    Some(sum)
}

/// Return the sum of the first `terms` values of the polynomial of degree 2 that starts with the values a, b, c. Return
/// `None` if a number exceeds 128 bits.
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
