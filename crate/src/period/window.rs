//! Search for a period of a sequence in which each value depends on a window of earlier values: once a window recurs,
//! all later values recur.

use crate::period::values::{GrundyValues, each_width};
use crate::period::{Period, Proof};

/// A search for a window of values that recurs (Brent 1980, on the windows' hashes; every match of hashes is confirmed
/// value by value). A later call continues where the call before it stopped.
#[derive(Clone, Debug)]
pub struct WindowSearch {
    window: usize,
    /// The value of heap n depends on n modulo this number as well as on the window; 1 for no such dependence.
    modulus: usize,
    /// The first heap whose value is determined by the window before it.
    from: usize,
    /// The index of the next value to examine.
    next: usize,
    hash: u64,
    /// The hash's multiplier to the power of the window's length: the weight of the value that leaves the window.
    leaving: u64,
    anchor: Option<(usize, u64)>,
    power: usize,
}

const MULTIPLIER: u64 = 0x9e37_79b9_7f4a_7c15;

impl WindowSearch {
    /// Create a search, without values, for a sequence in which a value depends only on the `window` values before it.
    pub fn new(window: u64) -> Self {
        WindowSearch::with_residues(window, 1, 0)
    }

    /// Create a search for a sequence in which the value of each heap n from `from` on depends on the `window` values
    /// before it and on n modulo `modulus`.
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

    /// Examine the values beyond those of the last call. Return the least period, with its least preperiod, once one is
    /// found.
    pub fn look(&mut self, values: &GrundyValues) -> Option<(Period, Proof)> {
        each_width!(values, values => self.search(values))
    }

    fn search<T: Copy + PartialEq + Into<u32>>(&mut self, values: &[T]) -> Option<(Period, Proof)> {
        // Hash each value as the value plus 1, so that a window of zeros differs from a shorter window.
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
                // `length` is the least period of the windows at equal residues; the period of the values divides
                // `length`.
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
