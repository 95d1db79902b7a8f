//! The multiplication of nimbers.

use super::nimber::Nimber;

/// Multiply two nimbers. With the largest Fermat power F that is at most the larger factor, the factors are a₁F ⊕ a₀
/// and b₁F ⊕ b₀, and F ⊗ F = F ⊕ F/2.
fn product(a: u64, b: u64) -> u64 {
    if a <= 1 || b <= 1 {
        return a * b;
    }
    let shift = fermat(a.max(b)).trailing_zeros();
    let low = (1 << shift) - 1;
    let (a1, a0, b1, b0) = (a >> shift, a & low, b >> shift, b & low);
    let (high, down) = (product(a1, b1), product(a0, b0));
    (product(a1 ^ a0, b1 ^ b0) ^ down) << shift ^ down ^ product(high, 1 << (shift - 1))
}

/// Return the largest Fermat power, 2^(2^n), that is at most a given number from 2 on.
pub fn fermat(n: u64) -> u64 {
    [32, 16, 8, 4, 2].into_iter().map(|shift| 1 << shift).find(|power| n >= *power).unwrap_or(2)
}

impl Nimber {
    /// The nim product: a ⊗ b is the mex of all a′ ⊗ b ⊕ a ⊗ b′ ⊕ a′ ⊗ b′ with a′ < a and b′ < b
    /// (Conway 1976). The nimbers of up to 64 bits form a field, and so do those of 1, 2, 4, 8, 16
    /// and 32 bits.
    ///
    /// ```
    /// use mexplorer::Nimber;
    /// assert_eq!(Nimber(2).times(Nimber(2)), Nimber(3));
    /// assert_eq!(Nimber(4).times(Nimber(2)), Nimber(8));
    /// assert_eq!(Nimber(1 << 32).times(Nimber(1 << 32)), Nimber(3 << 31));
    /// ```
    pub fn times(self, other: Nimber) -> Nimber {
        Nimber(product(self.0, other.0))
    }

    /// Return the nimber whose product with this nimber is 1; for 0 the result is 0.
    ///
    /// ```
    /// use mexplorer::Nimber;
    /// let inverse = Nimber(1_000_003).inverse();
    /// assert_eq!(Nimber(1_000_003).times(inverse), Nimber(1));
    /// ```
    pub fn inverse(self) -> Nimber {
        if self.0 < 2 {
            return self;
        }
        // The product of a = a₁F ⊕ a₀ and its conjugate a₁F ⊕ (a₀ ⊕ a₁) is less than F.
        let shift = fermat(self.0).trailing_zeros();
        let (high, low) = (self.0 >> shift, self.0 & ((1 << shift) - 1));
        let norm = product(low, low ^ high) ^ product(product(high, high), 1 << (shift - 1));
        let below = Nimber(norm).inverse().0;
        Nimber(product(high, below) << shift ^ product(low ^ high, below))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::base::nimber::mex;
    use crate::base::rng::Rng;

    #[test]
    fn products_are_what_their_mex_says() {
        let mut table = vec![[0u64; 64]; 64];
        for a in 0..64 {
            for b in 0..64 {
                let options = (0..a).flat_map(|i| (0..b).map(move |j| (i, j)));
                let value =
                    |(i, j): (usize, usize)| Nimber(table[i][b] ^ table[a][j] ^ table[i][j]);
                table[a][b] = mex(options.map(value)).0;
                assert_eq!(Nimber(a as u64).times(Nimber(b as u64)).0, table[a][b], "{a} {b}");
            }
        }
    }

    /// The nimbers below 2^k satisfy the field axioms for k = 2, 4, 8, 16, 32 and 64.
    #[test]
    fn nimbers_are_a_field() {
        let mut rng = Rng::new(3);
        for bits in [2, 4, 8, 16, 32, 64] {
            for _ in 0..200 {
                let mut one =
                    || Nimber(rng.within(0, u64::MAX >> 1) >> (63 - bits.min(63)) ^ rng.below(2));
                let (a, b, c) = (one(), one(), one());
                assert_eq!(a.times(b), b.times(a));
                assert_eq!(a.times(b).times(c), a.times(b.times(c)));
                assert_eq!(a.times(b + c), a.times(b) + a.times(c));
                if a != Nimber(0) {
                    assert_eq!(a.times(a.inverse()), Nimber(1), "{a}");
                }
                if bits < 64 {
                    assert!(a.times(b).0 < 1 << bits);
                }
            }
        }
        let top = Nimber(u64::MAX);
        assert_eq!(top.times(top.inverse()), Nimber(1));
    }
}
