//! Proofs that values are periodic: closed forms, Guy and Smith's theorem, and periods with a saltus.

pub mod guy_smith;
mod saltus;
pub mod theorems;
