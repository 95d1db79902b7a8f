//! The values of all finite games: moves may leave three heaps, and values may be large.
//!
//! The engine keeps for each total the values of all ways to split it into two heaps, as bits. A
//! third heap beside them permutes these bits.

use super::plain::option_values;
use crate::heaps::octal::digit::Digit;
use crate::heaps::octal::take_and_break::{Take, TakeAndBreak};
use crate::period::values::GrundyValues;

#[derive(Clone, Debug, Default)]
pub struct ThreeHeaps {
    /// The number of 64-bit words for each total: a power of two, large enough for all values.
    words: usize,
    /// For each total, the set of the values of two heaps with that total, as bits.
    pairs: Vec<u64>,
    /// The number of totals whose sets are in `pairs`.
    totals: usize,
    seen: Vec<u64>,
}

impl ThreeHeaps {
    /// Compute the value of the next heap after `values`. Return the value and the approximate number of steps.
    pub fn value(&mut self, rules: &TakeAndBreak, values: &GrundyValues) -> (u32, u64) {
        let n = values.len();
        // At the first call, consider all values; at later calls, only the last value is new.
        let new = if self.words == 0 { 0 } else { n.saturating_sub(1) };
        let largest = (new..n).filter_map(|n| values.get(n)).max().unwrap_or(0);
        self.widen(largest as usize / 64 + 1);
        let mut seen = std::mem::take(&mut self.seen);
        seen.clear();
        seen.resize(self.words, 0);
        let mut steps = 1;
        for take in rules.takes().iter().take_while(|take| take.taken <= n as u64 && n > 0) {
            let total = n as u64 - take.taken;
            let rest = Take { digit: Digit(take.digit.0 & !Digit::THREE.0), ..*take };
            steps += option_values(&rest, total, values, &mut |value| {
                seen[value as usize / 64] |= 1 << (value % 64);
            });
            if take.digit.has(Digit::THREE) {
                steps += self.keep_pairs(total as usize, values);
                for smallest in 1..=total as usize / 3 {
                    let value = values.get(smallest).unwrap_or(0) as usize;
                    let pairs =
                        &self.pairs[(total as usize - smallest) * self.words..][..self.words];
                    for (i, word) in pairs.iter().enumerate() {
                        seen[i ^ (value / 64)] |= permuted(*word, value as u64 % 64);
                    }
                }
                steps += total / 3 * 4 * self.words as u64;
            }
        }
        let free = seen.iter().position(|word| *word != u64::MAX).unwrap_or(seen.len());
        let bit = seen.get(free).map_or(0, |word| word.trailing_ones());
        self.seen = seen;
        (free as u32 * 64 + bit, steps)
    }

    /// Compute the sets of the values of two heaps for all totals below `end`. Return the approximate number of steps.
    fn keep_pairs(&mut self, end: usize, values: &GrundyValues) -> u64 {
        let mut steps = 0;
        while self.totals < end {
            let start = self.pairs.len();
            self.pairs.resize(start + self.words, 0);
            let pairs = &mut self.pairs[start..];
            let two = Take::new(0, Digit::TWO);
            steps += option_values(&two, self.totals as u64, values, &mut |value| {
                pairs[value as usize / 64] |= 1 << (value % 64);
            });
            self.totals += 1;
        }
        steps
    }

    fn widen(&mut self, words: usize) {
        let words = words.next_power_of_two();
        if words <= self.words {
            return;
        }
        let mut pairs = Vec::with_capacity(words * (self.totals + 1));
        if self.words > 0 {
            for old in self.pairs.chunks(self.words) {
                pairs.extend_from_slice(old);
                pairs.resize(pairs.len() + words - self.words, 0);
            }
        }
        (self.pairs, self.words) = (pairs, words);
    }
}

/// Return the bits, each moved from its index i to the index i ⊕ `value`. `value` must be less than 64.
fn permuted(bits: u64, value: u64) -> u64 {
    /// Masks of the bits whose index has a 0 at binary digit 0, 1, 2 ….
    const LOW: [u64; 6] = [
        0x5555_5555_5555_5555,
        0x3333_3333_3333_3333,
        0x0f0f_0f0f_0f0f_0f0f,
        0x00ff_00ff_00ff_00ff,
        0x0000_ffff_0000_ffff,
        0x0000_0000_ffff_ffff,
    ];
    let mut bits = bits;
    for (k, low) in LOW.into_iter().enumerate() {
        let swapped = (bits & low) << (1 << k) | (bits >> (1 << k)) & low;
        let all = 0u64.wrapping_sub(value >> k & 1);
        bits = swapped & all | bits & !all;
    }
    bits
}
