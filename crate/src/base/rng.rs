//! Random numbers, repeatable by their seed.

/// A small generator, SplitMix64 (Steele, Lea and Flood 2014): the same seed, the same numbers.
///
/// ```
/// use mexplorer::Rng;
/// assert_eq!(Rng::new(7).below(100), Rng::new(7).below(100));
/// ```
#[derive(Clone, Debug)]
pub struct Rng(u64);

impl Rng {
    /// A generator with this seed.
    pub fn new(seed: u64) -> Self {
        Rng(seed)
    }

    /// The next 64 bits.
    pub fn next_bits(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    /// A number below `n`; 0 if `n` is 0.
    pub fn below(&mut self, n: u64) -> u64 {
        ((u128::from(self.next_bits()) * u128::from(n)) >> 64) as u64
    }

    /// A number from `lo` to `hi`, both included.
    pub fn within(&mut self, lo: u64, hi: u64) -> u64 {
        lo + self.below(hi - lo + 1)
    }

    /// A number from 0 up to, but not including, 1.
    pub fn unit(&mut self) -> f64 {
        (self.next_bits() >> 11) as f64 / (1u64 << 53) as f64
    }

    /// One of the items; `None` if there are none.
    pub fn choose<T>(&mut self, mut items: Vec<T>) -> Option<T> {
        let count = items.len() as u64;
        (count > 0).then(|| items.swap_remove(self.below(count) as usize))
    }

    /// One of the indices whose item is wanted.
    pub fn index<T>(&mut self, items: &[T], wanted: impl Fn(&T) -> bool) -> Option<usize> {
        self.choose((0..items.len()).filter(|&i| wanted(&items[i])).collect())
    }
}
