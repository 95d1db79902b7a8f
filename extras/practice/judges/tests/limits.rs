//! Test problems with questions about many positions: errors of inputs, and large inputs.

use super::{answer, refused, shown};

#[test]
fn mistakes_in_groups_have_their_spots() {
    let spot = |id: &str, input: &str| {
        let (code, span, facts) = refused(id, input);
        (code, span, facts)
    };
    let said = |code: &'static str, start: usize, end: usize, facts: &str| {
        (code, Some((start, end)), facts.to_string())
    };
    assert_eq!(spot("POJ2311", "2 1"), said("expected-number", 2, 3, "least=2 found=1"));
    assert_eq!(spot("HDU1730", "1 4 2 5"), said("number-too-large", 6, 7, "limit=4 found=5"));
    assert_eq!(spot("HDU1730", "1 4 2 2"), said("wrong-order", 6, 7, "found=2 of=square"));
    assert_eq!(spot("P2148", "1 3 1 2 3"), said("wrong-count", 2, 3, "expected=pairs found=3"));
    assert_eq!(spot("P2148", "1 2 0 3"), said("expected-number", 4, 5, "least=1 found=0"));
    assert_eq!(spot("POJ2425", "2 1 2 0 0"), said("unknown-node", 4, 5, "name=2 first=0"));
    assert_eq!(spot("POJ2425", "2 1 1 1 0 1 0 0").0, "cycle");
    assert_eq!(spot("POJ3710", "1 4 2 1 2 3 4"), said("unrooted", 10, 11, "found=3 4"));
    assert_eq!(spot("HDU1536", "1 2 1 1 3").0, "missing-input");
    assert_eq!(spot("HDU1536", "1 2 1 1 3 0 1"), said("trailing-input", 12, 13, "found=1"));
    assert_eq!(spot("ABC223G", "3 1 2 1 2").0, "cycle");
    assert_eq!(answer("HDU1536", "0"), "");
    assert_eq!(answer("HDU1536", "1 2 0 1 3 1 1 2 0"), "\nL");
    assert_eq!(answer("P2148", "1 0"), "NO");
    assert_eq!(answer("HDU2509", "0"), "Yes");
    assert_eq!(answer("POJ3710", "1 1 0"), "Harry");
    assert_eq!(
        shown("HDU3389", "1 7 1 3 3 2 2 1 2"),
        r#"{"cases":[{"game":"nim","position":"3 2 1"}]}"#
    );
    assert_eq!(
        shown("POJ2425", "3 1 2 0 0 1 0 0"),
        r#"{"cases":[{"game":"graph 0>2 1","position":"0"}]}"#
    );
    assert_eq!(
        shown("POJ3710", "2 2 1 1 2 3 3 1 2 2 3 3 1"),
        r#"{"cases":[{"game":"hackenbush","position":"0-1_2 0-2_2 2_2-2_3 2_3-0"}]}"#
    );
    assert_eq!(shown("ABC223G", "3 1 2 2 3"), r#"{"game":"geography 1-2 2-3","position":"1"}"#);
}

#[test]
fn large_groups_are_answered() {
    let many = |count: usize, each: &str| vec![each; count].join(" ");
    let sheets: Vec<String> = (2..=120).map(|side| format!("{side} 121")).collect();
    assert_eq!(answer("POJ2311", &sheets.join("\n")).lines().count(), 119);
    let sets = format!("3 2 5 9 20000 {} 0", many(20_000, "3 10000 9999 77"));
    assert_eq!(answer("HDU1536", &sets).len(), 20_000);
    // A path with an odd number of nodes: a largest matching can miss any node of the parity of the ends.
    let long: Vec<String> = (2..=100_001).map(|n| format!("{} {n}", n - 1)).collect();
    assert_eq!(answer("ABC223G", &format!("100001 {}", long.join(" "))), "50001");
    let nodes = 2000;
    let lists: Vec<String> = (1..nodes).map(|to| format!("1 {to}")).collect();
    let graph = format!("{nodes} {} 0 {} 0", lists.join(" "), many(20_000, "2 0 4"));
    let answers = answer("POJ2425", &graph);
    assert!(answers.lines().count() == 20_000 && !answers.contains("WIN"));
    assert_eq!(answer("HDU2509", &format!("100 {}", many(100, "100"))), "No");
}

/// Heaps of Nim may have 64 bits, as in programs for a judge.
#[test]
fn heaps_of_nim_beyond_2_53_are_read_exactly() {
    let (most, less) = (u64::MAX, u64::MAX - 1);
    assert_eq!(answer("891", &format!("2 {most} {most}")), "No");
    assert_eq!(answer("891", &format!("2 {most} {less}")), "Yes");
    assert_eq!(answer("CSES1730", &format!("1 3 {most} {less} 1")), "second");
    assert_eq!(answer("P4279", &format!("2 1 {most} 2 {most} {most}")), "John\nBrother");
    assert_eq!(answer("POJ2975", &format!("2 {most} {less} 0")), "1");
    assert_eq!(answer("P1247", &format!("2 {less} {most}")), format!("1 2\n{less} {less}"));
    assert_eq!(
        answer("P4301", &format!("3 {most} {most} {most}")),
        (2 * u128::from(most)).to_string()
    );
    assert_eq!(answer("ARC168B", &format!("1 {most}")), "-1");
    let (code, span, facts) = refused("891", "2 5 18446744073709551616");
    assert_eq!((code, span), ("number-too-large", Some((4, 24))));
    assert_eq!(facts, "limit=18446744073709551615 found=18446744073709551616");
    // A heap beyond 2^53 has an answer but cannot be shown on a board.
    let error = mexplorer_judges::judge_position("891", &format!("1 {most}")).unwrap_err();
    assert_eq!(error.code.as_str(), "number-too-large");
    // In games other than Nim, heaps are limited to 2^53 - 1.
    assert_eq!(refused("HDU1846", "1 9007199254740992 2").0, "number-too-large");
}
