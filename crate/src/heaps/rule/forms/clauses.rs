//! The clauses after an option: ranges of its names and conditions, in any wording and order.

use super::values::Bound;
use super::{Text, deeper, ends_operand, made, says};
use crate::base::error::Result;
use crate::heaps::rule::lex::{Keyword, Lexeme, Token};

/// One item of the clauses after an option: the sign or word before the item, and its tokens.
struct Item {
    sign: Token,
    after_for: bool,
    tokens: Vec<Token>,
}

pub(super) enum Part {
    Binding(Bound),
    /// An item after `for` that is not recognized as a binding.
    Unread(Vec<Token>),
    Condition(Vec<Token>),
}

impl Text<'_> {
    /// Rewrite an option with any clauses to the standard form with `for` and `if`.
    pub(super) fn clauses(&self, head: &[Token], tokens: &[Token]) -> Result<Vec<Token>> {
        let (option, items) = items(tokens);
        let mut names: Vec<Token> =
            head.iter().copied().filter(|token| token.lexeme == Lexeme::Name).collect();
        let mut parts = Vec::new();
        let mut at = 0;
        while at < items.len() {
            let Item { sign, after_for, tokens } = &items[at];
            at += 1;
            let Some(mut bound) = self.binding(tokens, *after_for)? else {
                let unread = *after_for && !holds(tokens);
                let part = if unread { Part::Unread } else { Part::Condition };
                parts.push((*sign, part(tokens.clone())));
                continue;
            };
            let rest: Vec<&[Token]> = items[at..]
                .iter()
                .take(super::MOST)
                .take_while(|item| item.sign.lexeme == Lexeme::Comma)
                .map(|item| &item.tokens[..])
                .collect();
            if let Some((values, count)) = self.series(&bound.values, &rest) {
                bound.values = values;
                at += count;
            } else if bound.lone {
                bound.values = super::values::set(&bound.values);
            }
            if names.len() < super::MOST {
                names.push(bound.name);
            }
            parts.push((*sign, Part::Binding(bound)));
        }
        let parts = self.bounds(parts, &mut names)?;
        Ok(self.written(option, parts))
    }

    /// Return the tokens of the option, followed by the bindings of names and then the conditions.
    fn written(&self, option: &[Token], parts: Vec<(Token, Part)>) -> Vec<Token> {
        let mut out = option.to_vec();
        let mut conditions: Vec<(Token, Vec<Token>)> = Vec::new();
        let mut first = true;
        for (sign, part) in parts {
            let tokens = match part {
                Part::Condition(tokens) => {
                    conditions.push((sign, self.condition(&tokens)));
                    continue;
                }
                Part::Unread(tokens) => tokens,
                Part::Binding(Bound { name, values, condition, .. }) => {
                    let at = name.end;
                    conditions.extend(condition.map(|tokens| (made(Lexeme::Comma, at), tokens)));
                    [&[name, made(Lexeme::Word(Keyword::In), at)], &values[..]].concat()
                }
            };
            let lexeme = if first { Lexeme::Word(Keyword::For) } else { Lexeme::Comma };
            first = false;
            out.push(Token { lexeme, ..sign });
            out.extend(tokens);
        }
        for (i, (sign, tokens)) in conditions.into_iter().enumerate() {
            let lexeme = if i == 0 { Lexeme::Word(Keyword::If) } else { Lexeme::Comma };
            out.push(Token { lexeme, ..sign });
            out.extend(tokens);
        }
        out
    }
}

/// Return whether tokens form a condition.
fn holds(tokens: &[Token]) -> bool {
    let range = |token: &Token| matches!(token.lexeme, Lexeme::Dots | Lexeme::Word(Keyword::In));
    says(tokens) && !tokens.iter().any(range)
}

/// Split an option with clauses into the option itself and the items of its clauses.
fn items(tokens: &[Token]) -> (&[Token], Vec<Item>) {
    let mut found: Vec<Item> = Vec::new();
    let (mut depth, mut end) = (0, tokens.len());
    for (i, &token) in tokens.iter().enumerate() {
        depth = deeper(depth, token.lexeme);
        let after_for = found.last().map(|item| item.after_for);
        let kind = match token.lexeme {
            _ if depth > 0 => None,
            Lexeme::Word(Keyword::For) => Some(true),
            Lexeme::Word(Keyword::If) | Lexeme::Colon => Some(false),
            Lexeme::Comma if after_for.is_none() => {
                super::clause_follows(&tokens[i + 1..]).then_some(false)
            }
            Lexeme::Comma => after_for,
            Lexeme::Word(Keyword::And) if after_for == Some(true) => after_for,
            _ => None,
        };
        match (kind, found.last_mut()) {
            (Some(after_for), before) => {
                // Treat adjacent signs such as `, for` and `: for` as one sign.
                match before.filter(|item| item.tokens.is_empty() && token.lexeme != Lexeme::Comma)
                {
                    Some(item) => (item.sign, item.after_for) = (token, after_for),
                    None => found.push(Item { sign: token, after_for, tokens: Vec::new() }),
                }
                end = end.min(i);
            }
            (None, Some(item)) => item.tokens.push(token),
            (None, None) => {}
        }
    }
    for item in &mut found {
        if item.sign.lexeme == Lexeme::Word(Keyword::And) {
            item.sign.lexeme = Lexeme::Comma;
        }
    }
    let option = &tokens[..end];
    let Some((option, sign, inside)) = in_parentheses(option) else { return (option, found) };
    found.insert(0, Item { sign, after_for: false, tokens: inside });
    (option, found)
}

/// Split an option from its clause in parentheses, such as `n-k (1 <= k <= 3)`. Return the option, an `if` at the
/// parenthesis, and the tokens of the clause, or `None` if there is no such clause.
fn in_parentheses(option: &[Token]) -> Option<(&[Token], Token, Vec<Token>)> {
    let mut depth = 0;
    let open = option.iter().enumerate().rev().find_map(|(i, token)| {
        match token.lexeme {
            Lexeme::Close => depth += 1,
            Lexeme::Open => depth -= 1,
            _ => {}
        }
        (depth == 0).then_some(i)
    })?;
    let inside = option.get(open + 1..option.len() - 1)?;
    let before =
        option.get(..open).filter(|before| before.last().is_some_and(|t| ends_operand(t.lexeme)));
    let sign = Token { lexeme: Lexeme::Word(Keyword::If), ..option[open] };
    before.filter(|_| says(inside)).map(|before| (before, sign, inside.to_vec()))
}
