//! Proofs of periods for sets of steps with a few steps too large for a window of values over all steps.
//!
//! Let S be a set of steps, with N the near steps up to some bound, and all other steps far. If the values under N
//! alone are periodic, and no far step s leads from a heap n to a heap of the same value, then N and S give the same
//! values: a heap that S adds to the options of n has a value different from that of n, so the least missing value
//! stays (Berlekamp, Conway, Guy 1982, chapter 4, on steps that can be added to a set). The check is finite: it
//! compares the ends of each far step for all heaps of the preperiod and of one period.

use super::values::{GrundyValues, each_width};
use super::window::WindowSearch;
use super::{Period, Proof};

/// The most steps of a set whose steps are listed one by one.
pub const MOST: usize = 4096;

/// The largest step of a set for which one window over all steps is as fast as a search with far steps.
pub const NEAR: u64 = 1 << 12;

/// The most comparisons for all far steps together.
const COMPARISONS: u64 = 1 << 22;

/// The least ratio of the first far step to the last near step, `RATIO.0 / RATIO.1`.
const RATIO: (u64, u64) = (5, 4);

/// A search for a period of the near steps that the far steps do not change. Each call continues where the previous
/// call stopped.
#[derive(Clone, Debug)]
pub struct FarSteps {
    /// The steps in ascending order, without repetition.
    steps: Vec<u64>,
    /// The number of near steps, and the search for a period of their values.
    near: usize,
    search: WindowSearch,
}

impl FarSteps {
    /// Create the search for a nonempty set of steps in ascending order. Each step must be allowed for every heap of at
    /// least its size.
    pub fn new(steps: Vec<u64>) -> FarSteps {
        let mut new = FarSteps { search: WindowSearch::new(1), near: 0, steps };
        new.more();
        new
    }

    /// Extend the near steps to the next gap. Return `false` if all steps are near already.
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

    /// Process the new values. Return the period and its proof if the search succeeds.
    pub fn look(&mut self, values: &GrundyValues) -> Option<(Period, Proof)> {
        loop {
            // Use only the values of heaps below the first far step, which depend on the near steps alone.
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

    /// Return whether no far step leads to a heap of equal value, if all values have this period.
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

    /// Return the values of the heaps below `count`, computed by definition.
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
