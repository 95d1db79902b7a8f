//! Positions: what lies on the board, without the rules.

use super::links::Links;

/// A position of some game. [`crate::Game::position`] reads one from text.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Position {
    /// Heaps in the order of the board, empty ones included; a staircase's steps from the lowest.
    Heaps(Vec<u64>),
    /// One heap, and the most that may be taken now (`None` before the first move).
    Capped {
        /// The stones that are left.
        heap: u64,
        /// The most that may be taken now.
        cap: Option<u64>,
        /// How many times what is taken may be taken next.
        times: u64,
    },
    /// Heaps, and how much may still be put back on them in all.
    Backed {
        /// The heaps in the order of the board.
        heaps: Vec<u64>,
        /// What may still be put back.
        back: u64,
    },
    /// Rings, and rows that rings were opened into.
    Opened {
        /// The sizes in the order of the board.
        heaps: Vec<u64>,
        /// Whether each is a row; where nothing is left, it is none.
        rows: Vec<bool>,
    },
    /// The squares of a board, row by row.
    Grid {
        /// How many squares a row has.
        width: usize,
        /// Whether each square is free.
        free: Vec<bool>,
    },
    /// Pieces on a board, on squares that they do not attack.
    #[cfg(feature = "lab")]
    Placed {
        /// How many columns the board has.
        columns: usize,
        /// How many rows it has.
        rows: usize,
        /// Where the pieces stand, in ascending order: each at its column times the rows, and its row from below.
        at: Vec<usize>,
    },
    /// Capital letters in the order of the board.
    Letters(String),
    /// The nodes that the tokens stand on.
    Tokens(Vec<u32>),
    /// The nodes that a token has left, which are gone, and last the one that it stands on.
    Walk(Vec<u32>),
    /// Coins in a row, from the leftmost: whether each shows its head.
    Coins(Vec<bool>),
    /// Coins in the plane: where heads lie, each as its row and column from 0, in ascending order.
    Plane(Vec<(u64, u64)>),
    /// A plant that grows from the ground.
    Plant(Plant),
    /// A position of each term of a sum.
    #[cfg(feature = "lab")]
    Sum(Vec<Position>),
}

/// A graph whose every edge hangs on the ground, node 0, by some path.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Plant {
    /// The names of the nodes; the first is the ground.
    pub names: Vec<String>,
    /// The edges in the order written, as pairs of nodes; several may join the same two, or one to
    /// itself.
    pub edges: Vec<(u32, u32)>,
}

impl Plant {
    /// The name of a node.
    pub(crate) fn name(&self, node: u32) -> &str {
        &self.names[node as usize]
    }

    /// What is left without an edge and without what then no longer hangs on the ground.
    pub fn without(&self, edge: usize) -> Plant {
        let mut edges = self.edges.clone();
        if edge < edges.len() {
            edges.remove(edge);
        }
        Plant { names: self.names.clone(), edges }.rooted()
    }

    /// What is left of a tree without a node: without what grows on it, too, or without what is below it
    /// `down` to the ground. What grew on that then stands on the ground by itself.
    pub fn without_node(&self, node: u32, down: bool) -> Plant {
        let below = self.below();
        let mut gone = vec![false; self.names.len()];
        let mut at = node;
        while at > 0 {
            gone[at as usize] = true;
            at = if down { below[at as usize] } else { 0 };
        }
        let left = |&(a, b): &(u32, u32)| {
            let (under, above) = if below[b as usize] == a { (a, b) } else { (b, a) };
            let stays = !gone[above as usize];
            match (gone[under as usize], down) {
                (false, _) => stays.then_some((a, b)),
                (true, true) => stays.then_some((0, above)),
                // What hangs in the air falls.
                (true, false) => Some((a, b)),
            }
        };
        let edges = self.edges.iter().filter_map(left).collect();
        Plant { names: self.names.clone(), edges }.rooted()
    }

    /// Per node, the node below it on a shortest way to the ground; 0 for the ground itself.
    fn below(&self) -> Vec<u32> {
        let mut below = vec![0; self.names.len()];
        self.climb(&mut |from, to| below[to as usize] = from);
        below
    }

    /// Go to each node from one below it, on shortest ways from the ground.
    fn climb(&self, visit: &mut dyn FnMut(u32, u32)) {
        let around = Links::both_ways(self.names.len(), &self.edges);
        let mut met = vec![false; self.names.len()];
        met[0] = true;
        let mut queue = vec![0u32];
        let mut at = 0;
        while let Some(&node) = queue.get(at) {
            for &next in around.of(node) {
                if !std::mem::replace(&mut met[next as usize], true) {
                    visit(node, next);
                    queue.push(next);
                }
            }
            at += 1;
        }
    }

    /// Per node, whether it hangs on the ground.
    pub fn held(&self) -> Vec<bool> {
        let mut held = vec![false; self.names.len()];
        held[0] = true;
        self.climb(&mut |_, to| held[to as usize] = true);
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
            Position::Heaps(heaps)
            | Position::Backed { heaps, .. }
            | Position::Opened { heaps, .. } => heaps,
            Position::Capped { heap, .. } => std::slice::from_ref(heap),
            _ => &[],
        }
    }

    /// A plant or a graph; none for any other.
    pub(crate) fn plant(&self) -> Option<&Plant> {
        match self {
            Position::Plant(plant) => Some(plant),
            _ => None,
        }
    }

    /// The positions of the terms of a sum; none for any other.
    #[cfg(feature = "lab")]
    pub fn terms(&self) -> &[Position] {
        match self {
            Position::Sum(terms) => terms,
            _ => &[],
        }
    }

    /// How many heaps, squares, letters, tokens, coins or edges it is made of.
    pub(crate) fn size(&self) -> usize {
        match self {
            Position::Grid { free, .. } => free.len(),
            #[cfg(feature = "lab")]
            Position::Placed { columns, rows, .. } => columns * rows,
            Position::Letters(letters) => letters.len(),
            Position::Tokens(nodes) | Position::Walk(nodes) => nodes.len(),
            Position::Coins(coins) => coins.len(),
            Position::Plane(heads) => heads.len(),
            // Nodes have names.
            Position::Plant(plant) => 8 * plant.edges.len(),
            #[cfg(feature = "lab")]
            Position::Sum(terms) => terms.iter().map(Position::size).sum(),
            heaps => heaps.heaps().len(),
        }
    }
}
