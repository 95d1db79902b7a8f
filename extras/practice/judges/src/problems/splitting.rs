//! Problems about heaps, rows and sheets that a move may divide.

use std::ops::RangeInclusive;
use std::sync::OnceLock;

use super::prelude::*;

pub(super) const SPLIT: Problem = Problem {
    id: "894",
    cases: Cases::One,
    read: |s| Case::heaps("split", heap_list(s, "n", "a heap")?),
    print: Print::Lines("Yes", "No"),
    draw: |rng| counted(&heaps(rng, 1, 16)),
};

/// Lasker's Nim: take any number of stones from a heap, or split a heap.
pub(super) const LASKER: Problem = Problem {
    id: "HDU3032",
    cases: Cases::Counted("T"),
    read: |s| Case::heaps("lasker", heap_list(s, "n", "a heap")?),
    print: Print::Lines("Alice", "Bob"),
    draw: |rng| {
        let size = most(rng, 5, 60);
        let all = heaps(rng, 1, size);
        counted(&lost_or_not(rng, all, size, |heap| match heap % 4 {
            0 => heap.saturating_sub(1),
            3 => heap + 1,
            _ => heap,
        }))
    },
};

/// The player who completes three crosses in a row wins.
pub(super) const CROSSES: Problem = Problem {
    id: "POJ3537",
    cases: Cases::One,
    read: |s| Case::heaps("treblecross", vec![at_least(s, "n", 3)?.0]),
    print: Print::Lines("1", "2"),
    draw: |rng| {
        if rng.is_scripted() || rng.below(2) == 0 {
            return or_far(rng, 3, 90, 400).to_string();
        }
        LOST_ROWS[rng.below(LOST_ROWS.len() as u64) as usize].to_string()
    },
};

/// The lost rows of Treblecross up to 2000. They are few, so that a random row is rarely one of them and rarely tests
/// whether a program knows them. (A test compares this list with the game.)
pub(in super::super) const LOST_ROWS: [u64; 25] = [
    6, 12, 22, 30, 32, 44, 54, 64, 76, 86, 98, 110, 118, 130, 132, 162, 170, 184, 194, 202, 282,
    290, 302, 356, 1046,
];

/// Take any number of adjacent apples, which may break a row in two. The player who takes the last apple loses.
pub(super) const ROWS: Problem = Problem {
    id: "HDU2509",
    cases: Cases::ToEnd,
    read: |s| Case::heaps("octal 0.[7] misere", heap_list(s, "n", "a row")?),
    print: Print::Lines("Yes", "No"),
    draw: |rng| {
        // Heaps of one apple, with at most one larger, are the exception of misère play.
        let mut all = heaps(rng, 1, 6);
        if !rng.is_scripted() && rng.below(3) == 0 {
            all[1..].fill(1);
            all[0] = if rng.below(2) == 0 { 1 } else { all[0] };
            shuffle(&mut all, rng);
        }
        counted(&all)
    },
};

/// Cut a sheet in two; the player who cuts out a single square wins.
pub(super) const SHEETS: Problem = Problem {
    id: "POJ2311",
    cases: Cases::ToEnd,
    read: |s| {
        let side = |s: &mut Scanner<'_>| Ok(at_least(s, "a side", 2)?.0);
        Case::heaps("cut 2", vec![side(s)?, side(s)?])
    },
    print: Print::Lines("WIN", "LOSE"),
    draw: |rng| line(&[or_far(rng, 2, 12, 24), or_far(rng, 2, 12, 24)]),
};

/// Discard one heap of a pair, and split the other heap in two.
pub(super) const PAIRS: Problem = Problem {
    id: "P2148",
    cases: Cases::Counted("T"),
    read: |s| {
        let count = even(s.count_at("n", MAX_COUNT)?, "heaps")?;
        let heaps = s.list(count, |s| Ok(at_least(s, "a heap", 1)?.0))?;
        // Replace an empty list by the pair 1 1, which has no move: the notation needs a pair.
        Case::heaps("e-and-d", if heaps.is_empty() { vec![1, 1] } else { heaps })
    },
    print: Print::Lines("YES", "NO"),
    draw: |rng| {
        let size = most(rng, 9, 200);
        let mut all = heaps(rng, 1, size);
        if all.len() % 2 == 1 {
            all.push(rng.within(1, size));
        }
        counted(&all)
    },
};

/// The heaps of Grundy's game that are known to be won: the last lost heap up to 2^35 has 1222 coins (Flammenkamp,
/// whose table ends at 2^35; the tests compare a part of the table with our values).
const WON: RangeInclusive<u64> = 1223..=1 << 35;

/// Return the lost heaps of Grundy's game below those of [`WON`]. They are computed once for all cases.
fn lost_by_division(budget: &mut Budget<'_>) -> Result<&'static [u64]> {
    static LOST: OnceLock<Vec<u64>> = OnceLock::new();
    if let Some(lost) = LOST.get() {
        return Ok(lost);
    }
    let heaps = 0..*WON.start();
    let positions = heaps.clone().map(|heap| Position::Heaps(vec![heap])).collect();
    let group = Group { name: None, game: Game::parse("grundy")?, positions };
    let all = heaps.zip(group.outcomes(budget)?);
    let lost = all.filter(|(_, outcome)| *outcome != Outcome::N).map(|(heap, _)| heap).collect();
    Ok(LOST.get_or_init(|| lost))
}

/// Grundy's game: divide a heap into two heaps of different sizes.
pub(super) const GRUNDY: Problem = Problem {
    id: "CSES2207",
    cases: Cases::Counted("T"),
    read: |s| {
        let heap = s.number("n")?;
        if heap > *WON.end() {
            return Case::heaps("grundy", vec![heap]);
        }
        let shown = move || Ok((Game::parse("grundy")?, Position::Heaps(vec![heap])));
        let is_won = move |budget: &mut Budget<'_>| {
            Ok(WON.contains(&heap) || !lost_by_division(budget)?.contains(&heap))
        };
        Ok(Case::decided(shown, is_won))
    },
    print: Print::Lines("first", "second"),
    draw: |rng| or_far(rng, 1, 60, 400).to_string(),
};

/// Coins in a ring: take one coin, or two neighbours.
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

/// Beads in a ring: paint a fixed number of neighbouring beads.
pub(super) const BEADS: Problem = Problem {
    id: "HDU3980",
    cases: Cases::Counted("T"),
    read: |s| {
        let (beads, run) = (s.number("n")?, run(s)?);
        ring(&format!("ring {}", code(&[run])), beads)
    },
    print: Print::Numbered("Case #", "aekdycoin", "abcdxyzk"),
    draw: |rng| line(&[or_far(rng, 3, 30, 200), rng.within(1, 6)]),
};

/// Take adjacent stones from a row, which may break in two; their number must be in a set. For each set there are rows
/// of several lengths.
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
        let mut set = sets[rng.below(sets.len() as u64) as usize].to_vec();
        if !rng.is_scripted() && rng.below(2) == 0 {
            let most = rng.within(3, 20);
            let parity = rng.below(3);
            set = (1..=most).filter(|take| take % 2 != parity && rng.chance(3)).collect();
            if set.iter().all(|take| *take < 2) {
                set.push(most);
            }
        }
        shuffle(&mut set, rng);
        let set = counted(&set);
        fair(rng, &mut |rng| format!("{set}\n1\n{}", or_far(rng, 0, 29, 120)), &|case| {
            judged("HDU2999", case, |winner| winner == "1")
        })
    },
};

/// Take `L` to `R` neighbours from a row, which may break in two. The answer is the winning first move with the least
/// first square and, of several, the shortest. (At the judge the rest of the game is played, too.)
pub(super) const NEIGHBOURS: Problem = Problem {
    id: "ABC278G",
    cases: Cases::One,
    read: |s| {
        let row = s.number("N")?;
        let least = at_least(s, "L", 1)?.0;
        let most = at_least(s, "R", least)?.0;
        let game = format!("n -> (i, n-s-i) for s in {least}..{most}, i in 0..n-s");
        let played = game.clone();
        Ok(Case::Computed {
            shown: Box::new(move || Ok(vec![(Game::parse(&game)?, Position::Heaps(vec![row]))])),
            answer: Box::new(move |budget| neighbours(row, least, most, budget)),
            accepts: Some(Box::new(move |words, budget| {
                let Some((first, run)) = run_of(words) else { return Ok(false) };
                let Some(right) = (first - 1).checked_add(run).and_then(|end| row.checked_sub(end))
                else {
                    return Ok(false);
                };
                let rest = Position::Heaps(vec![first - 1, right]);
                let fits = (least..=most).contains(&run);
                Ok(fits && (first - 1 == right || is_lost(&played, rest, budget)?))
            })),
        })
    },
    print: Print::Computed,
    draw: |rng| {
        let mut draw = |rng: &mut Rng| {
            let row = or_far(rng, 1, 24, 80);
            // Draw a fixed number of neighbours in most cases: the first player always wins if several numbers are
            // allowed.
            let least = rng.within(1, row.min(6));
            let most = if rng.below(4) == 0 { rng.within(least, row) } else { least };
            line(&[row, least, most])
        };
        fair(rng, &mut draw, &|case| judged("ABC278G", case, |answer| answer != "Second"))
    },
};

/// Return the first card and the number of cards in an output.
fn run_of(words: &[&str]) -> Option<(u64, u64)> {
    match words {
        ["First", first, run] => {
            Some((first.parse().ok().filter(|first| *first > 0)?, run.parse().ok()?))
        }
        _ => None,
    }
}

fn is_lost(game: &str, position: Position, budget: &mut Budget<'_>) -> Result<bool> {
    let group = Group { name: None, game: Game::parse(game)?, positions: vec![position] };
    Ok(group.outcomes(budget)?[..] == [Outcome::P])
}

fn neighbours(row: u64, least: u64, most: u64, budget: &mut Budget<'_>) -> Result<String> {
    let most = most.min(row);
    // The row is too short for a move: the answer needs no values.
    if least > row {
        return Ok("Second".into());
    }
    budget.spend(row.saturating_mul(row) / 8, || "0".into())?;
    let (row, least, most) = (row as usize, least as usize, most as usize);
    let mut values: Vec<usize> = Vec::with_capacity(row + 1);
    // For each value, the largest total length of two rows that have this nim-sum, of those examined so far.
    let mut longest: Vec<Option<usize>> = Vec::new();
    for length in 0..=row {
        if let Some(rest) = length.checked_sub(least) {
            for left in 0..=rest / 2 {
                let value = values[left] ^ values[rest - left];
                if longest.len() <= value {
                    longest.resize(value + 1, None);
                }
                longest[value] = Some(rest);
            }
        }
        let found = |value: &usize| {
            let rest = longest.get(*value).copied().flatten();
            rest.is_none_or(|rest| rest + most < length)
        };
        values.push((0..).find(found).unwrap_or(0));
    }
    for left in 0..=row - least {
        for run in least..=most.min(row - left) {
            if values[left] == values[row - left - run] {
                return Ok(format!("First\n{} {run}", left + 1));
            }
        }
    }
    Ok("Second".into())
}

fn ring(game: &str, length: u64) -> Result<Case> {
    let position = Game::parse(game)?.position(&length.to_string())?;
    Case::of(game, vec![position])
}

/// The greatest number of stones or beads that a move may take, and so the greatest size of a set of such numbers.
const LONGEST_RUN: u64 = 1000;

/// Parse the number of neighbours that a move takes.
fn run(s: &mut Scanner<'_>) -> Result<u64> {
    Ok(between(s, "a number of the set", 1, LONGEST_RUN)?.0)
}

/// Return the octal code of taking these numbers of neighbours anywhere in a row.
fn code(runs: &[u64]) -> String {
    let longest = runs.iter().copied().max().unwrap_or(0);
    let digits = (1..=longest).map(|run| if runs.contains(&run) { '7' } else { '0' });
    format!("0.{}", digits.collect::<String>())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_listed_rows_of_treblecross_are_the_lost_ones() {
        let rows = 3..=2000;
        let positions = rows.clone().map(|row| Position::Heaps(vec![row])).collect();
        let game = Game::parse("treblecross").unwrap();
        let group = Group { name: None, game, positions };
        let outcomes = group.outcomes(&mut Budget::default()).unwrap();
        let lost = rows.zip(outcomes).filter(|(_, outcome)| *outcome == Outcome::P);
        assert_eq!(lost.map(|(row, _)| row).collect::<Vec<_>>(), LOST_ROWS);
    }
}
