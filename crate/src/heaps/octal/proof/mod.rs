//! What proves that values repeat for ever: closed forms, Guy and Smith's theorem, growth by a saltus.

pub mod guy_smith;
mod saltus;
pub mod theorems;
