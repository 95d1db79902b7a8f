//! Parsing, formatting and cutting of plants, which are graphs that grow from the ground.

use crate::base::error::{Error, ErrorCode, Result, Span};
use crate::base::text::{Source, Word};
use crate::games::kit::board::Board;
use crate::games::kit::dashes::names;
use crate::games::kit::graph_text::{self, GraphText, Want};
use crate::ruleset::moves::Move;
use crate::ruleset::position::{Plant, Position};

pub use crate::games::kit::graph_text::GROUND;

/// An example of an edge for error messages.
const EXAMPLE: &str = "0-a";

/// Return the edges of a plant as text; only the ground if there is no edge.
pub fn edges(plant: &Plant) -> String {
    edges_among(&plant.names, plant.edges.iter().copied())
}

/// Return edges between named nodes as text; only the first name if there is no edge.
pub fn edges_among(names: &[String], edges: impl Iterator<Item = (u32, u32)>) -> String {
    let name = |node: u32| names[node as usize].as_str();
    let edges: Vec<String> = edges.map(|(a, b)| [name(a), "-", name(b)].concat()).collect();
    if edges.is_empty() { name(0).to_string() } else { edges.join(" ") }
}

/// Return the board of a plant.
pub fn board(position: &Position) -> Board {
    let plant = position.plant().cloned().unwrap_or_default();
    Board::Plant { nodes: plant.names, edges: plant.edges, ground: 0 }
}

/// Return the move that cuts an edge.
pub fn cut(plant: &Plant, edge: usize) -> Move {
    let (a, b) = plant.edges[edge];
    Move::Cut { edge, from: plant.name(a).to_string(), to: plant.name(b).to_string() }
}

/// Return the cut of the first edge between two nodes; `None` if no edge joins these nodes.
pub fn cut_between(plant: &Plant, a: usize, b: usize) -> Option<Move> {
    let (a, b) = (a as u32, b as u32);
    let joins = |edge: &(u32, u32)| *edge == (a, b) || *edge == (b, a);
    plant.edges.iter().position(joins).map(|edge| cut(plant, edge))
}

/// Parse the nodes in a word, separated by dashes and with an optional minus sign at the beginning; `None` if the plant
/// lacks one of the nodes.
///
/// # Errors
/// `empty-name`, `stray-character`.
pub fn named(plant: &Plant, word: Word<'_>) -> Result<Option<Vec<usize>>> {
    let signed = usize::from(word.text.starts_with('-'));
    let names = names(word.part(signed, word.text.len()), EXAMPLE)?;
    let node = |name: Word<'_>| plant.names.iter().position(|other| other == name.text);
    Ok(names.into_iter().map(node).collect())
}

/// Parse a plant, with the span of each edge, from a text in any of the formats of [`graph_text`]. The text `0` is a
/// plant without edges.
///
/// # Errors
/// `empty-position`, `unrooted`, and those of [`graph_text::read`].
pub fn read(source: &Source<'_>) -> Result<(Plant, Vec<Span>)> {
    let plain = source.plain();
    if plain.trim() == GROUND {
        return Ok((Plant { names: vec![GROUND.to_string()], edges: Vec::new() }, Vec::new()));
    }
    let found = graph_text::read(plain, 0..plain.len(), Want::PLANT).map_err(|error| {
        if !graph_text::is_nothing(&error) {
            return error;
        }
        Error::new(
            ErrorCode::EmptyPosition,
            "expected edges such as 0-a a-b, found nothing; the bare ground is 0",
        )
        .with("example", "0-a a-b a-c")
    })?;
    let GraphText { names, edges, spots, .. } = found.into_undirected()?;
    // Number the ground first. A node without an edge is an error, because it is not connected to the ground.
    let mut place = vec![u32::MAX; names.len()];
    let mut plant = Plant { names: vec![GROUND.to_string()], edges: Vec::new() };
    let mut number = |node: u32| {
        let slot = &mut place[node as usize];
        if *slot == u32::MAX {
            let name = names.get(node);
            *slot = if name == GROUND { 0 } else { plant.names.len() as u32 };
            if *slot > 0 {
                plant.names.push(name.to_string());
            }
        }
        *slot
    };
    let edges = edges.iter().map(|(a, b)| (number(*a), number(*b))).collect();
    let alone = (0..names.len() as u32)
        .find(|node| place[*node as usize] == u32::MAX && names.get(*node) != GROUND);
    if let Some(node) = alone {
        let found = names.get(node).to_string();
        let message = format!("expected edges that hang on the ground 0, found {found:?} alone");
        return Err(Error::new(ErrorCode::Unrooted, message).with("found", found));
    }
    plant.edges = edges;
    let held = plant.held();
    if let Some(i) = (0..plant.edges.len()).find(|&i| !held[plant.edges[i].0 as usize]) {
        let found = [plant.name(plant.edges[i].0), "-", plant.name(plant.edges[i].1)].concat();
        return Err(Error::new(
            ErrorCode::Unrooted,
            format!("expected edges that hang on the ground 0 by some path, found {found:?}"),
        )
        .at(spots[i])
        .with("found", found));
    }
    Ok((plant.rooted(), spots))
}

/// Return the representative of a node in a disjoint-set forest, and shorten the path to it.
pub fn find(set: &mut [u32], mut node: u32) -> u32 {
    while set[node as usize] != node {
        let above = set[set[node as usize] as usize];
        set[node as usize] = above;
        node = above;
    }
    node
}
