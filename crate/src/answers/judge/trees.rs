//! Problems about trees, and about what grows from a root.

use super::graphs::MAX_EDGES;
use super::scan::{MAX_COUNT, Scanner, node_at};
use super::{Case, Question};
use crate::base::error::{Error, ErrorCode, Result, Span};
use crate::notation::Game;

/// The most nodes of a tree that is matched.
const MOST_MATCHED: u64 = 200_000;

/// The edges of a tree on the nodes 1 to n, which is at least 2.
fn tree(s: &mut Scanner<'_>, most: u64) -> Result<(u32, Vec<(u32, u32)>)> {
    let nodes = s.count("n", most)?;
    let edges = s.list(nodes.max(2) - 1, |s| edge(s, nodes as u32))?;
    // A tree has no cycle: each edge joins two parts that were apart.
    let mut parts: Vec<u32> = (0..=nodes as u32).collect();
    for &(a, b, spot) in &edges {
        let (first, second) = (root(&mut parts, a), root(&mut parts, b));
        if first == second {
            let cycle = vec![a.to_string(), b.to_string()];
            return Err(Error::new(ErrorCode::Cycle, format!("this edge {a} {b} closes a cycle"))
                .at(spot)
                .with("cycle", cycle));
        }
        parts[first as usize] = second;
    }
    Ok((nodes as u32, edges.into_iter().map(|(a, b, _)| (a, b)).collect()))
}

/// An edge between two of the nodes 1 to `nodes`, and where it stands.
fn edge(s: &mut Scanner<'_>, nodes: u32) -> Result<(u32, u32, Span)> {
    let (a, spot) = node_at(s, "an edge", nodes)?;
    Ok((a, node_at(s, "an edge", nodes)?.0, spot))
}

/// A tree that grows from node 1, whose edges are cut.
pub(super) fn cut(s: &mut Scanner<'_>) -> Result<Question> {
    let (_, edges) = tree(s, MAX_COUNT)?;
    let name = |n: u32| if n == 1 { "0".to_string() } else { n.to_string() };
    let edges: Vec<String> =
        edges.into_iter().map(|(a, b)| format!("{}-{}", name(a), name(b))).collect();
    let (game, position) = plant(edges)?;
    Ok(Question::Play(game, position))
}

fn plant(edges: Vec<String>) -> Result<Case> {
    let game = Game::parse("hackenbush")?;
    let position = game.position(&if edges.is_empty() { "0".into() } else { edges.join(" ") })?;
    Ok((game, position))
}

/// Several graphs that grow from their nodes 1, which are one ground.
pub(super) fn plants(s: &mut Scanner<'_>) -> Result<Case> {
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

/// A tree of which the nodes are counted that some largest matching misses: just those from which a
/// token that may not come back is lost for the player who moves it (Fraenkel, Scheinerman and Ullman 1993).
pub(super) fn missed(s: &mut Scanner<'_>) -> Result<Question> {
    let (nodes, edges) = tree(s, MOST_MATCHED)?;
    let words: Vec<String> = edges.iter().map(|(a, b)| format!("{a}-{b}")).collect();
    let game = Game::parse(&format!("geography {}", words.join(" ")))?;
    let start = game.position("1")?;
    let edges = edges.into_iter().map(|(a, b)| (a - 1, b - 1)).collect();
    Ok(Question::Missed { game, start, nodes, edges })
}

/// The part that a node belongs to, halving the way there.
fn root(parts: &mut [u32], mut node: u32) -> u32 {
    while parts[node as usize] != node {
        parts[node as usize] = parts[parts[node as usize] as usize];
        node = parts[node as usize];
    }
    node
}
