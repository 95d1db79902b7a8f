//! Evaluation of conditions that depend only on the residues of names.

use super::eventually_linear::{Clear, Line, Unclear};
use crate::heaps::rule::linear::LinearForm;
use crate::heaps::rule::tree::{Expr, Function, Operator};
use crate::heaps::rule::value::{arithmetic, common_divisor, prime};

/// The residues of names as lines: each name equals the constant of its line plus some multiple of its slope.
pub(super) struct Residues<'s>(pub(super) &'s [Line]);

impl Residues<'_> {
    fn modulo(&self, form: &LinearForm, divisor: i64) -> Clear<i64> {
        if divisor <= 0 {
            return Err(Unclear::Open);
        }
        let mut sum = form.constant.rem_euclid(divisor);
        for &(slot, coefficient) in &form.terms {
            let Line { slope, constant } = self.0[slot];
            let shared = common_divisor(coefficient * slope, divisor).map_err(|_| Unclear::Open)?;
            if shared != divisor {
                return Err(Unclear::Finer((divisor / shared).unsigned_abs()));
            }
            let residue = constant.rem_euclid(divisor);
            sum = (sum + coefficient.rem_euclid(divisor) * residue) % divisor;
        }
        Ok(sum)
    }

    /// Return the value of an expression if it is the same for all names with these residues, or else an error.
    fn value(&self, expr: &Expr) -> Clear<i64> {
        let open = |_| Unclear::Open;
        match expr {
            Expr::Number(n) => i64::try_from(*n).map_err(|_| Unclear::Open),
            Expr::Slot(slot) => match self.0[*slot] {
                Line { slope: 0, constant } => Ok(constant),
                _ => Err(Unclear::Open),
            },
            Expr::Negate(inner) => self.value(inner)?.checked_neg().ok_or(Unclear::Open),
            Expr::Arithmetic(Operator::Remainder, pair) => {
                let divisor = self.value(&pair.1)?;
                match LinearForm::of(&pair.0) {
                    Some(form) => self.modulo(&form, divisor),
                    None => {
                        arithmetic(Operator::Remainder, self.value(&pair.0)?, divisor).map_err(open)
                    }
                }
            }
            Expr::Arithmetic(operator, pair) => {
                arithmetic(*operator, self.value(&pair.0)?, self.value(&pair.1)?).map_err(open)
            }
            Expr::Call(Function::Gcd, arguments) => match &arguments[..] {
                [form, number @ Expr::Number(_)] | [number @ Expr::Number(_), form] => {
                    let divisor = self.value(number)?;
                    let form = LinearForm::of(form).ok_or(Unclear::Open)?;
                    common_divisor(self.modulo(&form, divisor)?, divisor).map_err(open)
                }
                _ => Err(Unclear::Open),
            },
            Expr::Call(function, arguments) => {
                let mut values = Vec::with_capacity(arguments.len());
                for argument in arguments {
                    values.push(self.value(argument)?);
                }
                let value = match function {
                    Function::Min => values.iter().min().copied(),
                    Function::Max => values.iter().max().copied(),
                    _ => None,
                };
                value.ok_or(Unclear::Open)
            }
            _ => Err(Unclear::Open),
        }
    }

    /// Return whether a condition holds for all names with these residues, or for none. Return an error if that cannot
    /// be decided.
    pub(super) fn holds(&self, condition: &Expr) -> Clear<bool> {
        match condition {
            Expr::Compare(first, rest) => {
                let mut left = self.value(first)?;
                for (sign, right) in rest {
                    let right = self.value(right)?;
                    if !sign.holds(left, right) {
                        return Ok(false);
                    }
                    left = right;
                }
                Ok(true)
            }
            Expr::Not(inner) => self.holds(inner).map(|yes| !yes),
            Expr::And(pair) => Ok(self.holds(&pair.0)? && self.holds(&pair.1)?),
            Expr::Or(pair) => Ok(self.holds(&pair.0)? || self.holds(&pair.1)?),
            Expr::Call(Function::Prime, arguments) => match &arguments[..] {
                [argument] => self.value(argument).map(prime),
                _ => Err(Unclear::Open),
            },
            _ => Err(Unclear::Open),
        }
    }
}
