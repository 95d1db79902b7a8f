//! The pieces of a text that writes a graph: every character belongs to one, but for blanks and comments.

use std::borrow::Cow;
use std::ops::Range;

use crate::base::error::{Error, ErrorCode, Span};
use crate::base::text::Word;

/// What a piece is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    /// Letters, digits and `_`.
    Name,
    /// Anything between quotes.
    Quoted,
    /// `>`, `->`, `-->`, `=>`, and signs that look like them.
    Arrow,
    /// `-`, `--`, `---`.
    Dash,
    Comma,
    Semicolon,
    /// The end of a line that has something on it.
    Line,
    Colon,
    /// `=` or `:=`.
    Equals,
    /// `(`, `[` or `{`.
    Open,
    /// `)`, `]` or `}`.
    Close,
    /// What no format knows, one character.
    Other,
}

/// A piece and where it stands, in bytes of the plain text.
#[derive(Clone, Copy, Debug)]
pub(super) struct Token {
    pub kind: Kind,
    pub start: u32,
    pub end: u32,
}

/// A text in pieces.
pub(super) struct Text<'s> {
    pub plain: &'s str,
    pub tokens: Vec<Token>,
}

/// Dashes at most in a sign.
const DASHES: usize = 3;

fn is_name(c: char) -> bool {
    c.is_alphanumeric() || c == '_'
}

/// Where a comment that begins here ends; `None` where none does. `closes`: whether the end of one may follow.
fn comment(rest: &str, begins_line: bool, closes: bool) -> Option<usize> {
    if let Some(inside) = rest.strip_prefix("/*").filter(|_| closes) {
        return inside.find("*/").map(|end| end + 4);
    }
    let to_end = rest.starts_with("//") || (begins_line && rest.starts_with('#'));
    to_end.then(|| rest.find('\n').unwrap_or(rest.len()))
}

/// The sign of an edge that begins here, with its bytes.
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

/// Characters of a name in quotes: where none ends within so many, the quote is no such sign.
const QUOTED: usize = 1000;

/// The bytes of a text in quotes that begins here, with its quotes.
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
    /// The pieces of a part of a text.
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
            // Nearly every name is ASCII.
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
            // A brace of TeX.
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

    /// What kind of piece stands there; `Line` after the end.
    pub fn kind(&self, at: usize) -> Kind {
        self.tokens.get(at).map_or(Kind::Line, |token| token.kind)
    }

    /// Whether a name stands there, in quotes or not.
    pub fn is_name(&self, at: usize) -> bool {
        matches!(self.kind(at), Kind::Name | Kind::Quoted)
    }

    /// Whether the sign of an edge stands there.
    pub fn is_sign(&self, at: usize) -> bool {
        matches!(self.kind(at), Kind::Arrow | Kind::Dash)
    }

    /// Whether nothing stands between a piece and the one before.
    pub fn is_tight(&self, at: usize) -> bool {
        at > 0 && at < self.tokens.len() && self.tokens[at - 1].end == self.tokens[at].start
    }

    /// A piece as it is written.
    pub fn word(&self, at: usize) -> Word<'s> {
        let token = self.tokens[at];
        let (start, end) = (token.start as usize, token.end as usize);
        Word { text: &self.plain[start..end], start }
    }

    /// A piece as it is written, without its place.
    pub fn text(&self, at: usize) -> &'s str {
        self.word(at).text
    }

    /// Whether a name stands there that is this word, in any case.
    pub fn says(&self, at: usize, word: &str) -> bool {
        self.kind(at) == Kind::Name && self.text(at).eq_ignore_ascii_case(word)
    }

    /// A name, without its quotes.
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

    /// The span of some pieces.
    pub fn span(&self, range: Range<usize>) -> Span {
        let start = self.tokens.get(range.start).map_or(self.plain.len(), |t| t.start as usize);
        let last = self.tokens.get(range.end.max(range.start + 1) - 1);
        Span::new(start, last.map_or(start, |token| token.end as usize).max(start))
    }

    /// The span of the characters around a piece that no blank or comma separates from it.
    pub fn run(&self, at: usize) -> Span {
        let token = self.tokens[at.min(self.tokens.len() - 1)];
        let apart = |c: char| c.is_ascii_whitespace() || c == ',' || c == ';';
        let (start, end) = (token.start as usize, token.end as usize);
        let from = self.plain[..start].rfind(apart).map_or(0, |at| at + 1);
        let to = self.plain[end..].find(apart).map_or(self.plain.len(), |length| end + length);
        Span::new(from, to)
    }

    /// The error of a piece that does not belong where it stands.
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

/// The piece that begins here, which is no comment, with its bytes.
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
