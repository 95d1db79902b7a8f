//! Test typed text: every kind of mistake has its error code and its span.

use mexplorer::{Error, ErrorCode, Game};
use proptest::prelude::*;

fn game_error(text: &str) -> (ErrorCode, (usize, usize)) {
    spot(Game::parse(text).expect_err(text))
}

fn position_error(game: &str, text: &str) -> (ErrorCode, (usize, usize)) {
    spot(Game::parse(game).unwrap().position(text).expect_err(text))
}

fn spot(error: Error) -> (ErrorCode, (usize, usize)) {
    assert!(error.message.starts_with("expected"), "{}", error.message);
    let span = error.span.expect("a span");
    (error.code, (span.start, span.end))
}

#[test]
fn games() {
    for (text, expected) in [
        ("", (ErrorCode::EmptyGame, (0, 0))),
        ("   ", (ErrorCode::EmptyGame, (0, 3))),
        ("nimm", (ErrorCode::UnknownGame, (0, 4))),
        ("  chess", (ErrorCode::UnknownGame, (2, 7))),
        ("misere", (ErrorCode::UnknownGame, (0, 6))),
        ("nim 3", (ErrorCode::UnexpectedArgument, (4, 5))),
        ("nim misere misere", (ErrorCode::UnexpectedArgument, (4, 10))),
        ("moore", (ErrorCode::MissingArgument, (5, 5))),
        ("moore 0", (ErrorCode::ZeroInSet, (6, 7))),
        ("moore two", (ErrorCode::ExpectedNumber, (6, 9))),
        ("moore 2 3", (ErrorCode::UnexpectedArgument, (8, 9))),
        ("bounded", (ErrorCode::MissingArgument, (7, 7))),
        ("bounded 0", (ErrorCode::ZeroInSet, (8, 9))),
        ("bounded 3 4", (ErrorCode::UnexpectedArgument, (10, 11))),
        ("bounded x", (ErrorCode::ExpectedNumber, (8, 9))),
        ("chomp 3 3", (ErrorCode::UnexpectedArgument, (6, 7))),
        ("hackenbush 0-a", (ErrorCode::UnexpectedArgument, (11, 14))),
        ("silver dollar", (ErrorCode::UnknownGame, (0, 13))),
        ("every  nimm misere", (ErrorCode::UnknownGame, (7, 11))),
        ("product rulr twins", (ErrorCode::UnknownGame, (8, 12))),
        ("subtract", (ErrorCode::EmptySet, (8, 8))),
        ("subtract misere", (ErrorCode::EmptySet, (15, 15))),
        ("subtract 1 0 3", (ErrorCode::ZeroInSet, (11, 12))),
        ("subtract 0..4", (ErrorCode::ZeroInSet, (9, 13))),
        ("subtract 5..3", (ErrorCode::BadRange, (9, 13))),
        ("subtract 1 -3", (ErrorCode::NegativeNumber, (11, 13))),
        ("subtract 1 3x 4", (ErrorCode::StrayCharacter, (12, 13))),
        ("subtract 3.5", (ErrorCode::StrayCharacter, (10, 11))),
        ("subtract 9007199254740992", (ErrorCode::NumberTooLarge, (9, 25))),
        ("subtract 99999999999999999999999999", (ErrorCode::NumberTooLarge, (9, 35))),
        ("race ..", (ErrorCode::ExpectedNumber, (5, 7))),
        ("graph", (ErrorCode::MissingArgument, (5, 5))),
        ("graph a>b a>", (ErrorCode::EmptyName, (10, 12))),
        ("graph >", (ErrorCode::EmptyName, (6, 7))),
        ("graph a-b", (ErrorCode::StrayCharacter, (7, 8))),
        ("graph a>b a>c a>b", (ErrorCode::DuplicateEdge, (14, 17))),
        // Spans count UTF-16 units of the typed text: a full-width character counts as one, a character beyond the
        // Basic Multilingual Plane as two.
        ("ｎｉｍ　３", (ErrorCode::UnexpectedArgument, (4, 5))),
        ("subtract １，０", (ErrorCode::ZeroInSet, (11, 12))),
        ("subtract 1 🎲 0", (ErrorCode::ExpectedNumber, (11, 13))),
        ("🎲", (ErrorCode::UnknownGame, (0, 2))),
    ] {
        assert_eq!(game_error(text), expected, "{text:?}");
    }
}

#[test]
fn a_graph_may_have_cycles() {
    for text in ["graph a>a", "graph s>a a>b b>c c>a c>t", "graph a>b b>a b>c"] {
        assert_eq!(Game::parse(text).unwrap().to_string(), text);
    }
}

#[test]
fn positions() {
    for (game, text, expected) in [
        ("nim", "", (ErrorCode::EmptyPosition, (0, 0))),
        ("nim", " , ,", (ErrorCode::EmptyPosition, (4, 4))),
        ("nim", "3 x 5", (ErrorCode::ExpectedNumber, (2, 3))),
        ("nim", "3 5a", (ErrorCode::StrayCharacter, (3, 4))),
        ("nim", "-1", (ErrorCode::NegativeNumber, (0, 2))),
        ("nim", "1e5", (ErrorCode::StrayCharacter, (1, 2))),
        ("nim", "0x1", (ErrorCode::StrayCharacter, (1, 2))),
        ("nim", "３ ５ 七", (ErrorCode::ExpectedNumber, (4, 5))),
        ("nim", "9007199254740992", (ErrorCode::NumberTooLarge, (0, 16))),
        ("wythoff", "3", (ErrorCode::WrongCount, (0, 1))),
        ("wythoff", "3 4 5", (ErrorCode::WrongCount, (0, 5))),
        ("fibonacci", "13 5", (ErrorCode::WrongCount, (0, 4))),
        ("fibonacci", "13 😀", (ErrorCode::ExpectedNumber, (3, 5))),
        ("fibonacci", "13:5 4", (ErrorCode::WrongCount, (0, 6))),
        ("northcott", " :3", (ErrorCode::EmptyPosition, (1, 1))),
        ("fibonacci", "13:", (ErrorCode::ExpectedNumber, (3, 3))),
        ("letters", "AB1", (ErrorCode::ExpectedLetter, (2, 3))),
        ("letters", "Ａ中", (ErrorCode::ExpectedLetter, (1, 2))),
        ("graph a>b", "a z", (ErrorCode::UnknownNode, (2, 3))),
        ("euclid", "5", (ErrorCode::WrongCount, (0, 1))),
        ("euclid", "5 7 9", (ErrorCode::WrongCount, (0, 5))),
        ("nimble", "", (ErrorCode::EmptyPosition, (0, 0))),
        ("nimble", "3 -1", (ErrorCode::NegativeNumber, (2, 4))),
        ("silver-dollar", "", (ErrorCode::EmptyPosition, (0, 0))),
        ("silver-dollar", "1 4 4", (ErrorCode::WrongOrder, (4, 5))),
        ("silver-dollar", "１ 14　9 20", (ErrorCode::WrongOrder, (5, 6))),
        ("silver-dollar", "9007199254740992", (ErrorCode::NumberTooLarge, (0, 16))),
        ("chomp", "", (ErrorCode::EmptyPosition, (0, 0))),
        ("chomp", "3 5", (ErrorCode::WrongOrder, (2, 3))),
        ("chomp", "5 3 0 2", (ErrorCode::WrongOrder, (6, 7))),
        ("chomp", "0 0", (ErrorCode::NoPoison, (0, 1))),
        ("chomp", "5 x", (ErrorCode::ExpectedNumber, (2, 3))),
        ("ruler", "", (ErrorCode::EmptyPosition, (0, 0))),
        ("ruler", " , ", (ErrorCode::EmptyPosition, (2, 3))),
        ("turning-turtles", "HTX", (ErrorCode::ExpectedCoin, (2, 3))),
        ("mock-turtles", "Ｈ中", (ErrorCode::ExpectedCoin, (1, 2))),
        ("mock-turtles", "H🐢T", (ErrorCode::ExpectedCoin, (1, 3))),
        ("hackenbush", "", (ErrorCode::EmptyPosition, (0, 0))),
        ("hackenbush", "0-a b", (ErrorCode::ExpectedEdge, (4, 5))),
        ("hackenbush", "0-a a-", (ErrorCode::EmptyName, (4, 6))),
        ("hackenbush", "-a", (ErrorCode::EmptyName, (0, 2))),
        ("hackenbush", "0-a a>b", (ErrorCode::StrayCharacter, (5, 6))),
        ("hackenbush", "0-a b-c c-d", (ErrorCode::Unrooted, (4, 7))),
        ("hackenbush", "0-a 地-中", (ErrorCode::Unrooted, (4, 7))),
        ("hackenbush", "a-a", (ErrorCode::Unrooted, (0, 3))),
    ] {
        assert_eq!(position_error(game, text), expected, "{game} {text:?}");
    }
}

#[test]
fn canonical_forms() {
    for (text, canonical) in [
        ("NIM", "nim"),
        (" nim  misère ", "nim misere"),
        ("moore 02", "moore 2"),
        ("subtract 4,3，1、1", "subtract 1 3 4"),
        ("subtract 1 2 3 5", "subtract 1..3 5"),
        ("subtract 1..2", "subtract 1 2"),
        ("subtract ５..９ 3..6", "subtract 3..9"),
        ("race 9..9", "race 9"),
        ("graph a→b, b>c d c", "graph a>b b>c d"),
        ("graph a>b>c", "graph a>b b>c"),
        ("BOUNDED ０3", "bounded 3"),
        ("Silver-Dollar misere", "silver-dollar misere"),
        ("turning−turtles", "turning-turtles"),
    ] {
        assert_eq!(Game::parse(text).unwrap().to_string(), canonical);
    }
    for (game, text, canonical) in [
        ("nim", "３，５　0 7\t", "3 5 0 7"),
        ("nim", "007", "7"),
        ("letters", "ｂaＡ b", "BAAB"),
        ("fibonacci", "13：5", "13:5"),
        ("graph a>b", "b,a", "b a"),
        ("silver-dollar", "１，４ 6", "1 4 6"),
        ("nimble", "5 0,5", "5 0 5"),
        ("chomp", "5、5 3 0", "5 5 3"),
        ("turning-turtles", "ｈtＴ H", "HTTH"),
        ("ruler", "正反反", "HTT"),
        ("hackenbush", "0－a－b, a–c", "0-a a-b a-c"),
        ("hackenbush", "b-a a-0 0", "b-a a-0"),
        ("hackenbush", "0", "0"),
        ("hackenbush", "0 0-a", "0-a"),
        ("letters", "", ""),
    ] {
        let game = Game::parse(game).unwrap();
        assert_eq!(game.text(&game.position(text).unwrap()), canonical);
    }
}

#[test]
fn typed_moves() {
    use mexplorer::find_move;
    for (game, position, typed, to) in [
        ("nim", "3 5 7", "3 5 1", "3 5 1"),
        ("nim", "3 5 7", "２－３", "3 2 7"),
        ("moore 2", "3 5 7", "3-7 1-1", "2 5 0"),
        ("split", "2 3", "2=1+2", "2 2 1"),
        ("split", "2 3", "2 1 2", "2 2 1"),
        ("merge", "2 2 2", "3+1", "4 2"),
        ("merge", "2 2 2", "2 4", "2 4"),
        ("merge", "2 0 2", "0 4", "4 0"),
        ("letters", "BANANA", "a-2", "BANN"),
        ("letters", "BANANA", "ANANA", "ANANA"),
        ("fibonacci", "13", "8", "8:10"),
        ("fibonacci", "13", "8:10", "8:10"),
        ("graph a>b", "a a", "2:a>b", "a b"),
        ("graph a>b", "a a", "a>b", "b a"),
        ("wythoff", "5 3", "4 2", "4 2"),
        ("wythoff", "5 3", "1-1 2-2", ""),
        ("nim", "3 5 7", "3 5 7", ""),
        ("nim", "3 5 7", "2 4 7", ""),
        ("nim", "3 5 7", "4-1", ""),
        ("nim", "3 5 7", "1-9", ""),
        ("nim", "3 5 7", "0-1", ""),
        ("subtract 2", "3", "1-1", ""),
        ("fibonacci", "13", "8:3", ""),
        ("split", "2 3", "3=1+0", ""),
        ("staircase", "2 1", "3 0", "3 0"),
        ("staircase", "2 1", "2 0", ""),
        ("euclid", "3 10", "2-6", "3 4"),
        ("euclid", "3 10", "3 1", "3 1"),
        ("euclid", "3 10", "2-4", ""),
        ("euclid", "3 10", "1-3", ""),
        ("chomp", "5 5 3", "2:3", "5 2 2"),
        ("chomp", "5 5 3", "3：1", "5 5"),
        ("chomp", "5 5 3", "2 2 2", "2 2 2"),
        ("chomp", "5 5 3", "1:1", ""),
        ("chomp", "5 5 3", "3:4", ""),
        ("chomp", "5 5 3", "4:1", ""),
        ("chomp", "5 5 3", "0:1", ""),
        ("chomp", "5 5 3", "2:", "expected-number"),
        ("chomp", "5 5 3", "5 3 2", ""),
        ("chomp", "5 5 3", "5 5 3", ""),
        ("nimble", "0 3 5", "3-5", "0 3 0"),
        ("nimble", "0 3 5", "1-1", ""),
        ("silver-dollar", "1 4 6", "2-2", "1 2 6"),
        ("silver-dollar", "1 4 6", "2-3", ""),
        ("silver-dollar", "1 4 6", "1 3 6", "1 3 6"),
        ("turning-turtles", "HTTH", "4", "HTTT"),
        ("turning-turtles", "HTTH", "2+4", "HHTT"),
        ("turning-turtles", "HTTH", "hhth", ""),
        ("turning-turtles", "HTTH", "1+2", ""),
        ("turning-turtles", "HTTH", "4+3+2", ""),
        ("turning-turtles", "HTTH", "4+4", ""),
        ("turning-turtles", "HTTH", "5", ""),
        ("turning-turtles", "HTTH", "0", ""),
        ("turning-turtles", "HTTH", "HTT", ""),
        ("mock-turtles", "HTTH", "4+3+2", "HHHT"),
        ("mock-turtles", "HTTH", "2..4", "HHHT"),
        ("ruler", "HTTH", "1..4", "THHT"),
        ("ruler", "HTTH", "4+3", "HTHT"),
        ("ruler", "HTTH", "4+2", ""),
        ("ruler", "HTTH", "4..1", ""),
        ("ruler", "HTTH", "1..9007199254740991", ""),
        ("greedy", "3 5 5", "3-5", "3 5 0"),
        ("greedy", "3 5 5", "1-1", ""),
        ("hackenbush", "0-a a-b a-b", "-a-b", "0-a a-b"),
        ("hackenbush", "0-a a-b a-b", "b-a", "0-a a-b"),
        ("hackenbush", "0-a a-b", "-0-a", "0"),
        ("hackenbush", "0-a a-b", "0-a", "0-a"),
        ("hackenbush", "0-a a-b", "0", "0"),
        ("hackenbush", "0-a a-b b-0", "0-a b-0", "0-a b-0"),
        ("hackenbush", "0-a a-b", "-0-b", ""),
        ("hackenbush", "0-a a-b", "0-b", ""),
        ("hackenbush", "0-a a-b", "0-a a-b", ""),
    ] {
        let game = Game::parse(game).unwrap();
        let from = game.position(position).unwrap();
        let found = find_move(&game, &from, typed);
        if to == "expected-number" {
            assert_eq!(found.unwrap_err().code, ErrorCode::ExpectedNumber, "{game} {typed}");
        } else if to.is_empty() {
            let code = found.map_err(|e| e.code);
            assert_eq!(code, Err(ErrorCode::IllegalMove), "{game} {typed}");
        } else {
            let after = game.apply(&from, &found.unwrap()).unwrap();
            let same = |p: &str| {
                let mut letters: Vec<char> = p.chars().collect();
                letters.sort_unstable();
                letters
            };
            assert_eq!(same(&game.text(&after)), same(to), "{game} {typed}");
        }
    }
}

proptest! {
    /// Any text is either parsed or refused with a span inside the text.
    #[test]
    fn nothing_panics(
        name in prop::sample::select(vec![
            "nim", "moore", "subtract", "race", "graph", "letters", "fibonacci", "wythoff", "split",
            "merge", "staircase", "", "bounded", "euclid", "chomp", "nimble", "turning-turtles",
            "mock-turtles", "ruler", "silver-dollar", "greedy", "hackenbush",
        ]),
        rest in "[ -~０-９，　→:>.🎲中a-c0-9]{0,24}",
        position in "[ -~０-９，　:🎲中a-cA-C0-9]{0,16}|[HTht ]{0,9}|[0-9]( [0-9]){0,3}|([0a-c]-[0a-c] ?){0,5}",
        typed in "[ 0-9+=>:,.a-cA-C-]{0,10}|[0-9]([:+]|[.][.])[0-9]|-[0a-c]-[0a-c]",
    ) {
        let text = format!("{name} {rest}");
        let units = text.encode_utf16().count();
        let game = match Game::parse(&text) {
            Ok(game) => game,
            Err(error) => {
                let span = error.span.unwrap();
                prop_assert!(span.start <= span.end && span.end <= units, "{error:?}");
                return Ok(());
            }
        };
        prop_assert_eq!(Game::parse(&game.to_string()).unwrap(), game.clone());
        match game.position(&position) {
            Ok(found) => {
                prop_assert_eq!(&game.position(&game.text(&found)).unwrap(), &found);
                let _ = mexplorer::find_move(&game, &found, &typed);
                let limits = mexplorer::Limits { moves: 5, steps: 2000 };
                let _ = mexplorer::analyze(&game, &found, limits);
                let _ = mexplorer::describe(&game, &found);
            }
            Err(error) => {
                let span = error.span.unwrap();
                let units = position.encode_utf16().count();
                prop_assert!(span.start <= span.end && span.end <= units, "{error:?}");
            }
        }
    }
}

#[test]
fn a_blank_is_no_move() {
    let game = Game::parse("letters").unwrap();
    let position = game.position("AAB").unwrap();
    for (text, span) in [("", (0, 0)), (" ", (0, 1)), ("\u{3000} ", (0, 2))] {
        let (code, found) = spot(mexplorer::find_move(&game, &position, text).unwrap_err());
        assert_eq!((code, found), (ErrorCode::IllegalMove, span), "{text:?}");
    }
}

/// A move may be typed as the position after it, with heaps in any order exactly if the game ignores their order.
#[test]
fn the_position_after_a_move_in_another_order() {
    let typed = |game: &str, position: &str, text: &str| {
        let game = Game::parse(game).unwrap();
        let position = game.position(position).unwrap();
        let mv = mexplorer::find_move(&game, &position, text).ok()?;
        Some(game.text(&game.apply(&position, &mv).unwrap()))
    };
    for (game, position, text, to) in [
        ("split", "5", "2 4", "4 2"),
        ("split", "5 3", "3 2 4", "4 2 3"),
        ("nim", "3 5 7", "6 5 3", "3 5 6"),
        ("nim", "3 5 7", "0 7 5", "0 5 7"),
        ("moore 2", "3 5 7", "7 1 2", "1 2 7"),
        ("wythoff", "3 5", "2 4", "2 4"),
        ("wythoff", "5 3", "2 4", "4 2"),
        ("kayles", "7 2", "2 1 5", "5 1 2"),
        ("graph a>b a>c", "a b", "b c", "c b"),
        ("nim", "9007199254740991 1", "1 9007199254740990", "9007199254740990 1"),
    ] {
        assert_eq!(typed(game, position, text).as_deref(), Some(to), "{game}: {position}, {text}");
    }
    for (game, position, text) in [
        ("staircase", "2 1 3", "3 1 1"),
        ("merge", "0 2 0 2 4", "2 2"),
        ("merge misere", "1 4 2", "3"),
        ("nim", "3 5 7", "7 3"),
        ("nim", "3 5 7", "8 5 3"),
        ("nim", "3 5 7", "7 5 3"),
        ("chomp", "4 4 3", "3 4 3"),
    ] {
        assert_eq!(typed(game, position, text), None, "{game}: {position}, {text}");
    }
}

#[test]
fn games_of_papers_are_read() {
    for (typed, canonical) in [
        ("subtract {1,3,4}", "subtract 1 3 4"),
        ("S(1,3,4)", "subtract 1 3 4"),
        ("s {1, 3..5} misere", "subtract 1 3..5 misere"),
        (".77", "octal 0.77"),
        ("octal .77", "octal 0.77"),
        (".[3]", "octal 0.[3]"),
        ("octal 0.3F", "hex 0.3F"),
        ("graph a->b b->c", "graph a>b b>c"),
        ("graph a -> b, b -> c -> d", "graph a>b b>c c>d"),
        ("digraph { a -> b; b -> c }", "graph a>b b>c"),
        ("digraph{a->b;b->c;}", "graph a>b b>c"),
        ("graph 1:2,3 2:3", "graph 1>2 1>3 2>3"),
        ("graph 1: 2, 3; 2: 3; 4:", "graph 1>2 1>3 2>3 4"),
        ("graph 1 2, 2 3", "graph 1>2 2>3"),
        ("graph 1 2\n2 3", "graph 1>2 2>3"),
        ("ring kayles", "ring 0.77"),
        ("every subtract {1, 2}", "every subtract 1 2"),
        ("S(1,2) + subtract {1,2,3}", "subtract 1 2 + subtract 1..3"),
        ("x -> x-1 | x-3", "n -> n-1 | n-3"),
    ] {
        let read = Game::parse(typed).map(|game| game.to_string());
        assert_eq!(read.as_deref(), Ok(canonical), "{typed}");
    }
    // A graph without edges must begin with `-`: words alone may be an edge whose sign is missing.
    let alone = Game::parse("graph 1 2").unwrap_err();
    assert_eq!(spot(alone), (ErrorCode::ExpectedEdge, (6, 9)));
    let read = Game::parse("graph - 1 2").map(|game| game.to_string());
    assert_eq!(read.as_deref(), Ok("graph - 1 2"));
}

#[test]
fn positions_of_papers_are_read() {
    for (game, typed, canonical) in [
        ("nim", "(3,5,7)", "3 5 7"),
        ("nim", "{3, 5, 7}", "3 5 7"),
        ("nim", "[3 5 7]", "3 5 7"),
        ("nim", "*3 + *5", "3 5"),
        ("nim", "1,000,000", "1000000"),
        ("kayles", "12 1,000,000 7", "12 1000000 7"),
        ("nim", "100,200,300", "100 200 300"),
        ("nim", "1,0,0", "1 0 0"),
        ("nim + kayles", "(3, 5) + {7}", "3 5 + 7"),
    ] {
        let game = Game::parse(game).unwrap();
        let read = game.position(typed).map(|position| game.text(&position));
        assert_eq!(read.as_deref(), Ok(canonical), "{typed}");
    }
}

/// The span of an error refers to the text as typed.
#[test]
fn errors_point_at_what_was_typed() {
    for (typed, found) in [
        ("subtract {1,0}", "0"),
        ("S(1,x)", "x"),
        ("graph a->b a->b", "a->b"),
        ("digraph { a -> b; b -> c! }", "!"),
    ] {
        let span = Game::parse(typed).unwrap_err().span.unwrap();
        assert_eq!(&typed[span.start..span.end], found, "{typed}");
    }
    let game = Game::parse("nim").unwrap();
    for (typed, found) in [("(3, x)", "x"), ("{3, -5}", "-5"), ("1,000,00x", "00x")] {
        let span = game.position(typed).unwrap_err().span.unwrap();
        assert!(typed[span.start..span.end].ends_with(found.chars().last().unwrap()), "{typed}");
    }
}
