//! The boundary to Python. Only this crate contains code for Python, as `crate/shell/src/javascript.rs` alone contains
//! code for JavaScript. The code is generic over the calls; the package `mexplorer` has their signatures.

mod answers;
mod calls;
mod failure;
mod given;
mod run;
mod tables;

use pyo3::prelude::*;

/// The allocator, which counts the allocated bytes, so that a search ends with an error before memory is exhausted.
#[global_allocator]
static ALLOCATOR: mexplorer::memory::CountingAllocator = mexplorer::memory::CountingAllocator;

/// The native Python module of the core.
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
