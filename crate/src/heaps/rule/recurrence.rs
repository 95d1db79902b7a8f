//! The recurrence itself: a heap's value, and its misère value, from those of its options.

use std::ops::ControlFlow;

use super::marks::Marks;
use super::walk::{Sink, Stride};
use crate::base::Flow;
use crate::period::values::GrundyValues;

/// What is known of misère play. The *genus* of a heap is its value and its misère value (Conway
/// 1976, chapter 12). A heap is tame if its genus and those of all heaps that it may become are 0¹,
/// 1⁰ or x^x: then a sum of such heaps has genus x^(x+1) if all its parts are *fickle*, 0¹ or 1⁰,
/// and x^x otherwise, where x is the nim-sum and + is nim-addition.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Genera {
    /// The first heap that is not tame.
    pub(super) wild: Option<u64>,
    /// The heaps of value 0 or 1 that are not fickle, in ascending order.
    pub(super) firm: Vec<u64>,
}

/// Options of a straight run that cost one step.
const PER_STEP: u64 = 4;

/// Firm heaps of value 0 or 1 that are remembered; after that many, heaps count as wild.
const MOST_FIRM: usize = 1 << 20;

/// The values so far, and how to go on.
pub(super) struct Recurrence<'k> {
    pub(super) values: &'k mut GrundyValues,
    pub(super) genera: &'k mut Genera,
    marks: Marks,
    misere: Marks,
    /// Whether the heap has an option.
    moves: bool,
}

impl<'k> Recurrence<'k> {
    pub(super) fn new(values: &'k mut GrundyValues, genera: &'k mut Genera) -> Self {
        let largest = values.iter().max().unwrap_or(0);
        let mut run =
            Recurrence { values, genera, marks: Marks::new(), misere: Marks::new(), moves: false };
        run.grow(largest);
        run
    }

    /// Begin with the next heap.
    pub(super) fn begin(&mut self) {
        self.marks.clear();
        self.misere.clear();
        self.moves = false;
    }

    fn grow(&mut self, value: u32) {
        self.marks.grow(value);
        self.misere.grow(value.max(1));
    }

    #[inline]
    fn see(&mut self, sum: u32, fickle: bool) {
        self.marks.mark(sum);
        self.misere.mark(sum ^ u32::from(fickle));
        self.moves = true;
    }

    /// The next heap's options have all been seen.
    pub(super) fn finish(&mut self) {
        let heap = self.values.len() as u64;
        let value = self.marks.mex();
        if self.genera.wild.is_none() {
            let misere = if self.moves { self.misere.mex() } else { 1 };
            let firm = misere == value;
            let many = self.genera.firm.len() >= MOST_FIRM;
            if firm && value <= 1 && !many {
                self.genera.firm.push(heap);
            }
            let fickle = value <= 1 && misere == value ^ 1;
            if !(firm || fickle) || many {
                self.genera.wild = Some(heap);
            }
        }
        self.values.push(value);
        self.grow(value);
    }

    /// Whether misère play asks which heaps of value 0 and 1 are firm.
    fn asks(&self) -> bool {
        self.genera.wild.is_none() && !self.genera.firm.is_empty()
    }
}

/// Show the values of straight options: their sum, and all of them joined.
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
        let firm = |part: &u64| self.genera.firm.binary_search(part).is_ok();
        let fickle = all <= 1 && !(self.asks() && parts.iter().any(firm));
        self.see(sum, fickle);
        ControlFlow::Continue(())
    }

    fn price(&self, _strides: &[Stride], options: u64) -> Option<u64> {
        (!self.asks()).then_some(options / PER_STEP)
    }

    fn run(&mut self, strides: &[Stride], lo: i64, hi: i64) {
        let values = std::mem::take(self.values);
        let see = |sum, all| self.see(sum, all <= 1);
        match &values {
            GrundyValues::Narrow(values) => straight(values, strides, lo, hi, see),
            GrundyValues::Wide(values) => straight(values, strides, lo, hi, see),
        }
        *self.values = values;
    }
}
