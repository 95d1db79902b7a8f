//! Test where the search for a certificate ends, and the advice in the message of its error.

#![allow(clippy::unwrap_used)] // a failed test is how a surprise shows

use mexplorer::{Budget, ErrorCode, Game, MAX_TABLE};
use mexplorer_prover::certificate;

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
