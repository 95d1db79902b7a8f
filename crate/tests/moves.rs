//! Moves of every game can be played, and their texts parse back to the same moves. A move of another game is an error.

use std::ops::ControlFlow;

use mexplorer::{
    Analysis, Count, ErrorCode, GAMES, Game, Limits, Move, Position, Rng, Transition, analyze,
    describe, find_move, random_move, random_position,
};

/// The number of moves of a position that the tests examine, at most.
const LISTED: usize = 60;

fn listed(game: &Game, position: &Position) -> Vec<Move> {
    let mut moves = Vec::new();
    let _ = game.rules().moves(position, &mut |mv| {
        moves.push(mv);
        if moves.len() < LISTED { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    });
    moves
}

/// Return the games of the list in normal play, each with its example position and random positions.
fn positions() -> Vec<(Game, Vec<Position>)> {
    let of = |game: &str, position: &str| {
        let game = Game::parse(game).unwrap();
        let mut all = vec![game.position(position).unwrap()];
        for seed in 0..5 {
            let mut position = random_position(&game, seed, seed % 3);
            let mut rng = Rng::new(seed);
            // Play some random moves, to reach rows beside rings, removed nodes and ended parts.
            for _ in 0..seed % 4 {
                let Some(mv) = random_move(&game, &position, &mut rng) else { break };
                position = game.apply(&position, &mv).unwrap();
            }
            all.push(position);
        }
        (game, all)
    };
    let more =
        [("northcott", "3 5:2"), ("rapid kayles", "5 4"), ("every nim", "3 4"), ("ring 0.6", "8")];
    GAMES
        .iter()
        .map(|entry| of(entry.game, entry.position))
        .chain(more.map(|(g, p)| of(g, p)))
        .collect()
}

#[test]
fn every_listed_move_plays_and_its_text_reads_back() {
    for (game, positions) in positions() {
        for position in positions {
            let context = format!("{game} at {}", game.text(&position));
            let moves = listed(&game, &position);
            let count = game.rules().move_count(&position);
            if moves.len() < LISTED {
                assert_eq!(count, Some(moves.len() as u128), "{context}");
            }
            assert_eq!(game.rules().is_over(&position), moves.is_empty(), "{context}");
            for mv in moves {
                assert_eq!(game.rule.allows(&position, &mv), Ok(true), "{mv:?} of {context}");
                let after = game.apply(&position, &mv).unwrap();
                assert_eq!(game.position(&game.text(&after)).as_ref(), Ok(&after), "{context}");
                let text = game.move_text(&mv).unwrap();
                assert_eq!(
                    find_move(&game, &position, &text).as_ref(),
                    Ok(&mv),
                    "{text} of {context}"
                );
                let made = Transition::new(&game, &position, mv).unwrap();
                let read = game.position(&made.to).unwrap();
                assert_eq!(made.described, describe(&game, &read), "{text} of {context}");
            }
            let mut rng = Rng::new(7);
            if let Some(mv) = random_move(&game, &position, &mut rng) {
                assert_eq!(game.rule.allows(&position, &mv), Ok(true), "{mv:?} of {context}");
            }
        }
    }
}

/// The options of the parts equal the results of the moves.
#[test]
fn moves_leave_the_options_of_the_parts() {
    // Skip Hackenbush: the nodes of a plant are numbered in the order of appearance, so that equal plants may have
    // different numbers.
    for (game, positions) in positions().into_iter().filter(|(game, _)| game.name() != "hackenbush")
    {
        let rules = game.rules();
        for position in positions {
            let context = format!("{game} at {}", game.text(&position));
            let parts = rules.parts(&position);
            let mut options = std::collections::BTreeSet::new();
            for (i, part) in parts.iter().enumerate() {
                let _ = rules.options(part, &mut |left| {
                    let mut next = [&parts[..i], left, &parts[i + 1..]].concat();
                    next.retain(|part| {
                        rules.options(part, &mut |_| ControlFlow::Break(())).is_break()
                    });
                    next.sort();
                    options.insert(next);
                    if options.len() < 4 * LISTED {
                        ControlFlow::Continue(())
                    } else {
                        ControlFlow::Break(())
                    }
                });
            }
            for mv in listed(&game, &position) {
                let mut next = rules.parts(&game.apply(&position, &mv).unwrap());
                next.retain(|part| rules.options(part, &mut |_| ControlFlow::Break(())).is_break());
                next.sort();
                assert!(
                    options.len() >= 4 * LISTED || options.contains(&next),
                    "{mv:?} of {context}"
                );
            }
        }
    }
}

/// Return one move of each kind.
fn kinds() -> Vec<Move> {
    let games = positions();
    let mut kinds: Vec<Move> = Vec::new();
    for (game, positions) in &games {
        for mv in positions.iter().flat_map(|position| listed(game, position)) {
            let kind = std::mem::discriminant(&mv);
            if kinds.iter().all(|other| std::mem::discriminant(other) != kind) {
                kinds.push(mv);
            }
        }
    }
    kinds
}

/// A game accepts only the kinds of moves that it lists: applying or writing any other kind is an error.
#[test]
fn a_move_of_another_game_is_an_error() {
    let kinds = kinds();
    assert!(kinds.len() > 18, "{}", kinds.len());
    for (game, positions) in positions() {
        let own: Vec<Move> =
            positions.iter().flat_map(|position| listed(&game, position)).collect();
        let is_own = |mv: &Move| {
            own.iter().any(|other| std::mem::discriminant(other) == std::mem::discriminant(mv))
        };
        // Skip moves that take from heaps: a game may accept such moves in a form that it does not list.
        let takings =
            |mv: &Move| matches!(mv, Move::Take(_) | Move::Takes { .. } | Move::Replace { .. });
        for mv in kinds.iter().filter(|mv| !is_own(mv) && !takings(mv)) {
            let code = |error: mexplorer::Error| error.code;
            let context = format!("{mv:?} in {game}");
            let text = game.move_text(mv).map_err(code);
            assert_eq!(text, Err(ErrorCode::IllegalMove), "{context}");
            for position in &positions {
                let after = game.apply(position, mv).map_err(code);
                assert_eq!(after, Err(ErrorCode::IllegalMove), "{context}");
                assert_eq!(game.rule.allows(position, mv), Ok(false), "{context}");
            }
        }
    }
}

/// A move made for another position may be an error, but does not panic.
#[test]
fn a_move_of_another_position_does_not_panic() {
    for (game, positions) in positions() {
        let all: Vec<Move> =
            positions.iter().flat_map(|position| listed(&game, position)).collect();
        for position in &positions {
            for mv in all.iter().chain(&far_off()) {
                let _ = game.apply(position, mv);
                let _ = game.rule.allows(position, mv);
                let _ = game.move_text(mv);
            }
        }
    }
}

/// Return moves with indices beyond any board.
fn far_off() -> Vec<Move> {
    let far = usize::MAX;
    vec![
        Move::Step { heap: far, take: 1 },
        Move::Split { heap: far, into: (1, 1) },
        Move::Merge { heaps: (far, far) },
        Move::Replace { heap: far, into: vec![1] },
        Move::Divide { heap: far, into: (1, 1) },
        Move::Back { heap: far, put: u64::MAX },
        Move::Back { heap: 0, put: u64::MAX },
        Move::Piece { piece: far, to: vec![0, 0] },
        Move::Bite { row: far, column: u64::MAX },
        Move::Turn { coins: vec![far] },
        Move::Cut { edge: far, from: "0".into(), to: "a".into() },
        Move::Node { node: "a".into(), down: false, at: u32::MAX },
        Move::Slice { sheet: far, into: [1; 4] },
        Move::Domino { row: far, column: far, down: true },
        Move::Cross { board: far, row: far, column: far },
        Move::Letters { letter: 'Z', take: u64::MAX },
        Move::Each { moves: vec![Move::Replace { heap: far, into: vec![] }] },
        Move::Edge { token: far, from: "a".into(), to: "b".into(), node: u32::MAX, shared: true },
    ]
}

/// The count of winning moves includes those that are not listed, and an analysis says whether its list of moves is
/// cut.
#[test]
fn winning_moves_are_counted_beyond_the_list() {
    let of = |game: &Game, position: &Position, moves: usize| -> Option<Analysis> {
        analyze(game, position, Limits { moves, steps: 300_000 }).ok()
    };
    let (mut counted, mut cut) = (0, 0);
    for (game, positions) in positions() {
        for position in positions {
            let Some(all) = of(&game, &position, 100_000).filter(|all| !all.cut) else { continue };
            let wins = all.moves.iter().filter(|mv| mv.wins).count();
            assert_eq!(all.winning_count, Some(Count(wins as u128)), "{game}: {}", all.position);
            for limit in [0, 1, 2] {
                let Some(few) = of(&game, &position, limit) else { continue };
                assert_eq!(few.cut, few.moves.len() < all.moves.len());
                cut += usize::from(few.cut);
                if let Some(count) = few.winning_count {
                    counted += 1;
                    assert_eq!(count, Count(wins as u128), "{game}: {} by {limit}", all.position);
                }
            }
        }
    }
    assert!(counted > 300 && cut > 300, "{counted} counted, {cut} cut");
}

/// With about a thousand heaps all winning moves are listed; with a hundred thousand heaps their count may exceed the
/// number of listed ones.
#[test]
fn winning_moves_of_many_heaps() {
    let game = Game::parse("nim").unwrap();
    for (heaps, wins) in [(1001, 1001), (100_000, 0)] {
        let text: Vec<String> = (0..heaps).map(|i| (i % 2 * 7 + 8).to_string()).collect();
        let position = game.position(&format!("{} 4", text.join(" "))).unwrap();
        let limits = Limits { moves: 2000, steps: 1 << 40 };
        let found = analyze(&game, &position, limits).unwrap();
        let listed = found.moves.iter().filter(|mv| mv.wins).count();
        let count = found.winning_count.map(|count| count.0 as usize);
        assert!(found.cut && count.is_some_and(|count| count >= listed.max(wins / 2)));
        if wins > 0 {
            assert_eq!(Some(listed), count);
        }
    }
}
