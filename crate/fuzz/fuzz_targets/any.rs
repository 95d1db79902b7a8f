//! All targets under cargo-fuzz: `MEX_TARGET=rules cargo +nightly fuzz run any corpus/rules`. The same
//! targets run at random, on any compiler, in `crate/tests/fuzz.rs`.

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
