//! The edges of a directed graph in two arrays, grouped by the start node of each edge.

/// The edges of a directed graph on nodes `0..n`: for each node, the nodes to which its edges lead.
#[derive(Clone, Debug)]
pub struct Links {
    /// For each node, the index in `targets` of its first target; at the end the number of all targets.
    starts: Vec<u32>,
    targets: Vec<u32>,
}

impl Links {
    /// Group edges by their start node, by counting sort. The targets of each node keep the order of `edges`.
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

    /// Return the neighbours of each node in an undirected graph, in the order of `edges`.
    pub fn both_ways(n: usize, edges: &[(u32, u32)]) -> Links {
        let both = edges.iter().flat_map(|&(a, b)| [(a, b), (b, a)]);
        Links::new(n, &both.collect::<Vec<_>>())
    }

    /// Return the graph with every edge reversed.
    pub fn back(&self) -> Links {
        let all = 0..self.nodes() as u32;
        let edges = all.flat_map(|from| self.of(from).iter().map(move |to| (*to, from)));
        Links::new(self.nodes(), &edges.collect::<Vec<_>>())
    }

    /// Return the number of nodes.
    pub fn nodes(&self) -> usize {
        self.starts.len() - 1
    }

    /// Return the targets of the edges that leave `node`, in the order in which the edges were given.
    #[inline]
    pub fn of(&self, node: u32) -> &[u32] {
        let node = node as usize;
        &self.targets[self.starts[node] as usize..self.starts[node + 1] as usize]
    }

    /// Return the number of edges that leave each node.
    pub fn degrees(&self) -> Vec<u32> {
        self.starts.windows(2).map(|two| two[1] - two[0]).collect()
    }

    /// Return the targets of all edges, grouped by start node in ascending order.
    pub fn all(&self) -> &[u32] {
        &self.targets
    }

    /// Return the index in [`Links::all`] of the first target of `node`.
    pub fn start(&self, node: u32) -> usize {
        self.starts[node as usize] as usize
    }
}
