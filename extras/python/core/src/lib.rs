//! The Python boundary: only this crate knows Python, as `crate/src/wasm.rs` alone knows JavaScript. It is
//! generic over the calls; the package `mexplorer` has their signatures.

mod answers;
mod calls;
mod failure;
mod given;
mod run;
mod tables;

use pyo3::prelude::*;

/// The core, natively.
#[pymodule]
mod _core {
    #[pymodule_export]
    use super::calls::{call, calls};
    #[pymodule_export]
    use super::tables::table;
}
