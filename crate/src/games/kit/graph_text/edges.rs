//! The edges of a graph during parsing, and the parsed graph.

use std::borrow::Cow;

use rustc_hash::FxHashSet;

use super::lex::Text;
use super::names::{Index, Names};
use super::{Format, Want, faults, whole};
use crate::base::error::{Error, ErrorCode, Result, Span};
use crate::base::text::shortened;

/// The meaning of repeated edges.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Repeats {
    /// Each occurrence is a separate edge.
    Count,
    /// Repeated edges count as one edge, as in inputs of practice problems.
    Merge,
    /// An undirected edge may occur in the list of one node, or in the lists of both nodes.
    Lists,
    /// An undirected edge must occur in the rows of both its nodes.
    Matrix,
}

/// A graph parsed from a text.
#[derive(Clone)]
pub struct GraphText {
    /// The format of the text.
    pub format: Format,
    /// Whether the edges are directed; `None` if the text does not tell.
    pub directed: Option<bool>,
    /// The names of the nodes: nodes with edges by first appearance, then nodes without edges.
    pub names: Names,
    /// The edges in the order of the text.
    pub edges: Vec<(u32, u32)>,
    /// The span of each edge in the text.
    pub spots: Vec<Span>,
    /// The nodes with tokens, if the text lists tokens.
    pub tokens: Vec<u32>,
    pub(super) repeats: Repeats,
}

/// The largest number of nodes, and of edges, of a parsed graph.
pub(super) const MOST: usize = 10_000_000;

/// The edges parsed from a text so far.
pub(super) struct Edges<'t, 's> {
    text: &'t Text<'s>,
    names: Names,
    index: Index<'s>,
    /// The indices of the tokens whose names contain characters that had to be replaced.
    renamed: Vec<usize>,
    edges: Vec<(u32, u32)>,
    spots: Vec<Span>,
    /// Nodes that the text lists separately from edges. These nodes are numbered last, so that printing and parsing a
    /// graph give the same numbers.
    declared: Vec<(Cow<'s, str>, usize)>,
    /// The names passed to `Edges::is_declared` so far.
    seen: FxHashSet<String>,
    pub tokens: Vec<u32>,
    pub repeats: Repeats,
}

impl<'t, 's> Edges<'t, 's> {
    pub fn new(text: &'t Text<'s>) -> Self {
        Edges {
            text,
            names: Names::default(),
            index: Index::default(),
            renamed: Vec::new(),
            edges: Vec::new(),
            spots: Vec::new(),
            declared: Vec::new(),
            seen: FxHashSet::default(),
            tokens: Vec::new(),
            repeats: Repeats::Count,
        }
    }

    /// Return the node named by the token at `at`.
    ///
    /// # Errors
    /// `stray-character` for an empty name in quotes; `too-many` nodes.
    pub fn node(&mut self, at: usize) -> Result<u32> {
        let name = self.text.name(at);
        if name.is_empty() {
            return Err(self.text.stray(at));
        }
        self.named(name, at)
    }

    fn named(&mut self, name: Cow<'s, str>, at: usize) -> Result<u32> {
        let before = self.names.len();
        let is_plain = is_plain_name(&name);
        let node = self.index.node(name, &mut self.names, plain);
        if !is_plain && self.names.len() > before {
            self.renamed.push(at);
        }
        if node as usize >= MOST {
            return Err(faults::too_many("nodes", MOST, self.text.span(at..at + 1)));
        }
        Ok(node)
    }

    /// Return the node with a number as its name.
    ///
    /// # Errors
    /// `too-many` nodes.
    pub fn number(&mut self, number: u64, at: usize) -> Result<u32> {
        self.named(Cow::Owned(number.to_string()), at)
    }

    /// Return whether no node has been parsed.
    pub fn is_empty(&self) -> bool {
        self.names.is_empty() && self.declared.is_empty()
    }

    /// Return whether a name was already passed to this function, and remember the name.
    pub fn is_declared(&mut self, name: &str) -> bool {
        !self.seen.insert(name.to_string())
    }

    /// Add an edge between the nodes named by two tokens.
    ///
    /// # Errors
    /// The errors of [`Edges::node`]; `too-many` edges.
    pub fn edge(&mut self, from: usize, to: usize) -> Result {
        let ends = (self.node(from)?, self.node(to)?);
        let (a, b) = (self.text.word(from).span(), self.text.word(to).span());
        // In lists the target may stand before the node; the span is then only that of the target.
        let spot = if a.start <= b.start { Span::new(a.start, b.end) } else { b };
        self.join(ends, spot)
    }

    /// Add an edge between two nodes, with its span in the text.
    ///
    /// # Errors
    /// `too-many` edges.
    pub fn join(&mut self, ends: (u32, u32), spot: Span) -> Result {
        if self.edges.len() >= MOST {
            return Err(faults::too_many("edges", MOST, spot));
        }
        self.edges.push(ends);
        self.spots.push(spot);
        Ok(())
    }

    /// Add a node that may have no edge.
    ///
    /// # Errors
    /// `stray-character` for an empty name in quotes.
    pub fn declare(&mut self, at: usize) -> Result {
        let name = self.text.name(at);
        if name.is_empty() {
            return Err(self.text.stray(at));
        }
        self.declared.push((name, at));
        Ok(())
    }

    /// Add the nodes of `count` whole numbers from `first` on; `at` is the token that states the count.
    pub fn declare_numbers(&mut self, first: u64, count: u64, at: usize) {
        self.declared.extend((first..first + count).map(|n| (Cow::Owned(n.to_string()), at)));
    }

    /// Return the parsed graph.
    ///
    /// # Errors
    /// `too-many` nodes; `stray-character` if two names become equal by replaced characters.
    pub fn finish(mut self, format: Format, directed: Option<bool>) -> Result<GraphText> {
        for (name, at) in std::mem::take(&mut self.declared) {
            self.named(name, at)?;
        }
        if let Some(at) = self.renamed.first() {
            let different: FxHashSet<&str> = self.names.iter().collect();
            if different.len() < self.names.len() {
                return Err(self.text.stray(*at));
            }
        }
        let Edges { names, edges, spots, tokens, repeats, .. } = self;
        Ok(GraphText { format, directed, names, edges, spots, tokens, repeats })
    }
}

fn fits(c: char) -> bool {
    c.is_alphanumeric() || c == '_'
}

fn is_plain_name(name: &str) -> bool {
    name.bytes().all(|b| b.is_ascii_alphanumeric()) || name.chars().all(fits)
}

/// Convert a name to the notation of this project: each character other than a letter, a digit or `_` becomes `_`.
fn plain(name: &str) -> Cow<'_, str> {
    if is_plain_name(name) {
        return Cow::Borrowed(name);
    }
    name.chars().map(|c| if fits(c) { c } else { '_' }).collect()
}

impl GraphText {
    /// Return the graph as text: its edges with `sign` between the nodes, then the nodes without edges, each word after
    /// a blank. If there is no edge, the sign [`NO_EDGES`](super::NO_EDGES) comes first.
    pub fn text(&self, sign: &str) -> String {
        text(&self.names, &self.edges, sign)
    }

    /// Convert to a directed graph.
    ///
    /// # Errors
    /// `expected-edge` at the first edge of an undirected graph.
    pub fn into_directed(mut self) -> Result<GraphText> {
        if self.directed == Some(false) {
            let spot = self.spots.first().copied().unwrap_or(Span::new(0, 0));
            return Err(faults::no_edge("", Want::ARROWS).at(spot));
        }
        if self.repeats == Repeats::Merge {
            let mut seen = FxHashSet::default();
            self.keep(|edge| seen.insert(edge));
        }
        Ok(self)
    }

    /// Convert to an undirected graph. In lists and matrices an edge may be given at both its nodes.
    ///
    /// # Errors
    /// `expected-edge` at the first directed edge, at an edge of a matrix that is given at one node only, or at an edge
    /// of lists that is given at one node only although other edges are given at both nodes.
    pub fn into_undirected(mut self) -> Result<GraphText> {
        if self.directed == Some(true) {
            let spot = self.spots.first().copied().unwrap_or(Span::new(0, 0));
            return Err(faults::no_edge("", Want::LINES).at(spot));
        }
        let unordered = |(a, b): (u32, u32)| (a.min(b), a.max(b));
        if self.repeats == Repeats::Count {
            return Ok(self);
        }
        if self.repeats != Repeats::Merge {
            let seen: FxHashSet<(u32, u32)> = self.edges.iter().copied().collect();
            let is_twice = |edge: &(u32, u32)| seen.contains(&(edge.1, edge.0));
            let twice = self.edges.iter().filter(|edge| is_twice(edge) && edge.0 != edge.1).count();
            if twice > 0 || self.repeats == Repeats::Matrix {
                let alone = self.edges.iter().position(|edge| !is_twice(edge));
                if let Some(edge) = alone {
                    return Err(self.one_way(edge));
                }
            }
            // An edge that occurs twice in one list is two edges.
            if seen.len() < self.edges.len() {
                self.keep(|(a, b)| twice == 0 || a <= b);
                return Ok(self);
            }
        }
        let mut seen = FxHashSet::default();
        self.keep(|edge| seen.insert(unordered(edge)));
        Ok(self)
    }

    /// Keep only the edges for which `stays` is true, and renumber the nodes if an edge is removed.
    fn keep(&mut self, mut stays: impl FnMut((u32, u32)) -> bool) {
        let before = self.edges.len();
        let mut at = 0;
        let mut kept = Vec::new();
        self.edges.retain(|edge| {
            let stay = stays(*edge);
            if stay {
                kept.push(self.spots[at]);
            }
            at += 1;
            stay
        });
        self.spots = kept;
        if self.edges.len() < before {
            self.renumber();
        }
    }

    /// Return the graph with its nodes numbered by first appearance in the edges.
    pub(super) fn numbered(mut self) -> GraphText {
        self.renumber();
        self
    }

    fn renumber(&mut self) {
        let mut place = vec![u32::MAX; self.names.len()];
        let mut names = Names::default();
        let mut number = |node: u32| {
            let slot = &mut place[node as usize];
            if *slot == u32::MAX {
                *slot = names.push(self.names.get(node));
            }
            *slot
        };
        for edge in &mut self.edges {
            *edge = (number(edge.0), number(edge.1));
        }
        (0..self.names.len() as u32).for_each(|node| {
            number(node);
        });
        self.tokens.iter_mut().for_each(|token| *token = place[*token as usize]);
        self.names = names;
    }

    fn one_way(&self, edge: usize) -> Error {
        let (a, b) = self.edges[edge];
        let (from, to) = (self.names.get(a).to_string(), self.names.get(b).to_string());
        let message = format!(
            "expected an edge without direction from both its nodes, found that {from} leads to {to} and not back"
        );
        Error::new(ErrorCode::ExpectedEdge, message)
            .at(self.spots[edge])
            .with("of", "one-way")
            .with("from", from)
            .with("to", to)
    }
}

/// Return a graph in the notation of this project, each word after a blank.
pub fn text(names: &Names, edges: &[(u32, u32)], sign: &str) -> String {
    let mut text = String::with_capacity(edges.len() * 12);
    let mut has_edge = vec![false; names.len()];
    for &(a, b) in edges {
        [" ", names.get(a), sign, names.get(b)].into_iter().for_each(|s| text.push_str(s));
        (has_edge[a as usize], has_edge[b as usize]) = (true, true);
    }
    if edges.is_empty() {
        [" ", super::NO_EDGES].into_iter().for_each(|s| text.push_str(s));
    }
    for (name, _) in names.iter().zip(has_edge).filter(|(_, has)| !has) {
        [" ", name].into_iter().for_each(|s| text.push_str(s));
    }
    text
}

/// The largest number of edges of a graph that an error writes out.
const WRITTEN: usize = 100;

/// Create the error for a text with several meanings as a graph, each written out as edges with signs.
pub(super) fn several(text: &Text<'_>, readings: &[GraphText], want: Want) -> Error {
    let spot = whole(text);
    let sign = if want.directed == Some(false) { "-" } else { ">" };
    let is_short = readings.iter().all(|graph| graph.edges.len() <= WRITTEN);
    let written = readings.iter().filter(|_| is_short);
    let readings = written.map(|graph| graph.text(sign).trim_start().to_string()).collect();
    Error::two_readings(&shortened(&text.plain[spot.start..spot.end]), readings).at(spot)
}
