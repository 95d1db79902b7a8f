//! Parsing of options with several copies of heaps: `q of (d)`, `q * (d)`, and sums of such terms.

use winnow::Result as Parsed;
use winnow::error::EmptyError;

use super::input::Input;
use super::operand::{Operand, OperandKind, Pieces, arithmetic, as_number, mistyped};
use crate::base::error::Span;
use crate::heaps::rule::lex::Lexeme;
use crate::heaps::rule::tree::{Expr, Operator, Sides};

/// Read `q of (d)`, `q of (a, b)` or `q * (a, b)` as q copies of the heaps in the parentheses.
pub(super) fn copied(
    input: &mut Input<'_>,
    q: Operand,
    of: Operand,
) -> Parsed<Operand, EmptyError> {
    let span = Span::new(q.span.start, of.span.end);
    let (count, _) = as_number(input, q)?;
    let parts = match of.kind {
        OperandKind::Number(part) if of.closed => vec![part],
        OperandKind::Tuples(mut all) if of.closed => {
            all.pop().map_or(Vec::new(), |pieces| pieces.parts)
        }
        _ => return mistyped(input, of.span, "("),
    };
    let kind = OperandKind::Tuples(vec![Pieces { parts, copies: Some(count) }]);
    Ok(Operand { kind, span, depth: 1, closed: false })
}

/// Combine two operands of `*`: a product of two numbers, or a number of copies of heaps.
pub(super) fn multiplied(
    input: &mut Input<'_>,
    a: Operand,
    b: Operand,
) -> Parsed<Operand, EmptyError> {
    match b.kind {
        OperandKind::Tuples(_) => copied(input, a, b),
        _ => arithmetic(input, Operator::Multiply, a, b),
    }
}

/// Read an option `q * (d)` as q heaps of size d, since a product needs no parentheses around a name or a number.
pub(super) fn counted(input: &Input<'_>, option: Operand) -> OperandKind {
    let mut before = input.previous_tokens().map(|token| token.lexeme);
    let mut next = || before.next();
    let parenthesized = !option.closed
        && next() == Some(Lexeme::Close)
        && matches!(next(), Some(Lexeme::Name | Lexeme::Number(_)))
        && next() == Some(Lexeme::Open)
        && next() == Some(Lexeme::Operator(Operator::Multiply));
    match option.kind {
        OperandKind::Number(Expr::Arithmetic(Operator::Multiply, sides)) if parenthesized => {
            let Sides(count, part, _) = *sides;
            OperandKind::Tuples(vec![Pieces { parts: vec![part], copies: Some(count) }])
        }
        kind => kind,
    }
}

/// Read a number in parentheses as a heap if the other summand has multiplicities, as in `(n-2) + q of (d)`.
fn beside(one: OperandKind, closed: bool, other: &OperandKind) -> OperandKind {
    let counted = |all: &[Pieces]| all.iter().any(|each| each.copies.is_some());
    match (one, other) {
        (OperandKind::Number(part), OperandKind::Tuples(all)) if closed && counted(all) => {
            OperandKind::Tuples(vec![Pieces { parts: vec![part], copies: None }])
        }
        (one, _) => one,
    }
}

/// Combine two operands of `+`: a sum of two numbers, or the heaps of both operands.
pub(super) fn added(input: &mut Input<'_>, a: Operand, b: Operand) -> Parsed<Operand, EmptyError> {
    let left = beside(a.kind, a.closed, &b.kind);
    let right = beside(b.kind, b.closed, &left);
    match (left, right) {
        (OperandKind::Tuples(mut all), OperandKind::Tuples(more)) => {
            all.extend(more);
            let span = Span::new(a.span.start, b.span.end);
            Ok(Operand { kind: OperandKind::Tuples(all), span, depth: 1, closed: false })
        }
        (left, right) => arithmetic(
            input,
            Operator::Add,
            Operand { kind: left, ..a },
            Operand { kind: right, ..b },
        ),
    }
}
