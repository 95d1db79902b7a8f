//! Compare every engine with the plain mex recursion, and proofs with the values that follow.

use std::collections::HashMap;
use std::ops::ControlFlow;

use super::engine::plain::Plain;
use super::engine::three_heaps::ThreeHeaps;
use super::{BreakTable, Digit, Take, TakeAndBreak};
use crate::base::budget::Budget;
use crate::base::rng::Rng;
use crate::heaps::testing::{game as rules, listed, misere_wins};
use crate::period::Proof;
use crate::period::sequence::Sequence;
use crate::period::values::GrundyValues;

fn textbook(rules: &TakeAndBreak, upto: u64) -> Vec<u64> {
    let mut values: Vec<u64> = Vec::new();
    for n in 0..=upto {
        let mut seen = vec![false; 8];
        let _ = rules.options(n, &mut |heaps| {
            let value = heaps.iter().fold(0, |sum, heap| sum ^ values[*heap as usize]) as usize;
            seen.resize(seen.len().max(value + 2), false);
            seen[value] = true;
            ControlFlow::Continue(())
        });
        values.push(seen.iter().position(|seen| !seen).unwrap() as u64);
    }
    values
}

fn table(rules: &TakeAndBreak, upto: u64) -> BreakTable {
    let mut table = BreakTable::new(rules.clone());
    table.extend(upto, false, &mut Budget::steps(u64::MAX)).unwrap();
    table
}

fn agrees(name: &str, rules: &TakeAndBreak, upto: u64) {
    let table = table(rules, upto);
    for (n, value) in textbook(rules, upto).into_iter().enumerate() {
        let found = table.value(n as u64);
        assert_eq!(found, Some(value), "{name} at {n} {:?}", table.period());
    }
}

#[test]
fn octal_codes_of_three_digits() {
    for digits in 0..1 << 9 {
        for whole in [0, 4] {
            let text = format!("{whole}.{digits:03o}");
            agrees(&text, &rules(&text), if digits % 16 == 7 { 700 } else { 130 });
        }
    }
    // From 800 to 1,800 heaps on, these games have so many rare heaps that the engine halves values.
    for text in ["0.36", "0.376", "0.127", "0.14", "0.37"] {
        agrees(text, &rules(text), 4000);
    }
}

#[test]
fn rows_with_least_and_distinct_heaps() {
    agrees("grundy", &TakeAndBreak::grundy(), 4000);
    agrees("treblecross", &TakeAndBreak::treblecross(), 900);
    for least in 1..5 {
        for (taken, other) in (0..4).flat_map(|t| [0, 2, 3, 6, 7].map(|o| (t, o))) {
            for distinct in [false, true] {
                let take = Take { taken, digit: Digit::TWO, least, distinct };
                let more = Take { taken: taken + 1, digit: Digit(other), least: 2, distinct };
                let rules = TakeAndBreak::new(vec![take, more]).unwrap();
                agrees(&format!("{rules:?}"), &rules, if taken == 1 { 700 } else { 150 });
            }
        }
    }
}

/// The range is large enough for several choices of rare heaps, for values above 255, and for moves that take more than
/// a block of totals.
#[test]
fn random_games_to_thousands_of_heaps() {
    let mut rng = Rng::new(11);
    let mut random = |below: u64| rng.below(below);
    let mut proven = 0;
    for round in 0..36 {
        let (least, distinct) =
            if round % 3 == 0 { (1 + random(40), random(2) == 0) } else { (1, false) };
        let far = if round % 4 == 0 { 50 } else { 1 };
        let take = |taken, digit| Take { taken, digit: Digit(digit), least, distinct };
        let count = 1 + random(4);
        let mut takes: Vec<Take> =
            (0..count).map(|i| take(i + 1 + random(far), random(8) as u8)).collect();
        takes.push(take(count + 60, 4 + random(4) as u8));
        takes.retain(|take| round % 4 == 0 || take.taken < 60);
        let rules = TakeAndBreak::new(takes).unwrap();
        let upto = if round % 6 == 1 { 2600 } else { 1300 };
        let mut table = BreakTable::new(rules.clone());
        table.extend(upto, true, &mut Budget::steps(u64::MAX)).unwrap();
        proven += u32::from(table.proof().is_some());
        for (n, value) in textbook(&rules, upto).into_iter().enumerate() {
            assert_eq!(table.value(n as u64), Some(value), "{rules:?} at {n} {:?}", table.period());
        }
    }
    assert!(proven > 3, "{proven}");
}

/// Test a game whose values soon exceed a byte, from the first such heap on.
#[test]
fn values_pass_a_byte() {
    let rules = rules("4.44");
    let table = table(&rules, 3200);
    let first = table.values().iter().position(|value| value > 255).unwrap() as u64;
    assert!((500..3000).contains(&first), "{first}");
    agrees("4.44", &rules, first + 200);
    assert!(matches!(table.values(), GrundyValues::Narrow(_)));
    assert!(matches!(self::table(&rules, first - 1).values(), GrundyValues::Bytes(_)));
}

#[test]
fn treblecross_is_its_cousin() {
    let (own, cousin) = (table(&TakeAndBreak::treblecross(), 3000), table(&rules("0.007"), 3002));
    assert!((0..=3000).all(|n| own.value(n) == cousin.value(n + 2)));
}

#[test]
fn known_values_of_large_heaps() {
    // Values given by an independent solver of octal games.
    for (text, heap, value) in
        [("0.77", 100_000, 1), ("0.07", 100_000, 3), ("0.106", 100_000, 5), ("0.007", 20_000, 202)]
    {
        assert_eq!(table(&rules(text), heap).value(heap), Some(value), "{text}");
    }
}

#[test]
fn known_periods() {
    // Periods from Guy and Smith (1956) and Winning Ways, chapter 4.
    for (text, preperiod, length) in [
        ("0.77", 71, 12),
        ("0.07", 53, 34),
        ("0.45", 498, 20),
        ("0.165", 5181, 1550),
        ("0.15", 1, 10),
        ("0.17", 33, 34),
    ] {
        let table = table(&rules(text), 20_000);
        let period = table.period().filter(|period| period.proven);
        let found = period.map(|period| (period.preperiod, period.length));
        assert_eq!(found, Some((preperiod, length)), "{text}");
    }
}

/// A proof from few values must agree with many computed values, and must give a value for any heap.
#[test]
fn proofs_hold() {
    let mut proven = 0;
    for digits in 0..1 << 9 {
        for (whole, least, distinct) in [(0, 1, false), (4, 1, false), (4, 3, true)] {
            let code = rules(&format!("{whole}.{digits:03o}"));
            let takes = code.takes().iter().map(|take| Take { least, distinct, ..*take }).collect();
            let rules = TakeAndBreak::new(takes).unwrap();
            let mut table = BreakTable::new(rules.clone());
            table.extend(100, true, &mut Budget::default()).unwrap();
            let Some(period) = table.period().filter(|period| period.proven) else { continue };
            proven += 1;
            assert!(table.value(crate::base::nimber::MAX_HEAP).is_some());
            let (mut plain, mut values) = (Plain::default(), GrundyValues::default());
            let far = (3 * period.preperiod + 3 * period.length + 60).min(600);
            for n in 0..=far {
                let (value, _) = plain.value(&rules, &values);
                values.push(value);
                assert_eq!(table.value(n), Some(u64::from(value)), "{rules:?} {n} {period:?}");
            }
        }
    }
    assert!(proven > 500, "{proven}");
}

#[test]
fn a_budget_that_ends_keeps_what_it_found() {
    let rules = rules("0.007");
    let mut table = BreakTable::new(rules.clone());
    let error = table.extend(3000, true, &mut Budget::steps(9000)).unwrap_err();
    let reached = table.values().len() as u64 - 1;
    assert!(error.message.ends_with(&format!("heap {reached}")), "{error} {reached}");
    assert!(reached > 100 && table.value(reached).is_some() && table.value(reached + 1).is_none());
    table.extend(3000, false, &mut Budget::steps(u64::MAX)).unwrap();
    let whole = self::table(&rules, 3000);
    assert!((0..=3000).all(|n| table.value(n) == whole.value(n)));
}

#[test]
fn hexadecimal_codes() {
    let mut rng = Rng::new(7);
    for _ in 0..60 {
        let text = format!("{:X}.{:03X}", rng.below(4) * 4, rng.below(1 << 12));
        agrees(&text, &rules(&text), 90);
    }
    agrees("0.8", &rules("0.8"), 150);
    agrees("0.3F", &rules("0.3F"), 150);
}

#[test]
fn digits_that_repeat() {
    for text in [
        "0.[3]",
        "4.[3]",
        "0.[7]",
        "4.[7]",
        "0.[1]",
        "0.[2]",
        "0.[30]",
        "0.3[03]",
        "0.1[07]",
        "0.7[70]",
        "0.[0001]",
        "0.[003]",
        "0.33[0003]",
        "0.2[013]",
        "C.[F]",
        "0.[8]",
        "8.[3]",
        "4.07[5020]",
        "0.[E]",
        "0.30[1]",
        "0.[12]",
        "0.0[21]",
        "0.123[20103]",
    ] {
        agrees(text, &rules(text), if text.contains(['8', 'E', 'F']) { 70 } else { 300 });
    }
    let proof = |text: &str| table(&rules(text), 500).proof().is_some();
    assert!(
        ["0.[3]", "4.[3]", "0.[7]", "4.[7]", "C.[F]", "4.7[F]", "0.[30]", "0.[1]"]
            .iter()
            .all(|text| proof(text))
    );
}

#[test]
fn nim_and_its_cousins_are_known_at_once() {
    let largest = crate::base::nimber::MAX_HEAP;
    let value = |text: &str| BreakTable::new(rules(text)).value(largest);
    assert_eq!(value("0.[3]"), Some(largest));
    assert_eq!(value("0.37[F]"), Some(largest));
    assert_eq!(value("4.[3]"), Some(largest + 1)); // 4k + 3 has the value 4k + 4
    assert_eq!(value("0.[2]"), None);
}

#[test]
fn tame_heaps_play_like_misere_nim() {
    let codes = (0..64).map(|digits| format!("{}.{digits:02o}", digits % 3 / 2 * 4));
    let more = ["0.007", "0.15", "0.333", "0.[3]", "4.[7]", "0.8F", "0.1[07]", "0.5[03]"];
    let mut tame = 0;
    for text in codes.chain(more.map(String::from)) {
        let rules = rules(&text);
        let mut table = BreakTable::new(rules.clone());
        table.extend_misere(11, &mut Budget::default()).unwrap();
        let upto = table.tame_upto().min(10);
        let options = |heap| listed(|visit| rules.options(heap, visit));
        let mut memo = HashMap::new();
        for (a, b) in (0..upto).flat_map(|a| (a..upto).map(move |b| (a, b))) {
            for heaps in [vec![b], vec![a, b], vec![1.min(a), a, b]] {
                let mut heaps = heaps;
                heaps.sort_unstable();
                let sum = heaps.iter().fold(0, |sum, heap| sum ^ table.value(*heap).unwrap());
                let fickle = heaps.iter().all(|heap| table.fickle(*heap).unwrap());
                let wins = (sum ^ u64::from(fickle)) != 0;
                assert_eq!(misere_wins(&options, &heaps, &mut memo), wins, "{text} {heaps:?}");
                tame += 1;
            }
        }
    }
    assert!(tame > 2000, "{tame}");
}

#[test]
fn known_ends_of_tameness() {
    let upto = |rules: TakeAndBreak| {
        let mut table = BreakTable::new(rules);
        table.extend_misere(200, &mut Budget::default()).unwrap();
        table.tame_upto()
    };
    assert_eq!(upto(TakeAndBreak::grundy()), 13); // its heap of 13 has the genus 3^1431
    assert_eq!(upto(rules("0.77")), 5);
    assert_eq!(upto(rules("0.33")), u64::MAX);
    assert_eq!(upto(rules("4.[3]")), u64::MAX);
}

/// Values with a saltus: a proof from few values must agree with many computed values.
#[test]
fn proofs_of_growth_hold() {
    let mut proven = 0;
    let codes = (0..16u32).flat_map(|a| (0..16).map(move |b| format!("0.{a:X}{b:X}")));
    let more =
        ["0.1337F", "8.3", "0.3FF", "0.00E", "0.2048", "C.08", "0.CCF", "8.8", "0.33378", "0.0F"];
    for text in codes.chain(more.map(String::from)) {
        let rules = rules(&text);
        let table = table(&rules, 120);
        let Some(Proof::Saltus { upto, .. }) = table.proof() else { continue };
        proven += 1;
        let (mut engine, mut values) = (ThreeHeaps::default(), GrundyValues::default());
        for n in 0..=(4 * upto).clamp(150, 400) {
            let (value, _) = engine.value(&rules, &values);
            values.push(value);
            assert_eq!(table.value(n), Some(u64::from(value)), "{text} {n} {:?}", table.period());
        }
    }
    assert!(proven > 10, "{proven}");
    for (text, length, saltus) in [("0.8", 3, 1), ("0.3F", 6, 3), ("0.1337F", 2, 1)] {
        let period = table(&rules(text), 100).period().unwrap();
        assert_eq!((period.length, period.saltus, period.proven), (length, saltus, true), "{text}");
    }
}

#[test]
fn closed_forms_count_what_is_shown() {
    let mut rng = Rng::new(1);
    let mut next = |below: u64| rng.below(below);
    for _ in 0..200 {
        let takes = (0..next(4)).map(|_| Take {
            taken: 1 + next(4),
            digit: Digit(next(16) as u8),
            least: 1 + next(3),
            distinct: next(3) == 0,
        });
        let takes: Vec<Take> = takes.collect();
        let tail = (0..next(4)).map(|_| Digit(next(16) as u8)).collect();
        let Some(rules) = TakeAndBreak::with_tail(takes, 5, tail) else { continue };
        for n in (0..14).chain([40, 45]) {
            let seen = listed(|visit| rules.options(n, visit));
            assert_eq!(rules.count(n), Some(seen.len() as u128), "{rules:?} {n}");
            assert_eq!(rules.can_move(n), !seen.is_empty());
            let mut sorted = seen.clone();
            sorted.sort();
            sorted.dedup();
            assert_eq!(sorted.len(), seen.len(), "{rules:?} {n}");
            let all = (0..=n.min(14)).flat_map(|a| (0..=n).map(move |b| (a, b)));
            for (a, b) in all {
                let mut lists = vec![vec![a], vec![a, b]];
                lists.extend((0..4).map(|c| vec![a, b, c]));
                for list in lists {
                    let found = rules.is_option(n, &list);
                    assert_eq!(found, seen.contains(&list), "{rules:?} {n} {list:?}");
                }
            }
        }
    }
}

#[test]
fn the_largest_heaps() {
    let nim = TakeAndBreak::with_tail(vec![], 1, vec![Digit(3)]).unwrap();
    assert_eq!(
        nim.count(crate::base::nimber::MAX_HEAP),
        Some(u128::from(crate::base::nimber::MAX_HEAP))
    );
    let all = TakeAndBreak::with_tail(vec![], 1, vec![Digit(15)]).unwrap();
    assert_eq!(all.count(crate::base::nimber::MAX_HEAP), None);
    assert!(all.count(1 << 40).is_some());
    let mut first = Vec::new();
    let _ = all.options(crate::base::nimber::MAX_HEAP, &mut |heaps| {
        first.push(heaps.to_vec());
        if first.len() < 3 { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    });
    let n = crate::base::nimber::MAX_HEAP;
    assert_eq!(first, [vec![n - 1], vec![n - 2, 1], vec![n - 3, 2]]);
}
