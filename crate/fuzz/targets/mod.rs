//! What is fuzzed: each target takes bytes, makes of them what a person might type or a program ask,
//! and panics where an answer is wrong. `cargo fuzz` feeds them with coverage; `crate/tests/fuzz.rs`
//! at random, on any machine.

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

/// All of them.
pub const TARGETS: [(&str, Target); 7] = [
    ("notation", notation::run),
    ("moves", moves::run),
    ("answers", answers::run),
    ("rules", rules::run),
    ("plain", plain::run),
    ("readings", readings::run),
    ("unions", unions::run),
];
