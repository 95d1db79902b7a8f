//! The statements of a program for one option: mark the option's value, store the option, or try the option as a move.

use super::language::Language;
use super::loops::Part;

/// Write a number as an element of a list. In Java a constant gets the suffix `L` or a cast to `long`.
fn element(language: Language, number: &str) -> String {
    match language {
        Language::Java if number.bytes().all(|byte| byte.is_ascii_digit()) => format!("{number}L"),
        Language::Java if !number.contains(|c: char| c.is_ascii_alphabetic()) => {
            format!("(long) ({number})")
        }
        _ => number.to_string(),
    }
}

/// Write the statement that marks the value of an option of heaps.
pub(super) fn see(language: Language, name: &str, parts: &[Part]) -> String {
    let at = |heap: &str| match language {
        Language::Cpp => format!("g.at({heap})"),
        Language::Python => format!("g[{heap}]"),
        _ => format!("at({heap})"),
    };
    let each = parts.iter().map(|(heap, count)| match (count, language) {
        (None, _) => at(heap),
        (Some(count), Language::Python) => format!("({} if {count} % 2 else 0)", at(heap)),
        (Some(count), Language::Rust) => {
            format!("(if {count} % 2 != 0 {{ {} }} else {{ 0 }})", at(heap))
        }
        (Some(count), Language::Javascript) => format!("({count} % 2n !== 0n ? {} : 0)", at(heap)),
        (Some(count), _) => format!("({count} % 2 != 0 ? {} : 0)", at(heap)),
    });
    let value = each.collect::<Vec<_>>().join(" ^ ");
    match language {
        Language::Cpp | Language::Java => format!("see({name}, {value});"),
        Language::Python => format!("seen.add({value})"),
        Language::Rust => format!("see({value});"),
        Language::Javascript => format!("seen.add({value});"),
    }
}

/// Write the statement that stores an option made of pieces with several numbers each.
pub(super) fn found(language: Language, numbers: usize, parts: &[Part]) -> String {
    let piece = |piece: &[Part]| {
        let numbers: Vec<String> =
            piece.iter().map(|(number, _)| element(language, number)).collect();
        let numbers = numbers.join(", ");
        match language {
            Language::Cpp => format!("Piece{{{numbers}}}"),
            Language::Python => format!("({numbers})"),
            Language::Java => format!("List.of({numbers})"),
            Language::Rust | Language::Javascript => format!("[{numbers}]"),
        }
    };
    let pieces = parts.chunks(numbers).map(piece).collect::<Vec<_>>().join(", ");
    match language {
        Language::Cpp => format!("found.push_back({{{pieces}}});"),
        Language::Python => format!("found.append([{pieces}])"),
        Language::Java => format!("found.add(List.of({pieces}));"),
        Language::Rust => format!("found.push(vec![{pieces}]);"),
        Language::Javascript => format!("found.push([{pieces}]);"),
    }
}

/// Write the statement that tries a move to the heaps of an option.
pub(super) fn attempt(language: Language, parts: &[Part]) -> String {
    let heaps: Vec<String> = parts.iter().map(|(heap, _)| element(language, heap)).collect();
    let heaps = heaps.join(", ");
    if parts.iter().all(|(_, count)| count.is_none()) {
        return match language {
            Language::Cpp => format!("attempt(heaps, heap, {{{heaps}}});"),
            Language::Python => format!("attempt(heaps, heap, [{heaps}])"),
            Language::Java => format!("attempt(heaps, heap, List.of({heaps}));"),
            Language::Rust => format!("attempt(&[{heaps}]);"),
            Language::Javascript => format!("attempt(heaps, heap, [{heaps}]);"),
        };
    }
    let one = if language == Language::Javascript { "1n" } else { "1" };
    let copies = |list: &dyn Fn(&str, &str) -> String| {
        let each = parts.iter().map(|(heap, count)| list(heap, count.as_deref().unwrap_or(one)));
        each.collect::<Vec<_>>()
    };
    match language {
        Language::Cpp => {
            let each = copies(&|heap, count| format!("left.insert(left.end(), {count}, {heap});"));
            format!("vector<ll> left;\n{}\nattempt(heaps, heap, left);", each.join("\n"))
        }
        Language::Python => {
            let each = copies(&|heap, count| format!("{count} * [{heap}]"));
            format!("attempt(heaps, heap, {})", each.join(" + "))
        }
        Language::Java => {
            let each = copies(&|heap, count| {
                let count =
                    if count == "1" { count.to_string() } else { format!("(int) ({count})") };
                format!("left.addAll(Collections.nCopies({count}, {}));", element(language, heap))
            });
            format!(
                "List<Long> left = new ArrayList<>();\n{}\nattempt(heaps, heap, left);",
                each.join("\n")
            )
        }
        Language::Rust => {
            let each = copies(&|heap, count| format!("vec![{heap}; ({count}) as usize]"));
            format!("attempt(&[{}].concat());", each.join(", "))
        }
        Language::Javascript => {
            let each = copies(&|heap, count| format!("...Array(Number({count})).fill({heap})"));
            format!("attempt(heaps, heap, [{}]);", each.join(", "))
        }
    }
}
