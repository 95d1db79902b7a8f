//! A depth-first search of a plant, which finds its cycles.

/// The value for no edge and for a node that is not found.
pub(super) const NONE: u32 = u32::MAX;

/// A depth-first search of a plant, beginning at the ground.
pub(super) struct Walk {
    /// The nodes in the order in which the search finds them.
    pub(super) found: Vec<u32>,
    /// For each node, its index in `found`.
    pub(super) order: Vec<u32>,
    /// For each node, the edge by which the search found the node; `NONE` for the ground.
    pub(super) by: Vec<u32>,
    /// For each node, the smallest index in `found` that an edge from its subtree leads back to.
    low: Vec<u32>,
}

/// The neighbours of each node with the connecting edges. The neighbours of node n are the entries of `list` from
/// `ends[n]` to before `ends[n + 1]`.
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
    /// Search a plant whose edges are all connected to node 0.
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

    /// Return the upper end of an edge, which the search finds later.
    pub(super) fn upper(&self, (a, b): (u32, u32)) -> u32 {
        if self.order[a as usize] < self.order[b as usize] { b } else { a }
    }

    /// Return the lower end of an edge, which the search finds earlier.
    pub(super) fn lower(&self, (a, b): (u32, u32)) -> u32 {
        if self.order[a as usize] < self.order[b as usize] { a } else { b }
    }

    /// Return whether the search found the node `upper` by this edge.
    pub(super) fn went(&self, edge: usize, upper: u32) -> bool {
        self.by[upper as usize] == edge as u32
    }

    /// Return whether no cycle connects a node with nodes found earlier, so that the edge to the node is a bridge.
    pub(super) fn begins(&self, node: u32) -> bool {
        self.low[node as usize] == self.order[node as usize]
    }
}
