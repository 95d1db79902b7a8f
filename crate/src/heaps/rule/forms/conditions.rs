//! Conditions in words: `k is prime`, `k is a power of 2`, `k 是偶数`, `d | n`.

use super::{Text, closed, deeper, made, span};
#[cfg(feature = "lab")]
use crate::base::error::{Error, Span};
use crate::heaps::rule::lex::{Keyword, Lexeme, Token};
use crate::heaps::rule::tree::{Compare, Function, Operator};

/// Return the condition `whole % divisor == 0`.
pub(super) fn divides(divisor: &[Token], whole: &[Token]) -> Vec<Token> {
    let at = span(whole).end;
    let remainder = [made(Lexeme::Operator(Operator::Remainder), at)];
    [&closed(whole)[..], &remainder, &closed(divisor), &equals(0, at)].concat()
}

fn equals(value: u64, at: usize) -> [Token; 2] {
    compares(Compare::Equal, value, at)
}

fn compares(sign: Compare, value: u64, at: usize) -> [Token; 2] {
    [made(Lexeme::Compare(sign), at), made(Lexeme::Number(Some(value)), at)]
}

fn call(function: Function, arguments: &[&[Token]], at: usize) -> Vec<Token> {
    let mut out = vec![made(Lexeme::Function(function), at), made(Lexeme::Open, at)];
    for (i, argument) in arguments.iter().enumerate() {
        if i > 0 {
            out.push(made(Lexeme::Comma, at));
        }
        out.extend_from_slice(argument);
    }
    out.push(made(Lexeme::Close, at));
    out
}

impl Text<'_> {
    /// Rewrite a condition with words such as `is prime` in the signs of the grammar.
    pub(super) fn condition(&self, tokens: &[Token]) -> Vec<Token> {
        let mut tokens = tokens.to_vec();
        let mut from = 0;
        while let Some(at) = tokens[from..]
            .iter()
            .position(|token| matches!(token.lexeme, Lexeme::Is | Lexeme::Divides))
            .map(|at| at + from)
        {
            let (start, end) = (start(&tokens, at), end(&tokens, at));
            let (left, right) = (&tokens[start..at], &tokens[at + 1..end]);
            let said = match tokens[at].lexeme {
                _ if left.is_empty() || right.is_empty() => None,
                Lexeme::Divides => Some(divides(left, right)),
                _ => self.said(left, right),
            };
            match said {
                Some(said) => {
                    from = start + said.len();
                    tokens.splice(start..end, said);
                }
                None => from = at + 1,
            }
        }
        tokens
    }

    /// Read the words after `is`, such as `prime` or `divisible by 3`, as a condition on the number `of`. Return `None`
    /// for unknown words.
    fn said(&self, of: &[Token], words: &[Token]) -> Option<Vec<Token>> {
        let at = span(of).end;
        let mut words = words;
        let mut not = false;
        while let Some((first, rest)) = words.split_first() {
            match first.lexeme {
                Lexeme::Word(Keyword::Not) if !not => not = true,
                _ if ["a", "an", "the", "perfect"].iter().any(|word| self.is(*first, word)) => {}
                _ => break,
            }
            words = rest;
        }
        let (first, rest) = words.split_first()?;
        let is = |word: &str| self.is(*first, word);
        let after = |word: &str| match rest.split_first() {
            Some((next, rest)) if self.is(*next, word) && !rest.is_empty() => Some(rest),
            _ => None,
        };
        let parity = |rest: u64| {
            let two = [
                made(Lexeme::Operator(Operator::Remainder), at),
                made(Lexeme::Number(Some(2)), at),
            ];
            [&closed(of)[..], &two, &equals(rest, at)].concat()
        };
        let lone = rest.is_empty();
        let any = |words: &[&str]| lone && words.iter().any(|word| is(word));
        let multiple = words.split_last().filter(|(last, of)| {
            !of.is_empty() && ["的倍数", "整除"].iter().any(|word| self.is(**last, word))
        });
        let said = if let Some((_, divisor)) = multiple {
            divides(divisor, of)
        } else if any(&["prime", "质数", "素数"]) {
            call(Function::Prime, &[of], at)
        } else if any(&["even", "偶数", "双数"]) {
            parity(0)
        } else if any(&["odd", "奇数", "单数"]) {
            parity(1)
        } else if any(&["positive"]) {
            [&closed(of)[..], &compares(Compare::Above, 0, at)].concat()
        } else if any(&["square", "平方数", "完全平方数"]) {
            let square =
                [made(Lexeme::Operator(Operator::Power), at), made(Lexeme::Number(Some(2)), at)];
            let equal = [made(Lexeme::Compare(Compare::Equal), at)];
            [&call(Function::Sqrt, &[of], at)[..], &square, &equal, &closed(of)].concat()
        } else if is("power")
            && after("of")
                .is_some_and(|of| matches!(of, [Token { lexeme: Lexeme::Number(Some(2)), .. }]))
        {
            let positive = [&closed(of)[..], &compares(Compare::Above, 0, at)].concat();
            let and = [made(Lexeme::Word(Keyword::And), at)];
            let both = [&positive[..], &and, &call(Function::Popcount, &[of], at), &equals(1, at)]
                .concat();
            closed(&both)
        } else if is("divisible") {
            divides(after("by")?, of)
        } else if is("multiple") {
            divides(after("of")?, of)
        } else if is("divisor") || is("factor") {
            divides(of, after("of")?)
        } else if is("coprime") {
            let other = after("to").or_else(|| after("with"))?;
            [&call(Function::Gcd, &[of, other], at)[..], &equals(1, at)].concat()
        } else {
            return None;
        };
        Some(match not {
            true => [&[made(Lexeme::Word(Keyword::Not), at)], &closed(&said)[..]].concat(),
            false => said,
        })
    }
}

/// Return the error for a condition whose words after `is` are unknown. It lists known words in the typed language.
#[cfg(feature = "lab")]
pub(super) fn unknown(plain: &str, is: Token) -> Error {
    let known: &[&str] = match plain[is.start..is.end].is_ascii() {
        true => &["even", "odd", "a multiple of 3", "divisible by 3", "prime", "a square"],
        false => &["偶数", "奇数", "3的倍数", "质数", "平方数"],
    };
    // The words after `is` have no tokens of their own if they were not read.
    let behind = &plain[is.end..];
    let end = behind.find(['|', ',']).unwrap_or(behind.len());
    let found = behind[..end].trim();
    let start = is.end + behind.find(found).unwrap_or(0);
    Error::expected(known, found, Span::new(start, start + found.len()))
}

fn apart(token: &Token) -> bool {
    matches!(
        token.lexeme,
        Lexeme::Word(Keyword::And | Keyword::Or | Keyword::Not)
            | Lexeme::Comma
            | Lexeme::Is
            | Lexeme::Divides
    )
}

/// Return the index at which the expression before the token `at` begins.
fn start(tokens: &[Token], at: usize) -> usize {
    let mut open = 0usize;
    for i in (0..at).rev() {
        // In this backward scan, a closing bracket opens a group.
        let close = deeper(1, tokens[i].lexeme) == 0;
        let opens = deeper(1, tokens[i].lexeme) == 2;
        if open == 0 && (opens || apart(&tokens[i])) {
            return i + 1;
        }
        open = open + usize::from(close) - usize::from(opens);
    }
    0
}

/// Return the index at which the expression after the token `at` ends.
fn end(tokens: &[Token], at: usize) -> usize {
    let mut depth = 0usize;
    for (i, token) in tokens.iter().enumerate().skip(at + 1) {
        let closes = deeper(1, token.lexeme) == 0;
        // A `not` directly after `is` belongs to the expression, as in `is not prime`.
        let own = i == at + 1 && token.lexeme == Lexeme::Word(Keyword::Not);
        if depth == 0 && (closes || (apart(token) && !own)) {
            return i;
        }
        depth = deeper(depth, token.lexeme);
    }
    tokens.len()
}
