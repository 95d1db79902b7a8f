//! Classes of edges on cycles: if one edge of a class is cut, the other edges of the class become bridges.

use super::walk::Walk;
use crate::base::rng::Rng;
use crate::base::sort::sorted;

/// The edges on cycles, grouped in rings. A ring consists of an edge and all edges that become bridges when that edge
/// is cut.
///
/// A ring lies on one cycle, and its edges are stored in the order of the cycle, from the ground. Two edges belong to
/// the same ring exactly when the same non-tree edges of the walk close cycles through both. Such sets of non-tree
/// edges are compared by random numbers of 128 bits.
pub(super) struct Rings {
    edges: Vec<usize>,
    /// The index in `edges` at which each ring begins, followed by the length of `edges`.
    starts: Vec<usize>,
}

impl Rings {
    pub(super) fn new(edges: &[(u32, u32)], walk: &Walk) -> Self {
        let mut rng = Rng::new(edges.len() as u64);
        let mut over = vec![0u128; walk.order.len()];
        let mut marks = vec![0u128; edges.len()];
        for (i, &edge) in edges.iter().enumerate() {
            let (upper, lower) = (walk.upper(edge), walk.lower(edge));
            if !walk.went(i, upper) {
                marks[i] = u128::from(rng.next_bits()) << 64 | u128::from(rng.next_bits());
                over[upper as usize] ^= marks[i];
                over[lower as usize] ^= marks[i];
            }
        }
        for &node in walk.found.iter().skip(1).rev() {
            let edge = walk.by[node as usize] as usize;
            marks[edge] = over[node as usize];
            over[walk.lower(edges[edge]) as usize] ^= marks[edge];
        }
        // Sort each ring by the order of the walk, with an edge that closes the ring last. Bridges have no mark and are
        // left out.
        let place = |i: usize| {
            let upper = walk.upper(edges[i]);
            if walk.went(i, upper) { walk.order[upper as usize] } else { u32::MAX }
        };
        let marked = (0..edges.len()).filter(|i| marks[*i] != 0);
        let placed: Vec<(u128, u32, usize)> = marked.map(|i| (marks[i], place(i), i)).collect();
        let list = sorted(placed);
        let begins = |at: &usize| *at == 0 || list[*at].0 != list[*at - 1].0;
        let mut starts: Vec<usize> = (0..list.len()).filter(begins).collect();
        starts.push(list.len());
        Rings { edges: list.into_iter().map(|(.., i)| i).collect(), starts }
    }

    /// Iterate over the rings, none of which is empty.
    pub(super) fn each(&self) -> impl Iterator<Item = &[usize]> {
        self.starts.windows(2).map(|ends| &self.edges[ends[0]..ends[1]])
    }
}
