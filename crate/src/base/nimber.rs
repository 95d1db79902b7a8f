//! Nimbers: the values of impartial games, their addition and the mex.

use std::fmt;
use std::ops::{Add, AddAssign};

use serde::{Serialize, Serializer};

/// The largest heap: 2^53 − 1, the largest integer that JavaScript holds exactly.
pub const MAX_HEAP: u64 = (1 << 53) - 1;

/// The Grundy value of an impartial game: the game is equivalent to a Nim heap of this size (Sprague 1935, Grundy
/// 1939).
///
/// Addition is the nim-sum, that is XOR, so `+` is its own inverse.
///
/// ```
/// use mexplorer::Nimber;
/// assert_eq!(Nimber(3) + Nimber(5), Nimber(6));
/// assert_eq!(Nimber(6) + Nimber(6), Nimber(0));
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(as = "Count"))]
pub struct Nimber(pub u64);

/// Convert numbers to nimbers.
pub fn nimbers(numbers: Vec<u64>) -> Vec<Nimber> {
    numbers.into_iter().map(Nimber).collect()
}

#[allow(clippy::suspicious_arithmetic_impl)] // addition of nimbers is XOR
impl Add for Nimber {
    type Output = Nimber;
    #[inline]
    fn add(self, other: Nimber) -> Nimber {
        Nimber(self.0 ^ other.0)
    }
}

#[allow(clippy::suspicious_op_assign_impl)] // addition of nimbers is XOR
impl AddAssign for Nimber {
    #[inline]
    fn add_assign(&mut self, other: Nimber) {
        self.0 ^= other.0;
    }
}

impl std::iter::Sum for Nimber {
    #[inline]
    fn sum<I: Iterator<Item = Nimber>>(values: I) -> Nimber {
        values.fold(Nimber(0), |sum, value| sum + value)
    }
}

impl fmt::Display for Nimber {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl Serialize for Nimber {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        Count(u128::from(self.0)).serialize(serializer)
    }
}

/// Return the least number that is not among `values`. If `values` are the values of the options of a position, the
/// result is the value of the position.
///
/// ```
/// use mexplorer::{mex, Nimber};
/// assert_eq!(mex([0, 1, 3].map(Nimber)), Nimber(2));
/// assert_eq!(mex([]), Nimber(0));
/// ```
pub fn mex(values: impl IntoIterator<Item = Nimber>) -> Nimber {
    // The mex of m values is at most m, so larger values are ignored.
    let values: Vec<u64> = values.into_iter().map(|v| v.0).collect();
    let mut seen = vec![false; values.len() + 1];
    for value in values {
        if let Some(slot) = seen.get_mut(value as usize) {
            *slot = true;
        }
    }
    Nimber(seen.iter().position(|s| !s).unwrap_or(seen.len()) as u64)
}

/// A count in a result, serialized as a number up to 2^53 − 1 and as a decimal string beyond.
///
/// ```
/// use mexplorer::Count;
/// assert_eq!(serde_json::to_string(&Count(6)).unwrap(), "6");
/// assert_eq!(serde_json::to_string(&Count(1 << 53)).unwrap(), "\"9007199254740992\"");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "Big", type = "number | string"))]
pub struct Count(pub u128);

impl Serialize for Count {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match u64::try_from(self.0) {
            Ok(small) if small <= MAX_HEAP => serializer.serialize_u64(small),
            _ => serializer.collect_str(&self.0),
        }
    }
}

/// Serialise a number as a [`Count`], for fields of results that may exceed 2^53 − 1.
pub(crate) fn big<S: Serializer>(n: &u64, serializer: S) -> Result<S::Ok, S::Error> {
    Count(u128::from(*n)).serialize(serializer)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn mex_skips_nothing() {
        assert_eq!(mex([1, 2, 3].map(Nimber)), Nimber(0));
        assert_eq!(mex([0, 0, 1, 1].map(Nimber)), Nimber(2));
        assert_eq!(mex([u64::MAX, 0].map(Nimber)), Nimber(1));
    }
}
