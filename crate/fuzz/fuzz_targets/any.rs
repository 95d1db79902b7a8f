//! Entry of cargo-fuzz for all targets: `MEX_TARGET=rules cargo +nightly fuzz run any corpus/rules`.
//! `crate/tests/fuzz.rs` runs the same targets at random, on any compiler.

#![no_main]

#[path = "../../tests/common/mod.rs"]
mod common;
#[path = "../targets/mod.rs"]
mod targets;

use std::sync::LazyLock;

use libfuzzer_sys::fuzz_target;
use targets::{TARGETS, Target};

static CHOSEN: LazyLock<Target> = LazyLock::new(|| {
    let wanted = std::env::var("MEX_TARGET").unwrap_or_else(|_| "notation".into());
    let found = TARGETS.iter().find(|(name, _)| *name == wanted);
    found.unwrap_or_else(|| panic!("no target {wanted}")).1
});

fuzz_target!(|data: &[u8]| CHOSEN(data));
