//! The value of a green plant and of the plants that its cuts leave: fuse the cycles, then evaluate the remaining tree.

use super::rings::Rings;
use super::walk::Walk;

/// A plant with its cycles fused. Nodes connected by cycles form a cluster, and bridges join the clusters to a tree.
/// The value of a cluster is the nim-sum of its inner edges, 1 each, and of the stems on the cluster. A stem is a
/// bridge with the cluster above the bridge, and its value is 1 more than the value of that cluster.
pub(super) struct Fused<'p> {
    edges: &'p [(u32, u32)],
    walk: Walk,
    /// For each node, the nim-sum of the inner edges and stems of its branch within its cluster.
    branch: Vec<u64>,
}

impl<'p> Fused<'p> {
    /// Fuse a plant whose edges are all connected to node 0.
    pub(super) fn new(nodes: usize, edges: &'p [(u32, u32)]) -> Self {
        let walk = Walk::new(nodes, edges);
        let mut branch = vec![0u64; nodes];
        for (i, &edge) in edges.iter().enumerate() {
            let upper = walk.upper(edge);
            if !walk.went(i, upper) {
                branch[upper as usize] ^= 1; // the edge closes a cycle
            }
        }
        for &node in walk.found.iter().skip(1).rev() {
            let (edge, worth) = (walk.by[node as usize] as usize, branch[node as usize]);
            let worth = if walk.begins(node) { worth + 1 } else { worth ^ 1 };
            branch[walk.lower(edges[edge]) as usize] ^= worth;
        }
        Fused { edges, walk, branch }
    }

    /// Return the value of the whole plant.
    pub(super) fn value(&self) -> u64 {
        self.branch[0]
    }

    /// Return whether some edge lies on a cycle.
    pub(super) fn has_cycles(&self) -> bool {
        self.edges.len() >= self.walk.found.len()
    }

    /// Return the bridges from the ground up, each with the value of the cluster above the bridge.
    pub(super) fn stems(&self) -> Vec<(usize, u64)> {
        let nodes = self.walk.found.iter().skip(1).filter(|node| self.walk.begins(**node));
        nodes
            .map(|node| (self.walk.by[*node as usize] as usize, self.branch[*node as usize]))
            .collect()
    }

    /// Return the clusters that contain cycles, from the ground up, each as its lowest node and the number of its inner
    /// edges.
    pub(super) fn cycles(&self) -> Vec<(u32, u64)> {
        let mut lowest: Vec<u32> = (0..self.branch.len() as u32).collect();
        for &node in self.walk.found.iter().skip(1).filter(|node| !self.walk.begins(**node)) {
            let edge = self.walk.by[node as usize] as usize;
            lowest[node as usize] = lowest[self.walk.lower(self.edges[edge]) as usize];
        }
        let mut within = vec![0u64; self.branch.len()];
        for (i, &edge) in self.edges.iter().enumerate() {
            let upper = self.walk.upper(edge);
            if !(self.walk.went(i, upper) && self.walk.begins(upper)) {
                within[lowest[upper as usize] as usize] += 1;
            }
        }
        let counted = self.walk.found.iter().map(|node| (*node, within[*node as usize]));
        counted.filter(|(_, edges)| *edges > 0).collect()
    }

    /// Return for each edge whether its cut leaves a plant of value 0. All edges are examined within about `work`
    /// steps. Beyond this limit, edges of long cycles are only examined until one winning cut is known.
    pub(super) fn winning(&self, work: u64) -> Vec<bool> {
        let walk = &self.walk;
        let mut wins = vec![false; self.edges.len()];
        // For each node, the value that its cluster must have for the whole plant to have the value 0; `None` if no
        // value suffices.
        let mut wanted: Vec<Option<u64>> = vec![Some(0); self.branch.len()];
        // For each node, the current value of its cluster.
        let mut values = vec![self.branch[0]; self.branch.len()];
        for &node in walk.found.iter().skip(1) {
            let (at, edge) = (node as usize, walk.by[node as usize] as usize);
            let below = walk.lower(self.edges[edge]) as usize;
            if walk.begins(node) {
                // The stem must get the value by which the cluster below differs from its wanted value.
                values[at] = self.branch[at];
                let stem = wanted[below].map(|wanted| wanted ^ values[below] ^ (values[at] + 1));
                wins[edge] = stem == Some(0);
                wanted[at] = stem.and_then(|stem| stem.checked_sub(1));
            } else {
                (wanted[at], values[at]) = (wanted[below], values[below]);
            }
        }
        let rings = Rings::new(self.edges, walk);
        let mut left = work;
        let mut long = Vec::new();
        for ring in rings.each() {
            let at = walk.upper(self.edges[ring[0]]) as usize;
            let Some(wanted) = wanted[at] else { continue };
            let chunks = self.chunks(ring);
            // The nim-sum that the two arms left by a cut must have.
            let inner = chunks.iter().fold(0, |sum, chunk| sum ^ chunk);
            let lacks = wanted ^ values[at] ^ inner ^ (ring.len() as u64 & 1);
            let steps = (ring.len() as u64).saturating_mul(ring.len() as u64);
            if steps <= left {
                left -= steps;
                let cuts = (0..ring.len()).filter(|i| arms(&chunks, *i) == lacks);
                cuts.for_each(|i| wins[ring[i]] = true);
            } else {
                long.push((ring, chunks, lacks));
            }
        }
        for (ring, chunks, lacks) in long {
            if wins.contains(&true) {
                break;
            }
            // Begin in the middle, because the arms of a ring without stems are equal there.
            let middle = ring.len() / 2;
            let places = (middle..ring.len()).chain((0..middle).rev());
            if let Some(i) = places.into_iter().find(|i| arms(&chunks, *i) == lacks) {
                wins[ring[i]] = true;
            }
        }
        wins
    }

    /// Return the nim-sums of the edges and stems attached between each two consecutive edges of a ring, but not
    /// between its last edge and its first edge.
    fn chunks(&self, ring: &[usize]) -> Vec<u64> {
        let branch = |edge: usize| self.branch[self.walk.upper(self.edges[edge]) as usize];
        let chunk = |two: &[usize]| {
            // The branch includes the next edge, either as an edge of the walk or as the edge that closes the ring.
            let above = if self.walk.went(two[1], self.walk.upper(self.edges[two[1]])) {
                branch(two[1])
            } else {
                0
            };
            branch(two[0]) ^ above ^ 1
        };
        ring.windows(2).map(chunk).collect()
    }
}

/// Return the nim-sum of the two arms that remain of a ring without the edge at index `cut`.
fn arms(chunks: &[u64], cut: usize) -> u64 {
    let stem = |above: u64, chunk: &u64| (above ^ chunk) + 1;
    let (first, second) = chunks.split_at(cut);
    first.iter().rev().fold(0, stem) ^ second.iter().fold(0, stem)
}
