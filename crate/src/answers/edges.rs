//! Tokens on a directed graph whose nodes are given as numbers: for a graph of a million nodes, making names and a line
//! of text would take longer than computing the values.

use serde::Serialize;

use crate::base::error::{Error, ErrorCode, Result};
use crate::base::nimber::Nimber;
use crate::games::graph::dag::{Dag, Refused, without_repeats};
use crate::games::graph::loopy::Loopy;
use crate::period::values::GrundyValues;
use crate::ruleset::outcome::Outcome;

/// The most nodes of a graph.
pub const MAX_NODES: u32 = 1 << 24;

/// The mark of a node without a nimber: play from the node may continue indefinitely.
pub const NO_NIMBER: u32 = u32::MAX;

/// The values of the nodes of a graph, and the outcome of the position with the given tokens.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename_all = "camelCase"))]
#[non_exhaustive]
pub struct EdgeGraph {
    /// The nimber of each node, starting with node 0. A node without a nimber, from which play may continue
    /// indefinitely, has 2^32 − 1.
    #[serde(skip_serializing)] // added at the JavaScript boundary as a typed array
    pub nimbers: GrundyValues,
    /// Whether the graph has a cycle.
    pub loopy: bool,
    /// The outcome of the sum of all tokens.
    pub outcome: Outcome,
    /// The nim-sum of the nimbers of the tokens' nodes; `None` if a node has no nimber.
    pub nimber: Option<Nimber>,
    /// The first winning moves, at most as many as the option `limit` allows.
    pub winning: Vec<EdgeMove>,
    /// The number of all winning moves.
    pub winning_count: u64,
}

/// A move of one token along an edge.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[non_exhaustive]
pub struct EdgeMove {
    /// The index of the token in the list of tokens.
    pub token: u32,
    /// The node at which the moved token starts.
    pub from: u32,
    /// The node to which the token moves.
    pub to: u32,
}

enum Nodes {
    Acyclic(Dag),
    Cyclic(Loopy),
}

impl Nodes {
    fn new(count: usize, edges: Vec<(u32, u32)>) -> Nodes {
        let found = Dag::new(count, &edges);
        // Remove repeated edges, which occur in inputs of online judges.
        let (found, edges) = match found {
            Err(Refused::Repeated(..)) => {
                let edges = without_repeats(count, edges);
                (Dag::new(count, &edges), edges)
            }
            found => (found, edges),
        };
        match found {
            Ok(dag) => Nodes::Acyclic(dag),
            Err(_) => Nodes::Cyclic(Loopy::new(count, &edges)),
        }
    }

    fn targets(&self, node: u32) -> &[u32] {
        match self {
            Nodes::Acyclic(dag) => dag.targets(node),
            Nodes::Cyclic(loopy) => loopy.targets(node),
        }
    }

    fn value(&self, node: u32) -> Option<u64> {
        match self {
            Nodes::Acyclic(dag) => Some(u64::from(dag.value(node))),
            Nodes::Cyclic(loopy) => loopy.value(node),
        }
    }

    /// Return the nim-sum of the tokens with a nimber, and the nodes of the tokens without a nimber.
    fn sum(&self, tokens: &[u32]) -> (u64, Vec<u32>) {
        let (mut sum, mut infinite) = (0, Vec::new());
        for &node in tokens {
            match self.value(node) {
                Some(value) => sum ^= value,
                None => infinite.push(node),
            }
        }
        (sum, infinite)
    }

    /// Return the outcome of a sum of tokens. With a single token of value ∞_K the player to move wins if the nim-sum
    /// of the other tokens is in K; every other sum with tokens of such values is a draw (Smith 1966).
    fn outcome(&self, (sum, infinite): &(u64, Vec<u32>)) -> Outcome {
        match infinite[..] {
            [] if *sum == 0 => Outcome::P,
            [] => Outcome::N,
            [node] if self.targets(node).iter().any(|to| self.value(*to) == Some(*sum)) => {
                Outcome::N
            }
            _ => Outcome::D,
        }
    }
}

/// Compute the values of a graph on nodes `0..nodes`, and the outcome of the tokens under normal play. `nodes` is
/// raised to at least one more than the largest node of an edge or a token. Repeated edges count once. At most `limit`
/// winning moves are listed. Time and memory are linear in nodes and edges if there is no cycle.
///
/// ```
/// use mexplorer::{Outcome, graph_from_edges};
/// let found = graph_from_edges(vec![(0, 1), (0, 2), (1, 2)], &[0, 1], 0, 10)?;
/// assert!(found.nimbers.iter().eq([2, 1, 0]));
/// assert_eq!((found.outcome, found.winning_count), (Outcome::N, 1));
/// assert_eq!((found.winning[0].token, found.winning[0].to), (0, 1));
/// # Ok::<(), mexplorer::Error>(())
/// ```
///
/// # Errors
/// `too-many` nodes.
pub fn graph_from_edges(
    edges: Vec<(u32, u32)>,
    tokens: &[u32],
    nodes: u32,
    limit: usize,
) -> Result<EdgeGraph> {
    let mentioned = edges.iter().map(|(from, to)| *from.max(to)).chain(tokens.iter().copied());
    let count = mentioned.max().map_or(0, |last| last.saturating_add(1)).max(nodes);
    if count > MAX_NODES {
        let message = format!("expected at most {MAX_NODES} nodes, found {count}");
        let error = Error::new(ErrorCode::TooMany, message);
        return Err(error.with("most", u64::from(MAX_NODES)).with("found", u64::from(count)));
    }
    let graph = Nodes::new(count as usize, edges);
    let sum = graph.sum(tokens);
    let outcome = graph.outcome(&sum);
    let (mut winning, mut winning_count) = (Vec::new(), 0);
    if outcome == Outcome::N {
        for (token, &from) in (0..).zip(tokens) {
            // Compute the nim-sum of the other tokens. If this token has no nimber, every other token must have a
            // nimber.
            let target = match (graph.value(from), &sum.1[..]) {
                (Some(value), []) => sum.0 ^ value,
                (None, [_]) => sum.0,
                _ => continue,
            };
            for &to in graph.targets(from).iter().filter(|to| graph.value(**to) == Some(target)) {
                winning_count += 1;
                if winning.len() < limit {
                    winning.push(EdgeMove { token, from, to });
                }
            }
        }
    }
    let value = |node| graph.value(node).map_or(NO_NIMBER, |value| value as u32);
    let mut nimbers = GrundyValues::default();
    nimbers.make_room(count as usize);
    (0..count).for_each(|node| nimbers.push(value(node)));
    let nimber = sum.1.is_empty().then_some(Nimber(sum.0));
    let loopy = matches!(graph, Nodes::Cyclic(_));
    Ok(EdgeGraph { nimbers, loopy, outcome, nimber, winning, winning_count })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::answers::analysis::{Limits, analyze};
    use crate::base::rng::Rng;
    use crate::notation::Game;

    #[test]
    fn graphs_of_numbers_are_the_same_as_graphs_of_text() {
        let mut rng = Rng::new(11);
        let mut loopy = 0;
        for _ in 0..600 {
            let count = 2 + rng.below(7);
            let mut edges = Vec::new();
            for _ in 0..=rng.below(2 * count) {
                let (from, to) = (rng.below(count) as u32, rng.below(count) as u32);
                if from != to && !edges.contains(&(from, to)) {
                    edges.push((from, to));
                }
            }
            if edges.is_empty() {
                continue;
            }
            let ends: Vec<u32> = edges.iter().flat_map(|(a, b)| [*a, *b]).collect();
            let tokens: Vec<u32> =
                (0..=rng.below(3)).map(|_| ends[rng.below(ends.len() as u64) as usize]).collect();
            let text: Vec<String> = edges.iter().map(|(a, b)| format!("{a}>{b}")).collect();
            let game = Game::parse(&format!("graph {}", text.join(" "))).unwrap();
            let place: Vec<String> = tokens.iter().map(u32::to_string).collect();
            let position = game.position(&place.join(" ")).unwrap();
            let wanted = analyze(&game, &position, Limits::default()).unwrap();
            // Check that a repeated edge does not change the result.
            edges.push(edges[0]);
            let found = graph_from_edges(edges, &tokens, 0, 1000).unwrap();
            loopy += u32::from(found.loopy);
            assert_eq!(
                (found.outcome, found.nimber),
                (wanted.outcome, wanted.nimber),
                "{game} {place:?}"
            );
            if wanted.outcome == Outcome::N {
                let wins = wanted.moves.iter().filter(|one| one.wins).count();
                assert_eq!(found.winning.len(), wins, "{game} {place:?}");
            }
        }
        assert!(loopy > 100, "{loopy}");
    }

    #[test]
    fn far_numbers_are_refused_before_they_take_memory() {
        let error = graph_from_edges(vec![(0, u32::MAX)], &[], 0, 0).unwrap_err();
        assert_eq!(error.code, ErrorCode::TooMany);
    }
}
