//! The known values of a sequence: the computed values, and a period once it is proven.

use super::values::GrundyValues;
use super::{Period, Proof};

/// The computed values of the heaps 0, 1, 2 …, and the proven period, which gives all other values.
#[derive(Clone, Debug, Default)]
pub struct KnownValues {
    /// The computed values, including the first period.
    pub values: GrundyValues,
    /// The proven period, with its proof.
    pub proven: Option<(Period, Proof)>,
}

impl KnownValues {
    /// Return the value of a heap if it is computed or given by the period.
    pub fn value(&self, heap: u64) -> Option<u64> {
        let growth = self.proven.map_or(0, |(period, _)| period.growth(heap));
        self.value_without_growth(heap)?.checked_add(growth)
    }

    /// Return the value of a heap for a period without saltus, in half the time of `value`, since the function divides
    /// only once.
    #[inline(always)]
    pub fn value_without_growth(&self, heap: u64) -> Option<u64> {
        let index = match &self.proven {
            Some((period, _)) => period.reduce(heap),
            None => heap,
        };
        usize::try_from(index).ok().and_then(|i| self.values.get(i)).map(u64::from)
    }

    /// Return the proven period.
    pub fn period(&self) -> Option<Period> {
        self.proven.map(|(period, _)| period)
    }

    /// Return the proof of the period.
    pub fn proof(&self) -> Option<Proof> {
        self.proven.map(|(_, proof)| proof)
    }

    /// Return the number of heaps with a computed value.
    pub fn len(&self) -> u64 {
        self.values.len() as u64
    }
}
