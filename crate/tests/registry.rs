//! Every game of the list against a plain solver, wherever play by chance leads it: no game is
//! forgotten. The other tests of games are more thorough, each about its own.

#![cfg(not(target_arch = "wasm32"))]
#![allow(clippy::unwrap_used)] // a failed test is how a surprise shows

mod common;

use common::check;
use mexplorer::{Budget, GAMES, Game, Position, Rng, explore, random_move, random_position};

/// Positions that plain play can work through, with all that may follow.
const FEW: usize = 60;

/// The first position of a random play from which at most `FEW` positions follow, and those.
fn small_ones(game: &Game, start: Position, rng: &mut Rng) -> Vec<String> {
    let mut position = start;
    loop {
        let graph = explore(game, &position, FEW, &mut Budget::default()).unwrap();
        if !graph.truncated {
            return graph.nodes.into_iter().map(|node| node.text).collect();
        }
        position = random_move(game, &position, rng).unwrap().apply(&position);
    }
}

#[test]
fn every_game_agrees_with_plain_play() {
    for entry in GAMES {
        let game = Game::parse(entry.game).unwrap();
        let mut texts = std::collections::BTreeSet::new();
        for seed in 0..8 {
            let start = match seed {
                0 => game.position(entry.position).unwrap(),
                _ => random_position(&game, seed, seed % 3),
            };
            texts.extend(small_ones(&game, start, &mut Rng::new(seed)));
        }
        // One position and those after it would be no play by chance.
        assert!(texts.len() > 5, "{}: {texts:?}", entry.name);
        check(entry.game, &texts.into_iter().collect::<Vec<_>>());
    }
}
