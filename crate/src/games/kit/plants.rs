//! Plants that grow from the ground, from text and back.

use rustc_hash::FxHashMap;

use crate::base::error::{Error, ErrorCode, Result, Span};
use crate::base::text::{Source, Word};
use crate::games::kit::board::Board;
use crate::games::kit::dashes::names;
use crate::ruleset::moves::Move;
use crate::ruleset::position::{Plant, Position};

/// The name of the ground.
pub const GROUND: &str = "0";
/// An edge, as errors show it.
const EXAMPLE: &str = "0-a";

/// The edges of a plant; the ground alone where there is none.
pub fn edges(plant: &Plant) -> String {
    edges_among(&plant.names, plant.edges.iter().copied())
}

/// Some edges between the nodes of these names; the first name alone where there is none.
pub fn edges_among(names: &[String], edges: impl Iterator<Item = (u32, u32)>) -> String {
    let name = |node: u32| names[node as usize].as_str();
    let edges: Vec<String> = edges.map(|(a, b)| [name(a), "-", name(b)].concat()).collect();
    if edges.is_empty() { name(0).to_string() } else { edges.join(" ") }
}

/// A plant as a board draws it.
pub fn board(position: &Position) -> Board {
    let plant = position.plant().cloned().unwrap_or_default();
    Board::Plant { nodes: plant.names, edges: plant.edges, ground: 0 }
}

/// The cut of an edge.
pub fn cut(plant: &Plant, edge: usize) -> Move {
    let (a, b) = plant.edges[edge];
    Move::Cut { edge, from: plant.name(a).to_string(), to: plant.name(b).to_string() }
}

/// The cut of the first edge between two nodes; `None` where no edge joins them.
pub fn cut_between(plant: &Plant, a: usize, b: usize) -> Option<Move> {
    let (a, b) = (a as u32, b as u32);
    let joins = |edge: &(u32, u32)| *edge == (a, b) || *edge == (b, a);
    plant.edges.iter().position(joins).map(|edge| cut(plant, edge))
}

/// The nodes that a word names, with dashes between them and perhaps the sign of a move before them; `None`
/// where one of them is not there.
///
/// # Errors
/// `empty-name`, `stray-character`.
pub fn named(plant: &Plant, word: Word<'_>) -> Result<Option<Vec<usize>>> {
    let signed = usize::from(word.text.starts_with('-'));
    let names = names(word.part(signed, word.text.len()), EXAMPLE)?;
    let node = |name: Word<'_>| plant.names.iter().position(|other| other == name.text);
    Ok(names.into_iter().map(node).collect())
}

/// Read a plant from words `a-b` (also chains `0-a-b`), with the spot of each edge; the ground alone
/// is `0`.
///
/// # Errors
/// `empty-position`, `empty-name`, `stray-character`, `expected-edge`, `unrooted`.
pub fn read(source: &Source<'_>) -> Result<(Plant, Vec<Span>)> {
    let mut plant = Plant { names: vec![GROUND.to_string()], edges: Vec::new() };
    let mut index: FxHashMap<&str, u32> = FxHashMap::from_iter([(GROUND, 0)]);
    let mut spots = Vec::new();
    let mut empty = true;
    for word in source.words() {
        empty = false;
        let names = names(word, EXAMPLE)?;
        if let [alone] = names[..]
            && alone.text != GROUND
        {
            return Err(Error::new(
                ErrorCode::ExpectedEdge,
                format!("expected an edge such as 0-a, found {:?}", word.text),
            )
            .at(word.span())
            .with("found", word.text)
            .with("sign", "-"));
        }
        for pair in names.windows(2) {
            let ends = [pair[0], pair[1]].map(|name| {
                *index.entry(name.text).or_insert_with(|| {
                    plant.names.push(name.text.to_string());
                    plant.names.len() as u32 - 1
                })
            });
            plant.edges.push((ends[0], ends[1]));
            spots.push(Span::new(pair[0].start, pair[1].span().end));
        }
    }
    if empty {
        return Err(Error::new(
            ErrorCode::EmptyPosition,
            "expected edges such as 0-a a-b, found nothing; the bare ground is 0",
        )
        .with("example", "0-a a-b a-c"));
    }
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

/// The one of a set of nodes that stands for all of them; what leads there is made shorter.
pub fn find(set: &mut [u32], mut node: u32) -> u32 {
    while set[node as usize] != node {
        let above = set[set[node as usize] as usize];
        set[node as usize] = above;
        node = above;
    }
    node
}
