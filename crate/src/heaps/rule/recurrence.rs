//! The recurrence itself: a heap's value, and its misère value, from those of its options.

use std::ops::ControlFlow;

use super::walk::{Sink, Stride};
use crate::base::Flow;
use crate::heaps::genus::{Genera, MisereOptions};
use crate::heaps::marks::Marks;
use crate::period::values::{GrundyValues, each_width};

/// Options of a straight run that cost one step.
const PER_STEP: u64 = 4;

pub(super) struct Recurrence<'k> {
    pub(super) values: &'k mut GrundyValues,
    pub(super) genera: &'k mut Genera,
    marks: Marks,
    options: MisereOptions,
}

impl<'k> Recurrence<'k> {
    pub(super) fn new(values: &'k mut GrundyValues, genera: &'k mut Genera) -> Self {
        let largest = values.iter().max().unwrap_or(0);
        let mut marks = Marks::default();
        marks.grow(largest);
        Recurrence { values, genera, marks, options: MisereOptions::default() }
    }

    pub(super) fn begin(&mut self) {
        self.marks.clear();
        self.options = MisereOptions::default();
    }

    pub(super) fn finish(&mut self) {
        let value = self.marks.mex();
        self.genera.push(u64::from(value), self.options);
        self.values.push(value);
        self.marks.grow(value);
    }

    /// Whether heaps are needed, and not only their values, to distinguish fickle options from firm ones.
    fn needs_heaps(&self) -> bool {
        !self.genera.is_wild() && self.genera.has_firm()
    }
}

/// Visit the values of straight options: their sum, and all of them joined.
fn straight<V: Copy + Into<u32>>(
    values: &[V],
    strides: &[Stride],
    lo: i64,
    hi: i64,
    mut see: impl FnMut(u32, u32),
) {
    let value = |stride: &Stride, i: i64| -> u32 {
        values[(stride.base + stride.step * i) as usize].into()
    };
    match strides {
        [a] => {
            for i in lo..=hi {
                let x = value(a, i);
                see(x, x);
            }
        }
        [a, b] => {
            for i in lo..=hi {
                let (x, y) = (value(a, i), value(b, i));
                see(x ^ y, x | y);
            }
        }
        _ => {
            for i in lo..=hi {
                let both = |(sum, all), x| (sum ^ x, all | x);
                let (sum, all) = strides.iter().map(|s| value(s, i)).fold((0, 0), both);
                see(sum, all);
            }
        }
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
        (!self.needs_heaps()).then_some(options / PER_STEP)
    }

    fn run(&mut self, strides: &[Stride], lo: i64, hi: i64) {
        let values = std::mem::take(self.values);
        // A variable of its own stays in a register.
        let mut options = self.options;
        let see = |sum, all| {
            self.marks.mark(sum);
            options.see(u64::from(sum), all <= 1);
        };
        each_width!(&values, values => straight(values, strides, lo, hi, see));
        self.options = options;
        *self.values = values;
    }
}
