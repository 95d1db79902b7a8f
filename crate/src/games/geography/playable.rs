//! Notation and board of an undirected graph and of a walk on the graph.

use std::fmt;
use std::rc::Rc;

use super::{Data, Geography, walk};
use crate::base::sort::sorted;
use crate::games::graph::edge_text;
use crate::games::kit::board::Size;
use crate::games::kit::dashes::{Net, net};
use crate::games::kit::graph_text;
use crate::games::kit::positions::{empty, pair, unknown_node};
use crate::games::kit::prelude::*;
use crate::ruleset::links::Links;

/// The entry of vertex geography in the list of games.
pub static GEOGRAPHY: Entry = Entry {
    game: "geography a-b b-c c-d d-e e-a c-f f-g g-h h-f",
    group: Group::Plane,
    board: "walk",
    part: "token",
    adds_up: false,
    read: |arguments| Ok(Box::new(Geography::parse(arguments)?)),
    ..Entry::HEAPS.named("geography", "d")
};

/// The largest number of nodes of a graph that a board draws.
const DRAWN: usize = 2000;

/// The largest number of edges of a graph, since each query examines all edges.
const MOST: usize = 200_000;

impl Geography {
    /// Parse the graph in any of the formats of [`graph_text`].
    fn parse(arguments: Arguments<'_>) -> Result<Geography> {
        let start = arguments.name.start + graph_text::game_word(arguments.name.text).len();
        let missing = || {
            let message = "expected edges after geography, such as geography a-b b-c";
            Error::new(ErrorCode::MissingArgument, message).with("expected", "a-b")
        };
        let found = net(arguments.source.plain(), start..arguments.end, (usize::MAX, MOST));
        let Net { names, edges } = found
            .map_err(|error| if graph_text::is_nothing(&error) { missing() } else { error })?;
        if names.is_empty() {
            return Err(missing());
        }
        let edges: Vec<(u32, u32)> = edges.into_iter().map(|(a, b)| (a.min(b), a.max(b))).collect();
        let around = Links::both_ways(names.len(), &edges);
        Ok(Geography { data: Rc::new(Data { names, edges, around }), ready: None })
    }

    fn node_of(&self, word: Word<'_>) -> Result<u32> {
        let found = self.data.names.iter().position(|name| name == word.text);
        found.map(|node| node as u32).ok_or_else(|| unknown_node(word))
    }
}

impl fmt::Debug for Geography {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Geography({} nodes, {} edges)", self.data.names.len(), self.data.edges.len())
    }
}

impl Playable for Geography {
    fn entry(&self) -> &'static Entry {
        &GEOGRAPHY
    }

    fn text(&self) -> String {
        [GEOGRAPHY.name, &graph_text::text(&self.data.names, &self.data.edges, "-")].concat()
    }

    /// Parse the removed nodes, followed by the token's node.
    fn read_position(&self, source: &Source<'_>) -> Result<Position> {
        let mut gone = vec![false; self.data.names.len()];
        let mut walk = Vec::new();
        for word in source.words() {
            let node = self.node_of(word)?;
            if std::mem::replace(&mut gone[node as usize], true) {
                let message = format!("expected each node once, found {:?} again", word.text);
                let error = Error::new(ErrorCode::NodeTwice, message).at(word.span());
                return Err(error.with("name", word.text));
            }
            walk.push(node);
        }
        if walk.is_empty() { Err(empty(self.name(0))) } else { Ok(Position::Walk(walk)) }
    }

    fn position_text(&self, position: &Position) -> String {
        let names: Vec<&str> = walk(position).iter().map(|node| self.name(*node)).collect();
        names.join(" ")
    }

    /// Parse an edge `a>b` or `a-b` that begins at the token's node.
    fn read_word(&self, position: &Position, word: Word<'_>) -> Result<Option<Move>> {
        let Some((from, to)) = pair(word, '>').or_else(|| pair(word, '-')) else {
            return Ok(None);
        };
        let (from, to) = (self.node_of(from)?, self.node_of(to)?);
        let stands = walk(position).last() == Some(&from);
        Ok(stands.then(|| self.edge(from, to)))
    }

    fn move_text(&self, mv: &Move) -> Option<String> {
        edge_text(mv)
    }

    fn move_between(&self, from: &Position, to: &Position) -> Option<Move> {
        let (before, after) = (walk(from), walk(to));
        let (node, gone) = after.split_last()?;
        // The removed nodes may be listed in any order.
        let same = gone.len() == before.len() && before.iter().all(|node| gone.contains(node));
        same.then(|| self.edge(before[before.len() - 1], *node))
    }

    fn random_move(&self, position: &Position, rng: &mut Rng) -> Option<Move> {
        let from = *walk(position).last()?;
        let free: Vec<u32> = self.free(walk(position)).collect();
        // Draw the token although there is only one, as the graph game draws one of its tokens.
        rng.index(&[from], |_| !free.is_empty())?;
        Some(self.edge(from, free[rng.below(free.len() as u64) as usize]))
    }

    /// Sort the removed nodes, since their order does not matter.
    fn standard(&self, position: &mut Position) {
        if let Position::Walk(nodes) = position
            && let Some((_, gone)) = nodes.split_last_mut()
        {
            let order = sorted(gone.to_vec());
            gone.copy_from_slice(&order);
        }
    }

    fn random_position(&self, rng: &mut Rng, _wanted: Wanted) -> Position {
        Position::Walk(vec![rng.below(self.data.names.len() as u64) as u32])
    }

    fn board(&self, position: &Position) -> Board {
        let data = &self.data;
        let drawn = data.names.len() <= DRAWN;
        let (token, gone) = walk(position).split_last().map_or((0, &[][..]), |(t, g)| (*t, g));
        Board::Walk {
            nodes: drawn.then(|| data.names.iter().map(str::to_string).collect()),
            edges: if drawn { data.edges.clone() } else { Vec::new() },
            tokens: vec![token],
            gone: gone.to_vec(),
            size: Size { nodes: data.names.len(), edges: data.edges.len() },
        }
    }

    offers!(Shorthand);
}

impl Shorthand for Geography {
    /// Read a single node as the move of the token to this node: no move leaves a position of only one node.
    fn meant_move(&self, position: &Position, words: &[Word<'_>]) -> Option<Move> {
        let [word] = words else { return None };
        let (from, to) = (*walk(position).last()?, self.node_of(*word).ok()?);
        self.free(walk(position)).any(|node| node == to).then(|| self.edge(from, to))
    }
}
