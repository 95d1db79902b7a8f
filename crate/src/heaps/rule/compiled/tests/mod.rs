//! Check that compiled code fills tables and maps with the same values as the interpreter. A WebAssembly interpreter
//! runs the compiled code.

mod engine;
mod heaps;
mod maps;
