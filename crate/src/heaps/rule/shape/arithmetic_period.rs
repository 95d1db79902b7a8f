//! Arithmetic periods of rules whose large heaps have all smaller heaps as options, except perhaps the first few and
//! the last few: the values of such heaps grow.
//!
//! From some heap on, let the options of n be all heaps from a to n − c, some heaps at most `window` back, and some
//! fixed heaps. Let m be the least number that is neither a value of the heaps from a to n − c nor of a heap that is an
//! option for all n. Then the value of n is at least m. The difference depends only on n modulo M and on the following
//! state, relative to m: the values above m of the heaps from a to n − c, and the last `window` values, where values
//! below m are not distinguished. When this state recurs with m larger by s, all later values recur too, larger by s.
//! (Nim is an example; if a move takes at least c, the value of n is ⌊n / c⌋.)

use super::residue_classes::{Reached, ResidueClasses};
use crate::period::values::GrundyValues;
use crate::period::{Period, Proof};

/// The most values above m, the most values in a window, and the most fixed heaps for which a state is stored.
const MOST: usize = 1 << 10;

/// A search for a recurring state (Brent 1980). Each call continues where the previous call stopped.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::heaps::rule) struct ArithmeticPeriod {
    modulus: usize,
    from: usize,
    window: usize,
    /// The first heap of the range of heaps that are all options.
    lo: usize,
    /// The distance from the present heap back to the last heap of this range.
    back: usize,
    /// The fixed heaps that are options for all n; emptied once their values are in `used`.
    always: Vec<usize>,
    /// The fixed heaps that are options only for some n.
    fixed: Vec<usize>,
    next: usize,
    /// The set of the values of the heaps in the range for the last processed n, and from n = `from` on also of the
    /// heaps in `always`.
    used: Vec<bool>,
    /// The least value that is missing in the set.
    least: u32,
    /// The number of values in the set above `least`.
    above: usize,
    anchor: Option<(usize, u32, Vec<u32>)>,
    power: usize,
}

impl ArithmeticPeriod {
    /// Create the search for a rule with these residue classes, or return `None` for a rule of another kind.
    pub(in crate::heaps::rule) fn new(classes: &ResidueClasses) -> Option<ArithmeticPeriod> {
        let (mut lo, mut back) = (0, 0);
        for reach in &classes.reach {
            // The ranges of a class overlap for large heaps, so their union is a single range.
            let prefixes = &reach.prefixes;
            lo = lo.max(prefixes.iter().map(|prefix| prefix.lo).min()?);
            back = back.max(prefixes.iter().map(|prefix| prefix.back).min()?);
        }
        let window = classes.window().max(back);
        let all = classes.reach.iter().flat_map(|reach| &reach.prefixes);
        let longest = all.map(|prefix| prefix.back).max().unwrap_or(0);
        let mut each: Vec<Vec<usize>> = Vec::new();
        for reach in &classes.reach {
            if reach.options.iter().any(|option| option.len() > 1) {
                return None;
            }
            let least = reach.prefixes.iter().map(|prefix| prefix.lo).min()?;
            let heaps = reach.options.iter().flatten().filter_map(|heap| match heap {
                Reached::Fixed(k) => Some(*k),
                Reached::Back(_) => None,
            });
            // Heaps in the range of only some classes count as fixed heaps, too.
            let heaps = heaps.chain((least..lo).take(MOST + 1));
            each.push(heaps.map(|heap| heap as usize).collect());
        }
        let (always, fixed): (Vec<usize>, Vec<usize>) =
            each.iter().flatten().partition(|heap| each.iter().all(|one| one.contains(heap)));
        let size = |n: u64| usize::try_from(n).ok();
        (window <= MOST as u64 && fixed.len() <= MOST).then_some(ArithmeticPeriod {
            modulus: classes.reach.len(),
            from: size(classes.from.checked_add(longest + window)?)?,
            window: size(window)?,
            lo: size(lo)?,
            back: size(back)?,
            always,
            fixed,
            next: 0,
            used: Vec::new(),
            least: 0,
            above: 0,
            anchor: None,
            power: classes.reach.len(),
        })
    }

    pub(in crate::heaps::rule) fn look(
        &mut self,
        values: &GrundyValues,
    ) -> Option<(Period, Proof)> {
        while self.next <= values.len() {
            let n = self.next;
            self.next += 1;
            // Process the state before the value of heap n.
            if let Some(heap) = n.checked_sub(self.back).filter(|heap| *heap >= self.lo) {
                self.mark(values.get(heap)?);
            }
            if n == self.from {
                for heap in std::mem::take(&mut self.always) {
                    self.mark(values.get(heap)?);
                }
            }
            if n < self.from || self.above > MOST {
                continue;
            }
            let fixed = |k: &usize| values.get(*k).is_some_and(|value| value < self.least);
            // Wait until the values 0 and 1 occur: if misère play of the heaps so far equals that of Nim, misère play
            // of later heaps, whose values are at least 2, equals that of Nim, too.
            if self.least < 2 || !self.fixed.iter().all(fixed) {
                continue;
            }
            let Some((at, least, state)) = &self.anchor else {
                self.anchor = Some((n, self.least, self.state(n, values)));
                continue;
            };
            let length = n - at;
            if !length.is_multiple_of(self.modulus) {
                continue;
            }
            if *state == self.state(n, values) {
                let saltus = self.least - least;
                return Some(self.found(*at, n, saltus, values));
            }
            if length >= self.power {
                self.power *= 2;
                self.anchor = Some((n, self.least, self.state(n, values)));
            }
        }
        None
    }

    fn mark(&mut self, value: u32) {
        let index = value as usize;
        if index >= self.used.len() {
            self.used.resize(index + 1, false);
        }
        if !std::mem::replace(&mut self.used[index], true) {
            self.above += 1;
        }
        while self.used.get(self.least as usize) == Some(&true) {
            self.least += 1;
            self.above -= 1;
        }
    }

    /// Return the state that determines the values from heap n on, relative to the least missing value.
    fn state(&self, n: usize, values: &GrundyValues) -> Vec<u32> {
        let above = self.used.iter().enumerate().skip(self.least as usize);
        let mut state: Vec<u32> =
            above.filter(|(_, used)| **used).map(|(value, _)| value as u32 - self.least).collect();
        state.push(u32::MAX);
        let window = (n - self.window..n).filter_map(|heap| values.get(heap));
        // Encode all values below the least missing value as 0.
        state.extend(window.map(|value| (value + 1).saturating_sub(self.least)));
        state
    }

    fn found(&self, at: usize, n: usize, saltus: u32, values: &GrundyValues) -> (Period, Proof) {
        let repeats = |i: usize, p: usize, s: u32| {
            values.get(i).zip(values.get(i + p)).is_none_or(|(a, b)| a + s == b)
        };
        // Look for a smaller period that divides this period.
        let length = n - at;
        let parts = (1..=length)
            .rev()
            .filter(|parts| length.is_multiple_of(*parts) && saltus.is_multiple_of(*parts as u32));
        let (p, s) = parts
            .map(|parts| (length / parts, saltus / parts as u32))
            .find(|&(p, s)| (at..n - p).all(|i| repeats(i, p, s)))
            .unwrap_or((length, saltus));
        let first = (0..at).rev().find(|&i| !repeats(i, p, s)).map_or(0, |i| i + 1);
        let period = Period {
            preperiod: first as u64,
            length: p as u64,
            saltus: u64::from(s),
            proven: true,
        };
        let proof = Proof::Window {
            window: self.window as u64,
            modulus: self.modulus as u64,
            first: at as u64 - 1,
            again: n as u64 - 1,
        };
        (period, proof)
    }
}
