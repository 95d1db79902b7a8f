//! Compare the practice problems with programs written here from the rules alone, and test the errors of inputs.

#![allow(clippy::unwrap_used)] // a failed test is how a surprise shows

mod balance;
mod batch;
mod board_limits;
mod boards;
mod cases;
mod deep;
mod groups;
mod heaps;
mod large;
mod levels;
mod limits;
mod more;
mod own;
mod plain;
mod samples;
mod slips;
mod trees;
mod wrong;

use std::collections::HashMap;

use mexplorer::{Budget, Detail, Error, Result, Rng};
use mexplorer_judges::{PROBLEM_IDS, Shown, judge, judge_beside, judge_position, random_test};
use proptest::prelude::*;

fn answer(id: &str, input: &str) -> String {
    answered(id, input).unwrap_or_else(|error| panic!("{id} {input:?}: {error}"))
}

fn answered(id: &str, input: &str) -> Result<String> {
    judge(id, input, &mut Budget::default())
}

/// The problems whose answer is something other than the winners of positions.
const COUNTS: [&str; 25] = [
    "890", "ABC223G", "POJ2975", "HDU1850", "HDU2176", "P1247", "P4301", "P5675", "ARC168B",
    "CSES1729", "HDU2177", "P6487", "P3185", "ABC278G", "P5363", "P2490", "P5970", "P6791",
    "P5652", "P6560", "P4617", "P4055", "AGC010F", "COT3", "P1971",
];

/// The problems whose winner cannot be read off the board: no game has the position, or the board shows only a part of
/// it.
const SHOWN_OTHERWISE: [&str; 2] = ["P8347", "CF1704F"];

/// Return the winners in an output, one for each position.
fn verdicts(id: &str, output: &str) -> Vec<String> {
    match id {
        "HDU1536" => output.chars().filter(|c| *c != '\n').map(String::from).collect(),
        "HDU3389" | "HDU3980" => {
            output.lines().filter_map(|l| Some(l.split_once(": ")?.1.into())).collect()
        }
        "P3235" => output.split_whitespace().map(String::from).collect(),
        // Omit the taxes after the winning move.
        "CF1149E" => output.lines().take(1).map(String::from).collect(),
        _ => output.lines().map(String::from).collect(),
    }
}

/// Draw an input small enough for plain recursion over whole positions.
fn small_input(id: &str, rng: &mut Rng) -> String {
    let mut heaps = |most: u64, hi: u64| {
        let count = rng.within(1, most);
        let heaps: Vec<String> = (0..count).map(|_| rng.within(0, hi).to_string()).collect();
        format!("{count}\n{}\n", heaps.join(" "))
    };
    match id {
        "891" => heaps(4, 6),
        "892" => heaps(5, 3),
        "893" => {
            let set = heaps(3, 5).replace('0', "6");
            set + &heaps(3, 12)
        }
        "894" => heaps(3, 4),
        "1321" => format!("3\n{}{}{}", heaps(4, 3), heaps(5, 2), heaps(3, 4)),
        "HDU1536" => {
            let set = heaps(3, 5).replace('0', "6");
            format!("{set}2\n{}{}0", heaps(3, 12), heaps(3, 8))
        }
        "HDU2509" => format!("{}{}", heaps(3, 5), heaps(4, 3)),
        "HDU3389" => format!("2\n{}{}", heaps(8, 1), heaps(9, 1)),
        "HDU1730" => {
            let columns = rng.within(2, 6);
            let rows = (0..rng.within(1, 2)).map(|_| {
                let one = rng.within(1, columns);
                format!("{one} {}\n", (one + rng.within(1, columns - 1) - 1) % columns + 1)
            });
            let rows: Vec<String> = rows.collect();
            format!("{} {columns}\n{}", rows.len(), rows.concat())
        }
        "POJ2311" => format!("{} {}", rng.within(2, 5), rng.within(2, 4)),
        "P2148" => {
            let mut pair = || format!("{} {}", rng.within(1, 6), rng.within(1, 6));
            format!("2\n2\n{}\n4\n{} {}\n", pair(), pair(), pair())
        }
        "POJ3710" => {
            let few = |input: &String| input.lines().count() <= 14;
            (0..).map(|_| random_test(id, rng.next_bits()).unwrap()).find(few).unwrap()
        }
        "P1971" => {
            let few = |input: &String| {
                let mut sides = input.split_whitespace().take(2);
                sides.all(|side| side.parse::<u64>().unwrap() <= 4)
            };
            (0..).map(|_| random_test(id, rng.next_bits()).unwrap()).find(few).unwrap()
        }
        // Leave out the larger of the random inputs, which are too large for plain recursion.
        "HDU3032" | "HDU1848" | "AGC017D" | "ABC223G" | "COT3" | "P8347" | "P5652" | "P2599"
        | "P2252" | "HDU1527" | "HDU2177" => {
            let most = match id {
                "HDU3032" => 6,
                "P2599" => 7,
                "P2252" | "HDU1527" | "HDU2177" => 30,
                _ => 9,
            };
            let few = |input: &String| {
                let mut numbers = input.split_whitespace().map(|word| word.parse::<u64>().unwrap());
                id == "P5652" && input.lines().nth(1).unwrap().len() < 14
                    || numbers.all(|number| number <= most)
            };
            (0..).map(|_| random_test(id, rng.next_bits()).unwrap()).find(few).unwrap()
        }
        _ => {
            let drawn = [
                more::small_input,
                heaps::small_input,
                boards::small_input,
                trees::small_input,
                levels::small_input,
            ];
            let small = drawn.iter().find_map(|draw| draw(id, rng));
            small.unwrap_or_else(|| random_test(id, rng.next_bits()).unwrap())
        }
    }
}

#[test]
fn the_answers_are_those_of_plain_recursion() {
    let mut rng = Rng::new(1);
    let solved = [
        cases::answer,
        groups::answer,
        more::answer,
        heaps::answer,
        boards::answer,
        trees::answer,
        levels::answer,
    ];
    for id in PROBLEM_IDS {
        for round in 0..200 {
            let input = small_input(id, &mut rng);
            let expected = solved.iter().find_map(|answer| answer(id, &input));
            let expected = expected.unwrap_or_else(|| plain::answer(id, &input));
            // Compare the winners only: the judge of a problem may accept several moves.
            let said = verdicts(id, &answer(id, &input));
            assert_eq!(said, verdicts(id, &expected), "{id}, round {round}: {input:?}");
        }
    }
}

#[test]
fn just_the_first_moves_that_win_are_accepted() {
    let mut rng = Rng::new(2);
    for round in 0..60 {
        for (id, outputs) in
            [("CF1149E", levels::outputs as fn(&str) -> _), ("ABC278G", heaps::outputs)]
        {
            let input = small_input(id, &mut rng);
            let own = answer(id, &input);
            let all: Vec<(String, bool)> = outputs(&input);
            for (output, wins) in &all {
                let padded = format!("  {}\n", output.replace(' ', "  "));
                let found =
                    judge_beside(id, &input, Some(&padded), &mut Budget::default()).unwrap();
                let accepted = found == padded.trim();
                assert!(accepted == *wins || found == own, "{id}: {input:?} {output:?} {found:?}");
                assert!(
                    accepted == *wins || *output == own,
                    "{id}, round {round}: {input:?} {output:?}"
                );
            }
            let lost = !all.iter().any(|(_, wins)| *wins);
            assert!(lost || all.contains(&(own, true)), "{id}: {input:?}");
        }
    }
    for (id, input, outputs) in [
        (
            "CF1149E",
            "4 2 2 1 1 5 1 2 3 4",
            ["", "LOSE", "WIN", "WIN 1 5 1", "WIN 1 5 1 5 0", "WIN 1 -5 1 5"],
        ),
        (
            "ABC278G",
            "5 1 2",
            [
                "Second",
                "First",
                "First 0 5",
                "First 3",
                "First 3 1 1",
                "First 9 18446744073709551615",
            ],
        ),
    ] {
        let own = answer(id, input);
        for output in outputs {
            let found = judge_beside(id, input, Some(output), &mut Budget::default()).unwrap();
            assert_eq!(found, own, "{id}: {output}");
        }
    }
}

#[test]
fn random_tests_are_valid_varied_and_fair() {
    for id in PROBLEM_IDS {
        let inputs: Vec<String> = (0..200).map(|seed| random_test(id, seed).unwrap()).collect();
        assert_eq!(inputs[7], random_test(id, 7).unwrap());
        let mut distinct = inputs.clone();
        distinct.sort_unstable();
        distinct.dedup();
        assert!(distinct.len() > 60, "{id} has only {} inputs", distinct.len());
        let mut counts: HashMap<String, usize> = HashMap::new();
        for input in &inputs {
            assert!(input.ends_with('\n') && input.len() < 400, "{id}: {input:?}");
            for verdict in verdicts(id, &answer(id, input)) {
                *counts.entry(verdict).or_default() += 1;
            }
        }
        if !COUNTS.contains(&id) {
            let all: usize = counts.values().sum();
            assert_eq!(counts.len(), 2, "{id}: {counts:?}");
            assert!(counts.values().all(|c| 5 * c > 2 * all), "{id}: {counts:?}");
        }
    }
    let zeros = (0..50).filter(|s| random_test("892", *s).unwrap().contains(" 0")).count();
    assert!(zeros > 5);
    assert_eq!(random_test("102780H", u64::MAX), random_test("102780H", u64::MAX));
}

#[test]
fn large_inputs_of_the_problems() {
    let many = |count: usize, each: &str| format!("{count}\n{}", vec![each; count].join(" "));
    assert_eq!(answer("891", &many(100_001, "9007199254740991")), "Yes");
    assert_eq!(answer("892", &many(100_000, "1000000000")), "No");
    assert_eq!(answer("894", &many(100_000, "9007199254740991")), "No");
    assert_eq!(answer("893", &format!("2 2 5 {}", many(99_999, "9007199254740991"))), "Yes");
    assert_eq!(answer("1321", &format!("1\n{}", many(50, "1000"))), "YES");
    assert_eq!(answer("102780F", &"AB".repeat(50_000)), "Bob");
    assert_eq!(answer("102780H", "9007199254740991"), "2");
    assert_eq!(
        answer("890", &format!("1{} 3 2 3 4", "0".repeat(36))),
        format!("{}7", "6".repeat(35))
    );
}

#[test]
fn a_long_path_overflows_nothing() {
    let n = 300_000;
    let mut input = format!("{n} {} 2\n", n - 1);
    (1..n).for_each(|i| input.push_str(&format!("{i} {}\n", i + 1)));
    assert_eq!(answer("1319", &format!("{input}1 3")), "lose");
    assert_eq!(answer("1319", &format!("{input}1 2")), "win");
}

#[test]
fn what_is_empty_is_lost() {
    assert_eq!(answer("891", "0"), "No");
    assert_eq!(answer("892", "0\n"), "No");
    assert_eq!(answer("893", "1 1 0"), "No");
    assert_eq!(answer("894", "2 0 0"), "No");
    assert_eq!(answer("1319", "3 1 0 1 2"), "lose");
    assert_eq!(answer("1319", "0 0 0"), "lose");
    assert_eq!(answer("1321", "2 0 1 0"), "NO\nNO");
    assert_eq!(answer("1321", "0"), "");
    assert_eq!(answer("102780H", "0"), "1");
    assert_eq!(answer("890", "10 0"), "0");
}

#[test]
fn edges_may_repeat_and_tokens_share() {
    assert_eq!(answer("1319", "3 4 2 1 2 1 2 2 3 1 2 1 1"), "lose");
    assert_eq!(answer("1319", "3 2 2 1 2 1 2 3 1"), "win");
}

fn shown(id: &str, input: &str) -> String {
    serde_json::to_string(&judge_position(id, input).unwrap()).unwrap()
}

#[test]
fn inputs_become_positions() {
    let place =
        |game: &str, position: &str| format!(r#"{{"game":"{game}","position":"{position}"}}"#);
    assert_eq!(shown("890", "10 3 7 2 ５"), r#"{"n":"10","divisors":["7","2","5"]}"#);
    assert_eq!(shown("891", "2\n2 3"), place("nim", "2 3"));
    assert_eq!(shown("892", "3 2 0 3"), place("staircase", "2 0 3"));
    assert_eq!(shown("893", "2 5 2 3 2 4 7"), place("subtract 2 5", "2 4 7"));
    assert_eq!(shown("894", "2 2 3"), place("split", "2 3"));
    assert_eq!(shown("1319", "4 2 3 3 1 1 2 1 3 4"), place("graph 3>1 1>2 4", "1 3 4"));
    let cases = format!(r#"{{"cases":[{},{}]}}"#, place("merge", "1 2"), place("merge", "3"));
    assert_eq!(shown("1321", "2 2 1 2 1 3"), cases);
    assert_eq!(shown("102780F", "aaB"), place("letters", "AAB"));
    assert_eq!(shown("102780H", "9"), place("subtract 1 5 13 misere", "9"));
    // An empty position, which the notation does not have, is shown as an equivalent one.
    assert_eq!(shown("891", "0"), place("nim", "0"));
    assert_eq!(shown("1319", "2 1 0 1 2"), place("graph 1>2", "2"));
    assert_eq!(shown("1319", "0 0 0"), place("graph - 1", "1"));
}

#[test]
fn positions_play_like_their_inputs() {
    let mut rng = Rng::new(2);
    let first = [
        "Yes",
        "win",
        "YES",
        "Alice",
        "1",
        "Kiki",
        "Fibo",
        "Stan wins",
        "first",
        "Georgia will win",
        "W",
        "I WIN!",
        "WIN",
        "Sally",
        "Rabbit Win!",
        "John",
        "TAK",
        "First win",
        "aekdycoin",
        "October wins!",
        "MM",
        "-_-",
        "Hamed",
        "Ashish",
        "First",
    ];
    let says_who_wins = |id: &&str| !COUNTS.contains(id) && !SHOWN_OTHERWISE.contains(id);
    for id in PROBLEM_IDS.into_iter().filter(says_who_wins) {
        for _ in 0..40 {
            let input = random_test(id, rng.next_bits()).unwrap();
            let places = match judge_position(id, &input).unwrap() {
                Shown::Place(place) => vec![place],
                Shown::Cases { cases } => cases,
                shown => panic!("{id} {shown:?}"),
            };
            let answers = verdicts(id, &answer(id, &input));
            assert_eq!(places.len(), answers.len(), "{id} {input:?}");
            for (place, line) in places.iter().zip(&answers) {
                let game = mexplorer::Game::parse(&place.game).unwrap();
                let position = game.position(&place.position).unwrap();
                let outcome = mexplorer::outcome(&game, &position, &mut Budget::default());
                let wins = if id == "P4101" { line == "0" } else { first.contains(&&**line) };
                assert_eq!(outcome, Ok(mexplorer::Outcome::mover_wins(wins)), "{id} {input:?}");
            }
        }
    }
}

/// Return the code, the span and the details of an error, without the detail `field`, which is always `input`.
fn refused(id: &str, input: &str) -> (&'static str, Option<(usize, usize)>, String) {
    let error: Error = answered(id, input).unwrap_err();
    assert_eq!(judge_position(id, input).unwrap_err(), error);
    let worded = |(name, value): &(&str, Detail)| match value {
        Detail::Number(n) => format!("{name}={n}"),
        Detail::Text(t) => format!("{name}={t}"),
        Detail::List(l) => format!("{name}={}", l.join(",")),
    };
    let facts: Vec<String> = error.details.iter().map(worded).collect();
    let facts = facts.join(" ");
    let others = facts.replace(" field=input", "").replace("field=input", "");
    assert_ne!(others, facts, "{id} {input:?} names no field");
    (error.code.as_str(), error.span.map(|s| (s.start, s.end)), others)
}

#[test]
fn what_is_wrong_is_named_at_its_spot() {
    let said = |code: &'static str, start: usize, end: usize, facts: &str| {
        (code, Some((start, end)), facts.to_string())
    };
    assert_eq!(refused("891", ""), said("missing-input", 0, 0, "expected=n"));
    assert_eq!(refused("891", " \n"), said("missing-input", 0, 2, "expected=n"));
    assert_eq!(
        refused("891", "3\n2 3\n"),
        said("missing-input", 5, 6, "expected=a heap announced=3 found=2")
    );
    assert_eq!(refused("891", "2\n2 3 x"), said("trailing-input", 6, 7, "found=x"));
    assert_eq!(refused("891", "2 2 x3"), said("expected-number", 4, 6, "found=x3"));
    assert_eq!(refused("891", "2　２ 3中"), said("stray-character", 5, 6, "found=中"));
    assert_eq!(refused("891", "1 -3"), said("negative-number", 2, 4, "found=-3"));
    assert_eq!(
        refused("891", "1 18446744073709551616"),
        said("number-too-large", 2, 22, "limit=18446744073709551615 found=18446744073709551616")
    );
    assert_eq!(
        refused("HDU1846", "1 9007199254740992 2"),
        said("number-too-large", 2, 18, "limit=9007199254740991 found=9007199254740992")
    );
    assert_eq!(refused("891", "1000001 1"), said("too-many", 0, 7, "limit=1000000 found=1000001"));
    assert_eq!(refused("893", "0 1 2"), said("empty-set", 0, 1, ""));
    assert_eq!(refused("893", "2 1 0 1 2"), said("zero-in-set", 4, 5, ""));
    assert_eq!(refused("890", "10 1 0"), said("zero-divisor", 5, 6, ""));
    assert_eq!(refused("890", "10 1 -2"), said("negative-divisor", 5, 7, "found=-2"));
    assert_eq!(refused("890", "-10 1 2"), said("negative-number", 0, 3, "found=-10"));
    assert_eq!(refused("890", "10 65 2"), said("too-many", 3, 5, "limit=64 found=65"));
    let beyond = format!("1{}1", "0".repeat(35));
    let limit = format!("1{}", "0".repeat(36));
    assert_eq!(
        refused("890", &format!("{beyond}0 1 2")),
        said("number-too-large", 0, 38, &format!("limit={limit} found={beyond}0"))
    );
    assert_eq!(refused("1319", "2 1 1 1 3 1"), said("unknown-node", 8, 9, "name=3"));
    assert_eq!(refused("1319", "2 1 1 1 2 0"), said("unknown-node", 10, 11, "name=0"));
    assert_eq!(
        refused("1319", "2 2 1 1 2"),
        said("missing-input", 9, 9, "expected=an edge announced=2 found=1")
    );
    assert_eq!(
        refused("1321", "1 2 1"),
        said("missing-input", 5, 5, "expected=a heap announced=2 found=1")
    );
    assert_eq!(refused("102780F", ""), said("missing-input", 0, 0, "expected=a word of letters"));
    assert_eq!(refused("102780F", "AB1"), said("expected-letter", 2, 3, "found=1"));
    assert_eq!(refused("102780F", "AB BA"), said("trailing-input", 3, 5, "found=BA"));
    assert_eq!(refused("102780H", "1.5"), said("stray-character", 1, 2, "found=."));

    let error = answered("895", "1 1").unwrap_err();
    assert_eq!((error.code.as_str(), error.span), ("unknown-problem", None));
}

#[test]
fn mistakes_in_cases_have_their_spots() {
    let spot = |id: &str, input: &str| {
        let (code, span, _) = refused(id, input);
        (code, span)
    };
    assert_eq!(spot("POJ1704", "1 2 5 5"), ("wrong-order", Some((6, 7))));
    assert_eq!(spot("POJ1704", "1 1 0"), ("expected-number", Some((4, 5))));
    assert_eq!(spot("AGC017D", "3 1 2 2 1"), ("cycle", Some((6, 7))));
    assert_eq!(spot("AGC017D", "3 1 2 2 4"), ("unknown-node", Some((8, 9))));
    assert_eq!(spot("AGC017D", "1"), ("missing-input", Some((1, 1))));
    assert_eq!(spot("HDU1848", "1 1 1 1 4 1"), ("missing-input", Some((11, 11))));
    assert_eq!(spot("POJ2348", "0 0 1"), ("trailing-input", Some((4, 5))));
    assert_eq!(answer("HDU1847", ""), "");
    assert_eq!(answer("POJ2348", "0 0"), "");
    // In Euclid's game a pair with an empty heap has no move, so the second player wins.
    assert_eq!(answer("POJ2348", "5 0 0 0"), "Ollie wins");
    assert_eq!(answer("CSES1099", "2 1 9 2 9 0"), "second\nsecond");
    let long: Vec<String> = (2..=100_000).map(|n| format!("{} {n}", n - 1)).collect();
    assert_eq!(answer("AGC017D", &format!("100000 {}", long.join(" "))), "Alice");
}

#[test]
fn cycles_are_named_at_an_edge() {
    let (code, span, facts) = refused("1319", "3 3 1\n1 2\n2 3\n3 2\n1");
    assert_eq!(code, "cycle");
    assert!(["cycle=2,3", "cycle=3,2"].contains(&facts.as_str()), "{facts}");
    assert!([Some((10, 11)), Some((14, 15))].contains(&span), "{span:?}");
    let (code, span, facts) = refused("1319", "2 2 1\n1 2\n2 2\n1");
    assert_eq!((code, span, facts.as_str()), ("cycle", Some((10, 11)), "cycle=2"));
}

proptest! {
    #[test]
    fn nothing_panics(
        id in prop::sample::select(PROBLEM_IDS.to_vec()),
        words in prop::collection::vec("[0-9]{1,2}|[a-zA-Z０-９中-]{1,3}|.", 0..12),
    ) {
        let input = words.join(" ");
        let judged = judge(id, &input, &mut Budget::steps(100_000));
        if let Err(error) = judged {
            let length = input.encode_utf16().count();
            prop_assert!(error.span.is_none_or(|s| s.start <= s.end && s.end <= length));
        }
        let _ = judge_position(id, &input);
    }

    #[test]
    fn any_blanks_separate_numbers(blanks in prop::collection::vec("[ \t\r\n\u{3000},]{1,3}", 4)) {
        let input = format!("{}3{}2{}1{}3", blanks[0], blanks[1], blanks[2], blanks[3]);
        prop_assert_eq!(answer("892", &input), "Yes");
    }
}
