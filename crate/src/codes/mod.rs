//! Take-and-break games: their codes, their options, and their values as fast as can be.

mod breaks;
mod code;
mod count;
mod near;
mod plain;
mod table;

pub use breaks::{Breaks, Leave, Row};
pub use code::TakeCode;
pub use table::BreakTable;
