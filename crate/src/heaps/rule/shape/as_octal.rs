//! Rules that take and break: what they leave, read off as linear conditions on the heaps left.
//!
//! An alternative whose option is `n - c`, or two heaps that are together n − c, is a take of a
//! take-and-break game where its ranges and conditions ask no more than that each heap be at least
//! some number, and perhaps that the two differ. All of that is linear, so it is decided exactly
//! and for every n: with x and y for the two heaps and n = x + y + c, a condition A·x + B·y + C ≥ 0
//! with A, B ≥ 0 bounds x or y or follows from their bounds, and ±(x − y) + C ≥ 0 orders them.

use crate::heaps::octal::{Digit, Take, TakeAndBreak};
use crate::heaps::rule::linear::LinearForm;
use crate::heaps::rule::parse::MAX_NAMES;
use crate::heaps::rule::plan::{NameRange, Plan, linear_condition};
use crate::heaps::rule::tree::{Expr, Operator};
use crate::heaps::rule::value::{Instruction, Work, holds};

/// Alternatives that a rule may be written out into.
const MOST_TAKES: usize = 1 << 10;

/// The take-and-break game that a rule is, if it is one.
pub(in crate::heaps::rule) fn as_octal(plans: &[Plan]) -> Option<TakeAndBreak> {
    let mut takes = Vec::new();
    for plan in plans {
        write_out(plan, &mut takes)?;
    }
    TakeAndBreak::new(takes)
}

/// What names stand for: slot 0 is n, one other may be free, the others are known by these.
struct NameForms {
    /// Each name as a form in slot 0 and the free slot.
    known: Vec<LinearForm>,
    free: Option<usize>,
    /// Forms that must be at least 0.
    conditions: Vec<LinearForm>,
}

impl NameForms {
    fn form(&self, form: &LinearForm) -> Option<LinearForm> {
        let mut sum = LinearForm { constant: form.constant, terms: Vec::new() };
        for &(slot, coefficient) in &form.terms {
            sum = sum.plus(self.known.get(slot)?, coefficient)?;
        }
        Some(sum)
    }

    fn code(&self, code: &Instruction) -> Option<LinearForm> {
        self.end(code).filter(|(_, parts)| *parts == 1).map(|(form, _)| form)
    }

    fn end(&self, code: &Instruction) -> Option<Divided> {
        match code {
            Instruction::Linear(form) => Some((self.form(form)?, 1)),
            Instruction::Other(Expr::Arithmetic(Operator::Divide, pair)) => match **pair {
                (ref whole, Expr::Number(parts @ 1..=16)) => {
                    Some((self.form(&LinearForm::of(whole)?)?, parts as i64))
                }
                _ => None,
            },
            Instruction::Other(_) => None,
        }
    }
}

/// A form, and the number by which it is divided.
type Divided = (LinearForm, i64);

fn name(slot: usize) -> LinearForm {
    LinearForm { constant: 0, terms: vec![(slot, 1)] }
}

fn minus(a: LinearForm, b: &LinearForm) -> Option<LinearForm> {
    a.plus(b, -1)
}

/// Add the takes of an alternative.
fn write_out(plan: &Plan, takes: &mut Vec<Take>) -> Option<()> {
    // Ranges of plain numbers are written out; these are the numbers, those of the outer ranges
    // first.
    let mut chosen: Vec<i64> = Vec::new();
    for _ in 0..8 * MOST_TAKES {
        match take(plan, &chosen)? {
            Choices::Allow(take) => takes.extend(take),
            Choices::Lack(lo) => {
                chosen.push(lo);
                continue;
            }
            Choices::Excluded => {}
        }
        if takes.len() > MOST_TAKES {
            return None;
        }
        // The next choice: the last number that has a larger one in its range.
        loop {
            let Some(last) = chosen.pop() else { return Some(()) };
            if last < end(plan, &chosen)? {
                chosen.push(last + 1);
                break;
            }
        }
    }
    None
}

enum Choices {
    /// What these choices allow; nothing if no move is left.
    Allow(Option<Take>),
    /// One more number is to be chosen, from this one on.
    Lack(i64),
    /// The conditions exclude them.
    Excluded,
}

/// The last number of the range after the chosen ones.
fn end(plan: &Plan, chosen: &[i64]) -> Option<i64> {
    match read(plan, chosen)? {
        Reading::Open(_, hi) => Some(hi),
        _ => None,
    }
}

fn take(plan: &Plan, chosen: &[i64]) -> Option<Choices> {
    match read(plan, chosen)? {
        Reading::Open(lo, hi) if lo > hi => Some(Choices::Excluded),
        Reading::Open(lo, _) => Some(Choices::Lack(lo)),
        Reading::Excluded => Some(Choices::Excluded),
        Reading::NameForms(names) => {
            let parts: Option<Vec<LinearForm>> =
                plan.parts.iter().map(|part| names.code(part)).collect();
            match &parts?[..] {
                [part] => single(part, &names.conditions),
                [x, y] => pair(x, y, names.free, &names.conditions),
                _ => None,
            }
            .map(Choices::Allow)
        }
    }
}

enum Reading {
    /// A range of plain numbers of which none is chosen yet.
    Open(i64, i64),
    Excluded,
    NameForms(NameForms),
}

/// Read the ranges and conditions with these numbers chosen.
fn read(plan: &Plan, chosen: &[i64]) -> Option<Reading> {
    let mut names = NameForms { known: vec![name(0)], free: None, conditions: Vec::new() };
    let mut next = chosen.iter();
    // The guards ask about n alone.
    for guard in &plan.guards {
        let (form, equal) = linear_condition(guard)?;
        if equal {
            return None;
        }
        names.conditions.push(names.form(&form)?);
    }
    for (level, range) in plan.ranges.iter().enumerate() {
        match read_range(&mut names, level + 1, range, &mut next)? {
            Some(open) => return Some(open),
            None => continue,
        }
    }
    Some(Reading::NameForms(names))
}

/// Read one range; what it gives if that ends the reading.
fn read_range(
    names: &mut NameForms,
    slot: usize,
    range: &NameRange,
    next: &mut std::slice::Iter<'_, i64>,
) -> Option<Option<Reading>> {
    let ((lo, lo_parts), (hi, hi_parts)) = (names.end(&range.lo)?, names.end(&range.hi)?);
    let whole = lo_parts == 1 && hi_parts == 1;
    let equal = range.bounds.iter().find(|bound| bound.equal && bound.coefficient.abs() == 1);
    let value = match equal {
        // coefficient · name + rest = 0 with a coefficient of 1 or −1.
        Some(bound) => {
            let zero = LinearForm { constant: 0, terms: Vec::new() };
            zero.plus(&names.form(&bound.rest)?, -bound.coefficient)?
        }
        None if whole && lo.terms.is_empty() && hi.terms.is_empty() => match next.next() {
            Some(number) => LinearForm { constant: *number, terms: Vec::new() },
            None => return Some(Some(Reading::Open(lo.constant, hi.constant))),
        },
        None if names.free.is_none() => {
            names.free = Some(slot);
            name(slot)
        }
        None => return None,
    };
    // x ≥ ⌊lo / d⌋ is d·x ≥ lo − d + 1, and x ≤ ⌊hi / d⌋ is d·x ≤ hi.
    let zero = LinearForm { constant: lo_parts - 1, terms: Vec::new() };
    names.conditions.push(minus(zero.plus(&value, lo_parts)?, &lo)?);
    names.conditions.push(hi.plus(&value, -hi_parts)?);
    names.known.push(value.clone());
    for bound in &range.bounds {
        if equal.is_some_and(|used| std::ptr::eq(used, bound)) {
            continue;
        }
        let mut form = names.form(&bound.rest)?;
        form = form.plus(&value, bound.coefficient)?;
        if bound.equal {
            return None;
        }
        names.conditions.push(form);
    }
    // Other conditions must be about chosen numbers alone.
    let mut slots = [0_i64; MAX_NAMES + 1];
    for (slot, known) in slots.iter_mut().zip(&names.known) {
        *slot = known.constant;
    }
    for (filter, _) in &range.filters {
        let mut plain = true;
        filter.slots(&mut |slot| {
            plain = plain && names.known.get(slot).is_some_and(|known| known.terms.is_empty());
        });
        if !plain {
            return None;
        }
        if !holds(filter, &slots, &Work::default()).ok()? {
            return Some(Some(Reading::Excluded));
        }
    }
    Some(None)
}

/// `taken` of a heap n − taken, where the form is that.
fn taken(form: &LinearForm) -> Option<u64> {
    (form.terms == [(0, 1)]).then(|| u64::try_from(-form.constant).ok()).flatten()
}

/// The take of an option of one heap n − c; nothing if no n has it.
fn single(part: &LinearForm, conditions: &[LinearForm]) -> Option<Option<Take>> {
    let taken = taken(part)?;
    if taken == 0 {
        return None;
    }
    // The least heap that may be left.
    let mut least = 0;
    for form in conditions {
        let shifted = form.constant.checked_add(form.coefficient(0).checked_mul(taken as i64)?)?;
        match (form.coefficient(0), form.terms.len()) {
            (0, 0) if form.constant < 0 => return Some(None),
            (0, 0) => {}
            // a · (x + taken) + constant ≥ 0.
            (a, 1) if a > 0 => least = least.max(-(shifted.div_euclid(a))),
            _ => return None,
        }
    }
    let digit = match least {
        0 => Digit::ONE.or(Digit::NOTHING),
        1 => Digit::ONE,
        _ => return None,
    };
    Some(Some(Take::new(taken, digit)))
}

/// The take of an option of two heaps; nothing if no n has it.
fn pair(
    x: &LinearForm,
    y: &LinearForm,
    free: Option<usize>,
    conditions: &[LinearForm],
) -> Option<Option<Take>> {
    let free = free?;
    let taken = taken(&x.clone().plus(y, 1)?)?;
    // x = α·free + β·n + γ, so that free = α·(x − β·n − γ) for α = ±1.
    let alpha = x.coefficient(free);
    if alpha.abs() != 1 || x.terms.iter().any(|(slot, _)| *slot != 0 && *slot != free) {
        return None;
    }
    let (beta, gamma) = (x.coefficient(0), x.constant);
    let total = taken as i64;
    let (mut least_x, mut least_y, mut order, mut loose) = (0, 0, None, [false; 2]);
    let mut rest = Vec::new();
    for form in conditions {
        if form.terms.iter().any(|(slot, _)| *slot != 0 && *slot != free) {
            return None;
        }
        // In x and n, then with n = x + y + taken in x and y.
        let (on_free, on_n) = (form.coefficient(free), form.coefficient(0));
        let n = on_n - on_free * alpha * beta;
        let (a, b) = (on_free * alpha + n, n);
        let shift = on_free.checked_mul(alpha * gamma)?;
        let c = form.constant.checked_sub(shift)?.checked_add(n.checked_mul(total)?)?;
        match (a, b) {
            (0, 0) if c < 0 => return Some(None),
            (0, 0) => {}
            (a, 0) if a > 0 => least_x = least_x.max(-(c.div_euclid(a))),
            (0, b) if b > 0 => least_y = least_y.max(-(c.div_euclid(b))),
            (a, b) if a > 0 && b > 0 => rest.push((a, b, c)),
            // x ≥ y − c, which leaves out no pair in both orders.
            (a, b) if a == -b && c > 0 => loose[usize::from(a > 0)] = true,
            // x ≥ y or x > y, or the other way round.
            (a, b) if a == -b && (c == 0 || c == -a.abs()) => {
                let (up, strict) = (a > 0, c != 0);
                match order {
                    Some((known, before)) if known == up => order = Some((up, before || strict)),
                    Some(_) => return None,
                    None => order = Some((up, strict)),
                }
            }
            _ => return None,
        }
    }
    // What both bounds together imply.
    for (a, b, c) in rest {
        let least = a.checked_mul(least_x)?.checked_add(b.checked_mul(least_y)?)?.checked_add(c)?;
        if least < 0 {
            return None;
        }
    }
    // A loose order says nothing beside a stricter one, or beside none and with the same bounds.
    let loose = match order {
        Some((up, _)) => loose[usize::from(!up)],
        None => loose == [true, true] || (loose != [false, false] && least_x != least_y),
    };
    if loose {
        return None;
    }
    let (small, large, distinct) = match order {
        Some((true, strict)) => (least_y, least_x, strict),
        Some((false, strict)) => (least_x, least_y, strict),
        None => (least_x.min(least_y), least_x.max(least_y), false),
    };
    let both = Digit::TWO.or(Digit::ONE);
    let digit = match (small, large - small - i64::from(distinct)) {
        // With an empty heap one is left, or none if both are empty and may be.
        (0, ..=0) if !distinct => both.or(Digit::NOTHING),
        (0, ..=0) => both,
        (0, 1) if !distinct => both,
        (_, ..=0) => Digit::TWO,
        _ => return None,
    };
    let least = u64::try_from(small).ok()?.max(1);
    Some(Some(Take { taken, digit, least, distinct }))
}
