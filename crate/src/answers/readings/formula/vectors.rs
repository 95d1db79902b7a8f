//! Rules of two numbers in which a third letter stands for any positive number, as k in
//! `(x, y) -> (x-k, y), (x, y-k), k >= 1`.

use super::started::{Front, front};
use crate::answers::readings::brackets::{closes, pieces};
use crate::answers::readings::reading::{Found, Reading, whole};
use crate::base::sort::sort;

/// Signs between the head and the options.
const BECOMES: [&str; 9] = ["->", "→", "=>", "可以变成", "可变为", "可变成", "变成", "变为", ">"];
/// Separators of options.
const BETWEEN: [&str; 9] = ["||", "|", ",", ";", "or", "或者", "或", "、", "and"];

/// Sorted lists of options that belong to a named game. `k` is the third letter of the rule.
const NAMED: &[(&str, &[&str])] = &[
    ("wythoff", &["(x,y-k)", "(x-k,y)", "(x-k,y-k)"]),
    ("euclid", &["(x-ky,y)"]),
    ("euclid", &["(x,y-kx)", "(x-ky,y)"]),
    ("euclid", &["(x-k*y,y)"]),
    ("euclid", &["(x,y-k*x)", "(x-k*y,y)"]),
];

/// Add a possible meaning: the game of a rule of two numbers, with a position if given. Return whether the text is such
/// a rule.
pub(super) fn vectors(plain: &str, found: &mut Found) -> bool {
    let Front { text, position } = front(plain);
    let text = text.replace('−', "-");
    let Some((head, rest)) = BECOMES.iter().find_map(|sign| text.split_once(sign)) else {
        return false;
    };
    let Some(names) = tuple(head.trim()) else { return false };
    let [first, second] = names[..] else { return false };
    let (mut options, mut at) = (Vec::new(), 0);
    while let Some(open) = rest[at..].find('(').map(|open| at + open) {
        let between = rest[at..open].trim();
        let is_next = pieces(between, &BETWEEN).iter().all(|piece| piece.is_empty());
        let Some(end) = closes(&rest[open..]).map(|end| open + end + 1) else { return false };
        if !is_next || tuple(&rest[open..end]).is_none_or(|tuple| tuple.len() != 2) {
            break;
        }
        options.push(rest[open..end].replace(' ', ""));
        at = end;
    }
    let condition = rest[at..].trim();
    let mut letters: Vec<char> = options
        .iter()
        .flat_map(|option| option.chars())
        .filter(char::is_ascii_alphabetic)
        .collect();
    letters.retain(|c| ![first, second].contains(&c.to_string().as_str()));
    letters.dedup();
    let Some(free) = letters.first().copied() else { return false };
    if letters.iter().any(|letter| *letter != free) || first.len() + second.len() != 2 {
        return false;
    }
    let renamed = |option: &String| -> String {
        let letter = |c: char| match c {
            c if first.starts_with(c) => 'x',
            c if second.starts_with(c) => 'y',
            c if c == free => 'k',
            c => c,
        };
        option.chars().map(letter).collect()
    };
    let mut sorted: Vec<String> = options.iter().map(renamed).collect();
    sort(&mut sorted);
    let named = NAMED.iter().find(|(_, known)| known.iter().eq(&sorted));
    let line = match named {
        Some((name, _)) => (*name).to_string(),
        None => {
            let each: Option<Vec<String>> = options.iter().map(renamed).map(ranged).collect();
            let Some(each) = each else { return false };
            format!("(x, y) -> {}", each.join(" | "))
        }
    };
    let certain = named.is_some() && is_positive(condition, free);
    let reading = Reading::at(&line, position.as_deref(), certain);
    let Some(reading) = reading else { return false };
    let rest = if certain { Vec::new() } else { vec![whole(plain)] };
    found.push(Reading { rest, ..reading });
    true
}

/// Split a tuple such as `(a, b)` into its parts.
fn tuple(text: &str) -> Option<Vec<&str>> {
    let inner = text.strip_prefix('(')?.strip_suffix(')')?;
    Some(inner.split(',').map(str::trim).collect())
}

/// Add the range of the third letter to an option. The range ends at the first number from which this letter is
/// subtracted.
fn ranged(option: String) -> Option<String> {
    let from = ["x", "y"].into_iter().find(|name| option.contains(&format!("{name}-k")))?;
    Some(format!("{option} for k in 1..{from}"))
}

/// Return whether a condition only says that a letter is a positive number.
fn is_positive(condition: &str, letter: char) -> bool {
    const WORDS: [&str; 9] =
        ["where", "with", "for", "integer", "any", "其中", "对", "if", "是正整数"];
    let mut text = condition.replace(['(', ')', ' ', ',', '，', '。', ';', '.', '其', '中'], "");
    for word in WORDS {
        text = text.replace(word, "");
    }
    let text = text.replace(letter, "k").replace(['≥', '⩾'], ">=");
    ["k>=1", "k>0", "k", "k=123…", "k=12…", "kpositive", "kispositive"].contains(&text.as_str())
}
