//! The values of games in which a move may take any amount: codes whose digits repeat indefinitely.
//!
//! Let L be the number of repeating digits (the tail). Suppose that a move takes from heap n at least L more than the
//! first amount of the tail. A move from heap n − L that takes L fewer leaves the same heaps, since the digits are the
//! same. So the option values of n by the tail are the option values of n − L by the tail, together with the option
//! values of n by the first L digits of the tail: a heap costs no more than in a finite game.

use super::plain::{Plain, option_values};
use crate::heaps::marks::Marks;
use crate::heaps::octal::take_and_break::{Take, TakeAndBreak};
use crate::period::values::GrundyValues;

#[derive(Clone, Debug)]
pub struct InfiniteCode {
    /// The options by the digits before the tail (the repeating digits).
    once: Plain,
    /// For each residue class modulo L, the option values by the tail for the last heap n of the class.
    classes: Vec<TailValues>,
    /// The least heap size from which on no set of option values has grown.
    pub settled: usize,
}

/// The set of option values by the tail, and a number `low` such that all values below `low` are in the set.
#[derive(Clone, Debug, Default)]
struct TailValues {
    seen: Marks,
    low: usize,
}

impl InfiniteCode {
    /// Create the engine, or return `None` for a game without repeating digits.
    pub fn new(rules: &TakeAndBreak) -> Option<Self> {
        let (_, tail) = rules.tail();
        let classes = vec![TailValues::default(); tail.len()];
        (!tail.is_empty()).then(|| InfiniteCode { once: Plain::default(), classes, settled: 0 })
    }

    /// Compute the value of the next heap after `values`. Return the value and the approximate number of steps.
    pub fn value(&mut self, rules: &TakeAndBreak, values: &GrundyValues) -> (u32, u64) {
        let n = values.len() as u64;
        let (from, tail) = rules.tail();
        let length = tail.len() as u64;
        let class = &mut self.classes[(n % length) as usize];
        let mut steps = self.once.mark_takes(rules, values);
        for (digit, taken) in tail.iter().zip(from..).take_while(|(_, taken)| *taken <= n) {
            let take = Take::new(taken, *digit);
            steps += option_values(&take, n - taken, values, &mut |value| {
                if !class.seen.has(value as usize) {
                    class.seen.grow(value);
                    class.seen.mark(value);
                    self.settled = n as usize + 1;
                }
            });
        }
        while class.seen.has(class.low) {
            class.low += 1;
        }
        let free = (class.low..).find(|v| !class.seen.has(*v) && !self.once.has(*v));
        (free.unwrap_or(0) as u32, steps + 1)
    }

    /// Return the count of preceding values that decide the next value together with the classes. Return `None` if a
    /// move may break a heap, since then every preceding value counts.
    pub fn window(rules: &TakeAndBreak) -> Option<u64> {
        let (from, tail) = rules.tail();
        rules.is_single().then(|| from + tail.len() as u64)
    }
}
