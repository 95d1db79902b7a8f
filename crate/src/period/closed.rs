//! Sequences of values in closed form.

use super::sequence::Sequence;
use super::values::GrundyValues;
use super::{Period, Proof};
use crate::base::budget::Budget;
use crate::base::error::Result;

/// The values of single heaps by a formula, with the theorem that proves the formula.
pub struct Closed {
    none: GrundyValues,
    value: fn(u64) -> u64,
    period: Option<Period>,
    proof: Proof,
}

/// The period of Nim: each value is 1 more than the value before.
pub const NIM: Period = Period { preperiod: 0, length: 1, saltus: 1, proven: true };

impl Closed {
    /// Create the sequence from a formula, its period if there is one, and the theorem: an identifier for the page's
    /// texts, the author and the year.
    pub fn boxed(
        value: fn(u64) -> u64,
        period: Option<Period>,
        (id, author, year): (&'static str, &'static str, u16),
    ) -> Box<dyn Sequence> {
        let proof = Proof::Theorem { id, author, year };
        Box::new(Closed { none: GrundyValues::default(), value, period, proof })
    }
}

impl Sequence for Closed {
    fn extend(&mut self, _: u64, _: bool, _: &mut Budget<'_>) -> Result<()> {
        Ok(())
    }

    fn values(&self) -> &GrundyValues {
        &self.none
    }

    fn value(&self, heap: u64) -> Option<u64> {
        Some((self.value)(heap))
    }

    fn period(&self) -> Option<Period> {
        self.period
    }

    fn proof(&self) -> Option<Proof> {
        Some(self.proof)
    }
}
