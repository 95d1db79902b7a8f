//! The fuzz targets: each turns bytes into an input of a person or a program, and panics at a wrong
//! answer. `cargo fuzz` runs them guided by coverage; `crate/tests/fuzz.rs` runs them at random, on
//! any machine.

pub mod answers;
pub mod moves;
pub mod notation;
pub mod plain;
pub mod readings;
pub mod rules;
pub mod texts;
pub mod unions;

/// A target by its name.
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
