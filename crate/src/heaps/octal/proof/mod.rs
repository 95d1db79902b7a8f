//! Proofs that values repeat indefinitely: closed forms, Guy and Smith's theorem, growth by a saltus.

pub mod guy_smith;
mod saltus;
pub mod theorems;
