//! Compare the remoteness of positions with plain retrograde analysis, which uses only the moves.

use crate::common::{heaps, in_order, next};
use crate::cycles::Plain;
use crate::registry::small_ones;
use mexplorer::{
    Budget, Count, GAMES, Game, Opponent, Outcome, Position, Rng, Unknown, prolong,
    random_position, remoteness, respond,
};

/// Compare the remoteness of positions and of all their moves with plain analysis.
fn check_all(game: &Game, positions: &[Position]) {
    let ordered = |position: &Position| in_order(game, position);
    let starts = positions.iter().map(ordered).collect();
    let options = |position: &Position| next(game, position).iter().map(ordered).collect();
    let truth = Plain::new(starts, game.misere, options);
    positions.iter().for_each(|position| check(game, position, &truth));
}

fn check(game: &Game, position: &Position, truth: &Plain<Position>) {
    let context = format!("{game} at {:?}", game.text(position));
    let budget = || Budget::steps(1 << 40);
    let expected = |position: &Position| match truth.outcome.get(&in_order(game, position)) {
        Some(outcome) => {
            let depth = truth.depth[&in_order(game, position)];
            (Some(Count(u128::from(depth))), Some(*outcome), None)
        }
        None => (None, Some(Outcome::D), Some(Unknown::Draw)),
    };
    let alone = remoteness(game, position, 0, &mut budget()).unwrap();
    let found = remoteness(game, position, 1_000_000, &mut budget()).unwrap();
    for found in [&alone, &found] {
        let said = (found.remoteness, found.outcome, found.reason);
        assert_eq!(said, expected(position), "{context}");
    }
    let all = next(game, position);
    let moves = found.moves.unwrap();
    assert_eq!(moves.len(), all.len(), "{context}");
    let mut lost = false;
    for mv in &moves {
        let to = game.position(&mv.to).unwrap();
        let said = (mv.remoteness, mv.outcome, mv.reason);
        assert_eq!(said, expected(&to), "{} of {context}", mv.text);
        assert!(!(lost && mv.outcome == Some(Outcome::P)), "winning moves first, {context}");
        lost |= mv.outcome != Some(Outcome::P);
    }
    if all.is_empty() {
        return;
    }
    let perfect = Opponent { skill: 1.0, seed: 7 };
    let reply = prolong(game, position, perfect, &mut budget()).unwrap();
    if alone.outcome == Some(Outcome::P) {
        let to = game.position(&reply.to).unwrap();
        let farthest = alone.remoteness.unwrap().0 - 1;
        let depth = truth.depth[&in_order(game, &to)];
        assert_eq!(u128::from(depth), farthest, "{} of {context}", reply.text);
    } else {
        assert_eq!(reply, respond(game, position, perfect, &mut budget()).unwrap(), "{context}");
    }
}

fn read(text: &str) -> Game {
    Game::parse(text).unwrap()
}

#[test]
fn every_game_agrees_with_plain_analysis() {
    for entry in GAMES {
        for end in ["", " misere"] {
            let game = read(&format!("{}{end}", entry.game));
            for seed in 0..4 {
                let start = match seed {
                    0 => game.position(entry.position).unwrap(),
                    _ => random_position(&game, seed, seed % 3),
                };
                let texts = small_ones(&game, start, &mut Rng::new(seed)).into_iter();
                let positions = texts.map(|text| game.position(&text).unwrap());
                check_all(&game, &positions.collect::<Vec<_>>());
            }
        }
    }
}

#[test]
fn sums_and_the_formula_of_nim_agree_with_plain_analysis() {
    for (game, count, most) in [
        ("nim", 3, 4),
        ("subtract 1 2", 3, 4),
        ("subtract 2 3", 3, 5),
        ("kayles", 3, 4),
        ("grundy", 2, 7),
        ("split", 2, 5),
        ("wythoff", 2, 8),
        ("0.137", 2, 6),
    ] {
        for end in ["", " misere"] {
            let game = read(&format!("{game}{end}"));
            let positions =
                heaps(count, most).into_iter().filter_map(|text| game.position(&text).ok());
            check_all(&game, &positions.collect::<Vec<_>>());
        }
    }
}

#[test]
fn graphs_with_cycles_agree_with_plain_analysis() {
    let mut rng = Rng::new(24);
    let (mut drawn, mut lost) = (0, 0);
    for _ in 0..120 {
        let nodes = 3 + rng.below(4);
        let name = |n: u64| char::from(b'a' + n as u8);
        let mut edges = Vec::new();
        for _ in 0..nodes + rng.below(3) {
            edges.push(format!("{}>{}", name(rng.below(nodes)), name(rng.below(nodes))));
        }
        edges.sort();
        edges.dedup();
        for end in ["", " misere"] {
            let game = read(&format!("graph {}{end}", edges.join(" ")));
            for tokens in 1..=3 {
                let at: Vec<String> = (0..tokens)
                    .map(|_| {
                        let edge = &edges[rng.below(edges.len() as u64) as usize];
                        edge[..1].to_string()
                    })
                    .collect();
                let position = game.position(&at.join(" ")).unwrap();
                check_all(&game, std::slice::from_ref(&position));
                match remoteness(&game, &position, 0, &mut Budget::default()).unwrap().outcome {
                    Some(Outcome::D) => drawn += 1,
                    Some(Outcome::P) => lost += 1,
                    _ => {}
                }
            }
        }
    }
    assert!(drawn > 50 && lost > 50, "{drawn} drawn, {lost} lost");
}

#[test]
fn large_positions_are_answered_or_said_to_be_too_far() {
    let far = |game: &str, position: &str, steps: u64| {
        let game = read(game);
        let position = game.position(position).unwrap();
        let found = remoteness(&game, &position, 0, &mut Budget::steps(steps)).unwrap();
        (found.remoteness.map(|count| count.0), found.reason)
    };
    let most = (1u128 << 53) - 1;
    assert_eq!(far("nim", "9007199254740991 9007199254740991", 1000), (Some(2 * most), None));
    assert_eq!(far("nim misere", "9007199254740991", 1000), (Some(2), None));
    assert_eq!(far("nim", &"9007199254740991 ".repeat(100_000), 1 << 24).0, Some(100_000 * most));
    // One step is too few for the plant. A win in one move, as in `subtract 1 100`, is found without a search of the
    // other moves.
    assert_eq!(
        far("hackenbush", "0-1 0-2 2-3 3-4 4-5 0-6 6-7 7-8 8-9", 1).1,
        Some(Unknown::Budget)
    );
    assert_eq!(far("subtract 1 100", "100", 1 << 20), (Some(1), None));
    assert_eq!(far("kayles misere", "40 41 42 43 44", 100_000), (None, Some(Unknown::Budget)));
    assert_eq!(far("graph a>b b>a", "a", 1000), (None, Some(Unknown::Draw)));
}

/// In a lost position that is too large for the budget, the computer chooses the same move as without prolonging play.
#[test]
fn a_lost_game_too_long_to_search_is_played_as_ever() {
    let game = read("kayles");
    let position = game.position("30 30 40 40 50 50").unwrap();
    let perfect = Opponent { skill: 1.0, seed: 3 };
    let budget = || Budget::steps(100_000);
    let reply = prolong(&game, &position, perfect, &mut budget()).unwrap();
    assert_eq!(reply, respond(&game, &position, perfect, &mut budget()).unwrap());
}
