//! A walk in depth over a plant, which finds its cycles.

/// No edge, node or cluster.
pub(super) const NONE: u32 = u32::MAX;

/// A walk in depth over a plant, from the ground up.
pub(super) struct Walk {
    /// The nodes in the order found.
    pub(super) found: Vec<u32>,
    /// Per node, its place in that order.
    pub(super) order: Vec<u32>,
    /// Per node, the edge by which it was found.
    pub(super) by: Vec<u32>,
    /// Per node, the earliest place that an edge from its branch leads back to.
    low: Vec<u32>,
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

impl Walk {
    /// The walk over a plant; every edge hangs on node 0.
    pub(super) fn new(nodes: usize, edges: &[(u32, u32)]) -> Self {
        let around = Around::new(nodes, edges);
        let mut next = around.ends.clone();
        let none = vec![NONE; nodes];
        let mut walk = Walk { found: vec![0], order: none.clone(), by: none.clone(), low: none };
        (walk.order[0], walk.low[0]) = (0, 0);
        let mut stack = vec![0u32];
        while let Some(&node) = stack.last() {
            let at = node as usize;
            if next[at] < around.ends[at + 1] {
                let (to, edge) = around.list[next[at] as usize];
                next[at] += 1;
                if edge == walk.by[at] {
                    continue;
                }
                let place = walk.order[to as usize];
                if place == NONE {
                    let place = walk.found.len() as u32;
                    walk.order[to as usize] = place;
                    walk.low[to as usize] = place;
                    walk.by[to as usize] = edge;
                    walk.found.push(to);
                    stack.push(to);
                } else {
                    walk.low[at] = walk.low[at].min(place);
                }
            } else {
                stack.pop();
                if let Some(&parent) = stack.last() {
                    let low = walk.low[at];
                    let below = &mut walk.low[parent as usize];
                    *below = (*below).min(low);
                }
            }
        }
        walk
    }

    /// The upper end of an edge: the one found later.
    pub(super) fn upper(&self, (a, b): (u32, u32)) -> u32 {
        if self.order[a as usize] < self.order[b as usize] { b } else { a }
    }

    /// The lower end of an edge.
    pub(super) fn lower(&self, (a, b): (u32, u32)) -> u32 {
        if self.order[a as usize] < self.order[b as usize] { a } else { b }
    }

    /// Whether the walk went along this edge, which ends at `upper`.
    pub(super) fn went(&self, edge: usize, upper: u32) -> bool {
        self.by[upper as usize] == edge as u32
    }

    /// Whether no cycle holds this node to what was found before it.
    pub(super) fn begins(&self, node: u32) -> bool {
        self.low[node as usize] == self.order[node as usize]
    }
}
