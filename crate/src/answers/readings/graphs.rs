//! A graph and nothing else, perhaps behind the name of the game that is played on it.

use super::names::at_start;
use super::reading::{Found, Reading};
use crate::answers::judge::Place;
use crate::answers::pasted::{Pasted, read_graph};
use crate::games::kit::form::Form;
use crate::games::kit::graph_text::Format;
use crate::notation::Game;

/// Signs without which numbers are no graph to those who type them.
const SIGNS: [char; 7] = ['>', '-', '(', '[', '{', ':', '→'];

/// Games that are played on a typed graph.
const PLAYED: [&str; 7] =
    ["graph", "geography", "node-kayles", "arc-kayles", "hackenbush", "prune", "uproot"];

/// Adds the games on a pasted graph. Arrows mean tokens on the graph; edges without directions have several games.
pub(super) fn graph(text: &str, found: &mut Found) {
    if Form::of(text) != Form::Name {
        return;
    }
    let named = at_start(text);
    let game = match &named[..] {
        [one] if PLAYED.contains(&one.entry.name) => Some(one),
        _ => None,
    };
    let whole = game.map(|one| {
        let rest = text[one.end..].trim_start_matches([' ', ':', ',']);
        format!("{} {rest}", one.entry.name)
    });
    if whole.is_none() && !text.contains(SIGNS) {
        return;
    }
    let Ok(pasted) = read_graph(whole.as_deref().unwrap_or(text), None) else { return };
    if pasted.edges.is_empty() {
        return;
    }
    // A node without an edge may be a word of a sentence.
    let mut met = vec![false; pasted.nodes.len()];
    pasted.edges.iter().for_each(|(a, b)| (met[*a as usize], met[*b as usize]) = (true, true));
    let is_whole = met.iter().all(|met| *met);
    let certain = is_whole
        && match game {
            // An undirected graph of DOT begins with the name of the game on directed ones.
            Some(one) => !one.is_vague && pasted.game.split(' ').next() == Some(one.entry.name),
            None => is_directed(&pasted, text),
        };
    if certain {
        let place = Place { game: pasted.game.clone(), position: pasted.position.clone() };
        push(&place, &pasted, true, found);
    } else {
        pasted.places.iter().for_each(|place| push(place, &pasted, false, found));
    }
}

/// Whether a text says that edges have directions, and can be nothing but a graph.
fn is_directed(pasted: &Pasted, text: &str) -> bool {
    let is_short = |name: &String| name.chars().count() <= 2;
    match pasted.format {
        Format::Edges | Format::Dot => pasted.directed == Some(true),
        // A name before a colon may be that of anything.
        Format::Lists => text.contains(['{', '>']) || pasted.nodes.iter().all(is_short),
        _ => false,
    }
}

/// Adds a game on the graph; where the graph is the game, the position is that of the tokens.
fn push(place: &Place, pasted: &Pasted, certain: bool, found: &mut Found) {
    let Ok(game) = Game::parse(&place.game) else { return };
    let is_game = ["graph", "geography"].contains(&game.name());
    let tells = !is_game || !pasted.tokens.is_empty();
    let position = Some(place.position.clone()).filter(|text| tells && !text.is_empty());
    found.push(Reading::game(&game, position, certain));
}
