//! Helpers for the tests of games: a solver that uses only the moves of whole positions, and the comparison of its
//! results with all answers about positions.

#![allow(dead_code)] // no test file uses all of it

use std::collections::{HashMap, HashSet};
use std::ops::ControlFlow;

use mexplorer::{
    Budget, Game, Limits, Move, Nimber, Opponent, Outcome, Position, Solver, analyze, find_move,
    outcome, prepared, respond,
};

/// The result of plain play for a position: its Grundy value and who wins.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Truth {
    pub nimber: u64,
    pub wins_normal: bool,
    pub wins_misere: bool,
}

impl Truth {
    pub fn wins(&self, misere: bool) -> bool {
        if misere { self.wins_misere } else { self.wins_normal }
    }
}

/// Return the position after each move.
pub fn next(game: &Game, position: &Position) -> Vec<Position> {
    let mut all = Vec::new();
    let _ = game.rules().moves(position, &mut |mv| {
        all.push(game.apply(position, &mv).unwrap());
        ControlFlow::Continue(())
    });
    all
}

/// Return the position with its heaps sorted and without empty heaps, if the values of its heaps add up; return any
/// other position unchanged. In games that split heaps, the orders of the heaps alone would make millions of positions.
pub fn in_order(game: &Game, position: &Position) -> Position {
    match position {
        Position::Heaps(heaps) if game.entry().adds_up => {
            let mut heaps: Vec<u64> = heaps.iter().copied().filter(|h| *h > 0).collect();
            heaps.sort_unstable();
            Position::Heaps(heaps)
        }
        _ => position.clone(),
    }
}

/// Compute the Grundy value and the winner of a whole position by plain recursion.
pub fn truth(game: &Game, position: &Position, memo: &mut HashMap<Position, Truth>) -> Truth {
    let position = &in_order(game, position);
    if let Some(known) = memo.get(position) {
        return *known;
    }
    let options: Vec<Truth> =
        next(game, position).iter().map(|option| truth(game, option, memo)).collect();
    let found = Truth {
        nimber: (0..).find(|v| options.iter().all(|o| o.nimber != *v)).unwrap(),
        wins_normal: options.iter().any(|o| !o.wins_normal),
        wins_misere: options.is_empty() || options.iter().any(|o| !o.wins_misere),
    };
    memo.insert(position.clone(), found);
    found
}

/// Return every list of 1 to `count` heaps of sizes 0 to `most`.
pub fn heaps(count: usize, most: u64) -> Vec<String> {
    let mut all = vec![Vec::new()];
    let mut last = all.clone();
    for _ in 0..count {
        last = last
            .iter()
            .flat_map(|heaps: &Vec<String>| {
                (0..=most).map(|h| [heaps.clone(), vec![h.to_string()]].concat())
            })
            .collect();
        all.extend(last.clone());
    }
    all.iter().filter(|heaps| !heaps.is_empty()).map(|heaps| heaps.join(" ")).collect()
}

/// Compare all answers about these positions with the results of plain play.
pub fn check(game_text: &str, positions: &[String]) {
    for misere in [false, true] {
        let text = if misere { format!("{game_text} misere") } else { game_text.to_string() };
        let game = Game::parse(&text).unwrap();
        assert_eq!(Game::parse(&game.to_string()).unwrap(), game);
        let mut memo = HashMap::new();
        let mut solver = Solver::new(game.rules());
        let mut budget = Budget::steps(u64::MAX);
        for text in positions {
            let position = game.position(text).unwrap();
            let canonical = game.text(&position);
            assert_eq!(game.position(&canonical).unwrap(), position, "{text} is kept");
            let truth_here = truth(&game, &position, &mut memo);
            let context = format!("{game} at {text:?}");

            // Compare the solver, which adds parts, with plain play on whole positions.
            let parts = game.rules().parts(&position);
            let solved = solver.outcome(&parts, misere, &mut budget).unwrap();
            assert_eq!(solved, Outcome::mover_wins(truth_here.wins(misere)), "solver, {context}");
            let value = solver.value(&parts, &mut budget).unwrap();
            assert_eq!(value, Nimber(truth_here.nimber), "solver's value, {context}");

            // Compare the analysis, which uses a theorem if there is one.
            let limits = Limits { moves: usize::MAX, steps: u64::MAX };
            let found = analyze(&game, &position, limits).unwrap();
            assert_eq!(found.outcome, solved, "{context}");
            assert_eq!(found.nimber, (!misere).then_some(value), "{context}");
            let all = next(&game, &position);
            assert_eq!(found.move_count.map(|c| c.0), Some(all.len() as u128), "{context}");
            assert_eq!(found.moves.len(), all.len(), "{context}");
            let listed: HashSet<&str> = found.moves.iter().map(|m| m.to.as_str()).collect();
            assert_eq!(listed.len(), all.len(), "each resulting position once, {context}");
            let mut losing_seen = false;
            for m in &found.moves {
                let to = game.position(&m.to).unwrap();
                let after = truth(&game, &to, &mut memo);
                assert_eq!(m.wins, !after.wins(misere), "{} of {context}", m.text);
                assert!(!(m.wins && losing_seen), "winning moves first, {context}");
                losing_seen |= !m.wins;
                if !misere {
                    assert_eq!(m.nimber, Some(Nimber(after.nimber)), "{} of {context}", m.text);
                }
                // Find the move by each of its two texts.
                let typed = find_move(&game, &position, &m.text).unwrap();
                assert_eq!(
                    game.text(&game.apply(&position, &typed).unwrap()),
                    m.to,
                    "{} of {context}",
                    m.text
                );
                let typed = find_move(&game, &position, &m.to).unwrap();
                assert_eq!(
                    game.text(&game.apply(&position, &typed).unwrap()),
                    m.to,
                    "{} of {context}",
                    m.to
                );
            }

            // Check that the theorem's list of winning moves is complete.
            let ready = prepared(&game, &position, &mut budget).unwrap();
            let mut winning: Vec<Move> = Vec::new();
            let known = ready.rules().as_strategy().and_then(|theorem| {
                theorem.winning(&position, misere, &mut |mv| {
                    winning.push(mv);
                    ControlFlow::Continue(())
                })
            });
            if known.is_some() {
                let expected = found.moves.iter().filter(|m| m.wins).count();
                assert_eq!(winning.len(), expected, "{winning:?}, {context}");
            }

            // Check that the computer wins every won position, and in a lost position leaves the opponent the fewest
            // winning replies.
            if !all.is_empty() {
                let perfect = Opponent { skill: 1.0, seed: text.len() as u64 };
                let reply = respond(&game, &position, perfect, &mut budget).unwrap();
                assert_eq!(reply.wins, truth_here.wins(misere), "{context}");
                let to = game.apply(&position, &reply.r#move).unwrap();
                assert!(all.contains(&to) && game.text(&to) == reply.to, "{context}");
                let mut replies = |p| {
                    let options = next(&game, p);
                    if options.is_empty() && misere {
                        return usize::MAX; // the opponent has won already
                    }
                    options.iter().filter(|o| !truth(&game, o, &mut memo).wins(misere)).count()
                };
                if reply.wins {
                    assert_eq!(replies(&to), 0, "{context}");
                } else {
                    let fewest = all.iter().map(&mut replies).min().unwrap();
                    assert_eq!(replies(&to), fewest, "{context}");
                }
            }
        }
    }
}

/// Check a position of any size without plain play: a move that the core calls winning leaves a lost position, and any
/// other move leaves a won position.
pub fn agrees_with_itself(game: &str, text: &str) {
    let game = Game::parse(game).unwrap();
    let position = game.position(text).unwrap();
    let limits = Limits { moves: 30, ..Limits::default() };
    let found = analyze(&game, &position, limits).unwrap();
    let over = found.move_count.map(|count| count.0) == Some(0);
    let any = found.moves.iter().any(|m| m.wins);
    assert_eq!(found.outcome == Outcome::N, any || over && game.misere, "{game} at {text}");
    for m in &found.moves {
        let to = game.position(&m.to).unwrap();
        let after = outcome(&game, &to, &mut Budget::default()).unwrap();
        assert_eq!(m.wins, after == Outcome::P, "{} of {game} at {text}", m.text);
        let typed = find_move(&game, &position, &m.text).unwrap();
        assert_eq!(game.apply(&position, &typed), Ok(to), "{} of {game} at {text}", m.text);
    }
    if !over {
        let reply =
            respond(&game, &position, Opponent { skill: 1.0, seed: 7 }, &mut Budget::default())
                .unwrap();
        assert_eq!(reply.wins, found.outcome == Outcome::N, "{game} at {text}");
    }
}
