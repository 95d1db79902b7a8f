//! A writer of the code of a table under a rule: the locals, labels and offsets of its parts.

use wasm_encoder::{InstructionSink, ValType};

pub(super) use super::block::TABLES;
use super::emitter::{Emitter, Label, at};
use super::interval::Interval;
use crate::heaps::rule::linear::LinearForm;
use crate::heaps::rule::tree::Function;

/// The bytes of a value in the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Width {
    One,
    Two,
    Four,
}

/// The way to distinguish the misère values of options (`heaps::genus`).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Misere {
    /// The misère values are not needed: some heap is wild.
    Settled,
    /// Every option is one heap, and exactly the heaps of value 0 and 1 are fickle: use the marks.
    Marks,
    /// Exactly the heaps of value 0 and 1 are fickle: use the values.
    Values,
    /// Some heap of value 0 or 1 is firm: look up whether a heap is fickle.
    Heaps,
}

/// The locals of the function, except those of names and parts.
pub(super) struct Places {
    pub(super) values: u32,
    pub(super) marks: u32,
    pub(super) fickle: u32,
    pub(super) stamp: u32,
    pub(super) steps: u32,
    /// The misère values of the options, as a set; with `Misere::Marks` alone, 4 if there are
    /// options.
    pub(super) options: u32,
}

/// The targets of branches out of the code of a heap.
#[derive(Clone, Copy)]
pub(super) struct Exits {
    pub(super) unfit: Label,
    pub(super) starved: Label,
}

pub(super) struct Writer {
    pub(super) emitter: Emitter,
    /// The count of numbers in a position.
    pub(super) numbers: usize,
    /// The local of each name and the bounds of its numbers; the names of the position come first.
    pub(super) slots: Vec<(u32, Interval)>,
    /// For a map, the number of cells by which each number of the position moves; the last number
    /// moves by one cell.
    pub(super) strides: Vec<u32>,
    pub(super) tables: Vec<Function>,
    pub(super) places: Places,
    pub(super) exits: Exits,
    pub(super) width: Width,
    pub(super) misere: Misere,
}

impl Writer {
    pub(super) fn code(&mut self) -> InstructionSink<'_> {
        self.emitter.code()
    }

    /// The local of the block's address.
    pub(super) fn parameter(&self) -> u32 {
        0
    }

    /// Leave the heap to the interpreter if the number on the stack is not 0.
    pub(super) fn leave(&mut self) {
        let unfit = self.exits.unfit;
        self.emitter.go_if(unfit);
    }

    pub(super) fn of_form(&self, form: &LinearForm) -> Option<Interval> {
        let intervals: Vec<Interval> = self.slots.iter().map(|slot| slot.1).collect();
        Interval::of_form(form, &intervals)
    }

    /// Pay a fixed number of steps.
    pub(super) fn pay(&mut self, steps: i64) {
        let local = self.places.steps;
        self.code().local_get(local).i64_const(steps).i64_sub().local_set(local);
    }

    /// Stop where the steps are used up.
    pub(super) fn starve(&mut self) {
        let (local, starved) = (self.places.steps, self.exits.starved);
        self.code().local_get(local).i64_const(0).i64_lt_s();
        self.emitter.go_if(starved);
    }

    /// The shift that turns a heap's index into an address.
    pub(super) fn shift(&self) -> i32 {
        match self.width {
            Width::One => 0,
            Width::Two => 1,
            Width::Four => 2,
        }
    }

    /// Exchange the address on the stack for the value there.
    pub(super) fn load_value(&mut self) {
        match self.width {
            Width::One => self.code().i32_load8_u(at(0, 0)),
            Width::Two => self.code().i32_load16_u(at(0, 1)),
            Width::Four => self.code().i32_load(at(0, 2)),
        };
    }

    /// Store the value on the stack at the address below it.
    pub(super) fn store_value(&mut self) {
        match self.width {
            Width::One => self.code().i32_store8(at(0, 0)),
            Width::Two => self.code().i32_store16(at(0, 1)),
            Width::Four => self.code().i32_store(at(0, 2)),
        };
    }

    /// Exchange the heap on the stack, of 32 bits, for the address of its value.
    pub(super) fn address(&mut self) {
        let (shift, values) = (self.shift(), self.places.values);
        if shift > 0 {
            self.code().i32_const(shift).i32_shl();
        }
        self.code().local_get(values).i32_add();
    }

    /// The address of the value of a heap, or of the cell at these numbers, in 64 bits. Leaves the heap or the cell in
    /// `place`.
    pub(super) fn address_of(&mut self, numbers: &[u32], place: u32) {
        for (i, number) in numbers.iter().enumerate() {
            self.code().local_get(*number).i32_wrap_i64();
            if let Some(stride) = self.strides.get(i).copied() {
                self.code().local_get(stride).i32_mul();
            }
            if i > 0 {
                self.code().i32_add();
            }
        }
        self.code().local_tee(place);
        self.address();
    }

    /// Mark the nim-sum of an option's heaps. `values` are the locals of their values, `heaps` the locals of the
    /// heaps in 32 bits, if these are needed.
    pub(super) fn mark(&mut self, values: &[u32], heaps: &[u32]) {
        let sum = match values {
            [only] => *only,
            _ => {
                let sum = self.emitter.local(ValType::I32);
                self.joined(values, |code| _ = code.i32_xor());
                self.code().local_set(sum);
                sum
            }
        };
        let (marks, stamp) = (self.places.marks, self.places.stamp);
        self.code().local_get(sum).i32_const(2).i32_shl().local_get(marks).i32_add();
        self.code().local_get(stamp).i32_store(at(0, 2));
        if matches!(self.misere, Misere::Settled | Misere::Marks) {
            return;
        }
        // One bit for each of the misère values 0, 1, and more.
        let options = self.places.options;
        self.code().i32_const(1);
        self.code().local_get(sum);
        self.joined(values, |code| _ = code.i32_or());
        self.code().i32_const(1).i32_le_u();
        if self.misere == Misere::Heaps {
            for heap in heaps {
                self.fickle(*heap);
                self.code().i32_and();
            }
        }
        self.code().i32_xor();
        let value = self.emitter.local(ValType::I32);
        self.code().local_tee(value).i32_const(2).local_get(value).i32_const(2).i32_lt_u().select();
        self.code().i32_shl().local_get(options).i32_or().local_set(options);
    }

    fn joined(&mut self, locals: &[u32], join: impl Fn(&mut InstructionSink<'_>)) {
        for (i, local) in locals.iter().enumerate() {
            self.code().local_get(*local);
            if i > 0 {
                join(&mut self.code());
            }
        }
    }

    /// Whether a heap is fickle, as 1 or 0.
    fn fickle(&mut self, heap: u32) {
        let fickle = self.places.fickle;
        self.code().local_get(heap).i32_const(3).i32_shr_u().local_get(fickle).i32_add();
        self.code().i32_load8_u(at(0, 0)).local_get(heap).i32_const(7).i32_and().i32_shr_u();
        self.code().i32_const(1).i32_and();
    }

    /// Note that the heap has options.
    pub(super) fn note(&mut self) {
        if self.misere == Misere::Marks {
            let options = self.places.options;
            self.code().i32_const(4).local_set(options);
        }
    }
}
