//! The probe set: a few common heaps of each value. Moves that leave one of them are examined first, and
//! find nearly all values that only two common heaps give. Arbitrary pairs give some values often and
//! others rarely; but whatever the other heap is, some heap of the set gives the wanted value with it.
//! With k heaps of each value, about one value in e^k is left to be searched for.

use std::ops::Range;

use super::sparse_space::SparseSpace;

/// The most heaps of one value.
const ROUNDS: usize = 12;

/// The number of rounds that are examined at the beginning.
const BEGINNING: usize = 4;

/// The least number of heaps that are examined, if there are so many.
const FEWEST: usize = 16;

/// The fewest heaps to choose among.
const FIRST: usize = 1024;

/// The heaps among which there are enough.
const ENOUGH: usize = 1 << 13;

/// The heaps in rounds: the first heap of each value, then the second of each, and so on.
#[derive(Clone, Debug)]
pub struct ProbeSet<V> {
    heaps: Vec<u32>,
    /// The value of each heap, in the form that the engine keeps.
    values: Vec<V>,
    /// The count of heaps in the first round: one for each value.
    round: usize,
    /// The count of heaps that are examined.
    depth: usize,
}

impl<V: Copy + Into<u16>> ProbeSet<V> {
    pub fn new() -> Self {
        ProbeSet { heaps: Vec::new(), values: Vec::new(), round: 0, depth: 0 }
    }

    /// Choose among these heaps; the smaller ones suffice, since they have nearly all values. Store
    /// for each chosen heap its entry of `kept`.
    pub fn choose(&mut self, values: &[V], kept: &[V], sparse: &SparseSpace, among: Range<usize>) {
        self.heaps.clear();
        self.values.clear();
        let end = among.end.min(ENOUGH.max(values.len() / 4));
        if !sparse.is_chosen() || end < FIRST {
            return;
        }
        let mut rounds = [const { Vec::new() }; ROUNDS];
        let mut met: Vec<usize> = Vec::new();
        for (n, value) in values.iter().enumerate().take(end).skip(among.start) {
            let value = (*value).into();
            let at = usize::from(value);
            if met.len() <= at {
                met.resize(at + 1, 0);
            }
            if met[at] < ROUNDS && sparse.is_common(n, value) {
                rounds[met[at]].push(n as u32);
                met[at] += 1;
            }
        }
        self.round = rounds[0].len();
        self.heaps = rounds.concat();
        self.values.extend(self.heaps.iter().map(|heap| kept[*heap as usize]));
        if self.depth == 0 {
            self.depth = BEGINNING * self.round;
        }
    }

    pub fn is_empty(&self) -> bool {
        self.heaps.is_empty()
    }

    pub fn first(&self, depth: usize) -> (&[u32], &[V]) {
        (&self.heaps[..depth], &self.values[..depth])
    }

    pub fn depth(&self) -> usize {
        self.depth.min(self.heaps.len())
    }

    /// Adapt the depth to the cost of the probes, `looked`, and of searching for the values that they
    /// did not find. One round more leaves e times less to search for: it pays as long as the search
    /// costs more than a round.
    pub fn learn(&mut self, looked: u64, searched: u64) {
        if self.is_empty() {
            return;
        }
        let depth = self.depth().max(FEWEST);
        let deeper = searched * depth as u64 > looked * self.round as u64;
        self.depth = if deeper { depth + depth / 8 } else { depth - depth / 16 };
    }
}

#[cfg(test)]
mod tests {
    use super::super::block;
    use super::super::small_values::SmallValues;
    use super::super::two_heaps::{Moves, TwoHeaps};
    use super::*;
    use crate::base::text::Word;
    use crate::heaps::octal::code::TakeCode;
    use crate::heaps::octal::take_and_break::TakeAndBreak;

    /// The values of heaps below `n`, with probes or without, and the count of heaps that had
    /// probes.
    fn values(moves: &Moves, n: usize, with_probes: bool) -> (Vec<u16>, usize) {
        let mut two_heaps = TwoHeaps::new(moves.clone(), &[]);
        let (mut values, mut used) = (Vec::new(), 0);
        while values.len() < n {
            assert!(two_heaps.prepare(&values));
            if !with_probes {
                two_heaps.probes = ProbeSet::new();
            }
            let before = values.len();
            match block::pays(&two_heaps, before) {
                true => block::step(&mut two_heaps, &mut values),
                false => two_heaps.step(&mut values),
            };
            if !two_heaps.probes.is_empty() {
                used += values.len() - before;
            }
        }
        (values, used)
    }

    /// The values in bytes, up to the first that does not fit.
    fn small_values(moves: &Moves, n: usize) -> Vec<u16> {
        let mut engine = SmallValues::new(moves).unwrap();
        let mut values = Vec::new();
        while values.len() < n && engine.step(&mut values).is_some() {}
        values.into_iter().map(u16::from).collect()
    }

    #[test]
    fn probes_change_no_value() {
        let codes = ["0.6", "0.106", "0.16", "0.007", "0.36", "4.126"];
        let code = |text| TakeCode::parse(Word { text, start: 0 }, false).unwrap();
        let rules = codes.map(|text| TakeAndBreak::from(&code(text)));
        let (mut used, mut small) = (0, 0);
        for rules in rules.iter().chain([&TakeAndBreak::grundy()]) {
            let moves = Moves::new(rules).unwrap();
            let (with, probed) = values(&moves, 9_000, true);
            let (without, none) = values(&moves, 9_000, false);
            assert_eq!(none, 0);
            assert!(with == without, "{rules:?}");
            let bytes = small_values(&moves, 9_000);
            assert!(bytes == without[..bytes.len()], "{rules:?}");
            used += probed;
            small += bytes.len();
        }
        assert!(used > 40_000 && small > 30_000, "{used} {small}");
    }
}
