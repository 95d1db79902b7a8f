//! Compare proven periods of rules with values far beyond the proof, and check rules without a proof.

use proptest::prelude::*;

use crate::base::budget::Budget;
use crate::base::nimber::MAX_HEAP;
use crate::heaps::genus::Genera;
use crate::heaps::rule::compiled::Compiled;
use crate::heaps::rule::recurrence::Recurrence;
use crate::heaps::rule::table::compute;
use crate::heaps::rule::tests::values::plain;
use crate::heaps::rule::ways::Way;
use crate::heaps::rule::{HeapRule, RuleTable};
use crate::period::sequence::Sequence;
use crate::period::values::GrundyValues;
use crate::period::{Period, Proof};

fn table(text: &str, heap: u64) -> RuleTable {
    let mut table = RuleTable::new(HeapRule::parse(text).unwrap());
    table.examine_misere();
    let done = table.extend(heap, true, &mut Budget::default());
    assert!(done.is_ok() || table.values().len() as u64 > heap, "{text}: {done:?}");
    table
}

/// Return the proven period of a rule, after comparing the values of all heaps up to `upto` with the definition.
fn proven(text: &str, upto: u64) -> Option<Period> {
    let table = table(text, 0);
    let period = table.period().filter(|period| period.proven)?;
    assert!(table.proof().is_some());
    for (n, value) in (0..).zip(plain(table.rule(), upto)) {
        assert_eq!(table.value(n), Some(value), "{text}: heap {n}, {period:?} {:?}", table.proof());
    }
    Some(period)
}

/// The search for a proof must stop early if the requested table is small.
#[test]
fn looking_for_a_proof_has_its_bounds() {
    for (text, heap) in [
        (
            "n -> p for p in 56..n-7 if (n+p)%3 <= 0 | n-4 if n < 59 | n - gcd(n,4) if n > 2 \
             | n - gcd(n,22) if n > 2",
            300,
        ),
        ("n -> n-j for j in 3..n-4 if j % 4 != 1 or (n+j)%3 = 0 | n-1 if n % 5 != 1", 0),
    ] {
        let mut table = RuleTable::new(HeapRule::parse(text).unwrap());
        let mut budget = Budget::steps(u64::MAX);
        table.extend(heap, true, &mut budget).unwrap();
        assert!(table.values().len() as u64 > heap && budget.used() < 5_000_000, "{text}");
        let used = budget.used();
        table.extend(heap, true, &mut budget).unwrap();
        assert!(budget.used() <= used + 1, "{text}: what was looked for is not looked for again");
    }
}

/// Return whether the table's results for misère play agree with a computation heap by heap.
fn is_fickle_alike(table: &RuleTable, upto: u64) -> bool {
    let (mut values, mut genera) = (GrundyValues::default(), Genera::default());
    let mut recurrence = Recurrence::new(&mut values, &mut genera);
    compute(
        table.rule(),
        &mut walked(table.rule()),
        &mut Compiled::Refused,
        &mut recurrence,
        upto,
        &mut Budget::steps(u64::MAX),
    )
    .unwrap();
    (0..=upto).all(|heap| table.fickle(heap).is_none_or(|known| genera.fickle(heap) == Some(known)))
}

/// Return methods that enumerate all values of the names for every alternative.
fn walked(rule: &HeapRule) -> Vec<Way> {
    rule.plans.iter().map(|_| Way::Walk).collect()
}

/// Return the values as computed heap by heap, without any proof.
fn heap_by_heap(rule: &HeapRule, upto: u64) -> Vec<u64> {
    let (mut values, mut genera) = (GrundyValues::default(), Genera::default());
    let mut recurrence = Recurrence::new(&mut values, &mut genera);
    let (ways, compiled) = (&mut walked(rule), &mut Compiled::Refused);
    compute(rule, ways, compiled, &mut recurrence, upto, &mut Budget::steps(u64::MAX)).unwrap();
    values.iter().map(u64::from).collect()
}

/// Return the text of a rule and its table after a search for a proof, or `None` if the rule is rejected.
fn sought(alternatives: impl IntoIterator<Item = String>) -> Option<(String, RuleTable)> {
    let text = format!("n -> {}", alternatives.into_iter().collect::<Vec<_>>().join(" | "));
    let mut table = RuleTable::new(HeapRule::parse(&text).ok()?);
    let _ = table.extend(10, true, &mut Budget::default());
    Some((text, table))
}

/// Compare a table with the given values, and check its results for misère play.
fn holds(text: &str, table: &RuleTable, values: Vec<u64>) -> Result<(), TestCaseError> {
    let upto = values.len() as u64 - 1;
    for (n, value) in (0..).zip(values) {
        prop_assert_eq!(table.value(n), Some(value), "{}: heap {}, {:?}", text, n, table.period());
    }
    prop_assert!(is_fickle_alike(table, upto), "{}", text);
    Ok(())
}

/// Return the heap up to which a period is compared with computed values.
fn far(table: &RuleTable, period: Period) -> u64 {
    (period.preperiod + 6 * period.length + 100).max(table.values().len() as u64 + 150)
}

/// Return whether a period has the least length and preperiod for the values computed from the definition.
fn is_least(text: &str, period: Period) -> bool {
    let rule = HeapRule::parse(text).unwrap();
    let (q, p) = (period.preperiod as usize, period.length as usize);
    let values = plain(&rule, (q + 4 * p) as u64);
    let repeats = |i: usize, d: usize, s: u64| values[i] + s == values[i + d];
    let shorter = (1..p).any(|d| {
        let s = values[q + d].checked_sub(values[q]);
        s.is_some_and(|s| (q..q + 2 * p).all(|i| repeats(i, d, s)))
    });
    !shorter && (q == 0 || !repeats(q - 1, p, period.saltus))
}

#[test]
fn windows_prove_a_period() {
    for text in [
        "n -> n-1 | n-3 | n-4",
        "n -> n-1 | n-2 | 0 if n > 0",
        "n -> max(n-s, 0) for s in 3..9 if n > 0",
        "n -> n-1 | n-2 if n % 2 == 0",
        "n -> n-1 if n % 3 == 0 | n-2 if n % 4 == 1",
        "n -> n - min(n, 3)  if n > 0",
        "n -> n-1 if n < 100 | n-2 if n >= 100",
        "n -> n - gcd(n, 6) if n > 0",
        "n -> n - 1 - (n/3) % 2 if n > 1",
        "n -> i for i in n-5..n-3",
        "n -> i for i in 0..n-1 if n - i < 4",
        "n -> i for i in 0..n-1 if 2*i + 6 >= 2*n",
        "n -> (n-1, n-2) | n-3",
        "n -> (n-1, 3) if n > 3",
        "n -> n - popcount(11)",
        "n -> n-5 | 7 if n > 7",
        "n -> n-1 for x in n/2..n/3",
    ] {
        let period = proven(text, 600).unwrap_or_else(|| panic!("{text} is not proven"));
        assert!(is_least(text, period), "{text}: {period:?}");
    }
}

#[test]
fn values_that_climb_are_proven_to() {
    for text in [
        "n -> i for i in 0..n-1",
        "n -> n-k for k in 1..n",
        "n -> i for i in 0..n-2",
        "n -> i for i in 0..n-7 | n-1",
        "n -> i for i in 0..n-7 | n-1 | n-4 if n % 2 == 0",
        "n -> i for i in 2..n-1",
        "n -> i for i in 2..n-1 | 0 if n % 3 == 1",
        "n -> n-k for k in 2..n-1",
        "n -> i for i in 0..n-3 if n % 2 == 0 | j for j in 4..n-1 if n % 2 == 1",
        "n -> i for i in 0..n-1 if i + 5 < n",
        "n -> i for i in 0..n-1 if n != 40 | 3 if n == 40",
    ] {
        let period = proven(text, 600).unwrap_or_else(|| panic!("{text} is not proven"));
        assert!(period.saltus > 0);
        assert!(is_least(text, period), "{text}: {period:?}");
    }
    let seven = Period::proven(0, 7);
    assert_eq!(proven("n -> n-1 | n-3 | n-4", 600), Some(seven));
    assert_eq!(
        table("n -> i for i in 0..n-1", 5).value(crate::base::nimber::MAX_HEAP),
        Some(crate::base::nimber::MAX_HEAP)
    );
    assert_eq!(table("n -> i for i in 0..n-3", 5).value(3000), Some(1000));
}

#[test]
fn residues_settle() {
    for text in [
        "n -> n-k for k in 1..n if k % 2 == 1",
        "n -> n-k for k in 1..n if k % 3 != 0",
        "n -> n-k for k in 1..n if k % 5 == 4 | n-2",
        "n -> i for i in 0..n-1 if (n - i) % 4 == 1",
        "n -> n-k for k in 1..n if gcd(k, 6) == 1",
        "n -> n-k for k in 1..n if prime(k % 6) | (n-1, n-2)",
    ] {
        let period = proven(text, 700).unwrap_or_else(|| panic!("{text} is not proven"));
        assert!(is_least(text, period), "{text}: {period:?}");
    }
    let odd = proven("n -> n-k for k in 1..n if k % 2 == 1", 100);
    assert_eq!(odd, Some(Period::proven(0, 2)));
}

#[test]
fn what_is_outside_is_not_proven() {
    for text in [
        "n -> n - p for p in 1..n if prime(p)",
        "n -> n - k*k for k in 1..n",
        "n -> n - d for d in 1..n if n % d == 0, d < n",
        "n -> n/2 if n > 0",
        "n -> n-1 | n/2 if n > 1",
        "n -> n-1 if prime(n)",
        "n -> n - popcount(n) if n > 0",
        "n -> i for i in n/2..n-1",
        "n -> i for i in 0..n-1 if (n - i) % 7 == 1, prime(i)",
        "n -> n-k for k in 1..n if popcount(k) == 1",
        "n -> i for i in 0..n-1 if n % 2 == 1",
        "n -> n-k for k in 1..n if gcd(n, 4) < gcd(k, 4) | 0 if n > 7",
        "n -> i for i in 3..n-2 if i % 2 == 0, n % 3 == 1 | n-1 | n-2",
        "n -> i for i in 0..n-1 if i % 2 == 0 | n-1",
        "n -> n-k for k in 1..n if (k + 1) % 5 < 2",
        "n -> (i, j) for i in 0..n-1, j in 0..i",
        "n -> (i, 1) for i in 0..n-1 if n > 1",
        "n -> n-1 | n-2 if gcd(n, n+6) == 1",
        "n -> n-1 if n * n % 7 == 1",
        "n -> n-1 if n > 4, n/(n-4) == 1",
        "n -> n-1 | n-2 if n > 5000000000",
        "n -> n-1 if n % 10007 == 0",
    ] {
        let period = table(text, 300).period();
        assert!(period.is_none_or(|period| !period.proven), "{text}: {period:?}");
    }
}

#[test]
fn what_is_seen_is_not_called_proven() {
    let seen = table("n -> (i, n-1-i, 0) for i in 0..n-1 if i != 1000000", 400);
    assert_eq!(seen.period(), Some(Period { proven: false, ..Period::proven(0, 2) }));
    assert_eq!((seen.proof(), seen.value(1_000_000)), (None, None));
    // If a move takes up to half of the heap, no period is found among 3,000 heaps.
    assert_eq!(table("n -> i for i in n - n/2..n-1", 3000).period(), None);
    // The values of Dawson's Kayles look irregular for small heaps; the period 34 appears later.
    let text = "n -> (i, j, 0) for i in 0..n-2, j in 0..i if i + j == n-2";
    assert_eq!(table(text, 100).period(), None);
    let period = table(text, 1000).period().unwrap();
    assert_eq!((period.length, period.proven), (34, false));
}

#[test]
fn a_rule_that_breaks_down_later_is_not_proven() {
    let table = table("n -> n-1 | n if n == 5000", 0);
    assert_eq!(table.period().filter(|p| p.proven), None);
    let mut table = RuleTable::new(table.rule().clone());
    assert!(table.extend(4999, true, &mut Budget::default()).is_ok());
    let error = table.extend(6000, true, &mut Budget::default()).unwrap_err();
    assert_eq!((error.code.as_str(), error.span.unwrap().start), ("not-smaller", 11));
}

/// Generate a condition on n that is eventually constant for each residue of n.
fn guard() -> impl Strategy<Value = String> {
    let compare = prop::sample::select(vec!["<", "<=", ">", ">=", "==", "!="]);
    let linear = prop::sample::select(vec![
        "n",
        "n % 2",
        "n % 3",
        "n/2 % 2",
        "n - 7",
        "2*n",
        "n % 6 / 2",
        "min(n, 9)",
        "gcd(n, 4)",
        "max(n % 3, n % 2)",
        "popcount(n % 4)",
        "(3 - n) % 4",
        "-n/2 % 3",
    ]);
    let simple = (linear, compare, -3..30_i32).prop_map(|(a, c, b)| format!("{a} {c} {b}"));
    prop_oneof![
        3 => simple.clone(),
        1 => (simple.clone(), simple.clone()).prop_map(|(a, b)| format!("({a} or {b})")),
        1 => (simple.clone(), simple.clone()).prop_map(|(a, b)| format!("not ({a} and {b})")),
        1 => Just("prime(n % 6)".to_string()),
    ]
}

fn window_alternative() -> impl Strategy<Value = String> {
    let option = prop_oneof![
        (1..9_u32).prop_map(|c| format!("n-{c}")),
        (1..9_u32, 0..4_u32).prop_map(|(c, k)| format!("max(n-{c}, {k}*0)")),
        (0..6_u32).prop_map(|k| format!("{k}")),
        (1..6_u32, 1..6_u32).prop_map(|(a, b)| format!("(n-{a}, n-{b})")),
        (1..6_u32, 0..4_u32).prop_map(|(a, b)| format!("(n-{a}, {b})")),
        (1..4_u32).prop_map(|a| format!("n - {a} - n % 3")),
    ];
    let ranged = (1..5_u32, 0..6_u32)
        .prop_map(|(a, b)| (format!("n - s for s in {a}..{}", a + b), "s % 3 != 1".to_string()));
    let near = (1..5_u32, 0..6_u32)
        .prop_map(|(a, b)| (format!("i for i in n-{}..n-{a}", a + b), "i > 1".to_string()));
    let narrowed = (1..4_i32, 1..9_i32).prop_map(|(a, b)| {
        (format!("i for i in 0..n-1 if n - i < {}", a + b), format!("{a}*i + {b} <= {a}*n"))
    });
    prop_oneof![
        3 => (option, prop::collection::vec(guard(), 0..3)).prop_map(|(option, mut guards)| {
            guards.push("n > 5".into());
            format!("{option} if {}", guards.join(", "))
        }),
        1 => (ranged, guard()).prop_map(|((option, own), g)| format!("{option} if {own}, {g}")),
        1 => (near, guard()).prop_map(|((option, own), g)| format!("{option} if {own}, {g}")),
        1 => (narrowed, guard()).prop_map(|((option, own), g)| format!("{option}, {own}, {g}")),
    ]
}

fn climbing_alternative() -> impl Strategy<Value = String> {
    prop_oneof![
        (0..4_u32, 1..6_u32).prop_map(|(a, b)| format!("i for i in {a}..n-{b}")),
        (1..4_u32, 0..6_u32).prop_map(|(a, b)| format!("n-k for k in {a}..n-{b}")),
        (0..4_u32, 1..6_u32)
            .prop_map(|(a, b)| format!("i for i in 0..n-1 if {a} <= i, i + {b} < n")),
    ]
}

/// Generate a condition on the residues of a name x and of n.
fn residue() -> impl Strategy<Value = String> {
    let linear = prop::sample::select(vec!["x", "(n - x)", "(n + 2*x)", "(3 - x)", "x"]);
    let compare = prop::sample::select(vec!["<", ">", "==", "!="]);
    let plain = (linear.clone(), 2..5_u32, compare, 0..3_u32)
        .prop_map(|(x, m, c, r)| format!("{x} % {m} {c} {r}"));
    prop_oneof![
        3 => plain,
        1 => linear.prop_map(|x| format!("prime({x} % 4)")),
        1 => Just("gcd(x, 4) == 2".to_string()),
        1 => Just("not (x % 2 == 0 and n % 2 == 0)".to_string()),
    ]
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(300) })]

    #[test]
    fn proofs_of_windows_hold(alternatives in prop::collection::vec(window_alternative(), 1..4)) {
        if let Some((text, table)) = sought(alternatives) {
            let period = table.period();
            prop_assert!(period.is_some_and(|p| p.proven), "{}: {:?}", text, period);
            let reached = match table.proof() {
                Some(Proof::Window { again, .. }) => again,
                other => panic!("{other:?}"),
            };
            holds(&text, &table, plain(table.rule(), 3 * reached + 200))?;
            prop_assert!(is_least(&text, period.unwrap()), "{}: {:?}", text, period);
        }
    }

    #[test]
    fn proofs_of_climbing_hold(
        climbs in prop::collection::vec((climbing_alternative(), guard()), 1..3),
        all in climbing_alternative(),
        others in prop::collection::vec(window_alternative(), 0..3),
    ) {
        let climbs = climbs.into_iter().map(|(climb, guard)| {
            format!("{climb}{} {guard}", if climb.contains(" if ") { "," } else { " if" })
        });
        if let Some((text, table)) = sought(climbs.chain([all]).chain(others)) {
            if let Some(period) = table.period().filter(|p| p.proven) {
                holds(&text, &table, plain(table.rule(), far(&table, period)))?;
            } else {
                // Only alternatives with fixed heaps or tuples may prevent a proof.
                prop_assert!(text.contains("| (") || text.contains("> ("), "{}: {:?}", text, table.period());
            }
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(60) })]

    #[test]
    fn proofs_by_settling_hold(
        some in prop::collection::vec((climbing_alternative(), residue(), guard()), 1..3),
        others in prop::collection::vec(window_alternative(), 0..3),
    ) {
        let some = some.into_iter().map(|(climb, residue, guard)| {
            let name = if climb.contains("for k") { "k" } else { "i" };
            let residue = residue.replace('x', name);
            format!("{climb}{} {residue}, {guard}", if climb.contains(" if ") { "," } else { " if" })
        });
        if let Some((text, table)) = sought(some.chain(others))
            && let Some(period) = table.period().filter(|p| p.proven)
        {
            holds(&text, &table, heap_by_heap(table.rule(), far(&table, period)))?;
        }
    }
}

#[test]
fn sparse_amounts_are_proven_from_a_few_heaps() {
    let cases = [
        ("n -> n - 3^k for k in 0..33", 2),
        ("n -> n - 5^k for k in 0..52", 2),
        ("n -> n - 2^k for k in 0..52", 3),
        ("n -> n - 4^k for k in 0..26", 5),
        ("n -> n - 10^k for k in 0..15", 11),
        ("n -> n - 1 | n - 1001 | n - 1000003", 2),
    ];
    for (text, length) in cases {
        let mut table = RuleTable::new(HeapRule::parse(text).unwrap());
        table.extend(MAX_HEAP, true, &mut Budget::steps(100_000)).unwrap();
        assert_eq!(table.period(), Some(Period::proven(0, length)), "{text}");
        assert!(matches!(table.proof(), Some(Proof::FarSteps { .. })), "{text}");
    }
}

#[test]
fn far_amounts_under_a_condition_are_not_taken_for_all_heaps() {
    for text in
        ["n -> n - 1 | n - 2^k for k in 13..20 if n % 3 == 0", "n -> n - 1 | n - 8192 if n > 9000"]
    {
        let rule = HeapRule::parse(text).unwrap();
        let mut table = RuleTable::new(rule);
        table.extend(100, true, &mut Budget::steps(1_000_000)).unwrap();
        assert!(!matches!(table.proof(), Some(Proof::FarSteps { .. })), "{text}");
    }
}
