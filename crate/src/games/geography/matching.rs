//! Largest matchings of general graphs, found by augmenting paths.

use crate::base::budget::Budget;
use crate::base::error::Result;
pub use crate::ruleset::links::Links;

/// The mate of a node that the matching does not cover.
pub const NONE: u32 = u32::MAX;

/// The state of a node in a search.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Label {
    /// The search has not reached the node.
    New,
    /// The search has found an alternating path of odd length to the node, and none of even length.
    Odd,
    /// The search has found an alternating path of even length to the node, from a node that the matching does not
    /// cover.
    Even,
    /// The node is removed from the graph.
    Gone,
}

/// A matching of the nodes that are not removed. A search for an augmenting path contracts each odd cycle that it
/// finds, a blossom, to one node (Edmonds 1965; Gabow 1976).
///
/// ```
/// use mexplorer::games::geography::matching::{Links, Matching};
/// use mexplorer::Budget;
/// let triangle = Links::both_ways(4, &[(0, 1), (1, 2), (2, 0), (2, 3)]);
/// let found = Matching::largest(&triangle, &[], &mut Budget::default())?;
/// assert_eq!(found.size(), 2);
/// # Ok::<(), mexplorer::Error>(())
/// ```
#[derive(Clone)]
pub struct Matching {
    mate: Vec<u32>,
    label: Vec<Label>,
    /// For an odd node, the even node from which the search reached it; for a node of a blossom, the previous node on
    /// its even path.
    before: Vec<u32>,
    /// For each node, a node nearer to the root of its blossom, or the root itself.
    base: Vec<u32>,
    stamp: Vec<u32>,
    stamps: u32,
    queue: Vec<u32>,
}

impl Matching {
    /// Find a largest matching of the graph without the nodes of `gone`.
    ///
    /// # Errors
    /// `budget`: a step is an edge examined.
    pub fn largest(graph: &Links, gone: &[u32], budget: &mut Budget<'_>) -> Result<Matching> {
        let n = graph.nodes();
        let mut found = Matching {
            mate: vec![NONE; n],
            label: vec![Label::New; n],
            before: vec![NONE; n],
            base: (0..n as u32).collect(),
            stamp: vec![0; n],
            stamps: 0,
            queue: Vec::new(),
        };
        gone.iter().for_each(|node| found.label[*node as usize] = Label::Gone);
        let nodes = 0..n as u32;
        // Match free neighbours greedily first, since most pairs need no search.
        for node in nodes.clone().filter(|node| found.label[*node as usize] == Label::New) {
            let free = |other: &&u32| {
                let at = **other as usize;
                found.mate[at] == NONE && found.label[at] == Label::New && **other != node
            };
            if found.mate[node as usize] == NONE
                && let Some(&other) = graph.of(node).iter().find(free)
            {
                found.mate[node as usize] = other;
                found.mate[other as usize] = node;
            }
        }
        for node in nodes {
            if found.mate[node as usize] == NONE && found.label[node as usize] == Label::New {
                let steps = found.search(graph, &[node]);
                budget.spend(steps, || format!("a matching of {} edges", found.size()))?;
            }
        }
        found.forget();
        Ok(found)
    }

    /// Return the mate of a node, or [`NONE`].
    pub fn mate(&self, node: u32) -> u32 {
        self.mate[node as usize]
    }

    /// Return the number of edges of the matching.
    pub fn size(&self) -> usize {
        self.mate.iter().filter(|mate| **mate != NONE).count() / 2
    }

    /// Return the edges of the matching, each once with the smaller node first.
    pub fn edges(&self) -> Vec<(u32, u32)> {
        let edge = |(node, mate): (u32, &u32)| (node, *mate);
        (0u32..).zip(&self.mate).map(edge).filter(|(a, b)| *b != NONE && a < b).collect()
    }

    /// Return whether a node is in the graph.
    pub fn has(&self, node: u32) -> bool {
        self.label[node as usize] != Label::Gone
    }

    /// Remove a node from the graph. A largest matching becomes a largest matching of the remaining graph.
    pub fn remove(&mut self, graph: &Links, node: u32) {
        let mate = std::mem::replace(&mut self.mate[node as usize], NONE);
        self.label[node as usize] = Label::Gone;
        if mate != NONE {
            // An augmenting path can only begin at the former mate.
            self.mate[mate as usize] = NONE;
            self.search(graph, &[mate]);
            self.forget();
        }
    }

    /// Put a removed node back into the graph. Return whether every largest matching covers this node; if so, the
    /// matching is extended by one edge and covers the node.
    pub fn cover(&mut self, graph: &Links, node: u32) -> bool {
        self.label[node as usize] = Label::New;
        self.search(graph, &[node]);
        self.forget();
        self.mate[node as usize] != NONE
    }

    /// Return for each node whether some largest matching does not cover it. These are the nodes to which an
    /// alternating path of even length leads from a node without a mate (Gallai 1963; Edmonds 1965).
    pub fn missed(&mut self, graph: &Links) -> Vec<bool> {
        let nodes = 0..self.mate.len() as u32;
        let roots: Vec<u32> =
            nodes.filter(|node| self.mate(*node) == NONE && self.has(*node)).collect();
        self.search(graph, &roots);
        let missed = self.label.iter().map(|label| *label == Label::Even).collect();
        self.forget();
        missed
    }

    /// Clear all labels. Labels are kept between searches until this call, because nodes reached by a failed search lie
    /// on no augmenting path of a later search.
    fn forget(&mut self) {
        for (node, label) in (0u32..).zip(&mut self.label) {
            if *label != Label::Gone {
                *label = Label::New;
            }
            self.base[node as usize] = node;
            self.before[node as usize] = NONE;
        }
    }

    /// Search for an augmenting path from one of `roots`, which have no mate, and exchange the edges along it. Return
    /// the number of edges examined.
    fn search(&mut self, graph: &Links, roots: &[u32]) -> u64 {
        let mut steps = 1;
        self.queue.clear();
        self.queue.extend_from_slice(roots);
        roots.iter().for_each(|root| self.label[*root as usize] = Label::Even);
        // The odd nodes reached. Together with the queue they are all nodes that the search has labelled.
        let mut odd = Vec::new();
        let mut next = 0;
        while next < self.queue.len() {
            let from = self.queue[next];
            next += 1;
            for &to in graph.of(from) {
                steps += 1;
                let label = self.label[to as usize];
                match label {
                    Label::New if self.mate(to) == NONE => {
                        self.before[to as usize] = from;
                        self.change(to);
                        odd.push(to);
                        for &node in self.queue.iter().chain(&odd) {
                            self.label[node as usize] = Label::New;
                            self.base[node as usize] = node;
                            self.before[node as usize] = NONE;
                        }
                        return steps;
                    }
                    Label::New => {
                        self.label[to as usize] = Label::Odd;
                        self.before[to as usize] = from;
                        odd.push(to);
                        let mate = self.mate(to);
                        self.label[mate as usize] = Label::Even;
                        self.queue.push(mate);
                    }
                    Label::Even if self.root(from) != self.root(to) => {
                        let meet = self.meet(from, to, &mut steps);
                        if meet != NONE {
                            self.shrink(from, to, meet);
                            self.shrink(to, from, meet);
                        }
                    }
                    _ => {}
                }
            }
        }
        steps
    }

    /// Return the root of the blossom of a node.
    fn root(&mut self, node: u32) -> u32 {
        let mut root = node;
        while self.base[root as usize] != root {
            root = self.base[root as usize];
        }
        let mut at = node;
        while at != root {
            at = std::mem::replace(&mut self.base[at as usize], root);
        }
        root
    }

    /// Return the node at which the paths back from two even nodes meet; [`NONE`] if these paths end at different
    /// roots.
    fn meet(&mut self, a: u32, b: u32, steps: &mut u64) -> u32 {
        self.stamps += 1;
        let mut at = [a, b];
        while at != [NONE, NONE] {
            if at[0] != NONE {
                *steps += 1;
                let root = self.root(at[0]);
                if std::mem::replace(&mut self.stamp[root as usize], self.stamps) == self.stamps {
                    return root;
                }
                let mate = self.mate(root);
                at[0] = if mate == NONE { NONE } else { self.before[mate as usize] };
            }
            at.swap(0, 1);
        }
        NONE
    }

    /// Contract the half of a blossom from `a` down to its root into one node. Its odd nodes become even, because the
    /// other half of the blossom, which begins at `b`, gives an even path.
    fn shrink(&mut self, mut a: u32, mut b: u32, root: u32) {
        while self.root(a) != root {
            self.before[a as usize] = b;
            b = self.mate(a);
            if self.label[b as usize] == Label::Odd {
                self.label[b as usize] = Label::Even;
                self.queue.push(b);
            }
            for node in [a, b] {
                if self.base[node as usize] == node {
                    self.base[node as usize] = root;
                }
            }
            a = self.before[b as usize];
        }
    }

    /// Exchange the matched and the unmatched edges on the path that ends at `node`.
    fn change(&mut self, mut node: u32) {
        while node != NONE {
            let other = self.before[node as usize];
            let next = std::mem::replace(&mut self.mate[other as usize], node);
            self.mate[node as usize] = other;
            node = next;
        }
    }
}
