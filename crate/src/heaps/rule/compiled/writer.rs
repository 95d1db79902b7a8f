//! A writer for the compiled code of a rule. It holds the locals and labels of the code and writes common parts.

use wasm_encoder::{InstructionSink, ValType};

pub(super) use super::block::TABLES;
use super::emitter::{Emitter, Label, at};
use super::interval::Interval;
use crate::heaps::rule::linear::LinearForm;
use crate::heaps::rule::tree::Function;

/// The number of bytes of a value in the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Width {
    One,
    Two,
    Four,
}

/// The method of finding the misère values of options (see `heaps::genus`).
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

/// The locals of the function, except those of names and option parts.
pub(super) struct Places {
    pub(super) values: u32,
    pub(super) marks: u32,
    pub(super) fickle: u32,
    pub(super) stamp: u32,
    /// The remaining work of the budget.
    pub(super) work: u32,
    /// The set of the misère values of the options, as bits. With `Misere::Marks` the local has the value 4 if there
    /// are options.
    pub(super) options: u32,
}

/// The branch targets for leaving the code of a heap.
#[derive(Clone, Copy)]
pub(super) struct Exits {
    pub(super) unfit: Label,
    pub(super) starved: Label,
}

pub(super) struct Writer {
    pub(super) emitter: Emitter,
    /// The number of numbers in a position.
    pub(super) numbers: usize,
    /// The local of each name and the bounds of its values. The names of the position come first.
    pub(super) slots: Vec<(u32, Interval)>,
    /// For a map, the locals with the number of cells between neighbours in each direction except the last; the
    /// distance in the last direction is one cell.
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

    /// Return the local with the address of the block.
    pub(super) fn parameter(&self) -> u32 {
        0
    }

    /// Write code that leaves the heap to the interpreter if the number on the stack is not 0.
    pub(super) fn leave(&mut self) {
        let unfit = self.exits.unfit;
        self.emitter.go_if(unfit);
    }

    pub(super) fn of_form(&self, form: &LinearForm) -> Option<Interval> {
        let intervals: Vec<Interval> = self.slots.iter().map(|slot| slot.1).collect();
        Interval::of_form(form, &intervals)
    }

    /// Write code that charges a fixed number of units of work: `PER_STEP` units are one step of the budget, and a
    /// division or a look-up costs 1 unit.
    pub(super) fn pay(&mut self, work: u64) {
        let (local, work) = (self.places.work, work.cast_signed());
        self.code().local_get(local).i64_const(work).i64_sub().local_set(local);
    }

    /// Write code that stops if the steps are used up.
    pub(super) fn starve(&mut self) {
        let (local, starved) = (self.places.work, self.exits.starved);
        self.code().local_get(local).i64_const(0).i64_lt_s();
        self.emitter.go_if(starved);
    }

    /// Return the base-2 logarithm of the number of bytes of a value.
    pub(super) fn shift(&self) -> i32 {
        match self.width {
            Width::One => 0,
            Width::Two => 1,
            Width::Four => 2,
        }
    }

    /// Write code that replaces the address on the stack by the value at that address.
    pub(super) fn load_value(&mut self) {
        match self.width {
            Width::One => self.code().i32_load8_u(at(0, 0)),
            Width::Two => self.code().i32_load16_u(at(0, 1)),
            Width::Four => self.code().i32_load(at(0, 2)),
        };
    }

    /// Write code that stores the value on the stack at the address below it on the stack.
    pub(super) fn store_value(&mut self) {
        match self.width {
            Width::One => self.code().i32_store8(at(0, 0)),
            Width::Two => self.code().i32_store16(at(0, 1)),
            Width::Four => self.code().i32_store(at(0, 2)),
        };
    }

    /// Write code that replaces the 32-bit heap on the stack by the address of its value.
    pub(super) fn address(&mut self) {
        let (shift, values) = (self.shift(), self.places.values);
        if shift > 0 {
            self.code().i32_const(shift).i32_shl();
        }
        self.code().local_get(values).i32_add();
    }

    /// Write code that pushes the address of the value of a heap, or of the cell with these numbers. The 64-bit locals
    /// `numbers` hold the numbers, and the code stores the index of the heap or cell in the local `place`.
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

    /// Write code that marks the nim-sum of an option's heaps. `values` are the locals of the heaps' values, and
    /// `heaps` the 32-bit locals of the heaps, which are used only with `Misere::Heaps`.
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
        // Set one bit of the options for the misère value: bit 0, bit 1, or bit 2 for larger values.
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

    /// Write code that pushes 1 if a heap is fickle, and 0 otherwise.
    fn fickle(&mut self, heap: u32) {
        let fickle = self.places.fickle;
        self.code().local_get(heap).i32_const(3).i32_shr_u().local_get(fickle).i32_add();
        self.code().i32_load8_u(at(0, 0)).local_get(heap).i32_const(7).i32_and().i32_shr_u();
        self.code().i32_const(1).i32_and();
    }

    /// Write code that records that the heap has options; only `Misere::Marks` needs such code.
    pub(super) fn note(&mut self) {
        if self.misere == Misere::Marks {
            let options = self.places.options;
            self.code().i32_const(4).local_set(options);
        }
    }
}
