//! The probe set: a few common heaps of each value. Moves that leave a heap of the set are examined first. They find
//! nearly all values that only two common heaps give: whatever the second heap is, some heap of the set gives the
//! wanted value with it, while arbitrary pairs give some values often and others rarely. With k heaps of each value,
//! about one value in e^k is left to be searched for.

use std::ops::Range;

use super::sparse_space::SparseSpace;

/// The most heaps of the same value in the set.
const ROUNDS: usize = 12;

/// The number of rounds of the set that are examined before any adaptation.
const BEGINNING: usize = 4;

/// The least number of heaps that are examined, if the set has that many.
const FEWEST: usize = 16;

/// The least end of the range of candidate heaps; for a smaller end, no set is chosen.
const FIRST: usize = 1024;

/// The heap size up to which heaps are always considered for the set.
const ENOUGH: usize = 1 << 13;

/// The probe set in rounds: the first common heap of each value, then the second of each value, and so on.
#[derive(Clone, Debug)]
pub struct ProbeSet<V> {
    heaps: Vec<u32>,
    /// The value of each heap of the set, in the form that the engine uses.
    values: Vec<V>,
    /// The number of heaps in the first round: one for each value.
    round: usize,
    /// The number of heaps that are examined, from the start of the list.
    depth: usize,
}

impl<V: Copy + Into<u16>> ProbeSet<V> {
    pub fn new() -> Self {
        ProbeSet { heaps: Vec::new(), values: Vec::new(), round: 0, depth: 0 }
    }

    /// Choose common heaps from the range `among`. Only heaps below `ENOUGH` or below a quarter of all heaps are used,
    /// since they have nearly all values. Store for each chosen heap its entry of `kept`.
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

    /// Adapt the depth to two costs: `looked` for the probes, and `searched` for the values that no probe gave. One
    /// round more leaves e times fewer values to search for, and is worthwhile as long as the search costs more than a
    /// round.
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

    /// Return the values of the heaps below `n`, computed with or without probes, and the count of heaps that used
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

    /// Return the values as the byte engine computes them, up to the first value that does not fit into a byte.
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
