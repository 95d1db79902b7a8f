//! Sets of steps where all but a few are so large that a window of values over all of them is out of reach.
//!
//! Let S be a set of steps, with N the near steps up to some bound and the others far. If the values under N alone
//! recur, and no far step s leads from a heap n to a heap of the same value, then N and S give the same values: a
//! heap that S adds to the options of n has another value than n, so the least missing value stays (Berlekamp,
//! Conway, Guy 1982, chapter 4, on steps that can be added to a set). The check is finite: a far step is compared
//! over one period, and for the heaps before it.

use super::values::{GrundyValues, each_width};
use super::window::WindowSearch;
use super::{Period, Proof};

/// Steps beyond which no set is listed one by one.
pub const MOST: usize = 4096;

/// The largest step up to which a window over all steps is as fast.
pub const NEAR: u64 = 1 << 12;

/// The most comparisons for all far steps together.
const COMPARISONS: u64 = 1 << 22;

/// A far step lies this many times farther than the near ones, at least: `RATIO.0 / RATIO.1`.
const RATIO: (u64, u64) = (5, 4);

/// Search for a period of the near steps that the far steps keep. A later call continues where it
/// stopped.
#[derive(Clone, Debug)]
pub struct FarSteps {
    /// In ascending order, each once.
    steps: Vec<u64>,
    /// The count of near steps, and the search over their values.
    near: usize,
    search: WindowSearch,
}

impl FarSteps {
    /// For a set that may be taken from every heap that is large enough, in ascending order; at least one.
    pub fn new(steps: Vec<u64>) -> FarSteps {
        let mut new = FarSteps { search: WindowSearch::new(1), near: 0, steps };
        new.more();
        new
    }

    /// Takes more steps as near ones, up to the next gap; whether there are any.
    fn more(&mut self) -> bool {
        if self.near == self.steps.len() {
            return false;
        }
        let wide = |pair: &[u64]| pair[1] / RATIO.0 >= pair[0] / RATIO.1 && pair[1] > pair[0] + 1;
        let gap = self.steps[self.near..].windows(2).position(wide);
        self.near = gap.map_or(self.steps.len(), |gap| self.near + gap + 1);
        self.search = WindowSearch::new(self.steps[self.near - 1]);
        true
    }

    /// Look at the values that are new.
    pub fn look(&mut self, values: &GrundyValues) -> Option<(Period, Proof)> {
        loop {
            // Below the first far step, the values equal those of the near steps.
            let far = self.steps.get(self.near).and_then(|step| usize::try_from(*step).ok());
            let found = match far.filter(|far| *far < values.len()) {
                Some(far) => self.search.look(&values.first(far)),
                None => self.search.look(values),
            };
            match found {
                Some((period, proof)) if self.keeps(period, values) => {
                    return Some((period, self.proof(proof)));
                }
                None if far.is_none_or(|far| values.len() < far) => return None,
                _ if !self.more() => return None,
                _ => {}
            }
        }
    }

    /// Whether no far step leads to an equal value, where all values have this period.
    fn keeps(&self, period: Period, values: &GrundyValues) -> bool {
        let far = &self.steps[self.near..];
        let Period { preperiod, length, .. } = period;
        let heaps = preperiod.saturating_add(length);
        if heaps.saturating_mul(far.len() as u64) > COMPARISONS {
            return false;
        }
        each_width!(values, values => {
            let value = |heap: u64| values[period.reduce(heap) as usize];
            far.iter().all(|step| (0..heaps).all(|heap| value(heap) != value(step + heap)))
        })
    }

    fn proof(&self, proof: Proof) -> Proof {
        match proof {
            Proof::Window { window, first, again, .. } if self.near < self.steps.len() => {
                Proof::FarSteps { near: window, first, again }
            }
            proof => proof,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Values of the heaps below `count`, by the definition.
    fn plain(steps: &[u64], count: u64) -> Vec<u32> {
        let mut values: Vec<u32> = Vec::new();
        for heap in 0..count {
            let options = steps.iter().filter(|step| **step <= heap);
            let options: Vec<u32> = options.map(|step| values[(heap - step) as usize]).collect();
            values.extend((0..).find(|value| !options.contains(value)));
        }
        values
    }

    #[test]
    fn every_proof_of_small_sets_holds_far_beyond_what_it_saw() {
        let mut rng = crate::base::rng::Rng::new(7);
        let (mut far, mut proven) = (0, 0);
        for _ in 0..4000 {
            let mut steps = vec![1 + rng.below(6)];
            for _ in 0..=rng.below(4) {
                let last = steps[steps.len() - 1];
                steps.push(last + 1 + rng.below(3 * last + 8));
            }
            let upto = 60 + rng.below(60);
            let seen: GrundyValues = plain(&steps, upto).into_iter().collect();
            let Some((period, proof)) = FarSteps::new(steps.clone()).look(&seen) else { continue };
            proven += 1;
            far += u32::from(matches!(proof, Proof::FarSteps { .. }));
            let all = plain(&steps, 4 * steps[steps.len() - 1] + 8 * upto);
            for (heap, value) in all.iter().enumerate() {
                let like = period.reduce(heap as u64);
                assert_eq!(all[like as usize], *value, "{steps:?} at {heap}: {period:?}");
            }
        }
        assert!(far > 250 && proven > 1000, "{far} {proven}");
    }

    #[test]
    fn powers_are_proven_from_a_few_heaps() {
        for (base, length) in [(2, 3), (3, 2), (4, 5), (5, 2), (10, 11)] {
            let steps: Vec<u64> = (0..16).map(|k| u64::pow(base, k)).collect();
            let seen: GrundyValues = plain(&steps, 64).into_iter().collect();
            let found = FarSteps::new(steps).look(&seen).map(|(period, _)| period);
            assert_eq!(found, Some(Period::proven(0, length)), "powers of {base}");
        }
    }
}
