//! Construction of a graph from text or from numbered edges.

use std::ops::Range;
use std::rc::Rc;

use super::dag::{Dag, Refused, without_repeats};
use super::loopy::Loopy;
use super::{Data, Graph, Nodes};
use crate::games::kit::graph_text::{self, GraphText, Names, Want};
use crate::games::kit::prelude::*;

/// An edge from the first node to the second node.
type Edge = (u32, u32);

impl Graph {
    /// Parse the graph after a game's name, in any of the formats of [`graph_text`].
    ///
    /// # Errors
    /// `missing-argument`, `duplicate-edge`, and those of [`graph_text::read`].
    pub(super) fn read(arguments: Arguments<'_>) -> Result<Graph> {
        let Arguments { source, name, end } = arguments;
        let word = graph_text::game_word(name.text);
        let range = graph_text::after_name(source.plain(), name.start, word, end);
        let found = graph_text::read(source.plain(), range, Want::ARROWS).map_err(|error| {
            if !graph_text::is_nothing(&error) {
                return error;
            }
            let message = "expected edges after graph, such as graph a>b b>c";
            Error::new(ErrorCode::MissingArgument, message).with("expected", "a>b")
        })?;
        Graph::of(found.into_directed()?)
    }

    /// Build the graph from a parsed text.
    ///
    /// # Errors
    /// `missing-argument` without a node; `duplicate-edge`.
    fn of(found: GraphText) -> Result<Graph> {
        if found.names.is_empty() {
            let message = "expected edges after graph, such as graph a>b b>c";
            return Err(Error::new(ErrorCode::MissingArgument, message).with("expected", "a>b"));
        }
        let text = found.text(">");
        let GraphText { names, edges, spots, .. } = found;
        let spot = |(from, to): Edge, edges: &[Edge]| {
            let last = edges.iter().rposition(|edge| *edge == (from, to));
            last.and_then(|edge| spots.get(edge).copied())
        };
        Graph::build(names, edges, Some(text), true, spot)
    }

    /// Build an acyclic graph whose nodes are named by the numbers of a range. Repeated edges are dropped.
    ///
    /// # Errors
    /// `cycle`; `unknown-node` for an edge that leaves the range.
    pub fn numbered(nodes: Range<u32>, edges: &[(u32, u32)]) -> Result<Graph> {
        let mut names = Names::default();
        // Number the nodes by first appearance in the edges, as the parser does, so that both constructions give equal
        // graphs.
        let mut node = vec![u32::MAX; nodes.len()];
        let mut numbered = Vec::with_capacity(edges.len());
        let mut name_of = |i: u32, names: &mut Names| -> Result<u32> {
            match i.checked_sub(nodes.start).and_then(|at| node.get_mut(at as usize)) {
                Some(slot) => {
                    if *slot == u32::MAX {
                        *slot = names.push(&i.to_string());
                    }
                    Ok(*slot)
                }
                None => Err(Error::new(
                    ErrorCode::UnknownNode,
                    format!("expected a node of {nodes:?}, found {i}"),
                )
                .with("name", i.to_string())),
            }
        };
        for &(a, b) in edges {
            numbered.push((name_of(a, &mut names)?, name_of(b, &mut names)?));
        }
        for i in nodes.clone() {
            name_of(i, &mut names)?;
        }
        let numbered = without_repeats(names.len(), numbered);
        Graph::build(names, numbered, None, false, |_, _| None)
    }

    fn build(
        names: Names,
        edges: Vec<Edge>,
        text: Option<String>,
        cycles: bool,
        spot: impl Fn(Edge, &[Edge]) -> Option<Span>,
    ) -> Result<Graph> {
        let made = |names, edges, nodes| Graph {
            data: Rc::new(Data { names, text, edges, nodes }),
            misere: None,
        };
        match Dag::new(names.len(), &edges) {
            Ok(dag) => Ok(made(names, edges, Nodes::Acyclic(dag))),
            Err(Refused::Cycle(_)) if cycles => {
                let loopy = Loopy::new(names.len(), &edges);
                Ok(made(names, edges, Nodes::Cyclic(loopy)))
            }
            Err(Refused::Repeated(a, b)) => {
                let (from, to) = (names.get(a).to_string(), names.get(b).to_string());
                let message = format!("expected each edge once, found {from}>{to} again");
                let error = Error::new(ErrorCode::DuplicateEdge, message);
                let error = error.with("from", from).with("to", to);
                Err(spot((a, b), &edges).map_or(error.clone(), |spot| error.at(spot)))
            }
            Err(Refused::Cycle(nodes)) => {
                let cycle: Vec<String> = nodes.iter().map(|n| names.get(*n).to_string()).collect();
                let mut shown: Vec<&str> = cycle.iter().take(12).map(String::as_str).collect();
                if cycle.len() > shown.len() {
                    shown.push("…");
                }
                shown.push(&cycle[0]);
                let shown = shown.join(">");
                Err(Error::new(
                    ErrorCode::Cycle,
                    format!("expected a graph without cycles, found {shown}: play would not end"),
                )
                .with("cycle", cycle))
            }
        }
    }
}
