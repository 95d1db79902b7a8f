//! Bracketed texts: the contents of brackets, and the indices outside of brackets at which a text can be divided.

const PAIRS: [(char, char); 3] = [('(', ')'), ('[', ']'), ('{', '}')];

/// Return whether each closing bracket matches the last open bracket, and all brackets are closed.
pub(super) fn has_pairs(text: &str) -> bool {
    let mut open = Vec::new();
    for c in text.chars() {
        if let Some((_, close)) = PAIRS.iter().find(|(open, _)| *open == c) {
            open.push(*close);
        } else if PAIRS.iter().any(|(_, close)| *close == c) && open.pop() != Some(c) {
            return false;
        }
    }
    open.is_empty()
}

/// Return whether one pair of brackets encloses the whole text.
pub(super) fn is_wrapped(text: &str) -> bool {
    text.starts_with(['(', '[', '{']) && closes(text) == Some(text.len() - 1)
}

/// Return the index of the bracket that closes the bracket at the start of a text, or `None` if there is none.
pub(super) fn closes(text: &str) -> Option<usize> {
    let mut depth = 0_usize;
    for (at, c) in text.char_indices() {
        match c {
            '(' | '[' | '{' => depth += 1,
            ')' | ']' | '}' => {
                depth = depth.checked_sub(1)?;
                if depth == 0 {
                    return Some(at);
                }
            }
            _ if depth == 0 => return None,
            _ => {}
        }
    }
    None
}

/// Return the characters outside of brackets with their indices, including the outermost brackets.
fn outside(text: &str) -> impl Iterator<Item = (usize, char)> {
    let mut depth = 0_usize;
    text.char_indices().filter(move |(_, c)| {
        let before = depth;
        match c {
            '(' | '[' | '{' => depth += 1,
            ')' | ']' | '}' => depth = depth.saturating_sub(1),
            _ => {}
        }
        depth == 0 || before == 0
    })
}

/// Return the indices at which a game's text may end and its position begin: at blanks, punctuation and brackets.
pub(super) fn spots(text: &str) -> impl Iterator<Item = usize> {
    outside(text).filter_map(|(at, c)| match c {
        ')' | ']' | '}' => Some(at + 1),
        '(' | '[' | '{' | ',' | ':' | '@' | ';' => Some(at),
        c if c.is_whitespace() => Some(at),
        _ => None,
    })
}

/// Split a text at separators, which are signs or words, outside of brackets.
pub(super) fn pieces<'t>(text: &'t str, joins: &[&str]) -> Vec<&'t str> {
    let mut all = Vec::new();
    let mut from = 0;
    for (at, c) in outside(text) {
        if at < from {
            continue;
        }
        let is_word = |before: &str| before.ends_with(|c: char| c.is_ascii_alphanumeric());
        let join = joins.iter().find(|join| {
            text[at..].starts_with(**join)
                && !(c.is_ascii_alphabetic()
                    && (is_word(&text[..at])
                        || text[at + join.len()..]
                            .starts_with(|c: char| c.is_ascii_alphanumeric())))
        });
        if let Some(join) = join {
            all.push(text[from..at].trim());
            from = at + join.len();
        }
    }
    all.push(text[from..].trim());
    all
}
