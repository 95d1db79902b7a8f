//! The values of heaps, as fast as can be: by subtraction sets, take-and-break codes and typed
//! rules.

mod genus;
mod marks;
pub mod octal;
pub mod quotient;
pub mod rule;
pub mod subtraction;
pub mod superscripts;
