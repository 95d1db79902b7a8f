//! The errors of a text that is not a valid graph.

use super::Want;
use super::lex::Text;
use crate::base::error::{Error, ErrorCode, Span};

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

/// Create the error for the sign at token `at`, which has no node on one of its sides.
pub(super) fn empty_name(text: &Text<'_>, at: usize) -> Error {
    let (sign, spot) = (text.text(at), text.run(at));
    let found = &text.plain[spot.start..spot.end];
    let (sign, example) = if sign.ends_with('-') { ("-", "a-b") } else { (">", "a>b") };
    let message =
        format!("expected a node on both sides of {sign}, such as {example}, found {found:?}");
    let error = Error::new(ErrorCode::EmptyName, message).at(spot).with("found", found);
    if sign == "-" { error.with("sign", "-") } else { error }
}

/// Create the error for more nodes or edges than allowed.
pub(in crate::games::kit) fn too_many(of: &str, most: usize, spot: Span) -> Error {
    let message = format!("expected at most {most} {of}, found more");
    Error::new(ErrorCode::TooMany, message).at(spot).with("limit", most)
}
