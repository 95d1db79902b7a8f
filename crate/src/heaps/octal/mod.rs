//! Take-and-break games: their codes, their options, and their values as fast as can be.

mod block;
mod byte_lanes;
mod code;
mod digit;
mod engine;
mod guy_smith;
mod halved;
mod huge_options;
mod infinite_code;
mod lanes;
mod mark_rows;
mod option_count;
mod option_sets;
#[cfg(test)]
mod option_sets_tests;
mod plain;
mod saltus;
mod scouts;
mod small_values;
mod sparse_space;
mod table;
mod take_and_break;
#[cfg(test)]
mod tests;
mod theorems;
mod three_heaps;
mod two_heaps;
mod witnesses;

pub use code::TakeCode;
pub use digit::Digit;
pub use table::BreakTable;
pub use take_and_break::{Take, TakeAndBreak};
