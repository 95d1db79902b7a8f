//! Parsing of graphs in common text formats: edges with signs or as pairs, lists of targets, matrices, inputs of online
//! judges, DOT, and names of graphs such as `P5`. Each format has its own file. A text must match one format
//! completely, and a text with different meanings in two formats is refused.

mod colons;
mod dot;
mod edges;
mod families;
mod faults;
mod judge;
mod lex;
mod lists;
mod matrix;
mod names;
mod pairs;
mod rows;
mod signs;
mod tree;

use std::ops::Range;

use serde::Serialize;

pub use edges::{GraphText, text};
pub(super) use faults::too_many;
pub use names::Names;
pub use signs::{NO_EDGES, has_no_edges};

use crate::base::error::{Error, ErrorCode, Result, Span};
use lex::{Kind, Text};

/// The name of the ground node in graphs that grow from the ground.
pub const GROUND: &str = "0";

/// The text format of a graph.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "GraphFormat"))]
#[serde(rename_all = "kebab-case")]
#[non_exhaustive]
pub enum Format {
    /// Edges with signs between their nodes: `a>b b>c d`, `a -> b, b -> c`, `a-b-c`.
    Edges,
    /// Pairs of nodes: `1 2` on lines or between commas, CSV, `[(1,2),(2,3)]`.
    Pairs,
    /// Lists of the targets of each node: `1: 2 3`, `1 -> 2, 3`, `{1: [2, 3]}`, `[[1,2],[2],[]]` from node 0 on.
    Lists,
    /// An adjacency matrix: rows of 0 and 1, for the nodes from 1 on.
    Matrix,
    /// The input format of online judges: a head line `n m`, `n m k` or `n`, then the edges, then the nodes of k
    /// tokens.
    Judge,
    /// DOT, the language of Graphviz.
    Dot,
    /// Names of graphs: `P5`, `C6`, `K4`, `K3,3`, `S5`, `4x5`, one or several.
    Families,
}

/// The kind of graph that a game requires.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Want {
    /// Whether edges must be directed; `None` allows both kinds.
    pub directed: Option<bool>,
    /// Whether the graph always contains the node [`GROUND`], so that this node may be named alone.
    pub ground: bool,
}

impl Want {
    /// A directed graph.
    pub const ARROWS: Want = Want { directed: Some(true), ground: false };
    /// An undirected graph.
    pub const LINES: Want = Want { directed: Some(false), ground: false };
    /// An undirected graph that grows from the ground.
    pub const PLANT: Want = Want { directed: Some(false), ground: true };
}

/// Parse a graph from a range of a text in plain form.
///
/// ```
/// use mexplorer::games::kit::graph_text::{Format, Want, read};
/// let text = "1: 2 3\n2: 3";
/// let found = read(text, 0..text.len(), Want::default())?;
/// assert_eq!((found.format, found.edges), (Format::Lists, vec![(0, 1), (0, 2), (1, 2)]));
/// let alone = read("1 2", 0..3, Want::default());
/// assert_eq!(alone.err().map(|error| error.code.as_str()), Some("expected-edge"));
/// # Ok::<(), mexplorer::Error>(())
/// ```
///
/// # Errors
/// With a span in bytes of `plain`: `missing-argument` for an empty text; `expected-edge` if every word is a single
/// node, or a single node stands among the signs of edges; `two-readings`; `empty-name`, `stray-character`,
/// `expected-number`, `unknown-node`, `missing-input`, `trailing-input`, `too-deep`, `too-many`.
pub fn read(plain: &str, range: Range<usize>, want: Want) -> Result<GraphText> {
    let text = Text::new(plain, unwrapped(plain, range));
    let all = 0..text.tokens.len();
    if all.is_empty() {
        let error = Error::new(ErrorCode::MissingArgument, "expected the edges of a graph");
        return Err(
            error.with("expected", if want.directed == Some(false) { "a-b" } else { "a>b" })
        );
    }
    if let Some(body) = dot::body(&text) {
        return dot::read(&text, body, want);
    }
    let has = |kind: Kind| text.tokens.iter().any(|token| token.kind == kind);
    let has_signs = has(Kind::Arrow) || has(Kind::Dash);
    if has(Kind::Open) || has(Kind::Close) {
        if let Some(found) = families::read(&text, want)? {
            return Ok(found);
        }
        return match inside(&text) {
            Some(inner) if has_signs => signs::read(&text, inner, want),
            _ if has_signs => dot::read(&text, dot::Body::statements(all), want),
            _ => lists::read(&text, want),
        };
    }
    if has(Kind::Colon) {
        return colons::read(&text, want);
    }
    if has_signs {
        return signs::read(&text, all, want);
    }
    match families::read(&text, want)? {
        Some(found) => Ok(found),
        None => rows::read(&text, want),
    }
}

/// Return the range of a text without surrounding backquotes or dollar signs, which mark code or a formula.
fn unwrapped(plain: &str, range: Range<usize>) -> Range<usize> {
    let trimmed = |range: Range<usize>| {
        let part = &plain[range.clone()];
        let start = range.start + (part.len() - part.trim_start().len());
        start..(range.start + part.trim_end().len()).max(start)
    };
    let mut range = trimmed(range);
    for sign in ["```", "$$", "$", "`"] {
        let part = &plain[range.clone()];
        if part.len() >= 2 * sign.len() && part.starts_with(sign) && part.ends_with(sign) {
            range = trimmed(range.start + sign.len()..range.end - sign.len());
        }
    }
    range
}

/// Return the tokens inside the only pair of brackets around a text; `None` for any other text.
fn inside(text: &Text<'_>) -> Option<Range<usize>> {
    let last = text.tokens.len() - 1;
    let is_bracket = |at: &usize| matches!(text.kind(*at), Kind::Open | Kind::Close);
    let around = text.kind(0) == Kind::Open && text.kind(last) == Kind::Close;
    (around && last > 1 && !(1..last).any(|at| is_bracket(&at))).then_some(1..last)
}

/// Return whether the text of a game begins with the name of a graph game, so that the rest is a graph for `read`.
pub fn begins(text: &str) -> bool {
    let word = text.split_ascii_whitespace().next().unwrap_or("");
    let names = ["graph", "digraph", "strict", "geography"];
    names.iter().any(|name| game_word(word).eq_ignore_ascii_case(name))
}

/// Return whether the positions on a kind of board are graphs, which `read` parses.
pub fn is_position(board: &str) -> bool {
    matches!(board, "net" | "arcs" | "plant" | "tree")
}

/// Return the beginning of a word up to the first bracket, which is the name of a graph game.
pub fn game_word(word: &str) -> &str {
    &word[..word.find(['{', '[', '(']).unwrap_or(word.len())]
}

/// Return the range of a game's text after its name, or the whole range if the name belongs to the graph, as in DOT.
pub fn after_name(plain: &str, start: usize, name: &str, end: usize) -> Range<usize> {
    let text = Text::new(plain, start..end);
    // In `graph = [[1,2],[2,3]]` the name is a variable of a program.
    let is_value = matches!(text.kind(1), Kind::Equals | Kind::Colon);
    if is_value || dot::body(&text).is_some() { start..end } else { start + name.len()..end }
}

/// Return whether an error of [`read`] is the error for an empty text.
pub(crate) fn is_nothing(error: &Error) -> bool {
    error.code == ErrorCode::MissingArgument && error.span.is_none()
}

/// Return the span of all tokens of a text.
fn whole(text: &Text<'_>) -> Span {
    text.span(0..text.tokens.len())
}
