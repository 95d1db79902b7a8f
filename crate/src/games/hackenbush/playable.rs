//! Notation, board and random positions of green Hackenbush.

use super::{Hackenbush, text};
use crate::games::kit::plants;
use crate::games::kit::prelude::*;

/// The entry of green Hackenbush in the list of games.
pub static HACKENBUSH: Entry = Entry {
    group: Group::Plants,
    board: "plant",
    part: "plant",
    adds_up: false,
    read: |arguments| arguments.none(Box::new(Hackenbush)),
    ..Entry::HEAPS.named("hackenbush", "0-a a-b a-c c-d 0-e e-f f-g g-e 0-h h-i")
};

impl Playable for Hackenbush {
    fn entry(&self) -> &'static Entry {
        &HACKENBUSH
    }

    fn read_position(&self, source: &Source<'_>) -> Result<Position> {
        plants::read(source).map(|(plant, _)| Position::Plant(plant))
    }

    fn position_text(&self, position: &Position) -> String {
        position.plant().map(plants::edges).unwrap_or_default()
    }

    /// Return whether a text begins with a minus sign, as a cut does; an edge without the sign is a position.
    fn is_move_text(&self, plain: &str) -> bool {
        plain.trim_start().starts_with('-')
    }

    fn read_word(&self, position: &Position, word: Word<'_>) -> Result<Option<Move>> {
        text::written(position, word)
    }

    fn move_text(&self, mv: &Move) -> Option<String> {
        let Move::Cut { from, to, .. } = mv else { return None };
        Some(format!("-{from}-{to}"))
    }

    fn move_between(&self, from: &Position, to: &Position) -> Option<Move> {
        text::between(from.plant()?, to.plant()?)
    }

    fn allows(&self, position: &Position, mv: &Move) -> Result<bool> {
        let Move::Cut { edge, .. } = mv else { return Ok(false) };
        Ok(position.plant().is_some_and(|plant| *edge < plant.edges.len()))
    }

    /// Draw a plant edge by edge, where some edges lead back to existing nodes.
    fn random_position(&self, rng: &mut Rng, wanted: Wanted) -> Position {
        let mut plant = Plant { names: vec!["0".to_string()], edges: Vec::new() };
        for _ in 0..5 + 3 * wanted.level {
            let nodes = plant.names.len() as u64;
            let from = rng.below(nodes) as u32;
            let back = rng.below(nodes) as u32;
            let to = if rng.below(4) == 0 && back != from {
                back
            } else {
                let letter = b'a' + (nodes - 1) as u8 % 26;
                plant.names.push(char::from(letter).to_string());
                nodes as u32
            };
            plant.edges.push((from, to));
        }
        Position::Plant(plant.rooted())
    }

    fn board(&self, position: &Position) -> Board {
        plants::board(position)
    }

    offers!(Shorthand);
}

impl Shorthand for Hackenbush {
    /// Read an edge without a sign as the cut of this edge, unless a move leaves exactly this edge.
    fn meant_move(&self, position: &Position, words: &[Word<'_>]) -> Option<Move> {
        let [word] = words else { return None };
        let left = plants::read(&Source::new(word.text)).ok();
        let left = left.and_then(|(next, _)| text::between(position.plant()?, &next));
        if left.is_some() { None } else { text::written(position, *word).ok().flatten() }
    }
}
