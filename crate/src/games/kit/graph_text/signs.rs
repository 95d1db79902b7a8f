//! Edges with signs between their nodes: `a>b b>c d`, `a -> b, b -> c`, `a-b-c`, and an arrow before the list of a
//! node's targets, `1 -> 2, 3`.
//!
//! Single names for nodes without edges are allowed only in canonical text: the signs are `>` or `-` without blanks
//! around them, and the single names come last, each once and after a blank. These names may include nodes with edges.
//! In any other text with signs a single name is an error, because the name may be an incomplete edge. A graph without
//! edges begins with a single sign: `- c d`.

use std::ops::Range;

use super::edges::{Edges, GraphText, Repeats};
use super::lex::{Kind, Text};
use super::{Format, Want, faults};
use crate::base::error::{Error, Result};

/// The sign that begins a graph without an edge.
pub const NO_EDGES: &str = "-";

/// Return whether a text begins with the sign of a graph without an edge.
pub fn has_no_edges(plain: &str) -> bool {
    let rest = plain.trim_start().strip_prefix(NO_EDGES);
    rest.is_some_and(|rest| rest.chars().next().is_none_or(|c| c.is_ascii_whitespace()))
}

/// The state of the parser.
struct Signs<'t, 's> {
    text: &'t Text<'s>,
    found: Edges<'t, 's>,
    want: Want,
    arrows: bool,
    /// Whether the signs are written in canonical form, so that the text may end with single names.
    is_canonical: bool,
    /// Whether the text has several lines or a semicolon.
    has_pieces: bool,
    /// The tokens of the single names at the end of the text.
    lone: Vec<usize>,
}

/// Parse the edges in a range of tokens.
pub(super) fn read(text: &Text<'_>, range: Range<usize>, want: Want) -> Result<GraphText> {
    if text.text(range.start) == NO_EDGES && !text.is_tight(range.start + 1) {
        return without_edges(text, range.start + 1..range.end, want);
    }
    let signs = || range.clone().filter(|at| text.is_sign(*at));
    let first = signs().next().unwrap_or(range.start);
    let arrows = want.directed.unwrap_or(text.kind(first) == Kind::Arrow);
    let plain = |at: usize| text.word(at).text.len() == 1;
    let is_canonical = signs().all(|at| plain(at) && text.is_tight(at) && text.is_tight(at + 1));
    let is_end = |at: usize| matches!(text.kind(at), Kind::Line | Kind::Semicolon);
    let has_pieces = range.clone().any(is_end);
    let (found, lone) = (Edges::new(text), Vec::new());
    let mut reader = Signs { text, found, want, arrows, is_canonical, has_pieces, lone };
    let mut start = range.start;
    while start < range.end {
        let ends = |at: &usize| match text.kind(*at) {
            Kind::Semicolon => true,
            Kind::Line => !is_canonical,
            _ => false,
        };
        let end = (start..range.end).find(ends).unwrap_or(range.end);
        reader.piece(start..end)?;
        start = end + 1;
    }
    reader.finish()
}

/// Parse the nodes of a graph without edges.
fn without_edges(text: &Text<'_>, range: Range<usize>, want: Want) -> Result<GraphText> {
    let mut found = Edges::new(text);
    for at in range {
        match text.kind(at) {
            _ if text.is_name(at) => found.declare(at)?,
            Kind::Comma | Kind::Line => {}
            _ => return Err(text.stray(at)),
        }
    }
    found.finish(Format::Edges, want.directed)
}

impl Signs<'_, '_> {
    /// Parse the edges of one line, or between two semicolons.
    fn piece(&mut self, range: Range<usize>) -> Result {
        if !self.is_canonical && self.is_list(range.clone()) {
            self.check_sign(range.start + 1)?;
            self.found.repeats = Repeats::Lists;
            let options = range.start + 2..range.end;
            return options
                .filter(|at| self.text.is_name(*at))
                .try_for_each(|to| self.found.edge(range.start, to));
        }
        let mut at = range.start;
        let mut after_comma = false;
        while at < range.end {
            match self.text.kind(at) {
                Kind::Comma => after_comma = true,
                Kind::Line => {}
                _ => {
                    at = self.chain(at, range.end, after_comma)?;
                    after_comma = false;
                    continue;
                }
            }
            at += 1;
        }
        Ok(())
    }

    /// Parse a chain of names with signs between them, and return the index of the next token.
    fn chain(&mut self, start: usize, end: usize, after_comma: bool) -> Result<usize> {
        let text = self.text;
        if text.is_sign(start) {
            return Err(faults::empty_name(self.text, start));
        }
        if !text.is_name(start) {
            return Err(text.stray(start));
        }
        let mut last = start;
        while last + 1 < end && text.is_sign(last + 1) {
            self.check_sign(last + 1)?;
            let next = last + 2;
            if next >= end || text.is_sign(next) || text.kind(next) == Kind::Comma {
                return Err(faults::empty_name(self.text, last + 1));
            }
            if !text.is_name(next) {
                return Err(text.stray(next));
            }
            if let Some(lone) = self.lone.first() {
                return Err(self.half_edge(*lone));
            }
            self.found.edge(last, next)?;
            last = next;
        }
        if last == start && !(self.want.ground && text.text(start) == super::GROUND) {
            let next = start + 1;
            if next < end && matches!(text.kind(next), Kind::Other | Kind::Equals) {
                return Err(text.stray(next));
            }
            // Accept a single name only in canonical text and not after a comma. In a plant a single name is refused,
            // because a node without an edge is not connected to the ground.
            if !self.is_canonical || after_comma || self.want.ground {
                return Err(self.half_edge(start));
            }
            self.lone.push(start);
        }
        Ok(last + 1)
    }

    /// Return whether a line is a node, an arrow, and at least two names separated by commas. Names separated by blanks
    /// are accepted if the arrow has blanks around it and the text has several lines.
    fn is_list(&self, range: Range<usize>) -> bool {
        let text = self.text;
        let (node, arrow) = (text.is_name(range.start), text.kind(range.start + 1) == Kind::Arrow);
        if !node || !arrow || range.len() < 4 {
            return false;
        }
        let options = range.start + 2..range.end;
        let names = options.clone().filter(|at| text.is_name(*at)).count();
        let commas = options.clone().filter(|at| text.kind(*at) == Kind::Comma);
        let apart = options.clone().all(|at| {
            // Names and commas must alternate.
            text.is_name(at) == ((at - options.start) % 2 == 0)
        });
        match commas.count() {
            0 => {
                let is_loose = !text.is_tight(range.start + 1) && !text.is_tight(range.start + 2);
                names == options.len() && names > 1 && is_loose && self.has_pieces
            }
            count => names > 1 && count + 1 == names && names + count == options.len() && apart,
        }
    }

    fn check_sign(&self, at: usize) -> Result {
        let is_arrow = self.text.kind(at) == Kind::Arrow;
        if is_arrow != self.arrows {
            let expected = if self.arrows { "a>b" } else { "a-b" };
            return Err(self.text.stray(at).with("of", "graph").with("sign", expected));
        }
        // Refuse `1 -2`, because -2 may be a negative number.
        let next = self.text.tokens.get(at + 1);
        let is_number = || self.text.text(at + 1).bytes().all(|b| b.is_ascii_digit());
        if !is_arrow
            && !self.text.is_tight(at)
            && self.text.is_tight(at + 1)
            && next.is_some()
            && is_number()
        {
            return Err(self.text.stray(at));
        }
        Ok(())
    }

    /// Create the error for a single name among the signs of edges.
    fn half_edge(&self, at: usize) -> Error {
        let name = self.text.text(at);
        let want = Want { directed: Some(self.arrows), ..self.want };
        faults::no_edge(name, want).at(self.text.word(at).span())
    }

    fn finish(mut self) -> Result<GraphText> {
        for at in std::mem::take(&mut self.lone) {
            let name = self.text.name(at);
            if self.found.is_declared(&name) {
                return Err(self.half_edge(at));
            }
            self.found.declare(at)?;
        }
        let format = match self.found.repeats {
            Repeats::Lists => Format::Lists,
            _ => Format::Edges,
        };
        self.found.finish(format, Some(self.arrows))
    }
}
