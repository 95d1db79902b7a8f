//! Fast computation of the values of heaps for subtraction sets, take-and-break codes and user-written rules.

#[cfg(feature = "lab")]
pub mod certified;
mod genus;
mod marks;
pub mod octal;
pub mod quotient;
pub mod rule;
pub mod subtraction;
pub mod superscripts;
#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod testing;

use crate::base::Flow;

/// Callback for one option, given as the list of heaps that the option leaves; `Break` stops the enumeration.
pub type HeapVisitor<'v> = &'v mut dyn FnMut(&[u64]) -> Flow;
