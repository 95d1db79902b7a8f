//! Translation of informal ways to write a rule to the grammar: options in a set or on separate lines, `where 1 <= k <=
//! n/2`, `d | n`, `k is prime`. A form is translated only if its meaning is certain, and a rule of the grammar passes
//! unchanged.

mod bounds;
mod clauses;
mod conditions;
mod sets;
mod values;
mod words;

use sets::{as_alternatives, set_of_options};

use super::lex::{Keyword, Lexeme, Token};
use super::tree::{Compare, Operator};
use crate::base::error::{Error, Result, Span};

/// The most names, and the most values in a list, that are translated. Longer rules exceed the limits of the grammar
/// and stay unchanged.
const MOST: usize = 300;

/// Translate the tokens of a rule to tokens of the grammar.
///
/// # Errors
/// `two-readings` for a form with two possible meanings, `expected-syntax` for a line that begins with a minus sign.
pub(super) fn forms(plain: &str, lexed: Vec<Token>) -> Result<Vec<Token>> {
    let tokens = words::words(plain, lexed)?;
    let text = Text { plain };
    let (head, rest) = head(&tokens);
    if head.is_empty() {
        return Ok(tokens);
    }
    let mut out = head.clone();
    if let Some(arrow) = out.last_mut() {
        arrow.lexeme = Lexeme::Arrow;
    }
    let rest = text.without_heads(&head, rest);
    let mut bar: Option<Token> = None;
    for (separator, alternative) in text.alternatives(&rest) {
        if let Some(separator) = separator {
            bar = Some(Token { lexeme: Lexeme::Bar, ..separator });
        }
        for one in text.spread(&head, &alternative)? {
            out.extend(bar);
            let at = one.last().or(out.last()).map_or(0, |token| token.end);
            out.extend(one);
            bar = Some(made(Lexeme::Bar, at));
        }
    }
    Ok(out)
}

/// Translate claims about values, which have no head such as `n ->`.
///
/// # Errors
/// The errors of [`forms`]; `expected-syntax` for unknown words after `is`, with known words.
#[cfg(feature = "lab")]
pub(super) fn without_head(plain: &str, lexed: Vec<Token>) -> Result<Vec<Token>> {
    let tokens = words::words(plain, lexed)?;
    let text = Text { plain };
    let ends = |token: &Token| matches!(token.lexeme, Lexeme::Bar | Lexeme::Word(Keyword::If));
    let said: Vec<Token> = tokens
        .chunk_by(|a, b| !ends(a) && !ends(b))
        .flat_map(|piece| text.condition(piece))
        .collect();
    match said.iter().position(|token| token.lexeme == Lexeme::Is) {
        Some(at) => Err(conditions::unknown(plain, said[at])),
        None => Ok(said),
    }
}

/// Create a token that does not occur in the text, at a byte offset.
fn made(lexeme: Lexeme, at: usize) -> Token {
    Token { lexeme, start: at, end: at }
}

fn span(tokens: &[Token]) -> Span {
    let end = tokens.last().map_or(0, |token| token.end);
    Span::new(tokens.first().map_or(end, |token| token.start), end)
}

/// Create the error for a form with two possible meanings, with the text of each meaning.
fn two_readings(plain: &str, spot: Span, readings: [String; 2]) -> Error {
    let found = plain.get(spot.start..spot.end).unwrap_or("");
    Error::two_readings(found, readings.to_vec()).at(spot)
}

/// Split tokens into the head, such as `n ->`, and the rest. The head is empty if no arrow follows the names.
fn head(tokens: &[Token]) -> (Vec<Token>, &[Token]) {
    let arrow = |token: &Token| {
        matches!(token.lexeme, Lexeme::Arrow | Lexeme::Colon | Lexeme::Compare(Compare::Above))
    };
    let names = |token: &Token| matches!(token.lexeme, Lexeme::Name | Lexeme::Comma);
    let close = tokens.iter().position(|token| token.lexeme == Lexeme::Close);
    let at = match tokens.first().map(|token| token.lexeme) {
        Some(Lexeme::Name) => 1,
        Some(Lexeme::Open) => match close {
            Some(close) if tokens[1..close].iter().all(names) => close + 1,
            _ => return (Vec::new(), tokens),
        },
        _ => return (Vec::new(), tokens),
    };
    match tokens.get(at).filter(|token| arrow(token)) {
        Some(_) => (tokens[..=at].to_vec(), &tokens[at + 1..]),
        None => (Vec::new(), tokens),
    }
}

/// Return the depth of brackets after a token, given the depth before the token.
fn deeper(depth: usize, lexeme: Lexeme) -> usize {
    match lexeme {
        Lexeme::Open | Lexeme::OpenSet | Lexeme::OpenList | Lexeme::OpenRound(_) => depth + 1,
        Lexeme::Close | Lexeme::CloseSet | Lexeme::CloseList | Lexeme::CloseRound(_) => {
            depth.saturating_sub(1)
        }
        _ => depth,
    }
}

/// Return whether an operand may end with this token, so that a word or an operator may follow.
fn ends_operand(lexeme: Lexeme) -> bool {
    matches!(
        lexeme,
        Lexeme::Name
            | Lexeme::Number(_)
            | Lexeme::Close
            | Lexeme::CloseSet
            | Lexeme::CloseList
            | Lexeme::CloseRound(_)
    )
}

/// Return whether an operand may begin with this token.
fn begins_operand(lexeme: Lexeme) -> bool {
    matches!(
        lexeme,
        Lexeme::Name
            | Lexeme::Number(_)
            | Lexeme::Open
            | Lexeme::OpenSet
            | Lexeme::OpenRound(_)
            | Lexeme::Function(_)
            | Lexeme::Floor
            | Lexeme::Ceil
    )
}

/// Return whether tokens contain a condition or a range, and not just a number.
fn says(tokens: &[Token]) -> bool {
    tokens.iter().any(|token| {
        matches!(
            token.lexeme,
            Lexeme::Compare(_)
                | Lexeme::Word(Keyword::In | Keyword::Not)
                | Lexeme::Divides
                | Lexeme::Is
                | Lexeme::Dots
                | Lexeme::Function(super::tree::Function::Prime)
        )
    })
}

/// Return whether the tokens before the next option or clause form a condition or a range of a name.
fn clause_follows(tokens: &[Token]) -> bool {
    let mut depth = 0;
    let end = tokens.iter().position(|token| {
        let here = depth == 0
            && matches!(
                token.lexeme,
                Lexeme::Bar
                    | Lexeme::Bars
                    | Lexeme::Semicolon
                    | Lexeme::Colon
                    | Lexeme::Comma
                    | Lexeme::Word(Keyword::Or | Keyword::And | Keyword::If | Keyword::For)
            );
        depth = deeper(depth, token.lexeme);
        here || matches!(token.lexeme, Lexeme::CloseSet) && depth == 0
    });
    says(&tokens[..end.unwrap_or(tokens.len())])
}

/// The plain text of a rule, to look up the text of its tokens.
#[derive(Clone, Copy)]
struct Text<'t> {
    plain: &'t str,
}

impl Text<'_> {
    fn of(&self, token: Token) -> &str {
        self.plain.get(token.start..token.end).unwrap_or("")
    }

    fn is(&self, token: Token, word: &str) -> bool {
        self.of(token).eq_ignore_ascii_case(word)
    }

    fn same(&self, a: Token, b: Token) -> bool {
        a.lexeme == b.lexeme && self.of(a).eq_ignore_ascii_case(self.of(b))
    }

    /// Remove repetitions of the head, as in `n -> n-1, n -> n-2`.
    fn without_heads(&self, head: &[Token], tokens: &[Token]) -> Vec<Token> {
        let mut out: Vec<Token> = Vec::with_capacity(tokens.len());
        let mut at = 0;
        while at < tokens.len() {
            let here = &tokens[at..];
            let again = here.len() > head.len()
                && here.iter().zip(head).all(|(a, b)| self.same(*a, *b))
                && out.last().is_some_and(|before| {
                    matches!(
                        before.lexeme,
                        Lexeme::Bar
                            | Lexeme::Bars
                            | Lexeme::Comma
                            | Lexeme::Semicolon
                            | Lexeme::Word(Keyword::Or)
                    )
                });
            if again {
                if let Some(before) = out.last_mut() {
                    before.lexeme = Lexeme::Bar;
                }
                at += head.len();
            } else {
                out.push(here[0]);
                at += 1;
            }
        }
        out
    }

    /// Split a rule into its options with their clauses, each with the separator before the option. A `|` after an
    /// incomplete condition means "divides".
    fn alternatives(&self, tokens: &[Token]) -> Vec<(Option<Token>, Vec<Token>)> {
        let mut found = vec![(None, Vec::new())];
        let mut depth = 0;
        // The kind of the present clause (none, `for` or `if`), and the index of its first token.
        let (mut clause, mut from) = (None, 0);
        let mut divided = false;
        for (i, &token) in tokens.iter().enumerate() {
            let rest = &tokens[i + 1..];
            depth = deeper(depth, token.lexeme);
            let top = depth == 0;
            let mut kept = token;
            let apart = match token.lexeme {
                _ if !top => false,
                Lexeme::Semicolon => true,
                Lexeme::Bar
                    if clause.is_some() && !divided && from < i && !says(&tokens[from..i]) =>
                {
                    divided = begins_operand(tokens[from].lexeme) && !rest.is_empty();
                    if divided {
                        kept.lexeme = Lexeme::Divides;
                    }
                    !divided
                }
                Lexeme::Bar => true,
                Lexeme::Bars | Lexeme::Word(Keyword::Or) if clause == Some(Keyword::If) => {
                    kept.lexeme = Lexeme::Word(Keyword::Or);
                    !clause_follows(rest)
                }
                // Do not start a new option after a condition.
                Lexeme::Bars | Lexeme::Word(Keyword::Or) => {
                    let open = clause.is_none() && says(&tokens[from..i]);
                    kept.lexeme = Lexeme::Word(Keyword::Or);
                    !open
                }
                _ => false,
            };
            if apart {
                (clause, from, divided) = (None, i + 1, false);
                found.push((Some(token), Vec::new()));
                continue;
            }
            let opened = match token.lexeme {
                _ if !top => None,
                Lexeme::Word(word @ (Keyword::For | Keyword::If)) => Some(word),
                Lexeme::Colon if !rest.is_empty() => Some(Keyword::If),
                Lexeme::Comma if clause.is_none() && clause_follows(rest) => Some(Keyword::If),
                Lexeme::Comma => clause,
                Lexeme::Word(Keyword::And) => clause,
                _ => None,
            };
            if let Some(opened) = opened {
                (clause, from, divided) = (Some(opened), i + 1, false);
            }
            if let Some((_, alternative)) = found.last_mut() {
                alternative.push(kept);
            }
        }
        found
    }

    /// Split a set of options into one alternative for each option, each with the clauses of the set.
    fn spread(&self, head: &[Token], tokens: &[Token]) -> Result<Vec<Vec<Token>>> {
        if let Some((inside, clauses)) = set_of_options(tokens) {
            let mut all = Vec::new();
            for (_, one) in self.alternatives(&as_alternatives(inside)) {
                let mut one = one;
                if !clauses.is_empty() {
                    one.extend_from_slice(clauses);
                }
                all.extend(self.spread(head, &one)?);
            }
            return Ok(all);
        }
        self.clauses(head, tokens).map(|one| vec![one])
    }
}

/// Return the tokens of an expression increased or decreased by 1: `n` gives `n-1`, and `n-1` increased gives `n`.
fn moved(tokens: &[Token], up: bool) -> Vec<Token> {
    let loose = |token: &Token| {
        matches!(
            token.lexeme,
            Lexeme::Shift(_) | Lexeme::Ampersand | Lexeme::Function(super::tree::Function::Xor)
        )
    };
    let at = tokens.last().map_or(0, |token| token.end);
    let number = |n: u64| made(Lexeme::Number(Some(n)), at);
    let (step, back) = match up {
        true => (Operator::Add, Operator::Subtract),
        false => (Operator::Subtract, Operator::Add),
    };
    match tokens {
        [Token { lexeme: Lexeme::Number(Some(n)), .. }] if up || *n > 0 => {
            return vec![number(if up { n + 1 } else { n - 1 })];
        }
        [
            before @ ..,
            last,
            Token { lexeme: Lexeme::Operator(sign), .. },
            Token { lexeme: Lexeme::Number(Some(n)), .. },
        ] if ends_operand(last.lexeme) && !tokens.iter().any(loose) => {
            let sum = [before, &[*last]].concat();
            if *sign == step {
                return [&sum[..], &[made(Lexeme::Operator(step), at), number(n + 1)]].concat();
            }
            if *sign == back && *n > 0 {
                return match n {
                    1 => sum,
                    n => [&sum[..], &[made(Lexeme::Operator(back), at), number(n - 1)]].concat(),
                };
            }
        }
        _ => {}
    }
    let mut sum = tokens.to_vec();
    if tokens.iter().any(loose) {
        sum = closed(tokens);
    }
    sum.extend([made(Lexeme::Operator(step), at), number(1)]);
    sum
}

/// Put tokens in parentheses, unless there is only one token.
fn closed(tokens: &[Token]) -> Vec<Token> {
    if tokens.len() == 1 {
        return tokens.to_vec();
    }
    let spot = span(tokens);
    let (open, close) = (made(Lexeme::Open, spot.start), made(Lexeme::Close, spot.end));
    [&[open], tokens, &[close]].concat()
}
