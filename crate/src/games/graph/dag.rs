//! An acyclic directed graph, and the value of each of its nodes.

use crate::ruleset::links::Links;

/// The reason why a list of edges is no acyclic graph of distinct edges.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refused {
    /// An edge that occurs twice.
    Repeated(u32, u32),
    /// A cycle: each node has an edge to the next node, and the last node to the first.
    Cycle(Vec<u32>),
}

/// An acyclic graph on nodes `0..n`. Time and memory are linear in nodes and edges, and there is no recursion.
///
/// ```
/// use mexplorer::games::graph::dag::Dag;
/// let dag = Dag::new(3, &[(0, 1), (0, 2), (1, 2)]).expect("no cycle");
/// assert_eq!([0, 1, 2].map(|n| dag.value(n)), [2, 1, 0]);
/// ```
#[derive(Clone, Debug)]
pub struct Dag {
    links: Links,
    values: Vec<u32>,
    tame: bool,
}

impl Dag {
    /// Build the graph with `n` nodes and the given edges, and compute the value of each node. An edge leads from its
    /// first node to its second, both below `n`.
    ///
    /// # Errors
    /// A repeated edge, or a cycle.
    pub fn new(n: usize, edges: &[(u32, u32)]) -> Result<Dag, Refused> {
        let links = Links::new(n, edges);
        let mut dag = Dag { links, values: Vec::new(), tame: true };
        dag.refuse_repeats()?;
        let order = dag.order(edges)?;
        dag.fill(&order);
        Ok(dag)
    }

    /// Return the targets of a node's edges, in the order given.
    pub fn targets(&self, node: u32) -> &[u32] {
        self.links.of(node)
    }

    /// Return the Grundy value of a node.
    pub fn value(&self, node: u32) -> u32 {
        self.values[node as usize]
    }

    /// Return whether misère play follows misère Nim: every node of value 0 that has a move has a move to a node of
    /// value 1 (Ferguson 1974).
    pub fn is_tame(&self) -> bool {
        self.tame
    }

    fn refuse_repeats(&self) -> Result<(), Refused> {
        let n = self.links.nodes();
        let mut last_from = vec![u32::MAX; n];
        for from in 0..n as u32 {
            for &to in self.targets(from) {
                if std::mem::replace(&mut last_from[to as usize], from) == from {
                    return Err(Refused::Repeated(from, to));
                }
            }
        }
        Ok(())
    }

    /// Return the nodes in topological order (Kahn 1962).
    fn order(&self, edges: &[(u32, u32)]) -> Result<Vec<u32>, Refused> {
        let n = self.links.nodes();
        let mut coming = vec![0u32; n];
        self.links.all().iter().for_each(|to| coming[*to as usize] += 1);
        let mut order: Vec<u32> = (0..n as u32).filter(|v| coming[*v as usize] == 0).collect();
        order.reserve(n - order.len());
        let mut next = 0;
        while next < order.len() {
            for &to in self.targets(order[next]) {
                coming[to as usize] -= 1;
                if coming[to as usize] == 0 {
                    order.push(to);
                }
            }
            next += 1;
        }
        if order.len() == n { Ok(order) } else { Err(Refused::Cycle(cycle(&coming, edges))) }
    }

    /// Compute the values from the sinks up. Each value is marked with the stamp of the current node, so that marks
    /// need not be cleared between nodes.
    fn fill(&mut self, order: &[u32]) {
        let mut values = vec![0u32; order.len()];
        let mut stamps: Vec<u32> = Vec::new();
        for (stamp, &node) in (1u32..).zip(order.iter().rev()) {
            let targets = self.targets(node);
            // The mex is at most the number of options, so larger values need no mark.
            if stamps.len() <= targets.len() {
                stamps.resize(targets.len() + 2, 0);
            }
            for &to in targets {
                if let Some(slot) = stamps.get_mut(values[to as usize] as usize) {
                    *slot = stamp;
                }
            }
            let mex = stamps.iter().position(|s| *s != stamp).unwrap_or(stamps.len());
            let tame = mex > 0 || targets.is_empty() || stamps[1] == stamp;
            values[node as usize] = mex as u32;
            self.tame &= tame;
        }
        self.values = values;
    }
}

/// Return a cycle among the nodes that still have incoming edges. Each of these nodes has a predecessor among them, so
/// a walk backwards must repeat a node.
fn cycle(coming: &[u32], edges: &[(u32, u32)]) -> Vec<u32> {
    let mut before = vec![u32::MAX; coming.len()];
    for &(from, to) in edges {
        if coming[from as usize] > 0 && coming[to as usize] > 0 {
            before[to as usize] = from;
        }
    }
    let mut seen = vec![false; coming.len()];
    let mut at = coming.iter().position(|c| *c > 0).unwrap_or(0) as u32;
    while !std::mem::replace(&mut seen[at as usize], true) {
        at = before[at as usize];
    }
    let first = at;
    let mut cycle = vec![first];
    at = before[at as usize];
    while at != first {
        cycle.push(at);
        at = before[at as usize];
    }
    cycle.reverse();
    cycle
}

/// Return the edges without repetitions, in the given order.
pub fn without_repeats(n: usize, mut edges: Vec<(u32, u32)>) -> Vec<(u32, u32)> {
    // The graphs of practice problems may repeat an edge, which changes no option and no value.
    let links = Links::new(n, &edges);
    let mut last_from = vec![u32::MAX; n];
    let mut repeats = Vec::with_capacity(edges.len());
    for from in 0..n as u32 {
        for &to in links.of(from) {
            repeats.push(std::mem::replace(&mut last_from[to as usize], from) == from);
        }
    }
    // The targets of each node are stored in the order of the edges.
    let mut next: Vec<usize> = (0..n as u32).map(|node| links.start(node)).collect();
    edges.retain(|&(from, _)| {
        let at = next[from as usize];
        next[from as usize] += 1;
        !repeats[at]
    });
    edges
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_cycle_is_named_in_its_direction() {
        let edges = [(0, 1), (1, 2), (2, 3), (3, 1), (3, 4)];
        let Err(Refused::Cycle(cycle)) = Dag::new(5, &edges) else { panic!("no cycle found") };
        for (i, &from) in cycle.iter().enumerate() {
            assert!(edges.contains(&(from, cycle[(i + 1) % cycle.len()])), "{cycle:?}");
        }
    }
}
