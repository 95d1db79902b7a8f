//! Compare every game of the list with a plain solver, at the positions of random play. The other tests are more
//! thorough, each about one game; this test makes sure that no game is left out.

use crate::common::check;
use mexplorer::{
    Budget, GAMES, Game, Limits, Position, Rng, analyze, explore, random_move, random_position,
};

/// The greatest number of positions that random play leaves for plain play: a position with all its followers.
const FEW: usize = 60;

/// Play at random until a position and its followers are at most `FEW` positions. Return these positions as texts.
pub fn small_ones(game: &Game, start: Position, rng: &mut Rng) -> Vec<String> {
    let mut position = start;
    loop {
        let graph = explore(game, &position, FEW, &mut Budget::default()).unwrap();
        if !graph.truncated {
            return graph.nodes.into_iter().map(|node| node.text).collect();
        }
        let mv = random_move(game, &position, rng).unwrap();
        position = game.apply(&position, &mv).unwrap();
    }
}

/// The analysis of a small position has its Grundy value, also if a theorem decides the outcome without the value.
#[test]
fn values_of_small_positions_are_not_withheld() {
    let known = |game: &str, position: &str| {
        let game = Game::parse(game).unwrap();
        let position = game.position(position).unwrap();
        let found = analyze(&game, &position, Limits::default()).unwrap();
        (found.nimber.is_some(), found.moves.iter().all(|m| m.nimber.is_some()))
    };
    for entry in GAMES {
        assert_eq!(known(entry.game, entry.position), (true, true), "{}", entry.name);
    }
    let more = [
        ("moore 2", "5 7 9 11"),
        ("moore 3", "3 4 5 6 7"),
        ("merge", "4 5 6 7"),
        ("wythoff", "30 45"),
        ("fibonacci", "90"),
        ("greedy", "6 7 8 9"),
        ("chomp", "6 6 5 5 4"),
    ];
    for (game, position) in more {
        assert_eq!(known(game, position), (true, true), "{game} {position}");
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
        // Check that random play reached more than a few positions.
        assert!(texts.len() > 5, "{}: {texts:?}", entry.name);
        check(entry.game, &texts.into_iter().collect::<Vec<_>>());
    }
}
