//! Sets of options in braces, such as `{n-1, n-2}` or `{n-k : 1 <= k <= n/2}`.

use super::{clause_follows, deeper};
use crate::heaps::rule::lex::{Keyword, Lexeme, Token};

/// Return the tokens inside the braces of a set of options, and the tokens after the braces. Return `None` if the
/// tokens are not such a set.
pub(super) fn set_of_options(tokens: &[Token]) -> Option<(&[Token], &[Token])> {
    tokens.first().filter(|open| open.lexeme == Lexeme::OpenSet)?;
    let mut depth = 0;
    let close = tokens.iter().position(|token| {
        depth = deeper(depth, token.lexeme);
        depth == 0
    })?;
    let after = &tokens[close + 1..];
    let clause = |token: &Token| {
        matches!(
            token.lexeme,
            Lexeme::Word(Keyword::For | Keyword::If) | Lexeme::Comma | Lexeme::Colon
        )
    };
    let fits = close > 1 && after.first().is_none_or(clause);
    fits.then(|| (&tokens[1..close], after))
}

/// Write the elements of a set as alternatives: each comma between elements becomes a semicolon. The clause that begins
/// with the first `:`, `for` or `if`, or with a `|` before a condition, is repeated before each of these semicolons. A
/// clause with a sign of set-builder notation is repeated before each bar between elements too, but not a clause with
/// `for` or `if`: in a rule such a clause belongs to the last alternative. Semicolons separate lists with clauses of
/// their own.
pub(super) fn as_alternatives(inside: &[Token]) -> Vec<Token> {
    let mut depth = 0;
    let semicolon = inside.iter().position(|token| {
        depth = deeper(depth, token.lexeme);
        depth == 0 && token.lexeme == Lexeme::Semicolon
    });
    let Some(at) = semicolon else { return list_as_alternatives(inside) };
    let mut out = list_as_alternatives(&inside[..at]);
    out.push(inside[at]);
    out.extend(as_alternatives(&inside[at + 1..]));
    out
}

/// Write the elements of a list without semicolons as alternatives.
fn list_as_alternatives(inside: &[Token]) -> Vec<Token> {
    let mut depth = 0;
    let clause = inside.iter().enumerate().position(|(i, token)| {
        depth = deeper(depth, token.lexeme);
        depth == 0
            && match token.lexeme {
                Lexeme::Colon | Lexeme::Word(Keyword::For | Keyword::If) => true,
                Lexeme::Bar | Lexeme::Divides => clause_follows(&inside[i + 1..]),
                _ => false,
            }
    });
    let (elements, clause) = inside.split_at(clause.unwrap_or(inside.len()));
    let mut clause = clause.to_vec();
    let mut is_set_builder = false;
    if let Some(sign) = clause
        .first_mut()
        .filter(|sign| matches!(sign.lexeme, Lexeme::Colon | Lexeme::Bar | Lexeme::Divides))
    {
        sign.lexeme = Lexeme::Word(Keyword::If);
        is_set_builder = true;
    }
    let mut out = Vec::new();
    depth = 0;
    for &token in elements {
        depth = deeper(depth, token.lexeme);
        if depth == 0 && token.lexeme == Lexeme::Comma {
            out.extend_from_slice(&clause);
            out.push(Token { lexeme: Lexeme::Semicolon, ..token });
        } else if depth == 0
            && is_set_builder
            && matches!(token.lexeme, Lexeme::Bar | Lexeme::Divides)
        {
            out.extend_from_slice(&clause);
            out.push(Token { lexeme: Lexeme::Bar, ..token });
        } else {
            out.push(token);
        }
    }
    out.extend(clause);
    out
}
