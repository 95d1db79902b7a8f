//! A table's knowledge of its sequence: values one by one, and the period once it is proven.

use super::values::GrundyValues;
use super::{Period, Proof};

/// The computed values of heaps 0, 1, 2 …, and the proven period for all others.
#[derive(Clone, Debug, Default)]
pub struct KnownValues {
    /// The values that were computed one by one, including the first period.
    pub values: GrundyValues,
    /// The period, and its proof.
    pub proven: Option<(Period, Proof)>,
}

impl KnownValues {
    /// The value of any heap, computed or given by the period.
    pub fn value(&self, heap: u64) -> Option<u64> {
        let growth = self.proven.map_or(0, |(period, _)| period.growth(heap));
        self.value_without_growth(heap)?.checked_add(growth)
    }

    /// The value of a heap if values never grow, in half the time: this divides only once.
    #[inline(always)]
    pub fn value_without_growth(&self, heap: u64) -> Option<u64> {
        let index = match &self.proven {
            Some((period, _)) => period.reduce(heap),
            None => heap,
        };
        usize::try_from(index).ok().and_then(|i| self.values.get(i)).map(u64::from)
    }

    /// The proven period.
    pub fn period(&self) -> Option<Period> {
        self.proven.map(|(period, _)| period)
    }

    /// What proves it.
    pub fn proof(&self) -> Option<Proof> {
        self.proven.map(|(_, proof)| proof)
    }

    /// The count of heaps with a computed value.
    pub fn len(&self) -> u64 {
        self.values.len() as u64
    }
}
