//! The lexer of rules: words and signs, each with its span.

use std::ops::Range;

use serde::Serialize;

use super::tree::{Compare, Function, Operator};
use crate::base::nimber::MAX_HEAP;
use crate::base::text::Source;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Lexeme {
    Name,
    /// A number; `None` beyond 2^53 − 1. The token's span gives the digits.
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
    /// The word `floor`; it has no effect, since division rounds down.
    Floor,
    Ceil,
    /// An opening sign `⌊` or `⌈`.
    OpenRound(Round),
    /// A closing sign `⌋` or `⌉`.
    CloseRound(Round),
    /// The sign `<<` or `>>`.
    Shift(Operator),
    /// The sign `&` for a bitwise "and".
    Ampersand,
    Stray,
    // The following lexemes are not in the grammar; `forms` replaces them by lexemes above.
    /// The sign `||`, between options or between conditions.
    Bars,
    Semicolon,
    Colon,
    Line,
    OpenList,
    CloseList,
    /// The sign or word of a condition such as `d | n`.
    Divides,
    /// The word `is` in a condition such as `k is even`.
    Is,
}

/// The rounding direction of a bracket.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Round {
    Down,
    Up,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Keyword {
    For,
    In,
    If,
    And,
    Or,
    Not,
    /// `of`, between the number of copies and the heaps in parentheses.
    Of,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Token {
    pub(super) lexeme: Lexeme,
    pub(super) start: usize,
    pub(super) end: usize,
}

/// Return the lexeme of a word. Some functions and the word `of` are recognized only before a parenthesis, and are
/// names otherwise, since older rules may use these names.
fn word(text: &str, rest: &str) -> Lexeme {
    match text.to_ascii_lowercase().as_str() {
        "for" => Lexeme::Word(Keyword::For),
        "in" => Lexeme::Word(Keyword::In),
        "if" => Lexeme::Word(Keyword::If),
        "and" => Lexeme::Word(Keyword::And),
        "or" => Lexeme::Word(Keyword::Or),
        "not" => Lexeme::Word(Keyword::Not),
        "sqrt" | "phi" | "floor" | "ceil" | "ceiling" | "of" | "v" | "log2" | "omega"
        | "bigomega" | "lpf" | "pi"
            if !rest.trim_start().starts_with('(') =>
        {
            Lexeme::Name
        }
        "floor" => Lexeme::Floor,
        "ceil" | "ceiling" => Lexeme::Ceil,
        "of" => Lexeme::Word(Keyword::Of),
        name => Function::named(name).map_or(Lexeme::Name, Lexeme::Function),
    }
}

/// Return the sign at the beginning of `text` and its length in bytes, or `None` if `text` begins with no sign.
fn sign(text: &str) -> Option<(Lexeme, usize)> {
    use Lexeme::{Arrow, Bar, Close, Comma, Dots, Open};
    if let Some(long) = ["...", "-->", "==>", "|->"].iter().find(|long| text.starts_with(**long)) {
        return Some((if *long == "..." { Dots } else { Arrow }, 3));
    }
    let pair = text.get(..2).and_then(|pair| {
        Some(match pair {
            "->" | "=>" => Arrow,
            ".." => Dots,
            "**" => Lexeme::Operator(Operator::Power),
            "==" => Lexeme::Compare(Compare::Equal),
            "!=" | "<>" => Lexeme::Compare(Compare::Unequal),
            "<=" => Lexeme::Compare(Compare::AtMost),
            ">=" => Lexeme::Compare(Compare::AtLeast),
            ":=" => Lexeme::Compare(Compare::Equal),
            "//" => Lexeme::Operator(Operator::Divide),
            "<<" => Lexeme::Shift(Operator::Multiply),
            ">>" => Lexeme::Shift(Operator::Divide),
            "&&" => Lexeme::Word(Keyword::And),
            "||" => Lexeme::Bars,
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
        '|' | '∪' => Bar,
        '∣' => Lexeme::Divides,
        ';' => Lexeme::Semicolon,
        ':' => Lexeme::Colon,
        '\n' => Lexeme::Line,
        '[' => Lexeme::OpenList,
        ']' => Lexeme::CloseList,
        '⌊' => Lexeme::OpenRound(Round::Down),
        '⌋' => Lexeme::CloseRound(Round::Down),
        '⌈' => Lexeme::OpenRound(Round::Up),
        '⌉' => Lexeme::CloseRound(Round::Up),
        '&' => Lexeme::Ampersand,
        '∧' => Lexeme::Word(Keyword::And),
        '∨' => Lexeme::Word(Keyword::Or),
        '¬' | '!' => Lexeme::Word(Keyword::Not),
        '∈' => Lexeme::Word(Keyword::In),
        '∀' => Lexeme::Word(Keyword::For),
        '{' => Lexeme::OpenSet,
        '}' => Lexeme::CloseSet,
        '^' => Lexeme::Operator(Operator::Power),
        '⊕' => Lexeme::Function(Function::Xor),
        'φ' | 'ϕ' => Lexeme::Function(Function::Phi),
        '…' | '‥' | '⋯' => Dots,
        '⇒' | '⟶' | '⟹' | '↦' | '➔' | '➜' => Arrow,
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

/// Read a superscript number such as `²`. Return the number (`None` beyond 2^53 − 1) and the byte index of its end, or
/// `None` if no superscript is at `start`.
fn superscript(plain: &str, start: usize) -> Option<(Option<u64>, usize)> {
    let digit = |c: char| "⁰¹²³⁴⁵⁶⁷⁸⁹".chars().position(|other| other == c);
    let signs = || plain[start..].chars().map_while(|c| Some((digit(c)? as u64, c.len_utf8())));
    let length: usize = signs().map(|(_, length)| length).sum();
    let value =
        signs().try_fold(0u64, |value, (digit, _)| value.checked_mul(10)?.checked_add(digit));
    (length > 0).then(|| (value.filter(|value| *value <= MAX_HEAP), start + length))
}

/// Split a text into words, numbers, signs and line breaks; successive line breaks give one token. [`super::forms`]
/// translates the tokens to those of the grammar.
pub(super) fn lex(plain: &str) -> Vec<Token> {
    let bytes = plain.as_bytes();
    let run = |from: usize, part: fn(&u8) -> bool| {
        from + bytes[from..].iter().take_while(|b| part(b)).count()
    };
    let mut tokens = Vec::new();
    let mut start = 0;
    while let Some(byte) = bytes.get(start) {
        if byte.is_ascii_whitespace() && *byte != b'\n' {
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
        } else if let Some((exponent, end)) = superscript(plain, start) {
            let power = Lexeme::Operator(Operator::Power);
            tokens.push(Token { lexeme: power, start, end });
            (Lexeme::Number(exponent), end)
        } else {
            (Lexeme::Stray, start + plain[start..].chars().next().map_or(1, char::len_utf8))
        };
        let empty = |last: &Token| last.lexeme == Lexeme::Line;
        if lexeme != Lexeme::Line || !tokens.last().is_some_and(empty) {
            tokens.push(Token { lexeme, start, end });
        }
        start = end;
    }
    tokens
}

/// The kind of a piece of a rule, by which an editor colours the piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "PieceKind"))]
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

/// A piece of a rule for an editor, with its position in UTF-16 units of the typed text.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Piece {
    /// The kind of the piece.
    pub kind: Kind,
    /// The start of the piece.
    pub start: usize,
    /// The end of the piece, exclusive.
    pub end: usize,
}

/// Return the pieces of a user-written rule, valid or not, in order and without the blanks between them.
///
/// ```
/// use mexplorer::heaps::rule::{Kind, tokens};
/// let kinds: Vec<Kind> = tokens("n → n-1 misere").iter().map(|piece| piece.kind).collect();
/// use Kind::*;
/// assert_eq!(kinds, [Name, Arrow, Name, Operator, Number, Keyword]);
/// ```
pub fn tokens(text: &str) -> Vec<Piece> {
    let source = Source::new(text);
    tokens_in(&source, 0..source.plain().len())
}

/// Return the pieces of a rule at the byte range `rule` of a source's plain text.
pub fn tokens_in(source: &Source<'_>, rule: Range<usize>) -> Vec<Piece> {
    let plain = &source.plain()[rule.clone()];
    let offsets = source.offsets();
    let lexed: Vec<Token> =
        lex(plain).into_iter().filter(|token| token.lexeme != Lexeme::Line).collect();
    let piece = |(i, token): (usize, &Token)| {
        let kind = match token.lexeme {
            // Treat `misere` as a keyword only at the end of a game, and `>` as an arrow only as the second piece.
            Lexeme::Name if is_misere(plain, token) && i > 0 && i + 1 == lexed.len() => {
                Kind::Keyword
            }
            Lexeme::Compare(Compare::Above) if i == 1 => Kind::Arrow,
            Lexeme::Name => Kind::Name,
            Lexeme::Number(Some(_)) => Kind::Number,
            Lexeme::Word(_) => Kind::Keyword,
            Lexeme::Function(_) | Lexeme::Floor | Lexeme::Ceil => Kind::Function,
            Lexeme::Operator(_)
            | Lexeme::Compare(_)
            | Lexeme::Shift(_)
            | Lexeme::Ampersand
            | Lexeme::Divides
            | Lexeme::Is => Kind::Operator,
            Lexeme::Colon if i == 1 => Kind::Arrow,
            Lexeme::Arrow => Kind::Arrow,
            Lexeme::Open
            | Lexeme::Close
            | Lexeme::OpenSet
            | Lexeme::CloseSet
            | Lexeme::OpenRound(_)
            | Lexeme::CloseRound(_)
            | Lexeme::OpenList
            | Lexeme::CloseList
            | Lexeme::Comma
            | Lexeme::Semicolon
            | Lexeme::Colon
            | Lexeme::Line
            | Lexeme::Bar
            | Lexeme::Bars
            | Lexeme::Dots => Kind::Punctuation,
            Lexeme::Stray | Lexeme::Number(None) => Kind::Error,
        };
        let at = |byte: usize| offsets.utf16(rule.start + byte);
        Piece { kind, start: at(token.start), end: at(token.end) }
    };
    lexed.iter().enumerate().map(piece).collect()
}

fn is_misere(plain: &str, token: &Token) -> bool {
    plain[token.start..token.end].eq_ignore_ascii_case("misere")
}
