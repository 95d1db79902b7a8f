//! What knows no game: errors, text, budgets, nimbers, chance and a little arithmetic.

pub mod arithmetic;
pub mod budget;
pub mod error;
pub(crate) mod factors;
pub mod nimber;
pub mod product;
pub mod rng;
pub mod sort;
pub mod text;

/// Whether a visitor wants to see more.
pub type Flow = std::ops::ControlFlow<()>;
