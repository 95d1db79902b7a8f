//! The engine that runs the compiled code of rules. If the core itself is WebAssembly, it is the engine of the browser
//! or of Node; otherwise there is none.

use std::cell::RefCell;
use std::fmt;
use std::rc::Rc;

use super::block::Block;
use crate::period::values::GrundyValues;

/// Memory that the compiled code reads and writes.
pub enum Memory<'m> {
    /// The values of heaps.
    Values(&'m mut GrundyValues),
    /// Numbers of 32 bits.
    Words(&'m mut [u32]),
    /// Marks, with 64 marks in a number.
    Bits(&'m mut [u64]),
}

/// A piece of memory, with the offset in the block for its address.
pub type Placed<'m> = (usize, Memory<'m>);

/// The compiled code of a rule, ready to run.
pub trait Code {
    /// Run the code on a block, after storing the address of each piece of memory in the block.
    fn run(&self, block: &mut Block, memory: &mut [Placed<'_>]);
}

/// A function that compiles a WebAssembly module and returns the code, or `None` if the engine rejects the module.
pub type Compile = fn(&[u8]) -> Option<Rc<dyn Code>>;

thread_local! {
    static ENGINE: RefCell<Option<Compile>> = const { RefCell::new(None) };
}

/// Set the engine of this thread. The engine must execute a module exactly, since the numbers that the code writes are
/// used as values.
pub fn use_engine(compile: Compile) {
    ENGINE.set(Some(compile));
}

/// Return the engine of this thread, or `None` if there is no engine.
pub(super) fn engine() -> Option<Compile> {
    ENGINE.with_borrow(|engine| *engine)
}

impl fmt::Debug for dyn Code {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Code")
    }
}
