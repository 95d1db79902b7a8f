//! The edges of a directed graph in two arrays, grouped by the node that they leave.

/// Which nodes each node of a graph on nodes `0..n` leads to.
#[derive(Clone, Debug)]
pub struct Links {
    /// Where each node's targets begin; one more entry than nodes.
    starts: Vec<u32>,
    targets: Vec<u32>,
}

impl Links {
    /// Edges grouped by their first node, by counting; each node's targets in the order given.
    pub fn new(n: usize, edges: &[(u32, u32)]) -> Links {
        let mut starts = vec![0u32; n + 1];
        edges.iter().for_each(|(from, _)| starts[*from as usize + 1] += 1);
        for i in 0..n {
            starts[i + 1] += starts[i];
        }
        let mut place = starts.clone();
        let mut targets = vec![0u32; edges.len()];
        for &(from, to) in edges {
            let slot = &mut place[from as usize];
            targets[*slot as usize] = to;
            *slot += 1;
        }
        Links { starts, targets }
    }

    /// The neighbours in a graph without directions: each node's in the order of the edges.
    pub fn both_ways(n: usize, edges: &[(u32, u32)]) -> Links {
        let both = edges.iter().flat_map(|&(a, b)| [(a, b), (b, a)]);
        Links::new(n, &both.collect::<Vec<_>>())
    }

    /// The same edges, each the other way round.
    pub fn back(&self) -> Links {
        let all = 0..self.nodes() as u32;
        let edges = all.flat_map(|from| self.of(from).iter().map(move |to| (*to, from)));
        Links::new(self.nodes(), &edges.collect::<Vec<_>>())
    }

    /// How many nodes there are.
    pub fn nodes(&self) -> usize {
        self.starts.len() - 1
    }

    /// The nodes that a node's edges reach, in the order given.
    #[inline]
    pub fn of(&self, node: u32) -> &[u32] {
        let node = node as usize;
        &self.targets[self.starts[node] as usize..self.starts[node + 1] as usize]
    }

    /// How many edges leave each node.
    pub fn degrees(&self) -> Vec<u32> {
        self.starts.windows(2).map(|two| two[1] - two[0]).collect()
    }

    /// All targets, node after node.
    pub fn all(&self) -> &[u32] {
        &self.targets
    }

    /// Where the targets of a node begin among all.
    pub fn start(&self, node: u32) -> usize {
        self.starts[node as usize] as usize
    }
}
