//! Compare further named games with a plain solver on every small position. On large positions, check that the answers
//! agree with each other.

use crate::common::{agrees_with_itself, check, heaps};
use mexplorer::{Budget, DEFAULT_STEPS, Game, Limits, Opponent, Outcome, analyze, respond};

#[test]
fn e_and_d() {
    let boxes = |most: u64| (1..=most).flat_map(move |a| (1..=most).map(move |b| (a, b)));
    let pair = |(a, b): (u64, u64)| format!("{a} {b}");
    let two = boxes(5).flat_map(|one| boxes(5).map(move |two| pair(one) + " " + &pair(two)));
    check("e-and-d", &boxes(17).map(pair).chain(two).collect::<Vec<_>>());
    check("e-and-d", &["8 3 1 1".into(), "1 1 1 1 2 7".into(), "3 4 2 2 1 6".into()]);
    let game = Game::parse("e-and-d").unwrap();
    assert_eq!(game.position("3 5 2").unwrap_err().code.as_str(), "wrong-count");
    assert_eq!(game.position("3 5 2 0").unwrap_err().code.as_str(), "empty-box");
    let huge = "9007199254740990 9007199254740991 4503599627370496 7";
    agrees_with_itself("e-and-d", huge);
    agrees_with_itself("e-and-d", &format!("{huge} 9007199254740988 1125899906842624"));
    agrees_with_itself("e-and-d misere", "1 1 9007199254740990 9007199254740991");
}

#[test]
fn end_nim() {
    check("end-nim", &heaps(4, 3));
    check("end-nim", &heaps(3, 6));
    check("end-nim", &["1 2 1 3 2".into(), "3 1 1 2 3".into(), "2 1 2 1 2 1".into()]);
    let long: Vec<String> = (0..900u64).map(|i| (1 + i * i % 97 * 92_821).to_string()).collect();
    for misere in ["", " misere"] {
        agrees_with_itself(&format!("end-nim{misere}"), &long.join(" "));
        agrees_with_itself(&format!("end-nim{misere}"), "9007199254740991 1 9007199254740990");
    }
    // Empty heaps may be omitted.
    let game = Game::parse("end-nim").unwrap();
    let position = game.position("3 1 3").unwrap();
    for (text, left) in [("1 3", "0 1 3"), ("0 1 3", "0 1 3"), ("3 1", "3 1 0"), ("3-2", "3 1 1")] {
        let mv = mexplorer::find_move(&game, &position, text).unwrap();
        assert_eq!(game.text(&game.apply(&position, &mv).unwrap()), left, "{text}");
    }
    assert!(mexplorer::find_move(&game, &position, "2-1").is_err());
    let huge = game.position(&["3"; 100_000].join(" ")).unwrap();
    let found = mexplorer::outcome(&game, &huge, &mut Budget::steps(100_000));
    assert_eq!(found.unwrap_err().code.as_str(), "budget");
}

#[test]
fn boxes() {
    check("boxes", &heaps(4, 3));
    check("boxes", &heaps(6, 1));
    for misere in ["", " misere"] {
        agrees_with_itself(&format!("boxes{misere}"), "7 9007199254740990 3 9007199254740991 5 5");
    }
}

#[test]
fn poker_nim() {
    check("poker-nim 2", &heaps(2, 3));
    check("poker-nim 1", &heaps(3, 2));
    let left = |back: u64| heaps(2, 3).into_iter().map(move |heaps| format!("{heaps}:{back}"));
    check("poker-nim 4", &left(0).chain(left(2)).collect::<Vec<_>>());
    for misere in ["", " misere"] {
        agrees_with_itself(&format!("poker-nim 1000000000{misere}"), "9007190247541 90 77");
    }
    let game = Game::parse("poker-nim 10").unwrap();
    for (text, code) in [("3 5:11", "number-too-large"), ("9007199254740991 5", "number-too-large")]
    {
        assert_eq!(game.position(text).unwrap_err().code.as_str(), code, "{text}");
    }
    assert_eq!(Game::parse("poker-nim").unwrap_err().code.as_str(), "missing-argument");
}

#[test]
fn ring() {
    let some = ["5r 2", "3 1r 2r", "4r 3r", "6r 4", "1r 1 1", "0 3"].map(String::from);
    for code in ["0.77", "0.07", "0.777", "0.137", "0.6", "4.7", "0.[3]", "0.007", "0.15"] {
        check(&format!("ring {code}"), &heaps(1, 8));
        check(&format!("ring {code}"), &heaps(2, 4));
        check(&format!("ring {code}"), &some);
    }
    agrees_with_itself("ring 0.77", "9007199254740991 9007199254740990r 12");
    agrees_with_itself("ring 0.77", "2 9007199254740990");
    agrees_with_itself("ring 0.77 misere", "9007199254740991");
    let game = Game::parse("ring 0.77").unwrap();
    assert_eq!(game.position("5x").unwrap_err().code.as_str(), "stray-character");
    assert_eq!(Game::parse("ring").unwrap_err().code.as_str(), "missing-argument");
    assert_eq!(Game::parse("ring 0.79").unwrap_err().code.as_str(), "bad-code");
}

#[test]
fn two_boxes() {
    let boxes = |most: u64| (1..=most).flat_map(move |a| (1..=most).map(move |b| (a, b)));
    let all: Vec<String> = boxes(17).map(|(a, b)| format!("{a} {b}")).collect();
    check("two-boxes", &all);
    let game = Game::parse("two-boxes").unwrap();
    assert_eq!(game.position("3 0").unwrap_err().code.as_str(), "empty-box");
    for misere in ["", " misere"] {
        agrees_with_itself(&format!("two-boxes{misere}"), "9007199254740990 9007199254740991");
    }
}

#[test]
fn northcott() {
    let rows = |most: usize| heaps(most, 3).into_iter();
    let all = |most, back: u64| rows(most).map(move |gaps| format!("{gaps}:{back}"));
    check("northcott", &rows(3).collect::<Vec<_>>());
    check("northcott", &all(2, 1).chain(all(2, 3)).chain(all(1, 4)).collect::<Vec<_>>());
    for misere in ["", " misere"] {
        agrees_with_itself(&format!("northcott{misere}"), "9007199254740 90 77:9007190247541");
    }
}

#[test]
fn cut() {
    let sheets =
        |most: u64| (1..=most).flat_map(move |w| (1..=most).map(move |h| format!("{w}x{h}")));
    check("cut 2", &sheets(6).collect::<Vec<_>>());
    check("cut 2", &["5x4 2x3", "4x4 4x2 1x9", "2x5 4x3"].map(String::from));
    check("cut 3", &["6x7", "8x6 3x7", "5x9"].map(String::from));
    check("cut 1", &["1x1", "3x2", "2x2 1x3", "4x2", "1x5 1x2"].map(String::from));
    for (game, sheets) in
        [("cut 2", "60x41 17x33 90x12"), ("cut 5", "60x41 7x5"), ("cut 1", "99x8")]
    {
        agrees_with_itself(game, sheets);
    }
    agrees_with_itself("cut 1 misere", "9007199254740991x9007199254740990 3x3");
    let game = Game::parse("cut 2").unwrap();
    assert_eq!(game.position("5 4 2x3"), game.position("5x4 2x3"));
    for (text, code) in [("5", "wrong-count"), ("5 4x3", "wrong-count"), ("0x3", "zero-in-set")] {
        assert_eq!(game.position(text).unwrap_err().code.as_str(), code, "{text}");
    }
    let huge = game.position("9007199254740991x9007199254740991").unwrap();
    let found = mexplorer::outcome(&game, &huge, &mut Budget::default());
    assert_eq!(found.unwrap_err().code.as_str(), "budget");
}

#[test]
fn cram() {
    let boards = |width: usize, height: usize| {
        (0..1u32 << (width * height)).map(move |code| {
            let row = |y: usize| -> String {
                (0..width)
                    .map(|x| if code >> (y * width + x) & 1 > 0 { '.' } else { '#' })
                    .collect()
            };
            (0..height).map(row).collect::<Vec<_>>().join(" ")
        })
    };
    for (width, height) in [(1, 7), (2, 3), (3, 2), (5, 1), (2, 4)] {
        check("cram", &boards(width, height).collect::<Vec<_>>());
    }
    check("cram", &["3x3", "4x3", ".... .##. ....", "#... .... ...#"].map(String::from));
    let game = Game::parse("cram").unwrap();
    for (text, code) in [("..x ...", "stray-character"), (".. ...", "wrong-count")] {
        assert_eq!(game.position(text).unwrap_err().code.as_str(), code, "{text}");
    }
    // The outcome of a large empty board follows from a rotation of the board by half a turn.
    for (text, outcome) in [("20x30", Outcome::P), ("7x20", Outcome::N), ("21x4", Outcome::N)] {
        let position = game.position(text).unwrap();
        assert_eq!(mexplorer::outcome(&game, &position, &mut Budget::default()), Ok(outcome));
        let perfect = Opponent { skill: 1.0, seed: 3 };
        let mut budget = Budget::default();
        let mv = respond(&game, &position, perfect, &mut budget).unwrap();
        assert_eq!(mv.wins, outcome == Outcome::N, "{text}");
        // The analysis computes further facts about the position in few steps, with the same outcome.
        let found = analyze(&game, &position, Limits::default()).unwrap();
        assert_eq!(found.moves[0].wins, outcome == Outcome::N, "{text}");
        assert!(found.steps < DEFAULT_STEPS / 4, "{text}: {} steps", found.steps);
    }
}

#[test]
fn sizes_are_read_with_the_sign_of_multiplication() {
    for (game, plain, signed) in
        [("cram", "3x4", "３×４"), ("cut 2", "5x4 2x2", "５×４ 2×2"), ("cut 1", "5x4", "5*4")]
    {
        let game = mexplorer::Game::parse(game).unwrap();
        assert_eq!(game.position(signed).unwrap(), game.position(plain).unwrap());
    }
}
