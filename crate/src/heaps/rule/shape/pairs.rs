//! Rules that take and break: what they leave, read off as linear conditions on the heaps left.
//!
//! An alternative whose option is `n - c`, or two heaps that are together n − c, is a row of a
//! take-and-break game where its ranges and conditions ask no more than that each heap be at least
//! some number, and perhaps that the two differ. All of that is linear, so it is decided exactly and
//! for every n: with x and y for the two heaps and n = x + y + c, a condition A·x + B·y + C ≥ 0 with
//! A, B ≥ 0 bounds x or y or follows from their bounds, and ±(x − y) + C ≥ 0 orders them.

use crate::heaps::octal::{Digit, Take, TakeAndBreak};
use crate::heaps::rule::form::Form;
use crate::heaps::rule::parse::MAX_NAMES;
use crate::heaps::rule::plan::{Plan, Range, asked_of};
use crate::heaps::rule::tree::{Expr, Operator};
use crate::heaps::rule::value::{Instruction, holds};

/// Alternatives that a rule may be written out into.
const MOST_ROWS: usize = 1 << 10;

/// The take-and-break game that a rule is, if it is one.
pub(in crate::heaps::rule) fn breaks(plans: &[Plan]) -> Option<TakeAndBreak> {
    let mut rows = Vec::new();
    for plan in plans {
        write_out(plan, &mut rows)?;
    }
    TakeAndBreak::new(rows)
}

/// What names stand for: slot 0 is n, one other may be free, the others are known by these.
struct Names {
    /// Each name as a form in slot 0 and the free slot.
    known: Vec<Form>,
    free: Option<usize>,
    /// Forms that must be at least 0.
    asked: Vec<Form>,
}

impl Names {
    fn form(&self, form: &Form) -> Option<Form> {
        let mut sum = Form { constant: form.constant, terms: Vec::new() };
        for &(slot, coefficient) in &form.terms {
            sum = sum.plus(self.known.get(slot)?, coefficient)?;
        }
        Some(sum)
    }

    fn code(&self, code: &Instruction) -> Option<Form> {
        self.end(code).filter(|(_, parts)| *parts == 1).map(|(form, _)| form)
    }

    fn end(&self, code: &Instruction) -> Option<Divided> {
        match code {
            Instruction::Linear(form) => Some((self.form(form)?, 1)),
            Instruction::Other(Expr::Arithmetic(Operator::Divide, pair)) => match **pair {
                (ref whole, Expr::Number(parts @ 1..=16)) => {
                    Some((self.form(&Form::of(whole)?)?, parts as i64))
                }
                _ => None,
            },
            Instruction::Other(_) => None,
        }
    }
}

/// A form, and the number by which it is divided.
type Divided = (Form, i64);

fn name(slot: usize) -> Form {
    Form { constant: 0, terms: vec![(slot, 1)] }
}

fn minus(a: Form, b: &Form) -> Option<Form> {
    a.plus(b, -1)
}

/// Add the rows of an alternative.
fn write_out(plan: &Plan, rows: &mut Vec<Take>) -> Option<()> {
    // Ranges of plain numbers are written out; these are the numbers, those of the outer ranges first.
    let mut chosen: Vec<i64> = Vec::new();
    for _ in 0..8 * MOST_ROWS {
        match row(plan, &chosen)? {
            Step::Take(row) => rows.extend(row),
            Step::Choose(lo) => {
                chosen.push(lo);
                continue;
            }
            Step::None => {}
        }
        if rows.len() > MOST_ROWS {
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

enum Step {
    /// What these choices allow; nothing if no move is left.
    Take(Option<Take>),
    /// One more number is to be chosen, from this one on.
    Choose(i64),
    /// The conditions exclude it.
    None,
}

/// The last number of the range after the chosen ones.
fn end(plan: &Plan, chosen: &[i64]) -> Option<i64> {
    match read(plan, chosen)? {
        Read::Open(_, hi) => Some(hi),
        _ => None,
    }
}

fn row(plan: &Plan, chosen: &[i64]) -> Option<Step> {
    match read(plan, chosen)? {
        Read::Open(lo, hi) if lo > hi => Some(Step::None),
        Read::Open(lo, _) => Some(Step::Choose(lo)),
        Read::Excluded => Some(Step::None),
        Read::Names(names) => {
            let parts: Option<Vec<Form>> = plan.parts.iter().map(|part| names.code(part)).collect();
            match &parts?[..] {
                [part] => single(part, &names.asked),
                [x, y] => pair(x, y, names.free, &names.asked),
                _ => None,
            }
            .map(Step::Take)
        }
    }
}

enum Read {
    /// A range of plain numbers of which none is chosen yet.
    Open(i64, i64),
    Excluded,
    Names(Names),
}

/// Read the ranges and conditions with these numbers chosen.
fn read(plan: &Plan, chosen: &[i64]) -> Option<Read> {
    let mut names = Names { known: vec![name(0)], free: None, asked: Vec::new() };
    let mut next = chosen.iter();
    // The guards ask about n alone.
    for guard in &plan.guards {
        let (form, equal) = asked_of(guard)?;
        if equal {
            return None;
        }
        names.asked.push(names.form(&form)?);
    }
    for (level, range) in plan.ranges.iter().enumerate() {
        match read_range(&mut names, level + 1, range, &mut next)? {
            Some(open) => return Some(open),
            None => continue,
        }
    }
    Some(Read::Names(names))
}

/// Read one range; what it gives if that ends the reading.
fn read_range(
    names: &mut Names,
    slot: usize,
    range: &Range,
    next: &mut std::slice::Iter<'_, i64>,
) -> Option<Option<Read>> {
    let ((lo, lo_parts), (hi, hi_parts)) = (names.end(&range.lo)?, names.end(&range.hi)?);
    let whole = lo_parts == 1 && hi_parts == 1;
    let equal = range.bounds.iter().find(|bound| bound.equal && bound.coefficient.abs() == 1);
    let value = match equal {
        // coefficient · name + rest = 0 with a coefficient of 1 or −1.
        Some(bound) => {
            let zero = Form { constant: 0, terms: Vec::new() };
            zero.plus(&names.form(&bound.rest)?, -bound.coefficient)?
        }
        None if whole && lo.terms.is_empty() && hi.terms.is_empty() => match next.next() {
            Some(number) => Form { constant: *number, terms: Vec::new() },
            None => return Some(Some(Read::Open(lo.constant, hi.constant))),
        },
        None if names.free.is_none() => {
            names.free = Some(slot);
            name(slot)
        }
        None => return None,
    };
    // x ≥ ⌊lo / d⌋ is d·x ≥ lo − d + 1, and x ≤ ⌊hi / d⌋ is d·x ≤ hi.
    let zero = Form { constant: lo_parts - 1, terms: Vec::new() };
    names.asked.push(minus(zero.plus(&value, lo_parts)?, &lo)?);
    names.asked.push(hi.plus(&value, -hi_parts)?);
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
        names.asked.push(form);
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
        if !holds(filter, &slots).ok()? {
            return Some(Some(Read::Excluded));
        }
    }
    Some(None)
}

/// `taken` of a heap n − taken, where the form is that.
fn taken(form: &Form) -> Option<u64> {
    (form.terms == [(0, 1)]).then(|| u64::try_from(-form.constant).ok()).flatten()
}

/// The row of an option of one heap n − c; nothing if no n has it.
fn single(part: &Form, asked: &[Form]) -> Option<Option<Take>> {
    let taken = taken(part)?;
    if taken == 0 {
        return None;
    }
    // The least heap that may be left.
    let mut least = 0;
    for form in asked {
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

/// The row of an option of two heaps; nothing if no n has it.
fn pair(x: &Form, y: &Form, free: Option<usize>, asked: &[Form]) -> Option<Option<Take>> {
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
    for form in asked {
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
