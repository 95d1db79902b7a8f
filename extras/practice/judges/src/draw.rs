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

/// Draw one to six heaps of sizes `lo` to `hi`; in nearly half of the cases one heap is a copy of another.
pub(super) fn heaps(rng: &mut Rng, lo: u64, hi: u64) -> Vec<u64> {
    let count = rng.within(1, 6) as usize;
    let mut heaps: Vec<u64> = (0..count).map(|_| rng.within(lo, hi)).collect();
    if count > 1 && rng.below(2) == 0 {
        let (from, to) = (rng.below(count as u64) as usize, rng.below(count as u64) as usize);
        heaps[to] = heaps[from];
    }
    heaps
}

/// Draw a set of numbers from 1 to 9, usually one to four, in any order.
pub(super) fn set(rng: &mut Rng) -> Vec<u64> {
    let mut set: Vec<u64> = (1..=9).filter(|_| rng.chance(3)).collect();
    if set.is_empty() {
        set.push(rng.within(1, 9));
    }
    shuffle(&mut set, rng);
    set
}

/// Draw a tree on the nodes 1 to n, as the text of n and of the edges.
pub(super) fn tree(rng: &mut Rng) -> String {
    let n = rng.within(2, 9);
    let edge = |node| joined(&[rng.within(1, node - 1), node], " ");
    let edges: Vec<String> = (2..=n).map(edge).collect();
    format!("{n}\n{}", edges.join("\n"))
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
