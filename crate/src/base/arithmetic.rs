//! Divisors and primes.

/// The greatest common divisor; `gcd(0, b)` is `b`.
pub fn gcd(mut a: u128, mut b: u128) -> u128 {
    while b != 0 {
        if let (Ok(small_a), Ok(small_b)) = (u64::try_from(a), u64::try_from(b)) {
            return u128::from(gcd_small(small_a, small_b));
        }
        (a, b) = (b, a % b);
    }
    a
}

fn gcd_small(mut a: u64, mut b: u64) -> u64 {
    while b != 0 {
        (a, b) = (b, a % b);
    }
    a
}

/// Whether `n` is a prime: trial division for small numbers, then Miller's test on the bases that
/// Jaeschke (1993) and Sorenson and Webster (2015) showed to suffice.
pub fn is_prime(n: u64) -> bool {
    const SMALL: [u64; 12] = [2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37];
    if n < 2 {
        return false;
    }
    for p in SMALL {
        if n.is_multiple_of(p) {
            return n == p;
        }
    }
    if n < 41 * 41 {
        return true;
    }
    // 2, 3, 5 and 7 suffice below 3,215,031,751; there products fit into 64 bits, too.
    let (bases, small) = if n < 3_215_031_751 { (4, true) } else { (SMALL.len(), false) };
    let times = |a: u64, b: u64| match small {
        true => a * b % n,
        false => (u128::from(a) * u128::from(b) % u128::from(n)) as u64,
    };
    let twos = (n - 1).trailing_zeros();
    SMALL[..bases].iter().all(|base| {
        let (mut power, mut square, mut exponent) = (1, *base, (n - 1) >> twos);
        while exponent > 0 {
            if exponent & 1 == 1 {
                power = times(power, square);
            }
            square = times(square, square);
            exponent >>= 1;
        }
        if power == 1 || power == n - 1 {
            return true;
        }
        (1..twos).any(|_| {
            power = times(power, power);
            power == n - 1
        })
    })
}
