//! Check that compiled code fills tables of heaps with the same values as the interpreter.

use proptest::prelude::*;

use super::engine::compile;
use crate::base::budget::Budget;
use crate::base::error::Error;
use crate::heaps::genus::Genera;
use crate::heaps::rule::HeapRule;
use crate::heaps::rule::compiled::engine::use_engine;
use crate::heaps::rule::compiled::{Compiled, FROM};
use crate::heaps::rule::recurrence::Recurrence;
use crate::heaps::rule::table::compute;
use crate::period::values::GrundyValues;

type Table = (Vec<u32>, Vec<Option<bool>>, Option<Error>);

/// Return the values and the genera of heaps up to `upto`, and the error if the budget ends first.
fn table(rule: &HeapRule, mut compiled: Compiled, upto: u64, steps: u64) -> (Table, Compiled, u64) {
    let (mut values, mut genera) = (GrundyValues::default(), Genera::default());
    let mut recurrence = Recurrence::new(&mut values, &mut genera);
    let mut budget = Budget::steps(steps);
    let end =
        compute(rule, &mut Vec::new(), &mut compiled, &mut recurrence, upto, &mut budget).err();
    let fickle = (0..values.len() as u64).map(|heap| genera.fickle(heap)).collect();
    ((values.iter().collect(), fickle, end), compiled, budget.used())
}

/// Compare compiled code with the interpreter; return the number of heaps computed by compiled code.
fn compare(text: &str, upto: u64) -> u64 {
    use_engine(compile);
    let Ok(rule) = HeapRule::parse(text) else { return 0 };
    let (walked, _, _) = table(&rule, Compiled::Refused, upto, u64::MAX);
    let (filled, compiled, _) = table(&rule, Compiled::default(), upto, u64::MAX);
    assert_eq!(filled, walked, "{text}");
    match compiled {
        Compiled::Ready(program) => program.filled,
        _ => 0,
    }
}

#[test]
fn rules_are_compiled_and_fill_the_same_table() {
    let upto = FROM + 700;
    for text in [
        "n -> n-k*k for k in 1..sqrt(n)",
        "n -> n-k for k in 1..n if prime(k)",
        "n -> n-k^3 for k in 1..n | n-2",
        "n -> n-2^k for k in 0..52",
        "n -> n-1 | n/2 if n > 0",
        "n -> n-k for k in 1..n/2",
        "n -> n-k for k in 1..sqrt(n)",
        "n -> n-k for k in 1..n-1 if gcd(k, n) == 1",
        "n -> (i, n-i) for i in 1..n-1 if i % 2 == 1 | n-1",
        "n -> (i, n-i) for i in 1..n-1 if i < n-i",
        "n -> (i, n-i-1) for i in 0..n-1 | n-2",
        "n -> n-1 | n-2 | n-4 | n-5",
        "n -> n-k for k in 1..n if k % 3 == n % 3",
        "n -> (i, j, n-i-j-2) for i in 0..5, j in i..7 if i+j <= n-2 | n-3",
        "n -> n-popcount(n) if n > 0 | n-lpf(n) if n > 1 | phi(n) if n > 1",
        "n -> n-k for k in 1..40 if n & k == k",
        "n -> n-k for k in 1..n if (n - k) % 5 != 2, not prime(n-k) | n-log2(n)-1",
        "n -> n-min(k, n-k)-1 for k in 0..n-1",
        "n -> n-1-(n xor k) % 7 for k in 3..9 if v(n, 2) < 3 or k*k > n",
        "n -> i for i in n/3..n/2 if n > 0 | n-bigomega(n)-omega(n) if n > 2 | n-pi(n) if n > 2",
        "n -> n-k for k in -3..20 if k > 0, 3 < 2*k+1 <= 31",
        "n -> n-(k-7)/3-4 for k in 0..30",
        "n -> n-(3-k) % 5-1 for k in 0..30",
    ] {
        let filled = compare(text, upto);
        assert!(filled > 600, "{text}: {filled}");
    }
}

#[test]
fn errors_are_those_of_the_walk() {
    for text in [
        "n -> n-100/(n-600)",
        "n -> n-k^9 for k in 1..n*n",
        "n -> n+1 if n == 777 | n-1",
        "n -> (n-1, n-600) if n > 700 | n+k-900 for k in 1..n",
        "n -> n-k/(900-k) for k in 1..n if k/(900-k) > 0",
        "n -> n-7^k for k in 1..n",
        "n -> n-1 | n-2^(n-560)",
        "n -> n-1 | n-k for k in 9..n*n*n*n*n*n",
    ] {
        compare(text, FROM + 500);
    }
}

/// Recompilation must not change the results: for a value of more than two bytes, and for wild and firm heaps.
#[test]
fn tables_go_on_with_other_code() {
    use_engine(compile);
    for text in
        ["n -> n-1 | n-3 | n-4", "n -> n-2 | n-5 if n % 7 > 2 | n-9", "n -> n-6 | n-9 if n > 600"]
    {
        assert!(compare(text, 3000) > 2000, "{text}");
    }
    let rule = HeapRule::parse("n -> n-k for k in 1..n").unwrap();
    let (mut values, mut genera) = ((0..65_530).collect::<GrundyValues>(), Genera::of_nim());
    let mut recurrence = Recurrence::new(&mut values, &mut genera);
    let mut compiled = Compiled::default();
    let budget = &mut Budget::steps(1 << 30);
    compute(&rule, &mut Vec::new(), &mut compiled, &mut recurrence, 65_550, budget).unwrap();
    assert!(values.iter().eq(0..65_551));
    assert!(matches!(compiled, Compiled::Ready(_)));
}

/// Compiled code tries an option in less time than the walk does, so it charges fewer steps. A linear range costs the
/// same, up to the rounding of one step for each heap.
#[test]
fn steps_are_at_most_those_of_the_walk() {
    use_engine(compile);
    let upto = 800;
    for (text, share) in [
        ("n -> n-k for k in 1..n/2", 1),
        ("n -> (i, n-i) for i in 1..n-1 if (i+n) % 5 < 2", 1),
        ("n -> n xor k for k in 1..n if n xor k < n", 2),
        ("n -> n-1 | n-3", 1),
    ] {
        let rule = HeapRule::parse(text).unwrap();
        let [walked, filled] =
            [Compiled::Refused, Compiled::default()].map(|by| table(&rule, by, upto, 1 << 40));
        assert!(share * filled.2 <= walked.2 + upto, "{text}: {} of {}", filled.2, walked.2);
        let (ended, ..) = table(&rule, Compiled::default(), upto, filled.2 / 2);
        assert!(ended.2.is_some() && walked.0.0.starts_with(&ended.0), "{text}");
    }
}

fn expression() -> impl Strategy<Value = String> {
    let leaf = prop::sample::select(vec!["n", "k", "1", "2", "3", "7", "n-k", "k+1", "2*k"])
        .prop_map(String::from);
    leaf.prop_recursive(3, 12, 2, |inner| {
        let two = (inner.clone(), inner.clone());
        let functions = vec!["min", "max", "gcd", "xor"];
        let unary = vec!["popcount", "sqrt", "phi", "log2", "omega", "lpf", "prime", "bigomega"];
        prop_oneof![
            (two.clone(), prop::sample::select(vec!["+", "-", "*", "/", "%"]))
                .prop_map(|((a, b), sign)| format!("({a} {sign} {b})")),
            (two, prop::sample::select(functions))
                .prop_map(|((a, b), name)| format!("{name}({a}, {b})")),
            (inner.clone(), prop::sample::select(unary))
                .prop_map(|(a, name)| format!("{name}({a})")),
            (inner, 1..4_u32).prop_map(|(a, power)| format!("({a})^{power}")),
        ]
    })
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(400) })]

    #[test]
    fn code_of_any_rule_fills_the_same_table(
        alternatives in prop::collection::vec(
            (
                prop::sample::select(vec![
                    "n-1-E % 9", "n-k-E % 3", "k", "(k, n-k-1)", "n-E", "(n-k, E % 40)", "n/2+E % 7", "(k, k, n-2*k-1)",
                ]),
                expression(),
                prop::sample::select(vec!["1", "0", "n/2", "-2", "n-5", "n-20"]),
                prop::sample::select(vec!["n", "sqrt(n)", "n-1", "9", "n/2+6", "540-n"]),
                prop::sample::select(vec!["", "E > 3", "E % 3 == 1", "E != F, k > 1", "E < F or k % 4 == 1", "not (E <= F < 20)", "k % 4 == F", "2*k <= n"]),
                expression(),
            ),
            1..4,
        ),
    ) {
        let alternative = |(option, e, lo, hi, condition, f): &(&str, String, &str, &str, &str, String)| {
            let option = option.replace('E', e);
            let condition = condition.replace('E', f).replace('F', e);
            let condition = if condition.is_empty() { condition } else { format!(" if {condition}") };
            format!("{option} for k in {lo}..{hi}{condition}")
        };
        let all: Vec<String> = alternatives.iter().map(alternative).collect();
        compare(&format!("n -> {}", all.join(" | ")), FROM + 40);
    }
}
