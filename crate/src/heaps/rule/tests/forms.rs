//! Test rules in informal notations, and rules with two possible meanings.

use crate::base::budget::Budget;
use crate::base::error::{Detail, ErrorCode};
use crate::heaps::rule::numbers::NumberRule;
use crate::heaps::rule::{HeapRule, RuleTable};
use crate::period::sequence::Sequence;

#[test]
fn one_reading_is_read() {
    let table = include_str!("forms.txt");
    let mut wrong = String::new();
    let mut count = 0;
    for line in table.lines() {
        let Some((typed, canonical)) = line.split_once("  ⟹  ") else { continue };
        let typed = typed.replace("\\n", "\n");
        let read = match typed.starts_with('(') {
            true => NumberRule::parse(&typed).map(|rule| rule.to_string()),
            false => HeapRule::parse(&typed).map(|rule| rule.to_string()),
        };
        let found = read.unwrap_or_else(|error| format!("{error} {:?}", error.span));
        if found != canonical {
            wrong.push_str(&format!("{typed}  ⟹  {found}\n"));
        }
        count += 1;
    }
    assert!(wrong.is_empty(), "other than in forms.txt:\n{wrong}");
    assert!(count > 100);
}

#[test]
fn two_readings_are_not_guessed() {
    for (typed, spot, readings) in [
        ("n -> n-k for k in [1, 5]", "[1, 5]", ["1..5", "{1, 5}"]),
        ("n -> n-k for k ∈ [2, 4]", "[2, 4]", ["2..4", "{2, 4}"]),
        ("n -> n-k where 1 <= k < n/2", "1 <= k < n/2", ["k in 1..ceil(n/2)-1", "k in 1..n/2-1"]),
        ("n -> k for n/3 <= k < n", "n/3 <= k < n", ["k in ceil(n/3)..n-1", "k in n/3..n-1"]),
    ] {
        let error = HeapRule::parse(typed).unwrap_err();
        assert_eq!(error.code, ErrorCode::TwoReadings, "{typed}");
        let units: Vec<u16> = typed.encode_utf16().collect();
        let span = error.span.unwrap();
        assert_eq!(String::from_utf16_lossy(&units[span.start..span.end]), spot);
        let found = error.details.iter().find(|(name, _)| *name == "readings");
        let readings: Vec<String> = readings.iter().map(|reading| reading.to_string()).collect();
        assert_eq!(found, Some(&("readings", Detail::List(readings.clone()))));
        for reading in readings {
            HeapRule::parse(&typed.replace(spot, &reading)).unwrap();
        }
    }
}

/// Compare the values of an informal rule with the values of the intended rule, which is written in the grammar or as
/// Rust code.
#[test]
fn what_is_read_has_the_values_that_are_meant() {
    let values = |text: &str| {
        let mut table = RuleTable::new(HeapRule::parse(text).unwrap());
        table.extend(60, false, &mut Budget::default()).unwrap();
        (0..=60).map(|n| table.value(n).unwrap_or(0)).collect::<Vec<u64>>()
    };
    let plain = |options: &dyn Fn(u64) -> Vec<u64>| {
        let mut all: Vec<u64> = Vec::new();
        for n in 0..=60 {
            let reached: Vec<u64> = options(n).into_iter().map(|heap| all[heap as usize]).collect();
            all.extend((0..).find(|value| !reached.contains(value)));
        }
        all
    };
    let takes = |may: &dyn Fn(u64, u64) -> bool| {
        plain(&|n| (1..=n).filter(|k| may(n, *k)).map(|k| n - k).collect())
    };
    for (text, expected) in [
        ("n -> n-k where 1<=k<=n/2", takes(&|n, k| 2 * k <= n)),
        ("n -> n-k for k in range(1, n)", takes(&|n, k| k < n)),
        ("n -> n-k for k in range(1, n+1, 3)", takes(&|_, k| k % 3 == 1)),
        ("n -> n-k for k=1..ceil(n/2)", takes(&|n, k| k <= n.div_ceil(2))),
        ("n -> n-k for k in 1..⌈n/3⌉", takes(&|n, k| k <= n.div_ceil(3))),
        ("n -> n-k for 1 <= k <= ⌊n/2⌋", takes(&|n, k| k <= n / 2)),
        ("n -> n - k² for k=1..n", takes(&|_, k| (1..=k).any(|root| root * root == k))),
        (
            "n -> n-k for k in 1..n where k is a square",
            takes(&|_, k| (1..=k).any(|root| root * root == k)),
        ),
        ("n -> n-d where d | n, d < n", takes(&|n, d| n % d == 0 && d < n)),
        ("n -> n-k for k in 1..n if k is odd or k is 2", Vec::new()),
        ("n -> n-k for k in 1..n if k is odd", takes(&|_, k| k % 2 == 1)),
        ("n -> n-k for k in 1..n if k is a power of 2", takes(&|_, k| k.is_power_of_two())),
        ("n -> n-k for k in 1..n if k & (k-1) == 0", takes(&|_, k| k.is_power_of_two())),
        ("n -> n-k for k in 1..n if k & n == k", takes(&|n, k| k & n == k)),
        ("n -> n-k for k in 1..n if k & 3 = 1", takes(&|_, k| k % 4 == 1)),
        ("n -> n-2^k for k in 0..52", takes(&|_, k| k.is_power_of_two())),
        ("n -> n-k for k in 1..n>>1", takes(&|n, k| k <= n / 2)),
        ("n -> n-k for k in 1..n-1>>1", takes(&|n, k| n > 0 && k <= (n - 1) / 2)),
        (
            "n -> n-1 | n>>1 if n > 1",
            plain(&|n| {
                if n > 1 { vec![n - 1, n / 2] } else { (0..n).collect() }
            }),
        ),
    ] {
        if expected.is_empty() {
            assert!(HeapRule::parse(text).is_err(), "{text}");
        } else {
            assert_eq!(values(text), expected, "{text}");
        }
    }
}
