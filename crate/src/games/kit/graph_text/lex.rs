//! The tokens of a text that describes a graph. Every character except blanks and comments belongs to a token.

use std::borrow::Cow;
use std::ops::Range;

use crate::base::error::{Error, ErrorCode, Span};
use crate::base::text::Word;

/// The kind of a token.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    /// A name of letters, digits and `_`.
    Name,
    /// A name in quotes.
    Quoted,
    /// An arrow: `>`, `->`, `-->`, `=>`, and similar signs.
    Arrow,
    /// `-`, `--`, `---`.
    Dash,
    Comma,
    Semicolon,
    /// The end of a line that is not empty.
    Line,
    Colon,
    /// The sign `=` or `:=`.
    Equals,
    /// An opening bracket `(`, `[` or `{`.
    Open,
    /// A closing bracket `)`, `]` or `}`.
    Close,
    /// A single character that no format uses.
    Other,
}

/// A token with its range in bytes of the plain text.
#[derive(Clone, Copy, Debug)]
pub(super) struct Token {
    pub kind: Kind,
    pub start: u32,
    pub end: u32,
}

/// A text split into tokens.
pub(super) struct Text<'s> {
    pub plain: &'s str,
    pub tokens: Vec<Token>,
}

/// The largest number of dashes in the sign of an edge.
const DASHES: usize = 3;

fn is_name(c: char) -> bool {
    c.is_alphanumeric() || c == '_'
}

/// Return the length of a comment at the start of `rest`; `None` if there is no comment. `closes` is false once a `/*`
/// without an end has been found.
fn comment(rest: &str, begins_line: bool, closes: bool) -> Option<usize> {
    if let Some(inside) = rest.strip_prefix("/*").filter(|_| closes) {
        return inside.find("*/").map(|end| end + 4);
    }
    let to_end = rest.starts_with("//") || (begins_line && rest.starts_with('#'));
    to_end.then(|| rest.find('\n').unwrap_or(rest.len()))
}

/// Return the kind of the sign at the start of `rest` and its length in bytes; `None` if `rest` begins with no sign.
fn sign(rest: &str) -> Option<(Kind, usize)> {
    let line = |sign: u8| rest.bytes().take(DASHES + 1).take_while(|b| *b == sign).count();
    for length in [line(b'-'), line(b'=')] {
        if rest[length..].starts_with('>') && length <= DASHES {
            return Some((Kind::Arrow, length + 1));
        }
    }
    if (1..=DASHES).contains(&line(b'-')) {
        return Some((Kind::Dash, line(b'-')));
    }
    let c = rest.chars().next().filter(|c| "⟶⇒➡➔↦⟼".contains(*c))?;
    Some((Kind::Arrow, c.len_utf8()))
}

/// The largest number of characters of a quoted name. A quote without an end within this length does not begin a name.
const QUOTED: usize = 1000;

/// Return the length in bytes of the quoted name at the start of `rest`, with its quotes; `None` if `rest` begins with
/// no quoted name.
fn quoted(rest: &str) -> Option<usize> {
    let close = match rest.chars().next()? {
        '"' | '“' | '”' => ['"', '”'],
        '\'' | '‘' | '’' => ['\'', '’'],
        _ => return None,
    };
    let mut chars = rest.char_indices().skip(1).take(QUOTED);
    while let Some((at, c)) = chars.next() {
        if c == '\\' {
            chars.next();
        } else if close.contains(&c) {
            return Some(at + c.len_utf8());
        } else if c == '\n' {
            return None;
        }
    }
    None
}

impl<'s> Text<'s> {
    /// Split a range of a text into tokens.
    pub fn new(plain: &'s str, range: Range<usize>) -> Self {
        let part = &plain[..range.end];
        let bytes = part.as_bytes();
        let mut tokens: Vec<Token> = Vec::new();
        let mut at = range.start;
        let (mut begins_line, mut closes) = (true, true);
        while at < bytes.len() {
            let byte = bytes[at];
            if byte == b'\n' {
                begins_line = true;
                if tokens.last().is_some_and(|last| last.kind != Kind::Line) {
                    let token = Token { kind: Kind::Line, start: at as u32, end: at as u32 + 1 };
                    tokens.push(token);
                }
                at += 1;
                continue;
            }
            if byte.is_ascii_whitespace() {
                at += 1;
                continue;
            }
            let start = at;
            // Read ASCII names byte by byte, since nearly every name is ASCII.
            while at < bytes.len() && (bytes[at].is_ascii_alphanumeric() || bytes[at] == b'_') {
                at += 1;
            }
            if at == bytes.len() || bytes[at].is_ascii() && at > start {
                tokens.push(Token { kind: Kind::Name, start: start as u32, end: at as u32 });
                begins_line = false;
                continue;
            }
            at = start;
            let rest = &part[at..];
            if let Some(length) = comment(rest, begins_line, closes) {
                at += length;
                continue;
            }
            closes &= !rest.starts_with("/*");
            begins_line = false;
            let (kind, length) = piece(rest);
            // Skip the backslash of a TeX brace.
            if rest.starts_with("\\{") || rest.starts_with("\\}") {
                at += 1;
                continue;
            }
            tokens.push(Token { kind, start: at as u32, end: (at + length) as u32 });
            at += length;
        }
        if tokens.last().is_some_and(|last| last.kind == Kind::Line) {
            tokens.pop();
        }
        Text { plain, tokens }
    }

    /// Return the kind of a token; `Line` after the last token.
    pub fn kind(&self, at: usize) -> Kind {
        self.tokens.get(at).map_or(Kind::Line, |token| token.kind)
    }

    /// Return whether a token is a name, in quotes or not.
    pub fn is_name(&self, at: usize) -> bool {
        matches!(self.kind(at), Kind::Name | Kind::Quoted)
    }

    /// Return whether a token is the sign of an edge.
    pub fn is_sign(&self, at: usize) -> bool {
        matches!(self.kind(at), Kind::Arrow | Kind::Dash)
    }

    /// Return whether a token directly follows the previous token, without a blank between.
    pub fn is_tight(&self, at: usize) -> bool {
        at > 0 && at < self.tokens.len() && self.tokens[at - 1].end == self.tokens[at].start
    }

    /// Return a token as written, with its position.
    pub fn word(&self, at: usize) -> Word<'s> {
        let token = self.tokens[at];
        let (start, end) = (token.start as usize, token.end as usize);
        Word { text: &self.plain[start..end], start }
    }

    /// Return a token as written.
    pub fn text(&self, at: usize) -> &'s str {
        self.word(at).text
    }

    /// Return whether a token is the given word, in upper or lower case.
    pub fn says(&self, at: usize, word: &str) -> bool {
        self.kind(at) == Kind::Name && self.text(at).eq_ignore_ascii_case(word)
    }

    /// Return the name of a token, without quotes.
    pub fn name(&self, at: usize) -> Cow<'s, str> {
        let word = self.text(at);
        if self.kind(at) != Kind::Quoted {
            return Cow::Borrowed(word);
        }
        let quote = |word: &str, last: bool| {
            let c = if last { word.chars().next_back() } else { word.chars().next() };
            c.map_or(0, char::len_utf8)
        };
        let inner = &word[quote(word, false)..word.len() - quote(word, true)];
        if inner.contains('\\') { inner.replace('\\', "").into() } else { Cow::Borrowed(inner) }
    }

    /// Return the span of a range of tokens.
    pub fn span(&self, range: Range<usize>) -> Span {
        let start = self.tokens.get(range.start).map_or(self.plain.len(), |t| t.start as usize);
        let last = self.tokens.get(range.end.max(range.start + 1) - 1);
        Span::new(start, last.map_or(start, |token| token.end as usize).max(start))
    }

    /// Return the span of the characters around a token up to the next blank, comma or semicolon on both sides.
    pub fn run(&self, at: usize) -> Span {
        let token = self.tokens[at.min(self.tokens.len() - 1)];
        let apart = |c: char| c.is_ascii_whitespace() || c == ',' || c == ';';
        let (start, end) = (token.start as usize, token.end as usize);
        let from = self.plain[..start].rfind(apart).map_or(0, |at| at + 1);
        let to = self.plain[end..].find(apart).map_or(self.plain.len(), |length| end + length);
        Span::new(from, to)
    }

    /// Create the error for an unexpected token, or for a missing token at the end of the text.
    pub fn stray(&self, at: usize) -> Error {
        let Some(token) = self.tokens.get(at) else {
            let end = self.tokens.last().map_or(0, |last| last.end as usize);
            let message = "expected the rest of the graph, found the end";
            return Error::new(ErrorCode::MissingInput, message)
                .at(Span::new(end, end))
                .with("expected", "an edge");
        };
        let found = self.text(at);
        let message = format!("expected the edges of a graph, found {found:?}");
        Error::new(ErrorCode::StrayCharacter, message)
            .at(Span::new(token.start as usize, token.end as usize))
            .with("found", if token.kind == Kind::Line { "⏎" } else { found })
    }
}

/// Return the kind and the length in bytes of the token at the start of `rest`, which is no comment.
fn piece(rest: &str) -> (Kind, usize) {
    if let Some(found) = sign(rest) {
        return found;
    }
    if let Some(length) = quoted(rest) {
        return (Kind::Quoted, length);
    }
    if rest.starts_with(":=") {
        return (Kind::Equals, 2);
    }
    let c = rest.chars().next().unwrap_or(' ');
    let kind = match c {
        ',' => Kind::Comma,
        ';' => Kind::Semicolon,
        ':' => Kind::Colon,
        '=' => Kind::Equals,
        '(' | '[' | '{' => Kind::Open,
        ')' | ']' | '}' => Kind::Close,
        c if is_name(c) => {
            let end = rest.find(|c| !is_name(c)).unwrap_or(rest.len());
            return (Kind::Name, end);
        }
        _ => Kind::Other,
    };
    (kind, c.len_utf8())
}
