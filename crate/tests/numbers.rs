//! Compare rules whose pieces are tuples of numbers with the named games that they equal, and test such rules at large
//! numbers.

use std::collections::BTreeSet;

use mexplorer::{
    Budget, ErrorCode, Game, Limits, MAX_HEAP, Nimber, Opponent, Outcome, analyze, describe,
    find_move, grid, outcome, respond,
};

const QUEEN: &str = "(x, y) -> (i, y) for i in 0..x-1 | (x, j) for j in 0..y-1 \
                     | (x-k, y-k) for k in 1..min(x, y)";
const EUCLID: &str =
    "(a, b) -> (a-k*b, b) for k in 1..a/b if b > 0 | (a, b-k*a) for k in 1..b/a if a > 0";
const BOXES: &str = "(a, b) -> (i, a-i) for i in 1..a-1 | (i, b-i) for i in 1..b-1";
const ROOK: &str = "(x, y) -> (i, y) for i in 0..x-1 | (x, j) for j in 0..y-1";
const KNIGHT: &str = "(x, y) -> (x-1, y-2) | (x-2, y-1) | (x+1, y-2) | (x-2, y+1)";

/// Compare a rule with a named game: the value, the outcome under normal and misère play, and all moves with their
/// outcomes.
fn agrees(rule: &str, game: &str, least: u64, most: u64) {
    for misere in ["", " misere"] {
        let [rule, game] =
            [rule, game].map(|text| Game::parse(&format!("{text}{misere}")).unwrap());
        for (a, b) in (least..most).flat_map(|a| (least..most).map(move |b| (a, b))) {
            let text = format!("{a} {b}");
            let found = [&rule, &game].map(|game| {
                let position = game.position(&text).unwrap();
                let limits = Limits { moves: 1000, steps: 1 << 40 };
                let found = analyze(game, &position, limits).unwrap();
                // The order of two heaps does not matter.
                let pair = |to: String| {
                    let mut heaps = game.position(&to).unwrap().heaps().to_vec();
                    heaps.sort_unstable();
                    heaps
                };
                let moves = found.moves.into_iter().map(|m| (pair(m.to), m.wins));
                (found.outcome, found.nimber, moves.collect::<BTreeSet<_>>())
            });
            assert_eq!(found[0], found[1], "{rule} and {game} at {text}");
        }
    }
}

#[test]
fn rules_are_the_games_that_they_say() {
    agrees(QUEEN, "wythoff", 0, 9);
    agrees(EUCLID, "euclid", 1, 12);
    agrees(BOXES, "two-boxes", 1, 9);
    agrees(ROOK, "nim", 0, 7);
}

#[test]
fn maps_are_those_of_the_games() {
    let map = |text: &str, side| {
        grid(&Game::parse(text).unwrap(), side, side, 0, &mut Budget::default()).unwrap().nimbers
    };
    assert_eq!(map(QUEEN, 90), map("wythoff", 90));
    assert_eq!(map(EUCLID, 120)[121..], map("euclid", 120)[121..]);
    assert_eq!(map(ROOK, 100), map("nim", 100));
}

fn far(game: &str, position: &str) -> (Outcome, Option<Nimber>) {
    let game = Game::parse(game).unwrap();
    let position = game.position(position).unwrap();
    let found = analyze(&game, &position, Limits::default()).unwrap();
    let perfect = Opponent { skill: 1.0, seed: 3 };
    let reply = respond(&game, &position, perfect, &mut Budget::default()).unwrap();
    assert_eq!(reply.wins, found.outcome == Outcome::N);
    let after = game.position(&reply.to).unwrap();
    if reply.wins {
        assert_eq!(outcome(&game, &after, &mut Budget::default()), Ok(Outcome::P));
    }
    (found.outcome, found.nimber)
}

#[test]
fn far_places_have_their_values_at_once_where_that_is_proven() {
    let near = MAX_HEAP - 7;
    assert_eq!(far(ROOK, &format!("{MAX_HEAP} {near}")), (Outcome::N, Some(Nimber(7))));
    // The values of the knight at (n, 3) repeat with period 4 from n = 5 on.
    for n in 0..8 {
        let place = |n: u64| far(KNIGHT, &format!("{n} 3 1 2"));
        assert_eq!(place(4_000_000_000_000 + n), place(80 + n), "{n}");
    }
    assert_eq!(far("(x, y) -> (x-1, y) | (x, y-1) | (x-1, y-1)", "100001 4").1, Some(Nimber(1)));
    let slow = Game::parse(KNIGHT).unwrap();
    assert_eq!(
        analyze(&slow, &slow.position("39 3").unwrap(), Limits::default()).unwrap().nimber,
        Some(Nimber(3))
    );
}

#[test]
fn what_is_too_far_is_an_error() {
    let code = |game: &str, position: &str| {
        let game = Game::parse(game).unwrap();
        let position = game.position(position).unwrap();
        let described = describe(&game, &position);
        assert!(!described.over);
        analyze(&game, &position, Limits::default()).map(|_| ()).map_err(|error| error.code)
    };
    let last = format!("{MAX_HEAP} {MAX_HEAP}");
    assert_eq!(code(QUEEN, &last), Err(ErrorCode::Memory));
    assert_eq!(code(QUEEN, "100000 3"), Err(ErrorCode::Budget));
    assert_eq!(code(BOXES, &last), Err(ErrorCode::Memory));
    assert_eq!(code(&format!("{ROOK} misere"), &last), Err(ErrorCode::Memory));
    // A move of the knight would lead to a number larger than the greatest allowed.
    assert_eq!(code(KNIGHT, &last), Err(ErrorCode::NumberTooLarge));
}

/// The rule of breaking a bar along a line equals the game `cut 1`.
#[test]
fn a_piece_may_leave_several() {
    let rule = "(x, y) -> (u, y) + (x-u, y) for u in 1..x-1 | (x, v) + (x, y-v) for v in 1..y-1";
    let (rule, cut) = (Game::parse(rule).unwrap(), Game::parse("cut 1").unwrap());
    let value = |game: &Game, text: &str| {
        analyze(game, &game.position(text).unwrap(), Limits::default()).unwrap().nimber
    };
    for (x, y) in (1..12).flat_map(|x| (1..12).map(move |y| (x, y))) {
        assert_eq!(value(&rule, &format!("{x} {y}")), value(&cut, &format!("{x}x{y}")), "{x} {y}");
    }
    let position = rule.position("5 4 2 2").unwrap();
    let read = |text: &str| {
        let found = find_move(&rule, &position, text);
        found.map(|mv| {
            (rule.move_text(&mv).unwrap(), rule.text(&rule.apply(&position, &mv).unwrap()))
        })
    };
    let broken = Ok(("1=2:4:3:4".to_string(), "2 4 3 4 2 2".to_string()));
    assert_eq!(read("1=2:4:3:4"), broken);
    assert_eq!(read("2 4 3 4 2 2"), broken);
    assert_eq!(read("1=3:4:2:4").unwrap().1, "3 4 2 4 2 2");
    assert_eq!(read("1=2:4:2:4").unwrap_err().code, ErrorCode::IllegalMove);
    assert_eq!(read("1=2:4:3").unwrap_err().code, ErrorCode::IllegalMove);
}

#[test]
fn moves_and_positions_are_read() {
    let game = Game::parse("（x，y）→（x-1，y-2）｜（x-2，y-1）").unwrap();
    let position = game.position("（3，5） 2 2").unwrap();
    assert_eq!(game.text(&position), "3 5 2 2");
    let read = |text: &str| {
        find_move(&game, &position, text)
            .and_then(|mv| game.move_text(&mv))
            .map_err(|error| error.code)
    };
    assert_eq!(read("2=1:0"), Ok("2=1:0".into()));
    assert_eq!(read("2 3 2 2"), Ok("1=2:3".into()));
    assert_eq!(read("2=1:1"), Err(ErrorCode::IllegalMove));
    assert_eq!(read("3=1:0"), Err(ErrorCode::IllegalMove));
    assert_eq!(read("2=1:0:0"), Err(ErrorCode::IllegalMove));
    assert_eq!(read("2 3 1 0"), Err(ErrorCode::IllegalMove));
    assert_eq!(read("2="), Err(ErrorCode::ExpectedNumber));
    let spot = |text: &str| {
        let error = game.position(text).unwrap_err();
        (error.code, error.span.map(|span| (span.start, span.end)))
    };
    assert_eq!(spot("3 5 2"), (ErrorCode::WrongCount, Some((4, 5))));
    assert_eq!(spot("3 x"), (ErrorCode::ExpectedNumber, Some((2, 3))));
    assert_eq!(spot(" "), (ErrorCode::EmptyPosition, Some((0, 1))));
}

/// Positions with one large number and bounded other numbers: compare them with plain recursion, extended by the period
/// of its values.
#[test]
fn a_large_number_beside_bounded_ones_is_valued() {
    type Moves = fn(i64, i64) -> Vec<(i64, i64)>;
    let cases: [(&str, i64, Moves); 6] = [
        ("(a, b) -> (max(a-3, 0), 1-b) if a > 0 | (a-1, b) if b == 1", 2, |a, b| {
            let far = (a > 0).then(|| ((a - 3).max(0), 1 - b));
            far.into_iter().chain((b == 1).then_some((a - 1, b))).collect()
        }),
        (
            "(a, b) -> (max(a-3, 0), b) if a > 0, b > 0 | (a, b-1) if a % 2 == 0 | (a-1, b)",
            5,
            |a, b| {
                let far = (a > 0 && b > 0).then(|| ((a - 3).max(0), b));
                let less = (a % 2 == 0).then_some((a, b - 1));
                far.into_iter().chain(less).chain([(a - 1, b)]).collect()
            },
        ),
        ("(a, b) -> (a-2, b+1) if b < 4 | (a-1, b-1) | (max(a-5, 0), 0) if a > 0", 5, |a, b| {
            let up = (b < 4).then_some((a - 2, b + 1));
            let back = (a > 0).then(|| ((a - 5).max(0), 0));
            up.into_iter().chain([(a - 1, b - 1)]).chain(back).collect()
        }),
        ("(a, b) -> (a-1, j) for j in 0..3 if j != b | (2, 1) if a > 9", 4, |a, b| {
            let all = (0..=3).filter(|j| *j != b).map(|j| (a - 1, j));
            all.chain((a > 9).then_some((2, 1))).collect()
        }),
        ("(a, b) -> (a-k, (b+k) % 3) for k in 1..4 if a % 4 != b", 3, |a, b| {
            (1..=4).filter(|_| a % 4 != b).map(|k| (a - k, (b + k) % 3)).collect()
        }),
        ("(b, a) -> (1-b, max(a-3, 0)) if a > 0 | (b, a-2)", 2, |b, a| {
            (a > 0).then(|| (1 - b, (a - 3).max(0))).into_iter().chain([(b, a - 2)]).collect()
        }),
    ];
    for (text, few, moves) in cases {
        let turned = text.starts_with("(b, a)");
        let game = Game::parse(text).unwrap();
        let far = 1_000_000_000_000i64;
        let side = 3000i64;
        // Compute the values column by column. Within a column the recursion visits the small values of the other
        // number first.
        let mut plain = std::collections::HashMap::<(i64, i64), u64>::new();
        fn value(
            at: (i64, i64),
            moves: Moves,
            memo: &mut std::collections::HashMap<(i64, i64), u64>,
        ) -> u64 {
            if let Some(known) = memo.get(&at) {
                return *known;
            }
            let options = moves(at.0, at.1).into_iter().filter(|to| to.0 >= 0 && to.1 >= 0);
            let values: Vec<u64> = options.map(|to| value(to, moves, memo)).collect();
            let found = (0..).find(|v| !values.contains(v)).unwrap();
            memo.insert(at, found);
            found
        }
        let place = |a: i64, b: i64| if turned { (b, a) } else { (a, b) };
        for a in 0..side {
            (0..few).for_each(|b| _ = value(place(a, b), moves, &mut plain));
        }
        // Find the least period below 800 of the values from index 1000 on.
        let same = (1..800i64).find(|p| {
            (side - 2 * p - 1200 > 0)
                && (1000..side - p)
                    .all(|a| (0..few).all(|b| plain[&place(a, b)] == plain[&place(a + p, b)]))
        });
        let period = same.unwrap_or_else(|| panic!("{text}"));
        for a in [far, far - 1, far - 7, 5000, 4999] {
            let like = 1000 + (a - 1000) % period;
            for b in 0..few {
                let (x, y) = place(a, b);
                let position = game.position(&format!("{x} {y}")).unwrap();
                let found = analyze(&game, &position, Limits::default())
                    .unwrap_or_else(|error| panic!("{text} at {x} {y}: {error}"));
                let truth = plain[&place(like, b)];
                assert_eq!(found.nimber, Some(Nimber(truth)), "{text} at {x} {y}");
                for mv in &found.moves {
                    let to = game.position(&mv.to).unwrap();
                    let lost = outcome(&game, &to, &mut Budget::default()).unwrap();
                    assert_eq!(mv.wins, lost == Outcome::P, "{text} at {x} {y}: {}", mv.text);
                }
            }
        }
    }
}
