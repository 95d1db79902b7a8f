//! Graphs whose nodes are numbered.

use crate::base::error::Error;
use crate::games::graph::Graph;

/// The most edges.
pub(super) const MAX_EDGES: u64 = 5_000_000;

/// The acyclic graph on `count` nodes numbered from `first` on, and the node of each number; or the
/// error, and the first edge of the cycle that it names.
pub(super) fn acyclic(
    first: u32,
    nodes: u32,
    edges: &[(u32, u32)],
) -> std::result::Result<(Graph, Vec<u32>), (Error, Option<usize>)> {
    // Where there are no nodes there are no tokens; the notation of graphs needs a node.
    let graph = Graph::numbered(first..first + nodes.max(1), edges).map_err(|error| {
        let edge = on_cycle(&error, edges);
        (error, edge)
    })?;
    let mut by_number = vec![0; (first + nodes) as usize];
    for i in 0..nodes {
        if let Some(slot) = graph.name(i).parse::<usize>().ok().and_then(|n| by_number.get_mut(n)) {
            *slot = i;
        }
    }
    Ok((graph, by_number))
}

/// Which edge is the first on the cycle that the error names.
fn on_cycle(error: &Error, edges: &[(u32, u32)]) -> Option<usize> {
    let cycle = error.details.iter().find_map(|(name, value)| match value {
        crate::base::error::Detail::List(nodes) if *name == "cycle" => Some(nodes),
        _ => None,
    })?;
    let from = cycle.first()?.parse::<u32>().ok()?;
    let to = cycle.get(1).unwrap_or(&cycle[0]).parse::<u32>().ok()?;
    edges.iter().position(|&edge| edge == (from, to))
}
