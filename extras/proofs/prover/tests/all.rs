//! Test where a search ends, which progress it reports, and the advice in the message of its error.

#![allow(clippy::unwrap_used)] // a failed test is how a surprise shows

use mexplorer::memory::CountingAllocator;
use mexplorer::{Budget, ErrorCode, Game, MAX_HEAP, MAX_TABLE, Period};
use mexplorer_prover::{certificate, prove};

#[global_allocator]
static ALLOCATOR: CountingAllocator = CountingAllocator;

/// A game without a window of its last values, whose table shows no period.
const TABLE_GAME: &str = "n -> n - p for p in 1..n if prime(p) | n/2 if n > 0";

fn game(text: &str) -> Game {
    Game::parse(text).unwrap()
}

/// Return the code and message of the error of a search up to `upto` within `steps`.
fn refused(text: &str, upto: u64, steps: u64) -> (ErrorCode, String) {
    let error = certificate(&game(text), upto, &mut Budget::steps(steps)).unwrap_err();
    (error.code, error.message)
}

#[test]
fn without_a_bound_the_search_goes_on_until_the_proof() {
    let budget = &mut Budget::default();
    let proof = certificate(&game("octal 0.356"), MAX_TABLE, budget).unwrap();
    assert_eq!((proof.preperiod, proof.period, proof.bound), (7315, 142, 14_915));
    // The search ends with the proof, so few steps are used although `upto` is large.
    assert!(budget.used() < 100_000, "{}", budget.used());
}

#[test]
fn a_bound_ends_the_search_and_the_error_asks_for_a_larger_one() {
    let (code, message) = refused("octal 0.356", 2000, 1_000_000_000);
    assert_eq!(code, ErrorCode::NoCertificate);
    assert!(message.ends_with("set a larger `upto`"), "{message}");
    let (code, message) = refused("octal 0.06 misere", 5, 1_000_000_000);
    assert_eq!(code, ErrorCode::NoCertificate);
    assert!(message.ends_with("up to heap 5; set a larger `upto`"), "{message}");
}

#[test]
fn the_end_of_the_budget_is_named_and_the_error_asks_for_a_larger_one() {
    for steps in [0, 1, 1000, 20_000] {
        for (text, upto) in
            [("octal 0.356", MAX_TABLE), ("octal 0.06", 1000), ("octal 0.07 misere", 100)]
        {
            let (code, message) = refused(text, upto, steps);
            if code == ErrorCode::NoCertificate {
                assert_eq!((text, steps), ("octal 0.06", 20_000), "{message}");
            } else {
                assert_eq!(code, ErrorCode::Budget, "{text} {steps}");
                assert!(message.contains("set a larger `budget`"), "{message}");
            }
        }
    }
}

#[test]
fn a_period_too_long_for_a_checker_names_what_proves_it() {
    let (code, message) = refused("subtract 3 1009 70001 100003", MAX_TABLE, 1_000_000_000);
    assert_eq!(code, ErrorCode::TooMany);
    assert!(message.contains("its table names the proof"), "{message}");
}

#[test]
fn a_search_by_a_table_reports_each_heap_it_reaches() {
    for (text, upto) in [(TABLE_GAME, 20_000), ("subtract 3 1009 70001 100003", 1_000_000)] {
        let mut reports = Vec::new();
        let mut watch = |reached, total| reports.push((reached, total));
        let run = prove(&game(text), upto, None, &mut Budget::steps(1 << 40), &mut watch).unwrap();
        assert_eq!((run.reached, run.state), (upto, None), "{text}");
        assert!(reports.len() > 5, "{text}: {reports:?}");
        assert!(reports.is_sorted(), "{text}: {reports:?}");
        assert!(reports.iter().all(|(reached, total)| (reached <= total, *total) == (true, upto)));
        assert_eq!(reports.last(), Some(&(upto, upto)), "{text}");
    }
}

#[test]
fn the_end_of_the_budget_ends_a_search_by_a_table_without_an_error() {
    let mut last = 0;
    for steps in [0, 1, 1000, 100_000, 1_000_000] {
        let budget = &mut Budget::steps(steps);
        let run = prove(&game(TABLE_GAME), MAX_HEAP, None, budget, &mut |_, _| {}).unwrap();
        assert!(run.period.is_none() && run.reached >= last, "{steps}: {run:?}");
        last = run.reached;
    }
    assert!(last > 1000, "{last}");
}

/// Only the memory limits a search by a table, which takes at least two bytes per heap; there is no limit at heap
/// 50,000,000.
#[test]
fn a_search_by_a_table_ends_at_the_bound_of_memory_and_names_it() {
    let text = "subtract 3 1009 70001 100003";
    for bytes in [2_000_000, 20_000_000] {
        let budget = &mut Budget::steps(1 << 40).with_memory(bytes);
        let error = prove(&game(text), MAX_HEAP, None, budget, &mut |_, _| {}).unwrap_err();
        assert_eq!(error.code, ErrorCode::Memory);
        assert!(error.message.contains(&format!("more than {bytes} bytes; it reached heap ")));
    }
}

#[test]
fn a_period_ends_a_search_by_a_table() {
    for (text, period) in [
        ("n -> n-1 | n-2 if n % 2 == 0", Some(Period::proven(2, 4))),
        ("subtract 2 4 7", Some(Period::proven(8, 3))),
        ("nim", Some(Period { saltus: 1, ..Period::proven(0, 1) })),
        ("squares", None),
    ] {
        let budget = &mut Budget::steps(1_000_000);
        let run = prove(&game(text), MAX_HEAP, None, budget, &mut |_, _| {}).unwrap();
        assert_eq!(run.period, period, "{text}");
    }
}
