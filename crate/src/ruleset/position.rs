//! Positions: the pieces on the board, without the rules.

use super::links::Links;

/// A position of some game. [`crate::Game::position`] reads one from text.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Position {
    /// The sizes of heaps in the order of the board, with empty heaps; for a staircase, the stones on each stair from
    /// the lowest.
    Heaps(Vec<u64>),
    /// One heap with a limit to the amount of the next move.
    Capped {
        /// The number of stones in the heap.
        heap: u64,
        /// The greatest amount that the next move may take; `None` before the first move.
        cap: Option<u64>,
        /// The factor between the amount taken and the limit of the next move.
        times: u64,
    },
    /// Heaps, with an amount that players may put back on heaps during the play.
    Backed {
        /// The sizes of the heaps in the order of the board.
        heaps: Vec<u64>,
        /// The number of stones that may be put back from this position on, in total.
        back: u64,
    },
    /// Rings of counters, and rows of counters that come from opened rings.
    Opened {
        /// The sizes of the rings and rows, in the order of the board.
        heaps: Vec<u64>,
        /// For each entry of `heaps`, whether it is a row; `false` for a ring and for size 0.
        rows: Vec<bool>,
    },
    /// The squares of a board, row by row.
    Grid {
        /// The number of squares in a row.
        width: usize,
        /// For each square, row by row, whether it is free.
        free: Vec<bool>,
    },
    /// Chess pieces on a board, none of which attacks another.
    #[cfg(feature = "lab")]
    Placed {
        /// The number of columns of the board.
        columns: usize,
        /// The number of rows of the board.
        rows: usize,
        /// The squares of the pieces in ascending order. A square is the number `column * rows + row`, with rows
        /// counted from below.
        at: Vec<usize>,
    },
    /// Capital letters in the order of the board.
    Letters(String),
    /// The nodes of the tokens.
    Tokens(Vec<u32>),
    /// The nodes that a token has visited, which are removed from the graph, and last the node of the token.
    Walk(Vec<u32>),
    /// Coins in a row, from the left: `true` for a coin that shows its head.
    Coins(Vec<bool>),
    /// Coins in a plane: the row and column, from 0, of each coin that shows its head, in ascending order.
    Plane(Vec<(u64, u64)>),
    /// A plant of Green Hackenbush or a graph without directions.
    Plant(Plant),
    /// The positions of the summands of a sum.
    #[cfg(feature = "lab")]
    Sum(Vec<Position>),
}

/// An undirected graph in which every edge is connected to the ground, node 0.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Plant {
    /// The names of the nodes; the first is the ground.
    pub names: Vec<String>,
    /// The edges as pairs of nodes, in the order of the text. Parallel edges and loops are allowed.
    pub edges: Vec<(u32, u32)>,
}

impl Plant {
    pub(crate) fn name(&self, node: u32) -> &str {
        &self.names[node as usize]
    }

    /// Return the plant without an edge, and without the edges that this cuts off from the ground.
    pub fn without(&self, edge: usize) -> Plant {
        let mut edges = self.edges.clone();
        if edge < edges.len() {
            edges.remove(edge);
        }
        Plant { names: self.names.clone(), edges }.rooted()
    }

    /// Return a tree without a node. With `down`, the nodes on the path to the ground are removed as well, and the
    /// subtrees that grew on them stand on the ground; otherwise the nodes that grow on the node are removed as well.
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
                // Keep the edge for now: `rooted` removes edges that are not connected to the ground.
                (true, false) => Some((a, b)),
            }
        };
        let edges = self.edges.iter().filter_map(left).collect();
        Plant { names: self.names.clone(), edges }.rooted()
    }

    /// Return for each node the next node on a shortest path to the ground; 0 for the ground itself.
    fn below(&self) -> Vec<u32> {
        let mut below = vec![0; self.names.len()];
        self.climb(&mut |from, to| below[to as usize] = from);
        below
    }

    /// Visit each node except the ground once, in breadth-first order from the ground, as a pair of the node below and
    /// the node.
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

    /// Return for each node whether it is connected to the ground.
    pub fn held(&self) -> Vec<bool> {
        let mut held = vec![false; self.names.len()];
        held[0] = true;
        self.climb(&mut |_, to| held[to as usize] = true);
        held
    }

    /// Return the component of the ground, with the nodes renumbered in the order of the edges.
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
    /// Return the heaps of a position that is made of heaps; empty for any other position.
    pub fn heaps(&self) -> &[u64] {
        match self {
            Position::Heaps(heaps)
            | Position::Backed { heaps, .. }
            | Position::Opened { heaps, .. } => heaps,
            Position::Capped { heap, .. } => std::slice::from_ref(heap),
            _ => &[],
        }
    }

    /// Return the plant of a position that is a plant or a graph; `None` for any other position.
    pub(crate) fn plant(&self) -> Option<&Plant> {
        match self {
            Position::Plant(plant) => Some(plant),
            _ => None,
        }
    }

    /// Return the positions of the summands of a sum; empty for any other position.
    #[cfg(feature = "lab")]
    pub fn terms(&self) -> &[Position] {
        match self {
            Position::Sum(terms) => terms,
            _ => &[],
        }
    }

    /// Return the size of the position as a measure of the cost of copying it: the number of its heaps, squares,
    /// letters, tokens or coins, or 8 for each edge.
    pub(crate) fn size(&self) -> usize {
        match self {
            Position::Grid { free, .. } => free.len(),
            #[cfg(feature = "lab")]
            Position::Placed { columns, rows, .. } => columns * rows,
            Position::Letters(letters) => letters.len(),
            Position::Tokens(nodes) | Position::Walk(nodes) => nodes.len(),
            Position::Coins(coins) => coins.len(),
            Position::Plane(heads) => heads.len(),
            // Count 8 for each edge, because a plant also holds the names of its nodes.
            Position::Plant(plant) => 8 * plant.edges.len(),
            #[cfg(feature = "lab")]
            Position::Sum(terms) => terms.iter().map(Position::size).sum(),
            heaps => heaps.heaps().len(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[cfg(feature = "lab")]
    #[test]
    fn a_board_with_pieces_is_as_large_as_its_squares() {
        let placed = Position::Placed { columns: 3, rows: 5, at: vec![7] };
        let grid = Position::Grid { width: 3, free: vec![true; 15] };
        assert_eq!(placed.size(), grid.size());
    }

    #[test]
    fn a_plant_without_an_edge_that_it_lacks_is_the_same() {
        let names = ["0", "1", "2"].map(String::from).to_vec();
        let plant = Plant { names, edges: vec![(0, 1), (1, 2)] };
        assert_eq!(plant.without(2), plant);
        assert_eq!(plant.without(1).edges, [(0, 1)]);
        assert_eq!(plant.without(0).edges, []);
    }
}
