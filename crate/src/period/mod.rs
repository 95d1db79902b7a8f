//! Sequences that repeat, and the proofs that they repeat indefinitely.

pub mod closed;
pub mod far_steps;
pub mod known;
pub mod sequence;
pub mod values;
pub mod window;

use crate::base::sort::sort_numbers;
use serde::Serialize;

#[cfg(feature = "typescript")]
use crate::base::nimber::Count;
use crate::base::nimber::big;
use crate::period::values::GrundyValues;

/// A sequence that repeats: from heap `preperiod` on, each value recurs `length` later, larger
/// by `saltus`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Period {
    /// The first heap of the repetition.
    #[serde(serialize_with = "big")]
    #[cfg_attr(feature = "typescript", ts(as = "Count"))]
    pub preperiod: u64,
    /// After how many heaps values repeat; at least 1.
    #[serde(serialize_with = "big")]
    #[cfg_attr(feature = "typescript", ts(as = "Count"))]
    pub length: u64,
    /// How much values grow from one period to the next; 0, and then not written, where they simply
    /// recur.
    #[serde(serialize_with = "big", skip_serializing_if = "is_zero")]
    #[cfg_attr(feature = "typescript", ts(as = "Option<Count>", optional))]
    pub saltus: u64,
    /// Whether a theorem proves it, or it has only been observed so far.
    pub proven: bool,
}

/// Whether a field is 0, so that it need not be written.
pub(crate) fn is_zero(n: &u64) -> bool {
    *n == 0
}

impl Period {
    /// A proven period whose values recur.
    pub fn proven(preperiod: u64, length: u64) -> Self {
        Period { preperiod, length, saltus: 0, proven: true }
    }

    /// The heap of the first period that `heap` repeats.
    ///
    /// ```
    /// use mexplorer::Period;
    /// let kayles = Period::proven(71, 12);
    /// assert_eq!((kayles.reduce(10), kayles.reduce(84)), (10, 72));
    /// ```
    pub fn reduce(&self, heap: u64) -> u64 {
        match heap.checked_sub(self.preperiod) {
            None => heap,
            Some(past) => self.preperiod + past % self.length,
        }
    }

    /// Heaps up to `last` that have this value, at most `enough` of them in ascending order:
    /// `values` holds at least the values of one period.
    pub fn heaps_of(&self, value: u64, values: &GrundyValues, last: u64, enough: u64) -> Vec<u64> {
        let mut found = Vec::new();
        let first = self.preperiod.saturating_add(self.length);
        for heap in 0..first.min(values.len() as u64) {
            let known = u64::from(values.get(heap as usize).unwrap_or(0));
            let times = match (heap >= self.preperiod, value.checked_sub(known), self.saltus) {
                (_, None, _) => continue,
                (false, Some(more), _) if more > 0 => continue,
                (false, ..) => 0..1,
                (true, Some(0), 0) => 0..enough,
                (true, Some(_), 0) => continue,
                (true, Some(more), saltus) if more.is_multiple_of(saltus) => {
                    more / saltus..more / saltus + 1
                }
                (true, ..) => continue,
            };
            let later = times.map_while(|k| k.checked_mul(self.length)?.checked_add(heap));
            found.extend(later.take_while(|heap| *heap <= last));
        }
        sort_numbers(&mut found);
        found.truncate(enough as usize);
        found
    }

    /// The difference between the value of `heap` and that of the heap that it repeats.
    pub fn growth(&self, heap: u64) -> u64 {
        match heap.checked_sub(self.preperiod) {
            None => 0,
            Some(past) => past / self.length * self.saltus,
        }
    }
}

impl Proof {
    /// The theorem's name for a page to word, with its author and year.
    pub(crate) fn credit(&self) -> (&'static str, &'static str, u16) {
        match self {
            Proof::Window { .. } => ("subtraction", "Golomb", 1966),
            Proof::FarSteps { .. } => ("subtraction", "Berlekamp, Conway, Guy", 1982),
            Proof::GuySmith { .. } => ("guy-smith", "Guy, Smith", 1956),
            Proof::Saltus { .. } => ("saltus", "Austin; Howse, Nowakowski", 2004),
            Proof::Theorem { id, author, year } => (id, author, *year),
        }
    }
}

/// What proves a period.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "kebab-case", rename_all_fields = "camelCase")]
#[non_exhaustive]
pub enum Proof {
    /// A value depends on the `window` values before it alone, and on n modulo `modulus`. The
    /// window that ends at heap `first` came again at heap `again`, so all that follows does, too.
    /// In a period with a saltus, all heaps but the last few are options besides, and all that is
    /// not used up by them came again larger by the saltus.
    Window {
        /// How many values decide the next.
        #[serde(serialize_with = "big")]
        #[cfg_attr(feature = "typescript", ts(as = "Count"))]
        window: u64,
        /// The rule looks at n modulo this; 1 where it does not.
        #[serde(serialize_with = "big")]
        #[cfg_attr(feature = "typescript", ts(as = "Count"))]
        modulus: u64,
        /// The last heap of the window.
        #[serde(serialize_with = "big")]
        #[cfg_attr(feature = "typescript", ts(as = "Count"))]
        first: u64,
        /// The last heap of the equal window.
        #[serde(serialize_with = "big")]
        #[cfg_attr(feature = "typescript", ts(as = "Count"))]
        again: u64,
    },
    /// The steps of at most `near` alone have a window of values, as long as the largest of them, that ends at heap
    /// `first` and came again at heap `again`. No larger step leads to a heap of an equal value, so it changes none
    /// (Berlekamp, Conway, Guy 1982, chapter 4).
    FarSteps {
        /// The largest of the steps that decide.
        #[serde(serialize_with = "big")]
        #[cfg_attr(feature = "typescript", ts(as = "Count"))]
        near: u64,
        /// The last heap of the window.
        #[serde(serialize_with = "big")]
        #[cfg_attr(feature = "typescript", ts(as = "Count"))]
        first: u64,
        /// The last heap of the equal window.
        #[serde(serialize_with = "big")]
        #[cfg_attr(feature = "typescript", ts(as = "Count"))]
        again: u64,
    },
    /// Guy and Smith 1956, and alike for more than two parts: a period seen from `preperiod` as far
    /// as heap `upto` lasts indefinitely, where a move takes at most `taken` and leaves at most
    /// `parts`.
    GuySmith {
        /// The most that a move takes.
        #[serde(serialize_with = "big")]
        #[cfg_attr(feature = "typescript", ts(as = "Count"))]
        taken: u64,
        /// Into how many heaps a move may break a heap.
        parts: u64,
        /// The last heap that the theorem asks for, and that was computed.
        #[serde(serialize_with = "big")]
        #[cfg_attr(feature = "typescript", ts(as = "Count"))]
        upto: u64,
    },
    /// The same for values that grow: Austin 1976, Howse and Nowakowski 2004.
    Saltus {
        /// The most that a move takes.
        #[serde(serialize_with = "big")]
        #[cfg_attr(feature = "typescript", ts(as = "Count"))]
        taken: u64,
        /// The last heap that the theorem asks for, and that was computed.
        #[serde(serialize_with = "big")]
        #[cfg_attr(feature = "typescript", ts(as = "Count"))]
        upto: u64,
    },
    /// The values are known in closed form.
    Theorem {
        /// Its name, for a page to word.
        id: &'static str,
        /// Who proved it.
        author: &'static str,
        /// When.
        year: u16,
    },
}
