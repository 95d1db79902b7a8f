//! Matrices: a row of 0 and 1 for each node, with or without blanks or commas. The nodes are numbered from 1.

use std::ops::Range;

use super::edges::{Edges, GraphText, Repeats, several};
use super::lex::Text;
use super::{Format, Want, pairs};
use crate::base::error::{Result, Span};

/// Return the entries of a row of a matrix with `width` columns, each with its span; `None` if the row is no such row.
fn entries(text: &Text<'_>, row: Range<usize>, width: usize) -> Option<Vec<(bool, Span)>> {
    let names: Vec<usize> = row.clone().filter(|at| text.is_name(*at)).collect();
    let bit = |digit: u8| match digit {
        b'0' => Some(false),
        b'1' => Some(true),
        _ => None,
    };
    if let [alone] = names[..] {
        let name = text.name(alone);
        let start = text.word(alone).start;
        let digits = name.bytes().enumerate();
        let spot = |at: usize| Span::new(start + at, start + at + 1);
        let found = digits.map(|(at, digit)| Some((bit(digit)?, spot(at)))).collect();
        return (name.len() == width && row.len() == 1).then_some(found)?;
    }
    let commas = row.len() - names.len();
    if names.len() != width || !(commas == 0 || commas + 1 == width) {
        return None;
    }
    let entry = |at: &usize| match text.text(*at).as_bytes() {
        [digit] => Some((bit(*digit)?, text.word(*at).span())),
        _ => None,
    };
    names.iter().map(entry).collect()
}

/// Parse rows as a matrix; `None` if the rows are no matrix.
///
/// # Errors
/// `two-readings` for two rows that are also two pairs.
pub(super) fn read(
    text: &Text<'_>,
    rows: &[Range<usize>],
    want: Want,
) -> Result<Option<GraphText>> {
    let says_size =
        |row: &Range<usize>| row.len() == 1 && text.text(row.start) == (rows.len() - 1).to_string();
    let has_head = rows.len() > 2 && says_size(&rows[0]) && rows[1].len() > 1;
    let rows = if has_head { &rows[1..] } else { rows };
    // Check the first row before all others, because most texts are no matrix.
    if rows.len() < 2 || entries(text, rows[0].clone(), rows.len()).is_none() {
        return Ok(None);
    }
    let mut cells = Vec::new();
    for row in rows {
        match entries(text, row.clone(), rows.len()) {
            Some(row) => cells.extend(row),
            None => return Ok(None),
        }
    }
    let found = of_cells(text, &cells, rows.len())?.finish(Format::Matrix, None)?;
    if rows.len() == 2
        && !has_head
        && let Some(pairs) = pairs::pairs_of(text, rows, want)?
    {
        return Err(several(text, &[pairs, found], want));
    }
    Ok(Some(found))
}

/// Return the graph of the cells of a matrix, given row by row.
///
/// # Errors
/// `too-many` nodes or edges.
pub(super) fn of_cells<'t, 's>(
    text: &'t Text<'s>,
    cells: &[(bool, Span)],
    width: usize,
) -> Result<Edges<'t, 's>> {
    let mut found = Edges::new(text);
    found.repeats = Repeats::Matrix;
    for (at, (_, spot)) in cells.iter().enumerate().filter(|(_, (is_edge, _))| *is_edge) {
        let (from, to) = ((at / width + 1) as u64, (at % width + 1) as u64);
        let ends = (found.number(from, 0)?, found.number(to, 0)?);
        found.join(ends, *spot)?;
    }
    found.declare_numbers(1, width as u64, 0);
    Ok(found)
}
