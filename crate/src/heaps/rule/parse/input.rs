//! The input of the parser, with a record of the tokens that the parser expected.

use std::cell::{Cell, RefCell};

use winnow::error::EmptyError;
use winnow::stream::{Stateful, Stream as _, TokenSlice};
use winnow::{Parser, Result as Parsed};

use crate::base::error::{Error, ErrorCode, Span};
use crate::heaps::rule::lex::{Keyword, Lexeme, Token};
use crate::heaps::rule::tree::Function;

/// The mutable state of the parser. A fatal error ends the parse.
#[derive(Debug)]
pub(super) struct State<'t> {
    pub(super) plain: &'t str,
    pub(super) count: usize,
    pub(super) furthest: Cell<usize>,
    pub(super) expected: RefCell<Vec<&'static str>>,
    pub(super) nesting: Cell<usize>,
    pub(super) fatal: RefCell<Option<Error>>,
    /// The mentions of names. The slot of a mention is its index in this list until the names are resolved.
    pub(super) mentioned: RefCell<Vec<Token>>,
    /// The index of the token where a condition should begin, for the error message if the condition is missing.
    pub(super) condition: Cell<usize>,
}

pub(super) type Input<'t> = Stateful<TokenSlice<'t, Token>, &'t State<'t>>;

impl<'t> State<'t> {
    pub(super) fn new(plain: &'t str, count: usize) -> Self {
        State {
            plain,
            count,
            furthest: Cell::new(0),
            expected: RefCell::default(),
            nesting: Cell::new(0),
            fatal: RefCell::default(),
            mentioned: RefCell::default(),
            condition: Cell::new(usize::MAX),
        }
    }

    pub(super) fn error(&self, tokens: &[Token]) -> Error {
        if let Some(unknown) = self.unknown_function(tokens) {
            return unknown;
        }
        let spot = match tokens.get(self.furthest.get()) {
            Some(token) if token.end > token.start => Span::new(token.start, token.end),
            // A form inserted this token before a word, as `is` before `even`.
            Some(token) => self.word_from(token.start),
            None => self.end(),
        };
        syntax(self, spot, &self.expected.borrow())
    }

    /// Return the span of the blanks at the end of the text.
    pub(super) fn end(&self) -> Span {
        Span::new(self.plain.trim_end().len(), self.plain.len())
    }

    /// Return the span of the first word from byte `start` on.
    fn word_from(&self, start: usize) -> Span {
        let behind = &self.plain[start..];
        let word = behind.trim_start();
        let start = start + behind.len() - word.len();
        Span::new(start, start + word.find(char::is_whitespace).unwrap_or(word.len()))
    }

    /// Return the error for a name that is not among the `known` names.
    pub(super) fn unknown(&self, name: Token, known: Vec<String>) -> Error {
        let found = &self.plain[name.start..name.end];
        let message = format!("expected one of {}, found {found}", known.join(", "));
        Error::new(ErrorCode::UnknownName, message)
            .at(Span::new(name.start, name.end))
            .with("found", found)
            .with("known", known)
    }

    /// Return an error for an unknown function if the parse failed after a name before a parenthesis, and the name
    /// occurs nowhere else.
    fn unknown_function(&self, tokens: &[Token]) -> Option<Error> {
        let at = self.furthest.get();
        let name = tokens[..at].last().filter(|name| name.lexeme == Lexeme::Name)?;
        tokens.get(at).filter(|next| next.lexeme == Lexeme::Open)?;
        let text = |token: &Token| self.plain[token.start..token.end].to_ascii_lowercase();
        let again = |token: &&Token| token.lexeme == Lexeme::Name && text(token) == text(name);
        (tokens.iter().filter(again).count() == 1).then(|| {
            let known = Function::NAMED.map(|(_, name)| name.to_string()).to_vec();
            self.unknown(*name, known).with("of", "function")
        })
    }
}

pub(super) fn syntax(state: &State<'_>, spot: Span, expected: &[&str]) -> Error {
    let found = state.plain.get(spot.start..spot.end).unwrap_or("").trim();
    Error::expected(expected, found, spot)
}

/// End the parse with `error`, unless an earlier error has ended it.
pub(super) fn fatal<T>(input: &Input<'_>, error: Error) -> Parsed<T, EmptyError> {
    input.state.fatal.borrow_mut().get_or_insert(error);
    Err(EmptyError)
}

pub(super) fn too_deep(span: Span) -> Error {
    Error::new(ErrorCode::TooDeep, "this is nested too deeply").at(span)
}

/// Record that the token `name` was expected at the present position and not found, unless an earlier record is for a
/// further position.
pub(super) fn missed<T>(input: &Input<'_>, name: &'static str) -> Parsed<T, EmptyError> {
    let at = input.state.count - input.eof_offset();
    let mut expected = input.state.expected.borrow_mut();
    if at > input.state.furthest.get() {
        input.state.furthest.set(at);
        expected.clear();
    }
    if at == input.state.furthest.get() && !expected.contains(&name) {
        expected.push(name);
    }
    Err(EmptyError)
}

/// Return a parser of a token that `accept` accepts.
pub(super) fn token<'t, T>(
    name: &'static str,
    accept: impl Fn(Lexeme) -> Option<T>,
) -> impl Parser<Input<'t>, (T, Token), EmptyError> {
    move |input: &mut Input<'t>| {
        if input.state.fatal.borrow().is_some() {
            return Err(EmptyError);
        }
        let next = input.peek_token().copied();
        match next.and_then(|token| accept(token.lexeme).map(|found| (found, token))) {
            Some(found) => {
                input.next_token();
                Ok(found)
            }
            None => missed(input, name),
        }
    }
}

pub(super) fn is<'t>(
    name: &'static str,
    lexeme: Lexeme,
) -> impl Parser<Input<'t>, Token, EmptyError> {
    token(name, move |found| (found == lexeme).then_some(())).map(|((), token)| token)
}

pub(super) fn word<'t>(
    name: &'static str,
    word: Keyword,
) -> impl Parser<Input<'t>, Token, EmptyError> {
    is(name, Lexeme::Word(word))
}

pub(super) fn end(input: &mut Input<'_>) -> Parsed<(), EmptyError> {
    if input.eof_offset() == 0 { Ok(()) } else { missed(input, "end") }
}

pub(super) fn text<'t>(input: &Input<'t>, token: Token) -> &'t str {
    &input.state.plain[token.start..token.end]
}

/// Return the text of a name in lower case, and its span.
#[cfg(feature = "lab")]
pub(super) fn mention(plain: &str, token: Token) -> (String, Span) {
    let name = plain[token.start..token.end].to_ascii_lowercase();
    (name, Span::new(token.start, token.end))
}
