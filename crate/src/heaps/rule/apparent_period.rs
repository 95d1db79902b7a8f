//! A search for a period that no theorem proves, but that holds long enough to be reported.

use crate::period::Period;
use crate::period::values::GrundyValues;

/// The number of last values among which a period is searched for.
const LAST: usize = 1 << 16;

/// The least number of times that a period must repeat.
const TIMES: usize = 4;

/// The fewest last values for which a period must hold. The period must also hold for the last half of all values, or
/// for the last [`LAST`] values if these are fewer.
const LEAST: usize = 64;

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct ApparentPeriod {
    period: Option<Period>,
    /// The number of values at the last search or check.
    looked: usize,
}

impl ApparentPeriod {
    pub(super) fn period(&self) -> Option<Period> {
        self.period
    }

    pub(super) fn look(&mut self, values: &GrundyValues) {
        let length = values.len();
        if let Some(period) = self.period
            && (self.looked..length).all(|i| repeats(values, i, &period))
        {
            self.looked = length;
            return;
        }
        // Wait until the number of values has grown by 1/8, since a search examines all the last values.
        if self.period.is_none() && length < self.looked + self.looked / 8 + 1 {
            return;
        }
        self.looked = length;
        self.period = find(values);
    }
}

/// Return whether the value of heap `i` equals the value one period before plus the saltus.
fn repeats(values: &GrundyValues, i: usize, period: &Period) -> bool {
    let before = i.checked_sub(period.length as usize).and_then(|before| values.get(before));
    before.zip(values.get(i)).is_some_and(|(a, b)| u64::from(a) + period.saltus == u64::from(b))
}

/// Return the least period that holds for a long enough tail of the values, or `None` if there is no such period.
fn find(values: &GrundyValues) -> Option<Period> {
    let length = values.len();
    if length <= LEAST {
        return None;
    }
    let first = length.saturating_sub(LAST);
    // The differences of neighbouring values, from the last back. They are periodic even if values have a saltus.
    let value = |n: usize| values.get(n).map_or(0, i64::from);
    let steps: Vec<i64> = (first + 1..length).rev().map(|n| value(n) - value(n - 1)).collect();
    let z = matches(&steps);
    let half = (length / 2).max(LEAST).min(steps.len());
    let long = |p: &usize| z[*p] + p >= half.max((TIMES + 1) * p);
    let p = (1..steps.len() / TIMES).find(long)?;
    let saltus = u64::try_from(value(length - 1) - value(length - 1 - p)).ok()?;
    let mut period = Period { preperiod: 0, length: p as u64, saltus, proven: false };
    let first = (p..length).rev().find(|&i| !repeats(values, i, &period));
    period.preperiod = first.map_or(0, |i| i + 1 - p) as u64;
    Some(period)
}

/// Return for each index after 0 the length of the common prefix of the whole list and its tail from that index, and 0
/// for index 0 (the Z function, Gusfield 1997).
fn matches(list: &[i64]) -> Vec<usize> {
    let mut z = vec![0; list.len()];
    let (mut left, mut right) = (0, 0);
    for i in 1..list.len() {
        let mut length = if i < right { z[i - left].min(right - i) } else { 0 };
        while list.get(i + length).is_some_and(|item| *item == list[length]) {
            length += 1;
        }
        z[i] = length;
        if i + length > right {
            (left, right) = (i, i + length);
        }
    }
    z
}
