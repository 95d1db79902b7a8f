//! Forms of the values of games whose pieces are pairs of numbers.

use super::classical::find;
use mexplorer::{Budget, Game, conjecture};

/// Rules with a form of their values or lost pairs: the rule, the form, and whether it is proven.
const PLANES: [(&str, &str, bool); 12] = [
    ("(x, y) -> (i, y) for i in 0..x-1 | (x, j) for j in 0..y-1", "g(x, y) = xor(x, y)", true),
    ("(a, b) -> (i, b) for i in 0..a-1 | (a, b-1) | (a, b-2)", "g(a, b) = xor(a, b % 3)", true),
    ("(x, y) -> (x-1, y) | (x, y-1) | (x-1, y-1)", "lost if x % 2 == 0 and y % 2 == 0", true),
    ("(x, y) -> (x-1, y) | (x, y-1)", "g(x, y) = xor(x % 2, y % 2)", true),
    ("(x, y) -> (x-1, y) | (x, y-1)", "lost if (x+y) % 2 == 0", true),
    ("(x, y) -> (x-k, y-k) for k in 1..min(x, y)", "g(x, y) = min(x, y)", false),
    ("(x, y) -> (x-1, y-1)", "g(x, y) = min(x, y) % 2", false),
    ("(x, y) -> (x-1, y) | (x-2, y) | (x, y-1) | (x, y-2)", "g(x, y) = xor(x % 3, y % 3)", true),
    (
        "wythoff",
        "lost if min(x, y) == (max(x, y)-min(x, y)+sqrt(5*(max(x, y)-min(x, y))^2))/2",
        true,
    ),
    ("(x, y) -> (x-k, y) for k in 1..x | (x, y-k) for k in 1..y", "g(x, y) = xor(x, y)", true),
    ("(x, y) -> (x-k, y) for k in 1..x | (x, y-k) for k in 1..y", "lost if x == y", true),
    ("(x, y) -> (i, j) for i in 0..x-1, j in 0..y-1", "g(x, y) = min(x, y)", false),
];

#[test]
fn forms_of_pairs_are_found() {
    for (rule, form, proven) in PLANES {
        let all = find(rule, 1000);
        let texts = || all.values.iter().chain(&all.lost).map(|one| (&*one.text, one.proven));
        assert!(
            texts().any(|one| one == (form, proven)),
            "{rule}: {:?}",
            texts().collect::<Vec<_>>()
        );
        // The forms also hold for all pairs of numbers up to 200, more than the table has.
        let game = Game::parse(rule).unwrap();
        for (text, _) in texts() {
            let far = conjecture(&game, text, 200, &mut Budget::steps(1 << 34)).unwrap();
            assert!(far.holds, "{rule}: {text}");
        }
    }
}

#[test]
fn nothing_is_claimed_of_pairs_without_a_form() {
    for rule in [
        "(x, y) -> (x-k, y) for k in 1..x if k % 2 == 1 or x > 50 | (x, y-k) for k in 1..y",
        "(x, y) -> (x-1, y) | (x, y-1) | (x-30, y-1)",
        "(x, y) -> (x-1, y-2) | (x-2, y-1) | (0, y-1) if x*y % 7 == 3, x > 0",
    ] {
        let all = find(rule, 1000);
        let game = Game::parse(rule).unwrap();
        for one in all.values.iter().chain(&all.lost) {
            let far = conjecture(&game, &one.text, 200, &mut Budget::steps(1 << 34)).unwrap();
            assert!(far.holds, "{rule}: {}", one.text);
        }
    }
}

#[test]
fn claims_of_pairs_are_judged() {
    let judge = |rule: &str, claim: &str| {
        conjecture(&Game::parse(rule).unwrap(), claim, 60, &mut Budget::default()).unwrap()
    };
    let queen = judge("wythoff", "lost if x == 2*y or y == 2*x");
    let fails = queen.fails.unwrap();
    assert_eq!((&*fails.position, fails.says, fails.truth), ("2 4", 1, 0));
    // A queen at (2, 4) has 8 options, of which only (2, 1) is lost.
    assert_eq!(fails.options.len(), 8);
    let lost: Vec<&str> =
        fails.options.iter().filter(|one| one.value == 0).map(|one| &*one.to).collect();
    assert_eq!(lost, ["2 1"]);
    assert!(judge("(a, b) -> (a-1, b) | (a, b-1)", "g(a, b) = (a + b) % 2").holds);
    assert!(!judge("(a, b) -> (a-1, b) | (a, b-1)", "g(x, y) = x % 2").holds);
}
