//! An alternative prepared for enumeration. Each condition is checked at the outermost range where its names are known,
//! or further inside if its evaluation may fail. A condition that is linear in a range's name narrows the range
//! instead.

use std::cell::RefCell;

use super::filter_cache::FilterCache;
use super::linear::{LIMIT, LinearForm};
use super::monotone::{Monotone, is_positive, monotone, stays_false};
use super::tree::{Alternative, Compare, Expr, Function, Operator};
use super::value::{Fault, Instruction, Work};
use crate::base::error::Span;

#[derive(Clone, Debug)]
pub(super) struct Plan {
    /// The count of numbers in a position; they occupy the first slots.
    pub(super) numbers: usize,
    /// The conditions that depend only on the position.
    pub(super) guards: Vec<Expr>,
    pub(super) ranges: Vec<NameRange>,
    pub(super) parts: Vec<Instruction>,
    /// The number of copies of each part; empty if each part has one copy.
    pub(super) copies: Vec<Option<Instruction>>,
    /// Whether the option is a single product. The author of the rule may have meant several heaps instead.
    pub(super) product: bool,
    /// For each part, whether it contains the innermost name and never grows as this name grows, so that a negative
    /// part stays negative.
    pub(super) falling: Vec<bool>,
    /// Whether all parts are linear, no part has copies, and the innermost range has no filter except `every`.
    pub(super) straight: bool,
    /// The condition `name % modulus == residue` as modulus and residue, if it is the only filter of the innermost
    /// range.
    pub(super) every: Option<(i64, Instruction)>,
    /// The span of the option.
    pub(super) span: Span,
    /// The span of the whole alternative.
    pub(super) whole: Span,
}

#[derive(Clone, Debug)]
pub(super) struct NameRange {
    pub(super) lo: Instruction,
    pub(super) hi: Instruction,
    pub(super) bounds: Vec<Bound>,
    /// The remaining conditions, each with a flag: whether a condition that fails also fails for all larger values of
    /// the name.
    pub(super) filters: Vec<(Expr, bool)>,
    /// A cache of the numbers that pass the conditions, if these numbers are the same for all heaps.
    pub(super) cache: Option<RefCell<FilterCache>>,
}

impl NameRange {
    /// Return the first and the last number of the range, narrowed by the bounds. `slots` holds the values of all names
    /// before the range's name.
    pub(super) fn ends(&self, slots: &[i64], work: &Work) -> Result<(i64, i64), Fault> {
        let (mut lo, mut hi) = (self.lo.value(slots, work)?, self.hi.value(slots, work)?);
        if lo.abs().max(hi.abs()) > LIMIT {
            return Err(Fault::TooLarge);
        }
        for bound in &self.bounds {
            bound.narrow(slots, &mut lo, &mut hi);
        }
        Ok((lo, hi))
    }

    /// Add a cache if the start of the range is constant and the range has filters, which all depend only on its name.
    /// `own` is the slot of the name.
    fn remember(&mut self, own: usize) {
        let mut alone = true;
        for (filter, _) in &self.filters {
            filter.slots(&mut |slot| alone = alone && slot == own);
        }
        if let Instruction::Linear(lo) = &self.lo
            && lo.terms.is_empty()
            && alone
            && !self.filters.is_empty()
        {
            self.cache = Some(RefCell::new(FilterCache::new(lo.constant)));
        }
    }
}

/// The condition that `coefficient · name + rest` is at least 0, or equals 0 if `equal` is set.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Bound {
    pub(super) coefficient: i64,
    pub(super) rest: LinearForm,
    pub(super) equal: bool,
}

impl Bound {
    pub(super) fn narrow(&self, slots: &[i64], lo: &mut i64, hi: &mut i64) {
        let (c, rest) = (self.coefficient, self.rest.value(slots));
        // From c · x ≥ −rest follows x ≥ ⌈−rest / c⌉ for c > 0, and x ≤ ⌊rest / −c⌋ for c < 0.
        let least = |c: i64, rest: i64| -(rest.div_euclid(c));
        if c > 0 || self.equal {
            let (c, rest) = if c > 0 { (c, rest) } else { (-c, -rest) };
            *lo = (*lo).max(least(c, rest));
        }
        if c < 0 || self.equal {
            let (c, rest) = if c < 0 { (-c, rest) } else { (c, -rest) };
            *hi = (*hi).min(rest.div_euclid(c));
        }
    }
}

/// Return a linear form and a flag for a comparison, or `None` if a side is not linear or the sign is `!=`. The
/// comparison holds if the form is at least 0, or equals 0 if the flag is set.
fn difference(sign: Compare, left: &Expr, right: &Expr) -> Option<(LinearForm, bool)> {
    let (left, right) = (LinearForm::of(left)?, LinearForm::of(right)?);
    let less = |from: LinearForm, what: &LinearForm, by: i64| {
        let mut form = from.plus(what, -1)?;
        form.constant -= by;
        Some(form)
    };
    match sign {
        Compare::Equal => Some((left.plus(&right, -1)?, true)),
        Compare::Unequal => None,
        Compare::Below => Some((less(right, &left, 1)?, false)),
        Compare::AtMost => Some((less(right, &left, 0)?, false)),
        Compare::Above => Some((less(left, &right, 1)?, false)),
        Compare::AtLeast => Some((less(left, &right, 0)?, false)),
    }
}

/// Split a condition into its conjuncts: `a and b` gives two, and `a < b < c` gives two.
pub(super) fn conjuncts(condition: &Expr, out: &mut Vec<Expr>) {
    match condition {
        Expr::And(pair) => {
            conjuncts(&pair.0, out);
            conjuncts(&pair.1, out);
        }
        Expr::Compare(first, rest) if rest.len() > 1 => {
            let mut left = first.as_ref();
            for (sign, right) in rest {
                out.push(Expr::Compare(Box::new(left.clone()), vec![(*sign, right.clone())]));
                left = right;
            }
        }
        other => out.push(other.clone()),
    }
}

/// Return whether the evaluation of an expression may fail, because a divisor may be 0, or a product, a power or a
/// function may be too large.
pub(super) fn may_fail(expr: &Expr) -> bool {
    let safe = match expr {
        Expr::Arithmetic(Operator::Multiply, _) => LinearForm::of(expr).is_some(),
        Expr::Arithmetic(Operator::Divide | Operator::Remainder, pair) => {
            matches!(pair.1, Expr::Number(1..))
        }
        Expr::Arithmetic(Operator::Power, _)
        | Expr::Call(
            Function::Phi
            | Function::Valuation
            | Function::Omega
            | Function::BigOmega
            | Function::Lpf
            | Function::PrimeCount,
            _,
        ) => false,
        _ => true,
    };
    !safe || expr.inner().into_iter().any(may_fail)
}

impl Plan {
    /// Narrow the innermost range to the residue class of `every`. Return the distance between its numbers, or `None`
    /// if no number is left.
    pub(super) fn narrow(
        &self,
        slots: &[i64],
        work: &Work,
        lo: &mut i64,
        hi: &mut i64,
    ) -> Result<Option<i64>, Fault> {
        let mut every = 1;
        if let Some((modulus, residue)) = &self.every {
            let residue = residue.value(slots, work)?;
            if !(0..*modulus).contains(&residue) {
                return Ok(None);
            }
            *lo += (residue - *lo).rem_euclid(*modulus);
            every = *modulus;
        }
        if *lo > *hi {
            return Ok(None);
        }
        *hi -= (*hi - *lo) % every;
        Ok(Some(every))
    }

    pub(super) fn new(alternative: &Alternative, numbers: usize) -> Plan {
        let range = |binding: &super::tree::Loop| NameRange {
            lo: Instruction::new(&binding.lo),
            hi: Instruction::new(&binding.hi),
            bounds: Vec::new(),
            filters: Vec::new(),
            cache: None,
        };
        // For each name, whether its value is always at least 0. This holds for the names of the position, and for
        // names whose ranges start at 0 or above.
        let mut positive = vec![true; numbers];
        for binding in &alternative.loops {
            positive.push(is_positive(&binding.lo, &positive));
        }
        let mut ranges: Vec<NameRange> = alternative.loops.iter().map(range).collect();
        let mut guards = Vec::new();
        let mut conditions = Vec::new();
        for condition in &alternative.conditions {
            conjuncts(condition, &mut conditions);
        }
        let mut deepest = 0;
        for condition in conditions {
            let own = (condition.last_slot() + 1).saturating_sub(numbers);
            // If the evaluation of a condition may fail, check it only after the conditions that precede it in the
            // rule.
            let level = if may_fail(&condition) { own.max(deepest) } else { own };
            deepest = deepest.max(level);
            let Some(range) = level.checked_sub(1).and_then(|i| ranges.get_mut(i)) else {
                guards.push(condition);
                continue;
            };
            match bound(&condition, own + numbers - 1) {
                Some(bound) => range.bounds.push(bound),
                None => {
                    let ends = stays_false(&condition, level + numbers - 1, &positive);
                    range.filters.push((condition, ends));
                }
            }
        }
        if let Some(first) = ranges.first_mut() {
            first.remember(numbers);
        }
        let falls =
            |part| monotone(part, ranges.len() + numbers - 1, &positive) == Monotone::Falling;
        let falling = alternative.parts.iter().map(falls).collect();
        let parts: Vec<Instruction> = alternative.parts.iter().map(Instruction::new).collect();
        let linear = parts.iter().all(|part| matches!(part, Instruction::Linear(_)));
        let copies = alternative.copies.iter().map(|count| count.as_ref().map(Instruction::new));
        let copies: Vec<Option<Instruction>> = copies.collect();
        let product = matches!(&alternative.parts[..], [Expr::Arithmetic(Operator::Multiply, _)]);
        let every = ranges.last().and_then(|range| match &range.filters[..] {
            [(filter, _)] => residue(filter, ranges.len() + numbers - 1),
            _ => None,
        });
        let free = |range: &NameRange| range.filters.is_empty() || every.is_some();
        let straight = linear && copies.is_empty() && ranges.last().is_some_and(free);
        let (span, whole) = (alternative.span, alternative.whole);
        Plan {
            numbers,
            guards,
            ranges,
            parts,
            copies,
            product,
            falling,
            straight,
            every,
            span,
            whole,
        }
    }

    /// Convert all spans from the plain text to the typed text.
    pub(super) fn place(&mut self, to: &dyn Fn(Span) -> Span) {
        (self.span, self.whole) = (to(self.span), to(self.whole));
        self.guards.iter_mut().for_each(|guard| guard.place(to));
        for range in &mut self.ranges {
            range.filters.iter_mut().for_each(|(filter, _)| filter.place(to));
            range.lo.place(to);
            range.hi.place(to);
        }
        self.parts.iter_mut().for_each(|part| part.place(to));
        self.copies.iter_mut().flatten().for_each(|count| count.place(to));
        self.every.iter_mut().for_each(|(_, residue)| residue.place(to));
    }

    #[inline]
    pub(super) fn slot(&self) -> usize {
        self.ranges.len() + self.numbers - 1
    }

    /// Return whether different values of the names certainly give different options: there is no range, or one range
    /// and one linear heap that contains its name.
    pub(super) fn is_distinct(&self) -> bool {
        match (&self.ranges[..], &self.parts[..]) {
            ([], _) => true,
            // Zero copies of different heaps give the same option.
            _ if !self.copies.is_empty() => false,
            ([_], [Instruction::Linear(form)]) => form.coefficient(self.numbers) != 0,
            _ => false,
        }
    }
}

/// Return the linear form of a condition and a flag, or `None` if the condition is not linear. The condition holds if
/// the form is at least 0, or equals 0 if the flag is set.
pub(super) fn linear_condition(condition: &Expr) -> Option<(LinearForm, bool)> {
    match condition {
        Expr::Compare(left, rest) => match &rest[..] {
            [(sign, right)] => difference(*sign, left, right),
            _ => None,
        },
        _ => None,
    }
}

/// Return the modulus and the residue of a condition `name % modulus == residue` on the name of `slot`, or `None` for
/// any other condition.
fn residue(condition: &Expr, slot: usize) -> Option<(i64, Instruction)> {
    let Expr::Compare(left, rest) = condition else { return None };
    let (Expr::Arithmetic(Operator::Remainder, sides), [(sign, right)]) = (&**left, &rest[..])
    else {
        return None;
    };
    let (Expr::Slot(name), Expr::Number(modulus @ 1..)) = (&sides.0, &sides.1) else { return None };
    let mut asks = *name != slot || may_fail(right);
    right.slots(&mut |other| asks = asks || other == slot);
    let residue = match (sign, right) {
        (Compare::Equal, right) => right.clone(),
        // For the modulus 2, an inequality means the other residue.
        (Compare::Unequal, Expr::Number(other @ 0..=1)) if *modulus == 2 => Expr::Number(1 - other),
        _ => return None,
    };
    let modulus = i64::try_from(*modulus).ok().filter(|modulus| !asks && *modulus <= LIMIT)?;
    Some((modulus, Instruction::new(&residue)))
}

/// Return a condition as a bound on the name of `slot`, or `None` if the condition is not linear or lacks the name.
pub(super) fn bound(condition: &Expr, slot: usize) -> Option<Bound> {
    let (form, equal) = linear_condition(condition)?;
    match form.coefficient(slot) {
        0 => None,
        coefficient => Some(Bound { coefficient, rest: form.without(slot), equal }),
    }
}
