//! Undirected graphs: names joined by dashes, and graphs in any text format.

use std::ops::Range;

use rustc_hash::FxHashSet;

use super::graph_text::{self, GraphText, Names, Want, too_many};
use crate::base::error::{Error, ErrorCode, Result, Span};
use crate::base::text::{Word, node_name};

/// Split a word at its dashes and check each name; `example` is an edge for the error messages.
///
/// # Errors
/// `empty-name`, `stray-character`.
pub fn names<'s>(word: Word<'s>, example: &str) -> Result<Vec<Word<'s>>> {
    let name = |name: Word<'s>| {
        if !name.text.is_empty() {
            return node_name(name).map(|()| name);
        }
        let found = word.text;
        let message =
            format!("expected a node on both sides of -, such as {example}, found {found:?}");
        let error = Error::new(ErrorCode::EmptyName, message).at(word.span());
        Err(error.with("found", found).with("sign", "-"))
    };
    word.split('-').map(name).collect()
}

/// An undirected graph: the names of its nodes, and its edges as pairs of nodes.
pub struct Net {
    /// The names of the nodes. Nodes without edges come last.
    pub names: Names,
    /// The edges in the order of the text.
    pub edges: Vec<(u32, u32)>,
}

/// Parse an undirected graph without repeated edges and without edges from a node to itself, from a range of a text in
/// plain form.
///
/// # Errors
/// `self-edge`, `duplicate-edge`; `too-many` where there are more nodes or edges than `most`; those of
/// [`graph_text::read`].
pub fn net(plain: &str, range: Range<usize>, most: (usize, usize)) -> Result<Net> {
    let found = graph_text::read(plain, range, Want::LINES)?.into_undirected()?;
    let GraphText { names, edges, spots, .. } = found;
    let mut seen = FxHashSet::default();
    for (at, (&(a, b), &spot)) in edges.iter().zip(&spots).enumerate() {
        let (from, to) = (names.get(a), names.get(b));
        if a == b {
            let message = format!("expected an edge between two nodes, found {from}-{to}");
            return Err(Error::new(ErrorCode::SelfEdge, message).at(spot).with("name", from));
        }
        if !seen.insert((a.min(b), a.max(b))) {
            let message = format!("expected each edge once, found {from}-{to} again");
            let error = Error::new(ErrorCode::DuplicateEdge, message).at(spot);
            return Err(error.with("from", from).with("to", to).with("sign", "-"));
        }
        if at >= most.1 {
            return Err(too_many("edges", most.1, spot));
        }
    }
    if names.len() > most.0 {
        let beyond = |edge: &(u32, u32)| edge.0.max(edge.1) as usize >= most.0;
        let spot = edges.iter().position(beyond).and_then(|edge| spots.get(edge).copied());
        let end = Span::new(plain.trim_end().len(), plain.len());
        return Err(too_many("nodes", most.0, spot.unwrap_or(end)));
    }
    Ok(Net { names, edges })
}
