//! Texts that define letters, as in `remove 1..K each, N=45 K=6`: the letters are replaced by their values.

/// The most bytes of a text in which letters are replaced.
const LONGEST: usize = 400;

/// Signs and words of formulas and programs, whose letters must not be replaced.
const FORMULAS: &[&str] = &[
    "->", "→", "mex", "(x", "[", "==", "for(", "for (", "{n", "sg(", "def ", "return", "|", "∪",
    "^", "divide", "halve", "除", "减半", "even", "odd", "偶", "奇", "multiple", "subtract",
    "floor",
];

/// A letter, its number, and the span of the definition.
type Value = (char, String, (usize, usize));

/// Replace the letters that a text defines and uses by their numbers. Return `None` if the text uses no defined letter.
pub(super) fn substituted(text: &str) -> Option<String> {
    if text.len() > LONGEST || FORMULAS.iter().any(|sign| text.contains(sign)) {
        return None;
    }
    let values = values(text);
    let used: Vec<&Value> = values
        .iter()
        .filter(|(letter, _, span)| lone(text, *letter).any(|at| at != span.0))
        .collect();
    if used.is_empty() {
        return None;
    }
    let mut result = String::new();
    let mut at = 0;
    while let Some(c) = text[at..].chars().next() {
        if let Some((.., (_, end))) = used.iter().find(|(.., (from, _))| *from == at) {
            at = *end;
            continue;
        }
        let value = used.iter().find(|(letter, ..)| *letter == c && is_lone(text, at));
        match value {
            Some((_, number, _)) => result.push_str(number),
            None => result.push(c),
        }
        at += c.len_utf8();
    }
    let ends = |c: char| c.is_whitespace() || ",，;；、.。".contains(c);
    let mut rest = result.trim_end_matches(ends);
    for word in ["其中", "where", "with", "and", "when", "for", "设", "if"] {
        rest = rest.strip_suffix(word).unwrap_or(rest).trim_end_matches(ends);
    }
    Some(rest.to_string())
}

/// Return the definitions of letters in a text, such as `N=45`.
fn values(text: &str) -> Vec<Value> {
    let mut all = Vec::new();
    for (at, c) in text.char_indices().filter(|(_, c)| c.is_ascii_alphabetic()) {
        if !is_lone(text, at) {
            continue;
        }
        let rest = text[at + 1..].trim_start();
        let Some(rest) = rest.strip_prefix(['=', '为']).map(str::trim_start) else { continue };
        let digits = rest.bytes().take_while(u8::is_ascii_digit).count();
        let goes_on = rest[digits..].starts_with(|c: char| c.is_ascii_alphanumeric() || c == '.');
        // The first number of a list, as in k为0或1, is no value.
        let behind = rest[digits..].trim_start();
        let is_listed =
            ["或", "or ", "到", "至", "to ", "~", ".."].iter().any(|word| behind.starts_with(word));
        if digits > 0 && !goes_on && !is_listed {
            let end = text.len() - rest.len() + digits;
            all.push((c, rest[..digits].to_string(), (at, end)));
        }
    }
    all
}

/// Return the indices at which a letter is a word by itself.
fn lone(text: &str, letter: char) -> impl Iterator<Item = usize> + '_ {
    text.match_indices(letter).map(|(at, _)| at).filter(|at| is_lone(text, *at))
}

fn is_lone(text: &str, at: usize) -> bool {
    let word = |c: char| c.is_ascii_alphanumeric() || c == '_' || c == '\'';
    !text[..at].ends_with(word) && !text[at + 1..].starts_with(word)
}
