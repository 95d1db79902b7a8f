//! Compare a report's claims about losing moves with plain play.

use std::collections::HashMap;

use mexplorer::{
    Budget, GAMES, Game, Outcome, Position, Rng, random_move, random_position, report,
};

use super::small_ones;
use crate::common::{next, truth};

/// Return the positions of a random play from `start` to its end.
fn played(game: &Game, start: Position, rng: &mut Rng) -> Vec<Position> {
    let mut positions = vec![start];
    while let Some(mv) = random_move(game, &positions[positions.len() - 1], rng) {
        positions.push(game.apply(&positions[positions.len() - 1], &mv).unwrap());
    }
    positions
}

#[test]
fn a_report_says_why_a_move_lost() {
    let (mut sums, mut answers) = (0, 0);
    for entry in GAMES {
        for misere in ["", " misere"] {
            let game = Game::parse(&format!("{}{misere}", entry.game)).unwrap();
            let mut memo = HashMap::new();
            for seed in 0..6 {
                let mut rng = Rng::new(seed);
                let small = small_ones(&game, random_position(&game, seed, 0), &mut rng);
                let positions = played(&game, game.position(&small[0]).unwrap(), &mut rng);
                let found = report(&game, &positions, &mut Budget::default()).unwrap();
                for step in found.steps {
                    let context = format!("{game}: {} → {}", step.from, step.to);
                    let left = game.position(&step.to).unwrap();
                    let here = truth(&game, &left, &mut memo);
                    let gave = step.before == Outcome::N && here.wins(game.misere);
                    assert_eq!((step.lost, step.refuted.is_some()), (gave, gave), "{context}");
                    let Some(refuted) = step.refuted else { continue };
                    let options: Vec<String> =
                        next(&game, &left).iter().map(|to| game.text(to)).collect();
                    match refuted.answer {
                        None => assert!(game.misere && options.is_empty(), "{context}"),
                        Some(answer) => {
                            assert!(options.contains(&answer.to), "{context}");
                            let to = game.position(&answer.to).unwrap();
                            assert!(!truth(&game, &to, &mut memo).wins(game.misere), "{context}");
                            answers += 1;
                        }
                    }
                    let sum = refuted.values.iter().fold(0, |sum, value| sum ^ value.0);
                    if let Some(said) = refuted.sum {
                        assert!(said.0 == sum && sum == here.nimber && sum != 0, "{context}");
                        sums += 1;
                    }
                }
            }
        }
    }
    assert!(sums > 20 && answers > sums, "{sums} sums, {answers} answers");
}
