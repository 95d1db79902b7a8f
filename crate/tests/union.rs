//! Compare inclusion–exclusion with direct counting: multiples of divisors, and sets in a small universe.

use mexplorer::union::{UnionCount, count_sets, count_union};
use mexplorer::{Budget, Count, Detail, Error, Result};
use proptest::prelude::*;

fn texts<T: ToString>(numbers: &[T]) -> Vec<String> {
    numbers.iter().map(T::to_string).collect()
}

fn union_of(n: &str, divisors: &[u128], limit: usize) -> Result<UnionCount> {
    count_union(n, &texts(divisors), limit, &mut Budget::default())
}

fn first_primes(count: usize) -> Vec<u128> {
    let prime = |n: &u128| (2..*n).all(|d| !n.is_multiple_of(d));
    (2..).filter(prime).take(count).collect()
}

fn gcd(a: u128, b: u128) -> u128 {
    if b == 0 { a } else { gcd(b, a % b) }
}

/// Return the terms of inclusion–exclusion as a textbook lists them: the non-empty sets of divisors whose least common
/// multiple is at most `n`, by size, then by position, each with its least common multiple.
fn textbook(n: u128, divisors: &[u128]) -> Vec<(Vec<usize>, u128)> {
    let mut terms = Vec::new();
    for mask in 1_u32..1 << divisors.len() {
        let members: Vec<usize> = (0..divisors.len()).filter(|i| mask >> i & 1 == 1).collect();
        let lcm = members.iter().fold(1, |lcm, &i| lcm / gcd(lcm, divisors[i]) * divisors[i]);
        if lcm <= n {
            terms.push((members, lcm));
        }
    }
    terms.sort_by_key(|(members, _)| (members.len(), members.clone()));
    terms
}

proptest! {
    #[test]
    fn the_union_is_what_counting_finds(
        n in 0_u128..3000,
        divisors in prop::collection::vec(1_u128..120, 0..40),
    ) {
        let counted = (1..=n).filter(|x| divisors.iter().any(|d| x % d == 0)).count();
        let count = union_of(&n.to_string(), &divisors, 5).unwrap();
        prop_assert_eq!(count.union, counted.to_string());
    }

    #[test]
    fn divisors_that_share_much_are_counted_too(
        n in 0_u128..5000,
        factors in prop::collection::vec(prop::collection::vec(prop::sample::select(vec![2_u128, 3, 5, 7, 11]), 1..4), 1..20),
    ) {
        let divisors: Vec<u128> = factors.iter().map(|f| f.iter().product()).collect();
        let counted = (1..=n).filter(|x| divisors.iter().any(|d| x % d == 0)).count();
        prop_assert_eq!(union_of(&n.to_string(), &divisors, 0).unwrap().union, counted.to_string());
    }

    #[test]
    fn the_terms_are_the_textbook_s(
        n in 0_u128..1_000_000,
        divisors in prop::collection::vec(1_u128..60, 0..10),
        limit in 0_usize..1100,
    ) {
        let expected = textbook(n, &divisors);
        let count = union_of(&n.to_string(), &divisors, limit).unwrap();
        let listed = expected.len().min(limit);
        prop_assert_eq!(count.terms.len(), listed);
        prop_assert_eq!(&count.omitted, &(expected.len() - listed).to_string());
        for (term, (members, lcm)) in count.terms.iter().zip(&expected) {
            let of_term: Vec<u128> = members.iter().map(|&i| divisors[i]).collect();
            prop_assert_eq!(&term.divisors, &texts(&of_term));
            prop_assert_eq!(&term.product, &lcm.to_string());
            prop_assert_eq!(&term.count, &(n / lcm).to_string());
            prop_assert_eq!(term.sign, if members.len() % 2 == 1 { 1 } else { -1 });
        }
        // The signed sum of all terms is the size of the union.
        let sum: i128 = expected
            .iter()
            .map(|(members, lcm)| (n / lcm) as i128 * if members.len() % 2 == 1 { 1 } else { -1 })
            .sum();
        prop_assert_eq!(count.union, sum.to_string());
    }

    #[test]
    fn regions_of_random_sets_are_found(
        universe in prop::collection::vec(0_usize..32, 0..60),
        k in 1_usize..=5,
    ) {
        // Each element is a number whose bits say which sets contain the element.
        let elements: Vec<usize> = universe.iter().map(|e| e % (1 << k)).collect();
        let names = ["A", "余数", "C 3", "d", "E"];
        let name = |members: usize, from: &str| {
            let of: Vec<&str> = (0..k).filter(|i| members >> i & 1 == 1).map(|i| names[i]).collect();
            of.join(from)
        };
        let sizes: Vec<(String, String)> = (1..1 << k)
            .map(|m| {
                let size = elements.iter().filter(|&&e| e & m == m).count();
                (name(m, " & "), size.to_string())
            })
            .collect();
        let count = count_sets(&sizes).unwrap();
        prop_assert_eq!(&count.names, &names[..k]);
        let within = elements.iter().filter(|&&e| e > 0).count();
        prop_assert_eq!(count.union, Count(within as u128));
        prop_assert_eq!(count.regions.len(), (1 << k) - 1);
        for m in 1..1 << k {
            let size = elements.iter().filter(|&&e| e == m).count();
            prop_assert!(count.regions.contains(&(name(m, "&"), Count(size as u128))));
        }
    }

    #[test]
    fn nothing_panics(n in ".{0,12}", divisors in prop::collection::vec(".{0,8}", 0..4)) {
        let _ = count_union(&n, &divisors, 10, &mut Budget::default());
        let sizes: Vec<_> = divisors.iter().map(|d| (d.clone(), n.clone())).collect();
        let _ = count_sets(&sizes);
    }
}

#[test]
fn the_design_s_example_in_json() {
    let json = serde_json::to_value(union_of("10", &[2, 5, 7], 1000).unwrap()).unwrap();
    let expected = serde_json::json!({
        "n": "10",
        "divisors": ["2", "5", "7"],
        "union": "7",
        "terms": [
            {"divisors": ["2"], "product": "2", "count": "5", "sign": 1},
            {"divisors": ["5"], "product": "5", "count": "2", "sign": 1},
            {"divisors": ["7"], "product": "7", "count": "1", "sign": 1},
            {"divisors": ["2", "5"], "product": "10", "count": "1", "sign": -1},
        ],
        "omitted": "0",
    });
    assert_eq!(json, expected);
}

#[test]
fn the_edges_of_the_range() {
    let limit = "1000000000000000000000000000000000000";
    let union = |n: &str, divisors: &[u128]| union_of(n, divisors, 1000).unwrap().union;
    assert_eq!(union("0", &[2, 3]), "0");
    assert_eq!(union("10", &[]), "0");
    assert_eq!(union("10", &[11, 100]), "0");
    assert_eq!(union(limit, &[1]), limit);
    assert_eq!(union(limit, &[10_u128.pow(36)]), "1");
    assert_eq!(union(limit, &[10_u128.pow(36), 10_u128.pow(36) - 1]), "2");
    assert_eq!(union(limit, &[2, 3]), "666666666666666666666666666666666667");
    // Full-width digits and spaces are parsed, and written as ordinary digits.
    let count = count_union(" １０\n", &[" ２".into(), "05".into()], 9, &mut Budget::default());
    let count = count.unwrap();
    assert_eq!((count.n.as_str(), count.divisors), ("10", texts(&[2, 5])));
}

#[test]
fn every_set_of_64_divisors_is_counted() {
    let count = union_of("7", &[1; 64], 65).unwrap();
    assert_eq!(count.union, "7");
    assert_eq!(count.terms.len(), 65);
    assert_eq!(count.terms[64].divisors.len(), 2);
    assert_eq!(count.omitted, (u128::from(u64::MAX) - 65).to_string());

    // lcm(1..=64) is about 10^27, below n: no term is 0. The divisor 1 covers all numbers.
    let all: Vec<u128> = (1..=64).collect();
    let count = union_of(&10_u128.pow(36).to_string(), &all, 0).unwrap();
    assert_eq!(count.union, 10_u128.pow(36).to_string());
    assert_eq!(count.omitted, u64::MAX.to_string());
    // For n far below lcm(1..=64), most terms are 0; the number of the other terms is exact.
    let count = union_of("1000000000000000", &all[1..], 0).unwrap();
    assert!(count.omitted.parse::<u64>().unwrap() > 1 << 40);
}

#[test]
fn the_nonvanishing_sets_of_the_primes_are_counted() {
    let primes = first_primes(25);
    let count = union_of("1000000000", &primes, 10).unwrap();
    // Count directly: enumerate all products of different primes up to n.
    fn walk(n: u128, primes: &[u128]) -> u128 {
        let within = primes.iter().enumerate().take_while(|(_, p)| **p <= n);
        within.map(|(i, p)| 1 + walk(n / p, &primes[i + 1..])).sum()
    }
    assert_eq!(count.omitted, (walk(1_000_000_000, &primes) - 10).to_string());
    let n = 2_000_000_u128;
    let sieved = (1..=n).filter(|x| primes.iter().any(|p| x % p == 0)).count();
    assert_eq!(union_of(&n.to_string(), &primes, 0).unwrap().union, sieved.to_string());
}

#[test]
fn few_steps_suffice() {
    let primes = first_primes(64);
    let doubled: Vec<u128> = primes.iter().map(|p| 2 * p).collect();
    // The count uses few steps, although the formula of a textbook has 2^25 or 2^64 terms.
    let within = |steps: u64, n: u128, divisors: &[u128]| {
        let mut budget = Budget::steps(steps);
        count_union(&n.to_string(), &texts(divisors), 1000, &mut budget).unwrap().union
    };
    assert_eq!(within(500_000, 10_u128.pow(9), &primes[..25]), "879680355");
    within(4_000_000, 10_u128.pow(36), &primes[..25]);
    // There are as many multiples of 2p up to n as multiples of p up to n/2.
    let all = within(20_000_000, 10_u128.pow(9) / 2, &primes);
    assert_eq!(within(20_000_000, 10_u128.pow(9), &doubled), all);
}

#[test]
fn the_budget_ends_with_how_far_it_came() {
    let error = union_of(&10_u128.pow(36).to_string(), &first_primes(64), 10).unwrap_err();
    assert_eq!(error.code.as_str(), "budget");
    assert!(error.details.iter().any(|(name, _)| *name == "reached"));
    let error = count_union("100", &texts(&[2, 3]), 10, &mut Budget::steps(3)).unwrap_err();
    assert_eq!(error.code.as_str(), "budget");
}

/// Return the code, the span and the details of an error as text.
fn facts(error: Error) -> (&'static str, Option<(usize, usize)>, String) {
    let worded = error.details.iter().map(|(name, value)| match value {
        Detail::Number(n) => format!("{name}={n}"),
        Detail::Text(t) => format!("{name}={t}"),
        Detail::List(l) => format!("{name}={l:?}"),
    });
    let worded = worded.collect::<Vec<_>>().join(" ");
    (error.code.as_str(), error.span.map(|s| (s.start, s.end)), worded)
}

#[test]
fn what_cannot_be_counted_is_refused() {
    let refused = |n: &str, divisors: &[&str]| {
        facts(count_union(n, &texts(divisors), 9, &mut Budget::default()).unwrap_err())
    };
    assert_eq!(refused("", &[]), ("expected-number", Some((0, 0)), "found= field=n".into()));
    assert_eq!(refused(" x", &[]), ("expected-number", Some((1, 2)), "found=x field=n".into()));
    assert_eq!(refused("1y9", &[]), ("stray-character", Some((1, 2)), "found=y field=n".into()));
    assert_eq!(
        refused(" 1.5", &[]),
        ("stray-character", Some((2, 3)), "found=. of=fraction field=n".into())
    );
    assert_eq!(
        refused("9", &["1,5"]),
        ("stray-character", Some((1, 2)), "found=, of=groups field=divisors index=0".into())
    );
    assert_eq!(refused("-1", &[]), ("negative-number", Some((0, 2)), "found=-1 field=n".into()));
    let limit = 10_u128.pow(36);
    let beyond = (limit + 1).to_string();
    let too_large = |field: &str| format!("limit={limit} found={beyond} field={field}");
    assert_eq!(refused(&beyond, &[]), ("number-too-large", Some((0, 37)), too_large("n")));
    assert_eq!(
        refused("9", &["2", &beyond]),
        ("number-too-large", Some((0, 37)), too_large("divisors") + " index=1")
    );
    assert_eq!(
        refused("9", &["2", " 0"]),
        ("zero-divisor", Some((1, 2)), "field=divisors index=1".into())
    );
    assert_eq!(
        refused("9", &["−3"]),
        ("negative-divisor", Some((0, 2)), "found=-3 field=divisors index=0".into())
    );
    assert_eq!(
        refused("9", &["2", ""]),
        ("expected-number", Some((0, 0)), "found= field=divisors index=1".into())
    );
    assert_eq!(
        refused("9", &["2"; 65]),
        ("too-many", None, "limit=64 found=65 field=divisors".into())
    );
}

fn sets(sizes: &[(&str, &str)]) -> Result<String> {
    let sizes: Vec<_> = sizes.iter().map(|(k, v)| (k.to_string(), v.to_string())).collect();
    count_sets(&sizes).map(|count| serde_json::to_string(&count).unwrap())
}

#[test]
fn sets_in_any_order_of_names() {
    assert_eq!(
        sets(&[("A", "5"), ("B", " ４ "), ("B & A", "2")]).unwrap(),
        r#"{"union":7,"regions":{"A":3,"B":2,"A&B":2},"names":["A","B"]}"#
    );
    assert_eq!(
        sets(&[("英语＆数学", "2"), ("数学", "5"), ("英语", "4")]).unwrap(),
        r#"{"union":7,"regions":{"数学":3,"英语":2,"数学&英语":2},"names":["数学","英语"]}"#
    );
    assert_eq!(
        sets(&[("A", "9007199254740993")]).unwrap(),
        r#"{"union":"9007199254740993","regions":{"A":"9007199254740993"},"names":["A"]}"#
    );
    let three = [("C", "6"), ("A", "5"), ("B", "4"), ("A&B", "2"), ("A&C", "3"), ("B&C", "2")];
    assert_eq!(
        sets(&[&three[..], &[("A&B&C", "1")]].concat()).unwrap(),
        r#"{"union":9,"regions":{"C":2,"A":1,"B":1,"C&A":2,"C&B":1,"A&B":1,"C&A&B":1},"names":["C","A","B"]}"#
    );
}

#[test]
fn what_lies_within_nothing_is_nothing() {
    let sizes = [("A", "1"), ("B", "1"), ("C", "1"), ("A&B", "0"), ("A&C", "0"), ("B&C", "1")];
    let expected = r#"{"union":2,"regions":{"A":1,"B":0,"C":0,"A&B":0,"A&C":0,"B&C":1,"A&B&C":0},"names":["A","B","C"]}"#;
    assert_eq!(sets(&sizes).unwrap(), expected);
    assert!(sets(&[("A", "0"), ("B", "3")]).is_ok());
}

#[test]
fn contradictory_and_incomplete_sizes_are_refused() {
    let refused = |sizes: &[(&str, &str)]| facts(sets(sizes).unwrap_err());
    let named = |code: &'static str, details: &str| {
        (code, None, format!("{details} field=sets").trim_start().to_string())
    };
    assert_eq!(
        refused(&[("A", "5"), ("B", "4"), ("A&B", "6")]),
        named("contradictory-sizes", "region=A size=-1")
    );
    assert_eq!(
        refused(&[("A", "6"), ("B", "4"), ("A&B", "6")]),
        named("contradictory-sizes", "region=B size=-2")
    );
    let three = [("A", "5"), ("B", "5"), ("C", "5"), ("A&B", "1"), ("A&C", "2"), ("B&C", "2")];
    assert_eq!(
        refused(&[&three[..], &[("A&B&C", "2")]].concat()),
        named("contradictory-sizes", "region=A&B size=-1")
    );
    assert_eq!(refused(&three), named("missing-size", "region=A&B&C"));
    assert_eq!(
        refused(&[("A", "0"), ("B", "1"), ("A&B", "1")]),
        named("contradictory-sizes", "region=A size=-1")
    );
    assert_eq!(refused(&[]), named("missing-argument", "expected=set"));
    let six = ["a", "b", "c", "d", "e", "f"].map(|name| (name, "1"));
    assert_eq!(refused(&six), named("too-many", "limit=5 found=6"));

    let spotted = |code: &'static str, span, details: &str| {
        (code, Some(span), format!("{details} field=sets").trim_start().to_string())
    };
    assert_eq!(refused(&[("A", "5"), ("A & B", "1")]), spotted("unknown-set", (4, 5), "found=B"));
    assert_eq!(
        refused(&[("A", "5"), (" A", "5")]),
        spotted("unexpected-argument", (1, 2), "found=A")
    );
    assert_eq!(
        refused(&[("A", "5"), ("A&A", "5")]),
        spotted("unexpected-argument", (2, 3), "found=A")
    );
    let again = [("A", "5"), ("B", "5"), ("A&B", "1"), ("B&A", "1")];
    assert_eq!(refused(&again), spotted("unexpected-argument", (0, 3), "found=B&A"));
    assert_eq!(refused(&[("A", "5"), ("A& ", "5")]), spotted("empty-name", (3, 3), ""));
    assert_eq!(refused(&[("", "5")]), spotted("empty-name", (0, 0), ""));
    assert_eq!(refused(&[("A", "5½")]), spotted("stray-character", (1, 2), "found=½ key=A"));
    assert_eq!(refused(&[("A", "-5")]), spotted("negative-number", (0, 2), "found=-5 key=A"));
}

#[test]
fn sizes_follow_from_unions() {
    let solved = |sizes: &[(&str, &str)]| {
        let json: serde_json::Value = serde_json::from_str(&sets(sizes).unwrap()).unwrap();
        (json["union"].to_string(), json["solved"].to_string())
    };
    let found = |union: &str, solved: &str| (union.to_string(), solved.to_string());
    let two = |name: &str| found("7", &format!(r#"{{"{name}":2}}"#));
    assert_eq!(solved(&[("union", "7"), ("A", "5"), ("B", "4")]), two("A&B"));
    assert_eq!(solved(&[("A∪B", "7"), ("A", "5"), ("B", "4"), ("A∩B", "?")]), two("A&B"));
    let lone = [("A", "5"), ("B", "?"), ("A&B", "2"), ("union", "7")];
    assert_eq!(solved(&lone), found("7", r#"{"B":4}"#));
    let asked = [("A", "5"), ("B", "4"), ("A&B", "2"), ("union", "?")];
    assert_eq!(solved(&asked), found("7", r#"{"union":7}"#));
    assert_eq!(
        solved(&[("A", "10^18"), ("B", "1,000"), ("union", "10^18")]),
        ("\"1000000000000000000\"".into(), r#"{"A&B":1000}"#.into())
    );
    // A set may have the name `union`.
    let named = [("union", "5"), ("A", "3"), ("union&A", "2")];
    assert_eq!(solved(&named), found("6", "null"));
    assert_eq!(solved(&[("union", "5")]), found("5", "null"));
    let refused = |sizes: &[(&str, &str)]| facts(sets(sizes).unwrap_err());
    let whole = |code: &'static str, details: &str| (code, None, format!("{details} field=sets"));
    assert_eq!(
        refused(&[("union", "8"), ("A", "5"), ("B", "4"), ("A&B", "2")]),
        whole("contradictory-sizes", "region=union size=7 given=8")
    );
    assert_eq!(
        refused(&[("union", "4"), ("A", "5"), ("B", "4")]),
        whole("contradictory-sizes", "region=B size=-1")
    );
    assert_eq!(
        refused(&[("union", "12"), ("A", "5"), ("B", "4")]),
        whole("contradictory-sizes", "region=A&B size=-3")
    );
    let three = [("A", "5"), ("B", "5"), ("C", "5"), ("union", "9"), ("A&B", "2")];
    assert_eq!(refused(&three), whole("missing-size", "region=A&C"));
    let (code, span, _) = refused(&[("A", "5"), ("B", "5"), ("A&B∪A", "2")]);
    assert_eq!((code, span), ("stray-character", Some((1, 2))));
    let (code, span, _) = refused(&[("A", "5"), ("A∪B", "7")]);
    assert_eq!((code, span), ("unknown-set", Some((2, 3))));
}

proptest! {
    /// Random sets with the size of one intersection missing or marked `?`, and the size of the union given: the
    /// missing size is computed.
    #[test]
    fn what_is_left_out_of_random_sets_is_found(
        universe in prop::collection::vec(0_usize..16, 0..40),
        k in 2_usize..=4,
        out in 0_usize..15,
        asks in any::<bool>(),
        word in any::<bool>(),
    ) {
        let elements: Vec<usize> = universe.iter().map(|e| e % (1 << k)).collect();
        let out = 1 + out % ((1 << k) - 1);
        let name = |members: usize, sign: &str| {
            let of: Vec<&str> = (0..k).filter(|i| members >> i & 1 == 1).map(|i| ["A", "b", "C", "d"][i]).collect();
            of.join(sign)
        };
        let held = |members: usize| elements.iter().filter(|&&e| e & members == members).count();
        let joined = elements.iter().filter(|&&e| e > 0).count();
        let mut sizes: Vec<(String, String)> = (1..1 << k)
            .filter(|m| *m != out)
            .map(|m| (name(m, "∩"), held(m).to_string()))
            .collect();
        // Include the missing size as `?` if it belongs to a single set: otherwise the set would have no name in the
        // list.
        if asks || out.count_ones() == 1 {
            sizes.push((name(out, " & "), "?".into()));
        }
        let union = if word { "union".to_string() } else { name((1 << k) - 1, "∪") };
        sizes.push((union, joined.to_string()));
        let count = count_sets(&sizes).unwrap();
        prop_assert_eq!(count.union, Count(joined as u128));
        let sorted = |name: &str| { let mut all: Vec<String> = name.split('&').map(String::from).collect(); all.sort(); all };
        let expected = (sorted(&name(out, "&")), Count(held(out) as u128));
        let solved: Vec<_> = count.solved.iter().map(|(name, size)| (sorted(name), *size)).collect();
        // An intersection contained in an empty one has size 0 without the union, so that nothing is left to compute.
        prop_assert!(solved == [expected] || (solved.is_empty() && held(out) == 0));
        for (region, size) in &count.regions {
            let members: usize = (0..k).filter(|i| region.split('&').any(|n| n == ["A", "b", "C", "d"][*i])).map(|i| 1 << i).sum();
            prop_assert_eq!(*size, Count(elements.iter().filter(|&&e| e == members).count() as u128));
        }
    }
}
