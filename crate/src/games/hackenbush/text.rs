//! Plants and cuts from text.

use rustc_hash::FxHashMap;

use crate::base::error::{Error, ErrorCode, Result, Span};
use crate::base::text::{Source, Word, node_name};
use crate::ruleset::moves::Move;
use crate::ruleset::position::{Plant, Position};

/// The name of the ground.
const GROUND: &str = "0";

/// The edges of a plant; the ground alone where there is none.
pub(crate) fn edges(plant: &Plant) -> String {
    if plant.edges.is_empty() {
        return plant.names[0].clone();
    }
    let name = |node: u32| plant.names[node as usize].as_str();
    let edges: Vec<String> =
        plant.edges.iter().map(|(a, b)| [name(*a), "-", name(*b)].concat()).collect();
    edges.join(" ")
}

/// The names that dashes join in a word, each checked.
fn names<'s>(word: Word<'s>) -> Result<Vec<Word<'s>>> {
    let mut start = 0;
    let part = |name: &'s str| {
        let name = word.part(start, start + name.len());
        start += name.text.len() + 1;
        check(word, name).map(|()| name)
    };
    word.text.split('-').map(part).collect()
}

fn check(word: Word<'_>, name: Word<'_>) -> Result<()> {
    if name.text.is_empty() {
        return Err(Error::new(
            ErrorCode::EmptyName,
            format!("expected a node on both sides of -, such as 0-a, found {:?}", word.text),
        )
        .at(word.span())
        .with("found", word.text)
        .with("sign", "-"));
    }
    node_name(name)
}

/// Read a plant from words `a-b` (also chains `0-a-b`); the ground alone is `0`.
///
/// # Errors
/// `empty-position`, `empty-name`, `stray-character`, `expected-edge`, `unrooted`.
pub(crate) fn read(source: &Source<'_>) -> Result<Plant> {
    let mut plant = Plant { names: vec![GROUND.to_string()], edges: Vec::new() };
    let mut index: FxHashMap<&str, u32> = FxHashMap::from_iter([(GROUND, 0)]);
    let mut spots = Vec::new();
    let mut empty = true;
    for word in source.words() {
        empty = false;
        let names = names(word)?;
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
    Ok(plant.rooted())
}

/// The cut of the first edge between two nodes; `None` where no edge joins them.
///
/// # Errors
/// `empty-name`, `stray-character`.
pub(crate) fn written(position: &Position, word: Word<'_>) -> Result<Option<Move>> {
    let Position::Plant(plant) = position else { return Ok(None) };
    let signed = usize::from(word.text.starts_with('-'));
    let names = names(word.part(signed, word.text.len()))?;
    let [from, to] = names[..] else { return Ok(None) };
    let node = |name: Word<'_>| plant.names.iter().position(|n| n == name.text);
    let (Some(a), Some(b)) = (node(from), node(to)) else { return Ok(None) };
    let (a, b) = (a as u32, b as u32);
    let joins = |edge: &(u32, u32)| *edge == (a, b) || *edge == (b, a);
    Ok(plant.edges.iter().position(joins).map(|edge| super::cut(plant, edge)))
}

/// The cut that could lead from one plant to another.
pub(crate) fn between(from: &Plant, to: &Plant) -> Option<Move> {
    // The two number their nodes each for itself; names tell which are the same.
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
    // Of what went, only the cut itself touched what stays.
    let touches = |i: &&usize| {
        let (a, b) = from.edges[**i];
        held[a as usize] || held[b as usize]
    };
    let mut cuts = gone.iter().filter(touches);
    match (cuts.next(), cuts.next()) {
        (Some(&edge), None) if from.without(edge) == *to => Some(super::cut(from, edge)),
        _ => None,
    }
}
