//! Random small numbers, heaps, trees and graphs for inputs.

use mexplorer::Rng;
use mexplorer::text::joined;

/// Return the count of the numbers and, on the next line, the numbers.
pub(super) fn counted(numbers: &[u64]) -> String {
    format!("{}\n{}", numbers.len(), joined(numbers, " "))
}

pub(super) fn line(numbers: &[u64]) -> String {
    joined(numbers, " ")
}

/// Draw a number from `lo` to `hi`, or in a third of the cases from `lo` to `far`. An enumeration of all choices has
/// only the numbers from `lo` to `hi`.
pub(super) fn or_far(rng: &mut Rng, lo: u64, hi: u64, far: u64) -> u64 {
    let most = most(rng, hi, far);
    rng.within(lo, most)
}

/// Return `hi`, or in a third of the cases `far`, as the size of the largest heap of a case.
pub(super) fn most(rng: &mut Rng, hi: u64, far: u64) -> u64 {
    if !rng.is_scripted() && rng.below(3) == 0 { far } else { hi }
}

/// Draw one to six heaps of sizes `lo` to `hi`; in nearly half of the cases one heap is a copy of another. A sixth of
/// the cases have at most two sizes, so that a size often occurs three times or more.
pub(super) fn heaps(rng: &mut Rng, lo: u64, hi: u64) -> Vec<u64> {
    let count = rng.within(1, 6) as usize;
    if !rng.is_scripted() && rng.below(6) == 0 {
        let sizes = [rng.within(lo, hi), rng.within(lo, hi)];
        return (0..count).map(|_| sizes[rng.below(2) as usize]).collect();
    }
    let mut heaps: Vec<u64> = (0..count).map(|_| rng.within(lo, hi)).collect();
    if count > 1 && rng.below(2) == 0 {
        let (from, to) = (rng.below(count as u64) as usize, rng.below(count as u64) as usize);
        heaps[to] = heaps[from];
    }
    heaps
}

/// Return the heaps. In half of the cases, change one of them so that the nim-sum of the values is 0, if a heap up to
/// `largest` has the required value.
pub(super) fn lost_or_not(
    rng: &mut Rng,
    mut heaps: Vec<u64>,
    largest: u64,
    value: impl Fn(u64) -> u64,
) -> Vec<u64> {
    if rng.is_scripted() || rng.below(2) == 0 {
        return heaps;
    }
    let at = rng.below(heaps.len() as u64) as usize;
    let sum = heaps.iter().fold(value(heaps[at]), |sum, heap| sum ^ value(*heap));
    let fits: Vec<u64> = (1..=largest).filter(|heap| value(*heap) == sum).collect();
    if let Some(heap) = rng.choose(fits) {
        heaps[at] = heap;
    }
    heaps
}

/// Draw a set of numbers from 1 to 9, or in a third of the cases from 1 to 16, in any order.
pub(super) fn set(rng: &mut Rng) -> Vec<u64> {
    let largest = if !rng.is_scripted() && rng.below(3) == 0 { 16 } else { 9 };
    let mut set: Vec<u64> = (1..=largest).filter(|_| rng.chance(3)).collect();
    if set.is_empty() {
        set.push(rng.within(1, 9));
    }
    shuffle(&mut set, rng);
    set
}

/// Draw a tree on the nodes 1 to n, as the text of n and of the edges. A node may have a smaller number than its
/// parent, and either end of an edge may be the first.
pub(super) fn tree(rng: &mut Rng) -> String {
    let n = or_far(rng, 2, 9, 14);
    // A tree in which each node hangs on one of the few nodes before it is deep.
    let reach = if rng.is_scripted() || rng.below(3) > 0 { n } else { 2 };
    let mut edges: Vec<[u64; 2]> = (2..=n)
        .map(|node| [rng.within(node.saturating_sub(reach).max(1), node - 1), node])
        .collect();
    mix(rng, n, &mut edges);
    let lines: Vec<String> = edges.iter().map(|edge| line(edge)).collect();
    format!("{n}\n{}", lines.join("\n"))
}

/// Rename the nodes of a tree at random, except node 1, and put the edges and their ends in a random order. An
/// enumeration of all choices keeps the tree as it is.
pub(super) fn mix(rng: &mut Rng, nodes: u64, edges: &mut [[u64; 2]]) {
    if rng.is_scripted() {
        return;
    }
    let names = names(rng, nodes);
    for edge in edges.iter_mut() {
        *edge = edge.map(|node| names[node as usize]);
        shuffle(edge, rng);
    }
    shuffle(edges, rng);
}

/// Draw a new name for each node of a tree; nodes 0 and 1 keep theirs.
pub(super) fn names(rng: &mut Rng, nodes: u64) -> Vec<u64> {
    let mut names: Vec<u64> = (0..=nodes).collect();
    if nodes > 2 {
        shuffle(&mut names[2..], rng);
    }
    names
}

/// Return the parents of the nodes 2, 3 … by their new names; each edge leads from a parent to a node.
pub(super) fn parents_of(edges: &[[u64; 2]], names: &[u64]) -> Vec<u64> {
    let mut parents = vec![0; edges.len()];
    for [parent, node] in edges {
        parents[names[*node as usize] as usize - 2] = names[*parent as usize];
    }
    parents
}

/// Draw an acyclic graph: a number n of nodes, and edges among the nodes 0 to n - 1. The numbers of the nodes do not
/// follow the direction of the edges.
pub(super) fn acyclic(rng: &mut Rng) -> (u64, Vec<(u64, u64)>) {
    let n = rng.within(2, 8);
    let mut order: Vec<u64> = (0..n).collect();
    shuffle(&mut order, rng);
    let mut edges = Vec::new();
    let density = rng.within(2, 4);
    for (i, from) in order.iter().enumerate() {
        for to in &order[i + 1..] {
            if rng.chance(density) {
                edges.push((*from, *to));
            }
        }
    }
    shuffle(&mut edges, rng);
    (n, edges)
}

/// Draw one to five tokens on nodes that are numbered from `first` on.
pub(super) fn tokens(rng: &mut Rng, nodes: u64, first: u64) -> Vec<u64> {
    (0..rng.within(1, 5)).map(|_| rng.below(nodes) + first).collect()
}

pub(super) fn shuffle<T>(items: &mut [T], rng: &mut Rng) {
    for last in (1..items.len()).rev() {
        items.swap(last, rng.below(last as u64 + 1) as usize);
    }
}
