//! Sums of heaps, in the order in which the search for a quotient visits them.

/// A sum of heaps: each heap with its multiplicity, larger heaps first.
///
/// Sums are ordered by the multiplicity of the largest heap, then of the next heap, and so on. An option of a sum comes
/// before the sum, and adding a heap to two sums keeps their order. (A heap in only one of two sums is larger than all
/// heaps that follow in the other.)
#[derive(Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Word(Vec<(u64, u32)>);

impl Word {
    pub fn powers(&self) -> &[(u64, u32)] {
        &self.0
    }

    pub fn with(&self, heap: u64) -> Word {
        let mut powers = self.0.clone();
        let at = powers.iter().position(|(h, _)| *h <= heap).unwrap_or(powers.len());
        match powers.get_mut(at) {
            Some(power) if power.0 == heap => power.1 += 1,
            _ => powers.insert(at, (heap, 1)),
        }
        Word(powers)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sums_are_ordered_by_their_larger_heaps() {
        let word = |heaps: &[u64]| heaps.iter().fold(Word::default(), |word, h| word.with(*h));
        let ascending: [&[u64]; 9] =
            [&[], &[1], &[1, 1], &[2], &[2, 1], &[2, 1, 1], &[2, 2], &[3], &[3, 2]];
        for (i, a) in ascending.iter().enumerate() {
            for (j, b) in ascending.iter().enumerate() {
                assert_eq!(word(a).cmp(&word(b)), i.cmp(&j), "{a:?} {b:?}");
            }
        }
    }
}
