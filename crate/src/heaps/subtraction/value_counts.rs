//! A multiset of values with the least value that does not occur.

/// The counts of values. The values of count 0 are stored as bits in levels: each bit of a level tells whether a word
/// of the level below has a bit set. So the least missing value is found in one step per level.
#[derive(Clone, Debug)]
pub struct ValueCounts {
    counts: Vec<u32>,
    levels: Vec<Vec<u64>>,
}

impl ValueCounts {
    #[inline]
    pub fn count(&self, value: u32) -> u32 {
        self.counts.get(value as usize).copied().unwrap_or(0)
    }

    #[inline]
    pub fn add(&mut self, value: u32) {
        let i = value as usize;
        // Keep one entry beyond the largest value, so that a missing value always exists.
        if i + 1 >= self.counts.len() {
            self.grow((i + 2).next_power_of_two());
        }
        self.counts[i] += 1;
        if self.counts[i] == 1 {
            self.clear(i);
        }
    }

    /// Remove one occurrence of `value`; the value must occur.
    #[inline]
    pub fn remove(&mut self, value: u32) {
        let i = value as usize;
        self.counts[i] -= 1;
        if self.counts[i] == 0 {
            self.levels.iter_mut().fold(i, |at, level| {
                level[at / 64] |= 1 << (at % 64);
                at / 64
            });
        }
    }

    #[inline]
    pub fn least_free(&self) -> u32 {
        let down = |at: usize, level: &Vec<u64>| at * 64 + level[at].trailing_zeros() as usize;
        self.levels.iter().rev().fold(0, down) as u32
    }

    #[inline]
    fn clear(&mut self, value: usize) {
        let mut at = value;
        for level in &mut self.levels {
            level[at / 64] &= !(1 << (at % 64));
            if level[at / 64] != 0 {
                break;
            }
            at /= 64;
        }
    }

    #[cold]
    fn grow(&mut self, size: usize) {
        self.counts.resize(size, 0);
        let free = |i: usize, counts: &[u32]| counts.get(i) == Some(&0);
        let words = |bits: usize, is_set: &dyn Fn(usize) -> bool| -> Vec<u64> {
            let word = |w: usize| {
                let set = (0..64).filter(|b| is_set(w * 64 + b));
                set.fold(0, |word, b| word | 1 << b)
            };
            (0..bits.div_ceil(64)).map(word).collect()
        };
        self.levels = vec![words(size, &|i| free(i, &self.counts))];
        while self.levels[self.levels.len() - 1].len() > 1 {
            let below = &self.levels[self.levels.len() - 1];
            let above = words(below.len(), &|i| below.get(i).is_some_and(|w| *w != 0));
            self.levels.push(above);
        }
    }
}

impl Default for ValueCounts {
    fn default() -> Self {
        let mut counts = ValueCounts { counts: Vec::new(), levels: Vec::new() };
        counts.grow(64);
        counts
    }
}
