//! A graph out of text, or out of numbered edges.

use std::ops::Range;
use std::rc::Rc;

use super::dag::{Dag, Refused, without_repeats};
use super::loopy::Loopy;
use super::names::{Index, Names};
use super::{Data, Graph, Nodes};
use crate::games::kit::dashes::check;
use crate::games::kit::prelude::*;

impl Graph {
    /// Read the graph from words `a>b` (also chains `a>b>c`) and names of nodes without edges.
    ///
    /// # Errors
    /// `missing-argument`, `empty-name`, `stray-character`, `duplicate-edge`.
    pub fn parse<'s>(words: impl Iterator<Item = Word<'s>> + Clone) -> Result<Graph> {
        let mut names = Names::default();
        let mut index = Index::default();
        let mut edges = Vec::new();
        let mut text = String::new();
        let mut lonely = Vec::new();
        for word in words.clone() {
            let mut last: Option<(&str, u32)> = None;
            let mut start = 0;
            for name in word.text.split('>') {
                let name = word.part(start, start + name.len());
                check(word, name, '>', "a>b")?;
                start += name.text.len() + 1;
                if name.text.len() == word.text.len() {
                    lonely.push(name.text);
                    break;
                }
                let node = index.node(name.text, &mut names);
                if let Some((before, from)) = last.replace((name.text, node)) {
                    edges.push((from, node));
                    [" ", before, ">", name.text].into_iter().for_each(|s| text.push_str(s));
                }
            }
        }
        if names.len() + lonely.len() == 0 {
            return Err(Error::new(
                ErrorCode::MissingArgument,
                "expected edges after graph, such as graph a>b b>c",
            )
            .with("expected", "a>b"));
        }
        // Nodes without edges come last, so that printing and parsing number the nodes alike.
        lonely.iter().for_each(|name| {
            index.node(name, &mut names);
        });
        Graph::build(names, edges, Some(text), true).map_err(|error| locate(error, words))
    }

    /// The acyclic graph on nodes named by these numbers, which edges mention. Repeated edges are
    /// dropped.
    ///
    /// # Errors
    /// `cycle`; `unknown-node` for an edge that leaves the range.
    pub fn numbered(nodes: Range<u32>, edges: &[(u32, u32)]) -> Result<Graph> {
        let mut names = Names::default();
        // The text form numbers nodes by first appearance; so does this, for the two to be equal.
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
        Graph::build(names, numbered, None, false)
    }

    fn build(
        names: Names,
        edges: Vec<(u32, u32)>,
        text: Option<String>,
        cycles: bool,
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
                Err(Error::new(
                    ErrorCode::DuplicateEdge,
                    format!("expected each edge once, found {from}>{to} again"),
                )
                .with("from", from)
                .with("to", to))
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

/// Point a graph's error at the last word that holds the edge it names.
fn locate<'s>(error: Error, words: impl Iterator<Item = Word<'s>>) -> Error {
    let text = |name: &str| error.details.iter().find(|d| d.0 == name).map(|d| d.1.to_string());
    let (Some(from), Some(to)) = (text("from"), text("to")) else { return error };
    let holds = |word: &Word<'_>| {
        let names: Vec<&str> = word.text.split('>').collect();
        names.windows(2).any(|pair| pair == [&*from, &*to])
    };
    match words.filter(holds).last() {
        Some(word) => error.at(word.span()),
        None => error,
    }
}
