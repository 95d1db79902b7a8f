//! The recurrence of a window of values, after which all values recur.

use crate::period::values::{GrundyValues, each_width};
use crate::period::{Period, Proof};

/// Search for a window of values that recurs (Brent 1980, on the windows' hashes; every match is
/// confirmed value by value). A later call continues where it stopped.
#[derive(Clone, Debug)]
pub struct WindowSearch {
    window: usize,
    /// The next value depends on n modulo this, too.
    modulus: usize,
    /// The first heap whose value the window decides.
    from: usize,
    /// The next value to look at.
    next: usize,
    hash: u64,
    /// The multiplier to the power of the window's length: the weight of the value that leaves the
    /// window.
    leaving: u64,
    anchor: Option<(usize, u64)>,
    power: usize,
}

const MULTIPLIER: u64 = 0x9e37_79b9_7f4a_7c15;

impl WindowSearch {
    /// A search without values yet. A value depends only on the `window` values before it.
    pub fn new(window: u64) -> Self {
        WindowSearch::with_residues(window, 1, 0)
    }

    /// A search where from heap `from` on a value depends on the `window` values before it and on n
    /// modulo `modulus`.
    pub fn with_residues(window: u64, modulus: usize, from: u64) -> Self {
        let [window, from] = [window, from].map(|n| usize::try_from(n).unwrap_or(usize::MAX));
        let leaving = MULTIPLIER.wrapping_pow(window.min(u32::MAX as usize) as u32);
        WindowSearch {
            window,
            modulus,
            from,
            next: 0,
            hash: 0,
            leaving,
            anchor: None,
            power: modulus,
        }
    }

    /// Look at the values that are new. The period is the least one, from the least heap on.
    pub fn look(&mut self, values: &GrundyValues) -> Option<(Period, Proof)> {
        each_width!(values, values => self.search(values))
    }

    fn search<T: Copy + PartialEq + Into<u32>>(&mut self, values: &[T]) -> Option<(Period, Proof)> {
        // A value counts one more than it is, so that a window of zeros differs from a shorter one.
        let count = |value: T| u64::from(value.into()) + 1;
        while let Some(&value) = values.get(self.next) {
            let n = self.next;
            self.next += 1;
            self.hash = self.hash.wrapping_mul(MULTIPLIER).wrapping_add(count(value));
            if n >= self.window {
                let gone = count(values[n - self.window]);
                self.hash = self.hash.wrapping_sub(gone.wrapping_mul(self.leaving));
            }
            if n + 1 < self.window.max(self.from) {
                continue;
            }
            let Some((anchor, hash)) = self.anchor else {
                self.anchor = Some((n, self.hash));
                continue;
            };
            let length = n - anchor;
            if !length.is_multiple_of(self.modulus) {
                continue;
            }
            let same = |end: usize| &values[end + 1 - self.window..=end];
            if hash == self.hash && same(anchor) == same(n) {
                // This is the least period of windows at equal residues; the period of values
                // divides it.
                let last = &values[anchor..=n];
                let repeats = |p: &usize| last.iter().zip(&last[*p..]).all(|(a, b)| a == b);
                let parts = (1..=self.modulus).filter(|d| self.modulus.is_multiple_of(*d)).rev();
                let least = parts.map(|d| length / d).find(repeats).unwrap_or(length);
                let first = (0..=anchor).rev().find(|&i| values[i] != values[i + least]);
                let preperiod = first.map_or(0, |i| i + 1) as u64;
                let proof = Proof::Window {
                    window: self.window as u64,
                    modulus: self.modulus as u64,
                    first: anchor as u64,
                    again: n as u64,
                };
                return Some((Period::proven(preperiod, least as u64), proof));
            }
            if length == self.power {
                self.anchor = Some((n, self.hash));
                self.power *= 2;
            }
        }
        None
    }
}
