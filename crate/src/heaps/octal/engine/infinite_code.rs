//! The values of games in which a move may take any amount: codes whose digits repeat indefinitely.
//!
//! Whatever is left of heap n when at least as many are taken as the tail begins with, and L more,
//! is left of n − L too, when L fewer are taken; the digits are the same. So the values of these
//! options are those that n − L has by the tail, and those of the first L digits of it: a heap
//! costs no more than in a finite game.

use super::plain::Plain;
use crate::heaps::octal::digit::Digit;
use crate::heaps::octal::take_and_break::TakeAndBreak;
use crate::period::values::GrundyValues;

/// Computes one value after another.
#[derive(Clone, Debug)]
pub struct InfiniteCode {
    /// The options by what comes once.
    once: Plain,
    /// For each n modulo L, the values of the options by the tail of the last such heap.
    classes: Vec<TailValues>,
    /// The first heap from which on no class has grown.
    pub settled: usize,
}

#[derive(Clone, Debug, Default)]
struct TailValues {
    seen: Vec<bool>,
    /// All values below are seen.
    low: usize,
}

impl TailValues {
    fn has(&self, value: usize) -> bool {
        self.seen.get(value).copied().unwrap_or(false)
    }

    /// Returns whether the value is new.
    fn add(&mut self, value: u32) -> bool {
        let value = value as usize;
        if value >= self.seen.len() {
            self.seen.resize((value + 1).next_power_of_two(), false);
        }
        !std::mem::replace(&mut self.seen[value], true)
    }
}

impl InfiniteCode {
    /// `None` for a finite game.
    pub fn new(rules: &TakeAndBreak) -> Option<Self> {
        let (_, tail) = rules.tail();
        let classes = vec![TailValues::default(); tail.len()];
        (!tail.is_empty()).then(|| InfiniteCode { once: Plain::default(), classes, settled: 0 })
    }

    /// The value of the next heap after `values`, and return about how many steps that took.
    pub fn value(&mut self, rules: &TakeAndBreak, values: &GrundyValues) -> (u32, u64) {
        let n = values.len() as u64;
        let (from, tail) = rules.tail();
        let length = tail.len() as u64;
        let class = &mut self.classes[(n % length) as usize];
        let mut steps = self.once.mark_takes(rules, values);
        for (digit, taken) in tail.iter().zip(from..).take_while(|(_, taken)| *taken <= n) {
            let mut grown = false;
            steps +=
                super::plain::option_values(*digit, 1, false, n - taken, values, &mut |value| {
                    grown |= class.add(value);
                });
            if grown {
                self.settled = n as usize + 1;
            }
        }
        while class.has(class.low) {
            class.low += 1;
        }
        let free = (class.low..).find(|v| !class.has(*v) && !self.once.has(*v));
        (free.unwrap_or(0) as u32, steps + 1)
    }

    /// How many values before a heap decide its own, with the classes; `None` where a move may
    /// break the heap, so that all do.
    pub fn window(rules: &TakeAndBreak) -> Option<u64> {
        let (from, tail) = rules.tail();
        let single = |digit: Digit| digit.0 & (Digit::TWO.0 | Digit::THREE.0) == 0;
        let all = tail.iter().all(|digit| single(*digit))
            && rules.takes().iter().all(|take| single(take.digit));
        all.then(|| from + tail.len() as u64)
    }
}
