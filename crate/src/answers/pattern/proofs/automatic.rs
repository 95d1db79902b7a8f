//! Proof of formulas such as `g(8*m+5) = g(4*m+3)` for `n -> n-1 | n/2`: rules with finitely many options, each n minus
//! a number or a quotient of n by a power of a base b.
//!
//! Keep for each n its residue and the values of the heaps around n, n/b, n/b² and so on: the formula gives the values
//! around b·n + d from the values around n. All values are bounded, so there are finitely many such states, and all
//! reachable states are enumerated. If in each state the value of n is the mex of the options' values, the formula is
//! proven by induction on n. The states are the states of an automaton that reads n in base b (Cobham 1972); the
//! general proof for such games is due to Mignoty, Renard, Rigo and Whiteland (2025).

use rustc_hash::FxHashSet;

use super::Theorem;
use crate::answers::pattern::form::{Equation, Form, Left, Of, Shape, number, over, own, slot};
use crate::base::arithmetic::gcd;
use crate::heaps::rule::HeapRule;
use crate::heaps::rule::formula::{is_so, put, worth};
use crate::heaps::rule::tree::{Alternative, Compare, Expr, Function, Operator};

const THEOREM: Theorem = Theorem::of("automaton", "Mignoty, Renard, Rigo, Whiteland", 2025);

/// The most states that a proof enumerates.
const STATES: usize = 20_000;
/// The most options of a rule.
const OPTIONS: usize = 64;
/// The largest modulus of residues.
const RESIDUES: u64 = 4096;

/// The value of heap `b^size·m + rest`: a number, or the value of heap `b^(size − level)·m + shift`, possibly flipped
/// (nim-sum 1).
#[derive(Clone, Copy)]
enum Relation {
    Value(u8),
    Other { rest: i64, level: u32, shift: i64, flips: bool },
}

/// A heap that an option leaves: a fixed heap, stored by its value, or ⌊(n + add) / b^level⌋ + then.
#[derive(Clone, Copy)]
enum Part {
    Fixed(u8),
    Near { add: i64, level: u32, then: i64 },
}

struct Choice {
    parts: Vec<Part>,
    /// The conditions for the option, each with a modulus: the condition depends only on n modulo this number.
    when: Vec<(Expr, u64)>,
}

/// The relations of a formula, the options of a rule, and the sizes of states.
struct Reader {
    base: u64,
    /// The relation of each residue of n. The modulus is the number of relations, a power of the base.
    relations: Vec<Relation>,
    choices: Vec<Choice>,
    /// The first heap whose state is built from known values; all relations hold from this heap on.
    from: u64,
    /// The number of levels n/b, n/b² and so on, without level n.
    levels: u32,
    /// The number of heaps stored on either side of each level's middle.
    sides: i64,
    /// The modulus of the stored residues: a multiple of `base^levels`.
    modulus: u64,
}

/// Return the exponent of `power` as a power of `base`, or `None` if it is no power.
fn exponent(base: u64, power: u64) -> Option<u32> {
    power.checked_ilog(base).filter(|exponent| base.pow(*exponent) == power)
}

/// Return a and h, if the expression is `a·m + h` with m in slot 0.
fn line(expr: &Expr) -> Option<(u64, i64)> {
    match expr {
        Expr::Slot(0) => Some((1, 0)),
        Expr::Number(n) => Some((0, i64::try_from(*n).ok()?)),
        Expr::Arithmetic(operator, sides) => match (operator, line(&sides.0)?, line(&sides.1)?) {
            (Operator::Add, (a, h), (b, i)) => Some((a + b, h.checked_add(i)?)),
            (Operator::Subtract, (a, h), (0, i)) => Some((a, h.checked_sub(i)?)),
            (Operator::Multiply, (0, by), (a, h)) | (Operator::Multiply, (a, h), (0, by)) => {
                Some((a.checked_mul(u64::try_from(by).ok()?)?, h.checked_mul(by)?))
            }
            _ => None,
        },
        _ => None,
    }
}

/// Return the relation that the right side of an equation `g(b^size·m + rest) = …` states.
fn relation(value: &Expr, base: u64, size: u32, rest: u64) -> Option<Relation> {
    match value {
        Expr::Number(n) => Some(Relation::Value(u8::try_from(*n).ok()?)),
        Expr::Call(Function::Own, of) => {
            let (a, shift) = line(of.first()?)?;
            let level = size.checked_sub(exponent(base, a)?)?;
            let rest = rest.cast_signed();
            // On level 0 the other heap must be smaller, so that the recursion ends.
            let is_smaller = level > 0 || shift < rest;
            is_smaller.then_some(Relation::Other { rest, level, shift, flips: false })
        }
        Expr::Call(Function::Xor, of) => match &of[..] {
            [own, Expr::Number(1)] => match relation(own, base, size, rest)? {
                Relation::Other { rest, level, shift, flips } => {
                    Some(Relation::Other { rest, level, shift, flips: !flips })
                }
                Relation::Value(_) => None,
            },
            _ => None,
        },
        _ => None,
    }
}

/// Return the relations of a formula in a base, by residue, the exponent of the modulus, and the last heap with an
/// equation of its own. Return `None` if the formula has other equations.
fn relations(equations: &[Equation], base: u64) -> Option<(Vec<Relation>, u32, u64)> {
    let (mut last, mut classes) = (0, Vec::new());
    for Equation { left, value, when } in equations {
        let (modulus, rest, value) = match left {
            _ if !when.is_empty() => return None,
            Left::Number(n) => {
                last = last.max(*n);
                continue;
            }
            Left::Class { base, rest } => (*base, *rest, value.clone()),
            // g(n) = g(n/B)
            Left::Any => {
                let whole = (2..=RESIDUES).find(|by| *value == own(over(slot(0), *by)))?;
                let size = exponent(base, whole)?;
                let all = (0..whole).map(|rest| {
                    let rest = rest.cast_signed();
                    (size, rest, Relation::Other { rest, level: size, shift: 0, flips: false })
                });
                classes.extend(all);
                continue;
            }
        };
        let size = exponent(base, modulus).filter(|size| *size > 0)?;
        classes.push((size, rest.cast_signed(), relation(&value, base, size, rest)?));
    }
    let size = classes.iter().map(|(size, ..)| *size).max()?;
    let whole = base.checked_pow(size).filter(|whole| *whole <= RESIDUES)?;
    let mut all: Vec<Option<Relation>> = vec![None; whole as usize];
    for (size, rest, relation) in classes {
        for at in (rest as usize..whole as usize).step_by(base.pow(size) as usize) {
            if all[at].replace(relation).is_some() {
                return None;
            }
        }
    }
    Some((all.into_iter().collect::<Option<_>>()?, size, last))
}

/// Return the value of an expression without names.
fn fixed(expr: &Expr) -> Option<i64> {
    has_no_name(expr).then(|| worth(expr, &[])).flatten()
}

fn has_no_name(expr: &Expr) -> bool {
    let mut none = true;
    expr.slots(&mut |_| none = false);
    none
}

/// Convert an expression for a heap that an option leaves, if it consists of n, sums, and quotients by powers of the
/// base.
fn part(expr: &Expr, base: u64, values: &[u64]) -> Option<Part> {
    let small = |expr: &Expr| fixed(expr).filter(|n| (0..1 << 20).contains(n));
    if let Some(heap) = small(expr) {
        return Some(Part::Fixed(u8::try_from(*values.get(heap as usize)?).ok()?));
    }
    match expr {
        Expr::Slot(0) => Some(Part::Near { add: 0, level: 0, then: 0 }),
        Expr::Arithmetic(operator, sides) => {
            let (inner, by) = match (operator, small(&sides.0)) {
                (Operator::Add, Some(by)) => (&sides.1, by),
                _ => (&sides.0, small(&sides.1)?),
            };
            let Part::Near { add, level, then } = part(inner, base, values)? else { return None };
            match operator {
                Operator::Add => Some(Part::Near { add, level, then: then + by }),
                Operator::Subtract => Some(Part::Near { add, level, then: then - by }),
                Operator::Divide => {
                    let more = exponent(base, by.unsigned_abs())?;
                    // ⌊(⌊(n + a)/c⌋ + t)/d⌋ = ⌊(n + a + t·c)/(c·d)⌋
                    let add = add + then * base.checked_pow(level)?.cast_signed();
                    Some(Part::Near { add, level: level + more, then: 0 })
                }
                _ => None,
            }
        }
        _ => None,
    }
}

/// A condition on large n: constant, or dependent on n modulo a number.
enum When {
    Always(bool),
    Residues(Expr, u64),
}

fn when(condition: &Expr, from: &mut u64) -> Option<When> {
    let Expr::Compare(left, rest) = condition else { return None };
    let [(sign, right)] = &rest[..] else { return None };
    if let (Expr::Number(least), Expr::Slot(0)) = (&**left, right) {
        *from = (*from).max(least.checked_add(1)?);
        let below = matches!(sign, Compare::Below | Compare::AtMost | Compare::Unequal);
        return Some(When::Always(below));
    }
    let Expr::Number(right) = right else { return None };
    match &**left {
        Expr::Slot(0) => {
            *from = (*from).max(right.checked_add(1)?);
            let above = matches!(sign, Compare::Above | Compare::AtLeast | Compare::Unequal);
            Some(When::Always(above))
        }
        Expr::Arithmetic(Operator::Remainder, sides) => match (&sides.0, &sides.1) {
            (Expr::Slot(0), Expr::Number(by @ 1..=RESIDUES)) => {
                Some(When::Residues(condition.clone(), *by))
            }
            _ => None,
        },
        _ => None,
    }
}

/// Add the options of an alternative whose ranges have fixed bounds to `choices`. Return `None` if an option does not
/// have the required form, or if there are more than `OPTIONS` options.
fn add_choices(
    alternative: &Alternative,
    base: u64,
    values: &[u64],
    from: &mut u64,
    choices: &mut Vec<Choice>,
) -> Option<()> {
    let mut names = vec![vec![slot(0)]];
    for range in &alternative.loops {
        let mut longer = Vec::new();
        for name in &names {
            let end = |expr: &Expr| fixed(&put(expr, name));
            for k in end(&range.lo)?..=end(&range.hi)? {
                longer.push([&name[..], &[number(k)]].concat());
                if longer.len() > OPTIONS {
                    return None;
                }
            }
        }
        names = longer;
    }
    for name in &names {
        let mut residues = Vec::new();
        let mut holds = true;
        for condition in &alternative.conditions {
            let condition = put(condition, name);
            if has_no_name(&condition) {
                holds &= is_so(&condition, &[])?;
                continue;
            }
            match when(&condition, from)? {
                When::Always(so) => holds &= so,
                When::Residues(condition, by) => residues.push((condition, by)),
            }
        }
        if !holds {
            continue;
        }
        let parts = alternative.parts.iter().map(|each| part(&put(each, name), base, values));
        choices.push(Choice { parts: parts.collect::<Option<_>>()?, when: residues });
    }
    (choices.len() <= OPTIONS && alternative.copies.is_empty()).then_some(())
}

impl Reader {
    fn new(rule: &HeapRule, equations: &[Equation], base: u64, values: &[u64]) -> Option<Reader> {
        let (relations, size, last) = relations(equations, base)?;
        let (mut from, mut choices) = (last + 1, Vec::new());
        for alternative in &rule.tree().alternatives {
            add_choices(alternative, base, values, &mut from, &mut choices)?;
        }
        let parts = || choices.iter().flat_map(|choice| &choice.parts);
        let (mut levels, mut sides) = (size, 1);
        for part in parts() {
            if let Part::Near { add, level, then } = part {
                levels = levels.max(*level);
                sides = sides.max(add.abs() + then.abs() + 1);
            }
        }
        // Enlarge `sides` so that each relation stays within the stored heaps: the offset i becomes (i − rest + n mod
        // b^level) / b^level + shift.
        for relation in &relations {
            if let Relation::Other { rest, level, shift, .. } = relation {
                let power = base.pow((*level).max(1)).cast_signed();
                let most = shift.abs().max(rest / power) + relations.len() as i64 / power + 2;
                sides = sides.max(most * base.cast_signed() / (base.cast_signed() - 1) + 1);
            }
        }
        let mut modulus = base.checked_pow(levels)?;
        for (_, by) in choices.iter().flat_map(|choice| &choice.when) {
            let both = gcd(u128::from(modulus), u128::from(*by)) as u64;
            modulus = (modulus / both).checked_mul(*by)?;
        }
        let start = base.checked_pow(levels)?.checked_mul(sides.unsigned_abs() + 1)?;
        let start = start.max(from + sides.unsigned_abs());
        let fits = modulus <= RESIDUES && sides <= 1 << 12;
        let known = start.checked_mul(base)?.checked_add(sides.unsigned_abs())?;
        (fits && known < values.len() as u64).then_some(Reader {
            base,
            relations,
            choices,
            from: start,
            levels,
            sides,
            modulus,
        })
    }

    fn width(&self) -> usize {
        2 * self.sides as usize + 1
    }

    /// Return the state of heap n: the residue of n, and the values around n and around its quotients. Return `None` if
    /// a value exceeds 255.
    fn first(&self, n: u64, values: &[u64]) -> Option<(u64, Vec<u8>)> {
        let mut around = Vec::new();
        for level in 0..=self.levels {
            let middle = (n / self.base.pow(level)).cast_signed();
            for at in middle - self.sides..=middle + self.sides {
                around.push(u8::try_from(*values.get(usize::try_from(at).ok()?)?).ok()?);
            }
        }
        Some((n % self.modulus, around))
    }

    /// Return the state of `base·n + digit` from the state of n.
    fn next(&self, (rest, around): &(u64, Vec<u8>), digit: u64) -> Option<(u64, Vec<u8>)> {
        let rest = (rest * self.base + digit) % self.modulus;
        let mut next = Vec::with_capacity(around.len());
        for i in -self.sides..=self.sides {
            next.push(self.related(rest.cast_signed(), i, around)?);
        }
        next.extend_from_slice(&around[..around.len() - self.width()]);
        Some((rest, next))
    }

    /// Return the value of heap n + i by the relations, from the values around ⌊n/b⌋ and its quotients. `rest` is the
    /// residue of n.
    fn related(&self, rest: i64, mut i: i64, around: &[u8]) -> Option<u8> {
        let mut flipped = 0;
        loop {
            let residue = (rest + i).rem_euclid(self.relations.len() as i64);
            match self.relations[residue as usize] {
                Relation::Value(value) => return Some(value ^ flipped),
                Relation::Other { rest: of, level: 0, shift, flips } => {
                    i += shift - of;
                    flipped ^= u8::from(flips);
                }
                Relation::Other { rest: of, level, shift, flips } => {
                    let power = self.base.pow(level).cast_signed();
                    // The division below is exact, as b^level divides n + i − `of`. The middle of the level is ⌊n /
                    // b^level⌋.
                    let offset = (i - of + rest % power).div_euclid(power) + shift;
                    return Some(self.at(around, level - 1, offset)? ^ flipped ^ u8::from(flips));
                }
            }
        }
    }

    fn at(&self, around: &[u8], level: u32, offset: i64) -> Option<u8> {
        let within = offset.abs() <= self.sides && level <= self.levels;
        let index = level as usize * self.width() + (offset + self.sides).max(0) as usize;
        within.then(|| around[index])
    }

    /// Return whether the value of the state's middle heap n is the mex of the values of its options.
    fn is_right(&self, (rest, around): &(u64, Vec<u8>)) -> Option<bool> {
        let mut seen = [false; 256];
        for choice in &self.choices {
            let n = [rest.cast_signed()];
            let mut is_there = true;
            for (condition, _) in &choice.when {
                is_there &= is_so(condition, &n)?;
            }
            if !is_there {
                continue;
            }
            let mut sum = 0;
            for part in &choice.parts {
                sum ^= match part {
                    Part::Fixed(value) => *value,
                    Part::Near { add, level, then } => {
                        let power = self.base.pow(*level).cast_signed();
                        let offset = (rest.cast_signed() % power + add).div_euclid(power) + then;
                        self.at(around, *level, offset)?
                    }
                };
            }
            seen[sum as usize] = true;
        }
        let mex = seen.iter().position(|seen| !seen)?;
        Some(mex == self.at(around, 0, 0)? as usize)
    }

    /// Check all reachable states, and return `None` if one is wrong or there are too many.
    fn proves(&self, values: &[u64]) -> Option<()> {
        let mut known = FxHashSet::default();
        let mut left = Vec::new();
        let first = (self.from..self.from * self.base).map(|n| self.first(n, values));
        for state in first {
            let state = state?;
            if known.insert(state.clone()) {
                left.push(state);
            }
        }
        while let Some(state) = left.pop() {
            if known.len() > STATES || !self.is_right(&state)? {
                return None;
            }
            for digit in 0..self.base {
                let next = self.next(&state, digit)?;
                if known.insert(next.clone()) {
                    left.push(next);
                }
            }
        }
        Some(())
    }
}

/// Return the theorem that proves a formula for all heaps, if the formula gives all of `values`.
pub(crate) fn proves(rule: &HeapRule, form: &Form, values: &[u64]) -> Option<Theorem> {
    let Shape::Equations(equations) = &form.shape else { return None };
    if form.of != Of::Values || rule.tree().names.len() != 1 {
        return None;
    }
    let proven = (2..=16)
        .filter_map(|base| Reader::new(rule, equations, base, values))
        .find_map(|reader| reader.proves(values));
    proven.map(|()| THEOREM)
}
