//! Check that every method gives the same options as the enumeration of all names, and fails for the same heap.

use proptest::prelude::*;

use super::Way;
use crate::base::budget::Budget;
use crate::base::error::Error;
use crate::heaps::genus::Genera;
use crate::heaps::rule::HeapRule;
use crate::heaps::rule::compiled::Compiled;
use crate::heaps::rule::recurrence::Recurrence;
use crate::heaps::rule::table::compute;
use crate::period::values::GrundyValues;

/// Return the values and the genera of heaps up to `upto`, and the error if the rule fails earlier.
fn heaps(
    rule: &HeapRule,
    mut ways: Vec<Way>,
    mut genera: Genera,
    upto: u64,
) -> (Vec<u64>, Vec<Option<bool>>, Option<Error>) {
    let mut values = GrundyValues::default();
    let mut recurrence = Recurrence::new(&mut values, &mut genera);
    let budget = &mut Budget::steps(u64::MAX);
    let walked = &mut Compiled::Refused;
    let end = compute(rule, &mut ways, walked, &mut recurrence, upto, budget).err();
    let fickle = (0..values.len() as u64).map(|heap| genera.fickle(heap)).collect();
    (values.iter().map(u64::from).collect(), fickle, end)
}

/// Compare the methods of a rule with the enumeration, under normal play and with genera. Return the names of the
/// methods for normal play.
fn compare(text: &str, upto: u64) -> Vec<&'static str> {
    let Ok(rule) = HeapRule::parse(text) else { return Vec::new() };
    let walks = || rule.plans.iter().map(|_| Way::Walk).collect();
    let settled = Way::all(&rule.plans, true);
    let name = |way: &Way| match way {
        Way::Amounts(_) => "amounts",
        Way::Sieve(_) => "sieve",
        Way::Divisors(_) => "divisors",
        Way::Single(_) => "single",
        Way::Window(_) => "window",
        Way::Walk => "walk",
    };
    let names = settled.iter().map(name).collect();
    for (ways, genera) in
        [(settled, Genera::unasked()), (Way::all(&rule.plans, false), Genera::default())]
    {
        let own = heaps(&rule, ways, genera.clone(), upto);
        assert_eq!(own, heaps(&rule, walks(), genera, upto), "{text}");
    }
    names
}

#[test]
fn each_kind_of_alternative_has_its_way() {
    for (text, way) in [
        ("n -> n-k*k for k in 1..sqrt(n)", "amounts"),
        ("n -> n-k^3 for k in 1..n", "amounts"),
        ("n -> n-2^k for k in 0..52", "amounts"),
        ("n -> n-k for k in 1..n if prime(k)", "sieve"),
        ("n -> n-k for k in 1..n if popcount(k) % 3 != 1", "sieve"),
        ("n -> n-k for k in 1..n/2 if prime(k)", "amounts"),
        ("n -> n-k*k-1 for k in 0..9 if n % 3 == 1", "amounts"),
        ("n -> n-k*(k-5)-7 for k in 0..n/2", "amounts"),
        ("n -> n-k for k in 1..n if popcount(k) == 2, 3*k <= 2*n", "amounts"),
        ("n -> n-3", "amounts"),
        ("n -> n-d for d in 1..n if n % d == 0", "divisors"),
        ("n -> n-d for d in 1..n-1 if n % d == 0, d % 3 != 1", "divisors"),
        ("n -> n/d for d in 2..n if n % d == 0", "divisors"),
        ("n -> (d, n-d-1) for d in 1..n-1 if (n+1) % d == 0", "divisors"),
        ("n -> n/2 if n > 0", "single"),
        ("n -> (n/2, n/3) if n > 0", "single"),
        ("n -> n-k for k in 1..n/2", "window"),
        ("n -> n-k for k in 1..sqrt(n)", "window"),
        ("n -> n-k for k in 1..n if k % 2 == 1", "window"),
        ("n -> n-2*k for k in 1..n/3 if n % 3 != 1", "window"),
        ("n -> n-3*k-1 for k in n/9..n/4 if k % 5 == n % 5", "window"),
        ("n -> k for k in n/2..n-1", "window"),
        ("n -> k for k in 2..n-3 if k != 7", "walk"),
        ("n -> n-k for k in 1..n % 1000", "window"),
        ("n -> n-k for k in 1..9", "walk"),
        ("n -> n-k for k in 1..popcount(n)", "walk"),
        ("n -> n-k for k in 1..n-1 if gcd(k, n) == 1", "walk"),
    ] {
        assert_eq!(compare(text, 600), [way], "{text}");
    }
    let beside = |text| compare(text, 2000);
    assert_eq!(
        beside("n -> n-k for k in 1..n/2 | n-3 | n/5 if n > 9"),
        ["window", "amounts", "single"]
    );
    assert_eq!(beside("n -> n-k for k in 1..n if prime(k) | n-9"), ["sieve", "amounts"]);
    // From heap 5001 on, an amount is first allowed for a heap larger than the amount, so the sieve must stop.
    let late = "n -> n-(k-k/5000) for k in 1..n if k % 2 == 1";
    assert_eq!(compare(late, 5050), ["sieve"]);
    // A rule with many values; the sieve is chosen.
    assert_eq!(beside("n -> n-k for k in 1..n if k != 7, k != 9"), ["sieve"]);
    assert_eq!(
        beside("n -> n-k for k in 1..n/3 if n % 2 == 0 | n-k for k in n/2+1..n"),
        ["window", "window"]
    );
    assert_eq!(
        beside("n -> n-k for k in 1..n/2 | (k, n-k) for k in 1..n-1 if k % 3 == 1"),
        ["walk", "walk"]
    );
}

#[test]
fn rules_that_break_break_alike() {
    for text in [
        "n -> n-k^9 for k in 1..n*n",
        "n -> n-(k-300)*(k-300) for k in 1..n",
        "n -> n-7^k for k in 1..n",
        "n -> n-100/(n-60)",
        "n -> n-k/(200-k) for k in 1..n if k/(200-k) > 0",
        "n -> n-d for d in 1..n if (n-90) % d == 0",
        "n -> n-d+1 for d in 2..n if n % d == 0 | n+1 if n == 77",
        "n -> n-k for k in 1..n if prime(k), k < 100 | n-1 if 1/(n-150) == 0",
    ] {
        compare(text, 400);
    }
}

fn amount() -> impl Strategy<Value = String> {
    prop::sample::select(vec![
        "k*k",
        "k",
        "2^k",
        "k^3-k",
        "k*(k+1)/2",
        "k+3",
        "(k-4)*(k-4)",
        "9-k",
        "k/2",
        "k xor 5",
        "phi(k)",
        "1",
    ])
    .prop_map(String::from)
}

fn condition() -> impl Strategy<Value = String> {
    prop::sample::select(vec![
        "prime(k)",
        "k % 3 != 0",
        "k % 4 == 1",
        "k*k <= n",
        "n % k == 0",
        "(n-3) % k == 0",
        "popcount(k) == 2",
        "k < 20",
        "n % 3 == 1",
        "2*k <= n",
        "k >= n/3",
        "k != 7",
        "gcd(n, k) == 1",
        "n > 10",
        "k % 2 != 0",
    ])
    .prop_map(String::from)
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(600) })]

    #[test]
    fn ways_show_what_walks_show(
        alternatives in prop::collection::vec(
            (
                amount(),
                prop::sample::select(vec!["n-AMOUNT", "n-AMOUNT-1", "(k, n-k-1)", "n/k", "k", "n-k", "n-3*k"]),
                prop::sample::select(vec!["1", "0", "2", "-2", "n-5", "n/3", "n/2", "n % 90"]),
                prop::sample::select(vec!["n", "sqrt(n)", "n-1", "9", "n/2", "40-n", "n % 100"]),
                prop::collection::vec(condition(), 0..3),
            ),
            1..4,
        ),
    ) {
        let alternative = |(amount, option, lo, hi, conditions): &(String, &str, &str, &str, Vec<String>)| {
            let option = option.replace("AMOUNT", &format!("({amount})"));
            let conditions = if conditions.is_empty() { String::new() } else { format!(" if {}", conditions.join(", ")) };
            format!("{option} for k in {lo}..{hi}{conditions}")
        };
        let all: Vec<String> = alternatives.iter().map(alternative).collect();
        compare(&format!("n -> {}", all.join(" | ")), 90);
    }
}
