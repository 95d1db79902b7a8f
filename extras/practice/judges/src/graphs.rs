//! Graphs and trees whose nodes are numbered.

use super::scan::{Scanner, node_at};
use mexplorer::games::graph::Graph;
use mexplorer::{Detail, Error, ErrorCode, Result, Span};

/// The greatest number of edges in an input.
pub(super) const MAX_EDGES: u64 = 5_000_000;

/// Return the acyclic graph on `nodes` nodes numbered from `first` on, and for each number its node in the graph.
///
/// # Errors
/// `cycle`, at the spot of its first edge.
pub(super) fn acyclic(
    first: u32,
    nodes: u32,
    edges: &[(u32, u32)],
    spots: &[Span],
) -> Result<(Graph, Vec<u32>)> {
    // Add a node to an empty graph, since the notation of graphs needs one. Without nodes there are no tokens.
    let graph =
        Graph::numbered(first..first + nodes.max(1), edges).map_err(|error| {
            match on_cycle(&error, edges).and_then(|edge| spots.get(edge)) {
                Some(spot) => error.at(*spot),
                None => error,
            }
        })?;
    let mut by_number = vec![0; (first + nodes) as usize];
    for i in 0..nodes {
        if let Some(slot) = graph.name(i).parse::<usize>().ok().and_then(|n| by_number.get_mut(n)) {
            *slot = i;
        }
    }
    Ok((graph, by_number))
}

/// Return the index of the first edge of the cycle that the error names.
fn on_cycle(error: &Error, edges: &[(u32, u32)]) -> Option<usize> {
    let cycle = error.details.iter().find_map(|(name, value)| match value {
        Detail::List(nodes) if *name == "cycle" => Some(nodes),
        _ => None,
    })?;
    let from = cycle.first()?.parse::<u32>().ok()?;
    let to = cycle.get(1).unwrap_or(&cycle[0]).parse::<u32>().ok()?;
    edges.iter().position(|&edge| edge == (from, to))
}

/// Parse the number of nodes of a tree, at least 2 and at most `most`, and its edges on the nodes 1 to n.
pub(super) fn tree_edges(s: &mut Scanner<'_>, most: u64) -> Result<(u32, Vec<(u32, u32)>)> {
    let nodes = s.count("n", most)?;
    Ok((nodes as u32, tree_of(s, nodes as u32, nodes.max(2) - 1, edge)?))
}

/// Parse the `count` edges of a tree on the nodes 1 to `nodes`, each by the function `edge`.
pub(super) fn tree_of(
    s: &mut Scanner<'_>,
    nodes: u32,
    count: u64,
    mut edge: impl FnMut(&mut Scanner<'_>, u32) -> Result<(u32, u32, Span)>,
) -> Result<Vec<(u32, u32)>> {
    let edges = s.list(count, |s| edge(s, nodes))?;
    // Refuse a cycle: each edge of a tree joins two components that were separate before.
    let mut parts: Vec<u32> = (0..=nodes).collect();
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
    Ok(edges.into_iter().map(|(a, b, _)| (a, b)).collect())
}

/// Parse an edge between two of the nodes 1 to `nodes`, and return it with its span.
pub(super) fn edge(s: &mut Scanner<'_>, nodes: u32) -> Result<(u32, u32, Span)> {
    let (a, spot) = node_at(s, "an edge", nodes)?;
    Ok((a, node_at(s, "an edge", nodes)?.0, spot))
}

/// Return the root of a node's component (union–find), and halve the path to the root.
pub(super) fn root(parts: &mut [u32], mut node: u32) -> u32 {
    while parts[node as usize] != node {
        parts[node as usize] = parts[parts[node as usize] as usize];
        node = parts[node as usize];
    }
    node
}
