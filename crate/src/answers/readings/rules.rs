//! Rules without their head: options such as `n-1 | n/2`, with the guard that they lack.

use super::reading::Found;
use crate::answers::analysis::analyze_within;
use crate::base::budget::Budget;
use crate::base::error::ErrorCode;
use crate::notation::Game;

/// Reads options as a rule, and a rule that breaks down at 0 with a guard.
pub(super) fn without_head(plain: &str, found: &mut Found) {
    let with_head = match plain.contains('>') {
        true => plain.to_string(),
        false => match variable(plain) {
            Some(name) => format!("{name} -> {plain}"),
            None => return,
        },
    };
    let parts = apart(&with_head);
    for line in [with_head.clone(), guarded(&with_head), parts.clone(), guarded(&parts)] {
        if works(&line) && found.line(&line, true) {
            return;
        }
    }
}

/// The letter of the number in options: the only one that no function's name contains.
fn variable(plain: &str) -> Option<char> {
    let signs =
        plain.contains(['-', '/', '|', '*']) && plain.contains(|c: char| c.is_ascii_digit());
    let mut letters = plain
        .split(|c: char| !c.is_ascii_alphabetic())
        .filter(|word| word.len() == 1)
        .filter_map(|word| word.chars().next());
    let first = letters.next().filter(|_| signs)?;
    (first != 'k' || !plain.contains("for k")).then_some(first)
}

/// Whether a rule can be read, and leads to smaller numbers from the first ones.
fn works(line: &str) -> bool {
    Game::parse(line).is_ok_and(|game| {
        (0..=8).all(|n: u64| {
            game.position(&n.to_string()).is_ok_and(|at| {
                let mut budget = Budget::steps(100_000);
                let code = analyze_within(&game, &at, 1, &mut budget).err();
                code.is_none_or(|error| error.code == ErrorCode::Budget)
            })
        })
    })
}

/// A rule with a guard at each option that has none and may not lead to a smaller number at 0.
fn guarded(line: &str) -> String {
    let Some((head, options)) = line.split_once('>') else { return line.to_string() };
    let head = head.trim_end_matches('-').trim();
    let options: Vec<String> = options
        .split('|')
        .map(str::trim)
        .map(|option| match option.contains(" if ") || !option.contains('/') {
            true => option.to_string(),
            false => format!("{option} if {head} > 0"),
        })
        .collect();
    format!("{head} -> {}", options.join(" | "))
}

fn apart(line: &str) -> String {
    let mut depth = 0;
    line.chars()
        .map(|c| {
            match c {
                '(' | '{' => depth += 1,
                ')' | '}' => depth -= 1,
                _ => {}
            }
            if c == ',' && depth == 0 { '|' } else { c }
        })
        .collect()
}
