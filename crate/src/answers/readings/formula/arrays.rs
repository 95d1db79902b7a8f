//! Lists of numbers in programs: `int s[] = {1, 3, 4};`, `a = [3, 5, 7]`, `for k in range(1, 4)`.

use crate::answers::readings::brackets::{closes, is_wrapped};
use crate::answers::readings::reading::Found;
use crate::answers::readings::words;

/// Type names and list constructors, which are not names of lists.
const TYPES: &str = "int long short unsigned signed char const constexpr static final public private auto let var \
    mut std vector array Array list List set Set tuple deque integers usize isize u8 u16 u32 u64 i32 i64 ll LL \
    int64_t uint64_t size_t Vec vec number Integer Long new np numpy Arrays asList of import define";

/// Names of lists: `HEAPS` for sizes of heaps, and `AMOUNTS` for amounts that may be taken. The second string of each
/// constant has one-letter names.
const HEAPS: [&str; 2] = ["heaps heap piles pile stones sizes position pos state 石子 堆", "a A"];
const AMOUNTS: [&str; 2] =
    ["moves S amounts takes take steps removals allowed subtract sub", "s f"];

/// The most brackets to try as the start of a list.
const MOST_BRACKETS: usize = 6;

/// Read a list of numbers, with or without the name that a program gives it.
pub(super) fn array(plain: &str, found: &mut Found) {
    let (code, comment) = comments(plain);
    let said = words::role(&comment);
    // The meaning is uncertain if a comment is not understood, as the comment may give the numbers another meaning.
    let certain = comment.is_empty() || said.is_some();
    let text = code.trim().trim_end_matches([';', ' ', '\n']);
    if let Some(amounts) = range(text.trim_end_matches([':', '{'])) {
        found.line(&format!("subtract {amounts}"), false);
        return;
    }
    let Some((name, numbers)) = assigned(text) else { return };
    // Remove the capital letter after a name in words: 可取集合S.
    let label = text.split(['{', '[', '(', '=']).next().unwrap_or_default();
    let label = label.trim_end_matches([' ', ':', '：']);
    let label = match label.is_ascii() {
        true => label,
        false => label.trim_end_matches(|c: char| c.is_ascii_uppercase()),
    };
    // A single letter is a name, which the lists of names below give a role.
    let role = words::role(label).filter(|_| label.len() > 1);
    let said = said.or(role);
    let among = |lists: [&str; 2]| {
        lists.iter().position(|list| list.split_whitespace().any(|one| Some(one) == name))
    };
    let is_amounts = among(AMOUNTS).is_some() || among(HEAPS) == Some(1);
    match (among(HEAPS), among(AMOUNTS)) {
        _ if said == Some(words::Role::Amounts) => {
            // The meaning is uncertain if the name of the list contradicts the comment.
            let certain = certain && among(HEAPS) != Some(0);
            found.line(&format!("subtract {numbers}"), certain);
        }
        _ if said == Some(words::Role::Heaps) => {
            heaps(&numbers, !is_amounts || among(HEAPS) == Some(1), found);
        }
        // In `A={1,4,9}` the capital letter and the braces suit a set of amounts, too.
        (Some(1), _) if name == Some("A") && is_rising(&numbers) && is_set(text) => {
            found.line(&format!("subtract {numbers}"), false);
            heaps(&numbers, false, found);
        }
        (Some(_), _) => heaps(&numbers, certain, found),
        (_, Some(_)) => {
            found.line(&format!("subtract {numbers}"), certain);
        }
        _ => both(&numbers, found),
    }
}

/// Return whether a text is a letter with a set in braces, without the types and signs of a program.
fn is_set(text: &str) -> bool {
    let letter = text.split('=').next().map_or("", str::trim);
    letter.len() == 1 && text.ends_with('}')
}

/// Return whether each number of a list is larger than the number before it.
fn is_rising(numbers: &str) -> bool {
    let all: Vec<u64> = numbers.split(' ').filter_map(|one| one.parse().ok()).collect();
    all.windows(2).all(|pair| pair[0] < pair[1])
}

/// Split a program into the code without comments and the text of the comments.
fn comments(plain: &str) -> (String, String) {
    let (mut code, mut said) = (Vec::new(), Vec::new());
    for line in plain.lines() {
        let at = ["//", "#", "/*"].iter().filter_map(|sign| line.find(sign)).min();
        let (before, comment) = line.split_at(at.unwrap_or(line.len()));
        let is_directive = comment.starts_with("#include") || comment.starts_with("#define");
        if is_directive {
            code.push(line);
            continue;
        }
        code.push(before);
        said.push(comment.trim_matches(|c: char| c.is_whitespace() || "/#*".contains(c)));
    }
    said.retain(|comment| !comment.is_empty());
    (code.join("\n"), said.join(" "))
}

/// Add two possible meanings: Nim with heaps of these sizes, and the subtraction game of these amounts.
pub(super) fn both(numbers: &str, found: &mut Found) {
    heaps(numbers, false, found);
    found.line(&format!("subtract {numbers}"), false);
}

/// Add a possible meaning: Nim with heaps of these sizes.
pub(super) fn heaps(numbers: &str, certain: bool, found: &mut Found) {
    found.line_at("nim", Some(numbers), certain);
}

/// Return the name of a list, if the text gives one, and the numbers of the list.
fn assigned(text: &str) -> Option<(Option<&str>, String)> {
    // Find the first bracket whose contents are numbers and extend to the end of the text.
    let mut brackets = text.char_indices().filter(|(_, c)| "{[(".contains(*c)).take(MOST_BRACKETS);
    let (open, _) = brackets.find(|(at, _)| is_list(&text[*at..]))?;
    let (before, list) = text.split_at(open);
    let numbers = numbers(list)?;
    let before = before.trim();
    if before.is_empty() {
        // A list in braces is a set, so use the name S of a set of amounts.
        let name = if list.starts_with('{') { Some("S") } else { None };
        return (!list.starts_with('(')).then_some((name, numbers));
    }
    // Refuse a text with several lists in brackets, of which this list is only the last.
    if before.contains('}')
        || before.contains(['(', '[']) && list.starts_with('(') && !before.contains('=')
    {
        return None;
    }
    let is_assigned = before.contains('=') || list.starts_with('{') || list.starts_with('(');
    let word = |c: char| c.is_alphanumeric() || c == '_';
    let is_sign = |c: char| c.is_whitespace() || "=:<>&*[](){}.!,#".contains(c);
    if !is_assigned || !before.chars().all(|c| word(c) || is_sign(c)) {
        return None;
    }
    // Refuse a number before the list, which the list does not explain, except the length of an array.
    let is_number = |one: &str| !one.is_empty() && one.bytes().all(|b| b.is_ascii_digit());
    let outside = before.split('[').map(|part| part.rsplit(']').next().unwrap_or(part));
    if outside.flat_map(|part| part.split(|c| !word(c))).any(is_number) {
        return None;
    }
    let is_type = |one: &&str| TYPES.split_whitespace().any(|known| known == *one);
    let names = before.split(|c| !word(c)).filter(|one| !one.is_empty());
    let mut names = names.filter(|one| !is_type(one) && !one.bytes().all(|b| b.is_ascii_digit()));
    let name = names.next()?;
    // A text is a program if it has an assignment, or a type before its only name.
    let is_program = before.contains('=') || before.split_whitespace().count() > 1;
    (is_program && names.next().is_none()).then_some((Some(name), numbers))
}

/// Return whether a text consists of numbers in brackets, followed only by closing brackets.
fn is_list(text: &str) -> bool {
    closes(text)
        .is_some_and(|end| text[end + 1..].chars().all(|c| ")]}>".contains(c) || c.is_whitespace()))
        && numbers(text).is_some()
}

/// Return the numbers of a list in brackets, separated by blanks.
fn numbers(list: &str) -> Option<String> {
    let mut inner = &list[..=closes(list)?];
    while is_wrapped(inner) {
        inner = inner[1..inner.len() - 1].trim();
    }
    let inner = inner.strip_suffix(',').unwrap_or(inner);
    let all: Vec<&str> = inner.split(',').map(str::trim).collect();
    let good = |one: &&str| !one.is_empty() && one.bytes().all(|b| b.is_ascii_digit());
    all.iter().all(good).then(|| all.join(" "))
}

/// Return the amounts of a loop: `for k in range(1, 4)`, `range(1, 4)`, `for (int k = 1; k <= 3; k++)`.
fn range(text: &str) -> Option<String> {
    let text: String = text.split_whitespace().collect::<Vec<_>>().join(" ");
    if let Some((before, inside)) = text.split_once("range(") {
        let words: Vec<&str> = before.split_whitespace().collect();
        if !matches!(words[..], [] | ["for", _, "in"]) {
            return None;
        }
        let ends: Vec<&str> = inside.trim_end().strip_suffix(')')?.split(',').collect();
        let [first, end] = ends[..] else { return None };
        return amounts(first, end, true);
    }
    let inside = text.strip_prefix("for")?.trim_start().strip_prefix('(')?.strip_suffix(')')?;
    let [first, last, step] = inside.split(';').collect::<Vec<_>>()[..] else { return None };
    let (name, first) = first.split_once('=')?;
    let name = name.split_whitespace().last()?;
    let last = last.trim().strip_prefix(name)?.trim_start();
    if !step.replace(name, "").trim().trim_matches('+').is_empty() {
        return None;
    }
    match last.strip_prefix("<=") {
        Some(last) => amounts(first, last, false),
        None => amounts(first, last.strip_prefix('<')?, true),
    }
}

fn amounts(first: &str, last: &str, is_open: bool) -> Option<String> {
    let first: u64 = first.trim().parse().ok()?;
    let last: u64 = last.trim().parse().ok()?;
    let last = if is_open { last.checked_sub(1)? } else { last };
    (1 <= first && first <= last).then(|| format!("{first}..{last}"))
}
