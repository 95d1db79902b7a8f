//! Compare quotients with plain play, and with published results.

use std::collections::HashMap;

use super::*;
use crate::heaps::octal::TakeAndBreak;
use crate::heaps::testing::{game, listed, misere_wins};

fn quotient(game: &TakeAndBreak, upto: u64, reach: Option<Reach>) -> Result<Quotient> {
    within(3_000_000_000, game, upto, reach)
}

fn within(steps: u64, game: &TakeAndBreak, upto: u64, reach: Option<Reach>) -> Result<Quotient> {
    let options = |heap, budget: &mut Budget<'_>, visit: HeapVisitor<'_>| {
        budget.spend(1, || format!("heap {heap}"))?;
        Ok(game.options(heap, visit))
    };
    let mut quotient = Quotient::new();
    quotient.grow(upto, &options, reach, &mut Budget::steps(steps))?;
    Ok(quotient)
}

/// Numbers of classes by heap for games without a known finite quotient (Plambeck and Siegel 2008, and others).
#[test]
fn published_growth() {
    type Steps = &'static [(u64, usize)];
    let dawson: Steps = &[(25, 144), (27, 176), (30, 360), (31, 520)];
    let grundy: Steps = &[(5, 6), (13, 12), (18, 24), (20, 48)];
    for (name, game, upto, growth) in
        [("0.07", game("0.07"), 31, dawson), ("grundy", TakeAndBreak::grundy(), 20, grundy)]
    {
        let found = quotient(&game, upto, None).unwrap();
        let mut grew = growth.iter();
        assert!(grew.all(|step| found.growth().contains(step)), "{name}: {:?}", found.growth());
    }
}

#[test]
fn outcomes_are_those_of_plain_play() {
    let codes = [
        "0.3", "0.33", "0.07", "0.77", "0.137", "0.123", "0.102", "0.75", "0.71", "0.15", "0.6",
        "4.56", "4.7", "0.0137", "0.8", "0.4", "0.04", "0.312", "0.26", "0.45", "0.F",
    ];
    let games = codes.map(game);
    for game in games.into_iter().chain([TakeAndBreak::grundy(), TakeAndBreak::treblecross()]) {
        let found = quotient(&game, 13, None).unwrap();
        let options = |heap| listed(|visit| game.options(heap, visit));
        let mut known = HashMap::new();
        for a in 0..=13 {
            for b in 0..=a {
                for c in 0..=b {
                    for d in 0..=c.min(5) {
                        let heaps = [a, b, c, d];
                        let lost = !misere_wins(&options, &heaps, &mut known);
                        assert_eq!(found.is_lost(&heaps), Some(lost), "{game:?} {heaps:?}");
                    }
                }
            }
        }
    }
}

/// The single heaps that are P-positions. For Kayles the proven period covers all heaps up to a million.
#[test]
fn lost_heaps() {
    let kayles = quotient(&game("0.77"), 1000, Some(Reach { parts: 2, taken: 2 })).unwrap();
    let lost = |found: &Quotient, upto: u64| -> Vec<u64> {
        (0..=upto).filter(|heap| found.is_lost(&[*heap]) == Some(true)).collect()
    };
    assert_eq!(lost(&kayles, 1_000_000), [1, 4, 9, 12, 20]);
    let dawson = quotient(&game("0.07"), 31, None).unwrap();
    assert_eq!(lost(&dawson, 31), [2, 3, 7, 8, 12, 16, 17, 21, 22, 26, 30, 31]);
    let code = quotient(&game("0.0137"), 33, None).unwrap();
    assert_eq!(lost(&code, 33), [2, 3, 4, 10, 11, 12, 18, 24, 25, 26, 32, 33]);
}

/// These games have the quotients of Nim on heaps with n binary digits.
#[test]
fn tame_quotients() {
    for (code, n) in [("0.1", 1), ("0.3", 1), ("0.33", 2), ("0.333", 2), ("0.3333333", 3)] {
        let found = quotient(&game(code), 40, None).unwrap();
        assert_eq!(found.tame(), Some(n), "{code}");
        assert_eq!(found.order(), if n == 1 { 2 } else { (1 << n) + 2 }, "{code}");
    }
    assert_eq!(quotient(&game("0.77"), 20, None).unwrap().tame(), None);
}

#[test]
fn the_presentation_of_0_123() {
    let found = quotient(&game("0.123"), 40, None).unwrap();
    let presentation = found.presentation();
    let words: Vec<&str> = (0..=16)
        .map(|heap| presentation.words[usize::from(found.class(heap).unwrap())].as_str())
        .collect();
    let expected = "1 a 1 b b a d² 1 c d a d² 1 c d a d²";
    assert_eq!(words.join(" "), expected);
    let lost = (0..found.order() as u16).filter(|class| found.is_lost_class(*class));
    let mut lost: Vec<&str> =
        lost.map(|class| presentation.words[usize::from(class)].as_str()).collect();
    lost.sort_unstable();
    assert_eq!(lost, ["a", "ac", "bd", "b²", "d²"]);
}

/// The game 0.3122 has no finite quotient (Weimerskirch), so the search must end with the budget.
#[test]
fn an_infinite_quotient_is_not_found() {
    let error = within(10_000_000, &game("0.3122"), 40, None).unwrap_err();
    assert_eq!(error.code.as_str(), "budget");
}

/// Test the longest known preperiod, and the game 0.644, whose heap n + 1 has the outcome of heap n of 0.3777.
#[test]
fn a_long_preperiod() {
    let reach = Some(Reach { parts: 2, taken: 4 });
    let found = quotient(&game("0.3777"), 8000, reach).unwrap();
    assert_eq!((found.order(), found.lost_count()), (172, 7));
    let period = found.period().unwrap();
    assert_eq!((period.preperiod, period.length, period.upto), (3255, 442, 7399));
    let cousin = quotient(&game("0.644"), 200, None).unwrap();
    for heap in 1..200 {
        assert_eq!(cousin.is_lost(&[heap + 1]), found.is_lost(&[heap]), "{heap}");
    }
}
