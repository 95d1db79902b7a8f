//! Calls of the kernel that extras add to, as one program, since linking takes longer than running.

#![cfg(not(target_arch = "wasm32"))]
#![allow(clippy::unwrap_used)] // a failed test is how a surprise shows

#[path = "../../tests/common/mod.rs"]
mod common;
mod readings;
mod readings_signs;
mod sentences;
mod texts;

/// The readings of a text, with the practice problems.
fn readings(text: &str) -> Vec<mexplorer::Reading> {
    mexplorer_shell::calls::begin();
    mexplorer::readings(text)
}
