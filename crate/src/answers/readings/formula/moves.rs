//! Reading of the moves of the game that a program solves, even if not all its statements can be read: from the values
//! that the program looks up, and from the loops and conditions around the look-ups.

use super::heads::{Head, heads, is_name, numbers, words};
use super::loops::is_guard;
use super::options::{guarded, works};
use crate::answers::readings::brackets::{closes, pieces};

/// Functions and keywords before a bracket that do not look up a value of a game.
const CALLED: &str = "range min max memset sqrt int isqrt len abs pow print for if while main vector list set sorted \
    math count puts printf scanf sizeof bool cin cout gcd and or not return insert add append push_back tuple";

/// Texts that occur in a program about won and lost positions. A program without any of them looks up values of another
/// kind.
const SIGNS: &[&str] = &[
    "mex", "not ", "not(", "seen", "vis", "memo", "!", "^", "insert", "add", "]=1", "]=true",
    "]=True", "==0", "==false", "==False", "lose", "win", "sg", "grundy", "Grundy", "False",
    "false",
];

/// An expression that looks up a value of a position, `sg[i-x]` or `win(n-k)`.
struct Value<'c> {
    name: &'c str,
    argument: &'c str,
    start: usize,
    end: usize,
}

/// Return the rule whose options are the values that a program looks up. The code has no blanks and comments; `comment`
/// may declare lists of numbers.
pub(super) fn rule(code: &str, comment: &str) -> Option<String> {
    let code = plain(code);
    if !SIGNS.iter().any(|sign| code.contains(sign)) {
        return None;
    }
    let mut lists = lists(&code);
    lists.extend(self::lists(comment));
    let mut heads = heads(&code, &lists);
    let code = renamed(code, &mut heads);
    let code = taken_from_lists(code, &lists, &mut heads);
    let values = values(&code);
    let groups = groups(&code, &values)?;
    let name = groups.first()?.first()?.name;
    let groups: Vec<&Vec<&Value<'_>>> =
        groups.iter().filter(|group| group.iter().all(|value| value.name == name)).collect();
    let number = number(&groups, &heads)?;
    let conditions = conditions(&code);
    let mut options: Vec<String> = Vec::new();
    for group in groups {
        let option = option(group, &number, &heads, &conditions)?;
        if !options.contains(&option) {
            options.push(option);
        }
    }
    let line = format!("{number} -> {}", options.join(" | "));
    let each: Vec<&str> = options.iter().map(String::as_str).collect();
    let line = [line, guarded(&number, &each)].into_iter().find(|line| works(line))?;
    let is_won = [":return True", ")return true", ")return 1"];
    let is_won = is_won.iter().any(|end| code.contains(&format!("{number}==0{end}")))
        || ["=1;", "=true", "=True"].iter().any(|end| code.contains(&format!("{name}[0]{end}")));
    Some(if is_won && !code.contains("mex") { format!("{line} misere") } else { line })
}

/// Rewrite the operators of a program in the notation of rules.
fn plain(code: &str) -> String {
    const SAME: &[(&str, &str)] = &[
        ("//", "/"),
        (">>1", "/2"),
        ("math.", ""),
        ("(int)", ""),
        ("isqrt(", "sqrt("),
        ("int(i**0.5)", "sqrt(i)"),
        ("int(n**0.5)", "sqrt(n)"),
        ("int(sqrt(i))", "sqrt(i)"),
        ("int(sqrt(n))", "sqrt(n)"),
        ("k**2", "k*k"),
        ("j**2", "j*j"),
        ("self.", ""),
        ("new int[]", ""),
        (".iter()", ""),
        (".into_iter()", ""),
    ];
    SAME.iter().fold(code.to_string(), |code, (from, to)| code.replace(from, to))
}

/// Return the declared lists of numbers, `int a[]={1,3,4}` or `S=[1,3,4]`, with their names.
pub(super) fn lists(code: &str) -> Vec<(String, String)> {
    let letter = |c: char| c.is_ascii_alphanumeric() || c == '_';
    let signs = code.match_indices('=');
    signs
        .filter_map(|(at, _)| {
            let rest = &code[at + 1..];
            // Skip a list of 0 alone, which sets the first value and gives no amounts.
            let list = numbers(&rest[..=closes(rest)?]).filter(|list| list != "{0}")?;
            let left = code[..at].trim_end();
            let left = left
                .strip_suffix(']')
                .and_then(|left| left.rsplit_once('['))
                .map_or(left, |(left, _)| left);
            let from = left.trim_end_matches(letter).len();
            is_name(&left[from..]).then(|| (left[from..].to_string(), list))
        })
        .collect()
}

/// Return all lists of two or more numbers in brackets.
pub(super) fn all_lists(code: &str) -> Vec<String> {
    let brackets = code.match_indices(['[', '{', '(']);
    let list = |(at, _): (usize, &str)| {
        let list = numbers(&code[at..=at + closes(&code[at..])?])?;
        list.contains(',').then_some(list)
    };
    brackets.filter_map(list).collect()
}

/// Rename loop variables and arguments of functions with longer names to single free letters.
fn renamed(mut code: String, heads: &mut [Head]) -> String {
    let mut names: Vec<String> = heads.iter().map(|head| head.name.clone()).collect();
    names.extend(words(&code, &["def", "int", "bool"]).filter_map(|(_, rest)| {
        let (_, inner) = rest.split_once('(').filter(|(name, _)| is_name(name.trim_start()))?;
        let argument = inner.split([',', ')', ':']).next()?.split(' ').next_back()?;
        Some(argument.to_string())
    }));
    names.retain(|name| name.len() > 1 && is_name(name));
    for name in names {
        let is_free = |letter: &char| words_of(&code).all(|word| word.chars().ne([*letter]));
        let Some(letter) = ('a'..='z').rev().find(is_free) else { continue };
        let letter = letter.to_string();
        code = replaced(&code, &name, &letter);
        for head in heads.iter_mut() {
            head.name = replaced(&head.name, &name, &letter);
            head.range = replaced(&head.range, &name, &letter);
            for condition in &mut head.conditions {
                *condition = replaced(condition, &name, &letter);
            }
        }
    }
    code
}

fn words_of(code: &str) -> impl Iterator<Item = &str> {
    code.split(|c: char| !(c.is_ascii_alphanumeric() || c == '_')).filter(|word| !word.is_empty())
}

/// Replace each occurrence of a whole word in a text by another word.
pub(super) fn replaced(text: &str, word: &str, other: &str) -> String {
    let letter = |c: char| c.is_ascii_alphanumeric() || c == '_';
    let mut new = String::with_capacity(text.len());
    let mut from = 0;
    for (at, _) in text.match_indices(word) {
        let end = at + word.len();
        if at >= from && !text[..at].ends_with(letter) && !text[end..].starts_with(letter) {
            new.push_str(&text[from..at]);
            new.push_str(other);
            from = end;
        }
    }
    new + &text[from..]
}

/// Replace elements of lists such as `a[j]`, where j is a loop variable, by j alone, and let the loop run over the
/// list's numbers.
fn taken_from_lists(mut code: String, lists: &[(String, String)], heads: &mut [Head]) -> String {
    for (list, numbers) in lists {
        for head in heads.iter_mut() {
            let place = format!("{list}[{}]", head.name);
            if code.contains(&place) {
                code = code.replace(&place, &head.name);
                head.range.clone_from(numbers);
            }
        }
    }
    code
}

/// Return all expressions that look up a value at a formula.
fn values(code: &str) -> Vec<Value<'_>> {
    let letter = |c: char| c.is_ascii_alphanumeric() || c == '_';
    let is_formula = |text: &str| {
        !text.is_empty()
            && text.chars().all(|c| c.is_ascii_alphanumeric() || "+-*/%^()<".contains(c))
            && words_of(text)
                .all(|word| word.len() == 1 || word.bytes().all(|b| b.is_ascii_digit()))
    };
    code.match_indices(['(', '['])
        .filter_map(|(at, _)| {
            let from = code[..at].trim_end_matches(letter).len();
            let name = &code[from..at];
            let end = at + closes(&code[at..])?;
            let argument = &code[at + 1..end];
            let is_called = CALLED.split_whitespace().any(|known| known == name);
            let is_value = is_name(name) && !is_called && is_formula(argument);
            is_value.then_some(Value { name, argument, start: from, end: end + 1 })
        })
        .collect()
}

/// Group the values that are combined by nim-sum: each group is the result of a move. Return `None` if values are
/// combined by other arithmetic operators or compared.
fn groups<'v, 'c>(code: &'c str, values: &'v [Value<'c>]) -> Option<Vec<Vec<&'v Value<'c>>>> {
    let mut groups: Vec<Vec<&Value<'_>>> = Vec::new();
    for value in values {
        match groups.last_mut() {
            Some(last)
                if last.last().is_some_and(|one| {
                    one.end < value.start && &code[one.end..value.start] == "^"
                }) =>
            {
                last.push(value);
            }
            _ => groups.push(vec![value]),
        }
    }
    let is_moved = |value: &Value<'_>| {
        let first = value.argument.as_bytes();
        first[0].is_ascii_alphabetic() && matches!(first.get(1), Some(b'-' | b'/'))
    };
    groups.retain(|group| group.len() > 1 || is_moved(group[0]));
    let is_added = |group: &Vec<&Value<'_>>| {
        let end = group[group.len() - 1].end;
        code[..group[0].start].ends_with(['+', '*', '-', '/', '%'])
            || code[end..].starts_with(['+', '*', '-', '/', '%', '<', '>'])
    };
    (!groups.iter().any(is_added)).then_some(groups)
}

/// Return the variable of the number from which the moves start.
fn number(groups: &[&Vec<&Value<'_>>], heads: &[Head]) -> Option<String> {
    let moved = groups.iter().flat_map(|group| group.iter()).find_map(|value| {
        let first = value.argument.split(['-', '/']).next()?;
        (first.len() < value.argument.len() && is_name(first)).then(|| first.to_string())
    });
    moved.or_else(|| {
        // Otherwise, take the variable that bounds the loops over the letters in the values.
        let used: Vec<&str> = groups
            .iter()
            .flat_map(|group| group.iter())
            .flat_map(|value| words_of(value.argument))
            .collect();
        let own = heads.iter().filter(|head| used.contains(&head.name.as_str()));
        let mut bounds = own.flat_map(|head| words_of(&head.range));
        let free = bounds.find(|word| word.len() == 1 && is_name(word) && !used.contains(word));
        free.map(str::to_string)
    })
}

/// A condition of a program, and the range of the code to which it applies.
struct Condition {
    text: String,
    from: usize,
    end: usize,
}

fn conditions(code: &str) -> Vec<Condition> {
    let mut all: Vec<Condition> = Vec::new();
    for (_, rest) in words(code, &["if"]) {
        let text = match rest.strip_prefix('(') {
            Some(_) => closes(rest).map_or("", |end| &rest[1..end]),
            None => {
                let mut depth = 0_i32;
                let end = rest.char_indices().find(|(_, c)| {
                    depth += i32::from("([{".contains(*c)) - i32::from(")]}".contains(*c));
                    depth < 0 || (depth == 0 && ":\n".contains(*c))
                });
                rest[..end.map_or(rest.len(), |(at, _)| at)].trim()
            }
        };
        // In C-like languages the condition covers one statement or block; in other languages assume the whole code.
        let body = rest.strip_prefix('(').and(closes(rest)).map(|end| &rest[end + 1..]);
        let (from, end) = match body.filter(|_| code.contains(';')) {
            Some(body) => {
                let from = code.len() - body.len();
                let length = match body.starts_with('{') {
                    true => closes(body),
                    false => body.find([';', '\n']),
                };
                (from, length.map_or(code.len(), |length| from + length))
            }
            None => (0, code.len()),
        };
        let each = pieces(text, &["&&", "and"]).into_iter();
        all.extend(each.map(|text| Condition { text: text.to_string(), from, end }));
    }
    all
}

/// Return the option that leaves the heaps of a group, with the loops of its variables and the conditions on them.
fn option(
    group: &[&Value<'_>],
    number: &str,
    heads: &[Head],
    conditions: &[Condition],
) -> Option<String> {
    let mut letters: Vec<&str> = group
        .iter()
        .flat_map(|value| words_of(value.argument))
        .filter(|word| is_name(word))
        .collect();
    letters.retain(|letter| *letter != number);
    let mut own: Vec<&Head> = Vec::new();
    for head in heads.iter().filter(|head| head.name != number) {
        if letters.contains(&head.name.as_str()) && !own.iter().any(|one| one.name == head.name) {
            own.push(head);
        }
    }
    letters.retain(|letter| !own.iter().any(|head| head.name == *letter));
    if !letters.is_empty() {
        return None;
    }
    let has_own = |text: &str| words_of(text).any(|word| own.iter().any(|head| head.name == word));
    let is_known = |text: &str| {
        words_of(text).all(|word| {
            word == number
                || word == "gcd"
                || !is_name(word)
                || own.iter().any(|head| head.name == word)
        })
    };
    let is_idle = |text: &str| own.iter().any(|head| is_guard(text, &head.name));
    let is_under = |one: &&Condition| one.from <= group[0].start && group[0].start < one.end;
    let said = conditions.iter().filter(is_under).map(|one| &one.text).filter(|text| {
        has_own(text) && is_known(text) && !is_idle(text) && text.contains(['=', '<', '>', '%'])
    });
    let all = own.iter().flat_map(|head| &head.conditions).chain(said);
    let mut all: Vec<String> = all.cloned().collect();
    all.dedup();
    let heaps: Vec<String> =
        group.iter().map(|value| value.argument.replace("1<<", "2^")).collect();
    let heaps = if heaps.len() > 1 { format!("({})", heaps.join(", ")) } else { heaps[0].clone() };
    // Let a loop over amounts start at 1 instead of 0: taking 0 is not a move.
    let range = |head: &Head| {
        let taken = format!("{number}-{}", head.name);
        let range = match head.range.strip_prefix("0..") {
            Some(last) if heaps == taken => format!("1..{last}"),
            _ => head.range.clone(),
        };
        format!("{} in {range}", head.name)
    };
    let ranges: Vec<String> = own.iter().map(|head| range(head)).collect();
    let clause =
        if ranges.is_empty() { String::new() } else { format!(" for {}", ranges.join(", ")) };
    let condition =
        if all.is_empty() { String::new() } else { format!(" if {}", all.join(" and ")) };
    Some(format!("{heaps}{clause}{condition}"))
}
