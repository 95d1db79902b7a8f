//! The engine that runs the code of rules: the engine of the browser or of Node where the core is WebAssembly
//! itself, no engine elsewhere.

use std::cell::RefCell;
use std::fmt;
use std::rc::Rc;

use super::block::Block;
use crate::period::values::GrundyValues;

/// Memory that code reads and writes.
pub enum Memory<'m> {
    /// Values of heaps.
    Values(&'m mut GrundyValues),
    /// Numbers.
    Words(&'m mut [u32]),
    /// Marks, 64 in a number.
    Bits(&'m mut [u64]),
}

/// Memory, and the offset in the block at which its address is written.
pub type Placed<'m> = (usize, Memory<'m>);

/// The code of a rule, ready to run.
pub trait Code {
    /// Runs it on a block, whose addresses are written before.
    fn run(&self, block: &mut Block, memory: &mut [Placed<'_>]);
}

/// Makes code of a module; `None` where the engine refuses it.
pub type Compile = fn(&[u8]) -> Option<Rc<dyn Code>>;

thread_local! {
    static ENGINE: RefCell<Option<Compile>> = const { RefCell::new(None) };
}

/// Set the engine of this thread. It must run code exactly as the module says: the numbers that the
/// code writes become values.
pub fn use_engine(compile: Compile) {
    ENGINE.set(Some(compile));
}

/// The engine of this thread, if there is one.
pub(super) fn engine() -> Option<Compile> {
    ENGINE.with_borrow(|engine| *engine)
}

impl fmt::Debug for dyn Code {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Code")
    }
}
