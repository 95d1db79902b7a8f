//! The mex recursion itself, option by option: what every faster way is held against.

use super::breaks::{Breaks, Leave, Row};
use crate::values::Values;

/// Finds the value of one heap from those of the smaller ones.
#[derive(Clone, Debug, Default)]
pub struct Plain {
    /// For each value, the last heap (plus one) that had an option of it.
    seen: Vec<u64>,
}

impl Plain {
    /// How many options heap `n` has, about.
    pub fn cost(breaks: &Breaks, n: u64) -> u64 {
        breaks.count(n).and_then(|count| u64::try_from(count).ok()).map_or(u64::MAX, |c| c + 1)
    }

    /// The value of heap `n`, the next after `values`.
    pub fn value(&mut self, breaks: &Breaks, values: &Values) -> u32 {
        let n = values.len() as u64;
        let mut run = Run { seen: &mut self.seen, values, stamp: n + 1 };
        for row in breaks.rows().iter().take_while(|row| row.taken <= n) {
            run.row(row, n - row.taken);
        }
        let (from, tail) = breaks.tail();
        if !tail.is_empty() {
            for taken in from..=n {
                let leave = tail[((taken - from) % tail.len() as u64) as usize];
                run.row(&Row::new(taken, leave), n - taken);
            }
        }
        let free = self.seen.iter().position(|stamp| *stamp != n + 1);
        free.unwrap_or(self.seen.len()) as u32
    }
}

struct Run<'a> {
    seen: &'a mut Vec<u64>,
    values: &'a Values,
    stamp: u64,
}

impl Run<'_> {
    fn get(&self, n: u64) -> u32 {
        self.values.get(n as usize).unwrap_or(0)
    }

    fn mark(&mut self, value: u32) {
        let value = value as usize;
        if value >= self.seen.len() {
            self.seen.resize((value + 1).next_power_of_two(), 0);
        }
        self.seen[value] = self.stamp;
    }

    fn row(&mut self, row: &Row, total: u64) {
        if total == 0 && row.leave.has(Leave::NOTHING) && row.taken > 0 {
            self.mark(0);
        }
        if total > 0 && row.leave.has(Leave::ONE) {
            self.mark(self.get(total));
        }
        if row.leave.has(Leave::TWO) {
            let smaller = if row.distinct { total.saturating_sub(1) / 2 } else { total / 2 };
            for a in row.least..=smaller {
                self.mark(self.get(a) ^ self.get(total - a));
            }
        }
        if total >= 3 && row.leave.has(Leave::THREE) {
            for a in 1..=total / 3 {
                for b in a..=(total - a) / 2 {
                    self.mark(self.get(a) ^ self.get(b) ^ self.get(total - a - b));
                }
            }
        }
    }
}
