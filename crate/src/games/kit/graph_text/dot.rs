//! Graphs in DOT, the language of Graphviz: `digraph { a -> b; b -> {c d} [color=red] }`. Attributes are ignored.
//! Braces after an arrow are also accepted in texts that are not DOT, but single nodes are not.

use std::ops::Range;

use rustc_hash::FxHashSet;

use super::edges::{Edges, GraphText, Repeats};
use super::lex::{Kind, Text};
use super::{Format, Want, faults};
use crate::base::error::{Error, ErrorCode, Result};

/// The largest depth of nested groups.
const DEPTH: usize = 100;

/// The statements of a text, with the properties of the declared graph.
pub(super) struct Body {
    range: Range<usize>,
    /// The index of the token `digraph`; `None` for an undirected graph.
    digraph: Option<usize>,
    /// Whether repeated edges count as one edge.
    strict: bool,
    /// Whether the text declares a graph, so that single nodes are allowed.
    declared: bool,
}

impl Body {
    /// Create a body of statements without a declaration.
    pub fn statements(range: Range<usize>) -> Body {
        Body { range, digraph: None, strict: false, declared: false }
    }
}

/// Parse the declaration of a text in DOT, up to the opening brace; `None` for any other text.
pub(super) fn body(text: &Text<'_>) -> Option<Body> {
    let strict = text.says(0, "strict");
    let mut at = usize::from(strict);
    let digraph = text.says(at, "digraph").then_some(at);
    if digraph.is_none() && !text.says(at, "graph") {
        return None;
    }
    let after_line = |at: usize| at + usize::from(text.kind(at) == Kind::Line);
    at = after_line(at + 1);
    at = after_line(at + usize::from(text.is_name(at)));
    let is_open = at < text.tokens.len() && text.text(at) == "{";
    // After the game's name `graph`, braces may also enclose lists, which are not DOT.
    let has = |kinds: &[Kind]| text.tokens.iter().any(|token| kinds.contains(&token.kind));
    if digraph.is_none()
        && !strict
        && !has(&[Kind::Arrow, Kind::Dash])
        && has(&[Kind::Comma, Kind::Colon])
    {
        return None;
    }
    is_open.then_some(Body { range: at..text.tokens.len(), digraph, strict, declared: true })
}

/// The state of a group in braces, or of the whole text.
#[derive(Default)]
struct Group {
    /// All nodes that the group mentions.
    nodes: Vec<u32>,
    /// The nodes on the left side of the next sign, as a range of `nodes`.
    left: Option<Range<usize>>,
    /// The index of the token of the sign whose right side has not been parsed.
    sign: Option<usize>,
    /// The index of the token of a node that is not yet part of an edge.
    alone: Option<usize>,
}

struct Dot<'t, 's> {
    text: &'t Text<'s>,
    found: Edges<'t, 's>,
    want: Want,
    arrows: Option<bool>,
    declared: bool,
    groups: Vec<Group>,
}

/// Parse the statements of a text.
pub(super) fn read(text: &Text<'_>, body: Body, want: Want) -> Result<GraphText> {
    if let (Some(word), Some(false)) = (body.digraph, want.directed) {
        let error = faults::no_edge(text.text(word), want);
        return Err(error.at(text.word(word).span()));
    }
    let arrows = if body.digraph.is_some() { Some(true) } else { want.directed };
    let mut found = Edges::new(text);
    found.repeats = if body.strict { Repeats::Merge } else { Repeats::Count };
    let groups = vec![Group::default()];
    let mut dot = Dot { text, found, want, arrows, declared: body.declared, groups };
    let mut at = body.range.start;
    let mut is_over = false;
    while at < body.range.end {
        if is_over && !matches!(text.kind(at), Kind::Line | Kind::Semicolon) {
            return Err(text.stray(at));
        }
        at = dot.piece(at)?;
        is_over |= body.declared && dot.groups.len() == 1 && at > body.range.start;
    }
    if dot.groups.len() > 1 {
        let end = text.tokens.last().map_or(0, |last| last.end as usize);
        return Err(Error::new(ErrorCode::ExpectedSyntax, "expected \"}\", found the end")
            .at(crate::base::error::Span::new(end, end))
            .with("expected", vec!["}".to_string()])
            .with("found", ""));
    }
    dot.end_statement()?;
    if dot.found.is_empty() {
        return Err(super::rows::lone(text, want));
    }
    let arrows = dot.arrows;
    Ok(dot.found.finish(Format::Dot, arrows)?.numbered())
}

impl Dot<'_, '_> {
    fn group(&mut self) -> &mut Group {
        let last = self.groups.len() - 1;
        &mut self.groups[last]
    }

    /// Parse the token at `at`, with its attributes or port, and return the index of the next token.
    fn piece(&mut self, at: usize) -> Result<usize> {
        let text = self.text;
        match text.kind(at) {
            Kind::Line => {}
            Kind::Semicolon | Kind::Comma => self.end_statement()?,
            Kind::Arrow | Kind::Dash => self.sign(at)?,
            Kind::Open if text.text(at) == "{" => self.open(at)?,
            Kind::Close if text.text(at) == "}" => self.close(at)?,
            Kind::Open if text.text(at) == "[" && self.group().left.is_some() => {
                return attributes(text, at);
            }
            Kind::Name | Kind::Quoted => return self.name(at),
            _ => return Err(text.stray(at)),
        }
        Ok(at + 1)
    }

    fn name(&mut self, at: usize) -> Result<usize> {
        let text = self.text;
        if self.declared && self.group().sign.is_none() {
            let is = |word: &str| text.says(at, word);
            if text.kind(at + 1) == Kind::Equals && text.is_name(at + 2) {
                self.end_statement()?;
                return Ok(at + 3);
            }
            if (is("node") || is("edge") || is("graph")) && text.kind(at + 1) == Kind::Open {
                self.end_statement()?;
                return attributes(text, at + 1);
            }
        }
        if self.declared && text.says(at, "subgraph") {
            let named = usize::from(text.is_name(at + 1));
            return Ok(at + 1 + named);
        }
        let node = self.found.node(at)?;
        let start = self.group().nodes.len();
        self.group().nodes.push(node);
        self.operand(start, Some(at))?;
        // Skip the port of a node, which only tells where an edge is drawn.
        let mut next = at + 1;
        while self.declared && text.kind(next) == Kind::Colon && text.is_name(next + 1) {
            next += 2;
        }
        Ok(next)
    }

    /// Use the nodes from `start` on as the right side of the pending sign. Without a pending sign, let these nodes
    /// begin a new statement.
    fn operand(&mut self, start: usize, at: Option<usize>) -> Result {
        let Some(sign) = self.group().sign.take() else {
            self.end_statement()?;
            let group = self.group();
            group.left = Some(start..group.nodes.len());
            group.alone = at;
            return Ok(());
        };
        let last = self.groups.len() - 1;
        let group = &mut self.groups[last];
        let right = start..group.nodes.len();
        let left = group.left.replace(right.clone()).unwrap_or(0..0);
        group.alone = None;
        let spot = self.text.span(sign - 1..at.unwrap_or(sign) + 1);
        for &from in &group.nodes[left] {
            for &to in &group.nodes[right.clone()] {
                self.found.join((from, to), spot)?;
            }
        }
        Ok(())
    }

    fn sign(&mut self, at: usize) -> Result {
        let is_arrow = self.text.kind(at) == Kind::Arrow;
        if *self.arrows.get_or_insert(is_arrow) != is_arrow {
            let expected = if is_arrow { "a -- b" } else { "a -> b" };
            return Err(self.text.stray(at).with("of", "graph").with("sign", expected));
        }
        let group = self.group();
        if group.left.is_none() || group.sign.is_some() {
            return Err(faults::empty_name(self.text, at));
        }
        group.sign = Some(at);
        Ok(())
    }

    fn open(&mut self, at: usize) -> Result {
        if self.groups.len() > DEPTH {
            let message = format!("expected at most {DEPTH} groups in each other, found more");
            return Err(Error::new(ErrorCode::TooDeep, message).at(self.text.word(at).span()));
        }
        self.groups.push(Group::default());
        Ok(())
    }

    fn close(&mut self, at: usize) -> Result {
        self.end_statement()?;
        if self.groups.len() < 2 {
            return Err(self.text.stray(at));
        }
        let inner = self.groups.pop().unwrap_or_default();
        let start = self.group().nodes.len();
        let mut seen = FxHashSet::default();
        let nodes = inner.nodes.into_iter().filter(|node| seen.insert(*node));
        self.group().nodes.extend(nodes);
        self.operand(start, None)
    }

    /// End a statement. Return an error if a sign has no right side, or if a single node is not allowed.
    fn end_statement(&mut self) -> Result {
        if let Some(sign) = self.group().sign {
            return Err(faults::empty_name(self.text, sign));
        }
        let is_inside = self.groups.len() > 1;
        let group = self.group();
        group.left = None;
        match group.alone.take() {
            Some(at) if !self.declared && !is_inside => {
                let name = self.text.text(at);
                Err(faults::no_edge(name, self.want).at(self.text.word(at).span()))
            }
            _ => Ok(()),
        }
    }
}

/// Return the index of the token after the attributes that begin at `at`.
fn attributes(text: &Text<'_>, at: usize) -> Result<usize> {
    let close = (at + 1..text.tokens.len()).find(|at| matches!(text.text(*at), "]" | "["));
    match close.filter(|close| text.text(at) == "[" && text.text(*close) == "]") {
        Some(close) => Ok(close + 1),
        None => Err(text.stray(at)),
    }
}
