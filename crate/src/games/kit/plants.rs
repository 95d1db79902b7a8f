//! Plants that grow from the ground, from text and back.

use rustc_hash::FxHashMap;

use crate::base::error::{Error, ErrorCode, Result, Span};
use crate::base::text::Source;
use crate::games::kit::dashes::names;
use crate::ruleset::position::Plant;

/// The name of the ground.
pub const GROUND: &str = "0";
/// An edge, as errors show it.
pub const EXAMPLE: &str = "0-a";

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
        let name = |node: u32| plant.names[node as usize].as_str();
        let found = [name(plant.edges[i].0), "-", name(plant.edges[i].1)].concat();
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
