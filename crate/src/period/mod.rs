//! Periodic sequences, and proofs that a period holds indefinitely.

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

/// The period of a sequence: from heap `preperiod` on, each value recurs `length` heaps later, increased by `saltus`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Period {
    /// The first heap of the first period.
    #[serde(serialize_with = "big")]
    #[cfg_attr(feature = "typescript", ts(as = "Count"))]
    pub preperiod: u64,
    /// The number of heaps in a period; at least 1.
    #[serde(serialize_with = "big")]
    #[cfg_attr(feature = "typescript", ts(as = "Count"))]
    pub length: u64,
    /// The increase of values from each period to the next. A saltus of 0, for values that recur unchanged, is not
    /// serialized.
    #[serde(serialize_with = "big", skip_serializing_if = "is_zero")]
    #[cfg_attr(feature = "typescript", ts(as = "Option<Count>", optional))]
    pub saltus: u64,
    /// Whether a theorem proves the period; otherwise it has only been observed.
    pub proven: bool,
}

/// Return whether a number is 0, so that its field need not be serialized.
pub(crate) fn is_zero(n: &u64) -> bool {
    *n == 0
}

impl Period {
    /// Create a proven period with saltus 0.
    pub fn proven(preperiod: u64, length: u64) -> Self {
        Period { preperiod, length, saltus: 0, proven: true }
    }

    /// Return the heap of the first period that corresponds to `heap`.
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

    /// Return the heaps up to `last` with the given value, in ascending order and at most `enough` of them. `values`
    /// must hold the values of the preperiod and of one period.
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

    /// Return the difference between the value of `heap` and the value of the corresponding heap in the first period.
    pub fn growth(&self, heap: u64) -> u64 {
        match heap.checked_sub(self.preperiod) {
            None => 0,
            Some(past) => past / self.length * self.saltus,
        }
    }
}

impl Proof {
    /// Return the identifier of the theorem for the page's texts, with its author and year.
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

/// The proof of a period.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "kebab-case", rename_all_fields = "camelCase")]
#[non_exhaustive]
pub enum Proof {
    /// Each value depends only on the preceding `window` values and on n modulo `modulus`. The window that ends at heap
    /// `first` recurs at heap `again`, so all later values recur, too. If the period has a saltus, all smaller heaps
    /// except perhaps the first few and the last few are options, too; the values that remain free recur increased by
    /// the saltus.
    Window {
        /// The number of preceding values that determine a value.
        #[serde(serialize_with = "big")]
        #[cfg_attr(feature = "typescript", ts(as = "Count"))]
        window: u64,
        /// The number modulo which the rule depends on n; 1 if the rule does not depend on a residue.
        #[serde(serialize_with = "big")]
        #[cfg_attr(feature = "typescript", ts(as = "Count"))]
        modulus: u64,
        /// The last heap of the window.
        #[serde(serialize_with = "big")]
        #[cfg_attr(feature = "typescript", ts(as = "Count"))]
        first: u64,
        /// The last heap of the second, equal window.
        #[serde(serialize_with = "big")]
        #[cfg_attr(feature = "typescript", ts(as = "Count"))]
        again: u64,
    },
    /// A window of values under the steps up to `near` ends at heap `first` and recurs at heap `again`. The window is
    /// as long as the largest of these steps. No larger step leads to a heap of equal value, so the larger steps change
    /// no value (Berlekamp, Conway, Guy 1982, chapter 4).
    FarSteps {
        /// The largest amount taken by a move that can change a value; larger amounts change none.
        #[serde(serialize_with = "big")]
        #[cfg_attr(feature = "typescript", ts(as = "Count"))]
        near: u64,
        /// The last heap of the window.
        #[serde(serialize_with = "big")]
        #[cfg_attr(feature = "typescript", ts(as = "Count"))]
        first: u64,
        /// The last heap of the second, equal window.
        #[serde(serialize_with = "big")]
        #[cfg_attr(feature = "typescript", ts(as = "Count"))]
        again: u64,
    },
    /// The theorem of Guy and Smith (1956), extended to more than two heaps: a period that holds from the preperiod to
    /// heap `upto` holds indefinitely if a move takes at most `taken` and leaves at most `parts` heaps.
    GuySmith {
        /// The largest amount that a move takes.
        #[serde(serialize_with = "big")]
        #[cfg_attr(feature = "typescript", ts(as = "Count"))]
        taken: u64,
        /// The most heaps into which a move may break a heap.
        parts: u64,
        /// The largest heap whose value the theorem needs; all values up to this heap were computed.
        #[serde(serialize_with = "big")]
        #[cfg_attr(feature = "typescript", ts(as = "Count"))]
        upto: u64,
    },
    /// A theorem on values with a saltus (Austin 1976, Howse and Nowakowski 2004), similar to that of Guy and Smith.
    Saltus {
        /// The largest amount that a move takes.
        #[serde(serialize_with = "big")]
        #[cfg_attr(feature = "typescript", ts(as = "Count"))]
        taken: u64,
        /// The largest heap whose value the theorem needs; all values up to this heap were computed.
        #[serde(serialize_with = "big")]
        #[cfg_attr(feature = "typescript", ts(as = "Count"))]
        upto: u64,
    },
    /// A theorem that gives the values in closed form.
    Theorem {
        /// The identifier of the theorem, for the page's texts.
        id: &'static str,
        /// The author of the theorem.
        author: &'static str,
        /// The year of publication.
        year: u16,
    },
}
