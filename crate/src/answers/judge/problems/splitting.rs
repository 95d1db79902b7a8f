//! Heaps, rows and sheets that a move may divide.

use super::super::draw::{counted, heaps, line};
use super::super::judge;
use super::super::problem::{Case, Cases, Print, Problem};
use super::super::random::fair;
use super::super::scan::{MAX_COUNT, Scanner, at_least, heap_list};
use crate::base::budget::Budget;
use crate::base::error::{Error, ErrorCode, Result};
use crate::notation::Game;
use crate::ruleset::position::Position;

pub(super) const SPLIT: Problem = Problem {
    id: "894",
    cases: Cases::One,
    read: |s| Case::heaps("split", heap_list(s, "n", "a heap")?),
    print: Print::Lines("Yes", "No"),
    draw: |rng| counted(&heaps(rng, 1, 16)),
};

/// Take any number, or split a heap.
pub(super) const LASKER: Problem = Problem {
    id: "HDU3032",
    cases: Cases::Counted("T"),
    read: |s| Case::heaps("lasker", heap_list(s, "n", "a heap")?),
    print: Print::Lines("Alice", "Bob"),
    draw: |rng| counted(&heaps(rng, 1, 5)),
};

/// Three crosses in a row.
pub(super) const CROSSES: Problem = Problem {
    id: "POJ3537",
    cases: Cases::One,
    read: |s| Case::heaps("treblecross", vec![s.number("n")?]),
    print: Print::Lines("1", "2"),
    draw: |rng| rng.within(1, 90).to_string(),
};

/// Take apples side by side, so that a row may break in two; who takes the last loses.
pub(super) const ROWS: Problem = Problem {
    id: "HDU2509",
    cases: Cases::ToEnd,
    read: |s| Case::heaps("octal 0.[7] misere", heap_list(s, "n", "a row")?),
    print: Print::Lines("Yes", "No"),
    draw: |rng| counted(&heaps(rng, 1, 6)),
};

/// Cut a sheet; who cuts out a single square wins.
pub(super) const SHEETS: Problem = Problem {
    id: "POJ2311",
    cases: Cases::ToEnd,
    read: |s| {
        let side = |s: &mut Scanner<'_>| Ok(at_least(s, "a side", 2)?.0);
        Case::heaps("cut 2", vec![side(s)?, side(s)?])
    },
    print: Print::Lines("WIN", "LOSE"),
    draw: |rng| line(&[rng.within(2, 12), rng.within(2, 12)]),
};

/// Throw one heap of a pair away, split the other.
pub(super) const PAIRS: Problem = Problem {
    id: "P2148",
    cases: Cases::Counted("T"),
    read: pairs,
    print: Print::Lines("YES", "NO"),
    draw: |rng| {
        let mut all = heaps(rng, 1, 9);
        if all.len() % 2 == 1 {
            all.push(rng.within(1, 9));
        }
        counted(&all)
    },
};

/// Heaps two by two.
fn pairs(s: &mut Scanner<'_>) -> Result<Case> {
    let (count, spot) = s.count_at("n", MAX_COUNT)?;
    if count % 2 == 1 {
        let message = format!("expected heaps in pairs, found {count}");
        let error = Error::new(ErrorCode::WrongCount, message).at(spot);
        return Err(error.with("expected", "pairs").with("found", count));
    }
    let heaps = s.list(count, |s| Ok(at_least(s, "a heap", 1)?.0))?;
    // The notation needs a pair; this one has no move.
    Case::heaps("e-and-d", if heaps.is_empty() { vec![1, 1] } else { heaps })
}

/// Grundy's game: divide a heap into two unequal ones.
pub(super) const GRUNDY: Problem = Problem {
    id: "CSES2207",
    cases: Cases::Counted("T"),
    read: |s| Case::heaps("grundy", vec![s.number("n")?]),
    print: Print::Lines("first", "second"),
    draw: |rng| rng.within(1, 60).to_string(),
};

/// Coins in a ring; take one, or two that are neighbours.
pub(super) const RING: Problem = Problem {
    id: "POJ2484",
    cases: Cases::UntilZeros(1),
    read: |s| ring("ring 0.77", s.number("n")?),
    print: Print::Lines("Alice", "Bob"),
    draw: |rng| {
        let most = if rng.below(2) == 0 { 2 } else { 20 };
        rng.within(1, most).to_string()
    },
};

/// Beads in a ring; paint a fixed number of neighbours.
pub(super) const BEADS: Problem = Problem {
    id: "HDU3980",
    cases: Cases::Counted("T"),
    read: |s| {
        let (beads, run) = (s.number("n")?, run(s)?);
        ring(&format!("ring {}", code(&[run])), beads)
    },
    print: Print::Numbered("Case #", "aekdycoin", "abcdxyzk"),
    draw: |rng| line(&[rng.within(1, 30), rng.within(1, 6)]),
};

/// Take stones side by side from a row, as many as a number of the set; the row may break in two. For
/// each set, rows of several lengths.
pub(super) const RUNS: Problem = Problem {
    id: "HDU2999",
    cases: Cases::ToEnd,
    read: |s| {
        let (count, spot) = s.count_at("n", LONGEST_RUN)?;
        let set = s.list(count, run)?;
        if set.is_empty() {
            let message = "expected at least one number in the set";
            return Err(Error::new(ErrorCode::EmptySet, message).at(spot));
        }
        let rows = s.count("m", MAX_COUNT)?;
        let row = |s: &mut Scanner<'_>| Ok(Position::Heaps(vec![s.number("a row")?]));
        Case::of(&format!("octal {}", code(&set)), s.list(rows, row)?)
    },
    print: Print::Lines("1", "2"),
    draw: |rng| {
        let sets = [&[1, 2][..], &[2], &[1, 4], &[3, 5], &[2, 3], &[1, 3], &[4], &[1, 2, 5]];
        let set = counted(sets[rng.below(sets.len() as u64) as usize]);
        fair(rng, &mut |rng| format!("{set}\n1\n{}", rng.below(30)), &|case| {
            judge("HDU2999", case, &mut Budget::default()).is_ok_and(|winner| winner == "1")
        })
    },
};

fn ring(game: &str, length: u64) -> Result<Case> {
    let position = Game::parse(game)?.position(&length.to_string())?;
    Case::of(game, vec![position])
}

/// The longest run of stones or beads that a move takes.
const LONGEST_RUN: u64 = 1000;

/// How many neighbours a move takes.
fn run(s: &mut Scanner<'_>) -> Result<u64> {
    let (run, spot) = at_least(s, "a number of the set", 1)?;
    if run <= LONGEST_RUN {
        return Ok(run);
    }
    let message = format!("expected a number up to {LONGEST_RUN}, found {run}");
    let error = Error::new(ErrorCode::NumberTooLarge, message).at(spot);
    Err(error.with("limit", LONGEST_RUN).with("found", run))
}

/// The octal code of taking so many neighbours anywhere.
fn code(runs: &[u64]) -> String {
    let longest = runs.iter().copied().max().unwrap_or(0);
    let digits = (1..=longest).map(|run| if runs.contains(&run) { '7' } else { '0' });
    format!("0.{}", digits.collect::<String>())
}
