//! Compare user-written rules with the named games that they equal, and test rules at positions of any size.

use crate::common::check;
use mexplorer::heaps::rule::{HeapRule, RuleTable};
use mexplorer::{
    Budget, ErrorCode, Game, Limits, MAX_HEAP, Outcome, Position, Rng, Sequence, analyze,
    random_move, table,
};

fn values(text: &str, upto: u64) -> Vec<u64> {
    let mut table = RuleTable::new(HeapRule::parse(text).unwrap());
    table.extend(upto, false, &mut Budget::default()).unwrap();
    (0..=upto).map(|n| table.value(n).unwrap()).collect()
}

/// Return the values of a named game, computed by its own theorem.
fn of_game(game: &str, upto: u64) -> Vec<u64> {
    let mut game = Game::parse(game).unwrap();
    let largest = Position::Heaps(vec![upto]);
    game.rules_mut().prepare(&largest, false, &mut Budget::default()).unwrap();
    let values = game.rules().as_values().unwrap();
    (0..=upto).map(|n| values.part_value(&[n]).unwrap().0).collect()
}

#[test]
fn the_rules_of_the_issue_are_known_games() {
    let same = |rule: &str, game: &str| {
        let own = values(rule, 120);
        assert_eq!(own, of_game(game, 120), "{rule} and {game}");
    };
    same("n -> n-1 | n-3 | n-4", "subtract 1 3 4");
    same("n -> i for i in 0..n-1", "nim");
    same("n -> (i, j) for i in 0..n-1, j in 0..i", "split");
    same("n -> max(n-s, 0) for s in 3..9 if n > 0", "race 3..9");
    same("n -> n - s for s in 1..20 if s != 4, s % 5 > 0", "subtract 1..3 6..9 11..14 16..19");
}

#[test]
fn heaps_of_any_size_are_played() {
    let huge = MAX_HEAP;
    for (game, position, values) in [
        ("n -> i for i in 0..n-1", format!("{huge} 12345"), [huge, 12345]),
        ("n -> i for i in 0..n-1 misere", format!("{huge} 1"), [huge, 1]),
        ("n -> n-k for k in 3..n", format!("{} 9", huge - 1), [huge / 3, 3]),
        ("n -> n-1 | n-3 | n-4", format!("{huge} 10"), [1, 1]),
        ("n -> n-k for k in 1..n if k % 2 == 1", format!("{huge} 10"), [1, 0]),
        ("n -> n-k for k in 1..n if k % 3 != 0", format!("{} 10", huge - 1), [0, 1]),
    ] {
        let game = Game::parse(game).unwrap();
        let position = game.position(&position).unwrap();
        let found = analyze(&game, &position, Limits::default()).unwrap();
        let wins = game.misere || values[0] != values[1];
        assert_eq!(found.outcome, Outcome::mover_wins(wins), "{game}");
        let left: Vec<&str> =
            found.moves.iter().filter(|mv| mv.wins).map(|mv| mv.to.as_str()).collect();
        match game.misere {
            true => assert_eq!(left, ["0 1"]),
            false => assert_eq!(left.is_empty(), !wins, "{left:?}"),
        }
        let mut rng = Rng::new(5);
        assert!(random_move(&game, &position, &mut rng).is_some());
    }
}

/// A range may begin below 0, and its condition is evaluated at numbers that give no option.
#[test]
fn conditions_below_zero_have_values() {
    assert_eq!(
        values("n -> n-k for k in n-3..n if popcount(k) = k - 5 and k > 0", 40),
        values("n -> n-k for k in n-3..n if k > 0 and popcount(k) = k - 5", 40),
    );
    assert_eq!(
        values("n -> n-k for k in n-3..n if popcount(k) = k - 5", 40),
        values("n -> n-k for k in max(n-3, 1)..n if popcount(k) = k - 5", 40),
    );
    assert_eq!(
        values("n -> n - popcount(0-n) if n > 0", 9),
        values("n -> n - popcount(n) if n > 0", 9)
    );
}

#[test]
fn what_is_wrong_with_a_rule_has_its_spot_there_whatever_was_asked() {
    let text = "(x, y) -> (x-1, y-2) | (x+1, y-2)";
    let game = Game::parse(text).unwrap();
    let here = game.position("9007199254740991 5").unwrap();
    let error = analyze(&game, &here, Limits::default()).unwrap_err();
    assert_eq!(error.code, ErrorCode::NumberTooLarge);
    assert!(error.details.contains(&("field", "game".into())), "{error:?}");
    let span = error.span.unwrap();
    assert_eq!(&text[span.start..span.end], "(x+1, y-2)");
}

/// For a heap with few followers the rule is evaluated only at those, whatever the size of the heap. Errors at other
/// heaps do not matter.
#[test]
fn few_heaps_that_are_reached_need_no_table() {
    let rule = "n -> n/3 if n > 2 | n - n/3 if n > 2";
    let game = Game::parse(rule).unwrap();
    let known = table(&game, 300_000, &mut Budget::default()).unwrap().nimbers;
    for heap in [250_000u64, 299_999, 300_000] {
        let position = game.position(&heap.to_string()).unwrap();
        let found = analyze(&game, &position, Limits::default()).unwrap();
        let expected = known.iter().nth(heap as usize).map(u64::from);
        assert_eq!(found.nimber.map(|n| n.0), expected, "{heap}");
        assert!(found.steps < 260_000 * 3, "{} steps", found.steps);
    }
    let position = game.position("1000000000 7").unwrap();
    let found = analyze(&game, &position, Limits::default()).unwrap();
    assert!(found.nimber.is_some() && found.moves.iter().all(|mv| mv.nimber.is_some()));
    // The rule divides by 0 at heap 10,003, which is not a follower of an even heap.
    let game = Game::parse("n -> n-2 if n > 1 | 0 if 6 / (n-10003) > 100").unwrap();
    let found = |text: &str| analyze(&game, &game.position(text).unwrap(), Limits::default());
    assert_eq!(found("20006").unwrap().outcome, Outcome::N);
    assert_eq!(found("20005").unwrap_err().code, ErrorCode::DivisionByZero);
    // The rule divides by 0 at heap 3, which is not a follower of an even heap.
    let game = Game::parse("n -> n-2 if n > 1 | n-4 if 6 / (n-3) > 0").unwrap();
    let found = |text: &str| analyze(&game, &game.position(text).unwrap(), Limits::default());
    let nimbers =
        ["0", "2", "4", "6", "8", "10"].map(|text| found(text).unwrap().nimber.unwrap().0);
    assert_eq!(nimbers, [0, 1, 2, 0, 1, 0]);
    assert_eq!(found("8 5").unwrap_err().code, ErrorCode::DivisionByZero);
    assert_eq!(
        table(&game, 9, &mut Budget::default()).unwrap_err().code,
        ErrorCode::DivisionByZero
    );
}

/// Rules whose options have a computed number of equal heaps: all claims about them agree with plain play.
#[test]
fn counted_heaps_are_played() {
    let positions: Vec<String> = (0..=7)
        .flat_map(|a| (0..=a.min(5)).map(move |b| format!("{a} {b}")))
        .chain((8..=12).map(|a| a.to_string()))
        .collect();
    for rule in [
        "n -> (m - n % m) of (n/m) + (n % m) of (n/m+1) for m in 2..n",
        "n -> n/d of (d) for d in 1..n-1 if n % d == 0 | n-1 if n > 4",
        "n -> n/d * (d) for d in 1..n-1 if n % d == 0 | 2×(n-3, 1) if n > 2",
        "n -> q of (d) for q in 0..3, d in 0..n/2 if n > 1",
        "n -> (n-2) + n % 3 of (1, 0) if n > 2 | n-1",
    ] {
        check(rule, &positions);
    }
}

/// Random rules whose options have a computed number of equal heaps: compare the values, and the outcomes of misère
/// play, with a search over whole positions.
#[test]
fn random_counts_agree_with_plain_play() {
    let mut rng = Rng::new(22);
    for _ in 0..12 {
        let mut pick = |all: &[&'static str]| all[rng.below(all.len() as u64) as usize];
        let counts = ["2", "i", "n/3", "n % 3", "i % 2", "n - i - 4"];
        let heaps = ["i", "n-3", "n/2", "n - i - 3", "1", "i/2"];
        let (a, b) = (pick(&counts), pick(&counts));
        let (x, y, z) = (pick(&heaps), pick(&heaps), pick(&heaps));
        let plain = pick(&["n-1 if n % 3 > 0", "n-1 | n-3", "0 if n > 5"]);
        let rule = format!(
            "n -> ({a}) of ({x}) + ({y}) for i in 0..3 if n > 4 | ({b}) of ({z}, 1) for i in 1..2 if n > 3 | {plain}"
        );
        let positions: Vec<String> = (0..=6).map(|n| n.to_string()).collect();
        let pairs = (1..=3).map(|n| format!("{n} {}", n + 1));
        check(&rule, &positions.into_iter().chain(pairs).collect::<Vec<_>>());
    }
}

#[test]
fn more_heaps_than_are_listed_are_refused_with_their_spot() {
    let text = "n -> n-1 | (n-1) of (1) if n > 1";
    for text in [text.to_string(), format!("{text} misere")] {
        let game = Game::parse(&text).unwrap();
        let error = game.position("7 2000").unwrap_err();
        assert_eq!(
            (error.code, error.span.map(|s| (s.start, s.end))),
            (ErrorCode::TooMany, Some((0, 6)))
        );
        assert!(!error.details.contains(&("field", "game".into())), "{error:?}");
        let here = Position::Heaps(vec![7, 2000]);
        let error = analyze(&game, &here, Limits::default()).unwrap_err();
        let span = error.span.unwrap();
        assert_eq!((error.code, &text[span.start..span.end]), (ErrorCode::TooMany, "(n-1) of (1)"));
        assert!(error.details.contains(&("field", "game".into())), "{error:?}");
    }
    let game = Game::parse(text).unwrap();
    assert!(table(&game, 5000, &mut Budget::default()).unwrap().nimbers.iter().count() > 5000);
}

/// Return the value of a heap, computed by plain recursion over the options that a function lists.
fn recursed(
    heap: u64,
    options: &dyn Fn(u64) -> Vec<u64>,
    memo: &mut std::collections::HashMap<u64, u64>,
) -> u64 {
    if let Some(value) = memo.get(&heap) {
        return *value;
    }
    let values: Vec<u64> =
        options(heap).into_iter().map(|to| recursed(to, options, memo)).collect();
    let value = (0..).find(|value| !values.contains(value)).unwrap();
    memo.insert(heap, value);
    value
}

/// Large heaps with few followers, for which a table of all smaller heaps would be much longer.
#[test]
fn few_reached_heaps_take_the_place_of_a_long_table() {
    type Options = Box<dyn Fn(u64) -> Vec<u64>>;
    let fourth = |n: u64| (0..=n.isqrt()).filter(|y| y.pow(4) >= n && *y < n).collect();
    let powers = |n: u64| (0..20).map(|k| 3u64.pow(k)).filter(|power| *power < n).collect();
    let largest = |n: u64| {
        let power = (0..20).map(|k| 3u64.pow(k)).filter(|power| *power <= n).max();
        power.map(|power| n - power).into_iter().chain((n > 0).then_some(n / 3)).collect()
    };
    let cases: [(&str, u64, Options); 6] = [
        ("n -> n/k for k in 2..n", 90_000, Box::new(|n| (2..=n).map(|k| n / k).collect())),
        ("n -> y for y in 0..sqrt(n) if y^4 >= n, y < n", 1_000_000, Box::new(fourth)),
        ("n -> y for y in 0..sqrt(n) if y^4 >= n, y < n", 123_456, Box::new(fourth)),
        ("n -> 3^k for k in 0..19 if 3^k < n", 1_000_000_000, Box::new(powers)),
        (
            "n -> n - 3^k for k in 0..19 if 3^k <= n < 3^(k+1) | n/3 if n > 0",
            1_000_000_000,
            Box::new(largest),
        ),
        (
            "n -> n/p for p in 2..7 if n > 0, n % p == 0 | n - n/2 if n > 1",
            1_000_000_000_000,
            Box::new(|n| {
                let parts = (2..=7).filter(|p| n % p == 0 && n > 0).map(|p| n / p);
                parts.chain((n > 1).then(|| n - n / 2)).collect()
            }),
        ),
    ];
    for (text, most, options) in cases {
        let game = Game::parse(text).unwrap();
        let mut memo = std::collections::HashMap::new();
        for heap in [most, most - 1, most / 2 + 7, most / 10, 5, 1, 0] {
            let position = game.position(&heap.to_string()).unwrap();
            let found = analyze(&game, &position, Limits::default())
                .unwrap_or_else(|error| panic!("{text} at {heap}: {error}"));
            let truth = recursed(heap, &options, &mut memo);
            assert_eq!(found.nimber.map(|nimber| nimber.0), Some(truth), "{text} at {heap}");
        }
    }
}

/// Rules whose values grow without bound, with finitely many amounts or heaps excepted: the growth is proven.
#[test]
fn climbing_rules_with_exceptions_are_proven() {
    let far = 1_000_000_000_000_000u64;
    type Allows = fn(u64, u64) -> bool;
    let cases: [(&str, Allows); 6] = [
        ("n -> n-k for k in 1..n if k != 3", |_, k| k != 3),
        ("n -> n-k for k in 1..n if k != 3, k != 8", |_, k| k != 3 && k != 8),
        ("n -> n-k for k in 1..n if not (k == 2 or 5 <= k < 9)", |_, k| {
            !(k == 2 || (5..9).contains(&k))
        }),
        ("n -> i for i in 0..n-1 if i != 4", |n, k| n - k != 4),
        ("n -> i for i in 0..n-1 if i > 6 or i % 2 == 0", |n, k| n - k > 6 || (n - k) % 2 == 0),
        ("n -> i for i in 0..n-1 if n != 7", |n, _| n != 7),
    ];
    for (text, allows) in cases {
        let mut table = RuleTable::new(HeapRule::parse(text).unwrap());
        table.extend(400, true, &mut Budget::default()).unwrap();
        let mut values: Vec<u64> = Vec::new();
        for n in 0..3000u64 {
            let mut seen = vec![false; n as usize + 1];
            let each = (1..=n).filter(|k| allows(n, *k));
            each.for_each(|k| seen[values[(n - k) as usize] as usize] = true);
            values.push(seen.iter().position(|seen| !seen).unwrap() as u64);
        }
        let known = (0..3000).map(|n| table.value(n));
        assert!(known.eq(values.iter().copied().map(Some)), "{text}");
        let period = table.period().unwrap_or_else(|| panic!("{text}"));
        assert!(period.proven, "{text}");
        let game = Game::parse(text).unwrap();
        let position = game.position(&far.to_string()).unwrap();
        let found = analyze(&game, &position, Limits::default()).unwrap();
        assert_eq!(found.nimber.map(|nimber| nimber.0), table.value(far), "{text}");
    }
}
