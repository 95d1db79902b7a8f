//! The frame of a function that values heap after heap, or cell after cell: its beginning and its end.

use wasm_encoder::ValType;

use super::block::{FICKLE, MARKS, OPTIONS, ROOM, STAMP, STATUS, STEPS, Status, VALUE, VALUES};
use super::emitter::{Emitter, Label, at};
use super::writer::{Exits, Places};

pub(super) struct Frame {
    /// The locals of the number of values with marks, and of the value found.
    pub(super) room: u32,
    pub(super) value: u32,
    status: u32,
    /// The local of the steps that were left after the last heap with a value.
    paid: u32,
    /// The end of the loop, and its beginning.
    pub(super) out: Label,
    pub(super) again: Label,
}

impl Frame {
    /// Writes the begin: places are read, and the loop is open.
    pub(super) fn begin(emitter: &mut Emitter) -> (Frame, Places) {
        let mut local = |of| emitter.local(of);
        let places = Places {
            values: local(ValType::I32),
            marks: local(ValType::I32),
            fickle: local(ValType::I32),
            stamp: local(ValType::I32),
            options: local(ValType::I32),
            steps: local(ValType::I64),
        };
        let [room, value, status] = [ValType::I32; 3].map(&mut local);
        let paid = local(ValType::I64);
        for (place, to) in [
            (VALUES, places.values),
            (MARKS, places.marks),
            (FICKLE, places.fickle),
            (STAMP, places.stamp),
            (ROOM, room),
        ] {
            emitter.code().local_get(0).i32_load(at(place, 2)).local_set(to);
        }
        emitter.code().local_get(0).i64_load(at(STEPS, 2)).local_tee(places.steps).local_set(paid);
        let (out, again) = (emitter.block(), emitter.repeat());
        (Frame { room, value, status, paid, out, again }, places)
    }

    /// Opens the ways out of the loop: to the interpreter and for want of steps, and the one of a value that the
    /// code cannot enter.
    pub(super) fn ways(&self, emitter: &mut Emitter) -> (Exits, Label) {
        let (unfit, starved) = (emitter.block(), emitter.block());
        (Exits { unfit, starved }, emitter.block())
    }

    /// Takes the steps of a heap that has its value now.
    pub(super) fn settle(&self, emitter: &mut Emitter, places: &Places) {
        emitter.code().local_get(places.steps).local_set(self.paid);
    }

    /// Write the end: the target of the ways out, where the status and the counters are stored in
    /// the block.
    pub(super) fn close(self, emitter: &mut Emitter, places: &Places) {
        let status = self.status;
        for ends in [Status::Found, Status::Starved, Status::Unfit] {
            emitter.end();
            emitter.code().i32_const(ends as i32).local_set(status);
            emitter.go(self.out);
        }
        emitter.end();
        emitter.end();
        for (place, from) in [
            (STAMP, places.stamp),
            (STATUS, status),
            (VALUE, self.value),
            (OPTIONS, places.options),
        ] {
            emitter.code().local_get(0).local_get(from).i32_store(at(place, 2));
        }
        // Subtract the steps of a heap only if its value was found.
        emitter.code().local_get(0).local_get(places.steps).local_get(self.paid);
        emitter.code().local_get(status).i32_const(Status::Found as i32).i32_eq().select();
        emitter.code().i64_store(at(STEPS, 2));
    }
}
