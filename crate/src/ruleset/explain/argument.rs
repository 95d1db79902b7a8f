//! The argument from a nim-sum: the binary column that decides, the part that a winning move lowers, and why the
//! opponent cannot make the nim-sum 0 in turn.

use super::claim::Claim;
use super::step::{Row, Step};
use super::table::ROWS;
use crate::base::nimber::Nimber;
use crate::ruleset::sum::Sum;

/// The kind of numbers that a nim-sum adds: sizes of Nim heaps or Grundy values.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Terms {
    /// Sizes of parts: a move can lower a part to any smaller number, as in Nim.
    Sizes,
    /// Grundy values of parts, each the mex of the values of the part's options.
    Values,
}

/// The parts of a sum: their values and their names.
struct Parts<'p> {
    values: &'p [u64],
    label: &'p dyn Fn(usize) -> String,
    are: Terms,
}

impl Step {
    /// Return the step with the nim-sum of these values, each with the label of its part, and the step with the
    /// argument from the nim-sum. Under misère play without values above 1 there is no argument.
    pub fn sum(
        values: &[u64],
        are: Terms,
        misere: bool,
        label: &dyn Fn(usize) -> String,
    ) -> Vec<Step> {
        let sum = Sum::new(values.iter().copied(), misere);
        let parts = Parts { values, label, are };
        let claims = if misere { parts.misere(&sum) } else { parts.normal(sum.nim_sum()) };
        let row = |(i, value): (usize, &u64)| Row { label: label(i), value: Nimber(*value) };
        let rows = values.iter().enumerate().take(ROWS).map(row).collect();
        let mut steps = vec![Step::nim_sum(rows, values.iter().copied())];
        steps.extend(Step::argument(claims));
        steps
    }

    /// Return the steps for labelled Nim heaps: their nim-sum, the argument from it, and under misère play the endgame.
    pub fn nim(values: &[u64], misere: bool, label: &dyn Fn(usize) -> String) -> Vec<Step> {
        let endgame = || Step::endgame(&Sum::new(values.iter().copied(), true));
        let mut steps = Step::sum(values, Terms::Sizes, misere, label);
        steps.extend(misere.then(endgame));
        steps
    }

    /// Return the step with the Sprague–Grundy theorem: the value of a sum of independent parts is the nim-sum of their
    /// values.
    pub fn sprague_grundy() -> Step {
        Step::Theorem { id: "sprague-grundy", author: "Sprague, Grundy", year: 1939 }
    }
}

impl Parts<'_> {
    fn sizes(&self) -> u64 {
        u64::from(self.are == Terms::Sizes)
    }

    /// Return the index of the first part with a 1 in the highest column of the nim-sum `sum`: a winning move lowers
    /// that part. Return `None` for the nim-sum 0.
    fn lowered(&self, sum: u64) -> Option<usize> {
        let bit = sum.checked_ilog2()?;
        self.values.iter().position(|value| value >> bit & 1 == 1)
    }

    /// Return the sentence `id` that says that the part at index `place` is lowered to the value `target`.
    fn lower(&self, id: &'static str, place: usize, target: u64) -> Claim {
        Claim::new(id)
            .with("label", (self.label)(place))
            .with("value", self.values[place])
            .with("target", target)
            .revealing()
    }

    fn normal(&self, sum: u64) -> Vec<Claim> {
        if self.values.len() < 2 {
            let id = if sum == 0 { "one-zero" } else { "one-value" };
            let mut one = Claim::new(id).with("value", sum).with("sizes", self.sizes());
            // The sentence gives a winning move away: the player can take the whole heap.
            one.reveals = sum != 0 && self.are == Terms::Sizes;
            return self.values.iter().map(|_| one.clone()).collect();
        }
        let spoil = Claim::new("sum-spoil").with("sizes", self.sizes());
        let (back, end) = (Claim::new("sum-back"), Claim::new("sum-end"));
        let Some(place) = self.lowered(sum) else { return vec![spoil, back, end] };
        let (top, value) = (1u64 << sum.ilog2(), self.values[place]);
        let ones = self.values.iter().filter(|value| *value & top != 0).count();
        let target = value ^ sum;
        let reach = Claim::new("sum-reach")
            .with("value", value)
            .with("target", target)
            .with("sum", sum)
            .with("sizes", self.sizes());
        vec![
            Claim::new("sum-top").with("sum", sum).with("top", top).with("ones", ones),
            self.lower("sum-lower", place, target).with("sum", sum),
            reach.revealing(),
            spoil,
            end,
        ]
    }

    /// Return the argument in misère play. With two or more values above 1 the nim-sum decides; with exactly one, the
    /// player to move wins by lowering that value.
    fn misere(&self, sum: &Sum) -> Vec<Claim> {
        let ((ones, bigger), nim_sum) = (sum.counts(), sum.nim_sum());
        match (bigger, self.lowered(nim_sum)) {
            (0, _) => Vec::new(),
            (1, _) => {
                let Some(place) = self.values.iter().position(|value| *value > 1) else {
                    return Vec::new();
                };
                let target = sum.target(self.values[place]);
                let last = self.lower("ends-last", place, target).with("ones", ones);
                vec![last, Claim::new("ends-ones").with("sizes", self.sizes())]
            }
            (_, None) => {
                vec![Claim::new("ends-spoil").with("bigger", bigger), Claim::new("ends-back")]
            }
            (_, Some(place)) => {
                let lower = self.lower("ends-lower", place, self.values[place] ^ nim_sum);
                vec![lower.with("sum", nim_sum), Claim::new("ends-keep")]
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::base::error::Detail;
    use crate::ruleset::outcome::Outcome;

    /// Return the sentences of the argument for a sum of these values.
    fn claims(values: &[u64], are: Terms, misere: bool) -> Vec<Claim> {
        let steps = Step::sum(values, are, misere, &|place| place.to_string());
        steps.iter().skip(1).flat_map(Step::claims).cloned().collect()
    }

    fn number(claim: &Claim, name: &str) -> Option<u64> {
        match claim.said(name)? {
            Detail::Number(n) => Some(*n),
            Detail::Text(text) => text.parse().ok(),
            Detail::List(_) => None,
        }
    }

    /// Every argument for a won sum names exactly one move, which leaves a lost sum. The numbers of the other sentences
    /// are those of the sum.
    #[test]
    fn arguments_agree_with_the_sum() {
        let lists = (0..512).map(|n| [n % 8, n / 8 % 8, n / 64]);
        for (values, misere) in lists.flat_map(|values| [(values, false), (values, true)]) {
            let sum = Sum::new(values, misere);
            let claims = claims(&values, Terms::Sizes, misere);
            let mut told = 0;
            for claim in &claims {
                let said = |name: &str| number(claim, name);
                if let (Some(place), Some(target)) = (said("label"), said("target")) {
                    let mut left = values;
                    assert_eq!(said("value"), Some(left[place as usize]), "{values:?}");
                    assert!(target < left[place as usize] && claim.reveals, "{values:?}");
                    left[place as usize] = target;
                    assert_eq!(Sum::new(left, misere).outcome(), Outcome::P, "{values:?}");
                    told += 1;
                }
                if let (Some(top), Some(ones)) = (said("top"), said("ones")) {
                    assert!(top.is_power_of_two() && sum.nim_sum() / top == 1, "{values:?}");
                    let count = values.iter().filter(|value| *value / top % 2 == 1).count() as u64;
                    assert_eq!(ones, count, "{values:?}");
                }
                let sizes = said("sizes").is_none_or(|sizes| sizes == 1);
                assert!(sizes && said("sum").is_none_or(|told| told == sum.nim_sum()));
                if claim.id == "ends-last" {
                    assert_eq!((said("ones"), sum.counts().1), (Some(sum.counts().0), 1));
                }
            }
            // In misère play without values above 1, the endgame is told in place of an argument.
            let argued = !misere || sum.counts().1 > 0;
            assert_eq!(!claims.is_empty(), argued, "{values:?}");
            let is_won = sum.outcome() == Outcome::N;
            assert_eq!(told, u64::from(is_won && argued), "{values:?}");
        }
    }

    /// For a single heap of Nim the sentence gives the winning move away: take the whole heap. For a single part with a
    /// value other than 0 it says only that an option has the value 0.
    #[test]
    fn the_argument_for_one_part() {
        for (are, sizes) in [(Terms::Sizes, 1), (Terms::Values, 0)] {
            assert_eq!(claims(&[], are, false), []);
            for value in 0..3 {
                let id = if value == 0 { "one-zero" } else { "one-value" };
                let mut one = Claim::new(id).with("value", value).with("sizes", sizes);
                one.reveals = value > 0 && are == Terms::Sizes;
                assert_eq!(claims(&[value], are, false), [one]);
            }
            let two = claims(&[1, 2], are, false);
            assert!(two.iter().any(|claim| claim.id == "sum-lower"));
            assert!(
                two.iter().all(|claim| number(claim, "sizes").is_none_or(|told| told == sizes))
            );
        }
    }
}
