//! TeX as plain text.

use std::borrow::Cow;

/// What commands stand for. Those that only set letters are left out, their arguments kept.
const COMMANDS: &[(&str, &str)] = &[
    ("to", "->"),
    ("rightarrow", "->"),
    ("longrightarrow", "->"),
    ("Rightarrow", "->"),
    ("mapsto", "->"),
    ("oplus", "⊕"),
    ("le", "<="),
    ("leq", "<="),
    ("leqslant", "<="),
    ("ge", ">="),
    ("geq", ">="),
    ("geqslant", ">="),
    ("lt", "<"),
    ("gt", ">"),
    ("ne", "!="),
    ("neq", "!="),
    ("in", " in "),
    ("mid", "|"),
    ("vert", "|"),
    ("colon", ":"),
    ("lor", " or "),
    ("vee", " or "),
    ("land", " and "),
    ("wedge", " and "),
    ("cup", "∪"),
    ("cdot", "*"),
    ("times", "*"),
    ("bmod", " mod "),
    ("lfloor", "floor("),
    ("rfloor", ")"),
    ("lceil", "ceil("),
    ("rceil", ")"),
    ("ldots", "…"),
    ("dots", "…"),
    ("cdots", "…"),
    ("quad", " "),
    ("qquad", " "),
    ("left", ""),
    ("right", ""),
    ("displaystyle", ""),
    ("mathrm", ""),
    ("operatorname", ""),
    ("mathsf", ""),
    ("mathit", ""),
    ("mathtt", ""),
    ("mathcal", ""),
    ("text", ""),
    ("textrm", ""),
    ("mex", "mex"),
    ("gcd", "gcd"),
    ("min", "min"),
    ("max", "max"),
    ("forall", "∀"),
];

/// The commands whose argument in braces is kept as it is.
const SETS_LETTERS: &[&str] =
    &["mathrm", "operatorname", "mathsf", "mathit", "mathtt", "mathcal", "text", "textrm"];

/// The longest text of TeX, in bytes, and the most groups within each other.
const LONGEST: usize = 4000;
const DEEPEST: usize = 40;

/// A text of TeX without its commands; any other text as it is.
pub(in crate::answers::readings) fn plain(text: &str) -> Cow<'_, str> {
    // A sign of dollars alone is none of TeX.
    let is_paired = text.matches('$').count().is_multiple_of(2);
    if text.len() > LONGEST || !text.contains(['\\', '$']) || !is_paired {
        return Cow::Borrowed(text);
    }
    let mut rest = text;
    match translated(&mut rest, 0) {
        Some(plain) if rest.is_empty() => Cow::Owned(plain),
        _ => Cow::Borrowed(text),
    }
}

/// The text up to its end, or up to the brace that closes this group; `None` where a command is not known.
fn translated(rest: &mut &str, depth: usize) -> Option<String> {
    let mut plain = String::new();
    if depth > DEEPEST {
        return None;
    }
    while let Some(c) = rest.chars().next() {
        *rest = &rest[c.len_utf8()..];
        match c {
            '$' => plain.push(' '),
            '~' => plain.push(' '),
            '\\' => plain.push_str(&command(rest, depth)?),
            '}' if depth > 0 => return Some(plain),
            '_' => plain.push_str(&format!("[{}]", argument(rest, depth)?)),
            '^' => {
                let power = argument(rest, depth)?;
                let simple = power.chars().all(char::is_alphanumeric);
                plain.push_str(&if simple { format!("^{power}") } else { format!("^({power})") });
            }
            c => plain.push(c),
        }
    }
    (depth == 0).then_some(plain)
}

/// A letter, a digit, a command, or a group in braces.
fn argument(rest: &mut &str, depth: usize) -> Option<String> {
    *rest = rest.trim_start();
    let c = rest.chars().next()?;
    *rest = &rest[c.len_utf8()..];
    match c {
        '{' => translated(rest, depth + 1),
        '\\' => command(rest, depth),
        c => Some(c.to_string()),
    }
}

fn command(rest: &mut &str, depth: usize) -> Option<String> {
    let length = rest.bytes().take_while(u8::is_ascii_alphabetic).count();
    if length == 0 {
        let sign = rest.chars().next()?;
        *rest = &rest[sign.len_utf8()..];
        return Some(match sign {
            '{' | '}' => sign.to_string(),
            '(' | ')' | '[' | ']' | ',' | ';' | ' ' | '!' | ':' | '\\' => " ".to_string(),
            _ => return None,
        });
    }
    let (name, after) = rest.split_at(length);
    *rest = after;
    if name == "frac" || name == "dfrac" {
        let (above, below) = (argument(rest, depth)?, argument(rest, depth)?);
        return Some(format!("({above})/({below})"));
    }
    let (_, plain) = COMMANDS.iter().find(|(known, _)| *known == name)?;
    if SETS_LETTERS.contains(&name) {
        *rest = rest.strip_prefix('*').unwrap_or(rest);
        return argument(rest, depth);
    }
    Some((*plain).to_string())
}
