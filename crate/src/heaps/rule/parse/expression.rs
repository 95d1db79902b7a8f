//! The parser of expressions and conditions, by the precedence of their operators.

use winnow::combinator::{Infix, Postfix, Prefix, expression, fail, preceded, separated};
use winnow::error::EmptyError;
use winnow::stream::Stream as _;
use winnow::{Parser, Result as Parsed};

use super::copies::{added, copied, multiplied};
use super::input::{Input, fatal, is, missed, syntax, text, token, too_deep};
use super::operand::{
    Operand, OperandKind, Pieces, arithmetic, as_condition, as_number, logical, made, mistyped,
};
use super::{bits, rounding};
use crate::base::error::{Error, Span};
use crate::base::nimber::MAX_HEAP;
use crate::heaps::rule::lex::{Keyword, Lexeme, Round, Token};
use crate::heaps::rule::tree::{Compare, Expr, Function, Operator};

/// The deepest nesting of parentheses, rounding brackets, functions, minus signs and `not`.
const MAX_NESTING: usize = 40;

/// The greatest depth of the tree of an element of a set; the element replaces a name in other expressions.
const MAX_ELEMENT: u16 = 10;

pub(super) fn element(input: &mut Input<'_>) -> Parsed<Expr, EmptyError> {
    let node = node(input)?;
    if node.depth > MAX_ELEMENT {
        return fatal(input, too_deep(node.span));
    }
    as_number(input, node).map(|(expr, _)| expr)
}

pub(super) fn number(input: &mut Input<'_>) -> Parsed<Expr, EmptyError> {
    let node = node(input)?;
    as_number(input, node).map(|(expr, _)| expr)
}

pub(super) fn condition(input: &mut Input<'_>) -> Parsed<Expr, EmptyError> {
    input.state.condition.set(input.state.count - input.eof_offset());
    let node = node(input)?;
    as_condition(input, node).map(|(expr, _)| expr)
}

/// Parse an expression with any operators. The result is a number, a condition or a tuple.
pub(super) fn node(input: &mut Input<'_>) -> Parsed<Operand, EmptyError> {
    expression(operand)
        .prefix(prefix)
        .infix(infix)
        .postfix(fail::<Input<'_>, Postfix<Input<'_>, Operand, EmptyError>, EmptyError>)
        .parse_next(input)
}

fn deeper(input: &Input<'_>, span: Span) -> Parsed<(), EmptyError> {
    input.state.nesting.set(input.state.nesting.get() + 1);
    if input.state.nesting.get() > MAX_NESTING { fatal(input, too_deep(span)) } else { Ok(()) }
}

fn shallower(input: &Input<'_>) {
    input.state.nesting.set(input.state.nesting.get().saturating_sub(1));
}

fn operand(input: &mut Input<'_>) -> Parsed<Operand, EmptyError> {
    let Some(token) = input.peek_token().copied() else {
        return missing_operand(input);
    };
    let span = Span::new(token.start, token.end);
    let atom = |expr| Operand { kind: OperandKind::Number(expr), span, depth: 1, closed: false };
    match token.lexeme {
        Lexeme::Number(Some(value)) => {
            input.next_token();
            Ok(atom(Expr::Number(value)))
        }
        Lexeme::Number(None) => {
            let error = Error::too_large(MAX_HEAP, text(input, token));
            fatal(input, error.at(span))
        }
        Lexeme::Name => {
            input.next_token();
            let mut mentioned = input.state.mentioned.borrow_mut();
            mentioned.push(token);
            Ok(atom(Expr::Slot(mentioned.len() - 1)))
        }
        Lexeme::Open => {
            deeper(input, span)?;
            let inside = group(input)?;
            shallower(input);
            Ok(inside)
        }
        Lexeme::Floor => {
            deeper(input, span)?;
            input.next_token();
            let inside = group(input)?;
            if matches!(inside.kind, OperandKind::Tuples(_)) {
                return mistyped(input, inside.span, "expression");
            }
            shallower(input);
            Ok(Operand { span: Span::new(token.start, inside.span.end), ..inside })
        }
        Lexeme::Ceil => {
            deeper(input, span)?;
            input.next_token();
            let inside = group(input)?;
            shallower(input);
            rounding::up(input, Operand { span: Span::new(token.start, inside.span.end), ..inside })
        }
        Lexeme::OpenRound(round) => {
            deeper(input, span)?;
            input.next_token();
            let inside = node(input)?;
            let close = is(rounding::close(round), Lexeme::CloseRound(round)).parse_next(input)?;
            shallower(input);
            let inside =
                Operand { span: Span::new(token.start, close.end), closed: true, ..inside };
            match round {
                Round::Up => rounding::up(input, inside),
                Round::Down => rounding::down(input, inside),
            }
        }
        Lexeme::Function(function) => {
            deeper(input, span)?;
            input.next_token();
            let call = call(input, function, token)?;
            shallower(input);
            Ok(call)
        }
        // Fail without an error message: the prefix parser tries these signs next.
        Lexeme::Operator(Operator::Subtract) | Lexeme::Word(Keyword::Not) => Err(EmptyError),
        _ => missing_operand(input),
    }
}

fn missing_operand<T>(input: &Input<'_>) -> Parsed<T, EmptyError> {
    let at = input.state.count - input.eof_offset();
    let logical = |token: &Token| {
        matches!(token.lexeme, Lexeme::Word(Keyword::And | Keyword::Or | Keyword::Not))
    };
    let condition =
        at == input.state.condition.get() || input.previous_tokens().next().is_some_and(logical);
    missed(input, if condition { "condition" } else { "expression" })
}

/// Parse `(a)` or a tuple `(a, b, …)`.
fn group(input: &mut Input<'_>) -> Parsed<Operand, EmptyError> {
    let (open, mut nodes, close): (Token, Vec<Operand>, Token) = (
        is("(", Lexeme::Open),
        separated(1.., node, is(",", Lexeme::Comma)),
        is(")", Lexeme::Close),
    )
        .parse_next(input)?;
    let span = Span::new(open.start, close.end);
    if nodes.len() > 1 {
        let parts = nodes.into_iter().map(|node| as_number(input, node).map(|(expr, _)| expr));
        let parts = parts.collect::<Parsed<Vec<Expr>, EmptyError>>()?;
        return Ok(Operand {
            kind: OperandKind::Tuples(vec![Pieces { parts, copies: None }]),
            span,
            depth: 1,
            closed: true,
        });
    }
    match nodes.pop() {
        Some(Operand { kind: OperandKind::Tuples(_), span, .. }) => {
            mistyped(input, span, "expression")
        }
        Some(node) => Ok(Operand { span, closed: true, ..node }),
        None => Err(EmptyError),
    }
}

fn call(input: &mut Input<'_>, function: Function, name: Token) -> Parsed<Operand, EmptyError> {
    let (arguments, close): (Vec<Operand>, Token) = (
        preceded(is("(", Lexeme::Open), separated(1.., node, is(",", Lexeme::Comma))),
        is(")", Lexeme::Close),
    )
        .parse_next(input)?;
    let (least, most) = function.arity();
    let close_span = Span::new(close.start, close.end);
    if arguments.len() < least {
        return fatal(input, syntax(input.state, close_span, &[","]));
    }
    if arguments.len() > most {
        return fatal(input, syntax(input.state, arguments[most].span, &[")"]));
    }
    let mut depth = 0;
    let mut inside = Vec::with_capacity(arguments.len());
    for node in arguments {
        let (expr, deep) = as_number(input, node)?;
        depth = depth.max(deep);
        inside.push(expr);
    }
    let call = Expr::Call(function, inside);
    let kind = if function == Function::Prime {
        OperandKind::Condition(call)
    } else {
        OperandKind::Number(call)
    };
    made(input, kind, Span::new(name.start, close.end), depth)
}

fn prefix<'t>(input: &mut Input<'t>) -> Parsed<Prefix<Input<'t>, Operand, EmptyError>, EmptyError> {
    let Some(token) = input.peek_token().copied() else { return Err(EmptyError) };
    let prefix = match token.lexeme {
        Lexeme::Operator(Operator::Subtract) => {
            Prefix(13, |input: &mut Input<'t>, inner: Operand| {
                shallower(input);
                let span = inner.span;
                let (expr, depth) = as_number(input, inner)?;
                made(input, OperandKind::Number(Expr::Negate(Box::new(expr))), span, depth)
            })
        }
        Lexeme::Word(Keyword::Not) => Prefix(5, |input: &mut Input<'t>, inner: Operand| {
            shallower(input);
            let span = inner.span;
            let (expr, depth) = as_condition(input, inner)?;
            made(input, OperandKind::Condition(Expr::Not(Box::new(expr))), span, depth)
        }),
        _ => return Err(EmptyError),
    };
    deeper(input, Span::new(token.start, token.end))?;
    input.next_token();
    Ok(prefix)
}

type Fold<'t> = fn(&mut Input<'t>, Operand, Operand) -> Parsed<Operand, EmptyError>;

fn infix<'t>(input: &mut Input<'t>) -> Parsed<Infix<Input<'t>, Operand, EmptyError>, EmptyError> {
    use Operator::{Add, Divide, Multiply, Power, Remainder, Subtract};
    let sign = |lexeme| -> Option<(i64, Fold<'t>)> {
        Some(match lexeme {
            Lexeme::Word(Keyword::Or) => (1, |i, a, b| logical(i, false, a, b)),
            Lexeme::Word(Keyword::And) => (3, |i, a, b| logical(i, true, a, b)),
            Lexeme::Compare(compare) => (
                6,
                match compare {
                    Compare::Equal => |i, a, b| compared(i, Compare::Equal, a, b),
                    Compare::Unequal => |i, a, b| compared(i, Compare::Unequal, a, b),
                    Compare::Below => |i, a, b| compared(i, Compare::Below, a, b),
                    Compare::AtMost => |i, a, b| compared(i, Compare::AtMost, a, b),
                    Compare::Above => |i, a, b| compared(i, Compare::Above, a, b),
                    Compare::AtLeast => |i, a, b| compared(i, Compare::AtLeast, a, b),
                },
            ),
            Lexeme::Operator(Add) => (10, added),
            Lexeme::Word(Keyword::Of) => (11, copied),
            Lexeme::Operator(Subtract) => (10, |i, a, b| arithmetic(i, Subtract, a, b)),
            Lexeme::Operator(Multiply) => (12, multiplied),
            Lexeme::Operator(Divide) => (12, |i, a, b| arithmetic(i, Divide, a, b)),
            Lexeme::Function(Function::Xor) => (7, xor),
            Lexeme::Shift(Multiply) => (9, |i, a, b| bits::shifted(i, Multiply, a, b)),
            Lexeme::Shift(_) => (9, |i, a, b| bits::shifted(i, Divide, a, b)),
            Lexeme::Ampersand => (8, bits::common),
            Lexeme::Operator(Power) => (14, |i, a, b| arithmetic(i, Power, a, b)),
            Lexeme::Operator(Remainder) => (12, |i, a, b| arithmetic(i, Remainder, a, b)),
            _ => return None,
        })
    };
    let ((power, fold), _) = token("operator", sign).parse_next(input)?;
    Ok(Infix::Left(power, fold))
}

fn xor(input: &mut Input<'_>, a: Operand, b: Operand) -> Parsed<Operand, EmptyError> {
    let span = Span::new(a.span.start, b.span.end);
    let (a, left) = as_number(input, a)?;
    let (b, right) = as_number(input, b)?;
    let call = Expr::Call(Function::Xor, vec![a, b]);
    made(input, OperandKind::Number(call), span, left.max(right))
}

fn compared(
    input: &mut Input<'_>,
    sign: Compare,
    a: Operand,
    b: Operand,
) -> Parsed<Operand, EmptyError> {
    let span = Span::new(a.span.start, b.span.end);
    let (b, right) = as_number(input, b)?;
    match a {
        // Extend a chain of comparisons such as a < b < c by one more pair.
        Operand {
            kind: OperandKind::Condition(Expr::Compare(first, mut rest)),
            closed: false,
            depth,
            ..
        } => {
            rest.push((sign, b));
            let kind = OperandKind::Condition(Expr::Compare(first, rest));
            Ok(Operand { kind, span, depth: depth.max(right + 1), closed: false })
        }
        a => {
            let (a, left) = as_number(input, a)?;
            let expr = Expr::Compare(Box::new(a), vec![(sign, b)]);
            made(input, OperandKind::Condition(expr), span, left.max(right))
        }
    }
}
