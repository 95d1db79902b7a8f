//! Problems about heaps, rows and sheets that a move may divide.

use std::ops::RangeInclusive;

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
    draw: |rng| counted(&heaps(rng, 1, 5)),
};

/// The player who completes three crosses in a row wins.
pub(super) const CROSSES: Problem = Problem {
    id: "POJ3537",
    cases: Cases::One,
    read: |s| Case::heaps("treblecross", vec![at_least(s, "n", 3)?.0]),
    print: Print::Lines("1", "2"),
    draw: |rng| rng.within(3, 90).to_string(),
};

/// Take any number of adjacent apples, which may break a row in two. The player who takes the last apple loses.
pub(super) const ROWS: Problem = Problem {
    id: "HDU2509",
    cases: Cases::ToEnd,
    read: |s| Case::heaps("octal 0.[7] misere", heap_list(s, "n", "a row")?),
    print: Print::Lines("Yes", "No"),
    draw: |rng| counted(&heaps(rng, 1, 6)),
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
    draw: |rng| line(&[rng.within(2, 12), rng.within(2, 12)]),
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
        let mut all = heaps(rng, 1, 9);
        if all.len() % 2 == 1 {
            all.push(rng.within(1, 9));
        }
        counted(&all)
    },
};

/// The heaps of Grundy's game that are known to be won: the last lost heap up to 2^35 has 1222 coins (Flammenkamp,
/// whose table ends at 2^35; the tests compare a part of the table with our values).
const WON: RangeInclusive<u64> = 1223..=1 << 35;

/// Grundy's game: divide a heap into two heaps of different sizes.
pub(super) const GRUNDY: Problem = Problem {
    id: "CSES2207",
    cases: Cases::Counted("T"),
    read: |s| {
        let heap = s.number("n")?;
        if !WON.contains(&heap) {
            return Case::heaps("grundy", vec![heap]);
        }
        let shown = move || Ok((Game::parse("grundy")?, Position::Heaps(vec![heap])));
        Ok(Case::decided(shown, |_| Ok(true)))
    },
    print: Print::Lines("first", "second"),
    draw: |rng| rng.within(1, 60).to_string(),
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
    draw: |rng| line(&[rng.within(1, 30), rng.within(1, 6)]),
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
        let set = counted(sets[rng.below(sets.len() as u64) as usize]);
        fair(rng, &mut |rng| format!("{set}\n1\n{}", rng.below(30)), &|case| {
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
            let row = rng.within(1, 24);
            // Draw a fixed number of neighbours in most cases: the first player always wins if several numbers are
            // allowed.
            let least = rng.within(1, row.min(6));
            let most = if rng.below(4) == 0 { rng.within(least, row) } else { least };
            line(&[row, least, most])
        };
        fair(rng, &mut draw, &|case| judged("ABC278G", case, |answer| answer != "Second"))
    },
};

/// Divide a heap of at least `F` stones into at least two parts whose sizes differ by at most 1. No part is empty, and
/// two equal parts cancel each other.
pub(super) const EVENLY: Problem = Problem {
    id: "P3235",
    cases: Cases::One,
    read: |s| {
        let games = s.count("T", MAX_COUNT)?;
        let least = at_least(s, "F", 1)?.0;
        let all = s.list(games, |s| heap_list(s, "N", "a heap"))?;
        let heaps = all.clone();
        Ok(Case::Decided {
            shown: Box::new(move || {
                let game = Game::parse(&format!(
                    "n -> ((n/m+1)*(n%m%2), n/m*((m-n%m)%2)) for m in 2..n if n >= {least}"
                ))?;
                let each = heaps.iter().map(|heaps| Position::Heaps(heaps.clone()));
                Ok(each.map(|position| (game.clone(), position)).collect())
            }),
            winners: Box::new(move |budget| {
                let largest = all.iter().flatten().copied().max().unwrap_or(0);
                let values = evenly(least, largest, budget)?;
                let sum = |heaps: &Vec<u64>| {
                    heaps.iter().fold(0, |sum, heap| sum ^ values[*heap as usize])
                };
                Ok(all.iter().map(|heaps| Outcome::mover_wins(sum(heaps) != 0)).collect())
            }),
        })
    },
    print: Print::Joined("1", "0", " "),
    draw: |rng| {
        let least = rng.within(1, 5);
        let one = |rng: &mut Rng| {
            let drawn = &mut |rng: &mut Rng| counted(&heaps(rng, 1, 20)).replace('\n', " ");
            fair(rng, drawn, &|heaps| {
                let input = format!("1 {least} {heaps}");
                judged("P3235", &input, |winner| winner == "1")
            })
        };
        let all: Vec<String> = (0..rng.within(1, 4)).map(|_| one(rng)).collect();
        format!("{} {least}\n{}", all.len(), all.join("\n"))
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

/// Return the values of all heaps up to the largest. Several consecutive numbers of parts have the part sizes `size`
/// and `size + 1`; the value of an option depends only on the parity of the number of parts.
fn evenly(least: u64, largest: u64, budget: &mut Budget<'_>) -> Result<Vec<u32>> {
    let mut values: Vec<u32> = Vec::new();
    // For each value, the last heap that has an option of this value.
    let mut seen: Vec<u32> = vec![u32::MAX];
    for heap in 0..=u32::try_from(largest).unwrap_or(u32::MAX) {
        budget.spend(1 + u64::from(heap.isqrt()) * 3 / 4, || heap.to_string())?;
        let mut value = 0;
        if u64::from(heap) >= least {
            let mut parts = 2;
            while parts <= heap {
                let size = heap / parts;
                let last = heap / size;
                let equal = values[size as usize];
                // The number of parts of `size + 1` stones; 0 if all parts have the same size.
                let mut larger = heap - size * parts;
                for parts in parts..=last.min(parts + 1) {
                    let mut option = 0;
                    if larger % 2 == 1 {
                        option ^= values[size as usize + 1];
                    }
                    if (parts - larger) % 2 == 1 {
                        option ^= equal;
                    }
                    if seen.len() <= option as usize {
                        seen.resize(option as usize + 1, u32::MAX);
                    }
                    seen[option as usize] = heap;
                    larger = larger.wrapping_sub(size);
                }
                parts = last + 1;
            }
            value = (0..).find(|value| seen.get(*value as usize) != Some(&heap)).unwrap_or(0);
        }
        values.push(value);
    }
    Ok(values)
}

fn ring(game: &str, length: u64) -> Result<Case> {
    let position = Game::parse(game)?.position(&length.to_string())?;
    Case::of(game, vec![position])
}

/// The greatest number of stones or beads that a move may take, and so of the numbers in a set of them.
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
