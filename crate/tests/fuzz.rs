//! Run the fuzz targets of `crate/fuzz` on random inputs without a fuzzer: half of the time with a fixed seed, half
//! with a fresh one. `MEX_FUZZ_SECONDS` sets the seconds for each target, `MEX_FUZZ_SEED` the fresh seed.
//!
//! A failing input is written to `crate/fuzz/corpus`, and later runs start with the inputs of that folder.

#[path = "../fuzz/targets/mod.rs"]
mod targets;

use std::fs;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::PathBuf;
use std::time::{Duration, Instant, SystemTime};

use mexplorer::Rng;
use targets::{TARGETS, Target};

/// The default number of seconds for each target; all targets together take a minute.
const SECONDS: f64 = 8.0;
/// The time limit of one input. Every query has a budget, so that the limit holds on slow machines as well; a busy
/// machine may exceed it once, but not twice.
const PATIENCE: Duration = Duration::from_secs(60);

fn corpus(name: &str) -> PathBuf {
    [env!("CARGO_MANIFEST_DIR"), "fuzz", "corpus", name].iter().collect()
}

/// Run a target on one input, and save the input if the target fails.
fn run(name: &str, target: Target, data: &[u8]) {
    let mut start = Instant::now();
    let mut done = catch_unwind(AssertUnwindSafe(|| target(data)));
    if done.is_ok() && start.elapsed() > PATIENCE {
        start = Instant::now();
        done = catch_unwind(AssertUnwindSafe(|| target(data)));
    }
    if done.is_err() || start.elapsed() > PATIENCE {
        let mut hash = 0xcbf2_9ce4_8422_2325_u64;
        for byte in data {
            hash = (hash ^ u64::from(*byte)).wrapping_mul(0x100_0000_01b3);
        }
        let file = corpus(name).join(format!("{hash:016x}"));
        fs::create_dir_all(corpus(name)).unwrap();
        fs::write(&file, data).unwrap();
        panic!("{name} fails, or takes {:?}: {}", start.elapsed(), file.display());
    }
}

fn fuzz(name: &str) {
    let (_, target) = *TARGETS.iter().find(|(known, _)| *known == name).unwrap();
    for file in fs::read_dir(corpus(name)).into_iter().flatten() {
        run(name, target, &fs::read(file.unwrap().path()).unwrap());
    }
    let said = |variable| std::env::var(variable).ok();
    let seconds = said("MEX_FUZZ_SECONDS").map_or(SECONDS, |text| text.parse().unwrap());
    let now = || SystemTime::UNIX_EPOCH.elapsed().unwrap().subsec_nanos().into();
    let fresh = said("MEX_FUZZ_SEED").map_or_else(now, |text| text.parse().unwrap());
    for seed in [1, fresh] {
        let start = Instant::now();
        let mut rng = Rng::new(seed);
        let mut inputs = 0;
        while start.elapsed().as_secs_f64() < seconds / 2.0 {
            let length = rng.within(8, 200);
            let data: Vec<u8> = (0..length).map(|_| rng.below(256) as u8).collect();
            run(name, target, &data);
            inputs += 1;
        }
        println!("{name}: {inputs} inputs of seed {seed}");
        assert!(inputs > 0);
    }
}

macro_rules! fuzzed {
    ($($name:ident)*) => {
        $(#[test] fn $name() { fuzz(stringify!($name)); })*
        #[test]
        fn no_target_is_forgotten() {
            assert_eq!(TARGETS.map(|(name, _)| name), [$(stringify!($name)),*]);
        }
    };
}

fuzzed! { notation moves answers rules plain readings unions }
