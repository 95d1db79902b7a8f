//! Positions: what lies on the board, without the rules.

/// A position of some game. [`crate::Game::position`] is the door by which text becomes one.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Position {
    /// Heaps in the order of the board, empty ones included; a staircase's steps from the lowest.
    Heaps(Vec<u64>),
    /// One heap, and the most that may be taken now (`None` before the first move).
    Capped {
        /// The stones that are left.
        heap: u64,
        /// The most that may be taken now.
        cap: Option<u64>,
    },
    /// Heaps, and how much may still be put back on them in all.
    Backed {
        /// The heaps in the order of the board.
        heaps: Vec<u64>,
        /// What may still be put back.
        back: u64,
    },
    /// Capital letters in the order of the board.
    Letters(String),
    /// The nodes that the tokens stand on.
    Tokens(Vec<u32>),
    /// Coins in a row, from the leftmost: whether each shows its head.
    Coins(Vec<bool>),
    /// A plant that grows from the ground.
    Plant(Plant),
}

/// A graph whose every edge hangs on the ground, node 0, by some path.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Plant {
    /// The names of the nodes; the first is the ground.
    pub names: Vec<String>,
    /// The edges in the order written, as pairs of nodes; several may join the same two, or one to
    /// itself.
    pub edges: Vec<(u32, u32)>,
}

impl Plant {
    /// What is left without an edge and without what then no longer hangs on the ground.
    pub fn without(&self, edge: usize) -> Plant {
        let mut edges = self.edges.clone();
        if edge < edges.len() {
            edges.remove(edge);
        }
        Plant { names: self.names.clone(), edges }.rooted()
    }

    /// Per node, whether it hangs on the ground.
    pub fn held(&self) -> Vec<bool> {
        let mut around: Vec<Vec<u32>> = vec![Vec::new(); self.names.len()];
        for &(a, b) in &self.edges {
            around[a as usize].push(b);
            around[b as usize].push(a);
        }
        let mut held = vec![false; self.names.len()];
        held[0] = true;
        let mut stack = vec![0u32];
        while let Some(node) = stack.pop() {
            for &next in &around[node as usize] {
                if !std::mem::replace(&mut held[next as usize], true) {
                    stack.push(next);
                }
            }
        }
        held
    }

    /// Only what hangs on the ground, with the nodes in the order of the edges.
    pub fn rooted(&self) -> Plant {
        let held = self.held();
        let mut place = vec![u32::MAX; self.names.len()];
        place[0] = 0;
        let mut names = vec![self.names[0].clone()];
        let mut edges = Vec::new();
        for &(a, b) in self.edges.iter().filter(|e| held[e.0 as usize]) {
            for node in [a, b] {
                if place[node as usize] == u32::MAX {
                    place[node as usize] = names.len() as u32;
                    names.push(self.names[node as usize].clone());
                }
            }
            edges.push((place[a as usize], place[b as usize]));
        }
        Plant { names, edges }
    }
}

impl Position {
    /// The heaps of a position made of heaps; none for any other.
    pub fn heaps(&self) -> &[u64] {
        match self {
            Position::Heaps(heaps) | Position::Backed { heaps, .. } => heaps,
            _ => &[],
        }
    }
}
