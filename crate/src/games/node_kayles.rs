//! Kayles on graphs: choose a node, which goes with its neighbours, or an edge, whose two nodes go.

use crate::base::sort::sort;
use crate::games::kit::dashes::net;
use crate::games::kit::plants;
use crate::games::kit::positions::empty;
use crate::games::kit::prelude::*;

/// Node Kayles and Arc Kayles (Schaefer 1978, who shows that to decide Node Kayles is complete in polynomial
/// space). What no edge joins adds up, so each component is searched by itself, and components that are found to
/// be the same but for the names of their nodes are searched once.
///
/// ```
/// use mexplorer::{Game, Limits, Nimber, analyze};
/// let value = |game: &str, position: &str| {
///     let game = Game::parse(game)?;
///     let position = game.position(position)?;
///     analyze(&game, &position, Limits::default()).map(|found| found.nimber)
/// };
/// assert_eq!(value("node-kayles", "a-b-c d")?, Some(Nimber(3))); // a path of three nodes, and one alone
/// assert_eq!(value("arc-kayles", "a-b-c d")?, Some(Nimber(1)));
/// # Ok::<(), mexplorer::Error>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GraphKayles {
    /// Whether edges are chosen, and not nodes.
    arcs: bool,
}

/// Nodes of a position: a set of them is a number of so many bits.
const MOST: usize = u128::BITS as usize;
/// The graph without a node.
const EMPTY: &str = "-";
/// Nodes from which the numbering of a component is tried.
const STARTS: usize = 6;
/// How far around a node what it looks like is looked for.
const ROUNDS: u64 = 3;

/// Nodes that are numbered, each with its neighbours as bits.
type Rows = Vec<u128>;

/// The nodes of a set, in ascending order.
fn nodes(mut set: u128) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let node = set.trailing_zeros() as usize;
        set &= set.wrapping_sub(1);
        (node < MOST).then_some(node)
    })
}

fn bit(node: usize) -> u128 {
    1 << node
}

fn rows(plant: &Plant) -> Rows {
    let mut rows = vec![0; plant.names.len()];
    for &(a, b) in &plant.edges {
        rows[a as usize] |= bit(b as usize);
        rows[b as usize] |= bit(a as usize);
    }
    rows
}

/// The components of some of the nodes.
fn components(rows: &[u128], mut left: u128) -> Vec<u128> {
    let mut found = Vec::new();
    while left != 0 {
        let (mut met, mut open) = (0, left & left.wrapping_neg());
        while open != 0 {
            met |= open;
            let next = nodes(open).fold(0, |next, node| next | rows[node]);
            open = next & left & !met;
        }
        left &= !met;
        found.push(met);
    }
    found
}

/// A component with its nodes numbered from 0, and its edges in both directions. A search makes one for each
/// option, so it keeps its lists in place.
struct Component {
    count: usize,
    /// A number for each node that depends on what is around it, not on its name.
    looks: [u64; MOST],
    /// Where the neighbours of each node start, and where those of the last one end.
    starts: [u16; MOST + 1],
    /// The neighbours of all nodes, those of one node by their looks.
    near: Vec<u8>,
}

impl Component {
    fn new(rows: &[u128], set: u128) -> Component {
        let count = set.count_ones() as usize;
        let near = Vec::with_capacity(4 * count);
        let mut made = Component { count, looks: [0; MOST], starts: [0; MOST + 1], near };
        for (at, node) in nodes(set).enumerate() {
            let around = rows[node] & set;
            // A node is numbered by how many of the set are below it.
            let number = |other: usize| (set & (bit(other) - 1)).count_ones() as u8;
            made.near.extend(nodes(around).map(number));
            made.starts[at + 1] = made.near.len() as u16;
            made.looks[at] = u64::from(around.count_ones());
        }
        for round in 0..ROUNDS {
            let mut before = [0; MOST];
            for (next, look) in before.iter_mut().zip(&made.looks[..count]) {
                *next = mixed(*look, round);
            }
            for node in 0..count {
                let around = made.around(node).iter().map(|other| before[usize::from(*other)]);
                made.looks[node] = around.fold(before[node].rotate_left(9), u64::wrapping_add);
            }
        }
        for ends in made.starts[..=count].windows(2) {
            let looks = |node: &u8| (made.looks[usize::from(*node)], *node);
            made.near[usize::from(ends[0])..usize::from(ends[1])].sort_unstable_by_key(looks);
        }
        made
    }

    fn around(&self, node: usize) -> &[u8] {
        &self.near[usize::from(self.starts[node])..usize::from(self.starts[node + 1])]
    }

    /// The nodes from which the numbering is tried: those with the looks that the fewest nodes have.
    fn first(&self) -> impl Iterator<Item = usize> + '_ {
        let looks = &self.looks[..self.count];
        let alike = |look: u64| looks.iter().filter(|other| **other == look).count();
        let least = looks.iter().map(|look| (alike(*look), *look)).min();
        let rare = move |node: &usize| least.is_some_and(|least| looks[*node] == least.1);
        (0..self.count).filter(rare).take(STARTS)
    }

    /// The part with its nodes numbered outwards from one of them, neighbours by their looks.
    fn packed(&self, start: usize) -> Part {
        let (mut order, mut place) = ([0; MOST], [usize::MAX; MOST]);
        let mut bits = vec![0u64; 1 + (self.count * (self.count - 1) / 2).div_ceil(64)];
        bits[0] = self.count as u64;
        (order[0], place[start]) = (start, 0);
        let mut met = 1;
        for at in 0..self.count {
            for other in self.around(order[at]) {
                let other = usize::from(*other);
                if place[other] == usize::MAX {
                    (order[met], place[other]) = (other, met);
                    met += 1;
                }
                let other = place[other];
                if other < at {
                    let pair = at * (at - 1) / 2 + other;
                    bits[1 + pair / 64] |= 1 << (pair % 64);
                }
            }
        }
        bits
    }
}

/// A component as a part: how many nodes it has, and for each pair of them a bit that says whether an edge joins
/// them. Nodes are numbered by what is around them, so that most of the same shape have the same numbers.
fn part(rows: &[u128], set: u128) -> Part {
    let component = Component::new(rows, set);
    component.first().map(|start| component.packed(start)).min().unwrap_or(vec![0])
}

/// A number that differs where either of two does, but for chance.
fn mixed(a: u64, b: u64) -> u64 {
    let x = (a ^ b.wrapping_mul(0x9e37_79b9_7f4a_7c15)).wrapping_add(0x2545_f491_4f6c_dd1d);
    (x ^ (x >> 29)).wrapping_mul(0xbf58_476d_1ce4_e5b9)
}

/// A component of Arc Kayles without the nodes that no play needs. Of nodes with the same k neighbours at most k
/// are ever taken, each with another neighbour: more of them, as leaves beside a leaf, change nothing.
fn needed(rows: &[u128], set: u128) -> u128 {
    let surplus = |node: &usize| {
        let around = rows[*node] & set;
        let Some(near) = nodes(around).next() else { return false };
        let before = rows[near] & set & (bit(*node) - 1);
        let twins = nodes(before).filter(|other| rows[*other] & set == around).count();
        twins >= around.count_ones() as usize
    };
    nodes(set).filter(surplus).fold(set, |left, node| left & !bit(node))
}

/// The nodes of a part with their neighbours.
fn unpacked(part: &[u64]) -> Rows {
    let mut rows = vec![0; part[0] as usize];
    let mut pair = 0;
    for node in 0..rows.len() {
        for other in 0..node {
            if part[1 + pair / 64] >> (pair % 64) & 1 == 1 {
                rows[node] |= bit(other);
                rows[other] |= bit(node);
            }
            pair += 1;
        }
    }
    rows
}

impl GraphKayles {
    /// The nodes that each move takes away, in the order of the board, each set once.
    fn taken(self, rows: &[u128], visit: &mut dyn FnMut(usize, usize, u128) -> Flow) -> Flow {
        for (a, around) in rows.iter().enumerate() {
            if self.arcs {
                nodes(around & !(bit(a) | (bit(a) - 1)))
                    .try_for_each(|b| visit(a, b, bit(a) | bit(b)))?;
                continue;
            }
            // Of several with the same neighbours, the first.
            let set = around | bit(a);
            if nodes(set).take_while(|b| *b < a).all(|b| rows[b] | bit(b) != set) {
                visit(a, a, set)?;
            }
        }
        Flow::Continue(())
    }

    fn parts_of(self, rows: &[u128], left: u128) -> Vec<Part> {
        let movable = |set: &u128| !self.arcs || set.count_ones() > 1;
        let needed = |set| if self.arcs { needed(rows, set) } else { set };
        let sets = components(rows, left).into_iter().filter(movable).map(needed);
        sets.map(|set| part(rows, set)).collect()
    }

    /// The move at two nodes of a position, or at one.
    fn at(self, plant: &Plant, a: usize, b: usize) -> Option<Move> {
        if self.arcs {
            return plants::cut_between(plant, a, b);
        }
        Some(Move::Node { node: plant.names[a].clone(), down: false, at: a as u32 })
    }

    /// The nodes that a move takes away.
    fn set_of(self, plant: &Plant, mv: &Move) -> Option<u128> {
        match mv {
            Move::Cut { edge, .. } if self.arcs => {
                plant.edges.get(*edge).map(|(a, b)| bit(*a as usize) | bit(*b as usize))
            }
            Move::Node { at, down: false, .. } if !self.arcs => {
                let node = *at as usize;
                rows(plant).get(node).map(|around| around | bit(node))
            }
            _ => None,
        }
    }
}

/// The graph of some of the nodes, numbered in the order of its edges and of its lone nodes.
fn graph(names: &[String], edges: &[(u32, u32)], left: u128) -> Plant {
    let stays = |node: u32| left >> node & 1 == 1;
    let mut place = vec![u32::MAX; names.len()];
    let mut kept = Vec::new();
    let mut number = |node: u32| {
        let slot = &mut place[node as usize];
        if *slot == u32::MAX {
            *slot = kept.len() as u32;
            kept.push(names[node as usize].clone());
        }
        *slot
    };
    let stay = edges.iter().filter(|(a, b)| stays(*a) && stays(*b));
    let edges = stay.map(|(a, b)| (number(*a), number(*b))).collect();
    for node in nodes(left) {
        number(node as u32);
    }
    Plant { names: kept, edges }
}

/// All of so many nodes.
fn all(count: usize) -> u128 {
    count.checked_sub(1).map_or(0, |last| bit(last) | (bit(last) - 1))
}

impl Ruleset for GraphKayles {
    fn parts(&self, position: &Position) -> Vec<Part> {
        position
            .plant()
            .map_or(Vec::new(), |plant| self.parts_of(&rows(plant), all(plant.names.len())))
    }

    /// Without the names of the nodes.
    fn options(&self, part: &[u64], visit: OptionVisitor<'_>) -> Flow {
        let rows = unpacked(part);
        let all = all(rows.len());
        let mut seen = rustc_hash::FxHashSet::default();
        self.taken(&rows, &mut |_, _, set| {
            let mut parts = self.parts_of(&rows, all & !set);
            sort(&mut parts);
            if seen.contains(&parts) {
                return Flow::Continue(());
            }
            visit(&parts)?;
            seen.insert(parts);
            Flow::Continue(())
        })
    }

    fn part_text(&self, part: &[u64]) -> String {
        let rows = unpacked(part);
        let pairs = rows.iter().enumerate().flat_map(|(a, row)| {
            nodes(row & (bit(a) - 1)).map(move |b| format!("{}-{}", b + 1, a + 1))
        });
        let edges: Vec<String> = pairs.collect();
        if edges.is_empty() { "1".to_string() } else { edges.join(" ") }
    }

    fn part_texts(&self, position: &Position) -> Vec<String> {
        let Some(plant) = position.plant() else { return Vec::new() };
        let texts = components(&rows(plant), all(plant.names.len())).into_iter();
        texts
            .filter(|set| !self.arcs || set.count_ones() > 1)
            .map(|set| text(&graph(&plant.names, &plant.edges, set)))
            .collect()
    }

    fn moves(&self, position: &Position, visit: MoveVisitor<'_>) -> Flow {
        let Some(plant) = position.plant() else { return Flow::Continue(()) };
        self.taken(&rows(plant), &mut |a, b, _| {
            self.at(plant, a, b).map_or(Flow::Continue(()), &mut *visit)
        })
    }

    fn apply(&self, position: &Position, mv: &Move) -> Option<Position> {
        let plant = position.plant()?;
        let left = all(plant.names.len()) & !self.set_of(plant, mv)?;
        Some(Position::Plant(graph(&plant.names, &plant.edges, left)))
    }

    fn legal(&self, _position: &Position) -> Legal {
        if self.arcs { Legal::Cut } else { Legal::Node { down: false } }
    }
}

/// Node Kayles in the list of games.
pub static NODE_KAYLES: Entry = Entry {
    group: Group::Plane,
    board: "net",
    part: "component",
    adds_up: false,
    read: |arguments| arguments.none(Box::new(GraphKayles { arcs: false })),
    ..Entry::HEAPS.named("node-kayles", "a-b b-c d-e e-f a-d b-e c-f")
};

/// Arc Kayles in the list of games.
pub static ARC_KAYLES: Entry = Entry {
    board: "arcs",
    read: |arguments| arguments.none(Box::new(GraphKayles { arcs: true })),
    ..NODE_KAYLES.named("arc-kayles", "a-b b-c d-e e-f a-d b-e c-f")
};

/// The edges and the lone nodes.
fn text(plant: &Plant) -> String {
    let mut lone = vec![true; plant.names.len()];
    let mut words: Vec<String> = Vec::new();
    for &(a, b) in &plant.edges {
        (lone[a as usize], lone[b as usize]) = (false, false);
        words.push([plant.name(a), "-", plant.name(b)].concat());
    }
    let lone = plant.names.iter().zip(lone).filter(|(_, lone)| *lone);
    words.extend(lone.map(|(name, _)| name.clone()));
    if words.is_empty() { EMPTY.to_string() } else { words.join(" ") }
}

impl Playable for GraphKayles {
    fn entry(&self) -> &'static Entry {
        if self.arcs { &ARC_KAYLES } else { &NODE_KAYLES }
    }

    fn read_position(&self, source: &Source<'_>) -> Result<Position> {
        if source.words().next().is_none() {
            return Err(empty(self.entry().position));
        }
        let words = source.words().filter(|word| word.text != EMPTY);
        let (names, edges) = net(words, (MOST, usize::MAX))?;
        Ok(Position::Plant(Plant { names, edges }))
    }

    fn position_text(&self, position: &Position) -> String {
        position.plant().map_or(EMPTY.to_string(), text)
    }

    /// A node `-a` or an edge `-a-b`, with the sign before it.
    fn is_move_text(&self, plain: &str) -> bool {
        let text = plain.trim();
        text.starts_with('-') && text != EMPTY
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

    /// Of nodes that take the same away, the first.
    fn listed_as(&self, position: &Position, mv: Move) -> Move {
        let Some(plant) = position.plant() else { return mv };
        let Some(taken) = self.set_of(plant, &mv) else { return mv };
        let mut first = None;
        let _ = self.taken(&rows(plant), &mut |a, b, set| {
            if set == taken {
                first = self.at(plant, a, b);
                return Flow::Break(());
            }
            Flow::Continue(())
        });
        first.unwrap_or(mv)
    }

    /// A tree with a few edges more.
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
        Position::Plant(graph(&names, &edges, all(names.len())))
    }

    fn board(&self, position: &Position) -> Board {
        let Plant { names, edges } = position.plant().cloned().unwrap_or_default();
        Board::Net { nodes: names, edges }
    }
}
