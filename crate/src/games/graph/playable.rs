//! Notation and board of a graph.

use super::{Graph, tokens};
use crate::base::nimber::nimbers;
use crate::base::sort::sorted;
use crate::games::kit::board::{Label, Size};
use crate::games::kit::positions::pair;
use crate::games::kit::prelude::*;

/// The entry of graphs in the list of games.
pub static GRAPH: Entry = Entry {
    game: "graph a>b a>c b>d c>d c>e d>f e>f",
    group: Group::Plane,
    board: "graph",
    part: "token",
    read: |arguments| Ok(Box::new(Graph::read(arguments)?)),
    ..Entry::HEAPS.named("graph", "a b c")
};

/// The largest number of nodes of a graph that a board draws.
const DRAWN: usize = 2000;

impl Graph {
    /// Return the values of the nodes if the graph has cycles; an empty list otherwise.
    fn labels(&self) -> Vec<Label> {
        let nodes = 0..self.loopy().map_or(0, |_| self.len() as u32);
        let label = |node| Label {
            nimber: self.value(node).map(Nimber),
            infinite: self.infinite(&[u64::from(node)]).map(nimbers),
        };
        nodes.map(label).collect()
    }
}

/// Return a move along an edge as text, such as `a>b`. If an earlier token stands on the same node, the number of the
/// token comes first, as in `2:a>b`. Return `None` for any other move.
pub fn edge_text(mv: &Move) -> Option<String> {
    let Move::Edge { token, from, to, shared, .. } = mv else { return None };
    let edge = [from, ">", to].concat();
    Some(if *shared { format!("{}:{edge}", moves::from_1(*token)) } else { edge })
}

impl Graph {
    /// Return the move of a token to a node, whether or not an edge leads to this node; `None` if the token does not
    /// exist.
    fn edge_move(&self, position: &Position, token: usize, node: u32) -> Option<Move> {
        let tokens = tokens(position);
        let from = *tokens.get(token)?;
        Some(Move::Edge {
            token,
            from: self.name(from).to_string(),
            to: self.name(node).to_string(),
            node,
            shared: tokens[..token].contains(&from),
        })
    }
}

impl Playable for Graph {
    fn entry(&self) -> &'static Entry {
        &GRAPH
    }

    fn text(&self) -> String {
        format!("graph{self}")
    }

    fn read_position(&self, source: &Source<'_>) -> Result<Position> {
        self.tokens(source.words()).map(Position::Tokens)
    }

    fn position_text(&self, position: &Position) -> String {
        let names: Vec<&str> = tokens(position).iter().map(|t| self.name(*t)).collect();
        names.join(" ")
    }

    /// Parse an edge such as `a>b`, optionally with the number of the token, as in `2:a>b`.
    fn read_word(&self, position: &Position, word: Word<'_>) -> Result<Option<Move>> {
        let (token, path) = match pair(word, ':') {
            Some((token, path)) => (moves::place(token)?, path),
            None => (None, word),
        };
        let Some((from, to)) = pair(path, '>') else { return Ok(None) };
        let ends = self.tokens([from, to].into_iter())?;
        let tokens = tokens(position);
        let token = token.or_else(|| tokens.iter().position(|t| *t == ends[0]));
        Ok(token
            .filter(|t| tokens.get(*t) == Some(&ends[0]))
            .and_then(|token| self.edge_move(position, token, ends[1])))
    }

    fn move_text(&self, mv: &Move) -> Option<String> {
        edge_text(mv)
    }

    fn move_between(&self, from: &Position, to: &Position) -> Option<Move> {
        let (a, b) = (tokens(from), tokens(to));
        if a.len() != b.len() {
            return None;
        }
        let changed: Vec<usize> = (0..a.len()).filter(|&i| a[i] != b[i]).collect();
        match changed[..] {
            [token] => self.edge_move(from, token, b[token]),
            // If no token has changed its node, the move is along an edge from a node to itself.
            [] => {
                let token = a.iter().position(|node| self.targets(*node).contains(node))?;
                self.edge_move(from, token, a[token])
            }
            _ => None,
        }
    }

    fn allows(&self, position: &Position, mv: &Move) -> Result<bool> {
        let Move::Edge { token, node, .. } = mv else { return Ok(false) };
        let from = tokens(position).get(*token);
        Ok(from.is_some_and(|from| self.targets(*from).contains(node)))
    }

    fn random_move(&self, position: &Position, rng: &mut Rng) -> Option<Move> {
        let token = rng.index(tokens(position), |node| !self.targets(*node).is_empty())?;
        let targets = self.targets(tokens(position)[token]);
        let to = targets[rng.below(targets.len() as u64) as usize];
        self.edge_move(position, token, to)
    }

    fn standard(&self, position: &mut Position) {
        if let Position::Tokens(tokens) = position {
            *tokens = sorted(std::mem::take(tokens));
        }
    }

    fn random_position(&self, rng: &mut Rng, wanted: Wanted) -> Position {
        let nodes = self.len() as u64;
        Position::Tokens((0..2 + wanted.level).map(|_| rng.below(nodes) as u32).collect())
    }

    fn board(&self, position: &Position) -> Board {
        let size = Size { nodes: self.len(), edges: self.edges().len() };
        let drawn = self.len() <= DRAWN;
        let names = || (0..self.len() as u32).map(|n| self.name(n).to_string()).collect();
        Board::Graph {
            nodes: drawn.then(names),
            edges: if drawn { self.edges().to_vec() } else { Vec::new() },
            tokens: tokens(position).to_vec(),
            size,
            labels: if drawn { self.labels() } else { Vec::new() },
        }
    }
}
