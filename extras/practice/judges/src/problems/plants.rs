//! Problems about cutting the edges of trees and plants.

use super::super::graphs::{MAX_EDGES, edge, root, tree_edges};
use super::prelude::*;

/// A tree that grows from node 1.
pub(super) const TREE: Problem = Problem {
    id: "AGC017D",
    cases: Cases::One,
    read: |s| {
        let (_, edges) = tree_edges(s, MAX_COUNT)?;
        let name = |n: u32| if n == 1 { "0".to_string() } else { n.to_string() };
        plant(edges.into_iter().map(|(a, b)| format!("{}-{}", name(a), name(b))).collect())
    },
    print: Print::Lines("Alice", "Bob"),
    draw: tree,
};

/// Several graphs, each of which grows from its node 1. The nodes 1 together are the ground.
pub(super) const PLANTS: Problem = Problem {
    id: "POJ3710",
    cases: Cases::ToEnd,
    read: plants,
    print: Print::Lines("Sally", "Harry"),
    draw: |rng| {
        let all: Vec<String> = (0..rng.within(1, 3)).map(|_| tree_with_ring(rng)).collect();
        format!("{}\n{}", all.len(), all.join("\n"))
    },
};

fn plant(edges: Vec<String>) -> Result<Case> {
    let game = Game::parse("hackenbush")?;
    let position = game.position(&if edges.is_empty() { "0".into() } else { edges.join(" ") })?;
    Ok(Case::play(game, position))
}

fn plants(s: &mut Scanner<'_>) -> Result<Case> {
    let count = s.count("N", MAX_COUNT)?;
    let mut all = Vec::new();
    for tree in 1..=count {
        let nodes = s.count("m", MAX_COUNT)? as u32;
        let edges = s.count("k", MAX_EDGES)?;
        let edges = s.list(edges, |s| edge(s, nodes))?;
        let mut parts: Vec<u32> = (0..=nodes.max(1)).collect();
        for &(a, b, _) in &edges {
            let (first, second) = (root(&mut parts, a), root(&mut parts, b));
            parts[first as usize] = second;
        }
        let ground = root(&mut parts, 1);
        let name = |n: u32| match (n, count) {
            (1, _) => "0".to_string(),
            (_, 1) => n.to_string(),
            _ => format!("{tree}_{n}"),
        };
        for (a, b, spot) in edges {
            if root(&mut parts, a) != ground {
                let message = format!("expected edges that hang on node 1, found {a} {b}");
                let error = Error::new(ErrorCode::Unrooted, message).at(spot);
                return Err(error.with("found", format!("{a} {b}")));
            }
            all.push(format!("{}-{}", name(a), name(b)));
        }
    }
    plant(all)
}

/// Draw a tree; in half of the cases a cycle is attached to one of its nodes. A third of the trees have one or two
/// cycles, and edges in any order.
fn tree_with_ring(rng: &mut Rng) -> String {
    if !rng.is_scripted() && rng.below(3) == 0 {
        return tree_with_rings(rng);
    }
    let trunk = rng.within(1, 4);
    let mut edges: Vec<String> =
        (2..=trunk).map(|node| line(&[rng.within(1, node - 1), node])).collect();
    let ring = if rng.below(2) == 0 { 0 } else { rng.within(2, 4) };
    let mut last = rng.within(1, trunk);
    let hangs_on = last;
    for node in trunk + 1..trunk + ring {
        edges.push(line(&[last, node]));
        last = node;
    }
    if ring > 0 {
        edges.push(line(&[last, hangs_on]));
    }
    let first = line(&[trunk + ring.max(1) - 1, edges.len() as u64]);
    [vec![first], edges].concat().join("\n")
}

fn tree_with_rings(rng: &mut Rng) -> String {
    let trunk = rng.within(1, 6);
    let mut edges: Vec<[u64; 2]> =
        (2..=trunk).map(|node| [rng.within(1, node - 1), node]).collect();
    let mut nodes = trunk;
    // Each cycle hangs on a node of its own, as a node belongs to at most one cycle.
    let mut free: Vec<u64> = (1..=trunk).collect();
    shuffle(&mut free, rng);
    for hangs_on in free.into_iter().take(rng.within(1, 2) as usize) {
        let mut last = hangs_on;
        for _ in 1..rng.within(2, 5) {
            nodes += 1;
            edges.push([last, nodes]);
            last = nodes;
        }
        edges.push([last, hangs_on]);
    }
    mix(rng, nodes, &mut edges);
    let lines: String = edges.iter().map(|edge| format!("\n{}", line(edge))).collect();
    format!("{nodes} {}{lines}", edges.len())
}
