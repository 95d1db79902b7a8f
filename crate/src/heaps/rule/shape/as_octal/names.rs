//! The names of an alternative and their conditions, as linear forms.

use crate::heaps::rule::linear::LinearForm;
use crate::heaps::rule::parse::MAX_NAMES;
use crate::heaps::rule::plan::{NameRange, Plan, linear_condition};
use crate::heaps::rule::tree::{Expr, Operator, Sides};
use crate::heaps::rule::value::{Instruction, Work, holds};

/// The names of an alternative. Slot 0 is n, at most one name is free, and every other name is a linear form in n and
/// the free name.
pub(super) struct Names {
    /// The linear form of each slot in terms of slot 0 and the free slot.
    known: Vec<LinearForm>,
    /// The slot of the free name, if there is one.
    pub free: Option<usize>,
    /// The linear forms that must be at least 0.
    pub conditions: Vec<LinearForm>,
}

/// The result of reading the ranges and conditions of an alternative with some numbers chosen.
pub(super) enum Reading {
    /// The next range has constant ends, and a number of the range must be chosen.
    Choice {
        lo: i64,
        hi: i64,
    },
    Excluded,
    Complete(Names),
}

/// An end of a range: a linear form divided by a positive number, rounded down.
struct End {
    form: LinearForm,
    divisor: i64,
}

/// Read the ranges and conditions of an alternative. `chosen` has numbers for the outermost ranges with constant ends.
/// Return `None` if a range or condition is not linear, or if a take-and-break game cannot express it.
pub(super) fn read(plan: &Plan, chosen: &[i64]) -> Option<Reading> {
    let mut names = Names { known: vec![LinearForm::slot(0)], free: None, conditions: Vec::new() };
    // The guards depend only on n.
    for guard in &plan.guards {
        let (form, equal) = linear_condition(guard)?;
        let form = names.form(&form)?;
        names.require(form, equal)?;
    }
    let mut chosen = chosen.iter();
    for range in &plan.ranges {
        let (lo, hi) = (names.end(&range.lo)?, names.end(&range.hi)?);
        // An equation coefficient · name + rest = 0 with the coefficient 1 or −1 determines the linear form of the
        // name.
        let solved = range.bounds.iter().position(|b| b.equal && b.coefficient.abs() == 1);
        let value = match (solved, plain(&lo, &hi)) {
            (Some(at), _) => {
                let bound = &range.bounds[at];
                LinearForm::constant(0).plus(&names.form(&bound.rest)?, -bound.coefficient)?
            }
            (None, Some((lo, hi))) => match chosen.next() {
                Some(number) => LinearForm::constant(*number),
                None => return Some(Reading::Choice { lo, hi }),
            },
            (None, None) => names.free_name()?,
        };
        names.require_between(&lo, &value, &hi)?;
        names.known.push(value.clone());
        for (at, bound) in range.bounds.iter().enumerate() {
            if Some(at) != solved {
                let form = names.form(&bound.rest)?.plus(&value, bound.coefficient)?;
                names.require(form, bound.equal)?;
            }
        }
        if !names.holds(range)? {
            return Some(Reading::Excluded);
        }
    }
    Some(Reading::Complete(names))
}

fn plain(lo: &End, hi: &End) -> Option<(i64, i64)> {
    let is_number = |end: &End| end.divisor == 1 && end.form.terms.is_empty();
    (is_number(lo) && is_number(hi)).then_some((lo.form.constant, hi.form.constant))
}

impl Names {
    /// Rewrite a linear form in all slots as a form in n and the free name.
    fn form(&self, form: &LinearForm) -> Option<LinearForm> {
        let mut sum = LinearForm::constant(form.constant);
        for &(slot, coefficient) in &form.terms {
            sum = sum.plus(self.known.get(slot)?, coefficient)?;
        }
        Some(sum)
    }

    /// Return the linear form of an expression, or `None` if it is not linear or has a division.
    pub fn part(&self, code: &Instruction) -> Option<LinearForm> {
        self.end(code).filter(|end| end.divisor == 1).map(|end| end.form)
    }

    /// Return the end of a range: a linear form, possibly divided by a number from 1 to 16. Return `None` for another
    /// expression.
    fn end(&self, code: &Instruction) -> Option<End> {
        match code {
            Instruction::Linear(form) => Some(End { form: self.form(form)?, divisor: 1 }),
            Instruction::Other(Expr::Arithmetic(Operator::Divide, pair)) => match **pair {
                Sides(ref whole, Expr::Number(divisor @ 1..=16), _) => {
                    let form = self.form(&LinearForm::of(whole)?)?;
                    Some(End { form, divisor: divisor as i64 })
                }
                _ => None,
            },
            Instruction::Other(_) => None,
        }
    }

    /// Make the next name the free name. Return `None` if there is a free name already.
    fn free_name(&mut self) -> Option<LinearForm> {
        let slot = self.known.len();
        match self.free.replace(slot) {
            None => Some(LinearForm::slot(slot)),
            Some(_) => None,
        }
    }

    /// Add the condition that a linear form is at least 0. Return `None` for an equation, which a take-and-break game
    /// cannot express.
    fn require(&mut self, form: LinearForm, equal: bool) -> Option<()> {
        self.conditions.push(form);
        (!equal).then_some(())
    }

    /// Add the condition that a value lies in a range. x ≥ ⌊lo / d⌋ becomes d·x ≥ lo − d + 1, and x ≤ ⌊hi / d⌋ becomes
    /// d·x ≤ hi.
    fn require_between(&mut self, lo: &End, value: &LinearForm, hi: &End) -> Option<()> {
        let above = LinearForm::constant(lo.divisor - 1).plus(value, lo.divisor)?;
        self.conditions.push(above.plus(&lo.form, -1)?);
        self.conditions.push(hi.form.clone().plus(value, -hi.divisor)?);
        Some(())
    }

    /// Return whether the filters of a range hold, or `None` if a filter depends on more than the chosen numbers.
    fn holds(&self, range: &NameRange) -> Option<bool> {
        let mut numbers = [0_i64; MAX_NAMES + 1];
        for (number, known) in numbers.iter_mut().zip(&self.known) {
            *number = known.constant;
        }
        for (filter, _) in &range.filters {
            let mut chosen_alone = true;
            filter.slots(&mut |slot| {
                let known = self.known.get(slot);
                chosen_alone &= known.is_some_and(|known| known.terms.is_empty());
            });
            if !chosen_alone {
                return None;
            }
            if !holds(filter, &numbers, &Work::default()).ok()? {
                return Some(false);
            }
        }
        Some(true)
    }
}
