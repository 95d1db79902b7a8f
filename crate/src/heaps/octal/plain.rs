//! The mex recursion itself, option by option: what every faster way is held against.

use super::digit::Digit;
use super::take_and_break::TakeAndBreak;
use crate::period::values::GrundyValues;

/// Finds value after value.
#[derive(Clone, Debug, Default)]
pub struct Plain {
    /// For each value, the last heap (plus one) that had an option of it.
    seen: Vec<u64>,
}

impl Plain {
    /// The value of the next heap after `values`; tells about how many steps that took.
    #[cfg(test)]
    pub fn value(&mut self, rules: &TakeAndBreak, values: &GrundyValues) -> (u32, u64) {
        let n = values.len() as u64;
        let steps = self.mark_takes(rules, values);
        ((0..).find(|v| !self.has(n, *v)).unwrap_or(0) as u32, steps + 1)
    }

    /// Mark the values of the options of the next heap, by what comes once.
    pub fn mark_takes(&mut self, rules: &TakeAndBreak, values: &GrundyValues) -> u64 {
        let n = values.len() as u64;
        let mut steps = 0;
        for take in rules.takes().iter().take_while(|take| take.taken <= n) {
            let total = n - take.taken;
            if total > 0 || n > 0 {
                steps += each(take.digit, take.least, take.distinct, total, values, &mut |value| {
                    let value = value as usize;
                    if value >= self.seen.len() {
                        self.seen.resize((value + 1).next_power_of_two(), 0);
                    }
                    self.seen[value] = n + 1;
                });
            }
        }
        steps
    }

    /// Whether heap `n`, the last one marked, has an option of that value.
    pub fn has(&self, n: u64, value: usize) -> bool {
        self.seen.get(value) == Some(&(n + 1))
    }
}

/// Tell the value of every way to leave `total` so, and about how many steps that took.
pub fn each(
    digit: Digit,
    least: u64,
    distinct: bool,
    total: u64,
    values: &GrundyValues,
    tell: &mut impl FnMut(u32),
) -> u64 {
    let get = |n: u64| values.get(n as usize).unwrap_or(0);
    let mut steps = 1;
    if total == 0 && digit.has(Digit::NOTHING) {
        tell(0);
    }
    if total > 0 && digit.has(Digit::ONE) {
        tell(get(total));
    }
    if digit.has(Digit::TWO) {
        let smaller = if distinct { total.saturating_sub(1) / 2 } else { total / 2 };
        for a in least..=smaller {
            tell(get(a) ^ get(total - a));
        }
        steps += smaller;
    }
    if total >= 3 && digit.has(Digit::THREE) {
        for a in 1..=total / 3 {
            for b in a..=(total - a) / 2 {
                tell(get(a) ^ get(b) ^ get(total - a - b));
            }
        }
        steps += total * total / 12;
    }
    steps
}
