//! Parsing, text forms and random positions of the two games on trees.

use rustc_hash::FxHashSet;

use super::Trees;
use super::forest::Forest;
use crate::base::text::node_name;
use crate::games::kit::plants;
use crate::games::kit::prelude::*;

/// The entry of the game `prune` in the list of games.
pub static PRUNE: Entry = Entry {
    group: Group::Plants,
    board: "tree",
    part: "tree",
    adds_up: false,
    read: |arguments| arguments.none(Box::new(Trees { down: false })),
    ..Entry::HEAPS.named("prune", "0-a a-b a-c c-d 0-e e-f f-g")
};

/// The entry of the game `uproot` in the list of games.
pub static UPROOT: Entry = Entry {
    read: |arguments| arguments.none(Box::new(Trees { down: true })),
    ..PRUNE.named("uproot", "0-a a-b a-c c-d 0-e e-f f-g")
};

/// The most edges of a plant that is read, since each analysis visits every node.
const MOST: usize = 200_000;

fn read(source: &Source<'_>) -> Result<Plant> {
    let (plant, spots) = plants::read(source)?;
    if plant.edges.len() > MOST {
        let message = format!("expected at most {MOST} nodes, found {}", plant.edges.len());
        let error = Error::new(ErrorCode::TooMany, message).at(spots[MOST]);
        return Err(error.with("limit", MOST).with("found", plant.edges.len()));
    }
    match closing(&plant) {
        None => Ok(plant),
        Some(edge) => Err(cycle(&plant, edge, spots[edge])),
    }
}

/// Return the index of the first edge that closes a cycle with the edges before it; `None` if there is no cycle.
fn closing(plant: &Plant) -> Option<usize> {
    let mut set: Vec<u32> = (0..plant.names.len() as u32).collect();
    (0..plant.edges.len()).find(|edge| {
        let (a, b) = plant.edges[*edge];
        let (a, b) = (plants::find(&mut set, a), plants::find(&mut set, b));
        set[a as usize] = b;
        a == b
    })
}

fn cycle(plant: &Plant, edge: usize, spot: Span) -> Error {
    let (a, b) = plant.edges[edge];
    let (a, b) = (&*plant.names[a as usize], &*plant.names[b as usize]);
    let message = format!("expected trees, but the edge {a}-{b} closes a cycle");
    let cycle = vec![a.to_string(), b.to_string()];
    let error = Error::new(ErrorCode::Cycle, message).at(spot).with("cycle", cycle);
    error.with("found", format!("{a}-{b}"))
}

impl Trees {
    /// Return the move that takes the node with this name, or `None` for the ground and unknown names.
    fn take_named(self, plant: &Plant, name: &str) -> Option<Move> {
        let node = plant.names.iter().position(|other| other == name)?;
        (node > 0).then(|| self.taken(plant, node as u32))
    }
}

impl Playable for Trees {
    fn entry(&self) -> &'static Entry {
        if self.down { &UPROOT } else { &PRUNE }
    }

    fn read_position(&self, source: &Source<'_>) -> Result<Position> {
        read(source).map(Position::Plant)
    }

    fn position_text(&self, position: &Position) -> String {
        position.plant().map(plants::edges).unwrap_or_default()
    }

    fn is_move_text(&self, plain: &str) -> bool {
        plain.trim_start().starts_with('-')
    }

    /// Read a move: a node's name after a minus sign, as in `-a`.
    fn read_word(&self, position: &Position, word: Word<'_>) -> Result<Option<Move>> {
        let name = word.part(1, word.text.len());
        node_name(name)?;
        Ok(position.plant().and_then(|plant| self.take_named(plant, name.text)))
    }

    fn move_text(&self, mv: &Move) -> Option<String> {
        let Move::Node { node, .. } = mv else { return None };
        Some(format!("-{node}"))
    }

    fn move_between(&self, from: &Position, to: &Position) -> Option<Move> {
        let (before, after) = (from.plant()?, to.plant()?);
        let kept: FxHashSet<&str> = after.names.iter().map(String::as_str).collect();
        let nodes = Forest::new(before).nodes;
        let gone = |node: &&u32| !kept.contains(&*before.names[**node as usize]);
        // In `nodes`, a parent comes before its children. So the node of the move is the last removed node if a path is
        // taken, and the first removed node if a subtree is taken.
        let mut ends = nodes.iter().filter(gone);
        let node = if self.down { ends.next_back() } else { ends.next() };
        node.map(|node| self.taken(before, *node))
            .filter(|mv| self.apply(from, mv).as_ref() == Some(to))
    }

    fn allows(&self, position: &Position, mv: &Move) -> Result<bool> {
        Ok(self.node(position, mv).is_some())
    }

    /// Create random trees by adding each node to a random earlier node or to the ground.
    fn random_position(&self, rng: &mut Rng, wanted: Wanted) -> Position {
        let mut plant = Plant { names: vec![plants::GROUND.to_string()], edges: Vec::new() };
        for node in 1..=5 + 3 * wanted.level as u32 {
            let letter = char::from(b'a' + (node - 1) as u8 % 26);
            let round = (node - 1) / 26;
            let name = if round == 0 { letter.to_string() } else { format!("{letter}{round}") };
            plant.names.push(name);
            plant.edges.push((rng.below(u64::from(node)) as u32, node));
        }
        Position::Plant(plant.rooted())
    }

    fn board(&self, position: &Position) -> Board {
        plants::board(position)
    }

    offers!(Shorthand);
}

impl Shorthand for Trees {
    /// Read a single node name as the move that takes the node. The text cannot be a position, since the only position
    /// with one name is the ground.
    fn meant_move(&self, position: &Position, words: &[Word<'_>]) -> Option<Move> {
        let [word] = words else { return None };
        self.take_named(position.plant()?, word.text)
    }
}
