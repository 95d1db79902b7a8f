//! Edges from text, as names that dashes join.

use rustc_hash::{FxHashMap, FxHashSet};

use crate::base::error::{Error, ErrorCode, Result, Span};
use crate::base::text::{Word, node_name};

/// The names that dashes join in a word, each checked; `example` is an edge as errors show it.
///
/// # Errors
/// `empty-name`, `stray-character`.
pub fn names<'s>(word: Word<'s>, example: &str) -> Result<Vec<Word<'s>>> {
    word.split('-').map(|name| check(word, name, '-', example).map(|()| name)).collect()
}

/// Check a name that a sign joins to others in a word.
///
/// # Errors
/// `empty-name`, `stray-character`.
pub fn check(word: Word<'_>, name: Word<'_>, sign: char, example: &str) -> Result {
    if !name.text.is_empty() {
        return node_name(name);
    }
    let found = word.text;
    let message =
        format!("expected a node on both sides of {sign}, such as {example}, found {found:?}");
    let error = Error::new(ErrorCode::EmptyName, message).at(word.span()).with("found", found);
    Err(if sign == '-' { error.with("sign", "-") } else { error })
}

/// A graph without directions: the names of its nodes, and its edges as pairs of them.
pub type Net = (Vec<String>, Vec<(u32, u32)>);

/// Read a graph without directions from words `a-b`, also chains `a-b-c`, and lone nodes `d`. Nodes without
/// edges come last, so that printing and parsing number the nodes alike.
///
/// # Errors
/// `empty-name`, `stray-character`, `self-edge`, `duplicate-edge`; `too-many` where there are more nodes or
/// edges than `most`.
pub fn net<'s>(words: impl Iterator<Item = Word<'s>>, most: (usize, usize)) -> Result<Net> {
    let mut net = Net::default();
    let mut index: FxHashMap<&str, u32> = FxHashMap::default();
    let (mut seen, mut lone) = (FxHashSet::default(), Vec::new());
    let mut number = |name: Word<'s>, list: &mut Vec<String>| {
        let node = *index.entry(name.text).or_insert_with(|| {
            list.push(name.text.to_string());
            list.len() as u32 - 1
        });
        if list.len() > most.0 { Err(too_many(most.0, "nodes", name.span())) } else { Ok(node) }
    };
    for word in words {
        let names = names(word, "a-b")?;
        if names.len() == 1 {
            lone.push(word);
        }
        for two in names.windows(2) {
            let (from, to) = (two[0], two[1]);
            let (a, b) = (number(from, &mut net.0)?, number(to, &mut net.0)?);
            let spot = Span::new(from.start, to.span().end);
            let (from, to) = (from.text, to.text);
            if a == b {
                let message = format!("expected an edge between two nodes, found {from}-{to}");
                return Err(Error::new(ErrorCode::SelfEdge, message).at(spot).with("name", from));
            }
            if !seen.insert((a.min(b), a.max(b))) {
                let message = format!("expected each edge once, found {from}-{to} again");
                let error = Error::new(ErrorCode::DuplicateEdge, message).at(spot);
                return Err(error.with("from", from).with("to", to).with("sign", "-"));
            }
            net.1.push((a, b));
            if net.1.len() > most.1 {
                return Err(too_many(most.1, "edges", spot));
            }
        }
    }
    lone.into_iter().try_for_each(|name| number(name, &mut net.0).map(|_| ()))?;
    Ok(net)
}

fn too_many(most: usize, of: &str, spot: Span) -> Error {
    let message = format!("expected at most {most} {of}, found more");
    Error::new(ErrorCode::TooMany, message).at(spot).with("limit", most)
}
