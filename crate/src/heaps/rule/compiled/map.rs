//! The module of a rule in several numbers. Its function computes the values of a map of cells, cell by cell and row by
//! row. A cell is a position, and every option of a cell has a smaller index, since none of its numbers grows.

use wasm_encoder::ValType;

use super::block::{LAST, NEXT, cell, side, stride};
use super::emitter::{Emitter, at};
use super::frame::Frame;
use super::interval::Interval;
use super::module::{Written, module};
use super::writer::{Misere, Width, Writer};
use crate::heaps::rule::plan::Plan;

/// The largest number of a position for which the bounds in the compiled code hold: a side of a box of 2^24 cells.
const LARGEST: i64 = 1 << 24;

/// The entry of a cell without a value.
pub(crate) const UNKNOWN: u32 = u32::MAX;

/// Write the module, or return `None` if the rule must be left to the interpreter.
pub(super) fn write_map(plans: &[Plan], numbers: usize) -> Option<Written> {
    let mut emitter = Emitter::new(1);
    let mut local = |of| emitter.local(of);
    let [next, last] = [ValType::I32; 2].map(&mut local);
    let cells: Vec<u32> = (0..numbers).map(|_| local(ValType::I64)).collect();
    let sides: Vec<u32> = (0..numbers).map(|_| local(ValType::I64)).collect();
    let strides: Vec<u32> = (1..numbers).map(|_| local(ValType::I32)).collect();
    for (place, to) in [(NEXT, next), (LAST, last)] {
        emitter.code().local_get(0).i32_load(at(place, 2)).local_set(to);
    }
    for i in 0..numbers {
        emitter.code().local_get(0).i64_load32_u(at(cell(i), 2)).local_set(cells[i]);
        emitter.code().local_get(0).i64_load32_u(at(side(i), 2)).local_set(sides[i]);
    }
    for (i, local) in strides.iter().enumerate() {
        emitter.code().local_get(0).i32_load(at(stride(i), 2)).local_set(*local);
    }
    let (frame, places) = Frame::begin(&mut emitter);
    emitter.code().local_get(next).local_get(last).i32_gt_u();
    emitter.go_if(frame.out);
    let (exits, found) = frame.ways(&mut emitter);
    let known = emitter.block();
    let heap = Interval { lo: 0, hi: LARGEST };
    let slots = cells.iter().map(|cell| (*cell, heap)).collect();
    let (tables, width, misere) = (Vec::new(), Width::Four, Misere::Settled);
    let mut writer =
        Writer { emitter, numbers, slots, strides, tables, places, exits, width, misere };
    writer.code().local_get(next);
    writer.address();
    writer.load_value();
    writer.code().i32_const(UNKNOWN.cast_signed()).i32_ne();
    writer.emitter.go_if(known);
    let stamp = writer.places.stamp;
    writer.code().local_get(stamp).i32_const(1).i32_add().local_set(stamp);
    for plan in plans {
        writer.alternative(plan, None)?;
    }
    writer.starve();
    writer.mex(frame.value);
    writer.code().local_get(frame.value).local_get(frame.room).i32_ge_u();
    writer.emitter.go_if(found);
    writer.code().local_get(next);
    writer.address();
    writer.code().local_get(frame.value);
    writer.store_value();
    let Writer { mut emitter, tables, places, .. } = writer;
    frame.settle(&mut emitter, &places);
    emitter.end();
    emitter.code().local_get(next).i32_const(1).i32_add().local_set(next);
    // Advance to the next cell: increase the last number, and at its end reset it to 0 and increase the number before
    // it.
    let grown = emitter.block();
    for (cell, side) in cells.iter().zip(&sides).rev() {
        emitter.code().local_get(*cell).i64_const(1).i64_add().local_tee(*cell);
        emitter.code().local_get(*side).i64_lt_u();
        emitter.go_if(grown);
        emitter.code().i64_const(0).local_set(*cell);
    }
    emitter.end();
    emitter.go(frame.again);
    frame.close(&mut emitter, &places);
    emitter.code().local_get(0).local_get(next).i32_store(at(NEXT, 2));
    for (i, local) in cells.iter().enumerate() {
        emitter.code().local_get(0).local_get(*local).i64_store32(at(cell(i), 2));
    }
    Some(Written { bytes: module(emitter), tables })
}
