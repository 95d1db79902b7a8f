//! The shell: the tables of calls, first the kernel's and then those of the extras, and the boundary to
//! JavaScript. The kernel names no extra; this crate names them in [`calls`].

pub mod calls;
#[cfg(target_arch = "wasm32")]
#[allow(missing_docs)]
pub mod javascript;
#[cfg(test)]
mod typescript;
