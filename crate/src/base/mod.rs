//! Code that does not depend on games: errors, text, budgets, nimbers, random numbers and
//! arithmetic.

pub mod arithmetic;
pub mod budget;
pub mod error;
mod error_code;
pub(crate) mod factors;
pub(crate) mod lengthen;
#[cfg(feature = "lab")]
pub mod memory;
pub mod nimber;
pub mod product;
pub mod rng;
pub mod sort;
pub mod text;

/// The result of a visitor: continue with the next item, or stop.
pub type Flow = std::ops::ControlFlow<()>;

/// Run `walk` with a visitor that may fail. The first error of the visitor ends the walk.
///
/// # Errors
/// The error of the visitor. If there is no error, the result of `walk` is returned.
pub fn try_walk<T, R>(
    walk: impl FnOnce(&mut dyn FnMut(T) -> Flow) -> R,
    mut visit: impl FnMut(T) -> error::Result<Flow>,
) -> error::Result<R> {
    let mut failed = None;
    let walked = walk(&mut |item| {
        visit(item).unwrap_or_else(|error| {
            failed = Some(error);
            Flow::Break(())
        })
    });
    failed.map_or(Ok(walked), Err)
}

/// Return the first items that `walk` visits, at most `most`, and the result of the walk.
pub fn gather<T, R>(most: usize, walk: impl FnOnce(&mut dyn FnMut(T) -> Flow) -> R) -> (Vec<T>, R) {
    let mut items = Vec::new();
    let walked = walk(&mut |item| {
        items.push(item);
        if items.len() < most { Flow::Continue(()) } else { Flow::Break(()) }
    });
    (items, walked)
}
