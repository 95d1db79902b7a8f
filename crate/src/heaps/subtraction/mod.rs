//! Heaps from which a fixed set of numbers may be taken.

pub mod bit_rows;
pub mod classes;
pub mod interval;
pub mod masks;
pub mod set;
pub mod steps;
pub mod value_counts;
