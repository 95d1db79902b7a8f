//! The words and signs of a rule, each with its spot.

use serde::Serialize;

use super::tree::{Compare, Function, Operator};
use crate::base::nimber::MAX_HEAP;
use crate::base::text::Source;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Lexeme {
    Name,
    /// Its digits are in the text; beyond 2^53 − 1 it is `None`.
    Number(Option<u64>),
    Word(Keyword),
    Function(Function),
    Operator(Operator),
    Compare(Compare),
    Arrow,
    Open,
    Close,
    Comma,
    Bar,
    Dots,
    OpenSet,
    CloseSet,
    /// `floor`: division rounds down anyway.
    Floor,
    Stray,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Keyword {
    For,
    In,
    If,
    And,
    Or,
    Not,
    /// How many of what follows in parentheses.
    Of,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Token {
    pub(super) lexeme: Lexeme,
    pub(super) start: usize,
    pub(super) end: usize,
}

/// A word; some, whose names were free once, are more than names before a parenthesis alone.
fn word(text: &str, rest: &str) -> Lexeme {
    match text.to_ascii_lowercase().as_str() {
        "for" => Lexeme::Word(Keyword::For),
        "in" => Lexeme::Word(Keyword::In),
        "if" => Lexeme::Word(Keyword::If),
        "and" => Lexeme::Word(Keyword::And),
        "or" => Lexeme::Word(Keyword::Or),
        "not" => Lexeme::Word(Keyword::Not),
        "sqrt" | "phi" | "floor" | "of" if !rest.trim_start().starts_with('(') => Lexeme::Name,
        "floor" => Lexeme::Floor,
        "of" => Lexeme::Word(Keyword::Of),
        name => Function::named(name).map_or(Lexeme::Name, Lexeme::Function),
    }
}

/// A sign at the beginning of `text`, and its length in bytes.
fn sign(text: &str) -> Option<(Lexeme, usize)> {
    use Lexeme::{Arrow, Bar, Close, Comma, Dots, Open};
    let pair = text.get(..2).and_then(|pair| {
        Some(match pair {
            "->" | "=>" => Arrow,
            ".." => Dots,
            "**" => Lexeme::Operator(Operator::Power),
            "==" => Lexeme::Compare(Compare::Equal),
            "!=" | "<>" => Lexeme::Compare(Compare::Unequal),
            "<=" => Lexeme::Compare(Compare::AtMost),
            ">=" => Lexeme::Compare(Compare::AtLeast),
            _ => return None,
        })
    });
    if let Some(pair) = pair {
        return Some((pair, 2));
    }
    let first = text.chars().next()?;
    let lexeme = match first {
        '(' => Open,
        ')' => Close,
        ',' => Comma,
        '|' => Bar,
        '{' => Lexeme::OpenSet,
        '}' => Lexeme::CloseSet,
        '^' => Lexeme::Operator(Operator::Power),
        '⊕' => Lexeme::Function(Function::Xor),
        'φ' | 'ϕ' => Lexeme::Function(Function::Phi),
        '…' | '‥' => Dots,
        '⇒' | '⟶' | '↦' => Arrow,
        '+' => Lexeme::Operator(Operator::Add),
        '-' => Lexeme::Operator(Operator::Subtract),
        '*' | '×' | '·' | '⋅' | '∗' => Lexeme::Operator(Operator::Multiply),
        '/' | '÷' => Lexeme::Operator(Operator::Divide),
        '%' => Lexeme::Operator(Operator::Remainder),
        '=' => Lexeme::Compare(Compare::Equal),
        '<' => Lexeme::Compare(Compare::Below),
        '>' => Lexeme::Compare(Compare::Above),
        '≠' => Lexeme::Compare(Compare::Unequal),
        '≤' | '⩽' => Lexeme::Compare(Compare::AtMost),
        '≥' | '⩾' => Lexeme::Compare(Compare::AtLeast),
        _ => return None,
    };
    Some((lexeme, first.len_utf8()))
}

pub(super) fn lex(plain: &str) -> Vec<Token> {
    let bytes = plain.as_bytes();
    let run = |from: usize, part: fn(&u8) -> bool| {
        from + bytes[from..].iter().take_while(|b| part(b)).count()
    };
    let mut tokens = Vec::new();
    let mut start = 0;
    while let Some(byte) = bytes.get(start) {
        if byte.is_ascii_whitespace() {
            start += 1;
            continue;
        }
        let (lexeme, end) = if byte.is_ascii_digit() {
            let end = run(start, u8::is_ascii_digit);
            let value = plain[start..end].parse().ok().filter(|n| *n <= MAX_HEAP);
            (Lexeme::Number(value), end)
        } else if byte.is_ascii_alphabetic() || *byte == b'_' {
            let end = run(start, |b| b.is_ascii_alphanumeric() || *b == b'_');
            (word(&plain[start..end], &plain[end..]), end)
        } else if let Some((lexeme, length)) = sign(&plain[start..]) {
            (lexeme, start + length)
        } else {
            (Lexeme::Stray, start + plain[start..].chars().next().map_or(1, char::len_utf8))
        };
        tokens.push(Token { lexeme, start, end });
        start = end;
    }
    tokens
}

/// How an editor colours a piece of a rule.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "PieceKind"))]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)] // each kind is its name
pub enum Kind {
    Name,
    Number,
    Keyword,
    Function,
    Operator,
    Arrow,
    Punctuation,
    /// A character that belongs to no rule, or a number that is too large.
    Error,
}

/// A piece of a rule for an editor, and where it stands in UTF-16 units of the text as typed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Piece {
    /// What it is.
    pub kind: Kind,
    /// Where it begins.
    pub start: usize,
    /// The end, exclusive.
    pub end: usize,
}

/// The pieces of a rule as typed, right or wrong, in order and without the blanks between them.
///
/// ```
/// use mexplorer::heaps::rule::{Kind, tokens};
/// let kinds: Vec<Kind> = tokens("n → n-1 misere").iter().map(|piece| piece.kind).collect();
/// use Kind::*;
/// assert_eq!(kinds, [Name, Arrow, Name, Operator, Number, Keyword]);
/// ```
pub fn tokens(text: &str) -> Vec<Piece> {
    let source = Source::new(text);
    let plain = source.plain();
    let offsets = source.offsets();
    let lexed = lex(plain);
    let piece = |(i, token): (usize, &Token)| {
        let kind = match token.lexeme {
            // Only a game's last word is `misere`, and only its second sign a bare arrow head.
            Lexeme::Name if is_misere(plain, token) && i > 0 && i + 1 == lexed.len() => {
                Kind::Keyword
            }
            Lexeme::Compare(Compare::Above) if i == 1 => Kind::Arrow,
            Lexeme::Name => Kind::Name,
            Lexeme::Number(Some(_)) => Kind::Number,
            Lexeme::Word(_) => Kind::Keyword,
            Lexeme::Function(_) | Lexeme::Floor => Kind::Function,
            Lexeme::Operator(_) | Lexeme::Compare(_) => Kind::Operator,
            Lexeme::Arrow => Kind::Arrow,
            Lexeme::Open
            | Lexeme::Close
            | Lexeme::OpenSet
            | Lexeme::CloseSet
            | Lexeme::Comma
            | Lexeme::Bar
            | Lexeme::Dots => Kind::Punctuation,
            Lexeme::Stray | Lexeme::Number(None) => Kind::Error,
        };
        Piece { kind, start: offsets.utf16(token.start), end: offsets.utf16(token.end) }
    };
    lexed.iter().enumerate().map(piece).collect()
}

fn is_misere(plain: &str, token: &Token) -> bool {
    plain[token.start..token.end].eq_ignore_ascii_case("misere")
}
