//! Alternatives of a rule as nested loops, for generated programs that list the options in the order of the rule.

use super::HeapRule;
use super::different;
use super::formula::arithmetic;
use super::linear::LinearForm;
use super::monotone::is_positive;
use super::numbers::NumberRule;
use super::plan::{Bound, NameRange, Plan, bound, conjuncts, linear_condition};
use super::print;
use super::tree::{Alternative, Expr, Function, Loop, Operator, Tree};
use crate::base::sort::sort_by_key;

/// The loops of one alternative. Each condition is at the outermost loop where all its names are known, or further
/// inside if its evaluation may fail.
#[derive(Clone, Debug)]
pub(crate) struct Nest {
    /// The text of the alternative in the rule.
    pub(crate) text: String,
    /// The names of the slots: first the names of the position, then the names of the loops.
    pub(crate) names: Vec<String>,
    /// The number of numbers in a position; they occupy the first slots.
    pub(crate) numbers: usize,
    /// The conditions that depend only on the position.
    pub(crate) guards: Vec<Expr>,
    /// The loops, the outermost first.
    pub(crate) loops: Vec<NestLoop>,
    /// The heaps that the option leaves. For a rule in several numbers, the numbers of its pieces, one piece after the
    /// other.
    pub(crate) parts: Vec<Expr>,
    /// The number of copies of each part; empty if each part has one copy.
    pub(crate) copies: Vec<Option<Expr>>,
    /// For each part, whether it contains the innermost name and stays negative, once negative, as this name grows.
    pub(crate) falling: Vec<bool>,
    /// For each slot, whether its number is always at least 0.
    pub(crate) positive: Vec<bool>,
}

/// A loop `for name in lo..hi`, with the conditions that are checked in the loop.
#[derive(Clone, Debug)]
pub(crate) struct NestLoop {
    /// The first value of the name, already narrowed by linear conditions.
    pub(crate) lo: Expr,
    /// The last value of the name, included, already narrowed by linear conditions.
    pub(crate) hi: Expr,
    /// The conditions, each with a flag: whether a condition that fails also fails for all larger values of the name.
    pub(crate) filters: Vec<(Expr, bool)>,
}

impl HeapRule {
    /// Return the alternatives as nested loops.
    pub(crate) fn nests(&self) -> Vec<Nest> {
        nests(&self.tree, &self.plans)
    }
}

impl NumberRule {
    /// Return the alternatives as nested loops.
    pub(crate) fn nests(&self) -> Vec<Nest> {
        nests(&self.tree, &self.plans)
    }
}

fn nests(tree: &Tree, plans: &[Plan]) -> Vec<Nest> {
    different(tree).zip(plans).map(|(each, plan)| Nest::new(tree, each, plan)).collect()
}

impl Nest {
    fn new(tree: &Tree, alternative: &Alternative, plan: &Plan) -> Nest {
        let mut names = tree.names.clone();
        names.extend(alternative.loops.iter().map(|each| each.name.clone()));
        let numbers = plan.numbers;
        let mut positive = vec![true; numbers];
        let mut conditions = Vec::new();
        alternative.conditions.iter().for_each(|condition| conjuncts(condition, &mut conditions));
        let mut loops = Vec::with_capacity(plan.ranges.len());
        for (i, (range, written)) in plan.ranges.iter().zip(&alternative.loops).enumerate() {
            let each = NestLoop::new(numbers + i, range, written, &conditions);
            positive.push(is_positive(&each.lo, &positive));
            loops.push(each);
        }
        Nest {
            text: print::alternative(tree, alternative),
            names,
            numbers,
            guards: plan.guards.clone(),
            loops,
            parts: alternative.parts.clone(),
            copies: alternative.copies.clone(),
            falling: plan.falling.clone(),
            positive,
        }
    }

    /// Return whether an expression is provably at least 0 within the innermost loop.
    pub(crate) fn is_never_negative(&self, expr: &Expr) -> bool {
        let by_form =
            || LinearForm::of(expr).is_some_and(|form| self.least(form, self.loops.len()));
        match expr {
            Expr::Arithmetic(Operator::Remainder, sides) => self.is_divisor(&sides.1),
            Expr::Arithmetic(Operator::Divide, sides) => {
                self.is_never_negative(&sides.0) && self.is_divisor(&sides.1)
            }
            _ => is_positive(expr, &self.positive) || by_form(),
        }
    }

    /// Return whether an expression is provably at least 1.
    pub(crate) fn is_divisor(&self, expr: &Expr) -> bool {
        match expr {
            Expr::Number(number) => *number > 0,
            Expr::Slot(slot) if *slot >= self.numbers => self.is_divisor(self.lo(*slot)),
            Expr::Call(Function::Max, arguments) => {
                arguments.iter().any(|each| self.is_divisor(each))
            }
            Expr::Arithmetic(Operator::Add, sides) => {
                let (a, b) = (&sides.0, &sides.1);
                self.is_never_negative(a) && self.is_divisor(b)
                    || self.is_divisor(a) && self.is_never_negative(b)
            }
            _ => false,
        }
    }

    fn lo(&self, slot: usize) -> &Expr {
        &self.loops[slot - self.numbers].lo
    }

    /// Return whether a linear form is provably at least 0 within the outermost `depth` loops.
    fn least(&self, form: LinearForm, depth: usize) -> bool {
        let Some(inner) = depth.checked_sub(1) else {
            let holds = |form: &LinearForm| {
                form.constant >= 0 && form.terms.iter().all(|(_, factor)| *factor >= 0)
            };
            // Use that the linear form of a guard is at least 0 whenever the loops run.
            let guards = self.guards.iter().filter_map(linear_condition).map(|(guard, _)| guard);
            let mut guarded = guards.filter_map(|guard| form.clone().plus(&guard, -1));
            return holds(&form) || guarded.any(|rest| holds(&rest));
        };
        let slot = self.numbers + inner;
        let factor = form.coefficient(slot);
        if factor == 0 {
            return self.least(form, inner);
        }
        let NestLoop { lo, hi, .. } = &self.loops[inner];
        let begins = self.is_never_negative(lo);
        let ends =
            if factor > 0 { candidates(lo, true, begins) } else { candidates(hi, false, begins) };
        ends.iter().any(|end| {
            let replaced = form.without(slot).plus(end, factor);
            replaced.is_some_and(|form| self.least(form, inner))
        })
    }
}

/// Return linear forms that are at most the lower end of a loop if `lower` is set, or at least the upper end otherwise.
/// `begins` says that the loop starts at 0 or later.
fn candidates(end: &Expr, lower: bool, begins: bool) -> Vec<LinearForm> {
    let each = |arguments: &[Expr]| {
        arguments.iter().flat_map(|argument| candidates(argument, lower, begins)).collect()
    };
    match end {
        Expr::Call(Function::Max, arguments) if lower => each(arguments),
        Expr::Call(Function::Min, arguments) if !lower => each(arguments),
        // Use the dividend instead of the quotient. The loop runs only if the quotient is at least 0, and then the
        // dividend is at least the quotient.
        Expr::Arithmetic(Operator::Divide, sides)
            if !lower && begins && matches!(sides.1, Expr::Number(1..)) =>
        {
            candidates(&sides.0, lower, begins)
        }
        _ => LinearForm::of(end).into_iter().collect(),
    }
}

impl NestLoop {
    fn new(slot: usize, range: &NameRange, written: &Loop, conditions: &[Expr]) -> NestLoop {
        let (lo, hi) = (written.lo.clone(), written.hi.clone());
        let mut each = NestLoop { lo, hi, filters: Vec::new() };
        for bound in &range.bounds {
            each.narrow(slot, bound, conditions);
        }
        each.filters.extend(range.filters.iter().cloned());
        each
    }

    /// Narrow the loop by a bound of one of the conditions. If the coefficient of the bound is not ±1, add the
    /// condition as a filter instead.
    fn narrow(&mut self, slot: usize, of: &Bound, conditions: &[Expr]) {
        let Bound { coefficient, rest, equal } = of;
        match *coefficient {
            1 | -1 => {
                let end = if *coefficient == 1 { negated(rest) } else { rest.clone() };
                let end = written(&end);
                if *equal || *coefficient == 1 {
                    self.lo = either(Function::Max, self.lo.clone(), end.clone());
                }
                if *equal || *coefficient == -1 {
                    self.hi = either(Function::Min, self.hi.clone(), end);
                }
            }
            coefficient => {
                let same = conditions.iter().find(|each| bound(each, slot).as_ref() == Some(of));
                self.filters.extend(same.map(|each| (each.clone(), !*equal && coefficient < 0)));
            }
        }
    }
}

fn negated(form: &LinearForm) -> LinearForm {
    let terms = form.terms.iter().map(|(slot, factor)| (*slot, -factor)).collect();
    LinearForm { constant: -form.constant, terms }
}

/// Return the maximum or the minimum of two ends. If their order is known, return only the end that matters.
fn either(function: Function, a: Expr, b: Expr) -> Expr {
    let (first, second) = (LinearForm::of(&a), LinearForm::of(&b));
    if let (Some(first), Some(second)) = (first, second)
        && let Some(difference) = first.plus(&second, -1)
        && difference.terms.is_empty()
    {
        let first = (difference.constant >= 0) == (function == Function::Max);
        return if first { a } else { b };
    }
    Expr::Call(function, vec![a, b])
}

/// Return a linear form as an expression, such as `n - i - 2`.
pub(crate) fn written(form: &LinearForm) -> Expr {
    let term = |slot: usize, factor: u64| match factor {
        1 => Expr::Slot(slot),
        factor => arithmetic(Operator::Multiply, Expr::Number(factor), Expr::Slot(slot)),
    };
    let mut terms = form.terms.clone();
    sort_by_key(&mut terms, |(slot, factor)| (*factor < 0, *slot));
    let mut sum: Option<Expr> = None;
    let constant = Expr::Number(form.constant.unsigned_abs());
    if terms.first().is_none_or(|(_, factor)| *factor < 0) && form.constant >= 0 {
        sum = Some(constant.clone());
    }
    let begun = sum.is_some();
    for (slot, factor) in terms {
        let each = term(slot, factor.unsigned_abs());
        sum = Some(match (sum, factor > 0) {
            (None, true) => each,
            (None, false) => Expr::Negate(Box::new(each)),
            (Some(sum), true) => arithmetic(Operator::Add, sum, each),
            (Some(sum), false) => arithmetic(Operator::Subtract, sum, each),
        });
    }
    match (sum, form.constant) {
        (None, _) => Expr::Negate(Box::new(constant)),
        (Some(sum), 0) => sum,
        (Some(sum), _) if begun => sum,
        (Some(sum), 1..) => arithmetic(Operator::Add, sum, constant),
        (Some(sum), _) => arithmetic(Operator::Subtract, sum, constant),
    }
}
