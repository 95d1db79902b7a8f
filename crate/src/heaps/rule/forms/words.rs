//! Words and signs one by one: line breaks, products without a sign, and words that are names elsewhere.

use super::{Text, begins_operand, deeper, ends_operand, made, syntax, two_readings};
use crate::base::error::{Result, Span};
use crate::heaps::rule::lex::{Keyword, Lexeme, Token};
use crate::heaps::rule::tree::{Compare, Function, Operator};

/// Words that say when an option is one, behind it.
const WHERE: [&str; 6] = ["where", "when", "whenever", "with", "provided", "st"];

/// Words between `for` and a name that say nothing more.
const ALL: [&str; 5] = ["all", "each", "every", "any", "some"];

/// The tokens with each word in its role.
///
/// # Errors
/// `expected-syntax` for a line that begins with a minus sign, `two-readings` for `a > 3 & b < 9`.
pub(super) fn words(plain: &str, lexed: Vec<Token>) -> Result<Vec<Token>> {
    let text = Text { plain };
    let tokens = lines(text, &roles(text, &lexed))?;
    ampersands(text, &tokens)?;
    Ok(products(text, &tokens))
}

/// Words that have a meaning where no name is possible: behind an operand.
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
            // `k even` and `k prime`
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

/// Make each line an option, unless it continues the line before.
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
            // A list of options, or a difference in two lines.
            return Err(syntax(text.plain, Span::new(next.start, next.end), "|"));
        }
    }
    Ok(out)
}

/// Between two comparisons `&` may say that both hold, or be of the numbers beside it.
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
        // For either side, the nearest sign of comparison and the end of the compared expression.
        let reach = |near: &mut dyn Iterator<Item = (usize, &Token)>, out: usize| {
            let (mut depth, mut sign, mut last) = (1, None, at);
            for (i, token) in near {
                let change = deeper(1, token.lexeme);
                // Going from the right, a closing bracket opens.
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

/// `2n`, `2(n-1)` and `3sqrt(n)` with their sign, where no other sign could bind the number more tightly.
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
            // `1e5` is a number elsewhere.
            && !(token.lexeme == Lexeme::Name && text.of(token).len() > 1
                && text.of(token).as_bytes()[1].is_ascii_digit());
        if beside && number && !bound && factor {
            out.push(made(Lexeme::Operator(Operator::Multiply), token.start));
        }
        out.push(token);
    }
    out
}
