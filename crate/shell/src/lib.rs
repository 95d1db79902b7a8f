//! The shell: the tables of calls, that of the kernel and those of the extras behind it, and the boundary to
//! JavaScript. The kernel names no extra; this crate names them in [`calls`].

pub mod calls;
#[cfg(target_arch = "wasm32")]
#[allow(missing_docs)]
pub mod javascript;
#[cfg(test)]
mod typescript;
