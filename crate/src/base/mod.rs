//! What does not depend on games: errors, text, budgets, nimbers, random numbers and arithmetic.

pub mod arithmetic;
pub mod budget;
pub mod error;
mod error_code;
pub(crate) mod factors;
pub mod nimber;
pub mod product;
pub mod rng;
pub mod sort;
pub mod text;

/// Whether a visitor continues.
pub type Flow = std::ops::ControlFlow<()>;
