//! Problems about stones that move down a staircase, and about pieces whose distances are such stones or Nim heaps.

use super::super::scan::signed;
use super::prelude::*;
use mexplorer::sort::sort_by_key;
use mexplorer::{MAX_HEAP, Span};

pub(super) const STAIRCASE: Problem = Problem {
    id: "892",
    cases: Cases::One,
    read: |s| Case::heaps("staircase", heap_list(s, "n", "a step")?),
    print: Print::Lines("Yes", "No"),
    draw: |rng| counted(&heaps(rng, 0, 9)),
};

/// A staircase whose first stair is the ground.
pub(super) const STAIRS: Problem = Problem {
    id: "CSES1099",
    cases: Cases::Counted("T"),
    read: |s| {
        let mut stairs = heap_list(s, "n", "a stair")?;
        // Remove the first stair: it is the ground, where stones stay.
        stairs.drain(..stairs.len().min(1));
        Case::heaps("staircase", stairs)
    },
    print: Print::Lines("first", "second"),
    draw: |rng| counted(&heaps(rng, 0, 4)),
};

/// Pieces on a strip, which can neither share a square nor pass each other.
pub(super) const STRIP: Problem = Problem {
    id: "POJ1704",
    cases: Cases::Counted("T"),
    read: |s| {
        let count = s.count("n", MAX_COUNT)?;
        let mut squares = s.list(count, |s| at_least(s, "a square", 1))?;
        sort_by_key(&mut squares, |a| (a.0, a.1.start));
        if let Some(two) = squares.windows(2).find(|two| two[0].0 == two[1].0) {
            return Err(twice(two[1].0, two[1].1));
        }
        Case::heaps("silver-dollar", squares.into_iter().map(|(square, _)| square - 1).collect())
    },
    print: Print::Lines("Georgia will win", "Bob will win"),
    draw: |rng| {
        let mut squares: Vec<u64> = (1..=12).filter(|_| rng.chance(3)).collect();
        squares.truncate(5);
        if squares.is_empty() {
            squares.push(rng.within(1, 12));
        }
        shuffle(&mut squares, rng);
        counted(&squares)
    },
};

/// Cards in boxes 1 to n. A move puts cards of one box into a smaller box so that 3 divides the sum of the two numbers
/// and 2 does not. Every such move changes the parity of the distance to the boxes whose cards cannot move. The boxes
/// whose remainder by 6 is 0, 2 or 5 are at an odd distance, and only they count, as Nim heaps.
pub(super) const BOXES: Problem = Problem {
    id: "HDU3389",
    cases: Cases::Counted("T"),
    read: |s| {
        let cards = heap_list(s, "n", "a box")?;
        let odd = |(number, _): &(usize, u64)| [0, 2, 5].contains(&(number % 6));
        Case::heaps("nim", (1..).zip(cards).filter(odd).map(|(_, cards)| cards).collect())
    },
    print: Print::Numbered("Case ", "Alice", "Bob"),
    draw: |rng| {
        let boxes = or_far(rng, 1, 9, 24);
        counted(&(0..boxes).map(|_| rng.below(4)).collect::<Vec<_>>())
    },
};

/// A black and a white piece in each row. The space to move back does not change the outcome; the position allows as
/// much as a row has columns.
pub(super) const NORTHCOTT: Problem = Problem {
    id: "HDU1730",
    cases: Cases::ToEnd,
    read: northcott,
    print: Print::Lines("I WIN!", "BAD LUCK!"),
    draw: |rng| {
        let (rows, columns) = (rng.within(1, 4), rng.within(2, 8));
        let row = |_| {
            let one = rng.within(1, columns);
            let other = (one + rng.within(1, columns - 1) - 1) % columns + 1;
            line(&[one, other])
        };
        let rows: Vec<String> = (0..rows).map(row).collect();
        format!("{} {columns}\n{}", rows.len(), rows.join("\n"))
    },
};

/// A black and a white piece on each of several endless lines. Each player may move back `k` times, by at most `d`; the
/// answer to a move back is a move forward by the same distance.
pub(super) const LINES: Problem = Problem {
    id: "P7589",
    cases: Cases::Counted("T"),
    read: |s| {
        let lines = s.count("n", MAX_COUNT)?;
        let (times, distance) = (s.number("k")?, at_least(s, "d", 1)?.0);
        let gaps = s.list(lines, |s| {
            // Ignore the number of the line, which has no influence on the game.
            signed(s, "a line", FARTHEST)?;
            let ((black, _), (white, spot)) =
                (signed(s, "a square", FARTHEST)?, signed(s, "a square", FARTHEST)?);
            if black == white { Err(twice(white, spot)) } else { Ok(black.abs_diff(white) - 1) }
        })?;
        backed(gaps, times.saturating_mul(distance))
    },
    print: Print::Lines("Yes", "No"),
    draw: |rng| {
        let count = rng.within(1, 4);
        let each = |i: u64| {
            let black = rng.within(0, 16) as i64 - 8;
            let gap = rng.within(1, 6) as i64;
            let white = if rng.below(2) == 0 { black - gap } else { black + gap };
            format!("\n{} {black} {white}", 3 * i as i64 - 5)
        };
        let lines: String = (0..count).map(each).collect();
        format!("{count} {} {}{lines}", rng.below(4), rng.within(1, 5))
    },
};

/// The greatest distance of a square from 0, on either side.
const FARTHEST: u64 = 1 << 52;

/// Return the error for two pieces on one square.
fn twice(square: impl ToString, spot: Span) -> Error {
    let square = square.to_string();
    let message = format!("expected each square once, found {square} twice");
    Error::new(ErrorCode::WrongOrder, message).at(spot).with("found", square).with("of", "square")
}

/// Heaps whose sizes never decrease from left to right. A stone taken from a heap lowers its difference to the heap
/// before and raises the difference of the next heap. So the differences are a staircase, in which the last difference
/// is stair 1.
pub(super) const PEBBLES: Problem = Problem {
    id: "P3480",
    cases: Cases::Counted("u"),
    read: |s| {
        let count = s.count("n", MAX_COUNT)?;
        let mut last = 0;
        let mut differences = s.list(count, |s| {
            let (heap, spot) = at_least(s, "a heap", 0)?;
            if heap < last {
                let message = format!("expected a heap of at least {last}, found {heap}");
                let error = Error::new(ErrorCode::WrongOrder, message).at(spot);
                return Err(error.with("found", heap).with("least", last).with("of", "heap"));
            }
            let difference = heap - last;
            last = heap;
            Ok(difference)
        })?;
        differences.reverse();
        Case::heaps("staircase", differences)
    },
    print: Print::Lines("TAK", "NIE"),
    draw: |rng| {
        let mut heaps = heaps(rng, 0, 7);
        heaps.sort_unstable();
        counted(&heaps)
    },
};

/// Rows of 20 squares. A piece moves right to the next free square, over the pieces between. The pieces between two
/// free squares form a run; the run before the last free square is stair 1 of a staircase.
pub(super) const JUMPS: Problem = Problem {
    id: "P2575",
    cases: Cases::Counted("T"),
    read: |s| {
        let rows = s.count("n", MAX_COUNT)?;
        let rows = s.list(rows, |s| {
            let count = s.count("m", ROW)?;
            let mut taken = [false; ROW as usize];
            s.list(count, |s| {
                let (square, spot) = at_least(s, "a square", 1)?;
                match taken.get_mut(square as usize - 1) {
                    Some(true) => Err(twice(square, spot)),
                    Some(free) => {
                        *free = true;
                        Ok(())
                    }
                    None => {
                        let message = format!("expected a square up to {ROW}, found {square}");
                        let error = Error::new(ErrorCode::NumberTooLarge, message).at(spot);
                        Err(error.with("limit", ROW).with("found", square))
                    }
                }
            })?;
            Ok(taken)
        })?;
        // Each row is a staircase, of which only the odd stairs count, as Nim heaps.
        let heaps = rows.iter().flat_map(runs).collect();
        Case::heaps("nim", heaps)
    },
    print: Print::Lines("YES", "NO"),
    draw: |rng| {
        let row = |rng: &mut Rng| {
            let first = rng.within(8, 19);
            let first = if !rng.is_scripted() && rng.below(3) == 0 { 1 } else { first };
            let squares: Vec<u64> = (first..=ROW).filter(|_| rng.chance(2)).collect();
            [&[squares.len() as u64], &squares[..]].concat()
        };
        let rows: Vec<String> = (0..rng.within(1, 3)).map(|_| line(&row(rng))).collect();
        format!("{}\n{}", rows.len(), rows.join("\n"))
    },
};

/// The number of squares in a row of P2575.
const ROW: u64 = 20;

/// Return the lengths of the runs of pieces before the last free square of a row, before the third last, and so on.
fn runs(taken: &[bool; ROW as usize]) -> Vec<u64> {
    let runs = taken.rsplit(|piece| !piece).map(|run| run.len() as u64);
    runs.skip(1).step_by(2).collect()
}

fn northcott(s: &mut Scanner<'_>) -> Result<Case> {
    let rows = s.count("n", MAX_COUNT)?;
    let columns = s.number("m")?;
    let column = |s: &mut Scanner<'_>| between(s, "a column", 1, columns);
    let gaps = s.list(rows, |s| {
        let ((one, _), (other, spot)) = (column(s)?, column(s)?);
        if one == other { Err(twice(one, spot)) } else { Ok(one.abs_diff(other) - 1) }
    })?;
    backed(gaps, columns)
}

/// Return the case of gaps between pairs of pieces, in which moves back may widen the gaps by `back` in total.
fn backed(gaps: Vec<u64>, back: u64) -> Result<Case> {
    let widest = gaps.iter().copied().max().unwrap_or(0);
    let heaps = if gaps.is_empty() { vec![0] } else { gaps };
    let position = Position::Backed { heaps, back: back.min(MAX_HEAP - widest) };
    Ok(Case::play(Game::parse("northcott")?, position))
}
