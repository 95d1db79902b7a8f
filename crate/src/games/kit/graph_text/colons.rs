//! Graphs as lists of the targets of each node after a colon, on separate lines (`1: 2 3`) or on one line (`1:2,3
//! 2:3`). One list is enough if it has two targets (`a: b c`), because any text may have a single colon before a word.

use super::edges::{Edges, GraphText, Repeats};
use super::lex::{Kind, Text};
use super::{Format, Want, faults, rows};
use crate::base::error::Result;

/// Parse a text with colons and without brackets.
pub(super) fn read(text: &Text<'_>, want: Want) -> Result<GraphText> {
    let mut found = Edges::new(text);
    found.repeats = Repeats::Lists;
    let (mut node, mut lists, mut edges) = (None, 0, 0);
    let mut at = 0;
    while at < text.tokens.len() {
        match (text.kind(at), node) {
            (Kind::Line | Kind::Semicolon, _) => node = None,
            (Kind::Comma, Some(node)) if text.kind(at - 1) != Kind::Comma && at > node + 2 => {}
            (Kind::Name | Kind::Quoted, _) if text.kind(at + 1) == Kind::Colon => {
                found.declare(at)?;
                node = Some(at);
                lists += 1;
                at += 1;
            }
            (Kind::Name | Kind::Quoted, Some(node)) => {
                found.edge(node, at)?;
                edges += 1;
            }
            (Kind::Name | Kind::Quoted, None) => {
                return Err(faults::no_edge(text.text(at), want).at(text.word(at).span()));
            }
            _ => return Err(text.stray(at)),
        }
        at += 1;
    }
    // If no list has a target, the text is not a graph but words before colons.
    if edges == 0 || lists + edges < 3 {
        Err(rows::lone(text, want))
    } else {
        found.finish(Format::Lists, None)
    }
}
