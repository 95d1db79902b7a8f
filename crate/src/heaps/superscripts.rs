//! The genera of sums of heaps that need not be tame (Conway 1976, chapter 12).
//!
//! The genus g⁺^{g₀g₁g₂…} of a sum consists of the value of the sum in normal play and, as superscripts, its misère
//! values with 0, 1, 2 … Nim heaps of size 2 added. The superscripts of a sum of wild heaps do not follow from the
//! superscripts of its heaps, so each sum is examined.

use std::fmt;

use rustc_hash::FxHashMap;

use super::quotient::OptionsOf;
use crate::base::budget::Budget;
use crate::base::error::Result;
use crate::base::nimber::{self, Nimber};
use crate::base::sort::sort;
use crate::base::text::joined;
use std::ops::ControlFlow;

/// The most superscripts that are computed.
const MOST: usize = 32;

/// The genus of a sum G. Its superscript number k, counted from 0, is the size n of a Nim heap such that G, k Nim heaps
/// of size 2 and one of size n together are a P-position under misère play.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Genus {
    /// The value in normal play.
    pub value: u64,
    /// The misère values of the sum with 0, 1, 2 … Nim heaps of size 2 added. After the list, its last two values
    /// alternate.
    pub superscripts: Vec<u64>,
}

/// Write the genus as `4^146`, with commas between the superscripts if one has several digits.
impl fmt::Display for Genus {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let apart = if self.superscripts.iter().any(|digit| *digit > 9) { "," } else { "" };
        write!(f, "{}^{}", self.value, joined(&self.superscripts, apart))
    }
}

impl Genus {
    /// Return the genus of a sum whose options have these genera, or `None` if about `MOST` superscripts do not become
    /// periodic.
    fn of(options: &[&Genus]) -> Option<Genus> {
        let value = mex(options.iter().map(|option| option.value));
        let settled = options.iter().map(|option| option.superscripts.len()).max().unwrap_or(0);
        let mut own: Vec<u64> = Vec::new();
        loop {
            let k = own.len();
            let beside = own.last().map(|before| [*before, before ^ 1]);
            let seen = options.iter().map(|option| option.superscript(k));
            let next = match (beside, options.is_empty()) {
                // A position without moves is won under misère play, so its value is 1.
                (None, true) => 1,
                (beside, _) => mex(seen.chain(beside.into_iter().flatten())),
            };
            own.push(next);
            // The superscripts of the options alternate by now. So the next superscript depends only on the last one
            // and on the parity of its index, and both were the same two superscripts before.
            if k >= settled + 2 && own[k] == own[k - 2] {
                break;
            }
            if k > MOST {
                return None;
            }
        }
        while own.len() > 2 && own[own.len() - 1] == own[own.len() - 3] {
            own.pop();
        }
        Some(Genus { value, superscripts: own })
    }

    /// Return the misère value of the sum together with `k` Nim heaps of size 2.
    pub fn superscript(&self, k: usize) -> u64 {
        let len = self.superscripts.len();
        self.superscripts[if k < len { k } else { len - 2 + (k - len) % 2 }]
    }
}

fn mex(values: impl Iterator<Item = u64>) -> u64 {
    nimber::mex(values.map(Nimber)).0
}

/// The genera of the sums examined so far.
///
/// ```
/// use mexplorer::Budget;
/// use mexplorer::heaps::octal::{Digit, Take, TakeAndBreak};
/// use mexplorer::heaps::superscripts::Genera;
/// let kayles = TakeAndBreak::new(vec![Take::new(1, Digit(7)), Take::new(2, Digit(7))]).unwrap();
/// let options = |heap, budget: &mut Budget<'_>, visit: &mut dyn FnMut(&[u64]) -> _| {
///     budget.spend(1, || format!("heap {heap}"))?;
///     Ok(kayles.options(heap, visit))
/// };
/// let genus = Genera::default().of(&[5], &options, &mut Budget::default())?.unwrap();
/// assert_eq!(genus.to_string(), "4^146"); // Kayles is tame up to heap 4
/// # Ok::<(), mexplorer::Error>(())
/// ```
#[derive(Clone, Debug, Default)]
pub struct Genera {
    /// The genus of each sum, given by its heaps in ascending order; `None` for a sum whose superscripts do not become
    /// periodic.
    known: FxHashMap<Vec<u64>, Option<Genus>>,
}

impl Genera {
    /// Return the genus of a sum of heaps, or `None` if its superscripts do not become periodic.
    ///
    /// # Errors
    /// `budget`, and errors of the rule.
    pub fn of(
        &mut self,
        heaps: &[u64],
        options: &OptionsOf<'_>,
        budget: &mut Budget<'_>,
    ) -> Result<Option<Genus>> {
        let wanted = standard(heaps.to_vec());
        let mut waiting = vec![wanted.clone()];
        while let Some(sum) = waiting.last() {
            if self.known.contains_key(sum) {
                waiting.pop();
                continue;
            }
            let sum = sum.clone();
            let left = sums_left(&sum, options, budget)?;
            let before = waiting.len();
            waiting.extend(left.iter().filter(|sum| !self.known.contains_key(*sum)).cloned());
            if waiting.len() > before {
                continue;
            }
            let genera: Option<Vec<&Genus>> =
                left.iter().map(|sum| self.known[sum].as_ref()).collect();
            let genus = genera.and_then(|genera| Genus::of(&genera));
            self.known.insert(sum, genus);
            waiting.pop();
        }
        Ok(self.known[&wanted].clone())
    }
}

/// Return the options of a sum, without repetition.
fn sums_left(
    sum: &[u64],
    options: &OptionsOf<'_>,
    budget: &mut Budget<'_>,
) -> Result<Vec<Vec<u64>>> {
    let mut left = Vec::new();
    for (at, heap) in sum.iter().enumerate() {
        if at > 0 && sum[at - 1] == *heap {
            continue;
        }
        let _ = options(*heap, budget, &mut |into| {
            let others = sum.iter().enumerate().filter(|(i, _)| *i != at).map(|(_, heap)| *heap);
            left.push(standard(others.chain(into.iter().copied()).collect()));
            ControlFlow::Continue(())
        })?;
    }
    sort(&mut left);
    left.dedup();
    Ok(left)
}

fn standard(mut heaps: Vec<u64>) -> Vec<u64> {
    heaps.retain(|heap| *heap > 0);
    heaps.sort_unstable();
    heaps
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::heaps::HeapVisitor;
    use crate::heaps::octal::TakeAndBreak;
    use crate::heaps::testing::{game, listed};

    fn genera(code: &str, upto: u64) -> Vec<String> {
        let game = game(code);
        let options = |heap, budget: &mut Budget<'_>, visit: HeapVisitor<'_>| {
            budget.spend(1, || format!("heap {heap}"))?;
            Ok(game.options(heap, visit))
        };
        let mut found = Genera::default();
        let mut budget = Budget::steps(50_000_000);
        let each = |heap| found.of(&[heap], &options, &mut budget).unwrap().unwrap().to_string();
        (0..=upto).map(each).collect()
    }

    /// Conway (1976) abbreviates the genera 2^20 and 1^13 of heaps that behave like Nim heaps to 2^2 and 1^1.
    #[test]
    fn kayles() {
        let published = "0^120 1^031 2^20 3^31 1^031 4^146 3^31 2^20 1^13 4^046 2^20 6^46 4^046 1^13 \
             2^20 7^57 1^13 4^64 3^31 2^20 1^031";
        assert_eq!(genera("0.77", 20).join(" "), published);
    }

    /// Compare superscripts with their definition: misère values of sums with Nim heaps of size 2, by recursion.
    #[test]
    fn superscripts_are_misere_values() {
        fn value(
            game: &TakeAndBreak,
            heaps: &[u64],
            nim: &[u64],
            known: &mut FxHashMap<(Vec<u64>, Vec<u64>), u64>,
        ) -> u64 {
            let key = (standard(heaps.to_vec()), standard(nim.to_vec()));
            if let Some(value) = known.get(&key) {
                return *value;
            }
            let mut seen = Vec::new();
            for (at, heap) in key.0.iter().enumerate() {
                let left = listed(|visit| game.options(*heap, visit));
                for into in left {
                    let mut next = key.0.clone();
                    next.remove(at);
                    next.extend(into);
                    seen.push(value(game, &next, &key.1, known));
                }
            }
            for (at, heap) in key.1.iter().enumerate() {
                for left in 0..*heap {
                    let mut next = key.1.clone();
                    next[at] = left;
                    seen.push(value(game, &key.0, &next, known));
                }
            }
            let found = if seen.is_empty() { 1 } else { mex(seen.into_iter()) };
            known.insert(key, found);
            found
        }
        for name in ["0.77", "0.07", "0.75", "4.56", "0.123", "0.0137"] {
            let game = game(name);
            let mut known = FxHashMap::default();
            for (heap, genus) in genera(name, 11).iter().enumerate() {
                let (_, digits) = genus.split_once('^').unwrap();
                let digits: Vec<u64> =
                    digits.bytes().map(|digit| u64::from(digit - b'0')).collect();
                let genus = Genus { value: 0, superscripts: digits };
                for k in 0..5 {
                    let plain = value(&game, &[heap as u64], &vec![2; k], &mut known);
                    assert_eq!(
                        genus.superscript(k),
                        plain,
                        "{name}: heap {heap} and {k} heaps of 2"
                    );
                }
            }
        }
    }
}
