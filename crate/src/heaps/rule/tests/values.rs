//! Compare the values of rules with known games.

use std::ops::ControlFlow;

use crate::base::budget::Budget;
use crate::base::error::ErrorCode;
use crate::base::nimber::{Nimber, mex};
use crate::heaps::rule::{HeapRule, RuleTable};
use crate::heaps::testing::listed;
use crate::period::sequence::Sequence;

pub(crate) fn plain(rule: &HeapRule, upto: u64) -> Vec<u64> {
    let mut values: Vec<u64> = Vec::new();
    for n in 0..=upto {
        let mut budget = Budget::steps(u64::MAX);
        let options = listed(|visit| rule.options(n, &mut budget, visit).unwrap());
        let sum = |heaps: &Vec<u64>| heaps.iter().map(|h| Nimber(values[*h as usize])).sum();
        let seen: Vec<Nimber> = options.iter().map(sum).collect();
        values.push(mex(seen).0);
    }
    values
}

fn values(text: &str, upto: u64) -> Vec<u64> {
    let mut table = RuleTable::new(HeapRule::parse(text).unwrap());
    table.extend(upto, false, &mut Budget::default()).unwrap();
    let values: Vec<u64> = (0..=upto).map(|n| table.value(n).unwrap()).collect();
    assert_eq!(values, plain(table.rule(), upto), "{text}");
    values
}

#[test]
fn published_values() {
    // Grundy's game (OEIS A002188).
    let grundy = [0, 0, 0, 1, 0, 2, 1, 0, 2, 1, 0, 2, 1, 3, 2, 1, 3, 2, 4, 3, 0, 4, 3, 0, 4, 3, 0];
    assert_eq!(values("n -> (i, n-i) for i in 1..n-1 if i < n-i", 26), grundy);
    // A run of n letters: a move takes one or two letters from an end, or the whole run.
    assert_eq!(values("n -> n-1 | n-2 | 0 if n > 0", 9), [0, 1, 2, 3, 1, 2, 3, 1, 2, 3]);
    // Subtract a square (OEIS A014586).
    let squares = [0, 1, 0, 1, 2, 0, 1, 0, 1, 2, 0, 1, 0, 1, 2, 0, 1, 0, 1, 2, 0, 1, 0, 1, 2, 3, 2];
    assert_eq!(values("n -> n - k*k for k in 1..n", 26), squares);
    // Subtract a proper divisor: the value is the exponent of 2 in n (OEIS A007814).
    let divisors: Vec<u64> =
        (0..100_u64).map(|n| if n == 0 { 0 } else { n.trailing_zeros().into() }).collect();
    assert_eq!(values("n -> n - d for d in 1..n if n % d == 0, d < n", 99), divisors);
    // Dawson's Kayles (OEIS A002187).
    let dawson = [0, 0, 1, 1, 2, 0, 3, 1, 1, 0, 3, 3, 2, 2, 4, 0, 5, 2, 2, 3, 3, 0, 1, 1, 3, 0, 2];
    assert_eq!(values("n -> (i, j) for i in 0..n-2, j in 0..i if i + j == n-2", 26), dawson);
    // Kayles (OEIS A002186).
    let kayles = [0, 1, 2, 3, 1, 4, 3, 2, 1, 4, 2, 6, 4, 1, 2, 7, 1, 4, 3, 2, 1, 4, 6, 7, 4, 1, 2];
    assert_eq!(values("n -> (i, n-1-i) for i in 0..n-1 | (i, n-2-i) for i in 0..n-2", 26), kayles);
    // Subtract a prime (OEIS A014589).
    let primes = [0, 0, 1, 1, 2, 2, 3, 3, 4, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7];
    assert_eq!(values("n -> n - p for p in 1..n if prime(p)", 24), primes);
}

#[test]
fn no_rule_hangs() {
    for (text, heap) in [
        ("n -> i for i in 0..n-1 if i > n", 1_000_000_000_000_000),
        ("n -> i for i in 0..n-1 if i * i == n", 1_000_000_000_000_000),
        ("n -> (i, j) for i in 0..n-1, j in 0..n-1 if i % 7 == 8", 9_007_199_254_740_991),
        ("n -> i for i in 0..n, j in 1..0", 9_007_199_254_740_991),
        ("n -> n-1 for a in 0..n*n if prime(a*n)", 100_000),
        ("n -> (i, j) for i in 0..n-1, j in 0..i", 9_007_199_254_740_991),
    ] {
        let rule = HeapRule::parse(text).unwrap();
        let seen =
            rule.options(heap, &mut Budget::steps(100_000), &mut |_| ControlFlow::Continue(()));
        match seen {
            Ok(_) => assert_eq!(text, "n -> i for i in 0..n-1 if i > n"),
            Err(error) => assert!(
                matches!(error.code, ErrorCode::Budget | ErrorCode::NumberTooLarge),
                "{text}: {error}"
            ),
        }
        let mut table = RuleTable::new(rule);
        match table.extend(heap, true, &mut Budget::steps(100_000)) {
            Ok(()) => assert!(table.proof().is_some(), "{text}"),
            Err(error) => assert_eq!(error.code, ErrorCode::Budget, "{text}"),
        }
    }
}

#[test]
fn a_table_goes_on_where_it_stopped() {
    let mut table = RuleTable::new(HeapRule::parse("n -> (i, n-i) for i in 1..n-1").unwrap());
    let error = table.extend(1_000_000, false, &mut Budget::steps(10_000)).unwrap_err();
    let reached = table.values().len() as u64 - 1;
    assert!(reached > 100, "{reached}");
    assert!(error.to_string().ends_with(&format!("heap {reached}")), "{error}");
    table.extend(reached + 10, false, &mut Budget::default()).unwrap();
    assert_eq!(table.value(reached + 10), Some((reached + 11) % 2));
}

#[test]
fn an_option_is_shown_once() {
    let seen = |text: &str, heap: u64| {
        let rule = HeapRule::parse(text).unwrap();
        listed(|visit| rule.options(heap, &mut Budget::default(), visit).unwrap())
    };
    assert_eq!(seen("n -> n-1 | n - 2/2 | (n-1, 0) | n-9", 4), [[3]]);
    assert_eq!(seen("n -> (i, n-1-i) for i in 0..n-1", 4), [vec![3], vec![2, 1]]);
    assert_eq!(seen("n -> (0, 0, 0) if n > 0", 4), [[0]]);
    assert_eq!(seen("n -> i / 2 for i in 0..n-1", 4), [[0], [1]]);
    assert!(seen("n -> n-1 | n-2", 0).is_empty());
}

/// Compare rules whose number of heaps depends on n with moves written in Rust.
#[test]
fn as_many_heaps_as_are_counted() {
    let hand = |next: &dyn Fn(u64) -> Vec<Vec<u64>>| -> Vec<u64> {
        let mut all: Vec<Nimber> = Vec::new();
        for n in 0..=80 {
            let sum =
                |heaps: Vec<u64>| heaps.iter().map(|heap| all[*heap as usize]).sum::<Nimber>();
            let value = mex(next(n).into_iter().map(sum).collect::<Vec<_>>());
            all.push(value);
        }
        all.iter().map(|value| value.0).collect()
    };
    let repeated = |heap: u64, count: u64| vec![heap; count as usize];
    // Splitting as evenly as possible: HNOI 2014, day 1.
    let even = "n -> (m - n % m) of (n/m) + (n % m) of (n/m+1) for m in 2..n";
    let evenly = |n: u64| {
        let into = |m| [repeated(n / m, m - n % m), repeated(n / m + 1, n % m)].concat();
        (2..=n).map(into).collect()
    };
    assert_eq!(values(even, 80), hand(&evenly));
    let equal = |n: u64| {
        let divisors = (1..n).filter(|d| n.is_multiple_of(*d));
        divisors.map(|d| repeated(d, n / d)).collect()
    };
    assert_eq!(values("n -> n/d of (d) for d in 1..n-1 if n % d == 0", 80), hand(&equal));
    let any = |n: u64| (0..n).flat_map(|d| (0..=n).map(move |q| repeated(d, q))).collect();
    assert_eq!(values("n -> q of (d) for d in 0..n-1, q in 0..n", 80), hand(&any));
}

#[test]
fn more_heaps_than_are_listed_have_a_value_all_the_same() {
    let rule = HeapRule::parse("n -> n-1 | (n-1) of (1) if n > 1").unwrap();
    let shown = |heap| {
        rule.options(heap, &mut Budget::default(), &mut |_| ControlFlow::Continue(())).map(|_| ())
    };
    assert!(shown(1001).is_ok());
    let error = shown(1002).unwrap_err();
    assert_eq!(
        (error.code, error.span.map(|s| (s.start, s.end))),
        (ErrorCode::TooMany, Some((11, 23)))
    );
    let mut table = RuleTable::new(rule);
    table.extend(9000, false, &mut Budget::default()).unwrap();
    assert!(table.value(9000).is_some());
}

/// Compare rules with sets, roots, powers, nim-sums and totients with moves written in Rust.
#[test]
fn new_forms_are_what_they_say() {
    let hand = |next: &dyn Fn(u64) -> Vec<u64>, upto: u64| -> Vec<u64> {
        let mut all: Vec<u64> = Vec::new();
        for n in 0..=upto {
            let options = next(n).into_iter().map(|to| Nimber(all[to as usize]));
            let value = mex(options.collect::<Vec<_>>()).0;
            all.push(value);
        }
        all
    };
    let minus = |n: u64, by: &[u64]| by.iter().filter_map(|k| n.checked_sub(*k)).collect();
    type Next = Box<dyn Fn(u64) -> Vec<u64>>;
    let cases: Vec<(&str, Next)> = vec![
        ("n -> n-k for k in {1, 3, 4}", Box::new(move |n| minus(n, &[1, 3, 4]))),
        ("n -> n-2*k for k in {1, 3..5}", Box::new(move |n| minus(n, &[2, 6, 8, 10]))),
        ("n -> n - 2^k for k in 0..n", Box::new(move |n| minus(n, &[1, 2, 4, 8, 16, 32, 64]))),
        (
            "n -> i for i in sqrt(n)..n-1",
            Box::new(|n| (0..n).filter(|i| (i + 1) * (i + 1) > n).collect()),
        ),
        ("n -> n xor k for k in 1..2*n if n xor k < n", Box::new(|n| (0..n).collect())),
        (
            "n -> n - phi(n) if n > 1",
            Box::new(|n| {
                let gcd = |a, b| crate::base::arithmetic::gcd(u128::from(a), u128::from(b));
                let coprime = (1..=n).filter(|k| gcd(*k, n) == 1).count() as u64;
                if n > 1 { vec![n - coprime] } else { Vec::new() }
            }),
        ),
    ];
    for (text, next) in &cases {
        assert_eq!(values(text, 90), hand(next, 90), "{text}");
    }
    let mut rng = crate::base::rng::Rng::new(36);
    for _ in 0..200 {
        let set: Vec<u64> = (0..rng.within(1, 5)).map(|_| rng.within(1, 12)).collect();
        let list = set.iter().map(u64::to_string).collect::<Vec<_>>().join(", ");
        let text = format!("n -> n-k for k in {{{list}}}");
        assert_eq!(values(&text, 60), hand(&|n| minus(n, &set), 60), "{text}");
    }
}
