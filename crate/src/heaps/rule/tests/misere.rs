//! Compare misère play of tame heaps with a search.

use std::collections::HashMap;

use proptest::prelude::*;

use crate::base::budget::Budget;
use crate::heaps::rule::{HeapRule, RuleTable};
use crate::heaps::testing::{listed, misere_wins};
use crate::period::sequence::Sequence;
use crate::ruleset::outcome::Outcome;
use crate::ruleset::sum::Sum;

/// Compare all sums of three tame heaps up to `upto` with a search. Return the number of tame heaps before the first
/// heap that is not tame.
fn check(text: &str, upto: u64) -> u64 {
    let mut table = RuleTable::new(HeapRule::parse(text).unwrap());
    table.examine_misere();
    table.extend(upto, false, &mut Budget::default()).unwrap();
    let part =
        |heap: u64| table.fickle(heap).map(|fickle| (table.value(heap).unwrap_or(0), !fickle));
    let options =
        |heap| listed(|visit| table.rule().options(heap, &mut Budget::default(), visit).unwrap());
    let mut memo = HashMap::new();
    for a in 0..=upto {
        for b in 0..=a {
            for c in 0..=b.min(3) {
                let heaps = [a, b, c];
                let Some(parts) = heaps.map(part).into_iter().collect::<Option<Vec<_>>>() else {
                    continue;
                };
                let expected = Outcome::mover_wins(misere_wins(&options, &heaps, &mut memo));
                let outcome = Sum::of_tame(parts, true).outcome();
                assert_eq!(outcome, expected, "{text}: {heaps:?}");
            }
        }
    }
    (0..=upto).take_while(|heap| table.fickle(*heap).is_some()).count() as u64
}

#[test]
fn tame_games() {
    assert_eq!(check("n -> i for i in 0..n-1", 9), 10);
    assert_eq!(check("n -> n-1 | n-3 | n-4", 14), 15);
    assert_eq!(check("n -> (i, n-2-i) for i in 0..n-2 | n-1", 10), 6);
    // The only option of heap 4 is the firm sum 2 + 2 of value 0, so heap 4 is firm with value 1.
    assert_eq!(check("n -> (2, 2) if n == 4 | n-1 if n < 4 | n-2 if n < 4 | 2 if n == 5", 5), 6);
    let firm = "n -> i for i in 0..n-1 if n < 4 | i for i in 2..3 if n == 4 | n-1 if n > 4";
    assert!(check(firm, 9) > 4);
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(60) })]

    #[test]
    fn tame_heaps_follow_nim(
        options in prop::collection::vec((4..9_u64, prop::collection::vec(0..8_u64, 1..3), 0..4_u64), 1..9),
        takes in prop::collection::vec(1..4_u64, 1..3),
    ) {
        let mut alternatives: Vec<String> =
            takes.iter().map(|take| format!("n-{take} if n < 4")).collect();
        for (heap, parts, count) in options {
            let parts: Vec<String> = parts.iter().map(|p| (p % heap).to_string()).collect();
            let option = match (&parts[..], count) {
                ([one], 1) => one.clone(),
                (parts, 1) => format!("({})", parts.join(", ")),
                (parts, count) => format!("{count} of ({})", parts.join(", ")),
            };
            alternatives.push(format!("{option} if n == {heap}"));
        }
        check(&format!("n -> {}", alternatives.join(" | ")), 8);
    }
}
