//! Tokens on an acyclic directed graph: move one token along one edge.

pub mod dag;
mod names;
mod playable;

use std::fmt;
use std::rc::Rc;

use rustc_hash::FxHashMap;

use crate::base::Flow;
use crate::base::error::{Error, ErrorCode, Result};
use crate::base::nimber::Nimber;
use crate::base::text::{Word, node_name};
use dag::{Dag, Refused};
use names::{Index, Names};

pub use playable::GRAPH;

use crate::ruleset::argument::Rows;
use crate::ruleset::explain::{Node, ROWS, Step};
use crate::ruleset::moves::{Legal, Move};
use crate::ruleset::outcome::Outcome;
use crate::ruleset::position::Position;
use crate::ruleset::sum::Sum;
use crate::ruleset::{Part, Ruleset};

/// A graph with named nodes, whose values are known from the moment it is made.
///
/// ```
/// use mexplorer::{ErrorCode, Game, Limits, Outcome, analyze};
/// let game = Game::parse("graph a>b a>c b>c")?;
/// let found = analyze(&game, &game.position("a a b")?, Limits::default())?;
/// assert_eq!(found.outcome, Outcome::N);
/// assert_eq!(Game::parse("graph a>b b>a").unwrap_err().code, ErrorCode::Cycle);
/// # Ok::<(), mexplorer::Error>(())
/// ```
#[derive(Clone)]
pub struct Graph {
    // Shared, since a game is copied freely and a graph may have millions of edges.
    data: Rc<Data>,
}

struct Data {
    names: Names,
    /// The edges as text, where they were read from text: printing a large graph name by name would
    /// cost more than valuing it.
    text: Option<String>,
    /// The edges in the order of the text.
    edges: Vec<(u32, u32)>,
    dag: Dag,
}

fn check_name(word: Word<'_>, name: Word<'_>) -> Result<()> {
    if name.text.is_empty() {
        return Err(Error::new(
            ErrorCode::EmptyName,
            format!("expected a node on both sides of >, such as a>b, found {:?}", word.text),
        )
        .at(word.span())
        .with("found", word.text));
    }
    node_name(name)
}

impl Graph {
    /// Read the graph from words `a>b` (also chains `a>b>c`) and names of nodes without edges.
    ///
    /// # Errors
    /// `missing-argument`, `empty-name`, `stray-character`, `duplicate-edge`, `cycle`.
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
                check_name(word, name)?;
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
        Graph::build(names, edges, Some(text)).map_err(|error| locate(error, words))
    }

    /// The graph on nodes named 1..=n with these edges, which count from 1. Repeated edges are dropped.
    ///
    /// # Errors
    /// `cycle`; `unknown-node` for an edge that leaves 1..=n.
    pub fn numbered(n: u32, edges: &[(u32, u32)]) -> Result<Graph> {
        let mut names = Names::default();
        // The text form numbers nodes by first appearance; so does this, for the two to be equal.
        let mut node = vec![u32::MAX; n as usize + 1];
        let mut numbered = Vec::with_capacity(edges.len());
        let mut name_of = |i: u32, names: &mut Names| -> Result<u32> {
            match node.get_mut(i as usize) {
                Some(slot) if i > 0 => {
                    if *slot == u32::MAX {
                        *slot = names.push(&i.to_string());
                    }
                    Ok(*slot)
                }
                _ => Err(Error::new(
                    ErrorCode::UnknownNode,
                    format!("expected a node from 1 to {n}, found {i}"),
                )
                .with("name", i.to_string())),
            }
        };
        for &(a, b) in edges {
            numbered.push((name_of(a, &mut names)?, name_of(b, &mut names)?));
        }
        for i in 1..=n {
            name_of(i, &mut names)?;
        }
        let numbered = crate::games::graph::dag::without_repeats(names.len(), numbered);
        Graph::build(names, numbered, None)
    }

    fn build(names: Names, edges: Vec<(u32, u32)>, text: Option<String>) -> Result<Graph> {
        match Dag::new(names.len(), &edges) {
            Ok(dag) => Ok(Graph { data: Rc::new(Data { names, text, edges, dag }) }),
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

    /// The name of a node.
    pub fn name(&self, node: u32) -> &str {
        self.data.names.get(node)
    }

    /// How many nodes there are.
    pub fn len(&self) -> usize {
        self.data.names.len()
    }

    /// Whether there is no node; a parsed graph always has one.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The edges in the order of the text.
    pub fn edges(&self) -> &[(u32, u32)] {
        &self.data.edges
    }

    /// The nodes that a node's edges reach.
    pub fn targets(&self, node: u32) -> &[u32] {
        self.data.dag.targets(node)
    }

    /// The nimber of a node.
    pub fn value(&self, node: u32) -> u64 {
        u64::from(self.data.dag.value(node))
    }

    /// The nodes of names, for tokens.
    ///
    /// # Errors
    /// `unknown-node`.
    pub fn tokens<'s>(&self, words: impl Iterator<Item = Word<'s>>) -> Result<Vec<u32>> {
        let nodes = 0..self.len() as u32;
        let index: FxHashMap<&str, u32> = nodes.map(|n| (self.name(n), n)).collect();
        let node = |word: Word<'_>| {
            index.get(word.text).copied().ok_or_else(|| {
                Error::new(
                    ErrorCode::UnknownNode,
                    format!("expected a node of the graph, found {:?}", word.text),
                )
                .at(word.span())
                .with("name", word.text)
            })
        };
        words.map(node).collect()
    }

    fn sum(&self, tokens: &[u32], misere: bool) -> Option<Sum> {
        let known = !misere || self.data.dag.is_tame();
        known.then(|| Sum::new(tokens.iter().map(|t| self.value(*t)), misere))
    }
}

/// Point a graph's error at the word that holds the last of the edges it names.
fn locate<'s>(error: Error, words: impl Iterator<Item = Word<'s>>) -> Error {
    use crate::base::error::Detail;
    let text = |name: &str| match error.details.iter().find(|d| d.0 == name) {
        Some((_, Detail::Text(text))) => Some(vec![text.clone()]),
        Some((_, Detail::List(list))) => Some(list.clone()),
        _ => None,
    };
    let edge = match (text("from"), text("to"), text("cycle")) {
        (Some(from), Some(to), _) => (from[0].clone(), to[0].clone()),
        (_, _, Some(cycle)) => (cycle[cycle.len() - 1].clone(), cycle[0].clone()),
        _ => return error,
    };
    let holds = |word: &Word<'_>| {
        let names: Vec<&str> = word.text.split('>').collect();
        names.windows(2).any(|pair| pair[0] == edge.0 && pair[1] == edge.1)
    };
    match words.filter(holds).last() {
        Some(word) => error.at(word.span()),
        None => error,
    }
}

fn tokens(position: &Position) -> &[u32] {
    match position {
        Position::Tokens(tokens) => tokens,
        _ => &[],
    }
}

impl Ruleset for Graph {
    fn parts(&self, position: &Position) -> Vec<Part> {
        tokens(position).iter().map(|t| vec![u64::from(*t)]).collect()
    }

    fn options(&self, part: &[u64], visit: &mut dyn FnMut(&[Part]) -> Flow) -> Flow {
        self.targets(part[0] as u32).iter().try_for_each(|to| visit(&[vec![u64::from(*to)]]))
    }

    fn part_text(&self, part: &[u64]) -> String {
        self.name(part[0] as u32).to_string()
    }

    fn moves(&self, position: &Position, visit: &mut dyn FnMut(Move) -> Flow) -> Flow {
        self.moves_to(position, &|_, _| true, visit)
    }

    fn move_count(&self, position: &Position) -> Option<u128> {
        Some(tokens(position).iter().map(|t| self.targets(*t).len() as u128).sum())
    }

    fn legal(&self, position: &Position) -> Legal {
        let targets = tokens(position).iter().map(|t| self.targets(*t).to_vec());
        Legal::Graph { targets: targets.collect() }
    }

    fn part_value(&self, part: &[u64]) -> Option<Nimber> {
        Some(Nimber(self.value(part[0] as u32)))
    }

    fn outcome(&self, position: &Position, misere: bool) -> Option<Outcome> {
        self.sum(tokens(position), misere).map(|sum| sum.outcome())
    }

    fn winning(
        &self,
        position: &Position,
        misere: bool,
        visit: &mut dyn FnMut(Move) -> Flow,
    ) -> Option<Flow> {
        let sum = self.sum(tokens(position), misere)?;
        if sum.outcome() == Outcome::P {
            return Some(Flow::Continue(()));
        }
        // The argument lowers a value.
        Some([true, false].into_iter().try_for_each(|lowers| {
            let wins = |from: u32, to: u32| {
                let (old, new) = (self.value(from), self.value(to));
                new == sum.target(old) && (new < old) == lowers
            };
            self.moves_to(position, &wins, visit)
        }))
    }

    fn why(&self, position: &Position, misere: bool) -> Vec<Step> {
        let tokens = tokens(position);
        let Some(sum) = self.sum(tokens, misere) else { return Vec::new() };
        let mut stands = vec![false; self.len()];
        tokens.iter().for_each(|t| stands[*t as usize] = true);
        let node = |n: u32| Node {
            text: self.name(n).to_string(),
            nimber: Nimber(self.value(n)),
            token: stands[n as usize],
        };
        // Nodes with tokens first: they are the ones that the sum adds.
        let mut order: Vec<u32> = (0..self.len() as u32).take(4 * ROWS).collect();
        order.extend(tokens.iter().take(ROWS).filter(|t| **t >= 4 * ROWS as u32));
        let (mut order, others): (Vec<u32>, Vec<u32>) =
            order.into_iter().partition(|n| stands[*n as usize]);
        order.dedup();
        let nodes: Vec<Node> = order.into_iter().chain(others).take(ROWS).map(node).collect();
        let values: Vec<u64> = tokens.iter().map(|t| self.value(*t)).collect();
        let table = Step::GraphValues { more: self.len() - nodes.len(), nodes };
        let sums = Step::sum(&values, Rows::Values, misere, &|i| self.name(tokens[i]).to_string());
        let tame = misere.then(|| Step::tame(&sum)).into_iter().flatten();
        [Step::sprague_grundy(), table].into_iter().chain(sums).chain(tame).collect()
    }
}

impl Graph {
    fn moves_to(
        &self,
        position: &Position,
        wanted: &dyn Fn(u32, u32) -> bool,
        visit: &mut dyn FnMut(Move) -> Flow,
    ) -> Flow {
        let mut stood = vec![false; self.len()];
        for (token, &from) in tokens(position).iter().enumerate() {
            let shared = std::mem::replace(&mut stood[from as usize], true);
            for &node in self.targets(from).iter().filter(|to| wanted(from, **to)) {
                visit(Move::Edge {
                    token,
                    from: self.name(from).to_string(),
                    to: self.name(node).to_string(),
                    node,
                    shared,
                })?;
            }
        }
        Flow::Continue(())
    }
}

impl PartialEq for Graph {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.data, &other.data)
            || (self.data.names == other.data.names && self.data.edges == other.data.edges)
    }
}

impl Eq for Graph {}

impl fmt::Debug for Graph {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Graph({} nodes, {} edges)", self.len(), self.edges().len())
    }
}

impl fmt::Display for Graph {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut has_edge = vec![false; self.len()];
        for &(a, b) in self.edges() {
            has_edge[a as usize] = true;
            has_edge[b as usize] = true;
        }
        match &self.data.text {
            Some(text) => f.write_str(text)?,
            None => {
                for &(a, b) in self.edges() {
                    [" ", self.name(a), ">", self.name(b)]
                        .into_iter()
                        .try_for_each(|s| f.write_str(s))?;
                }
            }
        }
        for node in (0..self.len()).filter(|n| !has_edge[*n]) {
            f.write_str(" ")?;
            f.write_str(self.name(node as u32))?;
        }
        Ok(())
    }
}
