//! The recurrence for tables: the value and the misère value of a heap, computed from its options.

use std::ops::ControlFlow;

use super::walk::{Sink, Stride};
use crate::base::Flow;
use crate::heaps::genus::{Genera, MisereOptions};
use crate::heaps::marks::Marks;
use crate::period::values::{GrundyValues, each_width};

/// The number of options that together cost one step of the budget, in a loop with constant steps.
pub(super) const PER_STEP: u64 = 4;

pub(super) struct Recurrence<'k> {
    pub(super) values: &'k mut GrundyValues,
    pub(super) genera: &'k mut Genera,
    marks: Marks,
    options: MisereOptions,
}

impl<'k> Recurrence<'k> {
    pub(super) fn new(values: &'k mut GrundyValues, genera: &'k mut Genera) -> Self {
        let largest = values.largest_from(0);
        let mut marks = Marks::default();
        marks.grow(largest);
        Recurrence { values, genera, marks, options: MisereOptions::default() }
    }

    pub(super) fn begin(&mut self) {
        self.marks.clear();
        self.options = MisereOptions::default();
    }

    /// Store the value of the present heap. `free_from` returns the least number, from a given number on, that is not
    /// the value of an unmarked option.
    pub(super) fn finish(&mut self, free_from: impl Fn(u32) -> u32) {
        let mut value = self.marks.mex_from(0);
        loop {
            let free = free_from(value);
            if free == value {
                break;
            }
            value = self.marks.mex_from(free);
        }
        self.genera.push(u64::from(value), self.options);
        self.values.push(value);
        self.marks.grow(value);
    }

    /// Store the value of the next heap. `options` holds the misère values of its options as bits.
    #[cfg(feature = "lab")]
    pub(super) fn found(&mut self, value: u32, options: u8) {
        self.genera.push(u64::from(value), MisereOptions::of_bits(options));
        self.values.push(value);
        self.marks.grow(value);
    }

    /// Extend the marks to values up to `largest` that other code has found.
    #[cfg(feature = "lab")]
    pub(super) fn reserve(&mut self, largest: u32) {
        self.marks.grow(largest);
    }

    /// Add the options that take one of the listed amounts from a heap. No amount is larger than the heap.
    pub(super) fn take(&mut self, heap: u32, amounts: &[u32]) {
        let values = std::mem::take(self.values);
        let (wild, needs_heaps) = (self.genera.is_wild(), self.needs_heaps());
        // Use a local variable, which stays in a register.
        let mut options = self.options;
        let see = |left: u32, value: u32| {
            self.marks.mark(value);
            if !wild {
                let fickle = value <= 1 && (!needs_heaps || self.genera.is_fickle(left.into()));
                options.see(value.into(), fickle);
            }
        };
        each_width!(&values, values => taken(values, heap, amounts, see));
        self.options = options;
        *self.values = values;
    }

    /// Return whether the sizes of heaps are needed, and not only their values, to distinguish fickle options from firm
    /// ones.
    fn needs_heaps(&self) -> bool {
        !self.genera.is_wild() && self.genera.has_firm()
    }
}

/// Visit the options of a loop with constant steps: the loop index, the nim-sum of the heaps' values, and the bitwise
/// "or" of these values.
fn straight<V: Copy + Into<u32>>(
    values: &[V],
    strides: &[Stride],
    lo: i64,
    hi: i64,
    mut see: impl FnMut(i64, u32, u32),
) {
    let value = |stride: &Stride, i: i64| -> u32 {
        values[(stride.base + stride.step * i) as usize].into()
    };
    match strides {
        [a] => {
            for i in lo..=hi {
                let x = value(a, i);
                see(i, x, x);
            }
        }
        [a, b] => {
            for i in lo..=hi {
                let (x, y) = (value(a, i), value(b, i));
                see(i, x ^ y, x | y);
            }
        }
        _ => {
            for i in lo..=hi {
                let both = |(sum, all), x| (sum ^ x, all | x);
                let (sum, all) = strides.iter().map(|s| value(s, i)).fold((0, 0), both);
                see(i, sum, all);
            }
        }
    }
}

/// Visit the heap that remains after taking each of the amounts, with its value.
fn taken<V: Copy + Into<u32>>(
    values: &[V],
    heap: u32,
    amounts: &[u32],
    mut see: impl FnMut(u32, u32),
) {
    for amount in amounts {
        let left = heap - amount;
        see(left, values[left as usize].into());
    }
}

impl Sink for Recurrence<'_> {
    fn option(&mut self, parts: &[u64]) -> Flow {
        let (mut sum, mut all) = (0, 0);
        for part in parts {
            let value = self.values.get(*part as usize).unwrap_or(0);
            sum ^= value;
            all |= value;
        }
        let fickle = |part: &u64| self.genera.is_fickle(*part);
        let fickle = all <= 1 && (!self.needs_heaps() || parts.iter().all(fickle));
        self.marks.mark(sum);
        self.options.see(u64::from(sum), fickle);
        ControlFlow::Continue(())
    }

    fn price(&self, _strides: &[Stride], options: u64) -> Option<u64> {
        Some(options / PER_STEP)
    }

    fn run(&mut self, strides: &[Stride], lo: i64, hi: i64) {
        let values = std::mem::take(self.values);
        // Use a local variable, which stays in a register.
        let mut options = self.options;
        let (genera, needs_heaps) = (&*self.genera, self.needs_heaps());
        let wild = genera.is_wild();
        let is_fickle = |i: i64| {
            let heap = |stride: &Stride| (stride.base + stride.step * i).unsigned_abs();
            strides.iter().all(|stride| genera.is_fickle(heap(stride)))
        };
        let see = |i, sum, all| {
            self.marks.mark(sum);
            if !wild {
                options.see(u64::from(sum), all <= 1 && (!needs_heaps || is_fickle(i)));
            }
        };
        each_width!(&values, values => straight(values, strides, lo, hi, see));
        self.options = options;
        *self.values = values;
    }
}
