//! Constructors of the steps of an explanation.

use super::step::{ROWS, Reduced, Row, Step};
use crate::base::nimber::Nimber;
use crate::period::{Period, Proof};
use crate::ruleset::sum::Sum;

impl Step {
    /// What decides misère play in the end: whether an odd number of ones is left.
    pub fn endgame(sum: &Sum) -> Step {
        let (ones, bigger) = sum.counts();
        Step::Ones { ones, bigger, firm: false, residue: ones % 2, modulus: 2 }
    }

    /// The same where some parts are more than heaps of one although their value is 0 or 1.
    pub fn firm(sum: &Sum) -> Step {
        let (ones, bigger) = sum.counts();
        Step::Ones { ones, bigger, firm: true, residue: ones % 2, modulus: 2 }
    }

    /// Why a sum of parts that are not Nim heaps follows misère Nim, and its endgame.
    pub fn tame(sum: &Sum) -> [Step; 2] {
        let theorem = Step::Theorem { id: "ferguson", author: "Ferguson", year: 1974 };
        [theorem, Step::endgame(sum)]
    }

    /// How heaps of these values reduce by a period.
    pub fn period(period: Period, proof: Option<Proof>, heaps: &[u64], values: &[u64]) -> Step {
        let Period { preperiod, length, saltus, proven } = period;
        let (rows, more) = reduced(heaps, values, |heap| period.reduce(heap));
        Step::Period { preperiod, length, saltus, proven, proof, rows, more }
    }

    /// The nim-sum of rows in binary columns; `values` may be more than the rows shown.
    pub fn nim_sum(rows: Vec<Row>, values: impl IntoIterator<Item = u64>) -> Step {
        let mut count = 0;
        let sum = values.into_iter().fold(0, |sum, value| {
            count += 1;
            sum ^ value
        });
        let more = count - rows.len().min(count);
        Step::NimSum { rows, more, sum: Nimber(sum), highest: sum.checked_ilog2() }
    }
}

/// The first rows of a labelled list, at most [`ROWS`].
pub fn rows(items: impl IntoIterator<Item = (String, u64)>) -> Vec<Row> {
    items.into_iter().take(ROWS).map(|(label, value)| Row { label, value: Nimber(value) }).collect()
}

/// The first heaps, at most [`ROWS`], with what each reduces to and its value; and how many more
/// there are.
pub fn reduced(heaps: &[u64], values: &[u64], to: impl Fn(u64) -> u64) -> (Vec<Reduced>, usize) {
    let row = |(heap, value): (&u64, &u64)| Reduced {
        label: heap.to_string(),
        reduced: Nimber(to(*heap)),
        nimber: Nimber(*value),
    };
    let rows = heaps.iter().zip(values).take(ROWS).map(row).collect();
    (rows, heaps.len().saturating_sub(ROWS))
}
