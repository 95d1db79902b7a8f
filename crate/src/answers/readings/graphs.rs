//! Pasted graphs: edges in any of the formats that the graph games read.

use super::reading::{Found, Reading};
use crate::answers::pasted::read_graph;
use crate::notation::Game;

/// Adds the games on a graph that is all of a text.
///
/// It is certain where the text has arrows or directions of its own, since the game on these is `graph` alone.
pub(super) fn graphs(typed: &str, found: &mut Found) {
    let Ok(pasted) = read_graph(typed, None) else { return };
    let mut has_edge = vec![false; pasted.nodes.len()];
    pasted.edges.iter().for_each(|(from, to)| {
        has_edge[*from as usize] = true;
        has_edge[*to as usize] = true;
    });
    // One arrow may begin a rule, and a lone node may be a word.
    let is_graph = pasted.edges.len() > 1 && has_edge.iter().all(|has| *has);
    let is_directed = pasted.directed == Some(true) && typed.contains(['>', '{', ':']) && is_graph;
    for (i, place) in pasted.places.iter().enumerate() {
        let Ok(game) = Game::parse(&place.game) else { continue };
        let position = Some(place.position.clone()).filter(|text| !text.is_empty());
        found.push(Reading::game(&game, position, i == 0 && is_directed));
    }
}
