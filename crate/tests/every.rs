//! Compare games in which a move changes all parts at once with plain play on whole positions.

use std::collections::HashMap;

use crate::common::{agrees_with_itself, check, heaps, next};
use mexplorer::{Budget, Game, Limits, Outcome, Position, analyze, outcome};

/// Check `every` and `rapid` play of a game: play ends with the last part or with the first part.
fn both(game: &str, positions: &[String]) {
    check(&format!("every {game}"), positions);
    check(&format!("rapid {game}"), positions);
}

#[test]
fn heaps_in_all_parts_at_once() {
    check("every nim", &heaps(3, 2));
    check("rapid nim", &heaps(3, 2));
    both("nim", &heaps(2, 4));
    for game in ["subtract 1 3 4", "subtract 2 3", "bounded 2", "subtract 2 5 7"] {
        both(game, &heaps(2, 7));
        both(game, &heaps(3, 3));
    }
    both("n -> n-1 | n-3 if n > 2 | n/2 if n > 1", &heaps(2, 5));
}

#[test]
fn heaps_that_break_in_all_parts_at_once() {
    for game in ["kayles", "0.07", "lasker", "0.137", "hex 0.8F"] {
        both(game, &heaps(1, 6));
        both(game, &heaps(2, 4));
        both(game, &heaps(3, 2));
    }
    both("grundy", &heaps(2, 6));
    both("dawson", &heaps(2, 6));
    both("treblecross", &heaps(2, 5));
    both("n -> n-2 | (i, i, n-1-2*i) for i in 1..n/2 if 2*i < n", &heaps(2, 6));
}

#[test]
fn pieces_that_all_move() {
    let places = |count: usize, most: u64| -> Vec<String> {
        heaps(2 * count, most).into_iter().filter(|t| t.split(' ').count() % 2 == 0).collect()
    };
    both(
        "(x, y) -> (x-1, y-2) | (x-2, y-1) | (x+1, y-2) | (x-2, y+1)",
        &["4 2 3 3", "3 5", "2 2 3 1", "0 3 4 1", "3 3 3 3"].map(String::from),
    );
    both("(x, y) -> (x-1, y) | (x, y-1) | (x-1, y-1)", &places(1, 3));
    both("(x, y) -> (x-1, y) | (x, y-1) | (x-1, y-1)", &["1 2 2 1", "2 2 0 3"].map(String::from));
}

/// Return the number of moves until the end by plain play on whole positions. With `long`, the winner delays the end
/// and the loser hastens it; otherwise the winner hastens it and the loser delays it.
fn lasts(game: &Game, position: &Position, long: bool, memo: &mut HashMap<Position, u64>) -> u64 {
    if let Some(known) = memo.get(position) {
        return *known;
    }
    let all: Vec<u64> = next(game, position).iter().map(|p| lasts(game, p, long, memo)).collect();
    let lost = |moves: &&u64| moves.is_multiple_of(2) != game.misere;
    let best = |long, moves: Vec<u64>| {
        if long { moves.into_iter().max() } else { moves.into_iter().min() }
    };
    let good = best(long, all.iter().filter(lost).copied().collect());
    let found = good.or(best(!long, all)).map_or(0, |best| best + 1);
    memo.insert(position.clone(), found);
    found
}

/// The number of moves of a whole position is the greatest of the numbers of its parts under `every`, the least under
/// `rapid`.
#[test]
fn counts_of_parts_decide() {
    for misere in ["", " misere"] {
        for (name, long) in [("every", true), ("rapid", false)] {
            for inner in ["subtract 1 3 4", "kayles", "0.07", "subtract 2 3"] {
                let game = Game::parse(&format!("{name} {inner}{misere}")).unwrap();
                let mut memo = HashMap::new();
                for text in heaps(3, 4) {
                    let position = game.position(&text).unwrap();
                    let whole = lasts(&game, &position, long, &mut memo);
                    let mut part =
                        |heap: &u64| lasts(&game, &Position::Heaps(vec![*heap]), long, &mut memo);
                    let parts: Vec<u64> = position.heaps().iter().map(&mut part).collect();
                    let found = if long { parts.iter().max() } else { parts.iter().min() };
                    assert_eq!(found, Some(&whole), "{game} at {text}");
                }
            }
        }
    }
}

#[test]
fn large_positions() {
    for misere in ["", " misere"] {
        for name in ["every", "rapid"] {
            let game = |inner: &str| format!("{name} {inner}{misere}");
            agrees_with_itself(&game("nim"), "9007199254740991 5 9007199254740990");
            agrees_with_itself(&game("subtract 1 3 4"), "9007199254740991 5000 123456789012345");
            agrees_with_itself(&game("subtract 2 5 7 11"), "9007199254740991 900");
            agrees_with_itself(&game("bounded 9"), "9007199254740991 9007199254740990");
            agrees_with_itself(&game("kayles"), "300 299 41 12 7 7 7");
            agrees_with_itself(&game("(x, y) -> (x-1, y) | (x, y-1)"), "60 41 7 90");
            let many = vec!["5 7 9 3 4"; 20_000].join(" ");
            let parsed = Game::parse(&game("subtract 1 3 4")).unwrap();
            let position = parsed.position(&many).unwrap();
            assert!(outcome(&parsed, &position, &mut Budget::default()).is_ok());
            assert!(analyze(&parsed, &position, Limits::default()).is_ok());
        }
    }
    let game = Game::parse("every kayles").unwrap();
    let huge = game.position("9007199254740991 3").unwrap();
    let found = outcome(&game, &huge, &mut Budget::default());
    assert_eq!(found.unwrap_err().code.as_str(), "budget");
}

#[test]
fn what_has_no_parts_is_refused() {
    let refused = [
        ("every", "missing-argument"),
        ("rapid misere", "missing-argument"),
        ("every nimm", "unknown-game"),
        ("every chomp", "no-parts"),
        ("every wythoff", "no-parts"),
        ("every graph a>b b>a", "no-parts"),
        ("rapid every nim", "no-parts"),
        ("every subtract 0 1", "zero-in-set"),
        ("every subtract", "empty-set"),
    ];
    for (text, code) in refused {
        assert_eq!(Game::parse(text).unwrap_err().code.as_str(), code, "{text}");
    }
    // The span of an error refers to the text as typed, before full-width characters are converted.
    let error = Game::parse("ｅｖｅｒｙ  subtract 1 0").unwrap_err();
    assert_eq!(error.span.map(|span| (span.start, span.end)), Some((18, 19)));
    // The span of an error about a rule that cannot be a part covers the whole rule, also in brackets.
    let rule = "(x, y) -> (u, y) + (x-u, y) for u in 1..x-1";
    for text in
        [format!("every {rule}"), format!("rapid [{rule}]"), format!("nim + [every [{rule}]]")]
    {
        let error = Game::parse(&text).unwrap_err();
        let of = error.details.iter().find(|(name, _)| *name == "of").map(|(_, of)| of.clone());
        assert_eq!((error.code.as_str(), of), ("no-parts", Some("splits".into())), "{text}");
        let span = error.span.unwrap();
        assert_eq!(text[span.start..span.end].trim_matches(['[', ']']), rule);
    }
    let game = Game::parse("Every Subtract 4，3,1 MISERE").unwrap();
    assert_eq!(game.to_string(), "every subtract 1 3 4 misere");
}

#[test]
fn a_part_without_a_move_ends_what_the_first_decides() {
    let rapid = Game::parse("rapid subtract 2 3").unwrap();
    let position = rapid.position("9 1").unwrap();
    let found = analyze(&rapid, &position, Limits::default()).unwrap();
    assert_eq!((found.outcome, found.moves.len()), (Outcome::P, 0));
    let every = Game::parse("every subtract 2 3").unwrap();
    let found = analyze(&every, &every.position("9 1").unwrap(), Limits::default()).unwrap();
    assert_eq!(found.moves.iter().map(|m| m.text.as_str()).collect::<Vec<_>>(), ["1-3", "1-2"]);
}

/// Two choices that lead to the same position are one move, also if a theorem instead of a search finds the winning
/// moves.
#[test]
fn each_result_is_listed_once() {
    for (game, position) in [
        ("rapid n -> n-2 if n % 2 == 1 | (i, n-1-i) for i in 1..n-2", "5 3"),
        ("rapid n -> n-3 if n > 4 | (i, n-1-i) for i in 1..n-2", "6 5"),
        ("every n -> n-3 if n > 4 | (i, n-1-i) for i in 1..n-2", "6 5"),
    ] {
        let game = mexplorer::Game::parse(game).unwrap();
        let position = game.position(position).unwrap();
        let limits = mexplorer::Limits { moves: 1000, ..Default::default() };
        let found = mexplorer::analyze(&game, &position, limits).unwrap();
        let results: std::collections::BTreeSet<&str> =
            found.moves.iter().map(|found| found.to.as_str()).collect();
        assert_eq!(found.moves.len(), results.len(), "{game}");
        assert_eq!(found.move_count.map(|count| count.0), Some(results.len() as u128), "{game}");
    }
}
