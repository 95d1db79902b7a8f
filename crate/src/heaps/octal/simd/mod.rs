//! Loops over short arrays that compilers turn into vectors, with kernels for AVX2 and wasm.

pub mod byte_lanes;
pub mod lanes;
pub mod mark_rows;
