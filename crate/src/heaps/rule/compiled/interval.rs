//! Bounds of the values of an expression, valid for all heaps.

use crate::heaps::rule::linear::LinearForm;

/// An interval of integers from `lo` to `hi`, both of absolute value at most 2^62.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Interval {
    pub(super) lo: i64,
    pub(super) hi: i64,
}

/// A bound for absolute values: the sum and the difference of two numbers below the bound fit into 64 bits.
pub(super) const WIDE: i64 = 1 << 62;

impl Interval {
    /// The interval of all integers of absolute value at most [`WIDE`].
    pub(super) const WHOLE: Interval = Interval { lo: -WIDE, hi: WIDE };

    /// Create an interval, or return `None` if an end exceeds [`WIDE`] in absolute value.
    pub(super) fn new(lo: i128, hi: i128) -> Option<Interval> {
        let wide = i128::from(WIDE);
        let within = -wide <= lo && hi <= wide;
        within.then_some(Interval { lo: lo as i64, hi: hi as i64 })
    }

    pub(super) fn is_positive(self) -> bool {
        self.lo >= 0
    }

    /// Return whether all numbers of the interval are at least 0 and fit into 32 bits.
    pub(super) fn is_small(self) -> bool {
        self.lo >= 0 && self.hi <= i64::from(u32::MAX)
    }

    /// Return the largest absolute value of a number in the interval.
    pub(super) fn reach(self) -> i64 {
        self.lo.abs().max(self.hi.abs())
    }

    pub(super) fn plus(self, other: Interval) -> Option<Interval> {
        let sum = |a: i64, b: i64| i128::from(a) + i128::from(b);
        Interval::new(sum(self.lo, other.lo), sum(self.hi, other.hi))
    }

    pub(super) fn negated(self) -> Interval {
        Interval { lo: -self.hi, hi: -self.lo }
    }

    /// Return the interval of all products, or `None` if a product may exceed [`WIDE`] in absolute value.
    pub(super) fn times(self, other: Interval) -> Option<Interval> {
        let of = |a: i64, b: i64| i128::from(a) * i128::from(b);
        let ends = [
            of(self.lo, other.lo),
            of(self.lo, other.hi),
            of(self.hi, other.lo),
            of(self.hi, other.hi),
        ];
        let (lo, hi) =
            ends.iter().fold((i128::MAX, i128::MIN), |(lo, hi), end| (lo.min(*end), hi.max(*end)));
        Interval::new(lo, hi)
    }

    pub(super) fn joined(self, other: Interval) -> Interval {
        Interval { lo: self.lo.min(other.lo), hi: self.hi.max(other.hi) }
    }

    /// Return the interval of a linear form whose variables (slots) lie in the given intervals, or `None` if a term or
    /// a sum may exceed [`WIDE`] in absolute value.
    pub(super) fn of_form(form: &LinearForm, slots: &[Interval]) -> Option<Interval> {
        let constant = Interval::new(form.constant.into(), form.constant.into())?;
        form.terms.iter().try_fold(constant, |sum, &(slot, factor)| {
            let factor = Interval { lo: factor, hi: factor };
            sum.plus(slots.get(slot)?.times(factor)?)
        })
    }
}
