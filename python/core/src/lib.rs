//! The Python boundary: only this crate knows Python, as `crate/src/wasm.rs` alone knows JavaScript. It
//! has a function for each call of the API; the package `mexplorer` gives them their keyword arguments.

mod answers;
mod calls;
mod failure;
mod options;
mod tables;

use pyo3::prelude::*;

/// The core, natively.
#[pymodule]
mod _core {
    #[pymodule_export]
    use super::calls::{
        analyze, certificate, count_sets, describe, explore, games, grid, highlight, judge,
        judge_position, play, prolong, quotient, random, random_test, read_game, remoteness,
        report, respond, suggest, union,
    };
    #[pymodule_export]
    use super::tables::table;
}
