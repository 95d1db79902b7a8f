//! Programs of random rules, run by interpreters and compared with the core's tables.

use std::io::Write;
use std::process::{Command, Stdio};

use proptest::prelude::*;
use proptest::strategy::ValueTree;
use proptest::test_runner::TestRunner;

use super::{Form, Language, program};
use crate::base::budget::Budget;
use crate::heaps::rule::tests::walking::alternative;
use crate::notation::Game;

/// The number of rules to compare.
const RULES: usize = 150;
/// The largest heap of each rule.
const HEAPS: u64 = 30;

/// Return random valid rules, each with the values of its heaps up to the first heap with an error.
fn rules() -> Vec<(Game, Vec<u64>)> {
    let mut runner = TestRunner::deterministic();
    let drawn = prop::collection::vec(alternative(), 1..3);
    let mut found = Vec::new();
    while found.len() < RULES {
        let alternatives = drawn.new_tree(&mut runner).unwrap().current();
        let Ok(game) = Game::parse(&format!("n -> {}", alternatives.join(" | "))) else { continue };
        let mut sequence = game.rule.sequence().unwrap();
        let mut values = Vec::new();
        for heap in 0..=HEAPS {
            if sequence.extend(heap, false, &mut Budget::default()).is_err() {
                break;
            }
            values.push(sequence.value(heap).unwrap());
        }
        // Skip rules whose values are all 0, which test little.
        if values.iter().any(|value| *value > 0) {
            found.push((game, values));
        }
    }
    found
}

/// Run a script and return its output.
fn printed(command: &str, arguments: &[&str], script: &str) -> String {
    let mut child = Command::new(command)
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    child.stdin.take().unwrap().write_all(script.as_bytes()).unwrap();
    let output = child.wait_with_output().unwrap();
    assert!(output.status.success(), "{command}");
    String::from_utf8(output.stdout).unwrap()
}

/// Compare the output of a script, which has a line of values for each rule, with the values of the rules.
fn compare(rules: &[(Game, Vec<u64>)], printed: &str) {
    let mut lines = printed.lines();
    for (game, values) in rules {
        let wanted: Vec<String> = values.iter().map(u64::to_string).collect();
        assert_eq!(lines.next(), Some(wanted.join(" ").as_str()), "{game}");
    }
    assert_eq!(lines.next(), None);
}

fn code(game: &Game, language: Language) -> String {
    program(game, language, Form::Rule, false, &mut Budget::default()).unwrap().code
}

#[test]
fn programs_of_random_rules_in_python() {
    let rules = rules();
    let mut script = String::new();
    for (game, values) in &rules {
        let code = code(game, Language::Python);
        let code = code.strip_suffix("\nmain()\n").unwrap();
        script.push_str(&format!("{code}\nprint(*[value(n) for n in range({})])\n", values.len()));
    }
    compare(&rules, &printed("python3", &["-"], &script));
}

#[test]
fn programs_of_random_rules_in_javascript() {
    let rules = rules();
    let mut script = String::new();
    for (game, values) in &rules {
        let code = code(game, Language::Javascript);
        let code = code.split("const input = ").next().unwrap();
        let count = values.len();
        script.push_str(&format!(
            "{{\n{code}\nconsole.log(Array.from({{ length: {count} }}, (_, n) => value(BigInt(n))).join(' '));\n}}\n"
        ));
    }
    compare(&rules, &printed("node", &["--input-type=commonjs", "-"], &script));
}
