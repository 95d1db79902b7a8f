//! Random numbers that a seed reproduces, and enumeration of all sequences of choices.

/// A pseudorandom generator, SplitMix64 (Steele, Lea and Flood 2014). Equal seeds give equal sequences.
///
/// ```
/// use mexplorer::Rng;
/// assert_eq!(Rng::new(7).below(100), Rng::new(7).below(100));
/// ```
#[derive(Clone, Debug)]
pub struct Rng {
    state: u64,
    #[cfg(feature = "lab")]
    script: Option<Script>,
}

/// A predetermined sequence of choices, which replaces the random numbers.
#[cfg(feature = "lab")]
#[derive(Clone, Debug, Default)]
struct Script {
    choices: Vec<u64>,
    /// The number of alternatives of each choice.
    bounds: Vec<u64>,
}

impl Rng {
    /// Create a generator with the given seed.
    pub fn new(seed: u64) -> Self {
        Rng {
            state: seed,
            #[cfg(feature = "lab")]
            script: None,
        }
    }

    /// Return the next 64 random bits.
    pub fn next_bits(&mut self) -> u64 {
        self.state = self.state.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.state;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    /// Return a random number below `n`; 0 if `n` is 0.
    pub fn below(&mut self, n: u64) -> u64 {
        #[cfg(feature = "lab")]
        if let Some(script) = &mut self.script {
            return script.below(n);
        }
        ((u128::from(self.next_bits()) * u128::from(n)) >> 64) as u64
    }

    /// Return a random number from `lo` to `hi`, both included.
    pub fn within(&mut self, lo: u64, hi: u64) -> u64 {
        lo + self.below((hi - lo).saturating_add(1))
    }

    /// Return `true` with probability 1/`n`. In an enumeration of all choices, `true` is the last alternative, so that
    /// rare events are enumerated last.
    pub fn chance(&mut self, n: u64) -> bool {
        self.below(n) + 1 == n
    }

    /// Return whether all choices are enumerated. Callers then need not make several random choices for variety.
    pub fn is_scripted(&self) -> bool {
        #[cfg(feature = "lab")]
        return self.script.is_some();
        #[cfg(not(feature = "lab"))]
        false
    }

    /// Return a random number from 0 up to, but not including, 1.
    pub fn unit(&mut self) -> f64 {
        (self.next_bits() >> 11) as f64 / (1u64 << 53) as f64
    }

    /// Choose one of the items at random; `None` if there are no items.
    pub fn choose<T>(&mut self, mut items: Vec<T>) -> Option<T> {
        let count = items.len() as u64;
        (count > 0).then(|| items.swap_remove(self.below(count) as usize))
    }

    /// Choose at random the index of an item for which `wanted` is true; `None` if there is no such item.
    pub fn index<T>(&mut self, items: &[T], wanted: impl Fn(&T) -> bool) -> Option<usize> {
        self.choose((0..items.len()).filter(|&i| wanted(&items[i])).collect())
    }
}

#[cfg(feature = "lab")]
impl Script {
    fn below(&mut self, n: u64) -> u64 {
        let at = self.bounds.len();
        self.bounds.push(n.max(1));
        if self.choices.len() <= at {
            self.choices.push(0);
        }
        self.choices[at].min(n.saturating_sub(1))
    }

    /// Advance to the lexicographically next choices with a sum of at most `sum`. Return false if there are no further
    /// choices.
    fn advance(&mut self, sum: u64) -> bool {
        self.choices.truncate(self.bounds.len());
        let mut before: u64 = self.choices.iter().sum();
        while let Some(last) = self.choices.pop() {
            before -= last;
            let bound = self.bounds[self.choices.len()];
            if last + 1 < bound && before + last < sum {
                self.choices.push(last + 1);
                self.bounds.clear();
                return true;
            }
        }
        false
    }
}

/// Call `visit` with the result of `draw` for all sequences of choices, in order of their sum, until `visit` returns
/// false: a search of all small cases, as in SmallCheck (Runciman, Naylor and Lindblad 2008). The search ends after
/// `most` calls of `draw`; each pass for a larger sum repeats the sequences with a smaller sum.
///
/// ```
/// use mexplorer::all_small;
/// let mut pairs = Vec::new();
/// all_small(100, |rng| (rng.below(2), rng.below(2)), |pair| { pairs.push(pair); true });
/// assert_eq!(pairs, [(0, 0), (0, 1), (1, 0), (1, 1)]);
/// ```
#[cfg(feature = "lab")]
pub fn all_small<T>(
    most: usize,
    mut draw: impl FnMut(&mut Rng) -> T,
    mut visit: impl FnMut(T) -> bool,
) {
    let mut drawn = 0;
    let mut sum = 0;
    loop {
        let mut rng = Rng { state: 0, script: Some(Script::default()) };
        let mut is_whole = true;
        loop {
            let made = draw(&mut rng);
            drawn += 1;
            let Some(script) = &mut rng.script else { return };
            // Skip sequences with a smaller sum, which an earlier pass has visited.
            let spent: u64 = script.choices.iter().sum();
            let is_new = spent == sum;
            is_whole &= !is_new;
            if (is_new && !visit(made)) || drawn >= most {
                return;
            }
            if !script.advance(sum) {
                break;
            }
        }
        if is_whole && sum > 0 {
            return;
        }
        sum += 1;
    }
}

#[cfg(all(test, feature = "lab"))]
mod tests {
    use super::*;

    #[test]
    fn all_choices_are_made_once_the_smallest_sums_first() {
        let draw = |rng: &mut Rng| {
            let count = rng.within(1, 3);
            (0..count).map(|_| rng.below(3)).collect::<Vec<u64>>()
        };
        let mut all = Vec::new();
        all_small(10_000, draw, |list| {
            all.push(list);
            true
        });
        let sum = |list: &Vec<u64>| list.len() as u64 - 1 + list.iter().sum::<u64>();
        assert!(all.is_sorted_by_key(sum));
        let distinct: std::collections::BTreeSet<_> = all.iter().collect();
        assert_eq!((all.len(), distinct.len()), (3 + 9 + 27, 39));
        let mut few = 0;
        all_small(10_000, draw, |_| {
            few += 1;
            few < 5
        });
        assert_eq!(few, 5);
    }
}
