//! Explanations as data: steps and the sentences of arguments, which a page words in any language.

mod argument;
mod build;
mod claim;
mod refuted;
mod step;

pub use argument::Terms;
pub use build::{reduced, rows};
pub use claim::Claim;
pub use refuted::{Answer, Refuted};
pub use step::*;
