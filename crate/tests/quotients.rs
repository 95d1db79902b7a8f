//! Compare misère play by misère quotients with plain play. On large positions, check that the answers agree with each
//! other.

use std::collections::HashMap;

use mexplorer::{Budget, ErrorCode, Game, Limits, Opponent, Outcome, Period};
use mexplorer::{analyze, find_move, outcome, quotient, respond};

/// Return the outcome of a position by examining every option of it and of its followers.
fn plainly(game: &Game, text: &str, known: &mut HashMap<String, Outcome>) -> Outcome {
    let mut position = game.position(text).unwrap();
    game.rule.standard(&mut position);
    let text = game.text(&position);
    if let Some(found) = known.get(&text) {
        return *found;
    }
    let mut options = Vec::new();
    let _ = game.rules().moves(&position, &mut |mv| {
        options.push(game.text(&game.apply(&position, &mv).unwrap()));
        std::ops::ControlFlow::Continue(())
    });
    let wins = options.iter().any(|option| plainly(game, option, known) == Outcome::P);
    let found = if options.is_empty() || wins { Outcome::N } else { Outcome::P };
    known.insert(text, found);
    found
}

/// Heaps that are not tame, in codes, user-written rules and subtraction games: check the outcomes and
/// every move.
#[test]
fn wild_heaps_against_plain_play() {
    for name in [
        "kayles misere",
        "0.07 misere",
        "0.75 misere",
        "0.0137 misere",
        "4.56 misere",
        "0.F1 misere",
        "0.1[07] misere",
        "grundy misere",
        "n -> n-1 | n-3 | (a, n-2-a) for a in 1..n-3 misere",
        "n -> (i, n-i) for i in 1..n-1 if i % 3 = 1 | n-2 misere",
        "subtract 2 5 7 misere",
    ] {
        let Ok(game) = Game::parse(name) else { panic!("{name}") };
        let mut known = HashMap::new();
        for (a, b, c) in (0..=11).flat_map(|a| (0..=a).map(move |b| (a, b, (a + b) % 6))) {
            let text = format!("{a} {b} {c}");
            let expected = plainly(&game, &text, &mut known);
            let found = analyze(&game, &game.position(&text).unwrap(), Limits::default()).unwrap();
            assert_eq!(found.outcome, expected, "{name} at {text}");
            for mv in &found.moves {
                let wins = plainly(&game, &mv.to, &mut known) == Outcome::P;
                assert_eq!(mv.wins, wins, "{name} at {text}, {}", mv.text);
            }
        }
    }
}

/// Misère Kayles with large heaps: the outcome found by the period agrees with the outcomes after each move.
#[test]
fn kayles_of_any_size() {
    let game = Game::parse("kayles misere").unwrap();
    for text in ["1000000000000000", "9007199254740991 20 12", "1000000007 9", "4 9007199254740990"]
    {
        let position = game.position(text).unwrap();
        let found = analyze(&game, &position, Limits { moves: 50, steps: 20_000_000 }).unwrap();
        assert_eq!(found.outcome, Outcome::N, "{text}");
        assert!(found.moves[0].wins, "{text}");
        for mv in found.moves.iter().filter(|mv| mv.wins) {
            let next = game.position(&mv.to).unwrap();
            assert_eq!(outcome(&game, &next, &mut Budget::default()), Ok(Outcome::P), "{}", mv.to);
        }
        let reply =
            respond(&game, &position, Opponent { skill: 1.0, seed: 1 }, &mut Budget::default());
        let reply = reply.unwrap();
        assert!(reply.wins, "{text}");
        assert!(find_move(&game, &position, &reply.text).is_ok(), "{text}");
    }
}

#[test]
fn what_is_told_of_a_quotient() {
    let kayles = Game::parse("kayles").unwrap();
    let found = quotient(&kayles, 10_000, &mut Budget::default()).unwrap();
    assert_eq!((found.order, found.p_order, found.tame, found.tn), (40, 9, false, None));
    assert_eq!(found.period, Some(Period::proven(71, 12)));
    let proof = found.proof.unwrap();
    assert_eq!((proof.bound, proof.upto, found.reached, found.cut), (168, 169, 169, false));
    assert_eq!(found.phi.len(), 170);
    assert_eq!(found.p_positions.len(), 9);
    assert_eq!((found.elements.len(), found.products.len()), (40, 40));
    let growth: Vec<_> = found.growth.iter().map(|step| (step.heap, step.order)).collect();
    let known = [(0, 1), (1, 2), (2, 6), (5, 12), (9, 18), (12, 24), (25, 32), (27, 40)];
    assert_eq!(growth, known);

    // If no finite quotient is found within the budget, the result is the partial quotient, not an error.
    let dawson = Game::parse("0.07").unwrap();
    let found = quotient(&dawson, 10_000, &mut Budget::steps(5_000_000)).unwrap();
    assert!(found.cut && found.period.is_none() && found.reached >= 25, "{}", found.reached);

    let refused = quotient(&Game::parse("wythoff").unwrap(), 10, &mut Budget::default());
    assert_eq!(refused.unwrap_err().code, ErrorCode::NoTable);
}
