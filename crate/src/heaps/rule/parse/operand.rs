//! The operands of expressions, with the checks of their kinds and the operations on them.

use winnow::Result as Parsed;
use winnow::error::EmptyError;

use super::input::{Input, fatal, syntax, too_deep};
use crate::base::error::Span;
use crate::heaps::rule::tree::{Expr, MAX_DEPTH, Operator, Sides};

#[derive(Debug)]
pub(super) struct Operand {
    pub(super) kind: OperandKind,
    pub(super) span: Span,
    pub(super) depth: u16,
    /// Whether the operand is in parentheses.
    pub(super) closed: bool,
}

/// The content of an operand. In the example, x, y, u and v are numbers.
#[derive(Debug)]
pub(super) enum OperandKind {
    Number(Expr),
    Condition(Expr),
    /// A tuple of numbers in parentheses, or a sum of several such pieces: `(u, y) + (x, v)`.
    Tuples(Vec<Pieces>),
}

/// A tuple of numbers with its multiplicity, as in `q of (a, b)`.
#[derive(Debug)]
pub(super) struct Pieces {
    pub(super) parts: Vec<Expr>,
    pub(super) copies: Option<Expr>,
}

pub(super) fn mistyped<T>(
    input: &Input<'_>,
    span: Span,
    expected: &'static str,
) -> Parsed<T, EmptyError> {
    fatal(input, syntax(input.state, span, &[expected]))
}

pub(super) fn as_number(input: &Input<'_>, node: Operand) -> Parsed<(Expr, u16), EmptyError> {
    match node.kind {
        OperandKind::Number(expr) => Ok((expr, node.depth)),
        _ => mistyped(input, node.span, "expression"),
    }
}

pub(super) fn as_condition(input: &Input<'_>, node: Operand) -> Parsed<(Expr, u16), EmptyError> {
    match node.kind {
        OperandKind::Condition(expr) => Ok((expr, node.depth)),
        _ => mistyped(input, node.span, "condition"),
    }
}

pub(super) fn made(
    input: &Input<'_>,
    kind: OperandKind,
    span: Span,
    depth: u16,
) -> Parsed<Operand, EmptyError> {
    if depth >= MAX_DEPTH {
        return fatal(input, too_deep(span));
    }
    Ok(Operand { kind, span, depth: depth + 1, closed: false })
}

pub(super) fn logical(
    input: &mut Input<'_>,
    and: bool,
    a: Operand,
    b: Operand,
) -> Parsed<Operand, EmptyError> {
    let span = Span::new(a.span.start, b.span.end);
    let (a, left) = as_condition(input, a)?;
    let (b, right) = as_condition(input, b)?;
    let pair = Box::new((a, b));
    let expr = if and { Expr::And(pair) } else { Expr::Or(pair) };
    made(input, OperandKind::Condition(expr), span, left.max(right))
}

pub(super) fn arithmetic(
    input: &mut Input<'_>,
    operator: Operator,
    a: Operand,
    b: Operand,
) -> Parsed<Operand, EmptyError> {
    let span = Span::new(a.span.start, b.span.end);
    let power = |one: &Operand| {
        matches!(one.kind, OperandKind::Number(Expr::Arithmetic(Operator::Power, _)))
    };
    if operator == Operator::Power && power(&a) && !a.closed {
        // Reject `a^b^c`, which languages read differently.
        return mistyped(input, a.span, "(");
    }
    let (a, left) = as_number(input, a)?;
    let (b, right) = as_number(input, b)?;
    let expr = Expr::Arithmetic(operator, Box::new(Sides(a, b, span)));
    made(input, OperandKind::Number(expr), span, left.max(right))
}
