//! Compare the engine with the plain recursion and with the table engine, for unfavourable windows and members.

use super::prover::Prover;
use super::{Choice, Ended, Plan, Window};
use crate::base::budget::Budget;
use crate::base::rng::Rng;
use crate::heaps::octal::engine::plain::Plain;
use crate::heaps::octal::{BreakTable, TakeAndBreak};
use crate::heaps::testing::game as rules;
use crate::period::sequence::Sequence;
use crate::period::values::GrundyValues;

const BAD: Choice = Choice { width: 1 << 11, common: 2, vectors: true };

fn plain(rules: &TakeAndBreak, count: usize) -> Vec<u8> {
    let (mut plain, mut values) = (Plain::default(), GrundyValues::bytes());
    for _ in 0..count {
        let (value, _) = plain.value(rules, &values);
        values.push(value);
    }
    values.iter().map(|value| u8::try_from(value).unwrap_or(255)).collect()
}

/// Return the computed values of the heaps below `upto`, and the error if the window ends earlier.
fn run(window: &mut Window, upto: u64) -> (Vec<u8>, Result<(), Ended>) {
    let mut values = Vec::new();
    while window.next() < upto {
        let before = window.next();
        let result = window.advance((before + 100).min(upto));
        let count = (window.next() - before) as usize;
        values.extend_from_slice(window.last(count));
        if result.is_err() {
            return (values, result);
        }
    }
    (values, Ok(()))
}

#[test]
fn codes_of_three_digits_agree_with_the_plain_algorithm() {
    const FAR: usize = 1 << 12;
    let (mut taken, mut whole, mut looks_ended, mut alike) = (0, 0, 0, 0);
    for code in 0..1usize << 10 {
        let text = format!("{}.{:03o}", code >> 9 << 2, code & 0o777);
        let rules = rules(&text);
        let first = plain(&rules, 300);
        let narrow = Choice { width: 1 << 8, ..BAD };
        let choices = [BAD, Choice { vectors: false, ..BAD }, Choice { common: 20, ..BAD }, narrow];
        let mut all: Option<Vec<u8>> = None;
        for (i, choice) in choices.into_iter().enumerate() {
            let Some(plan) = Plan::new(&rules, &first, choice) else { continue };
            // Alternate between all word sizes that are large enough.
            let mut window = plan.window(&first, 300, [0, 32, 64, 128][(code + i) % 4]).unwrap();
            let (values, result) = run(&mut window, FAR as u64);
            let all = all.get_or_insert_with(|| plain(&rules, FAR));
            assert_eq!(all[300..300 + values.len()], values, "{text} {result:?}");
            taken += 1;
            alike += u32::from(plan.class().0.lacking() > 0);
            whole += u32::from(result.is_ok());
            looks_ended += u32::from(matches!(result, Err(Ended::Window(_))));
        }
    }
    let counts = (taken, whole, looks_ended, alike);
    assert!(taken > 300 && whole > 200 && looks_ended > 0 && alike > 0, "{counts:?}");
}

#[test]
fn known_values_of_0_106() {
    let rules = rules("0.106");
    let mut table = BreakTable::new(rules.clone());
    table.extend(1 << 16, false, &mut Budget::steps(u64::MAX)).unwrap();
    let first: Vec<u8> = table.values().iter().map(|value| value as u8).collect();
    for vectors in [true, false] {
        let plan = Plan::new(&rules, &first, Choice { vectors, ..Choice::default() }).unwrap();
        let mut window = plan.window(&first, first.len() as u64, 0).unwrap();
        window.advance(1_000_000).unwrap();
        table.extend(999_999, false, &mut Budget::steps(u64::MAX)).unwrap();
        let last: Vec<u32> = table.values().iter().skip(990_000).collect();
        assert!(window.last(10_000).iter().map(|value| u32::from(*value)).eq(last));
    }
}

/// Check that the period is the one of the plain table, with the search stopped and resumed at random heaps.
#[test]
fn periods_are_those_of_the_table() {
    let mut rng = Rng::new(3);
    for (text, preperiod, length) in [("0.156", 3479, 349)] {
        let rules = rules(text);
        let first = plain(&rules, 1 << 11);
        let choice = Choice { width: 1 << 11, common: 20, vectors: true };
        let Some(mut prover) = Prover::new(&rules, &first, choice) else {
            panic!("{text} has another engine");
        };
        let mut upto = first.len() as u64;
        while prover.period().is_none() {
            upto += 1 + rng.below(5000);
            while prover.advance(upto).unwrap() > 0 {
                if rng.below(3) == 0 {
                    let state = prover.state(text);
                    prover = Prover::resume(&rules, &first, &state, choice).unwrap();
                    assert_eq!(prover.state(text), state);
                }
            }
        }
        assert_eq!(prover.period(), Some((preperiod, length)), "{text}");
    }
}
