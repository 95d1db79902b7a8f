//! Test very deep trees within a small stack: in a browser, a stack overflow would end the core.

use std::thread;

use mexplorer::Budget;
use mexplorer_judges::{PROBLEM_IDS, judge, judge_position};

/// The stack of WebAssembly in bytes.
const STACK: usize = 1 << 20;
const TALL: usize = 20_000;
/// The budget of steps for each query.
const STEPS: u64 = 100_000;

/// Run `work` in a thread with the small stack.
fn narrow(work: impl FnOnce() + Send + 'static) {
    thread::Builder::new().stack_size(STACK).spawn(work).unwrap().join().unwrap();
}

/// Test trees that are a single path, given by the parents of nodes or by edges.
#[test]
fn judged_trees_may_be_paths() {
    let edges: String = (1..TALL).map(|i| format!("{i} {}\n", i + 1)).collect();
    let lengths: String = (1..TALL).map(|i| format!("{i} {} 1\n", i + 1)).collect();
    let parents: String = (1..TALL).map(|i| format!("{i} ")).collect();
    for id in PROBLEM_IDS {
        for body in [&edges, &lengths, &parents] {
            for head in
                [format!("{TALL}\n"), format!("1\n{TALL}\n"), format!("{TALL} {}\n", TALL - 1)]
            {
                let input = head + body;
                narrow(move || {
                    let _ = judge(id, &input, &mut Budget::steps(STEPS));
                    let _ = judge_position(id, &input);
                });
            }
        }
    }
}
