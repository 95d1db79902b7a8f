//! The start and the end of a compiled function that computes the values of heap after heap, or of cell after cell.

use wasm_encoder::ValType;

use super::block::{FICKLE, MARKS, OPTIONS, ROOM, STAMP, STATUS, Status, VALUE, VALUES, WORK};
use super::emitter::{Emitter, Label, at};
use super::writer::{Exits, Places};

pub(super) struct Frame {
    /// The local with the number of values that have room for a mark.
    pub(super) room: u32,
    /// The local with the value found.
    pub(super) value: u32,
    status: u32,
    /// The local with the work that was left after the last heap with a value.
    paid: u32,
    /// The label behind the loop.
    pub(super) out: Label,
    /// The label of the start of the loop.
    pub(super) again: Label,
}

impl Frame {
    /// Write the start of the function: code that reads the addresses from the block and opens the loop.
    pub(super) fn begin(emitter: &mut Emitter) -> (Frame, Places) {
        let mut local = |of| emitter.local(of);
        let places = Places {
            values: local(ValType::I32),
            marks: local(ValType::I32),
            fickle: local(ValType::I32),
            stamp: local(ValType::I32),
            options: local(ValType::I32),
            work: local(ValType::I64),
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
        emitter.code().local_get(0).i64_load(at(WORK, 2)).local_tee(places.work).local_set(paid);
        let (out, again) = (emitter.block(), emitter.repeat());
        (Frame { room, value, status, paid, out, again }, places)
    }

    /// Open the blocks for the exits of the loop: to the interpreter, for exhausted steps, and for a value that the
    /// code cannot store.
    pub(super) fn ways(&self, emitter: &mut Emitter) -> (Exits, Label) {
        let (unfit, starved) = (emitter.block(), emitter.block());
        (Exits { unfit, starved }, emitter.block())
    }

    /// Write code that charges the work of a heap after its value is stored.
    pub(super) fn settle(&self, emitter: &mut Emitter, places: &Places) {
        emitter.code().local_get(places.work).local_set(self.paid);
    }

    /// Write the end of the function: the targets of the exits, and code that stores the status and the counters in the
    /// block.
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
        // Charge the work of the last heap only if its value was found.
        emitter.code().local_get(0).local_get(places.work).local_get(self.paid);
        emitter.code().local_get(status).i32_const(Status::Found as i32).i32_eq().select();
        emitter.code().i64_store(at(WORK, 2));
    }
}
