//! Graphs in the input format of online judges: a line `n m` before m edges, `n m k` before m edges and k tokens, or
//! `n` before the n − 1 edges of a tree. The head line is recognized if its counts equal the counts of what follows.
//! After the head line, blanks and line breaks are equivalent. Nodes are numbered from 1, or from 0 if the number 0
//! occurs. A head of two numbers is refused if there are few edges and nodes without edges, because the head may then
//! be an edge; the head `n m 0` is never an edge.

use std::ops::Range;

use super::edges::{Edges, GraphText, MOST, Repeats, several};
use super::lex::{Kind, Text};
use super::{Format, Want, faults, pairs};
use crate::base::error::{Error, ErrorCode, Result, Span};
use crate::base::text::number;

/// The largest number of edges for which a head line may also be meant as an edge.
const FEW: u64 = 8;

/// The counts in a head line.
#[derive(Clone, Copy)]
struct Head {
    nodes: u64,
    edges: u64,
    tokens: u64,
}

/// Return the whole number at a token; `None` for any other token.
fn value(text: &Text<'_>, at: usize) -> Option<u64> {
    let word = text.text(at);
    let is_number = text.kind(at) == Kind::Name && word.bytes().all(|b| b.is_ascii_digit());
    if is_number && word.len() < 16 { word.parse().ok() } else { None }
}

/// Parse the input format of a judge; `None` if the counts do not match.
///
/// # Errors
/// `two-readings` where the head may be an edge as well; `unknown-node`, `missing-input`, `trailing-input`.
pub(super) fn read(
    text: &Text<'_>,
    rows: &[Range<usize>],
    want: Want,
) -> Result<Option<GraphText>> {
    let [first, others @ ..] = rows else { return Ok(None) };
    let has_comma = || text.tokens.iter().any(|token| token.kind == Kind::Comma);
    let counts: Option<Vec<u64>> = first.clone().map(|at| value(text, at)).collect();
    let Some(counts) = counts.filter(|counts| counts.len() < 4) else { return Ok(None) };
    if others.is_empty() || has_comma() {
        return Ok(None);
    }
    let rest: Vec<usize> = others.iter().flat_map(Clone::clone).collect();
    let left = rest.len() as u64;
    let head = match counts[..] {
        [nodes] => Head { nodes, edges: nodes.saturating_sub(1), tokens: 0 },
        [nodes, edges] => Head { nodes, edges, tokens: 0 },
        [nodes, edges, tokens] => Head { nodes, edges, tokens },
        _ => return Ok(None),
    };
    let announced = head.edges.saturating_mul(2).saturating_add(head.tokens);
    // A head of three numbers cannot be an edge, so one of the two checks suffices. If the other check fails, `edges`
    // reports the error.
    let (is_all, is_known) = (announced == left, fits(text, &rest, head.nodes));
    let is_head = match counts.len() {
        3 => nodes_fit(head) && (is_all || (is_known && others[0].len() == 2)),
        _ => is_all && is_known && left > 0,
    };
    if !is_head {
        return Ok(None);
    }
    let found = edges(text, head, first.clone(), &rest)?;
    // A head of two numbers may also be an edge. The counts match by chance only if there are few edges, and judges
    // seldom use nodes without edges.
    let with_edge = found.edges.iter().map(|(a, b)| a.max(b) + 1).max().unwrap_or(0);
    let is_doubtful = counts.len() == 2 && head.edges <= FEW && u64::from(with_edge) < head.nodes;
    if is_doubtful && let Some(pairs) = pairs::pairs_of(text, rows, want)? {
        return Err(several(text, &[found, pairs], want));
    }
    Ok(Some(found))
}

/// Return whether the head has a node if it has edges or tokens.
fn nodes_fit(head: Head) -> bool {
    head.nodes > 0 || head.edges + head.tokens == 0
}

/// Return whether all tokens are numbers of nodes.
fn fits(text: &Text<'_>, rest: &[usize], nodes: u64) -> bool {
    let numbers: Option<Vec<u64>> = rest.iter().map(|at| value(text, *at)).collect();
    numbers.is_some_and(|numbers| {
        let first = u64::from(!numbers.contains(&0));
        numbers.iter().all(|number| *number < first + nodes)
    })
}

fn edges(text: &Text<'_>, head: Head, row: Range<usize>, rest: &[usize]) -> Result<GraphText> {
    if head.nodes > MOST as u64 {
        return Err(faults::too_many("nodes", MOST, text.span(row)));
    }
    let numbers: Vec<u64> =
        rest.iter().map(|at| number(text.word(*at))).collect::<Result<Vec<u64>>>()?;
    let first = u64::from(!numbers.contains(&0));
    if let Some(at) = numbers.iter().position(|number| *number >= first + head.nodes) {
        let last = (first + head.nodes).saturating_sub(1);
        let message = format!("expected a node from {first} to {last}, found {}", numbers[at]);
        let error = Error::new(ErrorCode::UnknownNode, message).at(text.word(rest[at]).span());
        let error = error.with("name", numbers[at].to_string());
        return Err(if first == 0 { error.with("first", 0_u64) } else { error });
    }
    let announced = 2 * head.edges + head.tokens;
    let left = numbers.len() as u64;
    if left < announced {
        let in_edges = left < 2 * head.edges;
        let (expected, announced, found) = if in_edges {
            ("an edge", head.edges, left / 2)
        } else {
            ("a token", head.tokens, left - 2 * head.edges)
        };
        let end = text.plain.len();
        return Err(Error::new(
            ErrorCode::MissingInput,
            format!("expected {expected}, found the end"),
        )
        .at(text
            .tokens
            .last()
            .map_or(Span::new(end, end), |last| Span::new(last.end as usize, last.end as usize)))
        .with("expected", expected)
        .with("announced", announced)
        .with("found", found));
    }
    if left > announced {
        let word = text.word(rest[announced as usize]);
        let message = format!("expected the end of the input, found {:?}", word.text);
        let error = Error::new(ErrorCode::TrailingInput, message).at(word.span());
        return Err(error.with("found", word.text));
    }
    let mut found = Edges::new(text);
    found.repeats = Repeats::Merge;
    let (pairs, tokens) = numbers.split_at(2 * head.edges as usize);
    for (pair, at) in pairs.chunks_exact(2).zip(rest.chunks_exact(2)) {
        let ends = (found.number(pair[0], at[0])?, found.number(pair[1], at[1])?);
        found.join(ends, Span::new(text.word(at[0]).start, text.word(at[1]).span().end))?;
    }
    for node in first..first + head.nodes {
        found.number(node, row.start)?;
    }
    for token in tokens {
        let node = found.number(*token, row.start)?;
        found.tokens.push(node);
    }
    found.finish(Format::Judge, None)
}
