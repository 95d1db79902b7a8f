//! Notation, board and moves of Node Kayles and Arc Kayles.

use super::GraphKayles;
use super::component::MOST;
use super::net::{Net, graph};
use crate::games::kit::dashes::net;
use crate::games::kit::graph_text::{self, NO_EDGES};
use crate::games::kit::plants;
use crate::games::kit::positions::empty;
use crate::games::kit::prelude::*;

/// The largest number of nodes of a position.
const NODES: usize = 2000;

impl GraphKayles {
    fn new(arcs: bool) -> GraphKayles {
        GraphKayles { arcs, known: None, root: None }
    }

    /// Return the move at the edge between two nodes (`None` if no edge joins them), or in Node Kayles at the node `a`.
    pub(super) fn at(&self, plant: &Plant, a: usize, b: usize) -> Option<Move> {
        if self.arcs {
            return plants::cut_between(plant, a, b);
        }
        Some(Move::Node { node: plant.names[a].clone(), down: false, at: a as u32 })
    }

    /// Return the nodes that a move removes, in ascending order; `None` for a move of another game or graph.
    pub(super) fn set_of(&self, plant: &Plant, mv: &Move) -> Option<Vec<u32>> {
        match mv {
            Move::Cut { edge, .. } if self.arcs => {
                plant.edges.get(*edge).map(|(a, b)| vec![*a.min(b), *a.max(b)])
            }
            Move::Node { at, down: false, .. } if !self.arcs => {
                ((*at as usize) < plant.names.len()).then(|| Net::new(plant).closed(*at))
            }
            _ => None,
        }
    }

    /// Check that each component can be searched or has a known value.
    fn refuse_large(&self, plant: &Plant) -> Result {
        if plant.names.len() <= MOST {
            return Ok(());
        }
        let (net, gone) = (Net::new(plant), vec![false; plant.names.len()]);
        let sets = net.components(&gone);
        let large = |set: &&Vec<u32>| set.len() > MOST && net.shape(set, &gone).is_none();
        let Some(set) = sets.iter().find(large) else { return Ok(()) };
        let (node, found) = (plant.name(set[0]), set.len());
        let message = format!(
            "expected components of at most {MOST} nodes, or larger paths, cycles, stars and complete graphs; \
             that of {node} has {found}"
        );
        Err(Error::new(ErrorCode::TooMany, message)
            .with("limit", MOST)
            .with("found", found)
            .with("of", "component")
            .with("node", node))
    }
}

/// The entry of Node Kayles in the list of games.
pub static NODE_KAYLES: Entry = Entry {
    group: Group::Plane,
    board: "net",
    part: "component",
    adds_up: false,
    read: |arguments| arguments.none(Box::new(GraphKayles::new(false))),
    ..Entry::HEAPS.named("node-kayles", "a-b b-c d-e e-f a-d b-e c-f")
};

/// The entry of Arc Kayles in the list of games.
pub static ARC_KAYLES: Entry = Entry {
    board: "arcs",
    read: |arguments| arguments.none(Box::new(GraphKayles::new(true))),
    ..NODE_KAYLES.named("arc-kayles", "a-b b-c d-e e-f a-d b-e c-f")
};

/// Return the edges and the nodes without edges as text. If there is no edge, the sign `NO_EDGES` comes first.
pub(super) fn text(plant: &Plant) -> String {
    let mut lone = vec![true; plant.names.len()];
    let mut words: Vec<String> = Vec::new();
    for &(a, b) in &plant.edges {
        (lone[a as usize], lone[b as usize]) = (false, false);
        words.push([plant.name(a), "-", plant.name(b)].concat());
    }
    let lone = plant.names.iter().zip(lone).filter(|(_, lone)| *lone);
    if words.is_empty() {
        words.push(NO_EDGES.to_string());
    }
    words.extend(lone.map(|(name, _)| name.clone()));
    words.join(" ")
}

impl Playable for GraphKayles {
    fn entry(&self) -> &'static Entry {
        if self.arcs { &ARC_KAYLES } else { &NODE_KAYLES }
    }

    fn read_position(&self, source: &Source<'_>) -> Result<Position> {
        let plain = source.plain();
        let found = net(plain, 0..plain.len(), (NODES, usize::MAX)).map_err(|error| {
            if graph_text::is_nothing(&error) { empty(self.entry().position) } else { error }
        })?;
        let names = found.names.iter().map(str::to_string).collect();
        let plant = Plant { names, edges: found.edges };
        self.refuse_large(&plant)?;
        Ok(Position::Plant(plant))
    }

    fn held(&self) -> usize {
        let known = self.known.iter().flat_map(|known| known.keys());
        let root = self.root.as_ref().map_or(0, |root| root.borrow().held());
        root + known.map(|part| 48 + 8 * part.len()).sum::<usize>()
    }

    fn position_text(&self, position: &Position) -> String {
        position.plant().map_or(NO_EDGES.to_string(), text)
    }

    /// Return whether a text is a move: a node `-a` or an edge `-a-b` after a minus sign.
    fn is_move_text(&self, plain: &str) -> bool {
        plain.trim_start().starts_with('-') && !graph_text::has_no_edges(plain)
    }

    fn read_word(&self, position: &Position, word: Word<'_>) -> Result<Option<Move>> {
        let Some(plant) = position.plant() else { return Ok(None) };
        Ok(match (plants::named(plant, word)?.as_deref(), self.arcs) {
            (Some([a, b]), true) => self.at(plant, *a, *b),
            (Some([a]), false) => self.at(plant, *a, *a),
            _ => None,
        })
    }

    fn move_text(&self, mv: &Move) -> Option<String> {
        match mv {
            Move::Cut { from, to, .. } if self.arcs => Some(format!("-{from}-{to}")),
            Move::Node { node, down: false, .. } if !self.arcs => Some(format!("-{node}")),
            _ => None,
        }
    }

    fn allows(&self, position: &Position, mv: &Move) -> Result<bool> {
        Ok(position.plant().is_some_and(|plant| self.set_of(plant, mv).is_some()))
    }

    /// Return the listed form of a move, which is the first move that removes the same nodes.
    fn listed_as(&self, position: &Position, mv: Move) -> Move {
        let Some(plant) = position.plant() else { return mv };
        let Some(taken) = self.set_of(plant, &mv) else { return mv };
        let net = Net::new(plant);
        let mut first = None;
        for node in &taken {
            let _ = net.taken(*node, self.arcs, &mut |a, b, set| {
                if first.is_none() && set == taken {
                    first = self.at(plant, a as usize, b as usize);
                }
                Flow::Continue(())
            });
        }
        first.unwrap_or(mv)
    }

    /// Create a random tree with a few additional edges.
    fn random_position(&self, rng: &mut Rng, wanted: Wanted) -> Position {
        let count = 6 + 2 * wanted.level as u32;
        let names: Vec<String> =
            (0..count as u8).map(|i| char::from(b'a' + i).to_string()).collect();
        let mut edges: Vec<(u32, u32)> =
            (1..count).map(|node| (rng.below(u64::from(node)) as u32, node)).collect();
        for _ in 0..2 + wanted.level {
            let (a, b) = (rng.below(u64::from(count)) as u32, rng.below(u64::from(count)) as u32);
            let edge = (a.min(b), a.max(b));
            if a != b && !edges.contains(&edge) {
                edges.push(edge);
            }
        }
        Position::Plant(graph(&names, &edges, &vec![false; names.len()]))
    }

    fn board(&self, position: &Position) -> Board {
        let Plant { names, edges } = position.plant().cloned().unwrap_or_default();
        Board::Net { nodes: names, edges }
    }
}
