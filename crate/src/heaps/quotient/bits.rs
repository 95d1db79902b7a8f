//! Sets of small numbers, as bits.

/// A set of numbers below a bound. All sets of one monoid have the same bound.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Bits(Box<[u64]>);

impl Bits {
    pub fn new(bound: usize) -> Self {
        Bits(vec![0; bound.div_ceil(64)].into())
    }

    pub fn insert(&mut self, n: usize) {
        self.0[n / 64] |= 1 << (n % 64);
    }

    pub fn has(&self, n: usize) -> bool {
        self.0[n / 64] >> (n % 64) & 1 == 1
    }

    pub fn add(&mut self, other: &Bits) {
        self.0.iter_mut().zip(&other.0).for_each(|(word, other)| *word |= other);
    }

    pub fn meets(&self, other: &Bits) -> bool {
        self.first_common(other).is_some()
    }

    pub fn first_common(&self, other: &Bits) -> Option<usize> {
        let words = self.0.iter().zip(&other.0).map(|(a, b)| a & b);
        let (at, word) = words.enumerate().find(|(_, word)| *word != 0)?;
        Some(64 * at + word.trailing_zeros() as usize)
    }

    pub fn is_within(&self, other: &Bits) -> bool {
        self.0.iter().zip(&other.0).all(|(a, b)| a & !b == 0)
    }

    pub fn is_empty(&self) -> bool {
        self.0.iter().all(|word| *word == 0)
    }

    pub fn count(&self) -> usize {
        self.0.iter().map(|word| word.count_ones() as usize).sum()
    }

    pub fn iter(&self) -> impl Iterator<Item = usize> + '_ {
        self.0.iter().enumerate().flat_map(|(at, word)| {
            let mut left = *word;
            std::iter::from_fn(move || {
                let n = (left != 0).then(|| 64 * at + left.trailing_zeros() as usize);
                left &= left.wrapping_sub(1);
                n
            })
        })
    }
}
