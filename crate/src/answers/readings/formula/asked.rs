//! The position whose value a program prints at its end, as in `print(win(50))`, `first(34, 21)` or `cout << sg[12] ^
//! sg[7]`.

use super::heads::{is_name, words};

/// Beginnings of statements that print or return a value.
const SHOWN: &[&str] =
    &["print", "cout<<", "console.log(", "puts", "echo ", "System.out", "assert", "return ", "="];

/// Keywords and types before the name of a function that a program defines.
const DEFINED: &[&str] =
    &["def", "int", "bool", "boolean", "long", "function", "fn", "func", "lambda"];

/// Remove the first statement that prints the value of a position. Return the rest of the program and the position.
pub(super) fn asked(code: &str) -> (String, Option<String>) {
    let names = defined(code);
    let mut rest = String::with_capacity(code.len());
    let mut position = None;
    for statement in code.split_inclusive(['\n', ';', '{', '}']) {
        let numbers = names.iter().find_map(|name| numbers(statement, name));
        match numbers.filter(|_| position.is_none()) {
            Some(numbers) => {
                position = Some(numbers);
                rest.push_str(
                    &statement[statement.trim_end_matches(['\n', ';', '{', '}']).len()..],
                );
            }
            None => rest.push_str(statement),
        }
    }
    (rest, position)
}

/// Return the names of the functions and arrays that a program defines, and the usual names such as `sg`.
fn defined(code: &str) -> Vec<String> {
    let letter = |c: char| c.is_ascii_alphanumeric() || c == '_';
    let mut all: Vec<String> = words(code, DEFINED)
        .filter_map(|(_, rest)| {
            let rest = rest.trim_start();
            let end = rest.find(|c| !letter(c))?;
            let is_function = rest[end..].starts_with(['(', '[']) && is_name(&rest[..end]);
            is_function.then(|| rest[..end].to_string())
        })
        .collect();
    all.extend(["sg", "SG", "dp", "win", "grundy"].map(str::to_string));
    // Add the names of lambda functions, such as `win` in `win=lambda n:…`.
    all.extend(code.match_indices("=lambda").map(|(at, _)| {
        let from = code[..at].trim_end_matches(letter).len();
        code[from..at].to_string()
    }));
    all
}

/// Return the numbers at which a statement evaluates the function or array `name`, if it prints these values and all
/// arguments are numbers.
fn numbers(statement: &str, name: &str) -> Option<String> {
    let letter = |c: char| c.is_ascii_alphanumeric() || c == '_';
    let text = statement.trim_matches(['\n', ';', '{', '}', ' ']);
    let (mut all, mut first) = (Vec::new(), None);
    for (at, _) in text.match_indices(name).filter(|_| !name.is_empty()) {
        let behind = &text[at + name.len()..];
        let close = match behind.chars().next() {
            Some('(') => ')',
            Some('[') => ']',
            _ => continue,
        };
        if text[..at].ends_with(letter) {
            continue;
        }
        let end = behind.find(close)?;
        let inner = &behind[1..end];
        let are_numbers =
            inner.split(',').all(|one| !one.is_empty() && one.bytes().all(|b| b.is_ascii_digit()));
        // Refuse an assignment such as `sg[0]=0`, which prints no value.
        let after = &behind[end + 1..];
        let is_given = after.starts_with('=') && !after.starts_with("==");
        if !are_numbers || is_given {
            return None;
        }
        first.get_or_insert(at);
        all.push(inner.replace(',', " "));
    }
    let before = &text[..first?];
    let is_shown = before.is_empty() || SHOWN.iter().any(|sign| before.contains(sign));
    (is_shown && !before.contains("if n")).then(|| all.join(" "))
}
