//! All tests of the core in one program, since linking two dozen programs took longer than running them. Each file is a
//! module: `cargo test --test all theorems` runs the module `theorems`.

#![cfg(not(target_arch = "wasm32"))]
#![allow(clippy::unwrap_used)] // a failed test is how a surprise shows

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
mod matchings;
mod moves;
mod notakto;
mod notation;
mod numbers;
mod patterns;
mod placing;
mod presets;
mod products;
mod programs;
mod quotients;
mod registry;
mod remoteness;
mod rules;
mod sums;
mod theorems;
mod trees;
mod union;
