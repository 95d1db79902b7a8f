//! Translation of single words and signs: line breaks, products without a sign, and words that are names in other
//! positions.

use super::{Text, begins_operand, deeper, ends_operand, made, two_readings};
use crate::base::error::{Error, Result, Span};
use crate::heaps::rule::lex::{Keyword, Lexeme, Token};
use crate::heaps::rule::tree::{Compare, Function, Operator};

/// Words after an option that introduce its condition.
const WHERE: [&str; 6] = ["where", "when", "whenever", "with", "provided", "st"];

/// Words between `for` and a name that are ignored.
const ALL: [&str; 5] = ["all", "each", "every", "any", "some"];

/// Chinese words for `is`, and whether each is negated. A word precedes every shorter word with which it begins.
const IS: [(&str, bool); 9] = [
    ("不是", true),
    ("不为", true),
    ("不能被", true),
    ("不被", true),
    ("能被", false),
    ("可被", false),
    ("是", false),
    ("为", false),
    ("被", false),
];

/// Chinese words after a word of [`IS`], which [`Text::condition`] reads.
const CHINESE: [&str; 10] =
    ["偶数", "双数", "奇数", "单数", "质数", "素数", "的倍数", "整除", "完全平方数", "平方数"];

/// Chinese words between two conditions.
const JOINS: [(&str, Keyword); 5] = [
    ("或者", Keyword::Or),
    ("或", Keyword::Or),
    ("并且", Keyword::And),
    ("而且", Keyword::And),
    ("且", Keyword::And),
];

/// Replace words and signs by the tokens that they stand for.
///
/// # Errors
/// `expected-syntax` for a line that begins with a minus sign, `two-readings` for `a > 3 & b < 9`.
pub(super) fn words(plain: &str, lexed: Vec<Token>) -> Result<Vec<Token>> {
    let text = Text { plain };
    let tokens = lines(text, &roles(text, &lexed))?;
    ampersands(text, &tokens)?;
    Ok(products(text, &tokens))
}

/// Replace words such as `where` and `mod` after an operand, where no name is possible, and Chinese words of
/// conditions. Insert a missing `is` before words such as `even`, and drop words such as `every` after `for`.
fn roles(text: Text<'_>, lexed: &[Token]) -> Vec<Token> {
    let mut out: Vec<Token> = Vec::with_capacity(lexed.len());
    let mut at = 0;
    while at < lexed.len() {
        let token = lexed[at];
        let solid = |token: &&Token| token.lexeme != Lexeme::Line;
        let before = out.iter().rev().find(solid).map(|token| token.lexeme);
        let next = lexed[at + 1..].iter().find(solid).copied();
        let behind = before.is_some_and(ends_operand);
        let is = |word: &str| text.is(token, word);
        at += 1;
        if token.lexeme == Lexeme::Stray
            && let Some(end) = chinese(text, token.start, behind, &mut out)
        {
            at += lexed[at..].iter().take_while(|next| next.start < end).count();
            continue;
        }
        let lexeme = match token.lexeme {
            Lexeme::Name if behind && (WHERE.iter().any(|word| is(word))) => {
                Lexeme::Word(Keyword::If)
            }
            Lexeme::Name
                if behind && is("such") && next.is_some_and(|next| text.is(next, "that")) =>
            {
                at += 1;
                Lexeme::Word(Keyword::If)
            }
            Lexeme::Name if behind && is("mod") => Lexeme::Operator(Operator::Remainder),
            Lexeme::Name if behind && is("divides") => Lexeme::Divides,
            Lexeme::Name if behind && is("is") => Lexeme::Is,
            // Insert `is` in phrases such as `k even` and `k prime`.
            Lexeme::Name if before == Some(Lexeme::Name) && (is("even") || is("odd")) => {
                out.push(made(Lexeme::Is, token.start));
                Lexeme::Name
            }
            Lexeme::Function(Function::Prime)
                if before == Some(Lexeme::Name)
                    && next.is_none_or(|next| next.lexeme != Lexeme::Open) =>
            {
                out.push(made(Lexeme::Is, token.start));
                token.lexeme
            }
            Lexeme::Name
                if before == Some(Lexeme::Word(Keyword::For))
                    && ALL.iter().any(|word| is(word))
                    && next.is_some_and(|next| {
                        matches!(next.lexeme, Lexeme::Name | Lexeme::Number(_))
                    }) =>
            {
                continue;
            }
            lexeme => lexeme,
        };
        out.push(Token { lexeme, ..token });
    }
    out
}

/// Add the tokens of the Chinese word of a condition at byte `start`, if there is one, and return the end of the word.
fn chinese(text: Text<'_>, start: usize, behind: bool, out: &mut Vec<Token>) -> Option<usize> {
    let rest = &text.plain[start..];
    if behind && let Some((word, is_not)) = IS.iter().find(|(word, _)| rest.starts_with(*word)) {
        let end = start + word.len();
        out.push(Token { lexeme: Lexeme::Is, start, end });
        if *is_not {
            out.push(made(Lexeme::Word(Keyword::Not), end));
        }
        return Some(end);
    }
    if !out.iter().any(|token| token.lexeme == Lexeme::Is) {
        return None;
    }
    let said = CHINESE.iter().map(|word| (*word, Lexeme::Stray));
    let joins = JOINS.iter().map(|(word, join)| (*word, Lexeme::Word(*join)));
    let (word, lexeme) = said.chain(joins).find(|(word, _)| rest.starts_with(word))?;
    let end = start + word.len();
    out.push(Token { lexeme, start, end });
    Some(end)
}

/// Separate the lines into options, unless a line continues the line before.
fn lines(text: Text<'_>, tokens: &[Token]) -> Result<Vec<Token>> {
    let mut out: Vec<Token> = Vec::with_capacity(tokens.len());
    let (mut depth, mut arrow) = (0, false);
    for (i, &token) in tokens.iter().enumerate() {
        depth = deeper(depth, token.lexeme);
        let above = token.lexeme == Lexeme::Compare(Compare::Above);
        arrow |= above || matches!(token.lexeme, Lexeme::Arrow | Lexeme::Colon);
        if token.lexeme != Lexeme::Line {
            out.push(token);
            continue;
        }
        let next = tokens[i + 1..].iter().find(|token| token.lexeme != Lexeme::Line);
        let behind =
            arrow && depth == 0 && out.last().is_some_and(|last| ends_operand(last.lexeme));
        let Some(next) = next.filter(|_| behind) else { continue };
        if begins_operand(next.lexeme) {
            out.push(Token { lexeme: Lexeme::Bar, ..token });
        } else if next.lexeme == Lexeme::Operator(Operator::Subtract) {
            // Two readings are possible: a list of options, or a difference that continues on the next line.
            let spot = Span::new(next.start, next.end);
            return Err(Error::expected(&["|"], &text.plain[spot.start..spot.end], spot));
        }
    }
    Ok(out)
}

/// Report an error for an `&` between two comparisons: it may mean `and`, or the bitwise "and" of the numbers beside
/// it.
fn ampersands(text: Text<'_>, tokens: &[Token]) -> Result<()> {
    let apart = |token: &Token| {
        matches!(
            token.lexeme,
            Lexeme::Word(_)
                | Lexeme::Comma
                | Lexeme::Bar
                | Lexeme::Bars
                | Lexeme::Semicolon
                | Lexeme::Ampersand
        )
    };
    let is_sign = |token: &Token| matches!(token.lexeme, Lexeme::Compare(_));
    for (at, _) in tokens.iter().enumerate().filter(|(_, token)| token.lexeme == Lexeme::Ampersand)
    {
        // For each side of `&`, find the nearest comparison sign and the end of the compared expression.
        let reach = |near: &mut dyn Iterator<Item = (usize, &Token)>, out: usize| {
            let (mut depth, mut sign, mut last) = (1, None, at);
            for (i, token) in near {
                let change = deeper(1, token.lexeme);
                // In the backward scan, a closing bracket opens a group.
                depth += if out == 0 { 1 - change as i32 } else { change as i32 - 1 };
                if depth < 1 || (depth == 1 && apart(token)) {
                    break;
                }
                if depth == 1 && is_sign(token) && sign.is_none() {
                    sign = Some(i);
                }
                last = i;
            }
            sign.map(|sign| (sign, last))
        };
        let left = reach(&mut tokens[..at].iter().enumerate().rev(), 0);
        let right = reach(&mut tokens.iter().enumerate().skip(at + 1), 2);
        if let (Some((before, first)), Some((after, last))) = (left, right) {
            let piece = |from: usize, to: usize| text.plain.get(from..to).unwrap_or("");
            let (from, to) = (tokens[first].start, tokens[last].end);
            let sign = tokens[at];
            let both = format!("{}and{}", piece(from, sign.start), piece(sign.end, to));
            let (open, close) = (tokens[before].end, tokens[after].start);
            let bits = format!(
                "{} ({}) {}",
                piece(from, open),
                piece(open, close).trim(),
                piece(close, to)
            );
            return Err(two_readings(text.plain, Span::new(from, to), [both, bits]));
        }
    }
    Ok(())
}

/// Insert the sign in products such as `2n`, `2(n-1)` and `3sqrt(n)`, unless another operator binds the number.
fn products(text: Text<'_>, tokens: &[Token]) -> Vec<Token> {
    let mut out: Vec<Token> = Vec::with_capacity(tokens.len());
    for &token in tokens {
        let beside = out.last().is_some_and(|last| last.end == token.start);
        let number = out.last().is_some_and(|last| matches!(last.lexeme, Lexeme::Number(Some(_))));
        let bound = out.iter().rev().nth(1).is_some_and(|before| {
            matches!(
                before.lexeme,
                Lexeme::Operator(Operator::Divide | Operator::Remainder | Operator::Power)
            )
        });
        let factor = begins_operand(token.lexeme)
            && !matches!(token.lexeme, Lexeme::Number(_) | Lexeme::OpenSet)
            // Exclude `1e5`, which is a number in other notations.
            && !(token.lexeme == Lexeme::Name && text.of(token).len() > 1
                && text.of(token).as_bytes()[1].is_ascii_digit());
        if beside && number && !bound && factor {
            out.push(made(Lexeme::Operator(Operator::Multiply), token.start));
        }
        out.push(token);
    }
    out
}
