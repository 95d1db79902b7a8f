//! Random moves and positions, reproducible by a seed.

use crate::answers::oracle::{Oracle, prepared};
use crate::base::budget::Budget;
use crate::base::rng::Rng;
use crate::games::kit::random::Wanted;
use crate::notation::Game;
use crate::ruleset::moves::Move;
use crate::ruleset::outcome::Outcome;
use crate::ruleset::position::Position;

/// Return a random legal move, or `None` if there is no move.
pub fn random_move(game: &Game, position: &Position, rng: &mut Rng) -> Option<Move> {
    game.rule.random_move(position, rng)
}

/// Return a random position, larger for a larger `level` (0, 1, or 2 and above). Up to 60 positions are tested for one
/// that the player to move wins; if all fail, one more random position is returned untested.
pub fn random_position(game: &Game, seed: u64, level: u64) -> Position {
    let mut rng = Rng::new(seed ^ 0x6d65_7870);
    let level = level.min(2);
    let draw = |rng: &mut Rng, level| {
        game.rule.random_position(rng, Wanted { level, misere: game.misere })
    };
    let mut position = draw(&mut rng, level);
    for attempt in 0..60 {
        let mut budget = Budget::steps(200_000);
        let outcome = prepared(game, &position, &mut budget)
            .and_then(|game| Oracle::new(&game).outcome(&position, &mut budget));
        let movable = !game.rules().is_over(&position);
        if outcome == Ok(Outcome::N) && movable {
            break;
        }
        // Create another position, after 20 attempts a smaller one: a position that takes too long to solve here would
        // also take too long in play.
        position = draw(&mut rng, if attempt < 20 { level } else { 0 });
    }
    position
}
