//! Take-and-break games: their codes, their options, and their values as fast as can be.

mod block;
mod breaks;
mod code;
mod count;
mod engine;
mod lanes;
mod marks;
mod misere;
mod near;
mod pairs;
mod plain;
mod rare;
mod repeat;
mod saltus;
mod table;
mod tails;
#[cfg(test)]
mod tests;
mod theorems;
mod triples;

pub use breaks::{Digit, Take, TakeAndBreak};
pub use code::TakeCode;
pub use table::BreakTable;
