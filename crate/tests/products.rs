//! Compare products of coin-turning games, which are valued by nim multiplication, with plain play.

use crate::common::check;
use mexplorer::{Budget, ErrorCode, Game, Limits, Nimber, Outcome, analyze, outcome, respond};

/// Return the positions with heads on some of the squares of a plane; `some` selects the sets of squares by their bits.
fn planes(rows: u64, columns: u64, some: impl Fn(u64) -> bool) -> Vec<String> {
    let cells: Vec<String> =
        (0..rows).flat_map(|r| (0..columns).map(move |c| format!("{r}:{c}"))).collect();
    let position = |bits: u64| {
        let heads = (0..cells.len()).filter(|i| bits >> i & 1 == 1).map(|i| cells[i].as_str());
        let text = heads.collect::<Vec<&str>>().join(" ");
        if text.is_empty() { "0".to_string() } else { text }
    };
    (0..1u64 << cells.len()).filter(|bits| some(*bits)).map(position).collect()
}

#[test]
fn products_of_two_games() {
    for rows in ["turning-turtles", "mock-turtles", "ruler", "twins"] {
        for columns in ["turning-turtles", "mock-turtles", "ruler", "twins"] {
            let game = format!("product {rows} {columns}");
            check(&game, &planes(2, 3, |_| true));
        }
    }
    check("product ruler twins", &planes(3, 3, |bits| bits % 7 == 3));
    check("product mock-turtles ruler", &planes(3, 3, |bits| bits % 11 == 5));
}

#[test]
fn corners_and_rugs() {
    check("corners", &planes(3, 3, |bits| bits.count_ones() < 4));
    check("corners", &["1:3", "3:1", "2:3"].map(String::from));
    check("rugs", &planes(3, 3, |bits| bits.count_ones() < 3));
}

/// Compute the value of a single head on each square of a small plane by the mex over its moves; the values of several
/// heads add up.
#[test]
fn a_head_is_worth_the_mex_of_its_moves() {
    for game in ["corners", "rugs", "product mock-turtles twins", "product ruler turning-turtles"] {
        let game = Game::parse(game).unwrap();
        let side = if game.name() == "rugs" { 8 } else { 9 };
        let mut values = vec![vec![0u64; side]; side];
        for r in 0..side {
            for c in 0..side {
                let position = game.position(&format!("{r}:{c}")).unwrap();
                let mut seen = std::collections::BTreeSet::new();
                let _ = game.rules().moves(&position, &mut |mv| {
                    let mexplorer::Move::Flip { rows, columns } = &mv else { unreachable!() };
                    let all = rows.iter().flat_map(|r| columns.iter().map(move |c| (*r, *c)));
                    let others = all.filter(|at| *at != (r as u64, c as u64));
                    seen.insert(others.fold(0, |sum, (r, c)| sum ^ values[r as usize][c as usize]));
                    std::ops::ControlFlow::Continue(())
                });
                values[r][c] = (0..).find(|v| !seen.contains(v)).unwrap();
                let parts = game.rules().parts(&position);
                assert_eq!(
                    game.rules().as_values().unwrap().part_value(&parts[0]),
                    Some(Nimber(values[r][c])),
                    "{game}"
                );
            }
        }
    }
}

#[test]
fn huge_coordinates_are_answered_or_refused() {
    let last = (1u64 << 53) - 1;
    let game = Game::parse("corners").unwrap();
    let position = game.position(&format!("{last}:{last} 3:{last} 0:7")).unwrap();
    let found = analyze(&game, &position, Limits::default()).unwrap();
    let product = Nimber(last).times(Nimber(last)) + Nimber(3).times(Nimber(last));
    assert_eq!((found.outcome, found.nimber), (Outcome::N, Some(product)));
    assert!(found.moves.len() == 200 && found.move_count.is_some());
    let small = game.position(&format!("5:{last} 7:7")).unwrap();
    let perfect = mexplorer::Opponent { skill: 1.0, seed: 3 };
    let reply = respond(&game, &small, perfect, &mut Budget::default()).unwrap();
    let to = game.position(&reply.to).unwrap();
    assert_eq!(outcome(&game, &to, &mut Budget::default()).unwrap(), Outcome::P);
    let code = |game: &str, position: &str| {
        Game::parse(game).and_then(|game| game.position(position)).unwrap_err().code
    };
    assert_eq!(code("corners", "9007199254740992:1"), ErrorCode::NumberTooLarge);
    assert_eq!(code("rugs", "1:256"), ErrorCode::NumberTooLarge);
    assert_eq!(code("rugs", "1:2 1:2"), ErrorCode::CoinTwice);
    assert_eq!(code("rugs", "12"), ErrorCode::ExpectedCoin);
    assert_eq!(code("rugs", ""), ErrorCode::EmptyPosition);
    assert_eq!(code("product twins", "1:1"), ErrorCode::MissingArgument);
    assert_eq!(code("product twins nim", "1:1"), ErrorCode::UnknownGame);
    assert_eq!(Game::parse("product ruler ruler").unwrap().to_string(), "rugs");
    let full = game.position("2：3 4：1").unwrap();
    assert_eq!(game.text(&full), "2:3 4:1");
}

/// Positions with too many moves to examine each: a move that leaves the nim-sum 0 is found.
#[test]
fn a_won_position_of_large_heads_has_a_winning_move() {
    let mut rng = mexplorer::Rng::new(7);
    for game in ["corners", "product turning-turtles twins", "product mock-turtles turning-turtles"]
    {
        let game = Game::parse(game).unwrap();
        for most in [5_000, 100_000, 1 << 32, (1 << 53) - 1] {
            for heads in 1..4 {
                let mut one = || format!("{}:{}", rng.within(1, most), rng.within(1, most));
                let text: Vec<String> = (0..heads).map(|_| one()).collect();
                let position = game.position(&text.join(" ")).unwrap();
                let found = analyze(&game, &position, Limits::default()).unwrap();
                if found.outcome == Outcome::P {
                    continue;
                }
                let first = &found.moves[0];
                assert!(first.wins, "{text:?}");
                let first = mexplorer::find_move(&game, &position, &first.text).unwrap();
                let left = game.apply(&position, &first).unwrap();
                assert_eq!(outcome(&game, &left, &mut Budget::default()).unwrap(), Outcome::P);
                let perfect = mexplorer::Opponent { skill: 1.0, seed: 3 };
                respond(&game, &position, perfect, &mut Budget::default()).unwrap();
            }
        }
    }
}
