//! Cuts given as text, and the cut between two plants.

use crate::games::kit::plants;
use crate::games::kit::prelude::*;

/// Parse the cut of the first edge between two nodes; `None` if no edge joins these nodes.
///
/// # Errors
/// `empty-name`, `stray-character`.
pub(crate) fn written(position: &Position, word: Word<'_>) -> Result<Option<Move>> {
    let Position::Plant(plant) = position else { return Ok(None) };
    Ok(match plants::named(plant, word)?.as_deref() {
        Some([a, b]) => plants::cut_between(plant, *a, *b),
        _ => None,
    })
}

/// Return the cut that leads from one plant to another; `None` if there is no such cut.
pub(crate) fn between(from: &Plant, to: &Plant) -> Option<Move> {
    // The numbers of nodes differ between the plants, so compare nodes by name.
    let same = |a: u32, b: u32| from.names[a as usize] == to.names[b as usize];
    let mut held = vec![false; from.names.len()];
    held[0] = true;
    let mut kept = to.edges.iter().peekable();
    let mut gone = Vec::new();
    for (i, &(a, b)) in from.edges.iter().enumerate() {
        if kept.next_if(|edge| same(a, edge.0) && same(b, edge.1)).is_some() {
            held[a as usize] = true;
            held[b as usize] = true;
        } else {
            gone.push(i);
        }
    }
    // Of the removed edges, only the cut edge touches a remaining node.
    let touches = |i: &&usize| {
        let (a, b) = from.edges[**i];
        held[a as usize] || held[b as usize]
    };
    let mut cuts = gone.iter().filter(touches);
    match (cuts.next(), cuts.next()) {
        (Some(&edge), None) if from.without(edge) == *to => Some(plants::cut(from, edge)),
        _ => None,
    }
}
