//! Sums of parts whose values are known: the outcome, and the value that a part must get in a winning move.

use crate::base::Flow;
use crate::ruleset::outcome::Outcome;

/// The sum of the values of parts, in a form in which one part can be replaced at once.
///
/// Normal play: the previous player wins exactly when the nim-sum is 0 (Sprague 1935, Grundy 1939). Misère play of
/// *tame* parts, each of which plays like a misère Nim heap of its value: the rule of normal play holds while some
/// value exceeds 1, and the opposite rule holds once no value does (Bouton 1901; Ferguson 1974; Conway 1976).
///
/// ```
/// use mexplorer::{Outcome, Sum};
/// assert_eq!(Sum::new([1, 2, 3], false).outcome(), Outcome::P);
/// assert_eq!(Sum::new([1, 1], true).outcome(), Outcome::N);
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Sum {
    nim_sum: u64,
    ones: u64,
    bigger: u64,
    misere: bool,
}

impl Sum {
    /// Create the sum of parts with these values.
    pub fn new(values: impl IntoIterator<Item = u64>, misere: bool) -> Self {
        let mut sum = Sum { nim_sum: 0, ones: 0, bigger: 0, misere };
        for value in values {
            sum.nim_sum ^= value;
            sum.ones += u64::from(value == 1);
            sum.bigger += u64::from(value > 1);
        }
        sum
    }

    /// Return the nim-sum of all values.
    pub fn nim_sum(&self) -> u64 {
        self.nim_sum
    }

    /// Return the number of parts of value 1, and the number of parts of a greater value. For a sum from
    /// [`Sum::of_tame`]: the number of parts of value 1 that are not firm, and the number of firm parts.
    pub fn counts(&self) -> (u64, u64) {
        (self.ones, self.bigger)
    }

    /// Return the outcome of the sum.
    pub fn outcome(&self) -> Outcome {
        let endgame = self.misere && self.bigger == 0;
        Outcome::mover_wins((self.nim_sum != 0) != endgame)
    }

    /// Create the sum of tame parts, each given as its value and whether it is *firm*. A firm part plays like Nim heaps
    /// of which at least one is larger than 1: two heaps of 2 are firm, with value 0. A part that is not firm plays
    /// like a heap of 0 or 1.
    ///
    /// ```
    /// use mexplorer::{Outcome, Sum};
    /// assert_eq!(Sum::of_tame([(0, true)], true).outcome(), Outcome::P); // two heaps of 2, misère
    /// assert_eq!(Sum::of_tame([(0, false)], true).outcome(), Outcome::N); // nothing, misère
    /// ```
    pub fn of_tame(parts: impl IntoIterator<Item = (u64, bool)>, misere: bool) -> Self {
        let mut sum = Sum { nim_sum: 0, ones: 0, bigger: 0, misere };
        parts.into_iter().for_each(|part| sum.add(part));
        sum
    }

    fn add(&mut self, (value, firm): (u64, bool)) {
        self.nim_sum ^= value;
        self.ones += u64::from(value == 1 && !firm);
        self.bigger += u64::from(firm);
    }

    /// Return the sum with the part `old` replaced by the parts `new`, each as its value and whether it is firm.
    pub fn replaced(mut self, old: (u64, bool), new: impl IntoIterator<Item = (u64, bool)>) -> Sum {
        self.nim_sum ^= old.0;
        self.ones -= u64::from(old.0 == 1 && !old.1);
        self.bigger -= u64::from(old.1);
        new.into_iter().for_each(|part| self.add(part));
        self
    }

    /// Return the indices of parts with these values, in the order in which the search for a winning move examines
    /// them: first the parts whose value a winning move lowers, then the parts whose value it must raise.
    ///
    /// ```
    /// use mexplorer::Sum;
    /// assert_eq!(Sum::new([1, 2, 5], false).in_order(&[1, 2, 5]), [2, 0, 1]);
    /// ```
    pub fn in_order(&self, values: &[u64]) -> Vec<usize> {
        let lowers = |place: &usize| self.target(values[*place]) < values[*place];
        let (lowered, others): (Vec<usize>, Vec<usize>) = (0..values.len()).partition(lowers);
        [lowered, others].concat()
    }

    /// Visit the indices of parts in the order of [`Sum::in_order`], each with the value that a winning move must give
    /// the part. Visit none if the sum is lost.
    pub fn targets(
        values: &[u64],
        misere: bool,
        mut visit: impl FnMut(usize, u64) -> Flow,
    ) -> Flow {
        let sum = Sum::new(values.iter().copied(), misere);
        if sum.outcome() == Outcome::P {
            return Flow::Continue(());
        }
        let mut places = sum.in_order(values).into_iter();
        places.try_for_each(|place| visit(place, sum.target(values[place])))
    }

    /// Return the value that a winning move must give a part of value `old`.
    pub fn target(&self, old: u64) -> u64 {
        let rest = self.nim_sum ^ old;
        let rest_bigger = self.bigger - u64::from(old > 1);
        if self.misere && rest_bigger == 0 {
            // All other parts have value 0 or 1: leave an odd number of parts of value 1.
            let rest_ones = self.ones - u64::from(old == 1);
            return 1 - rest_ones % 2;
        }
        rest
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// All lists of three values below 5.
    fn lists() -> impl Iterator<Item = [u64; 3]> {
        (0..125).map(|n| [n % 5, n / 5 % 5, n / 25])
    }

    #[test]
    fn sums_know_their_values() {
        for values in lists() {
            let sum = Sum::new(values, false);
            assert_eq!(sum.nim_sum(), values[0] ^ values[1] ^ values[2], "{values:?}");
            let count = |is: fn(&&u64) -> bool| values.iter().filter(is).count() as u64;
            assert_eq!(sum.counts(), (count(|value| **value == 1), count(|value| **value > 1)));
        }
    }

    /// The value that a won sum asks of a part leaves a lost sum, and parts to lower come before parts to raise.
    #[test]
    fn targets_leave_lost_sums() {
        for (values, misere) in lists().flat_map(|values| [(values, false), (values, true)]) {
            let mut seen = Vec::new();
            let _ = Sum::targets(&values, misere, |place, target| {
                let mut left = values;
                left[place] = target;
                assert_eq!(Sum::new(left, misere).outcome(), Outcome::P, "{values:?} to {left:?}");
                seen.push((target > values[place], place));
                Flow::Continue(())
            });
            let is_won = Sum::new(values, misere).outcome() == Outcome::N;
            assert_eq!(seen.len(), if is_won { 3 } else { 0 }, "{values:?}");
            assert!(seen.is_sorted(), "{values:?}");
        }
    }
}
