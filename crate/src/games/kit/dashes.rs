//! Edges from text, as names that dashes join.

use crate::base::error::{Error, ErrorCode, Result};
use crate::base::text::{Word, node_name};

/// The names that dashes join in a word, each checked; `example` is an edge as errors show it.
///
/// # Errors
/// `empty-name`, `stray-character`.
pub fn names<'s>(word: Word<'s>, example: &str) -> Result<Vec<Word<'s>>> {
    word.split('-').map(|name| check(word, name, example).map(|()| name)).collect()
}

fn check(word: Word<'_>, name: Word<'_>, example: &str) -> Result<()> {
    if name.text.is_empty() {
        return Err(Error::new(
            ErrorCode::EmptyName,
            format!("expected a node on both sides of -, such as {example}, found {:?}", word.text),
        )
        .at(word.span())
        .with("found", word.text)
        .with("sign", "-"));
    }
    node_name(name)
}
