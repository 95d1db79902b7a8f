//! Functions that the code of every rule may call.

use wasm_encoder::{Function, ValType};

use super::emitter::Emitter;

/// The indices of the greatest common divisor and of the exponent of a power; the table's own function is 0.
pub(super) const DIVISOR: u32 = 1;
pub(super) const VALUATION: u32 = 2;

/// The greatest common divisor of two numbers, at least 0; for 0 and 0 it is 0 (Euclid).
pub(super) fn divisor() -> Function {
    let mut emitter = Emitter::new(2);
    let rest = emitter.local(ValType::I64);
    for number in [0, 1] {
        emitter.code().local_get(number).i64_const(0).i64_lt_s();
        emitter.when();
        emitter.code().i64_const(0).local_get(number).i64_sub().local_set(number);
        emitter.end();
    }
    let [small, large] = [emitter.local(ValType::I32), emitter.local(ValType::I32)];
    let long = emitter.block();
    // Division of 32 bits is faster.
    emitter.code().local_get(0).local_get(1).i64_or().i64_const(32).i64_shr_u().i64_eqz().i32_eqz();
    emitter.go_if(long);
    emitter.code().local_get(0).i32_wrap_i64().local_set(large);
    emitter.code().local_get(1).i32_wrap_i64().local_set(small);
    let done = emitter.block();
    let again = emitter.repeat();
    emitter.code().local_get(small).i32_eqz();
    emitter.go_if(done);
    emitter.code().local_get(small).local_get(large).local_get(small).i32_rem_u();
    emitter.code().local_set(small).local_set(large);
    emitter.go(again);
    emitter.end();
    emitter.end();
    emitter.code().local_get(large).i64_extend_i32_u().return_();
    emitter.end();
    let done = emitter.block();
    let again = emitter.repeat();
    emitter.code().local_get(1).i64_eqz();
    emitter.go_if(done);
    emitter.code().local_get(0).local_get(1).i64_rem_s().local_set(rest);
    emitter.code().local_get(1).local_set(0).local_get(rest).local_set(1);
    emitter.go(again);
    emitter.end();
    emitter.end();
    emitter.code().local_get(0);
    emitter.finish()
}

/// The exponent of the largest power of the second number, above 1, that divides the first; 0 of 0.
pub(super) fn valuation() -> Function {
    let mut emitter = Emitter::new(2);
    let exponent = emitter.local(ValType::I64);
    let done = emitter.block();
    let again = emitter.repeat();
    emitter.code().local_get(0).i64_eqz();
    emitter.go_if(done);
    emitter.code().local_get(0).local_get(1).i64_rem_s().i64_eqz().i32_eqz();
    emitter.go_if(done);
    emitter.code().local_get(0).local_get(1).i64_div_s().local_set(0);
    emitter.code().local_get(exponent).i64_const(1).i64_add().local_set(exponent);
    emitter.go(again);
    emitter.end();
    emitter.end();
    emitter.code().local_get(exponent);
    emitter.finish()
}
