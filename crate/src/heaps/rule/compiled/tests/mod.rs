//! Code fills tables and maps as walks do: it is run by an interpreter of WebAssembly.

mod engine;
mod heaps;
mod maps;
