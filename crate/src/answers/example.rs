//! Tests of the worked example in CONTRIBUTING.md: the example is a complete game, and CONTRIBUTING.md contains its
//! code verbatim.

use crate::answers::analysis::{Limits, analyze};
use crate::answers::random::{random_move, random_position};
use crate::base::budget::Budget;
use crate::base::rng::Rng;
use crate::games::example::{ONE_OR_ALL, OneOrAll};
use crate::notation::Game;
use crate::notation::moves::find_move;
use crate::ruleset::solver::Solver;

/// The most lines of the example game, in all its files together.
const MOST_LINES: usize = 60;

fn section() -> String {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../CONTRIBUTING.md");
    let text = std::fs::read_to_string(path).expect("CONTRIBUTING.md");
    let section = text.split("## ").find(|section| section.starts_with("A new game"));
    section.expect("a section about a new game").to_string()
}

#[test]
fn contributing_shows_the_example_in_few_lines() {
    let section = section();
    let file = include_str!("../games/example.rs");
    assert!(section.contains(&format!("```rust\n{file}```")), "{file}");
    let entry = "one_or_all: ONE_OR_ALL;";
    assert!(section.contains(&format!("```text\n{entry}\n```")), "{entry}");
    // Every second part between the fences is code, after a line with the name of the language.
    let lines = section.split("```").skip(1).step_by(2).map(|code| code.lines().count() - 1);
    let lines: usize = lines.sum();
    assert!(lines <= MOST_LINES, "{lines} lines");
}

#[test]
fn the_example_agrees_with_plain_play() {
    for misere in [false, true] {
        let game = Game::new(OneOrAll, misere);
        let mut solver = Solver::new(game.rules());
        for code in 0..6 * 6 * 6 {
            let text = format!("{} {} {}", code % 6, code / 6 % 6, code / 36);
            let position = game.position(&text).expect("heaps");
            let parts = game.rules().parts(&position);
            let mut budget = Budget::default();
            let found = analyze(&game, &position, Limits::default()).expect("an analysis");
            assert_eq!(Ok(found.outcome), solver.outcome(&parts, misere, &mut budget), "{text}");
            if !misere {
                let value = solver.value(&parts, &mut budget).expect("a value");
                assert_eq!(found.nimber, Some(value), "{text}");
            }
            for listed in found.moves {
                let mv = find_move(&game, &position, &listed.text);
                assert_eq!(mv.as_ref(), Ok(&listed.r#move), "{} of {text}", listed.text);
                assert_eq!(find_move(&game, &position, &listed.to), mv, "{} of {text}", listed.to);
            }
        }
    }
}

#[test]
fn the_example_plays_at_random() {
    let game = Game::new(OneOrAll, false);
    assert!(game.position(ONE_OR_ALL.position).is_ok());
    for seed in 0..20 {
        let mut position = random_position(&game, seed, seed % 3);
        let mut rng = Rng::new(seed);
        while let Some(mv) = random_move(&game, &position, &mut rng) {
            assert_eq!(game.rule.allows(&position, &mv), Ok(true));
            position = game.apply(&position, &mv).expect("a legal move");
        }
        assert!(game.rules().is_over(&position));
    }
}
