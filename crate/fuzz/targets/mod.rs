//! The fuzz targets: each turns bytes into an input that a person or a program could give, and panics on a wrong
//! result. `cargo fuzz` runs the targets guided by coverage; `crate/tests/fuzz.rs` runs them at random, on any machine.

pub mod answers;
pub mod moves;
pub mod notation;
pub mod plain;
pub mod readings;
pub mod rules;
pub mod texts;
pub mod unions;

/// The function of a fuzz target, which takes the fuzzer's bytes.
pub type Target = fn(&[u8]);

/// All targets, with their names.
pub const TARGETS: [(&str, Target); 7] = [
    ("notation", notation::run),
    ("moves", moves::run),
    ("answers", answers::run),
    ("rules", rules::run),
    ("plain", plain::run),
    ("readings", readings::run),
    ("unions", unions::run),
];
