//! Largest matchings of any graph, grown path by path.

use crate::base::budget::Budget;
use crate::base::error::Result;
pub use crate::ruleset::links::Links;

/// No node: what a node is matched to that the matching misses.
pub const NONE: u32 = u32::MAX;

/// What a search has found out about a node.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Label {
    /// Nothing.
    New,
    /// An alternating path of odd length leads here, and none of even length.
    Odd,
    /// An alternating path of even length leads here from a node that the matching misses.
    Even,
    /// The node is not in the graph.
    Gone,
}

/// A matching of the nodes that are not gone. A search for an alternating path from a missed node to
/// another shrinks each odd cycle that it meets, a blossom, to one node (Edmonds 1965; Gabow 1976).
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
    /// The even node from which an odd node was reached; within a blossom, the way back.
    before: Vec<u32>,
    /// Where the blossom that a node lies in is rooted.
    base: Vec<u32>,
    stamp: Vec<u32>,
    stamps: u32,
    queue: Vec<u32>,
}

impl Matching {
    /// A largest matching of the graph without the nodes that are `gone`.
    ///
    /// # Errors
    /// `budget`: a step is an edge looked at.
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
        // Most pairs need no search.
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

    /// The node that a node is matched to, or [`NONE`].
    pub fn mate(&self, node: u32) -> u32 {
        self.mate[node as usize]
    }

    /// How many edges it has.
    pub fn size(&self) -> usize {
        self.mate.iter().filter(|mate| **mate != NONE).count() / 2
    }

    /// Its edges, each once, the smaller node first.
    pub fn edges(&self) -> Vec<(u32, u32)> {
        let edge = |(node, mate): (u32, &u32)| (node, *mate);
        (0u32..).zip(&self.mate).map(edge).filter(|(a, b)| *b != NONE && a < b).collect()
    }

    /// Whether a node is in the graph.
    pub fn has(&self, node: u32) -> bool {
        self.label[node as usize] != Label::Gone
    }

    /// Take a node out of the graph; the matching, if it was a largest one, is one again.
    pub fn remove(&mut self, graph: &Links, node: u32) {
        let mate = std::mem::replace(&mut self.mate[node as usize], NONE);
        self.label[node as usize] = Label::Gone;
        if mate != NONE {
            // Any path that makes it larger now begins where the lost edge ended.
            self.mate[mate as usize] = NONE;
            self.search(graph, &[mate]);
            self.forget();
        }
    }

    /// Put a node back that was taken out: whether every largest matching then covers it. If so, this
    /// one does, and it has one edge more.
    pub fn cover(&mut self, graph: &Links, node: u32) -> bool {
        self.label[node as usize] = Label::New;
        self.search(graph, &[node]);
        self.forget();
        self.mate[node as usize] != NONE
    }

    /// Which nodes some largest matching misses: an alternating path of even length leads there from a
    /// node that this one misses (Gallai 1963; Edmonds 1965).
    pub fn missed(&mut self, graph: &Links) -> Vec<bool> {
        let nodes = 0..self.mate.len() as u32;
        let roots: Vec<u32> =
            nodes.filter(|node| self.mate(*node) == NONE && self.has(*node)).collect();
        self.search(graph, &roots);
        let missed = self.label.iter().map(|label| *label == Label::Even).collect();
        self.forget();
        missed
    }

    /// What a search that failed has reached can lie on no path of a later one either, so labels are
    /// kept until all is done.
    fn forget(&mut self) {
        for (node, label) in (0u32..).zip(&mut self.label) {
            if *label != Label::Gone {
                *label = Label::New;
            }
            self.base[node as usize] = node;
            self.before[node as usize] = NONE;
        }
    }

    /// Look for an alternating path from one of `roots`, which are missed, to another missed node, and
    /// change along it what is matched. Answers with the number of edges looked at.
    fn search(&mut self, graph: &Links, roots: &[u32]) -> u64 {
        let mut steps = 1;
        self.queue.clear();
        self.queue.extend_from_slice(roots);
        roots.iter().for_each(|root| self.label[*root as usize] = Label::Even);
        // Odd nodes are reached from the queue's; with those they are all that a search has touched.
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

    /// The root of the blossom that a node lies in.
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

    /// Where the ways back from two even nodes meet; [`NONE`] if they lead to different roots.
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

    /// Make one node of the half of a blossom that leads from `a` down to its root; its odd nodes become
    /// even, by the way round the other half, which begins at `b`.
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

    /// Exchange matched and free edges on the path that ends at `node`.
    fn change(&mut self, mut node: u32) {
        while node != NONE {
            let other = self.before[node as usize];
            let next = std::mem::replace(&mut self.mate[other as usize], node);
            self.mate[node as usize] = other;
            node = next;
        }
    }
}
