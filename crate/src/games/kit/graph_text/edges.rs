//! The edges of a graph while they are read, and what was read.

use std::borrow::Cow;

use rustc_hash::FxHashSet;

use super::lex::Text;
use super::names::{Index, Names};
use super::{Format, Want, faults};
use crate::base::error::{Error, ErrorCode, Result, Span};

/// How often an edge may be written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Repeats {
    /// Each time is an edge more.
    Count,
    /// A repeated edge is the same one, as judges have it.
    Merge,
    /// It stands in the lists of both its nodes, if it has no direction, or once.
    Lists,
    /// As in `Lists`, but always twice.
    Matrix,
}

/// A graph as a text gives it.
#[derive(Clone)]
pub struct GraphText {
    /// How it is written.
    pub format: Format,
    /// Whether its edges have directions; `None` where the text does not say.
    pub directed: Option<bool>,
    /// The nodes: those with edges by first appearance, then the others.
    pub names: Names,
    /// The edges in the order of the text.
    pub edges: Vec<(u32, u32)>,
    /// Where each edge stands.
    pub spots: Vec<Span>,
    /// The nodes on which tokens stand, where the text has some.
    pub tokens: Vec<u32>,
    pub(super) repeats: Repeats,
}

/// The most nodes or edges that are read.
pub(super) const MOST: usize = 10_000_000;

/// The edges that were read so far.
pub(super) struct Edges<'t, 's> {
    text: &'t Text<'s>,
    names: Names,
    index: Index<'s>,
    /// The names that had to be changed.
    renamed: Vec<usize>,
    edges: Vec<(u32, u32)>,
    spots: Vec<Span>,
    /// Nodes that the text names by themselves. They are numbered last, so that printing and parsing number the
    /// nodes alike.
    declared: Vec<(Cow<'s, str>, usize)>,
    /// Names that may be declared once.
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

    /// The node of the name that stands there.
    ///
    /// # Errors
    /// `stray-character` for a name without a character; `too-many` nodes.
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

    /// The node of a number.
    ///
    /// # Errors
    /// `too-many` nodes.
    pub fn number(&mut self, number: u64, at: usize) -> Result<u32> {
        self.named(Cow::Owned(number.to_string()), at)
    }

    /// Whether no node was read.
    pub fn is_empty(&self) -> bool {
        self.names.is_empty() && self.declared.is_empty()
    }

    /// Whether a name was declared just now; those that end a text are few or different.
    pub fn is_declared(&mut self, name: &str) -> bool {
        !self.seen.insert(name.to_string())
    }

    /// An edge between the names that stand there.
    ///
    /// # Errors
    /// As [`Edges::node`]; `too-many` edges.
    pub fn edge(&mut self, from: usize, to: usize) -> Result {
        let ends = (self.node(from)?, self.node(to)?);
        let (a, b) = (self.text.word(from).span(), self.text.word(to).span());
        // In lists the second may stand before the first, or far from it.
        let spot = if a.start <= b.start { Span::new(a.start, b.end) } else { b };
        self.join(ends, spot)
    }

    /// An edge between two nodes.
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

    /// A node that may have no edge.
    ///
    /// # Errors
    /// `stray-character` for a name without a character.
    pub fn declare(&mut self, at: usize) -> Result {
        let name = self.text.name(at);
        if name.is_empty() {
            return Err(self.text.stray(at));
        }
        self.declared.push((name, at));
        Ok(())
    }

    /// The nodes of all whole numbers from `first` on, so many, which the piece there announces.
    pub fn declare_numbers(&mut self, first: u64, count: u64, at: usize) {
        self.declared.extend((first..first + count).map(|n| (Cow::Owned(n.to_string()), at)));
    }

    /// What was read.
    ///
    /// # Errors
    /// `too-many` nodes; `stray-character` where two names become one.
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

/// A name as the notation of this project has it: what is no letter, digit or `_` becomes `_`.
fn plain(name: &str) -> Cow<'_, str> {
    if is_plain_name(name) {
        return Cow::Borrowed(name);
    }
    name.chars().map(|c| if fits(c) { c } else { '_' }).collect()
}

impl GraphText {
    /// The graph as edges with this sign between their nodes, and then the nodes without edges; each word after a
    /// blank. Where no edge is left, the sign [`NO_EDGES`](super::NO_EDGES) stands first.
    pub fn text(&self, sign: &str) -> String {
        text(&self.names, &self.edges, sign)
    }

    /// The graph with directed edges; a graph without directions has none.
    ///
    /// # Errors
    /// `expected-edge` at the first edge of a graph that has no directions.
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

    /// The graph with edges that have no direction. In lists and matrices an edge may stand at both its ends.
    ///
    /// # Errors
    /// `expected-edge` at the first edge that has a direction, and where some edges stand at both ends and one does
    /// not.
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
            // What stands twice in one list is two edges.
            if seen.len() < self.edges.len() {
                self.keep(|(a, b)| twice == 0 || a <= b);
                return Ok(self);
            }
        }
        let mut seen = FxHashSet::default();
        self.keep(|edge| seen.insert(unordered(edge)));
        Ok(self)
    }

    /// Keeps some of the edges; what nodes have none, and what order they stand in, may change with that.
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

    /// The same graph, its nodes numbered by its edges.
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

/// A graph as the notation of this project has it, each word after a blank.
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
