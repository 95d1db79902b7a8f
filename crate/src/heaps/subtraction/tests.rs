//! Compare the tables of subtraction sets with the plain recursion.

use proptest::prelude::*;

use super::classes::Classes;
use super::masks::{Masks, SPAN};
use super::set::StepSet;
use super::steps::StepTable;
use super::value_counts::ValueCounts;
use crate::base::budget::Budget;
use crate::base::nimber::MAX_HEAP;
use crate::base::rng::Rng;
use crate::period::Period;
use crate::period::sequence::Sequence;

/// Return the values up to heap `upto`, and the first heap of value 0 that has moves but no move to value 1.
fn plain(set: &StepSet, clamp: bool, upto: u64) -> (Vec<u16>, Option<u64>) {
    let (mut values, mut wild): (Vec<u16>, _) = (Vec::new(), None);
    // For each value, the last heap that has an option with the value.
    let mut seen = vec![u64::MAX; 2];
    for n in 0..=upto {
        for step in set.up_to(n).flat_map(|(lo, hi)| lo..=hi) {
            seen[usize::from(values[(n - step) as usize])] = n;
        }
        if clamp && n > 0 && n < set.max() {
            seen[0] = n;
        }
        let moves = n > 0 && (clamp || n >= set.min());
        if moves && seen[0] != n && seen[1] != n && wild.is_none() {
            wild = Some(n);
        }
        let value = seen.iter().position(|last| *last != n).unwrap();
        values.push(value as u16);
        if value + 1 == seen.len() {
            seen.push(u64::MAX);
        }
    }
    (values, wild)
}

fn single(steps: impl IntoIterator<Item = u64>) -> StepSet {
    StepSet::new(steps.into_iter().map(|step| (step, step))).unwrap()
}

fn table(set: &StepSet, clamp: bool, heap: u64, seek_period: bool) -> StepTable {
    let mut table = StepTable::new(set.clone(), clamp);
    table.extend(heap, seek_period, &mut Budget::steps(u64::MAX)).unwrap();
    table
}

/// Compare a table with the plain values; return the largest value.
fn agrees(set: &StepSet, clamp: bool, upto: u64) -> u16 {
    let (table, (truth, _)) = (table(set, clamp, upto, false), plain(set, clamp, upto));
    for (n, value) in (0..).zip(&truth) {
        assert_eq!(table.value(n), Some(u64::from(*value)), "{set} {clamp} {n}");
    }
    truth.into_iter().max().unwrap()
}

/// Test sets of all densities: masks of every width, values beyond the widest, and classes.
#[test]
fn tables_agree_with_the_plain_loop() {
    let mut rng = Rng::new(7);
    let mut widest = 0;
    for round in 0..60u64 {
        let (count, most) = (1 + rng.below(1 << (round % 10)), 20 + rng.below(20 << (round % 7)));
        let steps = (0..count).map(|_| 1 + rng.below(most));
        let mut ranges: Vec<(u64, u64)> = steps.map(|step| (step, step)).collect();
        if round % 3 == 0 {
            ranges.push((SPAN + 5, SPAN + 7));
        }
        if round % 4 == 0 {
            // Add the step 1 to a set of random steps.
            ranges.push((1, 1));
        }
        let set = StepSet::new(ranges).unwrap();
        widest =
            [false, true].map(|clamp| agrees(&set, clamp, 3000)).into_iter().fold(widest, u16::max);
    }
    assert!(widest >= 64, "{widest}");
    // All steps except 19, 39, 59 …. Two heaps of equal value differ by one of these odd numbers. Since the sum of two
    // odd numbers is even, each value occurs at most twice, and values grow with the heaps.
    let set = StepSet::new((0..200).map(|i| ((20 * i).max(1), 20 * i + 18))).unwrap();
    assert!(Masks::new(&set, false).is_some());
    assert!(agrees(&set, false, 3000) >= 128);
    for clamp in [false, true] {
        agrees(&single([3, 7, SPAN + 11, SPAN + 90]), clamp, SPAN + 5000);
    }
    let set = single((0..400).map(|_| 1 + rng.below(6000)));
    assert!(Classes::pays(&set));
    assert!(agrees(&set, false, 30_000) > 40);
    let held = table(&set, false, 30_000, false).held();
    assert!(held > 3 * 2 * 30_000 + 10_000, "the bits of classes count");
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(60))]

    /// Test sets of few or many steps, small and large ones, close together or scattered.
    #[test]
    fn classes_agree_with_the_plain_loop(
        most in prop_oneof![Just(40u64), Just(700), Just(3000), Just(9000)],
        steps in prop::collection::vec(any::<u64>(), 1..260),
        clamp: bool,
        known in 0usize..300,
        upto in 1000usize..12_000,
    ) {
        let set = single(steps.into_iter().map(|step| 1 + step % most));
        let (truth, wild) = plain(&set, clamp, upto as u64);
        let mut values = truth[..8 * known.min(upto / 8)].to_vec();
        let begun = values.len() as u64;
        let mut classes = Classes::new(&set, clamp, &values);
        let mut found = None;
        while values.len() <= upto {
            // Continue even if the block returns `false`, which means slow but correct values.
            classes.block(&mut values, &mut found);
        }
        values.truncate(upto + 1);
        prop_assert_eq!(values, truth);
        if wild.is_none_or(|wild| wild >= begun) {
            prop_assert_eq!(found.filter(|wild| *wild <= upto as u64), wild);
        }
    }
}

#[test]
fn the_period_is_the_least_one() {
    let textbook = table(&single([1, 3, 4]), false, 20, true);
    assert_eq!(textbook.period(), Some(Period::proven(0, 7)));
    assert_eq!(textbook.value(MAX_HEAP), textbook.value(MAX_HEAP % 7));
    for code in 1u32..1 << 9 {
        let set = single((1..=9).filter(|s| code >> (s - 1) & 1 == 1));
        for clamp in [false, true] {
            let table = table(&set, clamp, 3000, true);
            let Some(period) = table.period() else { panic!("no period for {set}") };
            let (plain, _) = plain(&set, clamp, 2000);
            let (q, p) = (period.preperiod as usize, period.length as usize);
            assert!((0..2000).all(|n| table.value(n) == Some(u64::from(plain[n as usize]))));
            assert!(q == 0 || plain[q - 1] != plain[q - 1 + p], "{set} {period:?}");
            let shorter = (1..p).find(|d| (q..q + p).all(|i| plain[i] == plain[i + d]));
            assert_eq!(shorter, None, "{set} {period:?}");
        }
    }
}

#[test]
fn the_least_free_value_is_found() {
    let (mut counts, mut plain) = (ValueCounts::default(), vec![0u32; 10_000]);
    let mut rng = Rng::new(1);
    for round in 0..60_000 {
        let value = rng.below(if round < 30_000 { 5000 } else { 40 }) as usize;
        if plain[value] > 0 && rng.below(4) == 0 {
            plain[value] -= 1;
            counts.remove(value as u32);
        } else {
            plain[value] += 1;
            counts.add(value as u32);
        }
        let least = plain.iter().position(|c| *c == 0).unwrap();
        assert_eq!(counts.least_free() as usize, least);
    }
    (0..9000).for_each(|value| counts.add(value));
    assert_eq!(counts.least_free(), 9000);
}
