//! The heads of loops in programs of Python, C and similar languages: the loop variable, and its range in the notation
//! of rules.

use crate::answers::readings::brackets::{closes, pieces};

/// The head of a loop: the name of the loop variable, its range, and further conditions on it.
pub(super) struct Head {
    pub(super) name: String,
    pub(super) range: String,
    pub(super) conditions: Vec<String>,
}

/// Return the heads of all loops of a program without blanks, in order. `lists` holds the declared lists of numbers.
pub(super) fn heads(code: &str, lists: &[(String, String)]) -> Vec<Head> {
    let mut all: Vec<Head> = words(code, &["for", "while"])
        .filter_map(|(word, rest)| match word {
            "while" => counted(rest, code),
            _ if rest.starts_with('(') => in_c(&rest[1..closes(rest)?], lists),
            _ => over(rest.strip_prefix(' ')?, lists),
        })
        .collect();
    all.extend(closures(code, lists));
    all
}

/// Return a head for each closure that runs over a list, `[1,3].some(k=>…)` or `S.any(|&k|…)`.
fn closures(code: &str, lists: &[(String, String)]) -> Vec<Head> {
    const CALLS: [&str; 8] =
        [".some(", ".every(", ".any(", ".all(", ".map(", ".filter(", ".forEach(", ".for_each("];
    let spots = CALLS.iter().flat_map(|call| {
        code.match_indices(call).map(|(at, call)| (&code[..at], &code[at + call.len()..]))
    });
    let head = |(before, behind): (&str, &str)| {
        let letter = |c: char| c.is_ascii_alphanumeric() || c == '_';
        let from = match before.ends_with([']', ')']) {
            true => before.rfind(['[', '('])?,
            false => before.trim_end_matches(letter).len(),
        };
        let name = behind.trim_start_matches(['(', '|', '&']);
        let end = name.find(|c| !letter(c))?;
        let is_closure = ["=>", ")=>", "|"].iter().any(|sign| name[end..].starts_with(sign));
        listed(&name[..end], &before[from..], lists).filter(|_| is_closure)
    };
    spots.filter_map(head).collect()
}

/// Find all occurrences of the given words, each with the text after it.
pub(super) fn words<'t>(
    code: &'t str,
    words: &'static [&'static str],
) -> impl Iterator<Item = (&'static str, &'t str)> {
    let is_letter = |c: char| c.is_ascii_alphanumeric() || c == '_';
    code.match_indices(|c: char| c.is_ascii_alphabetic()).filter_map(move |(at, _)| {
        let word = words.iter().find(|word| code[at..].starts_with(**word))?;
        let rest = &code[at + word.len()..];
        let is_word = !code[..at].ends_with(is_letter) && !rest.starts_with(is_letter);
        is_word.then_some((*word, rest))
    })
}

pub(super) fn is_name(text: &str) -> bool {
    text.starts_with(|c: char| c.is_ascii_alphabetic())
        && text.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'_')
}

/// Return the text of a number or a formula minus 1; for the number 0 return `0`.
pub(super) fn before(last: &str) -> String {
    match (last.parse::<u64>(), last.strip_suffix("+1")) {
        (Ok(number), _) => number.saturating_sub(1).to_string(),
        (_, Some(last)) => last.to_string(),
        _ => format!("{last}-1"),
    }
}

/// Read the head of a loop in C style: `int j=1;j<=i;j++`, `int x:{1,3}`, `const x of[1,3]`.
fn in_c(inner: &str, lists: &[(String, String)]) -> Option<Head> {
    let [first, condition, step] = inner.split(';').collect::<Vec<_>>()[..] else {
        let (name, list) = inner.split_once(':').or_else(|| inner.split_once(" of"))?;
        let name = name.split([' ', '&']).next_back()?;
        return listed(name, list, lists);
    };
    let first = first.split(',').next()?;
    let (name, first) = first.rsplit_once('=')?;
    let name = name.split(' ').next_back()?;
    let is_back = step.contains("--");
    let (mut range, mut conditions) = (None, Vec::new());
    for part in condition.split("&&") {
        if is_back {
            let least = part.strip_prefix(name).and_then(|rest| rest.strip_prefix('>'));
            let least = least.map(|rest| match rest.strip_prefix('=') {
                Some(least) => least.to_string(),
                None => format!("{rest}+1"),
            });
            range = range.or(least.map(|least| format!("{least}..{first}")));
        } else if let Some((last, own)) = bound(part, name) {
            range = range.or(Some(format!("{first}..{last}")));
            conditions.extend(own);
        }
    }
    let step = step.strip_prefix(name).unwrap_or(step);
    if ["*=2", "<<=1"].contains(&step) {
        conditions.push(format!("popcount({name}) == 1"));
    } else if step == "+=2" {
        conditions.push(format!("{name} % 2 == ({first}) % 2"));
    }
    let range = range?;
    is_name(name).then(|| Head { name: name.to_string(), range, conditions })
}

/// Return an upper bound of the variable from a condition such as `j<=i`, `j*j<=i` or `(1<<j)<=i`, and the condition
/// itself if the bound is too weak.
fn bound(part: &str, name: &str) -> Option<(String, Option<String>)> {
    let (left, right, is_open) = match (part.split_once("<="), part.split_once('<')) {
        (Some((left, right)), _) => (left, right, false),
        (None, Some((left, right))) => (left, right, true),
        _ => {
            return part
                .split_once(">=")
                .filter(|(_, least)| *least == name)
                .map(|(last, _)| (last.to_string(), None));
        }
    };
    match left {
        _ if left == name && right.ends_with(&format!("-{name}")) => {
            let whole = &right[..right.len() - name.len() - 1];
            Some((if is_open { format!("({whole}-1)/2") } else { format!("{whole}/2") }, None))
        }
        _ if left == name && is_open => Some((before(right), None)),
        _ if left == name => Some((right.to_string(), None)),
        _ if left == format!("{name}*{name}") => {
            let sign = if is_open { "<" } else { "<=" };
            Some((right.to_string(), Some(format!("{left} {sign} {right}"))))
        }
        // A condition on twice the variable bounds the variable by half of the right side.
        _ if left == format!("2*{name}")
            || left == format!("{name}*2")
            || left == format!("{name}+{name}") =>
        {
            Some((if is_open { format!("({right}-1)/2") } else { format!("{right}/2") }, None))
        }
        _ if left.contains("1<<") => Some(("52".to_string(), None)),
        _ => None,
    }
}

/// Read the head of a loop in Python, JavaScript or Rust after `for`: `k in range(1,n+1):`, `k in(1,3,4)if n>=k)`.
fn over(rest: &str, lists: &[(String, String)]) -> Option<Head> {
    let (name, rest) = rest.split_once(" in")?;
    let rest = rest.trim_start();
    // A list that contains an opening bracket ends at the matching closing bracket.
    let sign = rest.find([' ', ':', '\n', ',', '(', '[', '{', ')', ']', '}']).unwrap_or(rest.len());
    let is_open = rest[sign..].starts_with(['(', '[']) || (sign == 0 && rest.starts_with('{'));
    let end = if is_open { sign + closes(&rest[sign..])? + 1 } else { sign };
    let list = &rest[..end];
    listed(name, list.trim(), lists)
}

/// Return the head of a loop over a list in brackets, a declared list, or a range.
fn listed(name: &str, list: &str, lists: &[(String, String)]) -> Option<Head> {
    let head = |range: String, conditions| Head { name: name.to_string(), range, conditions };
    let declared = lists.iter().find(|(own, _)| own == list).map(|(_, numbers)| numbers.clone());
    if let Some(numbers) = declared.or_else(|| numbers(list)) {
        return is_name(name).then(|| head(numbers, Vec::new()));
    }
    if let Some((first, last)) = list.trim_matches(['(', ')']).split_once("..") {
        let last = last.strip_prefix('=').map_or_else(|| before(last), str::to_string);
        return is_name(name).then(|| head(format!("{first}..{last}"), Vec::new()));
    }
    let inner = list.strip_prefix("range")?;
    let ends = pieces(&inner[1..closes(inner)?], &[","]);
    let (first, last, step) = match ends[..] {
        [last] => ("0", last, "1"),
        [first, last] => (first, last, "1"),
        [first, last, step] => (first, last, step),
        _ => return None,
    };
    let mut conditions = Vec::new();
    if step != "1" {
        conditions.push(format!("{name} % {step} == ({first}) % {step}"));
    }
    is_name(name).then(|| head(format!("{first}..{}", before(last)), conditions))
}

/// Read the head of a loop such as `while(j*j<=i)`, if the program increments the variable by 1.
fn counted(rest: &str, code: &str) -> Option<Head> {
    let condition = match rest.strip_prefix('(') {
        Some(_) => &rest[1..closes(rest)?],
        None => rest.trim_start().split_once(':')?.0,
    };
    let name = condition.get(..1).filter(|name| is_name(name))?;
    let is_counted = [format!("{name}++"), format!("++{name}"), format!("{name}+=1")];
    if !is_counted.iter().any(|step| code.contains(step.as_str())) {
        return None;
    }
    let (last, condition) = bound(condition, name)?;
    let first = if code.contains(&format!("{name}=0")) { 0 } else { 1 };
    let conditions = condition.into_iter().collect();
    Some(Head { name: name.to_string(), range: format!("{first}..{last}"), conditions })
}

/// Convert a list of numbers in brackets to a set in braces.
pub(super) fn numbers(list: &str) -> Option<String> {
    if !list.starts_with(['{', '(', '[']) || closes(list)? != list.len() - 1 {
        return None;
    }
    let inner = list[1..list.len() - 1].trim_end_matches(',');
    let is_number = |one: &str| !one.is_empty() && one.bytes().all(|b| b.is_ascii_digit());
    inner.split(',').all(is_number).then(|| format!("{{{inner}}}"))
}
