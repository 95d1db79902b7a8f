//! Claims about values, in the expressions of rules: `g(2*m) = m | g(2*m+1) = g(m)`.

use winnow::Parser;
use winnow::combinator::{opt, preceded, separated};
use winnow::error::EmptyError;
use winnow::stream::{Stateful, TokenSlice};
use winnow::{Result as Parsed, combinator::terminated};

use super::expression::{condition, node};
use super::input::{Input, State, end, is, mention, word};
use super::operand::OperandKind;
use crate::base::error::{Error, Result};
use crate::heaps::rule::forms::without_head;
use crate::heaps::rule::formula::{Claimed, Statement};
use crate::heaps::rule::lex::{Keyword, Lexeme, Token, lex};
use crate::heaps::rule::tree::{Expr, Function};

/// Read statements separated by bars. Each mention of a name gets the next free slot, and the caller resolves the
/// names.
///
/// # Errors
/// `expected-syntax`, `two-readings`, `number-too-large`, `too-deep`; spans are bytes of the plain text.
pub(in crate::heaps::rule) fn claim(plain: &str) -> Result<Claimed> {
    let tokens = without_head(plain, values(plain, lex(plain)))?;
    let state = State::new(plain, tokens.len());
    let mut input = Stateful { input: TokenSlice::new(&tokens), state: &state };
    let statements = separated(1.., statement, is("|", Lexeme::Bar));
    let read: Parsed<Vec<Statement>, EmptyError> =
        terminated(statements, end).parse_next(&mut input);
    if let Some(fatal) = state.fatal.take() {
        return Err(fatal);
    }
    let names = state.mentioned.take();
    let names = names.into_iter().map(|token| mention(plain, token)).collect();
    read.map(|statements| Claimed { statements, names })
        .map_err(|EmptyError| -> Error { state.error(&tokens) })
}

/// Turn the name `g` before a parenthesis into the function for the value of another position.
fn values(plain: &str, mut tokens: Vec<Token>) -> Vec<Token> {
    for i in 1..tokens.len() {
        let Token { lexeme, start, end } = tokens[i - 1];
        let own = lexeme == Lexeme::Name && plain[start..end].eq_ignore_ascii_case("g");
        if own && tokens[i].lexeme == Lexeme::Open {
            tokens[i - 1].lexeme = Lexeme::Function(Function::Own);
        }
    }
    tokens
}

fn statement(input: &mut Input<'_>) -> Parsed<Statement, EmptyError> {
    let said = node(input)?;
    let span = said.span;
    let (said, tuple) = match said.kind {
        OperandKind::Number(expr) | OperandKind::Condition(expr) => (vec![expr], false),
        OperandKind::Tuples(pieces) => {
            (pieces.into_iter().flat_map(|piece| piece.parts).collect(), true)
        }
    };
    let conditions =
        preceded(word("if", Keyword::If), separated(1.., condition, is(",", Lexeme::Comma)));
    let conditions: Vec<Expr> = opt(conditions).parse_next(input)?.unwrap_or_default();
    Ok(Statement { said, tuple, conditions, span })
}
