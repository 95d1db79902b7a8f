//! Check the error of each mistake: its code, its span, and the expected tokens.

use crate::base::budget::Budget;
use crate::base::error::Detail;
use crate::heaps::rule::{HeapRule, RuleTable};
use crate::period::sequence::Sequence;

/// Return the text `code start..end: details` for the error of a rule that is rejected, or that fails for a small heap.
fn said(text: &str) -> String {
    let valued = HeapRule::parse(text)
        .and_then(|rule| RuleTable::new(rule).extend(24, false, &mut Budget::default()));
    let Err(error) = valued else { return "accepted".to_string() };
    let span = error.span.expect("every error has its spot");
    let mut out = format!("{} {}..{}", error.code.as_str(), span.start, span.end);
    for (name, detail) in &error.details {
        let value = match detail {
            Detail::Number(n) => n.to_string(),
            Detail::Text(text) => format!("{text:?}"),
            Detail::List(list) => list.join(" "),
        };
        out.push_str(&format!("; {name}: {value}"));
    }
    out
}

#[test]
fn each_mistake_is_told_at_its_spot() {
    let table = include_str!("errors.txt");
    let mut wrong = String::new();
    for (i, line) in table.lines().enumerate() {
        let Some((text, expected)) = line.split_once("  ⟹  ") else { continue };
        let found = said(text);
        if found != expected {
            wrong.push_str(&format!("{}: {text}  ⟹  {found}\n", i + 1));
        }
    }
    assert!(wrong.is_empty(), "other than in errors.txt:\n{wrong}");
}

#[test]
fn a_spot_is_one_of_the_text_as_typed() {
    let error = HeapRule::parse("ｎ → ｎ－１ ｜ 𝄞").unwrap_err();
    assert_eq!(error.span.map(|s| (s.start, s.end)), Some((10, 12)));
    let mut budget = Budget::default();
    let rule = HeapRule::parse("ｎ → ｎ－１ ｜ n if n = 30").unwrap();
    let error = rule.options(30, &mut budget, &mut |_| std::ops::ControlFlow::Continue(()));
    assert_eq!(error.unwrap_err().span.map(|s| (s.start, s.end)), Some((10, 11)));
}
