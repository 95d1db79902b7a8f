//! The value of a green plant, and of what each cut leaves of it: fuse the cycles, then climb down the
//! tree that is left.

use super::rings::Rings;
use super::walk::Walk;

/// A plant with its cycles fused. Nodes that cycles hold together are a cluster; bridges join the
/// clusters to a tree. A cluster is worth the nim-sum of its inner edges, 1 each, and of the stems
/// that it carries: a bridge is worth 1 more than the cluster on it.
pub(super) struct Fused<'p> {
    edges: &'p [(u32, u32)],
    walk: Walk,
    /// Per node, the nim-sum of its branch within its cluster: inner edges, and stems.
    branch: Vec<u64>,
}

impl<'p> Fused<'p> {
    /// Fuse a plant; every edge hangs on node 0.
    pub(super) fn new(nodes: usize, edges: &'p [(u32, u32)]) -> Self {
        let walk = Walk::new(nodes, edges);
        let mut branch = vec![0u64; nodes];
        for (i, &edge) in edges.iter().enumerate() {
            let upper = walk.upper(edge);
            if !walk.went(i, upper) {
                branch[upper as usize] ^= 1; // it closes a cycle
            }
        }
        for &node in walk.found.iter().skip(1).rev() {
            let (edge, worth) = (walk.by[node as usize] as usize, branch[node as usize]);
            let worth = if walk.begins(node) { worth + 1 } else { worth ^ 1 };
            branch[walk.lower(edges[edge]) as usize] ^= worth;
        }
        Fused { edges, walk, branch }
    }

    /// The value of the whole plant.
    pub(super) fn value(&self) -> u64 {
        self.branch[0]
    }

    /// Whether some edges lie on cycles.
    pub(super) fn has_cycles(&self) -> bool {
        self.edges.len() >= self.walk.found.len()
    }

    /// The bridges from the ground up, each with the value of the cluster on it.
    pub(super) fn stems(&self) -> Vec<(usize, u64)> {
        let nodes = self.walk.found.iter().skip(1).filter(|node| self.walk.begins(**node));
        nodes
            .map(|node| (self.walk.by[*node as usize] as usize, self.branch[*node as usize]))
            .collect()
    }

    /// The clusters of cycles from the ground up: the lowest node, and how many edges are within.
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

    /// Per edge, whether cutting it makes the whole plant worth 0. All of them while that takes up to
    /// `work` steps; beyond, those of long cycles only until there is one.
    pub(super) fn winning(&self, work: u64) -> Vec<bool> {
        let walk = &self.walk;
        let mut wins = vec![false; self.edges.len()];
        // Per node, the value that its cluster would have to get; `None` where none is enough.
        let mut wanted: Vec<Option<u64>> = vec![Some(0); self.branch.len()];
        // Per node, the value of its cluster.
        let mut values = vec![self.branch[0]; self.branch.len()];
        for &node in walk.found.iter().skip(1) {
            let (at, edge) = (node as usize, walk.by[node as usize] as usize);
            let below = walk.lower(self.edges[edge]) as usize;
            if walk.begins(node) {
                // The stem must become what the rest of the cluster below lacks.
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
            // What the chunk that holds the ring must get from the arms that a cut leaves.
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
            // In the middle of a bare ring the arms are equal, so begin there.
            let middle = ring.len() / 2;
            let places = (middle..ring.len()).chain((0..middle).rev());
            if let Some(i) = places.into_iter().find(|i| arms(&chunks, *i) == lacks) {
                wins[ring[i]] = true;
            }
        }
        wins
    }

    /// The values of what hangs between the edges of a ring, without the chunk that holds it.
    fn chunks(&self, ring: &[usize]) -> Vec<u64> {
        let branch = |edge: usize| self.branch[self.walk.upper(self.edges[edge]) as usize];
        let chunk = |two: &[usize]| {
            // The next edge counts in the branch, whether the walk went along it or it closes the ring.
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

/// The nim-sum of the two arms that are left of a ring without its edge at place `cut`.
fn arms(chunks: &[u64], cut: usize) -> u64 {
    let stem = |above: u64, chunk: &u64| (above ^ chunk) + 1;
    let (first, second) = chunks.split_at(cut);
    first.iter().rev().fold(0, stem) ^ second.iter().fold(0, stem)
}
