//! The plain mex recursion, option by option: the reference for every faster engine.

use crate::heaps::marks::Marks;
use crate::heaps::octal::digit::Digit;
use crate::heaps::octal::take_and_break::{Take, TakeAndBreak};
use crate::period::values::GrundyValues;

#[derive(Clone, Debug, Default)]
pub struct Plain {
    seen: Marks,
}

impl Plain {
    /// Compute the value of the next heap after `values`. Return the value and the approximate number of steps.
    #[cfg(test)]
    pub fn value(&mut self, rules: &TakeAndBreak, values: &GrundyValues) -> (u32, u64) {
        let steps = self.mark_takes(rules, values);
        (self.seen.mex(), steps + 1)
    }

    /// Mark the values of the options of the next heap, by the digits before the tail (the repeating digits). Return
    /// the approximate number of steps.
    pub fn mark_takes(&mut self, rules: &TakeAndBreak, values: &GrundyValues) -> u64 {
        let n = values.len() as u64;
        let mut steps = 0;
        self.seen.clear();
        for take in rules.takes().iter().take_while(|take| take.taken <= n) {
            let total = n - take.taken;
            if total > 0 || n > 0 {
                steps += option_values(take, total, values, &mut |value| {
                    self.seen.grow(value);
                    self.seen.mark(value);
                });
            }
        }
        steps
    }

    pub fn has(&self, value: usize) -> bool {
        self.seen.has(value)
    }
}

/// Call `visit` with the value of every way to split `total` into heaps that the take allows. Return the approximate
/// number of steps.
pub fn option_values(
    take: &Take,
    total: u64,
    values: &GrundyValues,
    visit: &mut impl FnMut(u32),
) -> u64 {
    let Take { digit, least, distinct, .. } = *take;
    let get = |n: u64| values.get(n as usize).unwrap_or(0);
    let mut steps = 1;
    if total == 0 && digit.has(Digit::NOTHING) {
        visit(0);
    }
    if total > 0 && digit.has(Digit::ONE) {
        visit(get(total));
    }
    if digit.has(Digit::TWO) {
        let smaller = if distinct { total.saturating_sub(1) / 2 } else { total / 2 };
        for a in least..=smaller {
            visit(get(a) ^ get(total - a));
        }
        steps += smaller;
    }
    if total >= 3 && digit.has(Digit::THREE) {
        for a in 1..=total / 3 {
            for b in a..=(total - a) / 2 {
                visit(get(a) ^ get(b) ^ get(total - a - b));
            }
        }
        steps += total * total / 12;
    }
    steps
}
