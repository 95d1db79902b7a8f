//! Games in which a fixed set of numbers may be taken from a heap.

mod bit_rows;
mod classes;
pub mod interval;
mod masks;
pub mod set;
pub mod steps;
#[cfg(all(test, not(target_family = "wasm")))] // there is no proptest for wasm
#[allow(clippy::unwrap_used)]
mod tests;
mod value_counts;
