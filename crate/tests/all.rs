//! The core's tests as one program, since linking two dozen took longer than running them. Each file
//! is a module: `cargo test --test all theorems` runs one.

#![cfg(not(target_arch = "wasm32"))]
#![allow(clippy::unwrap_used)] // a failed test is how a surprise shows

mod certificates;
mod claims;
mod common;
mod cycles;
mod deep;
mod every;
mod families;
mod floors;
mod forms;
mod fuzz;
mod golden;
mod golden_quotients;
mod graph_kayles;
mod graphs;
mod judge;
mod matchings;
mod moves;
mod notakto;
mod notation;
mod numbers;
mod presets;
mod products;
mod quotients;
mod readings;
mod readings_signs;
mod registry;
mod remoteness;
mod rules;
mod sentences;
mod sums;
mod texts;
mod theorems;
mod trees;
mod union;
