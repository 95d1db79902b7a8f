//! Linear forms: most expressions of a rule are linear, and linear forms are fast to evaluate.

use super::tree::{Expr, Operator};

/// The largest absolute value of a name, and of the constant of a linear form.
pub(crate) const LIMIT: i64 = 1 << 53;

/// The largest absolute value of a coefficient. A form has fewer than 32 terms, so no sum exceeds 2^63.
const LARGEST: i64 = 32;

/// The linear form `constant + Σ coefficient · slot`. Each slot occurs at most once, and no coefficient is 0.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct LinearForm {
    pub(crate) constant: i64,
    pub(crate) terms: Vec<(usize, i64)>,
}

impl LinearForm {
    /// Return the linear form of an expression, or `None` if the expression is not linear, or its constant or a
    /// coefficient is too large.
    pub(crate) fn of(expr: &Expr) -> Option<LinearForm> {
        match expr {
            Expr::Number(n) => Some(LinearForm::constant(i64::try_from(*n).ok()?)),
            Expr::Slot(slot) => Some(LinearForm::slot(*slot)),
            Expr::Negate(inner) => LinearForm::of(inner)?.times(-1),
            Expr::Arithmetic(operator, pair) => {
                let (a, b) = (LinearForm::of(&pair.0)?, LinearForm::of(&pair.1)?);
                match operator {
                    Operator::Add => a.plus(&b, 1),
                    Operator::Subtract => a.plus(&b, -1),
                    Operator::Multiply if a.terms.is_empty() => b.times(a.constant),
                    Operator::Multiply if b.terms.is_empty() => a.times(b.constant),
                    _ => None,
                }
            }
            _ => None,
        }
    }

    pub(crate) fn constant(constant: i64) -> LinearForm {
        LinearForm { constant, terms: Vec::new() }
    }

    pub(crate) fn slot(slot: usize) -> LinearForm {
        LinearForm { constant: 0, terms: vec![(slot, 1)] }
    }

    fn checked(self) -> Option<LinearForm> {
        let small = self.constant.abs() <= LIMIT
            && self.terms.iter().all(|(_, coefficient)| coefficient.abs() <= LARGEST);
        small.then_some(self)
    }

    fn times(mut self, factor: i64) -> Option<LinearForm> {
        if factor == 0 {
            return Some(LinearForm::constant(0));
        }
        self.constant = self.constant.checked_mul(factor)?;
        for (_, coefficient) in &mut self.terms {
            *coefficient = coefficient.checked_mul(factor)?;
        }
        self.checked()
    }

    pub(crate) fn plus(mut self, other: &LinearForm, factor: i64) -> Option<LinearForm> {
        self.constant = self.constant.checked_add(other.constant.checked_mul(factor)?)?;
        for &(slot, coefficient) in &other.terms {
            let coefficient = coefficient.checked_mul(factor)?;
            match self.terms.iter_mut().find(|(known, _)| *known == slot) {
                Some((_, sum)) => *sum += coefficient,
                None => self.terms.push((slot, coefficient)),
            }
        }
        self.terms.retain(|(_, coefficient)| *coefficient != 0);
        self.checked()
    }

    pub(crate) fn coefficient(&self, slot: usize) -> i64 {
        self.terms.iter().find(|(known, _)| *known == slot).map_or(0, |(_, c)| *c)
    }

    pub(crate) fn without(&self, slot: usize) -> LinearForm {
        let terms = self.terms.iter().copied().filter(|(known, _)| *known != slot).collect();
        LinearForm { constant: self.constant, terms }
    }

    #[inline]
    pub(crate) fn value(&self, slots: &[i64]) -> i64 {
        self.terms.iter().fold(self.constant, |sum, &(slot, c)| sum + c * slots[slot])
    }
}
