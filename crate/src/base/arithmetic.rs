//! Divisors, primes, and the Walsh–Hadamard transform.

use std::ops::{Add, Sub};

/// Return the greatest common divisor; `gcd(0, b)` is `b`.
pub fn gcd(mut a: u128, mut b: u128) -> u128 {
    while b != 0 {
        if let (Ok(small_a), Ok(small_b)) = (u64::try_from(a), u64::try_from(b)) {
            return u128::from(gcd_small(small_a, small_b));
        }
        (a, b) = (b, a % b);
    }
    a
}

/// Return the least common multiple of two positive numbers; `None` if the multiple is larger than `n`.
///
/// ```
/// use mexplorer::lcm_within;
/// assert_eq!((lcm_within(4, 6, 12), lcm_within(4, 6, 11)), (Some(12), None));
/// ```
pub fn lcm_within(a: u128, b: u128, n: u128) -> Option<u128> {
    let factor = b / gcd(a, b);
    (factor <= n / a).then(|| a * factor)
}

fn gcd_small(mut a: u64, mut b: u64) -> u64 {
    while b != 0 {
        (a, b) = (b, a % b);
    }
    a
}

/// Compute the Walsh–Hadamard transform in place, for a power of 2 of numbers. Each result is the sum of all numbers,
/// where a number is negated if its index and the index of the result have an odd number of common 1 bits.
pub fn walsh<T: Copy + Add<Output = T> + Sub<Output = T>>(sums: &mut [T]) {
    let mut half = 1;
    while half < sums.len() {
        for pair in sums.chunks_exact_mut(2 * half) {
            let (low, high) = pair.split_at_mut(half);
            for (a, b) in low.iter_mut().zip(high) {
                (*a, *b) = (*a + *b, *a - *b);
            }
        }
        half *= 2;
    }
}

/// The first primes: the divisors of trial division, and the bases of Miller's test.
const SMALL: [u64; 12] = [2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37];

/// Below this square of the next prime, trial division by `SMALL` decides.
const TRIED: u64 = 41 * 41;

/// Upper bounds, each with the number of primes of `SMALL` that suffice as bases of Miller's test below the bound
/// (Jaeschke 1993; Jiang and Deng 2014; Sorenson and Webster 2015).
const BASES: [(u64, usize); 4] =
    [(3_215_031_751, 4), (341_550_071_728_321, 7), (3_825_123_056_546_413_051, 9), (u64::MAX, 12)];

/// Return whether `n` is a prime: trial division for small numbers, then Miller's test on as many bases as are proven
/// to suffice.
pub fn is_prime(n: u64) -> bool {
    if n < 2 {
        return false;
    }
    for p in SMALL {
        if n.is_multiple_of(p) {
            return n == p;
        }
    }
    if n < TRIED {
        return true;
    }
    let bases = BASES.iter().find(|(below, _)| n < *below).map_or(SMALL.len(), |(_, bases)| *bases);
    let modulus = Modulus::new(n);
    let (one, minus_one) = (modulus.one, n - modulus.one);
    let twos = (n - 1).trailing_zeros();
    SMALL[..bases].iter().all(|base| {
        let (mut power, mut square, mut exponent) = (one, modulus.form(*base), (n - 1) >> twos);
        while exponent > 0 {
            if exponent & 1 == 1 {
                power = modulus.times(power, square);
            }
            square = modulus.times(square, square);
            exponent >>= 1;
        }
        if power == one || power == minus_one {
            return true;
        }
        (1..twos).any(|_| {
            power = modulus.times(power, power);
            power == minus_one
        })
    })
}

/// Return the cost of [`is_prime`] at `n` in budget steps, where one step is about the time to evaluate one condition.
pub fn prime_price(n: u64) -> u64 {
    match n {
        0..TRIED => 0,
        TRIED..3_215_031_751 => 16,
        _ => 128,
    }
}

/// Multiplication modulo an odd number n without division. Numbers are stored multiplied by 2^64 (Montgomery 1985).
struct Modulus {
    n: u64,
    /// −1/n modulo 2^64.
    inverse: u64,
    /// The number 1 as stored, that is 2^64 modulo n.
    one: u64,
}

impl Modulus {
    fn new(n: u64) -> Modulus {
        // Compute 1/n modulo 2^64 by Newton's method. The start value n is correct in 3 bits, since n² is 1 modulo 8,
        // and each step doubles the number of correct bits.
        let mut inverse = n;
        for _ in 0..5 {
            inverse = inverse.wrapping_mul(2u64.wrapping_sub(n.wrapping_mul(inverse)));
        }
        // 2^64 − n is congruent to 2^64 modulo n, and fits in 64 bits.
        Modulus { n, inverse: inverse.wrapping_neg(), one: n.wrapping_neg() % n }
    }

    /// Return a small number as stored, by adding `one` repeatedly.
    fn form(&self, small: u64) -> u64 {
        (0..small).fold(0, |sum, _| self.sum(sum, self.one))
    }

    fn sum(&self, a: u64, b: u64) -> u64 {
        if a >= self.n - b { a - (self.n - b) } else { a + b }
    }

    fn times(&self, a: u64, b: u64) -> u64 {
        let product = u128::from(a) * u128::from(b);
        let zero = (product as u64).wrapping_mul(self.inverse);
        let added = u128::from(zero) * u128::from(self.n);
        // The sum of the low halves is 0 modulo 2^64, with a carry unless both halves are 0.
        let carry = u64::from(product as u64 != 0);
        let (high, over) = ((product >> 64) as u64, (added >> 64) as u64 + carry);
        self.sum(high, if over == self.n { 0 } else { over })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn products_are_those_of_wide_numbers() {
        let mut rng = crate::base::rng::Rng::new(5);
        for _ in 0..20_000 {
            let n = (rng.next_bits() >> rng.below(60)) | 1;
            if n < 3 {
                continue;
            }
            let modulus = Modulus::new(n);
            let (a, b) = (rng.below(n), rng.below(n));
            let wide = |a: u64, b: u64| (u128::from(a) * u128::from(b) % u128::from(n)) as u64;
            // (a·2^64)(b·2^64)/2^64 is (a·b)·2^64.
            let shifted = |a: u64| wide(a, modulus.one);
            assert_eq!(modulus.times(shifted(a), shifted(b)), shifted(wide(a, b)), "{a} {b} {n}");
            assert_eq!(modulus.sum(a, b), ((u128::from(a) + u128::from(b)) % u128::from(n)) as u64);
            assert_eq!(modulus.form(37), wide(37 % n, modulus.one));
        }
    }

    #[test]
    fn large_primes_and_their_neighbours() {
        // The largest primes below 2^32, 2^53 and 2^64.
        for (prime, below) in [(4_294_967_291, 1 << 32), (9_007_199_254_740_881, 1 << 53)] {
            assert!(is_prime(prime) && (prime + 1..below).all(|n| !is_prime(n)), "{prime}");
        }
        let last = 18_446_744_073_709_551_557;
        assert!(is_prime(last) && (last + 1..=u64::MAX).all(|n| !is_prime(n)));
        // The least composite numbers that pass Miller's test for the first 4, 7, 9, 5 and 6 primes as bases.
        for (least, _) in &BASES[..3] {
            assert!(!is_prime(*least), "{least}");
        }
        assert!(!is_prime(2_152_302_898_747) && !is_prime(3_474_749_660_383));
        // Squares and products of large primes.
        assert!(!is_prime(4_294_967_291 * 4_294_967_291) && !is_prime(94_906_249 * 94_906_249));
    }
}
