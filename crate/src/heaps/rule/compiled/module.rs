//! The WebAssembly module of a rule. Its main function computes the values of heap after heap.

use wasm_encoder::{
    CodeSection, EntityType, ExportKind, ExportSection, FunctionSection, ImportSection, MemoryType,
    Module, TypeSection, ValType,
};

use super::block::{LAST, NEXT};
use super::emitter::{Emitter, Label, at};
use super::frame::Frame;
use super::helpers::{divisor, valuation};
use super::interval::Interval;
use super::writer::{Misere, Width, Writer};
use crate::heaps::genus::MisereOptions;
use crate::heaps::rule::plan::Plan;
use crate::heaps::rule::tree::Function;

/// A module, and the number-theoretic functions whose tables its code uses.
pub(super) struct Written {
    pub(super) bytes: Vec<u8>,
    pub(super) tables: Vec<Function>,
}

/// The largest heap for compiled code, so that heaps can serve as 32-bit addresses.
pub(super) const LARGEST_HEAP: i64 = 1 << 28;

/// Write the module. `amounts` has for each alternative the index of its list of amounts, or `None`. Return `None` if
/// the rule must be left to the interpreter.
pub(super) fn write(
    plans: &[Plan],
    amounts: &[Option<usize>],
    width: Width,
    misere: Misere,
) -> Option<Written> {
    let mut emitter = Emitter::new(1);
    let [n, last] = [NEXT, LAST].map(|place| {
        let local = emitter.local(ValType::I64);
        emitter.code().local_get(0).i64_load32_u(at(place, 2)).local_set(local);
        local
    });
    let (frame, places) = Frame::begin(&mut emitter);
    emitter.code().local_get(n).local_get(last).i64_gt_s();
    emitter.go_if(frame.out);
    let (exits, found) = frame.ways(&mut emitter);
    emitter.code().local_get(places.stamp).i32_const(1).i32_add().local_set(places.stamp);
    emitter.code().i32_const(0).local_set(places.options);
    let heap = Interval { lo: 0, hi: LARGEST_HEAP };
    let (slots, tables) = (vec![(n, heap)], Vec::new());
    let strides = Vec::new();
    let mut writer =
        Writer { emitter, numbers: 1, slots, strides, tables, places, exits, width, misere };
    for (plan, amounts) in plans.iter().zip(amounts) {
        writer.alternative(plan, *amounts)?;
    }
    writer.starve();
    writer.mex(frame.value);
    writer.genus(n, &frame, found);
    writer.code().local_get(n).i32_wrap_i64();
    writer.address();
    writer.code().local_get(frame.value);
    writer.store_value();
    let Writer { mut emitter, tables, places, .. } = writer;
    emitter.code().local_get(n).i64_const(1).i64_add().local_set(n);
    frame.settle(&mut emitter, &places);
    emitter.go(frame.again);
    frame.close(&mut emitter, &places);
    emitter.code().local_get(0).local_get(n).i64_store32(at(NEXT, 2));
    Some(Written { bytes: module(emitter), tables })
}

impl Writer {
    /// Write code that stores the least unmarked number in the local `value`.
    pub(super) fn mex(&mut self, value: u32) {
        let (marks, stamp) = (self.places.marks, self.places.stamp);
        self.code().i32_const(-1).local_set(value);
        let again = self.emitter.repeat();
        self.code().local_get(value).i32_const(1).i32_add().local_tee(value);
        self.code().i32_const(2).i32_shl().local_get(marks).i32_add().i32_load(at(0, 2));
        // The loop ends at the entry behind the room at the latest, since no code marks that entry.
        self.code().local_get(stamp).i32_eq();
        self.emitter.go_if(again);
        self.emitter.end();
    }

    /// Write code that records whether the heap is fickle. If the table must react, as to the first wild heap or to a
    /// value without room for a mark, the code branches to `found`.
    fn genus(&mut self, n: u32, frame: &Frame, found: Label) {
        let Frame { value, room, .. } = *frame;
        let is_fickle = self.emitter.local(ValType::I32);
        let (options, marks, stamp) = (self.places.options, self.places.marks, self.places.stamp);
        if self.misere == Misere::Marks {
            for (mark, bit) in [(0, 1), (1, 0)] {
                self.code().local_get(marks).i32_load(at(4 * mark, 2)).local_get(stamp).i32_eq();
                self.code().i32_const(bit).i32_shl().local_get(options).i32_or().local_set(options);
            }
        }
        if self.misere != Misere::Settled {
            let kinds = kinds(self.misere);
            let code = &mut self.code();
            code.i64_const(kinds);
            code.i32_const(2).local_get(value).local_get(value).i32_const(2).i32_gt_u().select();
            code.i32_const(3).i32_shl().local_get(options).i32_add().i32_const(1).i32_shl();
            code.i64_extend_i32_u().i64_shr_u().i32_wrap_i64().i32_const(3).i32_and();
            code.local_tee(is_fickle).i32_const(TOLD).i32_eq();
            self.emitter.go_if(found);
        }
        self.code().local_get(value).local_get(room).i32_ge_u();
        self.emitter.go_if(found);
        if self.misere != Misere::Settled {
            let [address, heap] = [self.narrow_local(), self.narrow_local()];
            let fickle = self.places.fickle;
            let code = &mut self.code();
            code.local_get(n).i32_wrap_i64().local_tee(heap).i32_const(3).i32_shr_u();
            code.local_get(fickle).i32_add().local_tee(address).local_get(address);
            code.i32_load8_u(at(0, 0)).local_get(is_fickle);
            code.local_get(heap).i32_const(7).i32_and().i32_shl().i32_or().i32_store8(at(0, 0));
        }
    }
}

/// The kind of a heap whose genus must be reported to the table.
const TOLD: i32 = 2;

/// Return two bits for each pair of a value (values above 1 count as 2) and a set of misère values of options: 1 if the
/// heap is fickle, [`TOLD`] if the heap must be reported, and 0 otherwise.
fn kinds(misere: Misere) -> i64 {
    let mut kinds = 0;
    for (value, options) in (0..3).flat_map(|value| (0..8).map(move |options| (value, options))) {
        let kind: i64 = match MisereOptions::of_bits(options).is_fickle(value) {
            Some(true) => 1,
            Some(false) if value < 2 && misere != Misere::Heaps => TOLD.into(),
            Some(false) => 0,
            None => TOLD.into(),
        };
        kinds |= kind << (2 * (8 * value + u64::from(options)));
    }
    kinds
}

/// Return the module with this main function and the helper functions.
pub(super) fn module(emitter: Emitter) -> Vec<u8> {
    let mut types = TypeSection::new();
    types.ty().function([ValType::I32], []);
    types.ty().function([ValType::I64; 2], [ValType::I64]);
    let mut imports = ImportSection::new();
    let memory = MemoryType {
        minimum: 0,
        maximum: None,
        memory64: false,
        shared: false,
        page_size_log2: None,
    };
    imports.import("core", "memory", EntityType::Memory(memory));
    let mut functions = FunctionSection::new();
    functions.function(0).function(1).function(1);
    let mut exports = ExportSection::new();
    exports.export("fill", ExportKind::Func, 0);
    let mut code = CodeSection::new();
    code.function(&emitter.finish()).function(&divisor()).function(&valuation());
    let mut module = Module::new();
    module.section(&types).section(&imports).section(&functions).section(&exports).section(&code);
    module.finish()
}
