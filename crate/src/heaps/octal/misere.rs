//! How far misère play is tame (Conway 1976, chapter 12).
//!
//! A heap has a genus: its value in normal play, and the value g⁻ of misère play, which is the mex of
//! those of its options, and 1 where there are none. It is tame if all its options are and its genus
//! is 0¹ or 1⁰, then it is fickle, or x^x, then it is firm. A sum of tame heaps has as g⁻ the nim-sum
//! of their values, or if all are fickle that nim-sum and 1. So of the options of a heap it matters
//! besides their values only whether some of value 0 or 1 are fickle sums, and some firm.

use std::ops::ControlFlow;

use super::take_and_break::TakeAndBreak;
use crate::base::budget::Budget;
use crate::base::error::Result;

/// What is known of misère play.
#[derive(Clone, Debug, Default)]
pub struct Misere {
    /// The heaps looked at.
    pub len: usize,
    /// The fickle ones among them.
    fickle: Vec<u64>,
    /// The first that is not tame.
    pub wild: Option<u64>,
    /// From a heap on fickle heaps come again after so many, and all are tame.
    pub forever: Option<(u64, u64)>,
}

/// Which sums of value 0 and of value 1 are among the options: fickle ones, and firm ones.
#[derive(Clone, Copy, Debug, Default)]
struct Ends {
    fickle: [bool; 2],
    firm: [bool; 2],
}

impl Ends {
    fn see(&mut self, value: u64, fickle: bool) {
        if value < 2 {
            let list = if fickle { &mut self.fickle } else { &mut self.firm };
            list[value as usize] = true;
        }
    }

    /// Whether the heap is fickle; `None` if it is wild. `value` is its value.
    fn fickle(self, value: u64, can_move: bool) -> Option<bool> {
        // The options of misère value 0 and 1.
        let low = [0, 1].map(|v| self.firm[v] || self.fickle[1 - v]);
        match (value, low) {
            _ if !can_move => Some(true),
            (0, [true, false]) | (1, [false, _]) => Some(true),
            (0, [false, _]) | (1, [true, false]) => Some(false),
            (2.., [true, true]) => Some(false),
            _ => None,
        }
    }
}

impl Misere {
    /// Whether a heap is fickle, where it is known to be tame.
    pub fn fickle(&self, heap: u64) -> Option<bool> {
        let index = match self.forever {
            Some((from, length)) if heap >= from => from + (heap - from) % length,
            _ => heap,
        };
        let known = index < self.len as u64 && self.wild.is_none_or(|wild| index < wild);
        known.then(|| self.is_fickle(index as usize))
    }

    fn is_fickle(&self, heap: usize) -> bool {
        self.fickle[heap / 64] >> (heap % 64) & 1 == 1
    }

    /// Look at the next heap, given the values of it and of all smaller ones.
    ///
    /// # Errors
    /// `budget`.
    pub fn step(
        &mut self,
        rules: &TakeAndBreak,
        value: &dyn Fn(u64) -> u64,
        budget: &mut Budget<'_>,
    ) -> Result<()> {
        let n = self.len as u64;
        let own = value(n);
        let mut ends = Ends::default();
        let (mut steps, left) = (1u64, budget.left());
        // Two options of misère value 0 and 1 are enough to make a heap of value 2 or more tame.
        let enough = |ends: &Ends| own >= 2 && ends.fickle(own, true).is_some();
        let _ = rules.options(n, &mut |heaps| {
            steps += 1;
            let sum = heaps.iter().fold(0, |sum, heap| sum ^ value(*heap));
            if sum < 2 {
                ends.see(sum, heaps.iter().all(|heap| self.is_fickle(*heap as usize)));
            }
            if enough(&ends) || steps > left {
                ControlFlow::Break(())
            } else {
                ControlFlow::Continue(())
            }
        });
        budget.spend(steps, || format!("heap {}", n.saturating_sub(1)))?;
        match ends.fickle(own, steps > 1) {
            Some(fickle) => {
                self.fickle.resize(self.len / 64 + 1, 0);
                self.fickle[self.len / 64] |= u64::from(fickle) << (self.len % 64);
                self.len += 1;
            }
            None => self.wild = Some(n),
        }
        Ok(())
    }

    /// Any number may be taken, so that nothing and a heap of 1 are options of every larger heap: all
    /// are tame, and only 0 and 1 fickle.
    pub fn all_like_nim(&mut self) {
        (self.fickle, self.len, self.forever) = (vec![0b11], 3, Some((2, 1)));
    }

    /// The first heap from which on fickle heaps come again after `length`, as far as is known.
    pub fn repeats_from(&self, length: usize) -> usize {
        let differs = |n: &usize| self.is_fickle(*n) != self.is_fickle(n - length);
        (length..self.len).rev().find(differs).map_or(0, |n| n - length + 1)
    }
}
