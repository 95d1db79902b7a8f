//! Compare the enumeration of a rule's options with nested loops.

use std::collections::BTreeSet;
use std::ops::ControlFlow;

use proptest::prelude::*;

use crate::base::budget::Budget;
use crate::base::error::ErrorCode;
use crate::heaps::rule::tree::Alternative;
use crate::heaps::rule::value::{Fault, Work, holds, value};
use crate::heaps::rule::{HeapRule, RuleTable};
use crate::period::sequence::Sequence;

type OptionSet = BTreeSet<Vec<u64>>;

/// Collect all options of an alternative by nested loops. Return `Err(true)` if an option is not smaller than the heap.
fn nested(
    alternative: &Alternative,
    slots: &mut Vec<i64>,
    out: &mut OptionSet,
) -> Result<(), bool> {
    let fault = |_: Fault| false;
    if let Some(binding) = alternative.loops.get(slots.len() - 1) {
        let lo = value(&binding.lo, slots, &Work::default()).map_err(fault)?;
        let hi = value(&binding.hi, slots, &Work::default()).map_err(fault)?;
        for x in lo..=hi {
            slots.push(x);
            nested(alternative, slots, out)?;
            slots.pop();
        }
        return Ok(());
    }
    for condition in &alternative.conditions {
        if !holds(condition, slots, &Work::default()).map_err(fault)? {
            return Ok(());
        }
    }
    let mut heaps = Vec::new();
    let mut negative = false;
    for (i, part) in alternative.parts.iter().enumerate() {
        let count = alternative.copies.get(i).and_then(Option::as_ref);
        let count = count.map_or(Ok(1), |count| value(count, slots, &Work::default()));
        let count = count.map_err(fault)?;
        negative |= count < 0;
        for _ in 0..count {
            heaps.push(value(part, slots, &Work::default()).map_err(fault)?);
        }
    }
    if negative {
        return Ok(());
    }
    if heaps.is_empty() {
        heaps.push(0);
    }
    if heaps.iter().any(|heap| *heap < 0) {
        return Ok(());
    }
    if heaps.iter().any(|heap| *heap >= slots[0]) {
        return Err(true);
    }
    let mut heaps: Vec<u64> =
        heaps.into_iter().map(|heap| heap as u64).filter(|h| *h > 0).collect();
    heaps.sort_by(|a, b| b.cmp(a));
    if heaps.is_empty() {
        heaps.push(0);
    }
    out.insert(heaps);
    Ok(())
}

fn number() -> impl Strategy<Value = String> {
    let leaf = prop_oneof![
        Just("n".to_string()),
        Just("i".to_string()),
        Just("j".to_string()),
        Just("i".to_string()),
        (0..7_u32).prop_map(|n| n.to_string()),
    ];
    leaf.prop_recursive(3, 6, 2, |inner| {
        let sign = prop::sample::select(vec!["+", "-", "-", "*"]);
        prop_oneof![
            4 => (inner.clone(), sign, inner.clone()).prop_map(|(a, s, b)| format!("({a} {s} {b})")),
            1 => (inner.clone(), 1..5_u32).prop_map(|(a, b)| format!("{a} / {b}")),
            1 => (inner.clone(), 1..5_u32).prop_map(|(a, b)| format!("{a} % {b}")),
            1 => (inner.clone(), inner.clone()).prop_map(|(a, b)| format!("max({a}, {b})")),
            1 => (inner.clone(), inner.clone()).prop_map(|(a, b)| format!("min({a}, {b})")),
            1 => (inner.clone(), inner.clone()).prop_map(|(a, b)| format!("({a} xor {b})")),
            1 => (inner.clone(), 0..3_u32).prop_map(|(a, b)| format!("({a})^{b}")),
            1 => inner.clone().prop_map(|a| format!("sqrt({a})")),
            1 => inner.clone().prop_map(|a| format!("phi({a})")),
            1 => inner.prop_map(|a| format!("-{a}")),
        ]
    })
}

fn compare() -> impl Strategy<Value = String> {
    let sign = prop::sample::select(vec!["<", "<=", ">", ">=", "==", "!="]);
    (number(), sign, number()).prop_map(|(a, s, b)| format!("{a} {s} {b}"))
}

fn condition() -> impl Strategy<Value = String> {
    prop_oneof![
        6 => compare(),
        1 => (compare(), compare()).prop_map(|(a, b)| format!("({a} or {b})")),
        1 => (compare(), compare()).prop_map(|(a, b)| format!("{a} and {b}")),
        1 => (compare(), number()).prop_map(|(a, b)| format!("{a} <= {b}")),
        1 => number().prop_map(|a| format!("not prime({a})")),
        1 => Just("prime(i)".to_string()),
        1 => Just("i % 3 != 1".to_string()),
        1 => Just("i*i <= n".to_string()),
        2 => Just("j % 2 == 1".to_string()),
        1 => Just("j % 2 != 1".to_string()),
        2 => Just("j % 3 == i".to_string()),
        1 => Just("i + j == n-2".to_string()),
        1 => Just("2*j - i == n-9".to_string()),
    ]
}

pub(crate) fn alternative() -> impl Strategy<Value = String> {
    let small = prop_oneof![
        3 => number(), 2 => Just("i".to_string()), 1 => Just("n - i*i".to_string()),
        2 => Just("n-1-i".to_string()), 2 => Just("j".to_string()), 1 => Just("n - i - j".to_string()),
    ];
    let plain = prop::collection::vec(small.clone(), 1..4).prop_map(|parts| match &parts[..] {
        [one] => one.clone(),
        parts => format!("({})", parts.join(", ")),
    });
    let count = prop::sample::select(vec!["i % 4", "n/3", "j", "n % 3", "(j-1)", "2", "0"]);
    let counted = prop::collection::vec((small, prop::option::weighted(0.7, count)), 1..4);
    let counted = counted.prop_map(|parts| {
        let each = parts.iter().enumerate().map(|(i, (part, count))| match count {
            Some(count) => format!("{count} of ({part})"),
            None if i == 0 => format!("1 of ({part}, 0)"),
            None => format!("({part})"),
        });
        each.collect::<Vec<_>>().join(" + ")
    });
    let option = prop_oneof![3 => plain, 1 => counted];
    let low = prop::sample::select(vec!["0", "1", "2", "-3", "n-6", "n/2"]);
    let high = prop::sample::select(vec!["n", "n-1", "7", "n/2", "2*n"]);
    let inner = prop::sample::select(vec!["0..i", "i..n", "1..4", "0..n-i", "i/2..n-1", "-i..3"]);
    (option, low, high, inner, prop::collection::vec(condition(), 0..4)).prop_map(
        |(option, low, high, inner, conditions)| {
            // The test adds a guard to this text, so that most options are smaller than n.
            let mut text = format!("{option} for i in {low}..{high}, j in {inner}");
            if !conditions.is_empty() {
                text.push_str(" if ");
                text.push_str(&conditions.join(", "));
            }
            text
        },
    )
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(1500) })]

    #[test]
    fn walking_shows_what_nested_loops_show(
        alternatives in prop::collection::vec(alternative(), 1..3),
        guard in prop_oneof![Just("i < n"), Just("i < n, j < n"), Just("max(i, j) < n")],
    ) {
        let guarded = |text: &String| {
            let sign = if text.contains(" if ") { ", " } else { " if " };
            format!("{text}{sign}{guard}")
        };
        let all: Vec<String> = alternatives.iter().map(guarded).collect();
        let text = format!("n -> {}", all.join(" | "));
        // Build the rule without the trial on small heaps, which would reject some of the rules.
        let Ok(tree) = crate::heaps::rule::parse::parse(&text, false) else { panic!("{text}") };
        let plans = tree.alternatives.iter().map(|each| crate::heaps::rule::plan::Plan::new(each, 1)).collect();
        let rule = HeapRule { tree, plans };
        for n in 0..14_u64 {
            let mut expected = OptionSet::new();
            let all = &rule.tree.alternatives;
            let done = all.iter().try_for_each(|a| nested(a, &mut vec![n as i64], &mut expected));
            let whole = done.is_ok();
            let mut seen = OptionSet::new();
            let mut twice = false;
            let walked = rule.options(n, &mut Budget::default(), &mut |heaps| {
                twice |= !seen.insert(heaps.to_vec());
                ControlFlow::Continue(())
            });
            prop_assert!(!twice);
            match (done, walked) {
                (Ok(()), Ok(_)) => prop_assert_eq!(&seen, &expected, "{}: heap {}", text, n),
                (Err(true), Err(error)) => prop_assert_eq!(error.code, ErrorCode::NotSmaller),
                (Err(false), _) => {}
                other => prop_assert!(false, "{}: heap {}, {:?}", text, n, other),
            }
            if whole && rule.is_single() && let Ok(left) = rule.left(n, &mut Budget::default()) {
                let flat: Vec<u64> = left.iter().flat_map(|(lo, hi)| *lo..=*hi).collect();
                prop_assert!(left.windows(2).all(|pair| pair[0].1 + 1 < pair[1].0), "{:?}", left);
                for heap in 0..n {
                    let may = rule.may_leave(n, heap, &mut Budget::default());
                    prop_assert_eq!(may, Ok(flat.contains(&heap)), "{}: {} to {}", text, n, heap);
                }
                prop_assert_eq!(flat, expected.iter().map(|h| h[0]).collect::<Vec<u64>>());
            }
        }
        let mut table = RuleTable::new(rule);
        if table.extend(13, false, &mut Budget::default()).is_ok() {
            let plain = super::values::plain(table.rule(), 13);
            let values: Vec<u64> = (0..14).filter_map(|n| table.value(n)).collect();
            prop_assert_eq!(values, plain, "{}", text);
        }
    }
}

/// Check that the steps of conditions are counted: for large primes, functions of many numbers, and many conditions.
#[test]
fn work_of_conditions_is_counted() {
    let steps = |text: &str| {
        let rule = HeapRule::parse(text).unwrap();
        let mut budget = Budget::steps(10_000_000);
        let mut table = RuleTable::new(rule);
        table.extend(1000, false, &mut budget).unwrap();
        budget.used()
    };
    let plain = steps("n -> n-1 if prime(n + 1)");
    assert!(plain < 2000);
    assert!(steps("n -> n-1 if prime(9007199254740881 - n + n)") > plain + 100 * 1000);
    let many = ["n"; 3200].join(", ");
    assert!(steps(&format!("n -> n-1 if max({many}) > 0, prime(n + 1)")) > plain + 190 * 1000);
    let many = ["n % 2 < 2"; 3200].join(", ");
    assert!(steps(&format!("n -> n-1 if {many}, prime(n + 1)")) > plain + 190 * 1000);
    let many = ["<= 5"; 3200].join(" ");
    assert!(steps(&format!("n -> n-1 if 1 {many}, prime(n + 1)")) > plain + 190 * 1000);
    // Repeated alternatives must not cost more steps.
    let many = ["n-1 if prime(n + 1)"; 3200].join(" | ");
    assert_eq!(steps(&format!("n -> {many}")), plain);
}
