//! Heaps from which a fixed set of numbers may be taken.

pub mod interval;
pub mod masks;
pub mod set;
pub mod steps;
pub mod value_counts;
