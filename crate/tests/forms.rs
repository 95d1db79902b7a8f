//! Positions, rules and moves as people write them: the core parses them correctly, or refuses them with suggestions.

use mexplorer::{Detail, Error, ErrorCode, Game, Limits, analyze, find_move};

fn detail(error: &Error, name: &str) -> Option<Detail> {
    error.details.iter().find(|(known, _)| *known == name).map(|(_, detail)| detail.clone())
}

fn list(error: &Error, name: &str) -> Vec<String> {
    match detail(error, name) {
        Some(Detail::List(list)) => list,
        None => Vec::new(),
        other => panic!("{name} is a list, not {other:?}"),
    }
}

/// Return the part of the typed text that the span of an error covers.
fn shown(text: &str, error: &Error) -> String {
    let span = error.span.expect("every error has its spot");
    let units: Vec<u16> = text.encode_utf16().collect();
    String::from_utf16_lossy(&units[span.start..span.end])
}

#[test]
fn positions_are_read_in_the_forms_that_mean_one_thing() {
    let steps = "(x, y) -> (x-1, y) | (x, y-1)";
    for (game, typed, canonical) in [
        ("nim", "(3, 5, 7)", "3 5 7"),
        ("nim", "[3,5,7]", "3 5 7"),
        ("nim", "{3;5;7}", "3 5 7"),
        ("nim", "[(3, 5, 7)]", "3 5 7"),
        ("nim", "（3，5，7）", "3 5 7"),
        ("nim", "3;5;7", "3 5 7"),
        ("nim", "3；5；7", "3 5 7"),
        ("nim", "3、5、7", "3 5 7"),
        ("nim", "3|5|7", "3 5 7"),
        ("nim", "3, 5 and 7", "3 5 7"),
        ("nim", "3和5和7", "3 5 7"),
        ("nim", "3 ⊕ 5 ⊕ 7", "3 5 7"),
        ("nim", "3 xor 5", "3 5"),
        ("nim", "3+5", "3 5"),
        ("nim", "*3 + *5", "3 5"),
        ("nim", "*3+*5+*7", "3 5 7"),
        ("nim", "●●● ●●", "3 2"),
        ("nim", "ooo, oo", "3 2"),
        ("nim", "||| ||", "3 2"),
        ("nim", "3*3", "3 3 3"),
        ("nim", "1,000,000", "1000000"),
        ("nim", "(1,000,000)", "1000000"),
        ("nim", "1\u{a0}000\u{a0}000", "1000000"),
        ("nim", "1\u{2009}000\u{2009}000 7", "1000000 7"),
        ("nim", "12\u{202f}345", "12345"),
        ("nim", "1'000'000 5", "1000000 5"),
        ("nim", "1’000’000", "1000000"),
        ("nim", "1_000_000", "1000000"),
        // A no-break space that does not group digits counts as a space.
        ("nim", "3\u{a0}5\u{a0}7", "3 5 7"),
        ("nim", "100\u{a0}20", "100 20"),
        ("nim", "12,345", "12 345"),
        ("nim", "100,200,300", "100 200 300"),
        ("nim", "1,0,0", "1 0 0"),
        ("nim", "3 0 0", "3 0 0"),
        ("nim", "3 5 007", "3 5 7"),
        ("kayles", "12 1,000,000 7", "12 1000000 7"),
        ("kayles", "II.III", "2 3"),
        ("kayles", "III II", "3 2"),
        ("treblecross", ".....", "5"),
        ("treblecross", ".....X..X....", "3 2"),
        ("treblecross", "..X..", "0"),
        ("turning-turtles", "01101", "THHTH"),
        ("ruler", "1001", "HTTH"),
        ("chomp", "3x4", "3 3 3 3"),
        ("chomp", "4×2", "4 4"),
        ("cut 2", "3x4", "3x4"),
        ("wythoff", "(5,8)", "5 8"),
        ("staircase", "[2; 1; 3]", "2 1 3"),
        ("letters", "(AAB)", "AAB"),
        ("graph a>b", "[a, b]", "a b"),
        ("nim + kayles", "(3, 5) + {7}", "3 5 + 7"),
        ("nim + kayles", "1\u{a0}000 + ●●", "1000 + 2"),
        ("every [n -> n-1]", "(3, 5)", "3 5"),
        (steps, "(3,5), (2,2)", "3 5 2 2"),
        (steps, "(3,5)+(2,2)", "3 5 2 2"),
        (steps, "[[3,5],[2,2]]", "3 5 2 2"),
        (steps, "[3, 5]", "3 5"),
    ] {
        let game = Game::parse(game).unwrap();
        let read = game.position(typed).map(|position| game.text(&position));
        assert_eq!(read.as_deref(), Ok(canonical), "{game}: {typed}");
    }
}

#[test]
fn no_sign_of_a_position_is_dropped() {
    use ErrorCode::{ExpectedNumber, NegativeNumber, StrayCharacter, TwoReadings, WrongOrder};
    for (game, typed, code, spot) in [
        ("nim", "3.5", StrayCharacter, "."),
        ("nim", "-3", NegativeNumber, "-3"),
        ("nim", "3 -5", NegativeNumber, "-5"),
        ("nim", "2**3", StrayCharacter, "*"),
        ("nim", "1/2", StrayCharacter, "/"),
        ("nim", "3/5/7", StrayCharacter, "/"),
        ("nim", "3..5", StrayCharacter, "."),
        ("nim", "1e3", StrayCharacter, "e"),
        ("nim", "3-5", StrayCharacter, "-"),
        ("nim", "3-5-7", StrayCharacter, "-"),
        ("nim", "(3 5", StrayCharacter, "("),
        ("nim", "3) 5", StrayCharacter, ")"),
        ("nim", "(3)(5)", StrayCharacter, "("),
        ("nim", "3 5 ; 7", ExpectedNumber, ";"),
        ("nim", "*3 + 5", ExpectedNumber, "*3"),
        ("nim", "5*3", TwoReadings, "5*3"),
        ("nim", "7 5*3", TwoReadings, "5*3"),
        ("nim", "3^5", TwoReadings, "3^5"),
        ("nim", "1 000 000", TwoReadings, "1 000 000"),
        ("nim", " 5 000 ", TwoReadings, "5 000"),
        ("northcott", "1 000:3", TwoReadings, "1 000"),
        ("nim", "12,345 6,789", TwoReadings, "12,345 6,789"),
        ("kayles", "IXXI", TwoReadings, "IXXI"),
        ("kayles", "x", ExpectedNumber, "x"),
        ("treblecross", "..X.X..", ExpectedNumber, "..X.X.."),
        ("chomp", "3+5", StrayCharacter, "+"),
        ("chomp", "3 5", WrongOrder, "5"),
        ("wythoff", "5+8", StrayCharacter, "+"),
        ("moore 2", "*3 + *5", ExpectedNumber, "*3"),
        ("silver-dollar", "●●●", ExpectedNumber, "●●●"),
        ("(x, y) -> (x-1, y)", "3+5", StrayCharacter, "+"),
        ("(x, y) -> (x-1, y)", "(3,5,7)", ErrorCode::WrongCount, "7"),
    ] {
        let game = Game::parse(game).unwrap();
        let error = game.position(typed).expect_err(typed);
        assert_eq!((error.code, shown(typed, &error).as_str()), (code, spot), "{game}: {typed}");
        // An ambiguous text has two interpretations, both valid and different from each other.
        let readings = list(&error, "readings");
        assert_eq!(readings.len(), if code == TwoReadings { 2 } else { 0 }, "{typed}");
        let with = |reading: &String| typed.replace(spot, reading);
        let mut read: Vec<String> = readings
            .iter()
            .map(|reading| game.text(&game.position(&with(reading)).unwrap()))
            .collect();
        read.dedup();
        assert_eq!(read.len(), readings.len());
        for repair in list(&error, "repairs") {
            game.position(&repair).unwrap();
        }
    }
}

/// Every correction offered for a faulty rule is the canonical text of a game that can be played.
#[test]
fn every_repair_leads_to_a_rule_that_plays() {
    let (mut rules, mut repaired) = (0, 0);
    for line in include_str!("repairs.txt").lines() {
        let Some((typed, expected)) = line.split_once("  ⟹  ") else { continue };
        let typed = typed.replace("\\n", "\n");
        let error = Game::parse(&typed).expect_err(&typed);
        let repairs = list(&error, "repairs");
        assert_eq!(repairs.join("  or  "), expected, "{typed}");
        for repair in &repairs {
            let game = Game::parse(repair).unwrap();
            assert_eq!(game.to_string(), *repair);
            let example = if repair.starts_with('(') { "5 4" } else { "8" };
            let terms = repair.matches("] + ").count() + repair.matches("nim + ").count();
            let position = format!("{example}{}", " + 8".repeat(terms));
            let position = game.position(&position).unwrap();
            let found = analyze(&game, &position, Limits { moves: 100, steps: 1_000_000 }).unwrap();
            assert!(found.moves.iter().len() > 0, "{typed}: {repair} has no moves");
        }
        rules += 1;
        repaired += usize::from(!repairs.is_empty());
    }
    assert!(rules >= 60 && repaired >= 45, "{repaired} of {rules}");
}

#[test]
fn illegal_moves_say_why() {
    let refused = |game: &str, position: &str, typed: &str| {
        let game = Game::parse(game).unwrap();
        let position = game.position(position).unwrap();
        let error = find_move(&game, &position, typed).expect_err(typed);
        assert_eq!(error.code, ErrorCode::IllegalMove, "{typed}");
        let of = |name: &str| detail(&error, name).map(|detail| detail.to_string());
        let reason = of("reason").unwrap_or_default();
        let facts = ["heap", "count", "size", "take", "amounts", "to", "most"];
        let facts: Vec<String> =
            facts.iter().filter_map(|name| Some(format!("{name} {}", of(name)?))).collect();
        format!("{reason}: {}", facts.join("; "))
    };
    for (game, position, typed, why) in [
        ("nim", "3 5 7", "1-9", "too-few: heap 1; size 3; take 9"),
        ("nim", "3 5 7", "take 9 from heap 1", "too-few: heap 1; size 3; take 9"),
        ("nim", "3 5 7", "从第1堆取9个", "too-few: heap 1; size 3; take 9"),
        ("nim", "3 5 7", "7-1", "no-heap: heap 7; count 3"),
        ("nim", "3 5 7", "从第7堆取1个", "no-heap: heap 7; count 3"),
        ("nim", "3 5 7", "1-0", "amount: heap 1; take 0; amounts 1..3"),
        ("nim", "3 5 7", "3 5 7", "same: "),
        ("nim", "3 5 7", "3 5 8", "grew: heap 3; size 7; to 8"),
        ("nim", "3 5 7", "2 4 7", "several: count 2; most 1"),
        ("subtract 1 3 4", "10", "1-2", "amount: heap 1; take 2; amounts 1, 3, 4"),
        ("subtract 1 3 4", "10", "take 2", "amount: heap 1; take 2; amounts 1, 3, 4"),
        ("subtract 1 3 4", "10 5", "8 5", "amount: heap 1; take 2; amounts 1, 3, 4"),
        ("n -> n-1 | n-3", "7", "take 2", "amount: heap 1; take 2; amounts 1, 3"),
        ("fibonacci", "13", "take 13", "amount: heap 1; take 13; amounts 1..12"),
        ("race 3..9", "20", "1-2", "amount: heap 1; take 2; amounts 3..9"),
        ("greedy", "3 5 5", "1-1", "amount: heap 1; take 1; amounts "),
        ("kayles", "5 3", "2-4", "too-few: heap 2; size 3; take 4"),
        // A refused move that does not take from a single heap has no reason in terms of amounts.
        ("silver-dollar", "1 4 6", "2-3", ": "),
        ("chomp", "5 5 3", "1:1", ": "),
        ("nim", "3 5 7", "2 4", ": "),
    ] {
        assert_eq!(refused(game, position, typed), why, "{game} {position}: {typed}");
    }
}

#[test]
fn takings_in_words_are_played() {
    for (game, position, typed, to) in [
        ("nim", "3 5 7", "take 2 from heap 1", "1 5 7"),
        ("nim", "3 5 7", "从第 2 堆取 3 个", "3 2 7"),
        ("nim", "9", "take 2", "7"),
        ("subtract 1 3 4", "10", "取 3 个", "7"),
        ("n -> n-1 | n-3", "7", "remove 3", "4"),
    ] {
        let game = Game::parse(game).unwrap();
        let from = game.position(position).unwrap();
        let mv = find_move(&game, &from, typed).unwrap();
        assert_eq!(game.text(&game.apply(&from, &mv).unwrap()), to, "{typed}");
    }
    let game = Game::parse("nim").unwrap();
    let position = game.position("3 5 7").unwrap();
    for typed in ["take 2", "take 2 from heap", "take -1 from heap 1", "take 2.5 from heap 1"] {
        assert!(find_move(&game, &position, typed).is_err(), "{typed}");
    }
}
