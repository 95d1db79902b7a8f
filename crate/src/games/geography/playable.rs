//! How a graph without directions and a walk on it are written and drawn.

use std::fmt;
use std::rc::Rc;

use rustc_hash::FxHashMap;

use super::matching::Neighbours;
use super::{Data, Geography, walk};
use crate::base::sort::sorted;
use crate::games::graph::edge_text;
use crate::games::kit::board::Size;
use crate::games::kit::dashes::names;
use crate::games::kit::positions::{empty, pair};
use crate::games::kit::prelude::*;

/// The entry of vertex geography in the list of games.
pub static GEOGRAPHY: Entry = Entry {
    name: "geography",
    game: "geography a-b b-c c-d d-e e-a c-f f-g g-h h-f",
    position: "d",
    group: Group::Plane,
    board: "walk",
    part: "token",
    adds_up: false,
    read: |arguments| Ok(Box::new(Geography::parse(arguments)?)),
    ..Entry::HEAPS
};

/// Nodes up to which a board draws a graph.
const DRAWN: usize = 2000;

/// Edges up to which a graph is read: each question about it looks at all of them.
const MOST: usize = 200_000;

impl Geography {
    /// Read the graph from words `a-b` (also chains `a-b-c`) and names of nodes without edges.
    fn parse(arguments: Arguments<'_>) -> Result<Geography> {
        let mut list: Vec<String> = Vec::new();
        let mut index: FxHashMap<&str, u32> = FxHashMap::default();
        let mut edges = Vec::new();
        let mut spots = Vec::new();
        let mut lonely = Vec::new();
        let words: Vec<Word<'_>> = arguments.words().collect();
        for &word in &words {
            let names = names(word, "a-b")?;
            if let [alone] = names[..] {
                lonely.push(alone.text);
                continue;
            }
            let nodes: Vec<u32> =
                names.iter().map(|name| node(name.text, &mut index, &mut list)).collect();
            for at in 1..nodes.len() {
                let (a, b) = (nodes[at - 1], nodes[at]);
                if a == b {
                    let message =
                        format!("expected an edge between two nodes, found {:?}", word.text);
                    let error = Error::new(ErrorCode::SelfEdge, message).at(word.span());
                    return Err(error.with("name", names[at].text));
                }
                edges.push((a.min(b), a.max(b)));
                spots.push(word);
            }
        }
        // Nodes without edges come last, so that printing and parsing number the nodes alike.
        lonely.into_iter().for_each(|name| {
            node(name, &mut index, &mut list);
        });
        if list.is_empty() {
            let message = "expected edges after geography, such as geography a-b b-c";
            return Err(Error::new(ErrorCode::MissingArgument, message).with("expected", "a-b"));
        }
        if edges.len() > MOST {
            let message = format!("expected at most {MOST} edges, found {}", edges.len());
            let error = Error::new(ErrorCode::TooMany, message).at(spots[MOST].span());
            return Err(error.with("limit", MOST).with("found", edges.len()));
        }
        let order = edges.iter().enumerate().map(|(at, (a, b))| (*a, *b, at)).collect();
        let order: Vec<(u32, u32, usize)> = sorted(order);
        let twice = order.windows(2).filter(|two| (two[0].0, two[0].1) == (two[1].0, two[1].1));
        if let Some(at) = twice.map(|two| two[1].2).min() {
            let (from, to) = edges[at];
            let (from, to) = (&*list[from as usize], &*list[to as usize]);
            let message = format!("expected each edge once, found {from}-{to} again");
            let error = Error::new(ErrorCode::DuplicateEdge, message).at(spots[at].span());
            return Err(error.with("from", from).with("to", to).with("sign", "-"));
        }
        let around = Neighbours::new(list.len(), &edges);
        Ok(Geography { data: Rc::new(Data { names: list, edges, around }), ready: None })
    }

    /// The node of a name.
    fn node_of(&self, word: Word<'_>) -> Result<u32> {
        let found = self.data.names.iter().position(|name| name == word.text);
        found.map(|node| node as u32).ok_or_else(|| {
            let message = format!("expected a node of the graph, found {:?}", word.text);
            Error::new(ErrorCode::UnknownNode, message).at(word.span()).with("name", word.text)
        })
    }
}

/// The node of a name, new or known.
fn node<'s>(name: &'s str, index: &mut FxHashMap<&'s str, u32>, list: &mut Vec<String>) -> u32 {
    *index.entry(name).or_insert_with(|| {
        list.push(name.to_string());
        list.len() as u32 - 1
    })
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
        let mut text = GEOGRAPHY.name.to_string();
        let mut has_edge = vec![false; self.data.names.len()];
        for &(a, b) in &self.data.edges {
            [" ", self.name(a), "-", self.name(b)].into_iter().for_each(|s| text.push_str(s));
            has_edge[a as usize] = true;
            has_edge[b as usize] = true;
        }
        for (name, _) in self.data.names.iter().zip(has_edge).filter(|(_, has)| !has) {
            text.push(' ');
            text.push_str(name);
        }
        text
    }

    /// The nodes that are gone, and last the one that the token stands on.
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

    /// An edge `a>b` from the token's node, or `a-b`.
    fn read_move(&self, position: &Position, words: &[Word<'_>]) -> Result<Option<Move>> {
        let [word] = words else { return Ok(None) };
        let Some((from, to)) = pair(*word, '>').or_else(|| pair(*word, '-')) else {
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
        // What is gone may stand in any order.
        let same = gone.len() == before.len() && before.iter().all(|node| gone.contains(node));
        same.then(|| self.edge(before[before.len() - 1], *node))
    }

    /// A node alone is where the token goes: no move leaves a position of one node.
    fn meant_move(&self, position: &Position, words: &[Word<'_>]) -> Option<Move> {
        let [word] = words else { return None };
        let (from, to) = (*walk(position).last()?, self.node_of(*word).ok()?);
        self.free(walk(position)).any(|node| node == to).then(|| self.edge(from, to))
    }

    fn allows(&self, position: &Position, mv: &Move) -> Result<bool> {
        let Move::Edge { token: 0, node, .. } = mv else { return Ok(false) };
        Ok(self.free(walk(position)).any(|free| free == *node))
    }

    fn random_move(&self, position: &Position, rng: &mut Rng) -> Option<Move> {
        let from = *walk(position).last()?;
        let free: Vec<u32> = self.free(walk(position)).collect();
        // One token is drawn, as of several on a graph.
        rng.index(&[from], |_| !free.is_empty())?;
        Some(self.edge(from, free[rng.below(free.len() as u64) as usize]))
    }

    /// What is gone stands in any order.
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
            nodes: drawn.then(|| data.names.clone()),
            edges: if drawn { data.edges.clone() } else { Vec::new() },
            tokens: vec![token],
            gone: gone.to_vec(),
            size: Size { nodes: data.names.len(), edges: data.edges.len() },
        }
    }

    fn sequence(&self) -> Heaps {
        Err("no-heaps")
    }
}
