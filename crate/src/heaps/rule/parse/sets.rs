//! Sets of values such as `for k in {1, 3, 5..7}`. A rule with sets is expanded to one alternative for each element and
//! each range of a set, with the element in place of the name. The result is a rule without sets, to which the same
//! proofs apply.

use winnow::combinator::separated;
use winnow::error::EmptyError;
use winnow::stream::Stream as _;
use winnow::{Parser, Result as Parsed};

use super::Binding;
use super::expression::{element, number};
use super::input::{Input, is};
use crate::base::nimber::MAX_HEAP;
use crate::heaps::rule::lex::Lexeme;
use crate::heaps::rule::tree::{Alternative, Expr};
use crate::heaps::rule::value::{Work, value};

/// The values of a name: a single range, or the elements and ranges of a set.
#[derive(Clone, Debug)]
pub(super) struct Values(Vec<(Expr, Option<Expr>)>);

impl Values {
    pub(super) fn len(&self) -> usize {
        self.0.len()
    }

    /// Return the two ends of the range, or the element and `None`. The values must be a single range or element.
    pub(super) fn range(mut self) -> (Expr, Option<Expr>) {
        self.0.pop().unwrap_or((Expr::Number(0), None))
    }
}

/// Parse a range `lo..hi`, or a set `{element, …}`.
pub(super) fn values(input: &mut Input<'_>) -> Parsed<Values, EmptyError> {
    if input.peek_token().is_none_or(|next| next.lexeme != Lexeme::OpenSet) {
        let lo = number(input)?;
        is("..", Lexeme::Dots).parse_next(input)?;
        return Ok(Values(vec![(lo, Some(number(input)?))]));
    }
    input.next_token();
    let all = separated(1.., one, is(",", Lexeme::Comma)).parse_next(input)?;
    is("}", Lexeme::CloseSet).parse_next(input)?;
    Ok(Values(all))
}

fn one(input: &mut Input<'_>) -> Parsed<(Expr, Option<Expr>), EmptyError> {
    let lo = element(input)?;
    if input.peek_token().is_none_or(|next| next.lexeme != Lexeme::Dots) {
        return Ok((lo, None));
    }
    input.next_token();
    Ok((lo, Some(element(input)?)))
}

/// Expand an alternative with sets to alternatives with one element or range for each name. The elements of the last
/// set change fastest.
pub(super) fn spread(
    (alternative, bindings): (Alternative, Vec<Binding>),
) -> Vec<(Alternative, Vec<Binding>)> {
    let mut all = vec![Vec::new()];
    for (name, values) in bindings {
        let longer = |list: &Vec<Binding>| {
            let each = values.0.iter().map(|one| (name, Values(vec![one.clone()])));
            each.map(|one| [&list[..], &[one]].concat()).collect::<Vec<_>>()
        };
        all = all.iter().flat_map(longer).collect();
    }
    all.into_iter().map(|bindings| (alternative.clone(), bindings)).collect()
}

/// Replace the name with this slot by a value, and remove the name's range. Later slots move down by 1. `numbers` is
/// the count of numbers in a position.
pub(super) fn put(alternative: &mut Alternative, slot: usize, numbers: usize, value: &Expr) {
    alternative.loops.remove(slot - numbers);
    alternative.exprs_mut().for_each(|expr| _ = replace(expr, slot, value));
    for ends in &mut alternative.loops {
        replace(&mut ends.lo, slot, value);
        replace(&mut ends.hi, slot, value);
    }
}

fn replace(expr: &mut Expr, slot: usize, by: &Expr) -> bool {
    if let Expr::Slot(found) = expr {
        let is = *found == slot;
        *found -= usize::from(*found > slot);
        if is {
            *expr = by.clone();
        }
        return is;
    }
    let mut changed = false;
    expr.inner_mut(&mut |inner| changed |= replace(inner, slot, by));
    if changed && let Some(number) = constant(expr) {
        *expr = Expr::Number(number);
    }
    changed
}

/// Return the value of an operation on two numbers, such as the `2*3` that results from `2*k`. Return `None` for other
/// expressions, and if the value is negative or exceeds [`MAX_HEAP`].
fn constant(expr: &Expr) -> Option<u64> {
    let Expr::Arithmetic(_, sides) = expr else { return None };
    let (Expr::Number(_), Expr::Number(_)) = (&sides.0, &sides.1) else { return None };
    let found = value(expr, &[], &Work::default()).ok()?;
    u64::try_from(found).ok().filter(|found| *found <= MAX_HEAP)
}
