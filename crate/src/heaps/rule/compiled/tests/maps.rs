//! Check that compiled code fills the map of a rule in several numbers with the same values as the interpreter.

use proptest::prelude::*;

use super::engine::compile;
use crate::base::budget::Budget;
use crate::heaps::rule::compiled::engine::use_engine;
use crate::heaps::rule::numbers::{NumberRule, NumberTable};

/// Compare all positions with numbers below `sides`. Return whether the rule has compiled code.
fn compare(text: &str, sides: &[u64]) -> bool {
    use_engine(compile);
    let Ok(rule) = NumberRule::parse(text) else { return false };
    let largest: Vec<u64> = sides.iter().map(|side| side - 1).collect();
    let mut tables =
        [NumberTable::walked, NumberTable::by_code, NumberTable::new].map(|new| new(rule.clone()));
    for table in &mut tables {
        table.make_room(&largest);
        let cells = sides.iter().product::<u64>();
        for cell in (0..cells).rev() {
            let mut rest = cell;
            let mut place = vec![0; sides.len()];
            for (number, side) in place.iter_mut().zip(sides).rev() {
                (*number, rest) = (rest % side, rest / side);
            }
            let ends = table.extend(&place, &mut Budget::steps(1 << 40));
            assert!(ends.is_ok(), "{text}");
        }
    }
    let [walked, coded, filled] = &tables;
    let cells = sides.iter().product::<u64>();
    for cell in 0..cells {
        let mut rest = cell;
        let mut place = vec![0; sides.len()];
        for (number, side) in place.iter_mut().zip(sides).rev() {
            (*number, rest) = (rest % side, rest / side);
        }
        assert_eq!(walked.value(&place), coded.value(&place), "{text} at {place:?}");
        assert_eq!(walked.value(&place), filled.value(&place), "{text} at {place:?}");
    }
    coded.is_compiled()
}

#[test]
fn maps_are_compiled_and_have_the_same_values() {
    for text in [
        "(x, y) -> (x-1, y) | (x, y-1) | (x-1, y-1)",
        "(x, y) -> (x-1, y-2) | (x-2, y-1) | (x-3, y-3)",
        "(x, y) -> (x-1, y) | (x, y-2) | (x-1, y-1) if x % 3 == 1",
        "(x, y) -> (x-k, y) for k in 1..x | (x, y-k) for k in 1..y | (x-k, y-k) for k in 1..min(x, y)",
        "(x, y) -> (i, y) for i in 0..x-1 if gcd(i, y) == 1 | (x, y-1)",
        "(x, y) -> (u, y) + (x-u-1, y) for u in 0..x-1 | (x, y-k) for k in 1..y if k % 2 == x % 2",
        "(x, y) -> (x-k, y-j) for k in 0..x, j in 0..y if k+j > 0, k+j < 5, prime(k+j)",
        "(x, y) -> (x-k, y-2*k) for k in 1..x | (x/2, y/3) if x > 1",
    ] {
        assert!(compare(text, &[40, 45]), "{text}");
    }
    assert!(compare(
        "(x, y, z) -> (x-1, y, z-k) for k in 0..z | (x, y-k, z-k) for k in 1..3",
        &[13, 11, 12]
    ));
}

/// Rules with moves along whole lines store the values of each line as bits, also after the map has grown.
#[test]
fn maps_of_lines() {
    let lines = |text: &str| NumberTable::new(NumberRule::parse(text).unwrap()).has_lines();
    for text in [
        "(x, y) -> (x-k, y) for k in 1..x | (x, y-k) for k in 1..y | (x-k, y-k) for k in 1..min(x, y)",
        "(x, y) -> (x-k, y-k) for k in 1..y | (x-k, y) for k in 1..x",
        "(x, y) -> (x, y-k) for k in 1..y",
        "(x, y, z) -> (x-k, y-k, z) for k in 1..min(y, x) | (x-k, y, z-k) for k in 1..z | (x, y-k, z) for k in 1..y",
    ] {
        assert!(lines(text), "{text}");
        compare(text, if text.contains('z') { &[13, 11, 12] } else { &[40, 45] });
        let mut tables = [NumberTable::walked, NumberTable::new]
            .map(|new| new(NumberRule::parse(text).unwrap()));
        let [ones, twos] = if text.contains('z') {
            [&[9, 30, 9][..], &[14, 8, 31]]
        } else {
            [&[33, 61][..], &[60, 35]]
        };
        let mut both = |here: &[u64]| {
            let values = tables.each_mut().map(|table| {
                table.extend(here, &mut Budget::steps(1 << 40)).unwrap();
                table.value(here)
            });
            assert_eq!(values[0], values[1], "{text} at {here:?}");
        };
        both(ones);
        both(twos);
    }
    for text in [
        "(x, y) -> (x-k, y) for k in 1..x-1",
        "(x, y) -> (x-k, y-k) for k in 1..x | (x, y-k) for k in 1..y if k != 3",
        "(x, y) -> (x-k, y-2*k) for k in 1..x",
        "(x, y) -> (x-k, y) for k in 2..x",
        "(x, y) -> (x-k, y) for k in 1..min(x, y)",
        "(x, y) -> (x-k, y) for k in 1..x if y > 2",
    ] {
        assert!(!lines(text), "{text}");
        compare(text, &[40, 45]);
    }
}

/// The interpreter must handle moves that make a number larger, and rules that fail.
#[test]
fn other_maps_are_walked() {
    for text in [
        "(x, y) -> (x-1, y-2) | (x-2, y-1) | (x+1, y-2) | (x-2, y+1)",
        "(a, b) -> (a-k, b-k) for k in 1..min(a, b) | (b, a) if b < a",
    ] {
        assert!(!compare(text, &[40, 45]), "{text}");
    }
    let rule = NumberRule::parse("(x, y) -> (x-1, y) | (x, y-1) if 1/(x-30) < 5").unwrap();
    let ends = [NumberTable::walked(rule.clone()), NumberTable::new(rule)]
        .map(|mut table| table.extend(&[39, 44], &mut Budget::default()));
    assert!(ends[0].is_err());
    assert_eq!(ends[0], ends[1]);
}

/// If the steps run out in compiled code, the result is an error and all computed values stay.
#[test]
fn steps_end() {
    use_engine(compile);
    let rule = "(x, y) -> (x-k, y) for k in 1..x | (x, y-k) for k in 1..y | (x-k, y-k) for k in 1..min(x, y)";
    for new in [NumberTable::by_code, NumberTable::new] {
        let mut table = new(NumberRule::parse(rule).unwrap());
        let mut budget = Budget::steps(4000);
        assert!(table.extend(&[60, 60], &mut budget).is_err());
        assert!(table.extend(&[60, 60], &mut Budget::default()).is_ok());
        assert!(table.is_compiled() || table.has_lines());
    }
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(150) })]

    #[test]
    fn code_of_any_rule_fills_the_same_map(
        alternatives in prop::collection::vec(
            (
                prop::sample::select(vec![
                    "(x-k, y)", "(x, y-k)", "(x-k, y-k)", "(x-1, y-k % 3)", "(k, y)", "(x, k)", "(x-2*k, y-1)",
                    "(x-k, y) + (k, y-1)", "(x/2, y-k)", "(min(x, k), y-1)", "(x-k, y)", "(x, y-k)",
                ]),
                prop::sample::select(vec!["1", "0", "x-3", "-1", "y/2"]),
                prop::sample::select(vec!["x", "y", "3", "x-1", "sqrt(x*y)", "min(x, y)", "12-x"]),
                prop::sample::select(vec![
                    "", " if k > 0", " if (x+y) % 3 == k % 3", " if gcd(x, k) == 1, k > 0", " if x > y", " if popcount(x xor k) == 2",
                    " if k % 2 == 1", " if x > 0, y > 0, k < 9 or x == 2*y",
                ]),
            ),
            1..4,
        ),
    ) {
        let alternative = |(option, lo, hi, condition): &(&str, &str, &str, &str)| format!("{option} for k in {lo}..{hi}{condition}");
        let all: Vec<String> = alternatives.iter().map(alternative).collect();
        let text = format!("(x, y) -> {}", all.join(" | "));
        // Skip rules that fail at some position of the map.
        let Ok(rule) = NumberRule::parse(&text) else { return Ok(()) };
        if NumberTable::walked(rule).extend(&[33, 35], &mut Budget::default()).is_ok() {
            compare(&text, &[34, 36]);
        }
    }
}
