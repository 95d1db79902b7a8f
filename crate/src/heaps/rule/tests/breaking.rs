//! Check that rules that are take-and-break games are recognized, and that other rules are not.

use proptest::prelude::*;

use crate::base::budget::Budget;
use crate::heaps::octal::TakeAndBreak;
use crate::heaps::rule::HeapRule;
use crate::heaps::testing::listed;

/// Return whether a rule is recognized as a take-and-break game. If it is, also compare all options of heaps below 45.
fn is_found(text: &str) -> bool {
    let rule = HeapRule::parse(text).unwrap();
    let Some(octal) = rule.as_octal() else { return false };
    for heap in 0..45 {
        let mut seen = listed(|visit| octal.options(heap, visit));
        let mut own = listed(|visit| rule.options(heap, &mut Budget::default(), visit).unwrap());
        seen.sort();
        own.sort();
        assert_eq!(own, seen, "{text}: heap {heap}, {octal:?}");
    }
    true
}

#[test]
fn breaking_rules_are_told() {
    for text in [
        "n -> (i, n-i) for i in 1..n-1 if i < n-i",
        "n -> (i, j) for i in 0..n-2, j in 0..i if i + j == n-2",
        "n -> (i, n-1-i) for i in 0..n-1 | (i, n-2-i) for i in 0..n-2",
        "n -> (i, n-2-i) for i in 0..(n-2)/2",
        "n -> (i, n-1-i) for i in 0..n/2",
        "n -> (i, n-i) for i in 1..n/2",
        "n -> (n-i, i) for i in (n+1)/2..n-1",
        "n -> n-1 | n-2 if n > 2 | (i, n-i) for i in 1..n-1",
        "n -> (i, n-s-i) for s in 1..4, i in 0..n-s if s != 3",
        "n -> (i, n-s-i) for s in 2..7, i in 0..n-s if prime(s)",
        "n -> (i, n-i) for i in 0..n if 3 <= i <= n-3",
        "n -> (i, n-i-3) for i in 1..n if n > 0",
        "n -> (i-1, n-i) for i in 1..n",
        "n -> (a, b) for a in 0..n, b in 0..n if n == a + b + 1, a >= b",
        "n -> (a, b) for a in 1..n, b in 0..n if a + b == n-1, b <= a",
        "n -> (a, b) for a in 1..n, b in 0..n if a + b == n-1",
        "n -> n-4 | n - s for s in 1..2 | (i, n-1-i) for i in 0..n-1",
        "n -> (n-2-i, i) for i in 0..n-2 if 2*i < n-2 | n-2 if n == 2 or n > 2",
    ] {
        let linear = !text.contains(" or ");
        assert_eq!(is_found(text), linear, "{text}");
    }
    assert_eq!(
        HeapRule::parse("n -> (i, n-i) for i in 1..n/2 if i < n-i").unwrap().as_octal(),
        Some(TakeAndBreak::grundy())
    );
}

#[test]
fn others_are_not() {
    for text in [
        "n -> n-1 | n-3",
        "n -> (i, j) for i in 0..n-1, j in 0..i",
        "n -> (i, i) for i in 0..n-1 if 2*i == n-1",
        "n -> (i, n-1-i) for i in 0..n-1 if i % 2 == 0",
        "n -> (i, n-1-i) for i in 0..5",
        "n -> (i, n-1-i) for i in 2..n-1",
        "n -> (i, n-1-i) for i in 0..n-1 if n > 3",
        "n -> (i, n-1-i) for i in 0..n-1 if n % 2 == 1",
        "n -> (i, n-1-i) for i in 0..n/3",
        "n -> (i, n-1-i, 0) for i in 0..n-1",
        "n -> (i, n-1-i) for i in 0..n-1 | n/2 if n > 0",
        "n -> (i, n-1-i) for i in 0..n-1 | 0 if n > 0",
        "n -> (i, n-1-i) for i in 0..n-1 if i <= n-i, n-i <= i+3",
        "n -> (i, n-i) for i in 1..n-1 if i != n-i",
        "n -> (n-1, 2) if n > 2",
    ] {
        assert!(!is_found(text), "{text}");
    }
    // The expansion of a huge range must stop at a limit.
    assert!(!is_found("n -> (i, n-1-i) for s in 1..900000000000000, i in 0..n-1 if s < 0"));
}

fn alternative() -> impl Strategy<Value = String> {
    let end = |sign: &'static str| {
        (prop::sample::select(vec!["n", "n", "n/2", "(n-1)/2", "n/3", "2*n"]), 0..5_u32)
            .prop_map(move |(n, b)| format!("{n}{sign}{b}"))
    };
    let extra = prop_oneof![
        2 => Just(String::new()),
        1 => Just("i < n-i".to_string()),
        1 => Just("2*i <= n-1".to_string()),
        1 => (-2..3_i32).prop_map(|c| format!("i <= n-i+{c}").replace("+-", "-")),
        1 => (0..4_u32).prop_map(|c| format!("i >= {c}")),
        1 => (0..4_u32).prop_map(|c| format!("n-i > {c}")),
        1 => (0..4_u32).prop_map(|c| format!("n > {c}")),
        1 => (0..4_u32).prop_map(|c| format!("3*i + 2 > {c}")),
        1 => (0..4_u32, 0..4_u32).prop_map(|(c, d)| format!("{c}*n - {d}*i + 1 > 0")),
    ];
    let conditions = prop::collection::vec(extra, 0..3).prop_map(|all| {
        let all: Vec<String> = all.into_iter().filter(|c| !c.is_empty()).collect();
        if all.is_empty() { String::new() } else { format!(" if {}", all.join(", ")) }
    });
    prop_oneof![
        4 => (0..4_u32, 0..4_u32, end("-"), conditions.clone())
            .prop_map(|(c, a, b, own)| format!("(i, n-{c}-i) for i in {a}..{b}{own}")),
        1 => (0..4_u32, 0..4_u32, end("+"), conditions.clone())
            .prop_map(|(c, a, b, own)| format!("(n-{c}-i, i) for i in {a}..{b}{own}")),
        1 => (0..4_u32, 0..3_u32, conditions)
            .prop_map(|(c, a, own)| format!("(n-i, i-{c}) for i in {a}..n+3{own}")),
        1 => (1..5_u32).prop_map(|c| format!("n-{c}")),
        1 => (1..5_u32, 0..6_u32).prop_map(|(c, d)| format!("n-{c} if n > {d}")),
        1 => (1..3_u32, 0..3_u32).prop_map(|(a, b)| {
            format!("(i, n-s-i) for s in {a}..{}, i in 0..n-s if s != 2", a + b)
        }),
    ]
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(600) })]

    #[test]
    fn what_is_told_is_the_same_game(alternatives in prop::collection::vec(alternative(), 1..3)) {
        let text = format!("n -> {}", alternatives.join(" | "));
        if HeapRule::parse(&text).is_ok() {
            is_found(&text);
        }
    }
}
