//! Named graphs: paths `P5`, cycles `C6`, complete graphs `K4` and `K3,3`, stars `S5` with five leaves, grids `4x5`,
//! and `Petersen`. Several names may be separated by `+`, a comma or a blank; the nodes of all graphs are numbered
//! consecutively from 1.

use std::ops::Range;

use winnow::Parser;
use winnow::combinator::{alt, delimited, opt, preceded, separated_pair};
use winnow::error::EmptyError;
use winnow::token::{one_of, take_while};

use super::edges::{Edges, GraphText};
use super::lex::{Kind, Text};
use super::{Format, Want, faults, whole};
use crate::base::error::{Error, ErrorCode, Result, Span};

/// A named graph.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Family {
    Path(u64),
    Cycle(u64),
    Complete(u64),
    Bipartite(u64, u64),
    Star(u64),
    Grid(u64, u64),
    Petersen,
}

/// The largest total number of nodes and edges.
const MOST: u64 = 1_000_000;

type Parsed<T> = std::result::Result<T, EmptyError>;

fn size(input: &mut &str) -> Parsed<u64> {
    take_while(1.., '0'..='9').verify_map(|digits: &str| digits.parse().ok()).parse_next(input)
}

/// Parse a size as `5`, `_5`, `_{5}` or `(5)`.
fn index(input: &mut &str) -> Parsed<u64> {
    preceded(opt('_'), alt((size, delimited('{', size, '}'), delimited('(', size, ')'))))
        .parse_next(input)
}

/// Parse two sizes separated by a comma, as in `K3,3`.
fn indices(input: &mut &str) -> Parsed<(u64, u64)> {
    let both = || separated_pair(size, (',', opt(' ')), size);
    let tight = separated_pair(size, ',', size);
    preceded(opt('_'), alt((tight, delimited('{', both(), '}'), delimited('(', both(), ')'))))
        .parse_next(input)
}

fn family(input: &mut &str) -> Parsed<Family> {
    alt((
        "Petersen".value(Family::Petersen),
        preceded('P', index).map(Family::Path),
        preceded('C', index).map(Family::Cycle),
        preceded('S', index).map(Family::Star),
        preceded('K', indices).map(|(a, b)| Family::Bipartite(a, b)),
        preceded('K', index).map(Family::Complete),
        separated_pair(size, one_of(['x', 'X', '×']), size).map(|(a, b)| Family::Grid(a, b)),
    ))
    .parse_next(input)
}

impl Family {
    /// Return the number of nodes and an upper bound of the number of edges; `None` if a number exceeds 64 bits.
    fn size(self) -> Option<(u64, u64)> {
        Some(match self {
            Family::Path(n) => (n, n.saturating_sub(1)),
            Family::Cycle(n) => (n, n),
            Family::Complete(n) => (n, n.checked_mul(n.saturating_sub(1))? / 2),
            Family::Bipartite(a, b) => (a.checked_add(b)?, a.checked_mul(b)?),
            Family::Star(n) => (n.checked_add(1)?, n),
            Family::Grid(a, b) => {
                let nodes = a.checked_mul(b)?;
                (nodes, nodes.checked_mul(2)?)
            }
            Family::Petersen => (10, 15),
        })
    }

    /// Return the least allowed size, and whether all sizes are allowed.
    fn least(self) -> (u64, bool) {
        match self {
            Family::Cycle(n) => (3, n >= 3),
            Family::Path(n) | Family::Complete(n) | Family::Star(n) => (1, n >= 1),
            Family::Bipartite(a, b) | Family::Grid(a, b) => (1, a.min(b) >= 1),
            Family::Petersen => (1, true),
        }
    }

    /// Return the edges between the nodes from 0 on.
    fn edges(self) -> Vec<(u64, u64)> {
        match self {
            Family::Path(n) => (1..n).map(|i| (i - 1, i)).collect(),
            Family::Cycle(n) => (0..n).map(|i| (i, (i + 1) % n)).collect(),
            Family::Complete(n) => (0..n).flat_map(|a| (a + 1..n).map(move |b| (a, b))).collect(),
            Family::Bipartite(a, b) => {
                (0..a).flat_map(|i| (a..a + b).map(move |j| (i, j))).collect()
            }
            Family::Star(n) => (1..=n).map(|i| (0, i)).collect(),
            // A cycle of five nodes, each joined to a node of a five-pointed star.
            Family::Petersen => (0..5)
                .flat_map(|i| [(i, (i + 1) % 5), (i, i + 5), (i + 5, (i + 2) % 5 + 5)])
                .collect(),
            Family::Grid(rows, columns) => (0..rows * columns)
                .flat_map(|i| {
                    let right = (i % columns + 1 < columns).then_some((i, i + 1));
                    let below = (i / columns + 1 < rows).then_some((i, i + columns));
                    right.into_iter().chain(below)
                })
                .collect(),
        }
    }
}

/// Parse a list of named graphs, each with its range in the text; `None` if the text contains anything else.
fn parts(text: &str, start: usize) -> Option<Vec<(Family, Range<usize>)>> {
    let mut rest = text;
    let mut found = Vec::new();
    let mut between = None;
    loop {
        let at = start + text.len() - rest.len();
        let one = family(&mut rest).ok()?;
        found.push((one, at..start + text.len() - rest.len()));
        if rest.is_empty() {
            return Some(found);
        }
        let bare = rest.trim_start();
        let sign = bare.chars().next().filter(|c| "+∪,".contains(*c));
        if sign.is_none() && bare.len() == rest.len() {
            return None;
        }
        // All separators must be equal: P1 P2, P2 P3 is a list of two edges.
        if *between.get_or_insert(sign) != sign {
            return None;
        }
        rest = bare[sign.map_or(0, char::len_utf8)..].trim_start();
    }
}

/// Parse named graphs; `None` if the text contains anything else.
///
/// # Errors
/// `expected-number` for a graph below its least size; `too-many` nodes; `expected-edge` if a directed graph is
/// required.
pub(super) fn read(text: &Text<'_>, want: Want) -> Result<Option<GraphText>> {
    let spot = whole(text);
    let is_row = !text.tokens.iter().any(|token| token.kind == Kind::Line);
    let found = is_row.then(|| parts(&text.plain[spot.start..spot.end], spot.start)).flatten();
    let Some(parts) = found else { return Ok(None) };
    if want.directed == Some(true) {
        return Err(faults::no_edge(&text.plain[spot.start..spot.end], want).at(spot));
    }
    let mut found = Edges::new(text);
    let (mut first, mut size) = (1, 0);
    for (part, range) in parts {
        let spot = Span::new(range.start, range.end);
        let (least, fits) = part.least();
        if !fits {
            let name = &text.plain[range];
            let message = format!("expected at least {least}, found {name}");
            let error = Error::new(ErrorCode::ExpectedNumber, message).at(spot);
            return Err(error.with("least", least).with("found", name));
        }
        let counts =
            part.size().filter(|(a, b)| a.checked_add(*b).is_some_and(|all| all <= MOST - size));
        let Some((nodes, edges)) = counts else {
            return Err(faults::too_many("nodes", MOST as usize, spot));
        };
        size += nodes + edges;
        let token = text.tokens.partition_point(|token| (token.end as usize) <= spot.start);
        for (a, b) in part.edges() {
            let ends = (found.number(first + a, token)?, found.number(first + b, token)?);
            found.join(ends, spot)?;
        }
        found.declare_numbers(first, nodes, token);
        first += nodes;
    }
    found.finish(Format::Families, Some(false)).map(Some)
}
