//! The set of nim-sums of subsets of some numbers.

/// A basis of the set of nim-sums of subsets of some numbers (their span), in descending order. The highest bit of each
/// number of the basis is 0 in the other numbers of the basis.
#[derive(Clone, Debug, Default)]
pub(super) struct XorSpan {
    /// The numbers of the basis, the largest first.
    basis: Vec<u64>,
}

impl XorSpan {
    /// Return the remainder of a number: the nim-sum with numbers of the basis in which all their highest bits are 0.
    fn reduced(&self, mut number: u64) -> u64 {
        for element in &self.basis {
            number = number.min(number ^ element);
        }
        number
    }

    /// Add a number to the span, and return whether the span grows.
    pub(super) fn insert(&mut self, number: u64) -> bool {
        let rest = self.reduced(number);
        if rest == 0 {
            return false;
        }
        for element in &mut self.basis {
            *element = (*element).min(*element ^ rest);
        }
        let at = self.basis.partition_point(|element| *element > rest);
        self.basis.insert(at, rest);
        true
    }

    pub(super) fn rank(&self) -> usize {
        self.basis.len()
    }

    /// Return the coordinates of a number of the span: bit i is 1 if the i-th number of the basis belongs to the
    /// nim-sum.
    pub(super) fn coordinates(&self, number: u64) -> u64 {
        // Read the highest bit of each number of the basis, which is 0 in the other numbers of the basis.
        let bits = self.basis.iter().map(|element| number >> element.ilog2() & 1);
        bits.zip(0..).fold(0, |all, (bit, i)| all | bit << i)
    }

    /// Return the count of numbers of the span that are at least `least`.
    pub(super) fn count_from(&self, least: u64) -> u64 {
        let (mut below, mut reached) = (0, 0_u64);
        let mut left = &self.basis[..];
        for bit in (0..64).rev() {
            let wanted = least >> bit & 1;
            match left.split_first() {
                Some((element, rest)) if element.ilog2() == bit => {
                    left = rest;
                    // If `least` has a 1 at this bit, all remaining numbers with a 0 there are below `least`; continue
                    // with the bit of `least`.
                    below += wanted << left.len();
                    reached ^= element * (wanted ^ (reached >> bit & 1));
                }
                _ if reached >> bit & 1 == wanted => {}
                _ => {
                    below += wanted << left.len();
                    return (1 << self.rank()) - below;
                }
            }
        }
        (1 << self.rank()) - below
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use mexplorer::Rng;

    #[test]
    fn spans_are_those_of_all_subsets() {
        let mut rng = Rng::new(3);
        for _ in 0..300 {
            let numbers: Vec<u64> = (0..rng.below(6)).map(|_| rng.below(40)).collect();
            let mut span = XorSpan::default();
            let mut all = std::collections::BTreeSet::from([0]);
            for number in &numbers {
                let with: Vec<u64> = all.iter().map(|sum| sum ^ number).collect();
                let before = all.len();
                all.extend(with);
                assert_eq!(span.insert(*number), all.len() > before, "{numbers:?}");
            }
            assert_eq!(1 << span.rank(), all.len());
            let reached = |coordinates: u64| {
                let bit = |(i, element): (usize, &u64)| element * (coordinates >> i & 1);
                span.basis.iter().enumerate().map(bit).fold(0, |sum, part| sum ^ part)
            };
            assert!(all.iter().all(|sum| reached(span.coordinates(*sum)) == *sum), "{numbers:?}");
            for least in 0..70 {
                let count = all.iter().filter(|sum| **sum >= least).count() as u64;
                assert_eq!(span.count_from(least), count, "{numbers:?} from {least}");
            }
        }
    }
}
