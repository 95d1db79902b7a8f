//! The Python boundary: only this crate knows Python, as `crate/shell/src/javascript.rs` alone knows JavaScript. It is
//! generic over the calls; the package `mexplorer` has their signatures.

mod answers;
mod calls;
mod failure;
mod given;
mod run;
mod tables;

use pyo3::prelude::*;

/// Counts bytes, so that a search ends before the memory does.
#[global_allocator]
static ALLOCATOR: mexplorer::memory::CountingAllocator = mexplorer::memory::CountingAllocator;

/// The core, natively.
#[pymodule]
mod _core {
    use pyo3::prelude::*;

    #[pymodule_export]
    use super::calls::{call, calls};
    #[pymodule_export]
    use super::tables::table;

    #[pymodule_init]
    fn init(_module: &Bound<'_, PyModule>) -> PyResult<()> {
        mexplorer_shell::calls::begin();
        Ok(())
    }
}
