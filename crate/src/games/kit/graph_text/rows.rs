//! Pairs of nodes without signs: `1 2` on separate lines or separated by commas or semicolons, and CSV with or without
//! a header. A single pair is no graph, because the two words may also be two nodes without an edge.

use std::ops::Range;

use super::edges::{Edges, GraphText};
use super::lex::{Kind, Text};
use super::pairs::pairs;
use super::{Format, Want, faults, judge, matrix, whole};
use crate::base::error::{Error, Result};

/// Headers of CSV files, in lower case. A header contains no nodes.
const HEADERS: &[(&str, &str)] = &[
    ("from", "to"),
    ("source", "target"),
    ("src", "dst"),
    ("src", "dest"),
    ("source", "destination"),
    ("start", "end"),
    ("tail", "head"),
    ("u", "v"),
    ("node1", "node2"),
    ("起点", "终点"),
    ("从", "到"),
];

/// Split a text into rows at line breaks and semicolons.
fn rows(text: &Text<'_>) -> Vec<Range<usize>> {
    let all = text.tokens.len();
    let split = |ends: fn(Kind) -> bool| {
        let mut found = Vec::new();
        let mut start = 0;
        for at in 0..=all {
            if at == all || ends(text.kind(at)) {
                if at > start {
                    found.push(start..at);
                }
                start = at + 1;
            }
        }
        found
    };
    let lines = split(|kind| kind == Kind::Line);
    // CSV files of some countries separate the fields by semicolons.
    let is_field =
        |line: &Range<usize>| line.len() == 3 && text.kind(line.start + 1) == Kind::Semicolon;
    if lines.len() > 1 && lines.iter().all(is_field) {
        return lines;
    }
    split(|kind| matches!(kind, Kind::Line | Kind::Semicolon))
}

/// Parse a text without signs and without brackets.
pub(super) fn read(text: &Text<'_>, want: Want) -> Result<GraphText> {
    let known = |kind| matches!(kind, Kind::Comma | Kind::Semicolon | Kind::Line);
    if let Some(at) = (0..text.tokens.len()).find(|at| !text.is_name(*at) && !known(text.kind(*at)))
    {
        return Err(text.stray(at));
    }
    let rows = rows(text);
    if let Some(found) = matrix::read(text, &rows, want)? {
        return Ok(found);
    }
    if let Some(found) = judge::read(text, &rows, want)? {
        return Ok(found);
    }
    let has_header = rows.len() > 1 && is_header(text, &rows);
    let mut found = Edges::new(text);
    let mut count = 0;
    for row in &rows[usize::from(has_header)..] {
        match pairs(text, row.clone(), &mut found)? {
            Some(pairs) => count += pairs,
            None => return Err(not_a_pair(text, row.clone(), rows.len(), want)),
        }
    }
    if count < 2 && !has_header {
        return Err(lone(text, want));
    }
    found.finish(Format::Pairs, want.directed)
}

/// Return whether the first row is a header, whose names occur nowhere else.
fn is_header(text: &Text<'_>, rows: &[Range<usize>]) -> bool {
    let row = rows[0].clone();
    let names: Vec<usize> = row.filter(|at| text.is_name(*at)).collect();
    let [first, second] = names[..] else { return false };
    let (first, second) = (text.name(first).to_lowercase(), text.name(second).to_lowercase());
    HEADERS.contains(&(&first, &second)) && {
        let later = rows[1..].iter().flat_map(Clone::clone).filter(|at| text.is_name(*at));
        later.into_iter().all(|at| {
            let name = text.name(at);
            !name.eq_ignore_ascii_case(&first) && !name.eq_ignore_ascii_case(&second)
        })
    }
}

/// Create the error for a text in which every word is a single node.
pub(super) fn lone(text: &Text<'_>, want: Want) -> Error {
    let spot = whole(text);
    let found = crate::base::text::shortened(&text.plain[spot.start..spot.end]);
    faults::no_edge(&found, want).at(spot)
}

/// Create the error for a row that is not a pair, at the single word or at the first word too much.
fn not_a_pair(text: &Text<'_>, row: Range<usize>, rows: usize, want: Want) -> Error {
    if rows == 1 {
        return lone(text, want);
    }
    let names: Vec<usize> = row.filter(|at| text.is_name(*at)).take(3).collect();
    let Some(&at) = names.last() else { return lone(text, want) };
    faults::no_edge(text.text(at), want).at(text.word(at).span())
}
