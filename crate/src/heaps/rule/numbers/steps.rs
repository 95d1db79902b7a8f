//! Alternatives in which each number of the option is constant, or a number of the position plus a constant: `(x-1,
//! y-2)`, `(y, 0)`. Their options are computed without the interpreter.

use std::ops::ControlFlow;

use super::NumberRule;
use crate::base::Flow;
use crate::base::budget::Budget;
use crate::base::error::Result;
use crate::base::nimber::MAX_HEAP;
use crate::base::text::tuple;
use crate::heaps::rule::parse::MAX_NUMBERS;
use crate::heaps::rule::plan::Plan;
use crate::heaps::rule::value::{Instruction, Work, holds, many};
use crate::heaps::rule::walk::{Aim, Sink, Slots, walk};

/// For each number of the option, the index of the number from which it is computed, and the constant to add. For a
/// constant number, the index is `MAX_NUMBERS`, which no number has.
type Step = [(usize, i64); MAX_NUMBERS];

/// For each alternative, its step, or `None` if the alternative is not a step. If the order of the rule is not proven,
/// all entries are `None`, since each option must be compared.
#[derive(Clone, Debug)]
pub(super) struct Steps(Vec<Option<Step>>);

impl Steps {
    pub(super) fn of(rule: &NumberRule) -> Steps {
        let step = |plan| if rule.order.proven { step(plan) } else { None };
        Steps(rule.plans.iter().map(step).collect())
    }

    /// Visit the options of a position.
    ///
    /// # Errors
    /// The errors of `walk`.
    pub(super) fn each(
        &self,
        rule: &NumberRule,
        here: &[u64],
        budget: &mut Budget<'_>,
        sink: &mut dyn Sink,
    ) -> Result<Flow> {
        for (plan, step) in rule.plans.iter().zip(&self.0) {
            let taken = step.as_ref().and_then(|step| take(plan, step, here, sink));
            let flow = match taken {
                Some((steps, flow)) => {
                    budget.spend(steps, || tuple(here))?;
                    flow
                }
                None => {
                    let aim = Aim { order: Some(&rule.order), ..Aim::default() };
                    walk(plan, here, aim, budget, sink)?
                }
            };
            if flow.is_break() {
                return Ok(flow);
            }
        }
        Ok(ControlFlow::Continue(()))
    }
}

/// Return the step of an alternative, or `None` if the alternative is not a step.
fn step(plan: &Plan) -> Option<Step> {
    if !plan.ranges.is_empty() || !plan.copies.is_empty() || plan.parts.len() != plan.numbers {
        return None;
    }
    let mut step = Step::default();
    for (to, part) in step.iter_mut().zip(&plan.parts) {
        let Instruction::Linear(form) = part else { return None };
        *to = match form.terms[..] {
            [] => (MAX_NUMBERS, form.constant),
            [(slot, 1)] => (slot, form.constant),
            _ => return None,
        };
    }
    Some(step)
}

/// Visit the option of a step, and return the number of budget steps. Return `None` if a condition cannot be evaluated
/// or a number is too large; the interpreter then reports the error.
fn take(plan: &Plan, step: &Step, here: &[u64], sink: &mut dyn Sink) -> Option<(u64, Flow)> {
    let (work, mut price) = (Work::default(), 1);
    if !plan.guards.is_empty() {
        let mut slots = Slots::default();
        for (slot, number) in slots.iter_mut().zip(here) {
            *slot = i64::try_from(*number).ok()?;
        }
        price += many(plan.guards.len());
        for guard in &plan.guards {
            if !holds(guard, &slots, &work).ok()? {
                return Some((price + work.take(), ControlFlow::Continue(())));
            }
        }
    }
    let mut option = [0; MAX_NUMBERS];
    let mut below = false;
    for (to, (from, change)) in option.iter_mut().zip(step).take(here.len()) {
        let from = here.get(*from).copied().unwrap_or(0);
        match from.checked_add_signed(*change) {
            Some(number) if number > MAX_HEAP => return None,
            Some(number) => *to = number,
            // Continue, since another number of the option may be too large.
            None => below = true,
        }
    }
    let flow = if below { ControlFlow::Continue(()) } else { sink.option(&option[..here.len()]) };
    Some((price + work.take(), flow))
}
