//! A directed graph with cycles, and the loopy value of each of its nodes.

use crate::ruleset::links::Links;

/// The label of a node without a number.
const NONE: u32 = u32::MAX;

/// A directed graph on nodes `0..n` with loopy values (Smith 1966; Fraenkel and Perl 1975).
///
/// Numbers are assigned in ascending order. A node gets the number m if m is the mex of its options' numbers and every
/// option without a number has an option with the number m, by which a move to it can be answered. A node that never
/// gets a number is infinite, ∞_K, where K is the set of its options' numbers. A token on a numbered node adds to a sum
/// like a Nim heap of that size.
///
/// There is no recursion. Each number costs time for the nodes that may still get it. A node that may get m has options
/// with all smaller numbers, so a graph with E edges takes at most E√(2E) steps, and far fewer unless it is built for
/// the worst case.
///
/// ```
/// use mexplorer::games::graph::loopy::Loopy;
/// // a and b lead to each other, and b to c, from where one more move ends the game.
/// let loopy = Loopy::new(4, &[(0, 1), (1, 0), (1, 2), (2, 3)]);
/// assert_eq!([0, 1, 2, 3].map(|n| loopy.value(n)), [None, None, Some(1), Some(0)]);
/// assert_eq!([0, 1].map(|n| loopy.reaches(n)), [vec![], vec![1]]); // ∞ and ∞_{1}
/// ```
#[derive(Clone, Debug)]
pub struct Loopy {
    links: Links,
    labels: Vec<u32>,
    ranks: Vec<u32>,
    order: Vec<u32>,
    /// For each node, the result of [`Loopy::is_tame`].
    tame: Vec<bool>,
}

/// The state of the assignment of one number.
struct Round {
    /// For each node, the last number that the node was a candidate for.
    active: Vec<u32>,
    /// For each node, the count of its options that have no number and no option with the current number.
    pending: Vec<u32>,
    /// For each node, the last number that one of its options got, and the rank of the first option that got this
    /// number.
    answered: Vec<(u32, u32)>,
}

impl Loopy {
    /// Compute the loopy values of the graph with `n` nodes and the given distinct edges. An edge leads from its first
    /// node to its second, both below `n`.
    pub fn new(n: usize, edges: &[(u32, u32)]) -> Loopy {
        let links = Links::new(n, edges);
        let back = links.back();
        let (labels, ranks, order) = (vec![NONE; n], vec![0; n], Vec::new());
        let mut loopy = Loopy { links, labels, ranks, order, tame: vec![false; n] };
        let mut round =
            Round { active: vec![NONE; n], pending: vec![0; n], answered: vec![(NONE, 0); n] };
        let mut candidates: Vec<u32> = (0..n as u32).collect();
        let mut number = 0;
        while !candidates.is_empty() {
            loopy.give(number, &candidates, &back, &mut round);
            // A node without an option of this number gets no larger number.
            candidates.retain(|&node| {
                loopy.labels[node as usize] == NONE && round.answered[node as usize].0 == number
            });
            number += 1;
        }
        loopy.find_tame(&back);
        loopy
    }

    /// Find the tame nodes, beginning at the nodes without moves. A node on a cycle, or from which a cycle can be
    /// reached, is never found.
    fn find_tame(&mut self, back: &Links) {
        let mut open = self.links.degrees();
        let mut stack: Vec<u32> =
            (0..open.len() as u32).filter(|node| open[*node as usize] == 0).collect();
        while let Some(node) = stack.pop() {
            let zero = self.labels[node as usize] == 0;
            let ends = self.targets(node).is_empty();
            self.tame[node as usize] = !zero || ends || self.has_option(node, 1);
            if !self.tame[node as usize] {
                continue;
            }
            for &before in back.of(node) {
                open[before as usize] -= 1;
                if open[before as usize] == 0 {
                    stack.push(before);
                }
            }
        }
    }

    /// Assign a number to all nodes that get this number.
    fn give(&mut self, number: u32, candidates: &[u32], back: &Links, round: &mut Round) {
        let mut queue = Vec::new();
        for &node in candidates {
            let open = |to: &&u32| self.labels[**to as usize] == NONE;
            round.active[node as usize] = number;
            round.pending[node as usize] = self.links.of(node).iter().filter(open).count() as u32;
            if round.pending[node as usize] == 0 {
                queue.push(node);
            }
        }
        let mut next = 0;
        while let Some(&node) = queue.get(next) {
            next += 1;
            let rank = self.rank_of(node, number, round);
            self.labels[node as usize] = number;
            self.ranks[node as usize] = rank;
            self.order.push(node);
            for &before in back.of(node) {
                let answered = &mut round.answered[before as usize];
                if self.labels[before as usize] != NONE || answered.0 == number {
                    continue;
                }
                // A move to `before` can be answered by a move to this number.
                *answered = (number, rank);
                for &from in back.of(before) {
                    let from = from as usize;
                    if round.active[from] != number || self.labels[from] != NONE {
                        continue;
                    }
                    round.pending[from] -= 1;
                    if round.pending[from] == 0 && round.answered[from].0 != number {
                        queue.push(from as u32);
                    }
                }
            }
        }
    }

    /// Return 1 more than the largest rank among the options with smaller numbers and the answers to the other options;
    /// 0 without options.
    fn rank_of(&self, node: u32, number: u32, round: &Round) -> u32 {
        let rank = |to: &u32| {
            let to = *to as usize;
            let below = self.labels[to] < number;
            1 + if below { self.ranks[to] } else { round.answered[to].1 }
        };
        self.links.of(node).iter().map(rank).max().unwrap_or(0)
    }

    /// Return the targets of a node's edges, in the order given.
    pub fn targets(&self, node: u32) -> &[u32] {
        self.links.of(node)
    }

    /// Return the edges of the graph.
    pub(super) fn links(&self) -> &Links {
        &self.links
    }

    /// Return the number of a node; `None` if the node is infinite.
    pub fn value(&self, node: u32) -> Option<u64> {
        let label = self.labels[node as usize];
        (label != NONE).then(|| u64::from(label))
    }

    /// Return the rank of a numbered node, a measure of the distance to the end. Each option with a smaller number has
    /// a smaller rank, and each other option has an option with the same number as the node and a smaller rank (after
    /// the counters of Fraenkel and Yesha 1986). In a lost sum, each move with its answer lowers the sum of the ranks.
    pub fn rank(&self, node: u32) -> u64 {
        u64::from(self.ranks[node as usize])
    }

    /// Return the numbers of the options of a node in ascending order: the K of an infinite ∞_K.
    pub fn reaches(&self, node: u32) -> Vec<u64> {
        let mut found: Vec<u64> =
            self.targets(node).iter().filter_map(|to| self.value(*to)).collect();
        found.sort_unstable();
        found.dedup();
        found
    }

    /// Return whether a node has an option with the given number.
    pub fn has_option(&self, node: u32, number: u64) -> bool {
        self.targets(node).iter().any(|to| self.value(*to) == Some(number))
    }

    /// Return whether no cycle can be reached from a node, and misère play from the node follows misère Nim: each
    /// follower of value 0 that has a move has a move to a node of value 1 (Ferguson 1974).
    pub fn is_tame(&self, node: u32) -> bool {
        self.tame[node as usize]
    }

    /// Return the numbered nodes in the order in which they got their numbers.
    pub fn order(&self) -> &[u32] {
        &self.order
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_long_way_with_a_loop_needs_no_stack() {
        let n = 1_000_000u32;
        let mut edges: Vec<(u32, u32)> = (1..n).map(|i| (i - 1, i)).collect();
        edges.push((0, 0));
        let loopy = Loopy::new(n as usize, &edges);
        assert_eq!([n - 1, n - 2, 1].map(|v| loopy.value(v)), [Some(0), Some(1), Some(0)]);
        assert_eq!((loopy.value(0), loopy.reaches(0)), (None, vec![0]));
    }

    /// Build a ladder in which each node has edges to all lower nodes, and a hub with edges to all these nodes, to many
    /// further nodes and to itself.
    #[test]
    fn many_numbers_take_no_longer_than_they_must() {
        let (rungs, around) = (600u32, 50_000u32);
        let mut edges: Vec<(u32, u32)> =
            (0..rungs).flat_map(|i| (0..i).map(move |j| (i, j))).collect();
        let hub = rungs + around;
        edges.extend((0..=hub).map(|i| (hub, i)));
        let loopy = Loopy::new(hub as usize + 1, &edges);
        assert_eq!(loopy.value(rungs - 1), Some(u64::from(rungs) - 1));
        assert_eq!((loopy.value(hub), loopy.reaches(hub).len()), (None, rungs as usize));
    }
}
