//! Sets of numbers as binary tries. The tries are merged, shifted by a nim-sum in constant time and searched for the
//! mex, so that the values of a tree with n nodes take O(n log n) time.

/// The index of an empty trie.
const NONE: u32 = u32::MAX;

/// A node of a trie: a set of numbers. The root splits by the top one of `Tries::bits` bits, each level below by the
/// next lower bit: 0 in the first side, 1 in the second side. A node below the last bit has no sides.
#[derive(Clone, Copy)]
struct Knot {
    sides: [u32; 2],
    /// The number of numbers in the set.
    count: u32,
    /// The number to combine by nim-sum with every number below this node. The sides do not contain this nim-sum yet.
    shift: u32,
}

/// One set of numbers for each place of a forest.
pub(super) struct Tries {
    /// The number of bits of each number in a set, and so the depth of each trie.
    bits: u32,
    knots: Vec<Knot>,
    /// Indices of unused knots.
    free: Vec<u32>,
    /// For each place, the root of the trie with the values that moves in the subtree of the place can leave, as far as
    /// they are computed.
    roots: Vec<u32>,
}

impl Tries {
    /// Create empty sets for `places` nodes. The value of a tree is at most its number of nodes, which gives the number
    /// of bits.
    pub(super) fn new(places: usize) -> Self {
        let bits = usize::BITS - places.leading_zeros();
        Tries { bits, knots: Vec::new(), free: Vec::new(), roots: vec![NONE; places] }
    }

    /// Complete the set of the subtree at a place and return the subtree's value. `carries` is the nim-sum of the
    /// values of the children's subtrees; a move that takes only the node at the place leaves this value.
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

    /// Add the values of the options of the subtree at a place to the set of its parent `under`, each in nim-sum with
    /// the subtree's own `value`: `close` then cancels that value, which the `carries` of the parent contains.
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

    /// Create a set of one number.
    fn single(&mut self, number: u32) -> u32 {
        let mut root = self.knot(Knot { sides: [NONE; 2], count: 1, shift: 0 });
        for bit in 0..self.bits {
            let mut sides = [NONE; 2];
            sides[(number >> bit & 1) as usize] = root;
            root = self.knot(Knot { sides, count: 1, shift: 0 });
        }
        root
    }

    /// Apply the shift of a node that splits by bit `bits` − 1: swap the sides if this bit of the shift is set, and
    /// pass the shift to both sides for the lower bits.
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

    /// Return the union of two sets and free the second one. The recursion depth is the number of bits.
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

    /// Return the least number that is not in a set (the mex).
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
            // Use trees of every shape, from bushes to near-paths.
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
        // All moves on a leaf of the star leave the same value, so the merged tries stay small.
        assert!(tries.knots.len() <= 3 * (tries.bits as usize + 1), "{}", tries.knots.len());
    }
}
