//! Tests of the kernel's calls that extras extend. All tests form one program, since linking takes longer than running.

#![cfg(not(target_arch = "wasm32"))]
#![allow(clippy::unwrap_used)] // a failed test is how a surprise shows

#[path = "../../tests/common/mod.rs"]
mod common;
mod readings;
mod readings_signs;
mod sentences;
mod texts;

/// Return the possible meanings of a text, including the practice problems of the extras.
fn readings(text: &str) -> Vec<mexplorer::Reading> {
    mexplorer_shell::calls::begin();
    mexplorer::readings(text)
}
