//! Sums of parts whose values are known: who wins, and what value a part must get.

use crate::base::Flow;
use crate::ruleset::outcome::Outcome;

/// The values of a sum's parts, added up so that one part can be exchanged at once.
///
/// Normal play: the previous player wins exactly when the nim-sum is 0 (Sprague 1935, Grundy 1939).
/// Misère play of *tame* parts, those that are misère Nim heaps of their value: the same while any
/// value exceeds 1, and the other way round once none does (Bouton 1901; Ferguson 1974; Conway
/// 1976).
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
    /// The sum of parts with these values.
    pub fn new(values: impl IntoIterator<Item = u64>, misere: bool) -> Self {
        let mut sum = Sum { nim_sum: 0, ones: 0, bigger: 0, misere };
        for value in values {
            sum.nim_sum ^= value;
            sum.ones += u64::from(value == 1);
            sum.bigger += u64::from(value > 1);
        }
        sum
    }

    /// The nim-sum of all values.
    pub fn nim_sum(&self) -> u64 {
        self.nim_sum
    }

    /// How many parts have value 1, and how many a larger one.
    pub fn counts(&self) -> (u64, u64) {
        (self.ones, self.bigger)
    }

    /// Who wins the sum.
    pub fn outcome(&self) -> Outcome {
        let endgame = self.misere && self.bigger == 0;
        Outcome::mover_wins((self.nim_sum != 0) != endgame)
    }

    /// The sum of parts with these values, of which some are *firm*: they contain an option in play
    /// that is more than a heap of one, whatever their value, such as two equal heaps of 2. Other
    /// parts have value 0 or 1.
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

    /// The sum with a part (its value, whether it is firm) replaced by others.
    pub fn replaced(mut self, old: (u64, bool), new: impl IntoIterator<Item = (u64, bool)>) -> Sum {
        self.nim_sum ^= old.0;
        self.ones -= u64::from(old.0 == 1 && !old.1);
        self.bigger -= u64::from(old.1);
        new.into_iter().for_each(|part| self.add(part));
        self
    }

    /// The places of parts of these values in the order in which the argument for a winning move looks
    /// at them: first those that it lowers, then those where the value must rise.
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

    /// Visits the parts of a sum of these values in that order, each with the value that a move must give it
    /// for the opponent to lose; none where the sum is lost.
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

    /// The value that a part of value `old` must get for the opponent to lose.
    pub fn target(&self, old: u64) -> u64 {
        let rest = self.nim_sum ^ old;
        let rest_bigger = self.bigger - u64::from(old > 1);
        if self.misere && rest_bigger == 0 {
            // All the others are 0 or 1: leave an odd number of ones.
            let rest_ones = self.ones - u64::from(old == 1);
            return 1 - rest_ones % 2;
        }
        rest
    }
}
