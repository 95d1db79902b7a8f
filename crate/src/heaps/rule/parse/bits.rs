//! Bit operators, translated to arithmetic: `n >> 1` is n/2, and `n & 1` is n % 2.

use winnow::Result as Parsed;
use winnow::error::EmptyError;

use super::input::{Input, fatal, too_deep};
use super::operand::{Operand, OperandKind, as_number, logical, made, mistyped};
use crate::base::error::{Error, Span};
use crate::base::nimber::MAX_HEAP;
use crate::heaps::rule::tree::{Expr, Function, Operator, Sides};

/// The greatest depth of the tree for a side of `&`, since each side occurs twice in the result.
const MAX_REPEATED: u16 = 12;

fn arithmetic(operator: Operator, a: Expr, b: Expr, span: Span) -> Expr {
    Expr::Arithmetic(operator, Box::new(Sides(a, b, span)))
}

/// Translate `a << b` to a multiplication by 2^b, and `a >> b` to a division by 2^b that rounds down.
pub(super) fn shifted(
    input: &mut Input<'_>,
    by: Operator,
    a: Operand,
    b: Operand,
) -> Parsed<Operand, EmptyError> {
    let span = Span::new(a.span.start, b.span.end);
    let ((a, left), (b, right)) = (as_number(input, a)?, as_number(input, b)?);
    let power = match b {
        Expr::Number(bits) if bits <= 52 => Expr::Number(1 << bits),
        Expr::Number(bits) => return fatal(input, Error::too_large(52u64, bits).at(span)),
        b => arithmetic(Operator::Power, Expr::Number(2), b, span),
    };
    let expr = match (a, by) {
        (Expr::Number(1), Operator::Multiply) => power,
        (a, by) => arithmetic(by, a, power, span),
    };
    made(input, OperandKind::Number(expr), span, left.max(right) + 1)
}

/// Translate `a & b` to arithmetic, using a + b = (a xor b) + 2·(a & b), which holds for all integers. Between two
/// conditions in parentheses, `&` means `and`.
pub(super) fn common(input: &mut Input<'_>, a: Operand, b: Operand) -> Parsed<Operand, EmptyError> {
    if matches!((&a.kind, &b.kind), (OperandKind::Condition(_), OperandKind::Condition(_)))
        && a.closed
        && b.closed
    {
        return logical(input, true, a, b);
    }
    let span = Span::new(a.span.start, b.span.end);
    if matches!(a.kind, OperandKind::Condition(_)) {
        return mistyped(input, a.span, "(");
    }
    let ((a, left), (b, right)) = (as_number(input, a)?, as_number(input, b)?);
    if left.max(right) > MAX_REPEATED {
        return fatal(input, too_deep(span));
    }
    let low_bits = |expr: &Expr| match expr {
        // For 2^k − 1 on one side, `&` is the remainder modulo 2^k.
        Expr::Number(n) if *n < MAX_HEAP && (n + 1).is_power_of_two() => Some(n + 1),
        _ => None,
    };
    let remainder = |of, modulus| arithmetic(Operator::Remainder, of, Expr::Number(modulus), span);
    let expr = match (low_bits(&a), low_bits(&b)) {
        (_, Some(modulus)) => remainder(a, modulus),
        (Some(modulus), None) => remainder(b, modulus),
        (None, None) => {
            let sum = arithmetic(Operator::Add, a.clone(), b.clone(), span);
            let different = Expr::Call(Function::Xor, vec![a, b]);
            let twice = arithmetic(Operator::Subtract, sum, different, span);
            arithmetic(Operator::Divide, twice, Expr::Number(2), span)
        }
    };
    made(input, OperandKind::Number(expr), span, left.max(right) + 2)
}
