//! Compare every theorem with a plain solver on every small position: outcomes, values, winning moves, the solver on
//! sums, and the texts of moves.

use std::collections::{HashMap, HashSet};

use crate::common::{check, heaps, next, truth};
use mexplorer::{Budget, Game, Limits, Opponent, Outcome, analyze, explore, respond};
use proptest::prelude::*;

#[test]
fn nim() {
    check("nim", &heaps(3, 5));
}

#[test]
fn moore() {
    for k in 1..=4 {
        check(&format!("moore {k}"), &heaps(3, 4));
    }
    check("moore 2", &heaps(4, 2));
    check("moore 3", &heaps(5, 1));
}

#[test]
fn staircase() {
    check("staircase", &heaps(3, 3));
    check("staircase", &heaps(5, 1));
}

#[test]
fn split() {
    check("split", &heaps(1, 5));
    check("split", &heaps(2, 3));
    check("split", &heaps(4, 2));
}

#[test]
fn take_and_break() {
    for game in ["kayles", "dawson", "officers", "grundy", "lasker", "treblecross"] {
        check(game, &heaps(1, 9));
        check(game, &heaps(2, 5));
    }
    let codes = [
        "octal 0.137",
        "octal 4.7",
        "octal 0.[37]",
        "octal 0.15",
        "hex 0.8F",
        "hex 8.A",
        "hex 0.C1",
    ];
    for code in codes {
        check(code, &heaps(1, 8));
        check(code, &heaps(2, 4));
    }
    for code in (1..64).map(|c| format!("octal 0.{}{}", c / 8, c % 8)) {
        check(&code, &heaps(1, 7));
        check(&code, &["3 4".into(), "2 5 1".into(), "6 6".into()]);
    }
}

/// Once a period is proven, heaps of any size have an answer, and the claims about them are consistent.
#[test]
fn huge_heaps_of_proven_games() {
    let games = [
        "kayles",
        "dawson",
        "lasker",
        "octal 0.[3]",
        "octal 0.45",
        "n -> (i, n-2-i) for i in 0..n-2",
        "n -> i for i in 0..n-1",
        "n -> n-1 | n-3 | n-4 if n % 3 == 1",
        "n -> n-k for k in 1..n if k % 2 == 1",
    ];
    let limits = Limits { moves: 300, steps: 100_000_000 };
    let mut rng = mexplorer::Rng::new(2026);
    for text in games {
        let game = Game::parse(text).unwrap();
        for _ in 0..12 {
            let huge = || mexplorer::MAX_HEAP - 1_000_000;
            let heaps = [huge() + rng.below(1_000_000), 1 + rng.below(40), huge() - rng.below(99)];
            let position: Vec<String> =
                heaps[..1 + rng.below(3) as usize].iter().map(u64::to_string).collect();
            let position = game.position(&position.join(" ")).unwrap();
            let found = analyze(&game, &position, limits).unwrap();
            let context = format!("{text} at {}", found.position);
            assert_eq!(
                found.outcome == Outcome::N,
                found.nimber != Some(mexplorer::Nimber(0)),
                "{context}"
            );
            let wins = found.moves.iter().filter(|m| m.wins).count();
            assert_eq!(found.outcome == Outcome::N, wins > 0, "{context}");
            for m in &found.moves {
                let to = game.position(&m.to).unwrap();
                let next = mexplorer::outcome(&game, &to, &mut Budget::default()).unwrap();
                assert_eq!(m.wins, next == Outcome::P, "{} of {context}", m.text);
                let typed = mexplorer::find_move(&game, &position, &m.text).unwrap();
                assert_eq!(game.apply(&position, &typed), Ok(to));
            }
            let perfect = Opponent { skill: 1.0, seed: 1 };
            let reply = respond(&game, &position, perfect, &mut Budget::default()).unwrap();
            assert_eq!(reply.wins, found.outcome == Outcome::N, "{context}");
            mexplorer::describe(&game, &position);
        }
    }
}

#[test]
fn typed_rules() {
    let rules = [
        "n -> n-1 | n-3 | n-4",
        "n -> i for i in 0..n-1",
        "n -> (i, j) for i in 0..n-1, j in 0..i",
        "n -> (i, n-i) for i in 1..n-1 if i < n-i",
        "n -> n-1 | n-2 | 0 if n > 0",
        "n -> max(n-s, 0) for s in 3..9 if n > 0",
        "n -> n - k*k for k in 1..n",
        "n -> n - d for d in 1..n if n % d == 0, d < n",
        "n -> n - p for p in 1..n if prime(p)",
        "n -> (i, j) for i in 0..n-2, j in 0..i if i + j == n-2",
        "n -> n-1 if n % 2 == 1 | (n/2, n/2) if n % 2 == 0 and n > 0 | n/3 if n > 0",
        "n -> (a, b, n-1-a-b) for a in 0..n-1, b in 0..a if n-1-a-b <= b | n - popcount(n) if n > 0",
        "n -> n - gcd(n, 6) if n > 0 | n-2",
    ];
    for rule in rules {
        let most = if rule.contains("(i, j) for i in 0..n-1") { 5 } else { 8 };
        check(rule, &heaps(1, most));
        check(rule, &heaps(2, 4));
        check(rule, &["3 1 2".into(), "2 2 2".into()]);
    }
    for game in ["primes", "squares", "divisors"] {
        check(game, &heaps(1, 14));
        check(game, &heaps(2, 6));
    }
}

#[test]
fn merge() {
    check("merge", &heaps(4, 4));
    check("merge", &heaps(6, 2));
}

#[test]
fn letters() {
    let words = ["", "A", "BA", "ABAB", "AAAAAAAB", "CABBAGE", "BANANA", "AABBC", "ZZZZZ"];
    check("letters", &words.map(String::from));
    let counted = heaps(3, 5).into_iter().map(|counts| {
        let counts = counts.split(' ').map(|n| n.parse::<usize>().unwrap());
        counts.zip('A'..).map(|(n, c)| c.to_string().repeat(n)).collect::<String>()
    });
    check("letters", &counted.collect::<Vec<_>>());
}

#[test]
fn wythoff() {
    let pairs = (0..14).flat_map(|a| (0..14).map(move |b| format!("{a} {b}")));
    check("wythoff", &pairs.collect::<Vec<_>>());
}

#[test]
fn fibonacci() {
    let mut positions: Vec<String> = (0..25).map(|n| n.to_string()).collect();
    positions.extend((0..22).flat_map(|n| (0..14).map(move |q| format!("{n}:{q}"))));
    for times in [2, 1, 3, 4, 7] {
        check(&format!("fibonacci {times}"), &positions);
    }
    assert_eq!(Game::parse("fibonacci 2").unwrap().to_string(), "fibonacci");
    for (text, code) in [("fibonacci 0", "zero-in-set"), ("fibonacci 1001", "number-too-large")] {
        assert_eq!(Game::parse(text).unwrap_err().code.as_str(), code, "{text}");
    }
}

#[test]
fn every_small_set() {
    for code in 1u32..1 << 6 {
        let set: Vec<String> =
            (1..=6).filter(|s| code >> (s - 1) & 1 == 1).map(|s| s.to_string()).collect();
        check(&format!("subtract {}", set.join(" ")), &heaps(2, 8));
        check(&format!("race {}", set.join(" ")), &heaps(2, 8));
    }
}

#[test]
fn every_short_interval_over_several_periods() {
    for lo in 1..=4 {
        for hi in lo..=9 {
            check(&format!("subtract {lo}..{hi}"), &heaps(1, 40));
            check(&format!("race {lo}..{hi}"), &heaps(1, 40));
        }
    }
    check("race 2..5", &heaps(2, 15));
}

/// A table of a game lists the values of positions of one heap.
#[test]
fn tables_are_values_of_one_heap() {
    let games = [
        "nim",
        "moore 2",
        "staircase",
        "subtract 1 3 4",
        "subtract 2..5",
        "race 3..9",
        "race 1 4 6",
        "split",
        "merge",
        "letters",
        "fibonacci",
    ];
    for text in games {
        let game = Game::parse(text).unwrap();
        let most = if text == "split" { 5 } else { 30 };
        let table = mexplorer::table(&game, most, &mut Budget::default()).unwrap();
        assert_eq!(table.nimbers.len() as u64, most + 1);
        let mut memo = HashMap::new();
        for (n, value) in table.nimbers.iter().enumerate() {
            let heap = if text == "letters" { "A".repeat(n) } else { n.to_string() };
            let truth = truth(&game, &game.position(&heap).unwrap(), &mut memo);
            assert_eq!(u64::from(value), truth.nimber, "{text} at {n}");
        }
        if let Some(period) = table.period {
            let long = mexplorer::table(&game, 500, &mut Budget::default()).unwrap().nimbers;
            let (q, p) = (period.preperiod as usize, period.length as usize);
            let value = |n| u64::from(long.get(n).unwrap());
            let again = |n| value(n + p) == value(n) + period.saltus;
            assert!(period.proven && (q..500 - p).all(again), "{text}");
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(24))]

    #[test]
    fn any_subtraction_set(
        set in prop::collection::btree_set(1u64..30, 1..6),
        positions in prop::collection::vec(prop::collection::vec(0u64..24, 1..3), 1..6),
    ) {
        let set: Vec<String> = set.iter().map(u64::to_string).collect();
        let positions: Vec<String> = positions
            .iter()
            .map(|heaps| heaps.iter().map(u64::to_string).collect::<Vec<_>>().join(" "))
            .collect();
        check(&format!("subtract {}", set.join(" ")), &positions);
        check(&format!("race {}", set.join(" ")), &positions);
    }

    #[test]
    fn any_graph(
        edges in prop::collection::btree_set((0usize..9, 0usize..9), 1..20),
        tokens in prop::collection::vec(0usize..9, 0..4),
    ) {
        // Keep the edges from smaller to larger indices, so that the graph has no cycle. The names of nodes are not in
        // that order.
        let names = ["q", "b", "n7", "x_y", "a", "0", "12", "z", "m"];
        let mut words: Vec<String> = edges
            .iter()
            .filter(|(a, b)| a < b)
            .map(|(a, b)| format!("{}>{}", names[*a], names[*b]))
            .collect();
        if words.is_empty() {
            words.push("-".into());
        }
        words.extend(names.map(String::from));
        let tokens: Vec<&str> = tokens.iter().map(|t| names[*t]).collect();
        check(&format!("graph {}", words.join(" ")), &[tokens.join(" ")]);
    }

    /// Positions beyond any table: a move that the core calls winning leaves a lost position, and a lost position has
    /// no winning move.
    #[test]
    fn large_positions_agree_with_themselves(
        game in prop::sample::select(vec![
            "nim", "nim misere", "moore 2", "moore 3 misere", "staircase", "staircase misere",
            "subtract 1 3 4", "subtract 2..7", "subtract 1 5 13 misere", "race 3..9", "split",
            "letters",
        ]),
        heaps in prop::collection::vec(0u64..=mexplorer::MAX_HEAP, 1..9),
    ) {
        let game = Game::parse(game).unwrap();
        let text = if game.name() == "letters" {
            heaps.iter().zip('A'..).map(|(h, c)| c.to_string().repeat((h % 50) as usize)).collect()
        } else {
            heaps.iter().map(u64::to_string).collect::<Vec<_>>().join(" ")
        };
        let position = game.position(&text).unwrap();
        let found = analyze(&game, &position, Limits { moves: 40, ..Limits::default() }).unwrap();
        let any_wins = found.moves.iter().any(|m| m.wins);
        let ended = game.misere && found.moves.is_empty();
        prop_assert_eq!(found.outcome == Outcome::N, any_wins || ended);
        for m in &found.moves {
            // Skip positions that cannot be written: a stair may grow beyond the greatest number of the notation.
            let Ok(to) = game.position(&m.to) else { continue };
            let after = mexplorer::outcome(&game, &to, &mut Budget::default()).unwrap();
            prop_assert_eq!(m.wins, after == Outcome::P);
        }
    }

    #[test]
    fn large_pairs_of_wythoff(n in 0u64..1 << 51, a in 0u64..1 << 51, b in 0u64..1 << 51) {
        for text in ["wythoff", "wythoff misere"] {
            let game = Game::parse(text).unwrap();
            let pair = mexplorer::games::wythoff::pair(n);
            for (a, b) in [pair, (a, b), (pair.0, pair.1 + 1)] {
                let position = game.position(&format!("{b} {a}")).unwrap();
                let found = analyze(&game, &position, Limits { moves: 9, steps: 10 }).unwrap();
                let winning = found.moves.iter().filter(|m| m.wins).count();
                prop_assert_eq!(found.outcome == Outcome::N, winning > 0);
            }
        }
    }

    #[test]
    fn large_heaps_of_fibonacci(heap in 1u64..=mexplorer::MAX_HEAP, cap in 1u64..1 << 40) {
        for text in ["fibonacci", "fibonacci misere", "fibonacci 3", "fibonacci 1000 misere"] {
            let game = Game::parse(text).unwrap();
            let position = game.position(&format!("{heap}:{cap}")).unwrap();
            let found = analyze(&game, &position, Limits { moves: 90, steps: 10 }).unwrap();
            prop_assert_eq!(found.outcome == Outcome::N, found.moves.iter().any(|m| m.wins));
        }
    }
}

#[test]
fn the_game_graph_has_the_same_values() {
    for (game, position) in [("nim", "1 2 3"), ("letters", "AAB"), ("staircase misere", "1 2 1")] {
        let game = Game::parse(game).unwrap();
        let position = game.position(position).unwrap();
        let graph = explore(&game, &position, 1000, &mut Budget::default()).unwrap();
        assert!(!graph.truncated);
        let mut memo = HashMap::new();
        for (i, node) in graph.nodes.iter().enumerate() {
            let position = game.position(&node.text).unwrap();
            let truth = truth(&game, &position, &mut memo);
            assert_eq!(node.outcome, Outcome::mover_wins(truth.wins(game.misere)));
            let values: HashSet<u64> = next(&game, &position)
                .iter()
                .map(|p| crate::common::truth(&game, p, &mut memo).nimber)
                .collect();
            let edges: HashSet<u64> = graph
                .edges
                .iter()
                .filter(|e| e.0 == i)
                .map(|e| {
                    let to = game.position(&graph.nodes[e.1].text).unwrap();
                    crate::common::truth(&game, &to, &mut memo).nimber
                })
                .collect();
            assert_eq!(values, edges);
        }
    }
}

#[test]
fn a_weak_opponent_errs_at_its_rate() {
    let game = Game::parse("nim").unwrap();
    let position = game.position("3 5 7").unwrap();
    let wins = (0..2000).filter(|seed| {
        let opponent = Opponent { skill: 0.3, seed: *seed };
        respond(&game, &position, opponent, &mut Budget::default()).unwrap().wins
    });
    let rate = wins.count() as f64 / 2000.0;
    assert!((0.25..0.35).contains(&rate), "{rate}");
}

/// Rules whose pieces are tuples of numbers: steps, ranges, two boxes, an order by the first number, and three numbers.
#[test]
fn rules_in_several_numbers() {
    let two = |most: u64| -> Vec<String> {
        (0..=most).flat_map(|a| (0..=most).map(move |b| format!("{a} {b}"))).collect()
    };
    let pieces = ["3 1 2 2", "(0, 0) (2, 1)", "1 1 1 1 2 0"].map(String::from);
    for game in [
        "(x, y) -> (x-1, y-2) | (x-2, y-1) | (x+1, y-2) | (x-2, y+1)",
        "(x, y) -> (i, y) for i in 0..x-1 | (x, j) for j in 0..y-1",
        "(x, y) -> (x-1, y) | (x, y-1) | (x-1, y-1)",
        "(a, b) -> (i, a-i) for i in 1..a-1 | (i, b-i) for i in 1..b-1",
        "(x, y) -> (x-1, i) for i in 0..2 | (x, y-1)",
        "(a, b) -> (b, a%b) if b > 0 | (a-1, b) if a > b",
    ] {
        check(game, &[&two(5)[..], &pieces].concat());
    }
    // Use few small pieces for rules that split a piece: a piece soon becomes many.
    for game in [
        "(x, y) -> (u, y) + (x-u, y) for u in 1..x-1 | (x, v) + (x, y-v) for v in 1..y-1",
        "(x, y) -> (0, y-1) + (x-1, 0) + (x-1, y-1) | (x-2, y)",
    ] {
        check(
            game,
            &[&two(2)[..], &["3 1", "2 2 1 1", "(0, 2) (2, 1)"].map(String::from)].concat(),
        );
    }
    let three = ["2 1 1", "0 2 3", "1 1 1 0 1 2"].map(String::from);
    check("(a, b, c) -> (a-1, b, c) | (b, a-1, c) | (a, b-1, c+1) | (a, b, c-2)", &three);
}
