//! Sets of values as binary tries that are merged, shifted by a nim-sum all at once, and asked for the
//! least number that is missing: what a tree's value takes in time of n log n.

/// No trie.
const NONE: u32 = u32::MAX;

/// A set of numbers of `bits` bits: those without the highest bit, and those with it.
#[derive(Clone, Copy)]
struct Knot {
    sides: [u32; 2],
    /// How many numbers there are.
    count: u32,
    /// What is still to be added by nim-sum to all of them.
    shift: u32,
}

/// A set per place of a forest.
pub(super) struct Tries {
    bits: u32,
    knots: Vec<Knot>,
    /// Knots that are free again.
    free: Vec<u32>,
    /// Per place, what can be left of the tree there, as far as is known.
    roots: Vec<u32>,
}

impl Tries {
    /// For as many places as that: no value of a tree, and so no nim-sum of such, needs more bits.
    pub(super) fn new(places: usize) -> Self {
        let bits = usize::BITS - places.leading_zeros();
        Tries { bits, knots: Vec::new(), free: Vec::new(), roots: vec![NONE; places] }
    }

    /// The tree at a place is complete, and what grows there carries this much: the place itself may be
    /// taken, and of each tree on it the others are left. The least number that no move leaves.
    pub(super) fn close(&mut self, at: usize, carries: u64) -> u64 {
        let root = self.roots[at];
        if root != NONE {
            self.knots[root as usize].shift ^= carries as u32;
        }
        let own = self.single(carries as u32);
        let root = self.merged(root, own, self.bits);
        self.roots[at] = root;
        self.missing(root)
    }

    /// What may be left of the tree at a place of this value, put to what grows on the place under it.
    pub(super) fn join(&mut self, at: usize, under: usize, value: u64) {
        let root = std::mem::replace(&mut self.roots[at], NONE);
        self.knots[root as usize].shift ^= value as u32;
        self.roots[under] = self.merged(self.roots[under], root, self.bits);
    }

    fn knot(&mut self, knot: Knot) -> u32 {
        if let Some(at) = self.free.pop() {
            self.knots[at as usize] = knot;
            return at;
        }
        self.knots.push(knot);
        self.knots.len() as u32 - 1
    }

    /// The set of one number.
    fn single(&mut self, number: u32) -> u32 {
        let mut root = self.knot(Knot { sides: [NONE; 2], count: 1, shift: 0 });
        for bit in 0..self.bits {
            let mut sides = [NONE; 2];
            sides[(number >> bit & 1) as usize] = root;
            root = self.knot(Knot { sides, count: 1, shift: 0 });
        }
        root
    }

    /// Do at this knot what is still to be done, and leave the rest to its sides.
    fn settle(&mut self, at: u32, bits: u32) {
        let shift = std::mem::take(&mut self.knots[at as usize].shift);
        if shift == 0 || bits == 0 {
            return;
        }
        if shift >> (bits - 1) & 1 == 1 {
            self.knots[at as usize].sides.reverse();
        }
        for side in self.knots[at as usize].sides {
            if side != NONE {
                self.knots[side as usize].shift ^= shift;
            }
        }
    }

    /// The union of two sets, which are used up. It is as deep as there are bits.
    fn merged(&mut self, one: u32, other: u32, bits: u32) -> u32 {
        if one == NONE || other == NONE {
            return one.min(other);
        }
        if bits > 0 {
            self.settle(one, bits);
            self.settle(other, bits);
            let mut count = 0;
            for side in 0..2 {
                let sides = [one, other].map(|at| self.knots[at as usize].sides[side]);
                let both = self.merged(sides[0], sides[1], bits - 1);
                self.knots[one as usize].sides[side] = both;
                count += if both == NONE { 0 } else { self.knots[both as usize].count };
            }
            self.knots[one as usize].count = count;
        }
        self.free.push(other);
        one
    }

    /// The least number that is not in a set.
    fn missing(&mut self, root: u32) -> u64 {
        let (mut at, mut number) = (root, 0);
        for bits in (1..=self.bits).rev() {
            self.settle(at, bits);
            let [low, high] = self.knots[at as usize].sides;
            let full = low != NONE && self.knots[low as usize].count == 1 << (bits - 1);
            at = if full { high } else { low };
            number |= u64::from(full) << (bits - 1);
            if at == NONE {
                break;
            }
        }
        number
    }
}

#[cfg(test)]
mod tests {
    use super::super::forest::{GROUND, Worths};
    use super::*;
    use crate::base::rng::Rng;

    #[test]
    fn values_are_those_of_sets_of_numbers() {
        let mut rng = Rng::new(3);
        for round in 0..600 {
            let n = 1 + round % 60;
            // Trees of any shape, from bushes to near-paths.
            let back = 1 + rng.below(6);
            let under = |at: usize, rng: &mut Rng| match at as u64 {
                0 => GROUND,
                at => at.saturating_sub(1 + rng.below(back)) as u32,
            };
            let below: Vec<u32> = (0..n).map(|at| under(at, &mut rng)).collect();
            let found = Worths::new(&below, true);
            let mut sets: Vec<Vec<u64>> = vec![Vec::new(); n];
            let mut values = vec![0; n];
            for at in (0..n).rev() {
                let above: Vec<usize> = (at + 1..n).filter(|i| below[*i] == at as u32).collect();
                let carries: u64 = above.iter().fold(0, |sum, i| sum ^ values[*i]);
                sets[at] = vec![carries];
                for i in above {
                    let rest = carries ^ values[i];
                    let more: Vec<u64> = sets[i].iter().map(|value| value ^ rest).collect();
                    sets[at].extend(more);
                }
                values[at] = (0..).find(|value| !sets[at].contains(value)).unwrap_or(0);
            }
            assert_eq!(found.values, values, "{below:?}");
        }
    }

    #[test]
    fn a_set_gives_its_knots_back() {
        let mut tries = Tries::new(1000);
        for at in (1..1000).rev() {
            let value = tries.close(at, 0);
            tries.join(at, 0, value);
        }
        // All of a star's leaves leave the same.
        assert!(tries.knots.len() <= 3 * (tries.bits as usize + 1), "{}", tries.knots.len());
    }
}
