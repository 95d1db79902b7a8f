//! Functions that the code of every rule may call.

use wasm_encoder::{Function, ValType};

use super::emitter::Emitter;

/// The index of the function for the greatest common divisor; function 0 is the code of the rule.
pub(super) const DIVISOR: u32 = 1;
/// The index of the function for the valuation.
pub(super) const VALUATION: u32 = 2;

/// Return the function for the greatest common divisor of two numbers by Euclid's algorithm. The result is at least 0,
/// and 0 for 0 and 0.
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
    // Use 32-bit division if both numbers fit, since it is faster.
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

/// Return the function for the largest exponent e such that b^e divides a, for a base b above 1. The result is 0 if a
/// is 0.
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
