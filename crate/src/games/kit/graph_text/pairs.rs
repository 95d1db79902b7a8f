//! Rows of pairs of nodes, such as `1 2, 2 3` and `1,2 2,3`.

use std::ops::Range;

use super::edges::{Edges, GraphText};
use super::lex::{Kind, Text};
use super::{Format, Want};
use crate::base::error::Result;

/// Parse rows as pairs; `None` if a row is not a pair.
pub(super) fn pairs_of(
    text: &Text<'_>,
    rows: &[Range<usize>],
    want: Want,
) -> Result<Option<GraphText>> {
    let mut found = Edges::new(text);
    for row in rows {
        if pairs(text, row.clone(), &mut found)?.is_none() {
            return Ok(None);
        }
    }
    found.finish(Format::Pairs, want.directed).map(Some)
}

/// Add the pairs of a row, and return the number of pairs; `None` if the row contains anything else.
pub(super) fn pairs(
    text: &Text<'_>,
    row: Range<usize>,
    found: &mut Edges<'_, '_>,
) -> Result<Option<usize>> {
    let end = if text.kind(row.end - 1) == Kind::Comma { row.end - 1 } else { row.end };
    let row = row.start..end;
    let is_field = |at: usize| text.kind(at) != Kind::Comma && text.is_name(at);
    // Pairs with commas within them, such as `1,2 2,3`.
    let is_tight = |at: usize| text.is_tight(at + 1) && text.is_tight(at + 2);
    let joined = |at: usize| {
        is_field(at) && text.kind(at + 1) == Kind::Comma && is_field(at + 2) && is_tight(at)
    };
    if row.len() > 3 && row.len() % 3 == 0 && row.clone().step_by(3).all(joined) {
        row.clone().step_by(3).try_for_each(|at| found.edge(at, at + 2))?;
        return Ok(Some(row.len() / 3));
    }
    let alone = row.len() == 3 && is_field(row.start) && is_field(row.start + 2);
    if alone && matches!(text.kind(row.start + 1), Kind::Comma | Kind::Semicolon) {
        found.edge(row.start, row.start + 2)?;
        return Ok(Some(1));
    }
    // Pairs with commas between them, such as `1 2, 2 3`.
    let comma = |at: usize| at == row.end || text.kind(at) == Kind::Comma;
    let pair = |at: usize| is_field(at) && at + 1 < row.end && is_field(at + 1) && comma(at + 2);
    if row.len() % 3 != 2 || !row.clone().step_by(3).all(pair) {
        return Ok(None);
    }
    row.clone().step_by(3).try_for_each(|at| found.edge(at, at + 1))?;
    Ok(Some(row.len().div_ceil(3)))
}
