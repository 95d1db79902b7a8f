//! The value of a green plant in linear time: fuse its cycles, then climb down the tree that is left.

/// No edge or node.
const NONE: u32 = u32::MAX;

/// A plant with its cycles fused: a tree of clusters, each a set of nodes that cycles hold together,
/// joined by the bridges.
#[derive(Clone, Debug)]
pub(super) struct Fused {
    /// Per cluster, the one below it and whether an odd number of edges lies within it. Clusters stand
    /// after the one below; the ground's is the first.
    below: Vec<u32>,
    odd: Vec<bool>,
    /// Per edge, the cluster above it if it is a bridge.
    above: Vec<Option<u32>>,
    /// Per cluster, its value.
    values: Vec<u64>,
}

/// The neighbours of each node with the edges there, as one list and the ends of its stretches.
struct Around {
    ends: Vec<u32>,
    list: Vec<(u32, u32)>,
}

impl Around {
    fn new(nodes: usize, edges: &[(u32, u32)]) -> Self {
        let mut ends = vec![0u32; nodes + 1];
        for &(a, b) in edges {
            ends[a as usize + 1] += 1;
            ends[b as usize + 1] += 1;
        }
        for node in 0..nodes {
            ends[node + 1] += ends[node];
        }
        let mut free = ends.clone();
        let mut list = vec![(0, 0); 2 * edges.len()];
        for (edge, &(a, b)) in edges.iter().enumerate() {
            for (from, to) in [(a, b), (b, a)] {
                let slot = &mut free[from as usize];
                list[*slot as usize] = (to, edge as u32);
                *slot += 1;
            }
        }
        Around { ends, list }
    }
}

impl Fused {
    /// Fuse the plant with these edges; `gone` is left out, and so is what hangs on nothing else.
    pub(super) fn new(nodes: usize, edges: &[(u32, u32)], gone: Option<usize>) -> Self {
        let around = Around::new(nodes, edges);
        // A walk in depth: the order of nodes, and the earliest that each one's branch leads back to.
        let mut order = vec![NONE; nodes];
        let mut low = vec![NONE; nodes];
        let mut next = around.ends.clone();
        let mut walked = vec![0u32];
        let mut stack = vec![(0u32, NONE)];
        // The edge by which each node was found.
        let mut found_by = vec![NONE; nodes];
        (order[0], low[0]) = (0, 0);
        while let Some(&(node, by)) = stack.last() {
            let at = node as usize;
            if next[at] < around.ends[at + 1] {
                let (to, edge) = around.list[next[at] as usize];
                next[at] += 1;
                if edge == by || Some(edge as usize) == gone {
                    continue;
                }
                if order[to as usize] == NONE {
                    order[to as usize] = walked.len() as u32;
                    low[to as usize] = walked.len() as u32;
                    found_by[to as usize] = edge;
                    walked.push(to);
                    stack.push((to, edge));
                } else {
                    low[at] = low[at].min(order[to as usize]);
                }
            } else {
                stack.pop();
                if let Some(&(parent, _)) = stack.last() {
                    low[parent as usize] = low[parent as usize].min(low[at]);
                }
            }
        }
        let mut fused = Fused {
            below: Vec::new(),
            odd: Vec::new(),
            above: vec![None; edges.len()],
            values: Vec::new(),
        };
        // A node whose branch leads back no further than to itself begins a cluster.
        let mut cluster = vec![NONE; nodes];
        for &node in &walked {
            let at = node as usize;
            let edge = found_by[at];
            let parent = if edge == NONE {
                NONE
            } else {
                let (a, b) = edges[edge as usize];
                cluster[(if a == node { b } else { a }) as usize]
            };
            if low[at] == order[at] {
                cluster[at] = fused.below.len() as u32;
                if edge != NONE {
                    fused.above[edge as usize] = Some(cluster[at]);
                }
                fused.below.push(parent);
                fused.odd.push(false);
            } else {
                cluster[at] = parent;
            }
        }
        for (edge, &(a, _)) in edges.iter().enumerate() {
            let at = cluster[a as usize];
            if fused.above[edge].is_none() && Some(edge) != gone && at != NONE {
                fused.odd[at as usize] ^= true;
            }
        }
        fused.values = fused.odd.iter().map(|odd| u64::from(*odd)).collect();
        for i in (1..fused.below.len()).rev() {
            fused.values[fused.below[i] as usize] ^= fused.values[i] + 1;
        }
        fused
    }

    /// The value of the whole plant.
    pub(super) fn value(&self) -> u64 {
        self.values[0]
    }

    /// Whether some edges lie on cycles.
    pub(super) fn has_cycles(&self) -> bool {
        self.above.iter().any(Option::is_none)
    }

    /// Per edge: for a bridge, whether cutting it makes the whole plant worth 0.
    pub(super) fn winning_bridges(&self) -> Vec<Option<bool>> {
        // What each cluster would have to be worth; `None` where nothing it could be is enough.
        let mut wanted: Vec<Option<u64>> = vec![Some(0); self.below.len()];
        let mut cuts = vec![false; self.below.len()];
        for i in 1..self.below.len() {
            let below = self.below[i] as usize;
            // The stem with its cluster must add what the rest of the cluster below lacks.
            let stem = wanted[below].map(|w| w ^ self.values[below] ^ (self.values[i] + 1));
            cuts[i] = stem == Some(0);
            wanted[i] = stem.and_then(|stem| stem.checked_sub(1));
        }
        self.above.iter().map(|above| above.map(|cluster| cuts[cluster as usize])).collect()
    }
}
