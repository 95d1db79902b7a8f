//! Take-and-break games: their codes, their options, and engines that compute their values.

mod code;
mod digit;
mod engine;
mod huge_options;
mod option_count;
mod proof;
mod simd;
mod table;
mod take_and_break;
#[cfg(test)]
mod tests;
#[cfg(feature = "lab")]
mod window;

pub use code::TakeCode;
pub use digit::Digit;
pub use table::BreakTable;
pub use take_and_break::{Take, TakeAndBreak};
#[cfg(feature = "lab")]
pub use window::prover::Prover;
#[cfg(feature = "lab")]
pub use window::{Choice, Ended};
