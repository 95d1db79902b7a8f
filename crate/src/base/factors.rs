//! Factorization of a nimber into two nimbers with given highest bits.
//!
//! In a product of games, a move turns rows of value u and columns of value v, and changes the nim-sum by u ⊗ v. By the
//! theorem on products, a head of value a ⊗ b can reach any lower value, so suitable u and v exist. This module
//! computes u and v without a search: each nimber is written as xF ⊕ y with a Fermat power F.

use super::nimber::Nimber;
use super::product::fermat;

fn times(a: u64, b: u64) -> u64 {
    Nimber(a).times(Nimber(b)).0
}

fn over(a: u64, b: u64) -> u64 {
    times(a, Nimber(b).inverse().0)
}

fn bits(number: u64) -> impl Iterator<Item = u32> {
    (0..u64::BITS).filter(move |bit| number >> bit & 1 == 1)
}

/// Return u and v with u ⊗ v = `sum`, a ⊕ u < a and b ⊕ v < b; `None` unless (a ⊗ b) ⊕ `sum` is less than a ⊗ b. Such u
/// and v exist, since a ⊗ b is the mex of the values (a ⊗ b) ⊕ (u ⊗ v) with these properties (Conway 1976).
pub(crate) fn factors(a: u64, b: u64, sum: u64) -> Option<(u64, u64)> {
    let top = sum.checked_ilog2().filter(|top| times(a, b) >> top & 1 == 1)?;
    let (i, j) = meeting(a, b, top)?;
    Some(split(i, j, sum))
}

/// Return a bit i of `a` and a bit j of `b` such that 2^i ⊗ 2^j has the given bit.
fn meeting(a: u64, b: u64, bit: u32) -> Option<(u32, u32)> {
    let all = bits(a).flat_map(|i| bits(b).map(move |j| (i, j)));
    all.into_iter().find(|(i, j)| times(1 << i, 1 << j) >> bit & 1 == 1)
}

/// Return u and v with the highest bits i and j and with u ⊗ v = w. The highest bit of w must be a bit of 2^i ⊗ 2^j.
fn split(i: u32, j: u32, w: u64) -> (u64, u64) {
    if i < j {
        let (v, u) = split(j, i, w);
        return (u, v);
    }
    if i == 0 {
        return (1, 1);
    }
    let shift = fermat(1 << i).trailing_zeros();
    let (high, low) = (w >> shift, w & ((1 << shift) - 1));
    if j < shift {
        // Bit i lies in the upper half of u, and v is less than F: both halves of w are multiples of v.
        let (upper, v) = split(i - shift, j, high);
        return (upper << shift | over(low, v), v);
    }
    let (i, j) = (i - shift, j - shift);
    let half = 1 << (shift - 1);
    // With the upper halves u₁ and v₁, the lower halves xu₁ and yv₁, and m = u₁ ⊗ v₁, the product has the upper half m
    // ⊗ (1 ⊕ x ⊕ y) and the lower half m ⊗ (xy ⊕ F/2).
    let (upper, x, y) = if high > 0 {
        // Choose x = y, so that the upper half is m.
        let root = square_root(over(low, high) ^ half, shift);
        (split(i, j, high), root, root)
    } else {
        // Choose y = x ⊕ 1, so that the upper half is 0. A suitable x exists if F/2 is the highest bit of w ⊘ m.
        let product = times(1 << i, 1 << j);
        let (h, _) = meeting(product, half, low.ilog2()).expect("a bit of the product is one of w");
        let (m, rest) = split(h, shift - 1, low);
        let root = oblong_root(rest ^ half, shift);
        (split(i, j, m), root, root ^ 1)
    };
    (upper.0 << shift | times(x, upper.0), upper.1 << shift | times(y, upper.1))
}

/// Return the nimber below 2^`size` with the given nim square.
fn square_root(square: u64, size: u32) -> u64 {
    // Squaring a nimber of `size` bits `size` times gives the same nimber, so `size` − 1 squarings give the root.
    (1..size).fold(square, |root, _| times(root, root))
}

/// Return a nimber z with z ⊗ z ⊕ z = `value`, for values below half of 2^`size`. The map z ↦ z ⊗ z ⊕ z is linear over
/// XOR, so Gaussian elimination on the images of the bits finds z.
fn oblong_root(value: u64, size: u32) -> u64 {
    // The images by their highest bit, each with its preimage.
    let mut basis: Vec<Option<(u64, u64)>> = vec![None; size as usize];
    for bit in 1..size {
        let (mut image, mut of) = (times(1 << bit, 1 << bit) ^ 1 << bit, 1u64 << bit);
        while let Some(top) = image.checked_ilog2() {
            let Some(known) = basis[top as usize] else {
                basis[top as usize] = Some((image, of));
                break;
            };
            (image, of) = (image ^ known.0, of ^ known.1);
        }
    }
    let (mut left, mut root) = (value, 0);
    while let Some((image, of)) = left.checked_ilog2().and_then(|top| basis[top as usize]) {
        (left, root) = (left ^ image, root ^ of);
    }
    root
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::base::rng::Rng;

    fn check(a: u64, b: u64, sum: u64) {
        let wanted = times(a, b) ^ sum < times(a, b);
        match factors(a, b, sum) {
            Some((u, v)) => {
                assert!(wanted, "{a} {b} {sum}: nothing is to be found");
                assert_eq!(times(u, v), sum, "{a} {b} {sum}: {u} {v}");
                assert!(a ^ u < a && b ^ v < b, "{a} {b} {sum}: {u} {v}");
            }
            None => assert!(!wanted, "{a} {b} {sum}: nothing was found"),
        }
    }

    #[test]
    fn each_lower_value_is_reached() {
        for a in 0..40 {
            for b in 0..40 {
                (0..256).for_each(|sum| check(a, b, sum));
            }
        }
    }

    #[test]
    fn so_it_is_for_large_numbers() {
        let mut rng = Rng::new(11);
        for bits in [8, 16, 17, 32, 33, 53, 63] {
            for _ in 0..300 {
                let mut one = || rng.within(0, u64::MAX >> 1) >> (63 - bits);
                let (a, b, sum) = (one(), one(), one());
                check(a, b, sum);
                check(a, b, times(a, b) ^ (times(a, b) >> 1));
                check(a, b, times(a, b));
            }
        }
    }
}
