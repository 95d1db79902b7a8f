//! The shell: the call tables, first of the kernel and then of the extras, and the boundary to JavaScript. The kernel
//! names no extra; the module [`calls`] of this crate lists the extras.

pub mod calls;
#[cfg(target_arch = "wasm32")]
#[allow(missing_docs)]
pub mod javascript;
#[cfg(test)]
mod typescript;
