//! The errors of a text that is not a valid graph.

use super::edges::GraphText;
use super::lex::Text;
use super::{Want, whole};
use crate::base::error::{Error, ErrorCode, Span};
use crate::base::text::shortened;

/// Return the forms of edges that an error shows: directed, undirected, or either.
fn ways(directed: Option<bool>) -> &'static [&'static str] {
    match directed {
        Some(true) => &["a>b b>c", "(a,b), (b,c)", "a: b c", "digraph { a -> b }"],
        Some(false) => &["a-b b-c", "(a,b), (b,c)", "a: b c", "graph { a -- b }", "P3"],
        None => &["a>b b>c", "a-b b-c", "(a,b), (b,c)", "a: b c", "digraph { a -> b }", "P3"],
    }
}

/// Create the error for a text that is not an edge, with the accepted forms of edges.
pub(super) fn no_edge(found: &str, want: Want) -> Error {
    let ways = ways(want.directed);
    let message = match want.directed {
        _ if !found.is_empty() => {
            format!("expected edges, as in {}; found {found:?}", ways.join(" or "))
        }
        Some(true) => "expected edges with directions, as in a>b".to_string(),
        _ => "expected edges without directions, as in a-b".to_string(),
    };
    let error = Error::new(ErrorCode::ExpectedEdge, message)
        .with("found", found)
        .with("of", if want.ground { "ground" } else { "graph" })
        .with("ways", ways.iter().map(|way| way.to_string()).collect::<Vec<_>>());
    if want.directed == Some(false) { error.with("sign", "-") } else { error }
}

/// Create the error for a sign without a node on one of its sides.
pub(super) fn empty_name(sign: &str, found: &str, spot: Span) -> Error {
    let (sign, example) = if sign.ends_with('-') { ("-", "a-b") } else { (">", "a>b") };
    let message =
        format!("expected a node on both sides of {sign}, such as {example}, found {found:?}");
    let error = Error::new(ErrorCode::EmptyName, message).at(spot).with("found", found);
    if sign == "-" { error.with("sign", "-") } else { error }
}

/// The largest number of edges of a graph that an error writes out.
const WRITTEN: usize = 100;

/// Create the error for a text with several meanings as a graph, each written out as edges with signs.
pub(super) fn several(text: &Text<'_>, readings: &[GraphText], want: Want) -> Error {
    let spot = whole(text);
    let sign = if want.directed == Some(false) { "-" } else { ">" };
    let is_short = readings.iter().all(|graph| graph.edges.len() <= WRITTEN);
    let written = readings.iter().filter(|_| is_short);
    let readings = written.map(|graph| graph.text(sign).trim_start().to_string()).collect();
    Error::two_readings(&shortened(&text.plain[spot.start..spot.end]), readings).at(spot)
}

/// Create the error for more nodes or edges than allowed.
pub(super) fn too_many(of: &str, most: usize, spot: Span) -> Error {
    let message = format!("expected at most {most} {of}, found more");
    Error::new(ErrorCode::TooMany, message).at(spot).with("limit", most)
}
