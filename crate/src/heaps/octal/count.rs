//! How many options a heap has, in closed form.

use super::breaks::Digit;

/// How many ways there are to leave `total` in heaps that are not empty.
pub fn leaving(leave: Digit, total: u64) -> u128 {
    let total = u128::from(total);
    let ways = [u128::from(total == 0), u128::from(total > 0), total / 2, triples(total)];
    (0..4).filter(|i| leave.0 >> i & 1 == 1).map(|i| ways[i]).sum()
}

/// Into three heaps that are not empty: the integer nearest to total² / 12.
fn triples(total: u128) -> u128 {
    (total * total + 6) / 12
}

/// How many options there are where the first digit of `tail` leaves `rest`, and its digits repeat
/// for ever. `None` beyond 128 bits.
pub fn tail(tail: &[Digit], rest: u64) -> Option<u128> {
    let mut sum = 0u128;
    for (i, leave) in tail.iter().enumerate() {
        let Some(most) = rest.checked_sub(i as u64) else { break };
        sum = sum.checked_add(row(*leave, most, tail.len() as u64)?)?;
    }
    Some(sum)
}

/// The sum over totals `most`, `most − step`, `most − 2·step` … down to 0 or more.
fn row(leave: Digit, most: u64, step: u64) -> Option<u128> {
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
                sum = sum.checked_add(leaving(leave, top - k * stride))?;
            }
            continue;
        }
        // The last term may be a total of 0, where the polynomial does not hold.
        let last = top - (terms - 1) * stride;
        sum = sum.checked_add(leaving(leave, last))?;
        let values = [1, 2, 3].map(|k| leaving(leave, last + k * stride));
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

#[cfg(test)]
mod tests {
    use std::ops::ControlFlow;

    use super::super::{Take, TakeAndBreak};
    use super::*;

    #[test]
    fn closed_forms_count_what_is_shown() {
        let mut rng = 1u64;
        let mut next = |below: u64| {
            rng = rng.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
            (rng >> 33) % below
        };
        for _ in 0..200 {
            let rows = (0..next(4)).map(|_| Take {
                taken: 1 + next(4),
                leave: Digit(next(16) as u8),
                least: 1 + next(3),
                distinct: next(3) == 0,
            });
            let rows: Vec<Take> = rows.collect();
            let tail = (0..next(4)).map(|_| Digit(next(16) as u8)).collect();
            let Some(breaks) = TakeAndBreak::with_tail(rows, 5, tail) else { continue };
            for n in (0..14).chain([40, 45]) {
                let mut seen = Vec::new();
                let _ = breaks.options(n, &mut |heaps| {
                    seen.push(heaps.to_vec());
                    ControlFlow::Continue(())
                });
                assert_eq!(breaks.count(n), Some(seen.len() as u128), "{breaks:?} {n}");
                assert_eq!(breaks.can_move(n), !seen.is_empty());
                let mut sorted = seen.clone();
                sorted.sort();
                sorted.dedup();
                assert_eq!(sorted.len(), seen.len(), "{breaks:?} {n}");
                let all = (0..=n.min(14)).flat_map(|a| (0..=n).map(move |b| (a, b)));
                for (a, b) in all {
                    let mut lists = vec![vec![a], vec![a, b]];
                    lists.extend((0..4).map(|c| vec![a, b, c]));
                    for list in lists {
                        let told = breaks.is_option(n, &list);
                        assert_eq!(told, seen.contains(&list), "{breaks:?} {n} {list:?}");
                    }
                }
            }
        }
    }

    #[test]
    fn the_largest_heaps() {
        let nim = TakeAndBreak::with_tail(vec![], 1, vec![Digit(3)]).unwrap();
        assert_eq!(
            nim.count(crate::base::nimber::MAX_HEAP),
            Some(u128::from(crate::base::nimber::MAX_HEAP))
        );
        let all = TakeAndBreak::with_tail(vec![], 1, vec![Digit(15)]).unwrap();
        assert_eq!(all.count(crate::base::nimber::MAX_HEAP), None);
        assert!(all.count(1 << 40).is_some());
        let mut first = Vec::new();
        let _ = all.options(crate::base::nimber::MAX_HEAP, &mut |heaps| {
            first.push(heaps.to_vec());
            if first.len() < 3 { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
        });
        let n = crate::base::nimber::MAX_HEAP;
        assert_eq!(first, [vec![n - 1], vec![n - 2, 1], vec![n - 3, 2]]);
    }
}
