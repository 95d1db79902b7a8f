//! Texts with deep nesting must give a result or an error with a span, within a small stack. In a browser, a stack
//! overflow would end the core without such an error.

use std::thread;

use mexplorer::union::{count_sets, count_union};
use mexplorer::{
    Budget, Error, ErrorCode, Game, Limits, Opponent, Result, analyze, describe, find_move,
    quotient, respond, table,
};

/// The number of nested levels in a test text.
const DEEP: usize = 100_000;
/// The stack of WebAssembly in bytes. The test is stricter than WebAssembly, because a test build has larger stack
/// frames.
const STACK: usize = 1 << 20;
/// The budget of steps for each query.
const STEPS: u64 = 100_000;

/// Run `work` in a thread with the small stack.
fn narrow<T: Send + 'static>(work: impl FnOnce() -> T + Send + 'static) -> T {
    thread::Builder::new().stack_size(STACK).spawn(work).unwrap().join().unwrap()
}

/// Run every query about a game and one of its positions. Return the first error of parsing.
fn asked(game: &str, position: &str) -> Result<()> {
    let (game, position) = (game.to_string(), position.to_string());
    narrow(move || {
        let game = Game::parse(&game)?;
        let budget = || Budget::steps(STEPS);
        let _ = table(&game, 20, &mut budget());
        let _ = quotient(&game, 10, &mut budget());
        let _ = game.to_string().len() + game.clone().to_string().len();
        let here = game.position(&position)?;
        describe(&game, &here);
        let _ = analyze(&game, &here, Limits { moves: 3, steps: STEPS });
        let _ = respond(&game, &here, Opponent { skill: 1.0, seed: 1 }, &mut budget());
        let _ = respond(&game, &here, Opponent { skill: 0.0, seed: 1 }, &mut budget());
        let _ = find_move(&game, &here, &position);
        Ok(())
    })
}

/// Return the error code of a game's text, and the start of the error's span.
fn refused(game: &str) -> (ErrorCode, Option<usize>) {
    let Error { code, span, .. } = asked(game, "3 4").unwrap_err();
    (code, span.map(|span| span.start))
}

#[test]
fn games_of_all_parts_do_not_nest() {
    for name in ["every ", "rapid "] {
        let text = name.repeat(DEEP) + "nim";
        assert_eq!(refused(&text), (ErrorCode::NoParts, Some(name.len())));
        assert_eq!(refused(&name.repeat(DEEP)), (ErrorCode::NoParts, Some(name.len())));
        let other = name.to_string() + &"rapid every ".repeat(DEEP) + "n -> n-1";
        // The arrow in the text shows that it contains a rule, which may be refused, but not by an internal error.
        assert_ne!(refused(&other).0, ErrorCode::Internal);
    }
    assert_eq!(refused("every rapid nim"), (ErrorCode::NoParts, Some(6)));
}

#[test]
fn rules_nest_no_deeper_than_is_read() {
    let many = |text: &str| text.repeat(DEEP);
    let deep = |text: &str| {
        let (code, spot) = refused(text);
        assert_eq!(code, ErrorCode::TooDeep, "{}", &text[..40]);
        assert!(spot.is_some_and(|spot| spot < 5000), "{}: {spot:?}", &text[..40]);
    };
    for head in ["n -> ", "(x, y) -> "] {
        let name = if head.starts_with('n') { "n" } else { "x" };
        deep(&format!("{head}{}{name}-1{}", many("("), many(")")));
        deep(&format!("{head}{}", many("(")));
        deep(&format!("{head}{}{name}", many("-")));
        deep(&format!("{head}{}", many("min(")));
        deep(&format!("{head}{}", many("gcd(1, ")));
        deep(&format!("{head}{}", many("((1, 2), ")));
        deep(&format!("n -> n-1 if {}n > 1", many("not ")));
        deep(&format!("n -> n-1 if {}", many("prime(")));
        deep(&format!("n -> n-1 if {}", many("n > 0 and (")));
        deep(&format!("n -> n-1 for i in {}", many("(1 + ")));
        deep(&format!("{head}{name}{}", many("-1")));
        deep(&format!("{head}{name}{}", many("/2")));
        deep(&format!("n -> n-1 if n > 1{}", many(" and n > 1")));
        deep(&format!("n -> n-1 if n > 1{}", many(" or n > 1")));
    }
}

/// A text that is long but not deeply nested is parsed, or refused with an error other than the one for depth.
#[test]
fn rules_may_be_long() {
    let many = |text: &str| text.repeat(DEEP);
    for text in [
        format!("n -> n-1{}", many(" | n-1")),
        format!("n -> n-1 if 0 < 1{}", many(" <= 2")),
        format!("n -> n-1 if n > 0{}", many(", n > 0")),
        format!("n -> min(n-1{})", many(", n-1")),
        format!("n -> (n-1{})", many(", n-1")),
        format!("n -> {}n-1", many("n-1 for i in 1..2 | ")),
        format!("n -> n-1 for i in 1..n{}", many(", i in 1..n")),
        format!("(x, y) -> (x-1, y){}", many(" | (x, y-1)")),
        format!("(x{}) -> (x-1, y)", many(", y")),
        many("(x, y) -> "),
        many("n -> "),
        many("n -> n-1 misere "),
        format!("n -> n-1{}n-2", many("\n")),
        format!("n -> n-1 if n{}", many(" & n")),
        format!("n -> n-1 if n{}", many(" is")),
        format!("n -> n-1 if d{}", many(" | d")),
        format!("n -> n-k where k<1{}", many(", k<1")),
        format!("n -> n-k for 1{}", many(" < k")),
        format!("n -> n-k for k = 1{}", many(", 2")),
        format!("n -> {}", many("{")),
    ] {
        let _ = asked(&text, "5 6");
        let _ = asked(&text, "5");
    }
}

#[test]
fn codes_sets_and_names_may_be_long() {
    let many = |text: &str| text.repeat(DEEP);
    for game in [
        format!("0.{}", many("[")),
        format!("0.{}", many("7")),
        format!("0.{}", many("[7]")),
        format!("4.[{}]", many("3")),
        format!("hex 0.{}", many("F")),
        format!("hex 0.{}", many("(")),
        format!("subtract {}", many("1..2 ")),
        format!("subtract {}", many("1..")),
        format!("race {}", many("3,")),
        format!("product {}", many("product ")),
        format!("product {}", many("ruler ")),
        format!("ring {}", many("ring ")),
        format!("cut {}", many("cut ")),
        many("misere "),
        many("nim "),
        many("("),
        many("-> "),
    ] {
        let _ = asked(&game, "5 6");
    }
}

/// Return the edges of a path, of a cycle and of a star as text.
fn graphs(sign: &str, size: usize) -> [String; 3] {
    let edge = |from: usize, to: usize| format!("{from}{sign}{to}");
    let path: Vec<String> = (0..size).map(|i| edge(i, i + 1)).collect();
    let ring: Vec<String> = (0..size).map(|i| edge(i, (i + 1) % size)).collect();
    let star: Vec<String> = (1..size).map(|i| edge(0, i)).collect();
    [path.join(" "), ring.join(" "), star.join(" ")]
}

/// The message of an error has a limited length for any typed text, and its span lies within the text.
#[test]
fn messages_stay_short() {
    let many = |text: &str| text.repeat(10 * DEEP);
    let short = |error: Error, length: usize| {
        assert!(error.message.chars().count() <= 1001, "{:?}", error.code);
        let details = error.details.iter().filter(|(name, _)| *name != "known");
        details.for_each(|(name, detail)| assert!(detail.to_string().len() <= 1000, "{name}"));
        assert!(error.span.is_some_and(|span| span.end <= length), "{:?}", error.code);
    };
    for text in
        [many("x"), many("多"), format!("nim {}", many("y")), format!("moore {}", many("z"))]
    {
        short(Game::parse(&text).unwrap_err(), text.encode_utf16().count());
    }
    let nim = Game::parse("nim").unwrap();
    for text in [many("x"), many("9"), format!("-{}", many("9"))] {
        short(nim.position(&text).unwrap_err(), text.len());
    }
    let here = nim.position("3 4").unwrap();
    short(find_move(&nim, &here, &many("5 ")).unwrap_err(), 2 * 10 * DEEP);
    let error = Game::parse(&many("x")).unwrap_err();
    assert_eq!(error.span.map(|span| (span.start, span.end)), Some((0, 10 * DEEP)));
}

#[test]
fn graphs_may_be_paths() {
    for edges in graphs(">", DEEP) {
        asked(&format!("graph {edges}"), "0 1 2").unwrap();
        asked(&format!("graph {edges} misere"), "0").unwrap();
    }
    for edges in graphs("-", DEEP) {
        asked(&format!("geography {edges}"), "0").unwrap();
    }
}

#[test]
fn plants_may_be_stalks() {
    for edges in graphs("-", 1_000) {
        for game in ["hackenbush", "prune", "uproot"] {
            let _ = asked(game, &edges);
        }
    }
}

/// Parse long texts as positions of every game. Most games refuse such a text with an error that has a span.
#[test]
fn positions_may_be_long() {
    for sign in ["(", "A", "H", "T", "X.", "x", ".", "1/", "1:", "0-1", "2:3 ", "3-"] {
        for entry in mexplorer::GAMES {
            let text = sign.repeat(DEEP);
            narrow(move || {
                let game = Game::parse(entry.game).unwrap();
                match game.position(&text) {
                    Ok(here) => _ = describe(&game, &here),
                    Err(error) => assert!(error.span.is_some(), "{game}: {error:?}"),
                }
            });
        }
    }
}

#[test]
fn sets_and_divisors_may_be_long() {
    let many = |text: &str| text.repeat(DEEP);
    for name in [many("A&"), many("("), many("A")] {
        narrow(move || {
            let _ = count_sets(&[(name.clone(), "1".to_string()), ("A".into(), "2".into())]);
            let _ = count_union(&name, std::slice::from_ref(&name), 5, &mut Budget::steps(STEPS));
        });
    }
}
