//! Translation of `⌊n/2⌋`, `⌈n/2⌉` and `ceil(n/2)` to integer arithmetic, in which a division rounds down.

use winnow::Result as Parsed;
use winnow::error::EmptyError;

use super::input::Input;
use super::operand::{Operand, OperandKind, as_number, made, mistyped};
use crate::base::error::Span;
use crate::heaps::rule::lex::Round;
use crate::heaps::rule::tree::{Expr, Function, Operator, Sides};

/// Return the closing bracket of a rounding direction.
pub(super) fn close(round: Round) -> &'static str {
    match round {
        Round::Down => "⌋",
        Round::Up => "⌉",
    }
}

/// Return whether an expression is an integer without rounding.
fn is_whole(expr: &Expr) -> bool {
    let rounds = match expr {
        Expr::Arithmetic(Operator::Divide, _) | Expr::Call(Function::Sqrt, _) => true,
        Expr::Arithmetic(Operator::Power, sides) => {
            !matches!(sides.1, Expr::Number(_) | Expr::Slot(_))
        }
        _ => false,
    };
    !rounds && expr.inner().into_iter().all(is_whole)
}

/// Return an expression with its quotient rounded by `round`; an integer stays unchanged. The quotient must be the
/// whole expression, or an integer may be added to it or subtracted from it. Return `None` for a quotient in another
/// position, where rounding the whole expression once would give a different number.
fn rounded(expr: &Expr, round: &dyn Fn(&Expr, &Expr, Span) -> Expr) -> Option<Expr> {
    if is_whole(expr) {
        return Some(expr.clone());
    }
    match expr {
        Expr::Arithmetic(Operator::Divide, sides) if is_whole(&sides.0) && is_whole(&sides.1) => {
            Some(round(&sides.0, &sides.1, sides.2))
        }
        Expr::Arithmetic(operator @ (Operator::Add | Operator::Subtract), sides) => {
            let Sides(a, b, span) = &**sides;
            let with =
                |a: Expr, b: Expr| Some(Expr::Arithmetic(*operator, Box::new(Sides(a, b, *span))));
            if is_whole(b) {
                return with(rounded(a, round)?, b.clone());
            }
            let added = *operator == Operator::Add && is_whole(a);
            if added { with(a.clone(), rounded(b, round)?) } else { None }
        }
        _ => None,
    }
}

/// Translate the expression inside `⌊ ⌋`.
pub(super) fn down(input: &mut Input<'_>, inside: Operand) -> Parsed<Operand, EmptyError> {
    let (span, depth) = (inside.span, inside.depth);
    let (expr, _) = as_number(input, inside)?;
    let root = matches!(&expr, Expr::Call(Function::Sqrt, of) if of.iter().all(is_whole));
    let same = |a: &Expr, b: &Expr, span| {
        Expr::Arithmetic(Operator::Divide, Box::new(Sides(a.clone(), b.clone(), span)))
    };
    match if root { Some(expr) } else { rounded(&expr, &same) } {
        Some(expr) => made(input, OperandKind::Number(expr), span, depth).map(closed),
        None => mistyped(input, span, "expression"),
    }
}

/// Translate the expression inside `⌈ ⌉`.
pub(super) fn up(input: &mut Input<'_>, inside: Operand) -> Parsed<Operand, EmptyError> {
    let (span, depth) = (inside.span, inside.depth);
    let (expr, _) = as_number(input, inside)?;
    let ceil = |a: &Expr, b: &Expr, span| {
        let arithmetic =
            |operator, a: Expr, b: Expr| Expr::Arithmetic(operator, Box::new(Sides(a, b, span)));
        match b {
            Expr::Number(1) => a.clone(),
            // Use ⌈a/b⌉ = ⌊(a + b − 1)/b⌋ for b > 0.
            Expr::Number(n) if *n > 1 => {
                let more = arithmetic(Operator::Add, a.clone(), Expr::Number(n - 1));
                arithmetic(Operator::Divide, more, b.clone())
            }
            // Use ⌈a/b⌉ = −⌊−a/b⌋ for any other b.
            _ => {
                let negative = Expr::Negate(Box::new(a.clone()));
                Expr::Negate(Box::new(arithmetic(Operator::Divide, negative, b.clone())))
            }
        }
    };
    match rounded(&expr, &ceil) {
        Some(expr) => made(input, OperandKind::Number(expr), span, depth + 2).map(closed),
        None => mistyped(input, span, "expression"),
    }
}

fn closed(operand: Operand) -> Operand {
    Operand { closed: true, ..operand }
}
