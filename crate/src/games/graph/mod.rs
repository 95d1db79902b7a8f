//! Tokens on a directed graph: a move takes one token along one edge. On a graph with a cycle, infinite play is
//! possible and is a draw.

mod cyclic;
pub mod dag;
mod explain;
pub mod loopy;
mod playable;
mod read;

use std::fmt;
use std::rc::Rc;

use rustc_hash::FxHashMap;

use crate::base::nimber::nimbers;
use crate::games::kit::graph_text::{Names, text};
use crate::games::kit::positions::unknown_node;
use crate::games::kit::prelude::*;
use crate::ruleset::known::{self, Loopy as _};
use cyclic::{Cyclic, Misere};
use dag::Dag;
use loopy::Loopy;

pub use playable::{GRAPH, edge_text};

use crate::ruleset::explain::{Cell, ColumnKind, Table};

/// A graph with named nodes, whose values are computed when the graph is built.
///
/// ```
/// use mexplorer::{Game, Limits, Outcome, analyze};
/// let game = Game::parse("graph a>b a>c b>c")?;
/// let found = analyze(&game, &game.position("a a b")?, Limits::default())?;
/// assert_eq!(found.outcome, Outcome::N);
/// let game = Game::parse("graph a>b b>a b>c c>d")?; // the player who leaves the circle loses
/// assert_eq!(analyze(&game, &game.position("c")?, Limits::default())?.outcome, Outcome::N);
/// assert_eq!(analyze(&game, &game.position("a b")?, Limits::default())?.outcome, Outcome::D);
/// # Ok::<(), mexplorer::Error>(())
/// ```
#[derive(Clone)]
pub struct Graph {
    // The data are shared, because games are copied often and a graph may have millions of edges.
    data: Rc<Data>,
    /// The misère outcomes of a graph with cycles; `None` unless `prepare` has computed them.
    misere: Option<Rc<Misere>>,
}

/// The nodes with their targets and values.
enum Nodes {
    Acyclic(Dag),
    Cyclic(Loopy),
}

struct Data {
    names: Names,
    /// The text from which the graph was parsed, if any. Building the text of a large graph from its names would take
    /// longer than computing the values.
    text: Option<String>,
    /// The edges in the order of the text.
    edges: Vec<(u32, u32)>,
    nodes: Nodes,
}

impl Graph {
    /// Return the name of a node.
    pub fn name(&self, node: u32) -> &str {
        self.data.names.get(node)
    }

    /// Return the number of nodes.
    pub fn len(&self) -> usize {
        self.data.names.len()
    }

    /// Return whether the graph has no node; a parsed graph always has one.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Return the edges in the order of the text.
    pub fn edges(&self) -> &[(u32, u32)] {
        &self.data.edges
    }

    /// Return the targets of a node's edges.
    pub fn targets(&self, node: u32) -> &[u32] {
        match &self.data.nodes {
            Nodes::Acyclic(dag) => dag.targets(node),
            Nodes::Cyclic(loopy) => loopy.targets(node),
        }
    }

    /// Return the Grundy value of a node; `None` for an infinite node, which a cycle leaves without a number.
    pub fn value(&self, node: u32) -> Option<u64> {
        match &self.data.nodes {
            Nodes::Acyclic(dag) => Some(u64::from(dag.value(node))),
            Nodes::Cyclic(loopy) => loopy.value(node),
        }
    }

    /// Return the loopy values of the nodes; `None` if the graph has no cycle.
    pub fn loopy(&self) -> Option<&Loopy> {
        match &self.data.nodes {
            Nodes::Acyclic(_) => None,
            Nodes::Cyclic(loopy) => Some(loopy),
        }
    }

    /// Return the nodes with the given names, for tokens.
    ///
    /// # Errors
    /// `unknown-node`.
    pub fn tokens<'s>(&self, words: impl Iterator<Item = Word<'s>>) -> Result<Vec<u32>> {
        let nodes = 0..self.len() as u32;
        let index: FxHashMap<&str, u32> = nodes.map(|n| (self.name(n), n)).collect();
        let node = |word: Word<'_>| index.get(word.text).copied().ok_or_else(|| unknown_node(word));
        words.map(node).collect()
    }

    fn sum(&self, dag: &Dag, tokens: &[u32], misere: bool) -> Option<Sum> {
        let known = !misere || dag.is_tame();
        known.then(|| Sum::new(tokens.iter().map(|t| u64::from(dag.value(*t))), misere))
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

    /// Generate the options directly, without the names of the nodes that a move carries.
    fn options(&self, part: &[u64], visit: OptionVisitor<'_>) -> Flow {
        self.targets(part[0] as u32).iter().try_for_each(|to| visit(&[vec![u64::from(*to)]]))
    }

    fn part_text(&self, part: &[u64]) -> String {
        self.name(part[0] as u32).to_string()
    }

    fn moves(&self, position: &Position, visit: MoveVisitor<'_>) -> Flow {
        self.moves_to(position, &|_, _| true, visit)
    }

    fn apply(&self, position: &Position, mv: &Move) -> Option<Position> {
        let (Move::Edge { token, node, .. }, Position::Tokens(tokens)) = (mv, position) else {
            return None;
        };
        let mut next = tokens.clone();
        *next.get_mut(*token).filter(|_| (*node as usize) < self.len())? = *node;
        Some(Position::Tokens(next))
    }

    fn move_count(&self, position: &Position) -> Option<u128> {
        Some(tokens(position).iter().map(|t| self.targets(*t).len() as u128).sum())
    }

    fn legal(&self, position: &Position) -> Legal {
        let targets = tokens(position).iter().map(|t| self.targets(*t).to_vec());
        Legal::Graph { targets: targets.collect() }
    }

    fn as_loopy(&self) -> Option<&dyn known::Loopy> {
        self.loopy().map(|_| self as &dyn known::Loopy)
    }

    fn prepare(&mut self, position: &Position, misere: bool, budget: &mut Budget<'_>) -> Result {
        if let (Nodes::Cyclic(loopy), true) = (&self.data.nodes, misere) {
            self.misere = Some(Rc::new(Misere::new(loopy, tokens(position), budget)?));
        }
        Ok(())
    }

    knows!(Values, MovesToValue, Tame, Outcomes, Strategy, Explains);
}

impl Values for Graph {
    fn part_value(&self, part: &[u64]) -> Option<Nimber> {
        self.value(part[0] as u32).map(Nimber)
    }
}

impl MovesToValue for Graph {
    fn moves_to_value(
        &self,
        position: &Position,
        value: u64,
        visit: MoveVisitor<'_>,
    ) -> Option<Flow> {
        let numbers = |node: &u32| self.value(*node).ok_or(*node);
        let (mut sum, mut infinite) = (value, Vec::new());
        for number in tokens(position).iter().map(numbers) {
            match number {
                Ok(number) => sum ^= number,
                Err(node) => infinite.push(node),
            }
        }
        // A single token on an infinite node must leave that node. With two such tokens, no move gives the sum a value.
        let target = |from| match infinite[..] {
            [] => self.value(from).map(|value| sum ^ value),
            [node] if node == from => Some(sum),
            _ => None,
        };
        let wanted = |from, to| self.value(to).is_some() && self.value(to) == target(from);
        Some(self.moves_to(position, &wanted, visit))
    }
}

impl Tame for Graph {
    fn tame(&self, part: &[u64]) -> Option<(u64, bool)> {
        let node = part[0] as u32;
        let tame = match &self.data.nodes {
            Nodes::Acyclic(dag) => dag.is_tame(),
            Nodes::Cyclic(loopy) => loopy.is_tame(node),
        };
        self.value(node).filter(|_| tame).map(|value| (value, value > 1))
    }
}

impl known::Loopy for Graph {
    fn infinite(&self, part: &[u64]) -> Option<Vec<u64>> {
        let (loopy, node) = (self.loopy()?, part[0] as u32);
        loopy.value(node).is_none().then(|| loopy.reaches(node))
    }

    fn rank(&self, part: &[u64]) -> u64 {
        self.loopy().map_or(0, |loopy| loopy.rank(part[0] as u32))
    }

    fn holding(&self, position: &Position, misere: bool, visit: MoveVisitor<'_>) -> Option<Flow> {
        self.cyclic(misere)?.holding(tokens(position), visit)
    }
}

impl Outcomes for Graph {
    fn outcome(&self, position: &Position, misere: bool) -> Option<Outcome> {
        match &self.data.nodes {
            Nodes::Acyclic(dag) => self.sum(dag, tokens(position), misere).map(|s| s.outcome()),
            Nodes::Cyclic(_) => self.cyclic(misere)?.outcome(tokens(position)),
        }
    }
}

impl Strategy for Graph {
    fn winning(&self, position: &Position, misere: bool, visit: MoveVisitor<'_>) -> Option<Flow> {
        let Nodes::Acyclic(dag) = &self.data.nodes else {
            return self.cyclic(misere)?.winning(tokens(position), visit);
        };
        let sum = self.sum(dag, tokens(position), misere)?;
        if sum.outcome() == Outcome::P {
            return Some(Flow::Continue(()));
        }
        // Visit the moves that lower the value of a token first, because the explanation uses such a move.
        Some([true, false].into_iter().try_for_each(|lowers| {
            let wins = |from: u32, to: u32| {
                let (old, new) = (u64::from(dag.value(from)), u64::from(dag.value(to)));
                new == sum.target(old) && (new < old) == lowers
            };
            self.moves_to(position, &wins, visit)
        }))
    }
}

impl Explains for Graph {
    fn why(&self, position: &Position, misere: bool) -> Vec<Step> {
        let tokens = tokens(position);
        let Nodes::Acyclic(dag) = &self.data.nodes else {
            let found = self.cyclic(misere);
            return found.map_or(Vec::new(), |cyclic| cyclic.why(tokens, self.values(tokens)));
        };
        let Some(sum) = self.sum(dag, tokens, misere) else { return Vec::new() };
        let values: Vec<u64> = tokens.iter().map(|t| u64::from(dag.value(*t))).collect();
        let sums = Step::sum(&values, Terms::Values, misere, &|i| self.name(tokens[i]).to_string());
        let tame = misere.then(|| Step::tame(&sum)).into_iter().flatten();
        let table = self.values(tokens);
        [Step::sprague_grundy(), table].into_iter().chain(sums).chain(tame).collect()
    }
}

impl Graph {
    /// Return the graph with its loopy values and, for misère play, its misère outcomes. Return `None` if the graph has
    /// no cycle or the misère outcomes are not prepared.
    fn cyclic(&self, misere: bool) -> Option<Cyclic<'_>> {
        let loopy = self.loopy()?;
        let found = self.misere.as_deref().filter(|_| misere);
        (found.is_some() == misere).then_some(Cyclic {
            names: &self.data.names,
            loopy,
            misere: found,
        })
    }

    /// Return a table of the nodes and their values, with the nodes of tokens first.
    fn values(&self, tokens: &[u32]) -> Step {
        let mut stands = vec![false; self.len()];
        tokens.iter().for_each(|t| stands[*t as usize] = true);
        let infinite = |n: u32| self.infinite(&[u64::from(n)]).map(nimbers);
        let node = |n: u32| -> Vec<Cell> {
            let value = infinite(n).map(Cell::Infinite).or(self.value(n).map(Cell::from));
            let token = Cell::from(stands[n as usize]);
            vec![self.name(n).to_string().into(), value.unwrap_or(Cell::None), token]
        };
        let mut order: Vec<u32> = (0..self.len() as u32).take(4 * ROWS).collect();
        order.extend(tokens.iter().take(ROWS).filter(|t| **t >= 4 * ROWS as u32));
        let (mut order, others): (Vec<u32>, Vec<u32>) =
            order.into_iter().partition(|n| stands[*n as usize]);
        order.dedup();
        let columns = [
            ("graph-values.node", ColumnKind::Text),
            ("nimber", ColumnKind::Nimber),
            ("graph-values.token", ColumnKind::Mark),
        ];
        let mut table = Table::new("graph-values", &columns);
        table.rows.extend(order.into_iter().chain(others).take(ROWS).map(node));
        table.more = self.len() - table.rows.len();
        let loops = table.rows.iter().flatten().any(|cell| matches!(cell, Cell::Infinite(_)));
        table.after(Claim::new(if loops { "graph-loopy" } else { "graph-mex" })).into()
    }

    fn moves_to(
        &self,
        position: &Position,
        wanted: &dyn Fn(u32, u32) -> bool,
        visit: MoveVisitor<'_>,
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
        match &self.data.text {
            Some(text) => f.write_str(text),
            None => f.write_str(&text(&self.data.names, self.edges(), ">")),
        }
    }
}
