//! The WebAssembly code of an alternative (a part of a rule between `|`): its ranges as loops, its conditions, and its
//! options in the innermost loop. The code follows the interpreter in `walk` step by step.

use wasm_encoder::ValType;

use super::block::AMOUNTS;
use super::emitter::{Label, at};
use super::interval::Interval;
use super::writer::{Misere, Writer};
use crate::heaps::rule::linear::{LIMIT, LinearForm};
use crate::heaps::rule::plan::{Bound, NameRange, Plan};
use crate::heaps::rule::recurrence::PER_STEP;
use crate::heaps::rule::value::Instruction;

/// The branch targets for an option with a negative heap, which does not exist.
#[derive(Clone, Copy)]
struct Around {
    /// The label for the next value of the innermost name.
    next: Label,
    /// The label behind the innermost loop.
    done: Label,
}

impl Writer {
    /// Write the code of an alternative. Return `None` if the rule must be left to the interpreter.
    pub(super) fn alternative(&mut self, plan: &Plan, amounts: Option<usize>) -> Option<()> {
        if !plan.copies.is_empty() {
            return None;
        }
        self.slots.truncate(self.numbers);
        let next = self.emitter.block();
        self.pay(PER_STEP);
        self.starve();
        for guard in &plan.guards {
            self.condition(guard)?;
            self.code().i32_eqz();
            self.emitter.go_if(next);
        }
        match (amounts, plan.ranges.is_empty()) {
            (Some(place), _) => self.amounts(place)?,
            (None, true) => self.option(plan, Around { next, done: next })?,
            (None, false) => self.range(plan, 0)?,
        }
        self.emitter.end();
        Some(())
    }

    /// Write the code of options given by a list of amounts, sorted by the heap from which on an amount is allowed.
    fn amounts(&mut self, place: usize) -> Option<()> {
        let entry = AMOUNTS.entry(place)?;
        let i32 = |writer: &mut Writer| writer.emitter.local(ValType::I32);
        let [list, from, length] = [entry.first, entry.second, entry.length].map(|place| {
            let local = i32(self);
            let block = self.parameter();
            self.code().local_get(block).i32_load(at(place, 2)).local_set(local);
            local
        });
        // A local for the number of allowed amounts. It keeps its value from heap to heap, since the heaps ascend.
        let (shown, heap) = (i32(self), i32(self));
        let n = self.slots[0].0;
        self.code().local_get(n).i32_wrap_i64().local_set(heap);
        let found = self.emitter.block();
        let again = self.emitter.repeat();
        self.code().local_get(shown).local_get(length).i32_ge_u();
        self.emitter.go_if(found);
        self.code().local_get(from).local_get(shown).i32_const(2).i32_shl().i32_add();
        self.code().i32_load(at(0, 2)).local_get(heap).i32_gt_u();
        self.emitter.go_if(found);
        self.code().local_get(shown).i32_const(1).i32_add().local_set(shown);
        self.emitter.go(again);
        self.emitter.end();
        self.emitter.end();
        let work = self.places.work;
        self.code().local_get(work).local_get(shown).i64_extend_i32_u().i64_sub().local_set(work);
        let done = self.emitter.block();
        self.code().local_get(shown).i32_eqz();
        self.emitter.go_if(done);
        self.note();
        let (end, left, value) = (i32(self), i32(self), i32(self));
        self.code().local_get(list).local_get(shown).i32_const(2).i32_shl().i32_add();
        self.code().local_set(end);
        let again = self.emitter.repeat();
        self.code().local_get(heap).local_get(list).i32_load(at(0, 2)).i32_sub().local_tee(left);
        self.address();
        self.load_value();
        self.code().local_set(value);
        self.mark(&[value], &[left]);
        self.code().local_get(list).i32_const(4).i32_add().local_tee(list).local_get(end).i32_ne();
        self.emitter.go_if(again);
        self.emitter.end();
        self.emitter.end();
        Some(())
    }

    fn range(&mut self, plan: &Plan, level: usize) -> Option<()> {
        let range = &plan.ranges[level];
        self.pay(PER_STEP);
        self.starve();
        let (lo, hi, interval) = self.ends(range)?;
        let name = self.wide();
        self.slots.push((name, interval));
        let is_last = level + 1 == plan.ranges.len();
        if is_last && plan.straight {
            return self.straight(plan, lo, hi);
        }
        self.code().local_get(lo).local_set(name);
        let done = self.emitter.block();
        let again = self.emitter.repeat();
        self.code().local_get(name).local_get(hi).i64_gt_s();
        self.emitter.go_if(done);
        self.pay(plan.parts.len() as u64);
        let next = self.emitter.block();
        for (filter, ends) in &range.filters {
            self.condition(filter)?;
            self.code().i32_eqz();
            self.emitter.go_if(if *ends { done } else { next });
        }
        match is_last {
            true => self.option(plan, Around { next, done })?,
            false => {
                self.range(plan, level + 1)?;
                self.slots.truncate(self.numbers + level + 1);
            }
        }
        self.emitter.end();
        self.code().local_get(name).i64_const(1).i64_add().local_set(name);
        self.emitter.go(again);
        self.emitter.end();
        self.emitter.end();
        Some(())
    }

    /// Write the ends of a range. Return the locals of the first and the last number, and the bounds of the numbers.
    fn ends(&mut self, range: &NameRange) -> Option<(u32, u32, Interval)> {
        let [lo, hi] = [self.wide(), self.wide()];
        let mut interval = None;
        for (end, local) in [(&range.lo, lo), (&range.hi, hi)] {
            let of = self.instruction(end)?;
            self.code().local_set(local);
            for (out, is_above) in [(of.hi > LIMIT, true), (of.lo < -LIMIT, false)] {
                if out {
                    self.code().local_get(local);
                    match is_above {
                        true => self.code().i64_const(LIMIT).i64_gt_s(),
                        false => self.code().i64_const(-LIMIT).i64_lt_s(),
                    };
                    self.leave();
                }
            }
            interval = Some(interval.map_or(of, |other: Interval| other.joined(of)));
        }
        for Bound { coefficient, rest, equal } in &range.bounds {
            let of = self.form(rest)?;
            let local = self.wide();
            self.code().local_set(local);
            self.narrow((*coefficient, *equal), (local, of), lo, hi);
        }
        let Interval { lo: least, hi: most } = interval?;
        Some((lo, hi, Interval { lo: least.max(-LIMIT), hi: most.min(LIMIT) }))
    }

    /// Write code that narrows a range so that `coefficient · name + rest` is at least 0, or equal to 0 if `equal` is
    /// set, as [`Bound::narrow`] does.
    fn narrow(
        &mut self,
        (coefficient, equal): (i64, bool),
        rest: (u32, Interval),
        lo: u32,
        hi: u32,
    ) {
        if coefficient > 0 || equal {
            let sign = coefficient.signum();
            self.code().i64_const(0);
            self.scaled(sign, rest, coefficient.abs());
            self.code().i64_sub();
            self.tighten(lo, true);
        }
        if coefficient < 0 || equal {
            self.scaled(-coefficient.signum(), rest, coefficient.abs());
            self.tighten(hi, false);
        }
    }

    /// Write code that pushes `sign · rest` divided by a positive number, rounded down.
    fn scaled(&mut self, sign: i64, (local, of): (u32, Interval), by: i64) {
        let of = match sign {
            1 => {
                self.code().local_get(local);
                of
            }
            _ => {
                self.code().i64_const(0).local_get(local).i64_sub();
                of.negated()
            }
        };
        if by > 1 {
            self.code().i64_const(by);
            self.quotient(true, of, Interval { lo: by, hi: by }, Some(by));
        }
    }

    /// Write code that replaces an end of a range by the number on the stack if that number narrows the range.
    fn tighten(&mut self, end: u32, is_low: bool) {
        let to = self.wide();
        self.code().local_tee(to).local_get(end).local_get(to).local_get(end);
        match is_low {
            true => self.code().i64_gt_s(),
            false => self.code().i64_lt_s(),
        };
        self.code().select().local_set(end);
    }

    /// Write the code of the option for the present values of the names.
    fn option(&mut self, plan: &Plan, around: Around) -> Option<()> {
        let mut heaps = Vec::new();
        for (part, falling) in plan.parts.iter().zip(&plan.falling) {
            let of = self.instruction(part)?;
            let heap = self.wide();
            self.code().local_set(heap);
            if !of.is_positive() {
                self.code().local_get(heap).i64_const(0).i64_lt_s();
                self.emitter.go_if(if *falling { around.done } else { around.next });
            }
            heaps.push(heap);
        }
        for (i, (part, heap)) in plan.parts.iter().zip(&heaps).enumerate() {
            self.check(i, part, |writer| _ = writer.code().local_get(*heap));
        }
        self.note();
        let (mut values, mut places) = (Vec::new(), Vec::new());
        for piece in heaps.chunks(self.numbers) {
            let [place, value] = [self.narrow_local(), self.narrow_local()];
            self.address_of(piece, place);
            self.load_value();
            self.code().local_set(value);
            values.push(value);
            places.push(place);
        }
        self.mark(&values, &places);
        Some(())
    }

    /// Write code that leaves the position to the interpreter if a number of the option is too large. A heap of the
    /// option must be smaller than the heap that is moved; in a game of several numbers, no number may grow. `push`
    /// writes code that pushes the number.
    fn check(&mut self, at: usize, part: &Instruction, push: impl FnOnce(&mut Self)) {
        if self.is_smaller(at, part) {
            return;
        }
        let (slot, is_map) = (self.slots[at % self.numbers].0, self.numbers > 1);
        push(self);
        self.code().local_get(slot);
        match is_map {
            true => self.code().i64_gt_s(),
            false => self.code().i64_ge_s(),
        };
        self.leave();
    }

    /// Return whether the check of [`Writer::check`] holds for all values of the names.
    fn is_smaller(&self, at: usize, part: &Instruction) -> bool {
        let Instruction::Linear(form) = part else { return false };
        let more = form.clone().plus(&LinearForm::slot(at % self.numbers), -1);
        let most = if self.numbers > 1 { 0 } else { -1 };
        more.and_then(|more| self.of_form(&more)).is_some_and(|more| more.hi <= most)
    }

    /// Write the options for the numbers from `lo` to `hi` of the innermost range, if all heaps of the options are
    /// linear in the number.
    fn straight(&mut self, plan: &Plan, lo: u32, hi: u32) -> Option<()> {
        let slot = plan.slot();
        let done = self.emitter.block();
        let mut strides = Vec::new();
        for part in &plan.parts {
            let Instruction::Linear(form) = part else { return None };
            let of = self.form(&form.without(slot))?;
            let (base, step) = (self.wide(), form.coefficient(slot));
            self.code().local_set(base);
            if step != 0 {
                self.narrow((step, false), (base, of), lo, hi);
            } else if !of.is_positive() {
                self.code().local_get(base).i64_const(0).i64_lt_s();
                self.emitter.go_if(done);
            }
            strides.push((base, step));
        }
        let every = match &plan.every {
            None => 1,
            Some((modulus, residue)) => {
                self.residue(*modulus, residue, lo, done)?;
                *modulus
            }
        };
        self.code().local_get(lo).local_get(hi).i64_gt_s();
        self.emitter.go_if(done);
        // Compute the number of options after the first one, and the number `hi` of the last option.
        let more = self.wide();
        self.code().local_get(hi).local_get(lo).i64_sub();
        if every > 1 {
            self.code().i64_const(every).i64_div_u();
        }
        self.code()
            .local_tee(more)
            .i64_const(every)
            .i64_mul()
            .local_get(lo)
            .i64_add()
            .local_set(hi);
        for (i, (part, (base, step))) in plan.parts.iter().zip(&strides).enumerate() {
            for end in [lo, hi] {
                self.check(i, part, |writer| {
                    writer
                        .code()
                        .local_get(*base)
                        .i64_const(*step)
                        .local_get(end)
                        .i64_mul()
                        .i64_add();
                });
            }
        }
        let work = self.places.work;
        self.code().local_get(work).local_get(more).i64_const(1).i64_add();
        self.code().i64_sub().local_set(work);
        self.starve();
        self.note();
        self.run(&strides, lo, every, more);
        self.emitter.end();
        Some(())
    }

    /// Write code that raises `lo` to the next number with the given residue, or branches to `done` if the residue is
    /// not in 0..modulus.
    fn residue(&mut self, modulus: i64, residue: &Instruction, lo: u32, done: Label) -> Option<()> {
        let of = self.instruction(residue)?;
        let local = self.wide();
        self.code().local_tee(local).i64_const(modulus).i64_ge_u();
        self.emitter.go_if(done);
        let from = self.slots.last()?.1;
        self.code().local_get(local).local_get(lo).i64_sub().i64_const(modulus);
        let by = Interval { lo: modulus, hi: modulus };
        self.quotient(false, of.plus(from.negated())?, by, Some(modulus));
        self.code().local_get(lo).i64_add().local_set(lo);
        Some(())
    }

    /// Write a loop that marks options whose addresses grow by constant steps.
    fn run(&mut self, strides: &[(u32, i64)], lo: u32, every: i64, more: u32) {
        let mut runs = Vec::new();
        let (by_heap, shift) = (self.misere == Misere::Heaps, self.shift());
        for piece in strides.chunks(self.numbers) {
            let [address, place, value, by] = [ValType::I32; 4].map(|of| self.emitter.local(of));
            let mut first = Vec::new();
            for (i, &(base, step)) in piece.iter().enumerate() {
                let number = self.wide();
                self.code().local_get(base).i64_const(step).local_get(lo).i64_mul().i64_add();
                self.code().local_set(number);
                first.push(number);
                self.code().i32_const((step * every) as i32);
                if let Some(stride) = self.strides.get(i).copied() {
                    self.code().local_get(stride).i32_mul();
                }
                if i > 0 {
                    self.code().i32_add();
                }
            }
            self.code().local_set(by);
            self.address_of(&first, place);
            self.code().local_set(address);
            // In a game of one number the step is a compile-time constant.
            let fixed = match piece {
                [(_, step)] => Some((step * every) as i32),
                _ => None,
            };
            runs.push(Run { address, place, value, by, fixed });
        }
        let left = self.narrow_local();
        self.code().local_get(more).i32_wrap_i64().i32_const(1).i32_add().local_set(left);
        let again = self.emitter.repeat();
        for run in &runs {
            self.code().local_get(run.address);
            self.load_value();
            self.code().local_set(run.value);
        }
        let values: Vec<u32> = runs.iter().map(|run| run.value).collect();
        let places: Vec<u32> = runs.iter().map(|run| run.place).collect();
        self.mark(&values, &places);
        for Run { address, place, by, fixed, .. } in runs {
            self.code().local_get(address);
            match fixed {
                Some(step) => self.code().i32_const(step << shift),
                None => self.code().local_get(by).i32_const(shift).i32_shl(),
            };
            self.code().i32_add().local_set(address);
            if by_heap {
                self.code().local_get(place).local_get(by).i32_add().local_set(place);
            }
        }
        self.code().local_get(left).i32_const(1).i32_sub().local_tee(left);
        self.emitter.go_if(again);
        self.emitter.end();
    }
}

/// The locals for one heap or cell of the options in a loop with constant steps.
struct Run {
    address: u32,
    place: u32,
    value: u32,
    /// The local with the step of the heap or the cell.
    by: u32,
    /// The step as a constant, if it is known.
    fixed: Option<i32>,
}
