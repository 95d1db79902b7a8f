//! Large random rows from which a move takes a fixed number of neighbours.

use std::sync::OnceLock;

use super::super::draw::{counted, line, shuffle};
use super::Large;

/// A row from which the player to move loses.
#[derive(Clone, Copy)]
struct Lost {
    length: u64,
    run: u64,
    /// The largest power of 2 that divides the nim-sum, other than 0, of two rows to which a move leads. A program that
    /// drops the bits from this power on takes these rows for a lost position, and this row for a won one.
    power: usize,
}

/// The greatest number of neighbours for which rows are computed, and the longest row.
const LONGEST_RUN: usize = 10;
const LONGEST_ROW: usize = 2000;

/// The number of rows with the largest powers among which is chosen.
const HARDEST: usize = 6;

/// Return the lost rows from which a move takes `run` neighbours.
fn lost_rows(run: usize) -> &'static [Lost] {
    static ROWS: [OnceLock<Vec<Lost>>; LONGEST_RUN + 1] =
        [const { OnceLock::new() }; LONGEST_RUN + 1];
    ROWS[run].get_or_init(|| {
        let mut values: Vec<usize> = Vec::new();
        let mut lost = Vec::new();
        // For each nim-sum, the last row with a move to it.
        let mut last = vec![usize::MAX; LONGEST_ROW];
        for length in 0..=LONGEST_ROW {
            let mut power = 0;
            if let Some(rest) = length.checked_sub(run) {
                for left in 0..=rest / 2 {
                    let sum = values[left] ^ values[rest - left];
                    last[sum] = length;
                    power = power.max(sum & sum.wrapping_neg());
                }
            }
            let value = (0..).find(|value: &usize| last[*value] != length).unwrap_or(0);
            values.push(value);
            if value == 0 && length >= run {
                lost.push(Lost { length: length as u64, run: run as u64, power });
            }
        }
        lost
    })
}

/// Return the lost rows up to the limits, the ones with the largest powers first.
fn lost_up_to(longest: impl Fn(u64) -> u64, most: u64) -> Vec<Lost> {
    let runs = 1..=LONGEST_RUN.min(most as usize);
    let all = runs.flat_map(lost_rows).filter(|row| row.length <= longest(row.run));
    let mut all: Vec<Lost> = all.copied().collect();
    all.sort_by_key(|row| (std::cmp::Reverse(row.power), row.length));
    all
}

/// Choose one of the rows with the largest powers, or any.
fn chosen(l: &mut Large<'_>, rows: &[Lost]) -> Lost {
    let most = if l.turn.is_multiple_of(2) { HARDEST.min(rows.len()) } else { rows.len() };
    rows[l.rng.below(most as u64) as usize]
}

/// Draw a ring of beads, which is a row after the first move.
pub fn beads(l: &mut Large<'_>) -> String {
    let (limit, most) = (l.limits.largest, l.limits.more);
    if l.is_lost {
        // Draw at least three beads, the fewest of a ring.
        return line(&[l.big(3, limit), l.rng.within(1, most)]);
    }
    let rows = lost_up_to(|run| limit - run, most);
    let row = chosen(l, &rows);
    line(&[(row.length + row.run).max(3), row.run])
}

/// Draw a row of cards from which a move takes a number of neighbours in a range. If one number is allowed, the row may
/// be lost.
pub fn neighbours(l: &mut Large<'_>) -> String {
    let limit = l.limits.largest;
    if l.is_lost {
        let row = chosen(l, &lost_up_to(|_| limit, limit));
        return line(&[row.length, row.run, row.run]);
    }
    if l.turn % 4 < 3 {
        // Draw a long row, whose values are the largest, without a middle for the move: in a row with a middle the
        // first player wins by symmetry, whatever the values are.
        let run = l.rng.within(3, 7);
        let row = l.rng.within(limit - limit / 8, limit);
        let row = if (row - run).is_multiple_of(2) { row - 1 } else { row };
        return line(&[row, run, run]);
    }
    let row = l.number(1);
    let least = l.rng.within(1, row);
    let most = if l.coin() { least } else { l.rng.within(least, row) };
    line(&[row, least, most])
}

/// Draw a set of numbers of neighbours and rows for it.
pub fn runs(l: &mut Large<'_>) -> String {
    let (limit, many) = (l.limits.largest, l.limits.count);
    let few = l.coin();
    let count = if few { l.rng.within(1, 3) } else { l.count_of(l.limits.more) };
    let wide = l.coin();
    let mut set: Vec<u64> =
        (0..count).map(|_| l.rng.within(1, if wide { limit } else { 12 })).collect();
    let mut rows: Vec<u64> = (0..l.count_of(many)).map(|_| l.rng.within(1, limit)).collect();
    match l.rng.below(3) {
        // In a third of the cases all numbers are odd, so that a row of an even length has no middle for them.
        0 => {
            set.iter_mut().for_each(|take| *take = *take / 2 * 2 + 1);
            set.retain(|take| *take <= limit);
        }
        // In a third of the cases the set has a single number, and the rows include its lost rows, those with the
        // largest powers first.
        1 => {
            let lost = lost_up_to(|_| limit, limit);
            let run = chosen(l, &lost).run;
            set = vec![run];
            let lengths = lost.iter().filter(|row| row.run == run).map(|row| row.length);
            rows.splice(..lengths.clone().count().min(rows.len()), lengths);
            shuffle(&mut rows, l.rng);
        }
        _ => {}
    }
    set.sort_unstable();
    set.dedup();
    if set.is_empty() {
        set.push(1);
    }
    shuffle(&mut set, l.rng);
    format!("{}\n{}", counted(&set), counted(&rows))
}
