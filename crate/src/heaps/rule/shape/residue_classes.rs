//! The list of options of all large heaps of a residue class.

use super::eventually_linear::{Clear, Line, ResidueClass, Unclear, refined};
use super::residues::Residues;
use crate::base::sort::{sort_by, sorted_by_key};
use crate::heaps::rule::linear::LinearForm;
use crate::heaps::rule::parse::MAX_NAMES;
use crate::heaps::rule::plan::{Bound, NameRange, Plan};
use crate::heaps::rule::tree::{Expr, Function, Operator};
use crate::heaps::rule::value::Instruction;

/// The largest modulus.
const MOST_RESIDUES: i64 = 5040;

/// The most steps for the examination of all residues of all moduli.
const STEPS: u32 = 1 << 20;

/// The largest distance c from heap n to an option n − c.
const FARTHEST: i64 = 1 << 20;

/// A heap reached from heap n.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::heaps::rule) enum Reached {
    /// The heap n − c, where c is at least 1.
    Back(u64),
    /// A fixed heap.
    Fixed(u64),
}

impl Reached {
    fn key(self) -> (bool, u64) {
        match self {
            Reached::Fixed(k) => (false, k),
            Reached::Back(c) => (true, c),
        }
    }
}

/// A range of options of heap n: all heaps from `lo` to n − `back`, or only the heaps of some residue classes in this
/// range if `all` is not set.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::heaps::rule) struct Prefix {
    pub(in crate::heaps::rule) lo: u64,
    pub(in crate::heaps::rule) back: u64,
    pub(in crate::heaps::rule) all: bool,
    /// Whether no condition depends on the name of the range.
    pub(in crate::heaps::rule) free: bool,
}

/// The options of the large heaps of one residue class, without repetition.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(in crate::heaps::rule) struct Reach {
    pub(in crate::heaps::rule) options: Vec<Vec<Reached>>,
    pub(in crate::heaps::rule) prefixes: Vec<Prefix>,
}

/// The options of all heaps from `from` on, by residue class.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::heaps::rule) struct ResidueClasses {
    pub(in crate::heaps::rule) from: u64,
    /// The options for each residue.
    pub(in crate::heaps::rule) reach: Vec<Reach>,
}

impl ResidueClasses {
    /// Return the classes of a rule, or `None` if the options of its large heaps cannot be determined.
    pub(in crate::heaps::rule) fn of(plans: &[Plan]) -> Option<ResidueClasses> {
        refined((STEPS, MOST_RESIDUES), |modulus, steps| {
            ResidueClasses::modulo(plans, modulus, steps)
        })
    }

    fn modulo(plans: &[Plan], modulus: i64, steps: &mut u32) -> Clear<ResidueClasses> {
        let mut reach = Vec::new();
        let mut from = 0;
        for residue in 0..modulus {
            let mut class = ResidueClass { modulus, residue, from: 0, steps: *steps };
            let mut found = Reach::default();
            plans.iter().try_for_each(|plan| whole(plan, &mut class, &mut found))?;
            *steps = class.steps;
            // The heaps are n = modulus · t + residue with t from `class.from` on.
            from = from.max((class.from + 1).saturating_mul(modulus));
            reach.push(found.tidy());
        }
        let largest = reach.iter().flat_map(|r| r.fixed()).max().unwrap_or(0);
        let from = from.unsigned_abs().max(largest + 1);
        Ok(ResidueClasses { from, reach })
    }

    /// Return the largest fixed distance from a heap back to an option, at least 1. Options in a [`Prefix`] do not
    /// count.
    pub(in crate::heaps::rule) fn window(&self) -> u64 {
        let backs = self.reach.iter().flat_map(|r| r.backs());
        backs.max().unwrap_or(0).max(1)
    }

    /// Return whether every large heap has all smaller heaps as options, except perhaps the first few and the last few.
    pub(in crate::heaps::rule) fn is_all_but(&self) -> bool {
        let all = |reach: &Reach| reach.prefixes.iter().all(|prefix| prefix.all);
        self.reach.iter().all(|reach| !reach.prefixes.is_empty() && all(reach))
    }

    /// Return whether the distance back to options is bounded, except for fixed heaps.
    pub(in crate::heaps::rule) fn is_window(&self) -> bool {
        self.reach.iter().all(|r| r.prefixes.is_empty())
    }
}

impl Reach {
    pub(in crate::heaps::rule) fn backs(&self) -> impl Iterator<Item = u64> + '_ {
        self.options.iter().flatten().filter_map(|heap| match heap {
            Reached::Back(c) => Some(*c),
            Reached::Fixed(_) => None,
        })
    }

    pub(in crate::heaps::rule) fn fixed(&self) -> impl Iterator<Item = u64> + '_ {
        let lows = self.prefixes.iter().map(|prefix| prefix.lo);
        let fixed = self.options.iter().flatten().filter_map(|heap| match heap {
            Reached::Fixed(k) => Some(*k),
            Reached::Back(_) => None,
        });
        fixed.chain(lows)
    }

    fn tidy(mut self) -> Reach {
        sort_by(&mut self.options, |a, b| a.iter().map(|r| r.key()).cmp(b.iter().map(|r| r.key())));
        self.options.dedup();
        self
    }
}

/// The names as linear functions; slot 0 is the heap.
type NameLines = [Line; MAX_NAMES + 1];

fn whole(plan: &Plan, class: &mut ResidueClass, found: &mut Reach) -> Clear<()> {
    let mut slots: NameLines = [Line::default(); MAX_NAMES + 1];
    slots[0] = class.heap();
    for guard in &plan.guards {
        if !class.holds(guard, &slots)? {
            return Ok(());
        }
    }
    within(plan, 0, class, &mut slots, found)
}

/// Collect the options of the ranges from `level` on. The function recurses once for each range, so the depth is small.
fn within(
    plan: &Plan,
    level: usize,
    class: &mut ResidueClass,
    slots: &mut NameLines,
    found: &mut Reach,
) -> Clear<()> {
    class.spend()?;
    let Some(range) = plan.ranges.get(level) else {
        let lines = plan.parts.iter().map(|part| class.code(part, slots));
        let lines = lines.collect::<Clear<Vec<Line>>>()?;
        found.options.extend(option(class, &lines)?);
        return Ok(());
    };
    let (lo, hi) = ends(range, class, slots)?;
    if class.compare(hi, lo)? < 0 {
        return Ok(());
    }
    if lo.slope != hi.slope {
        // The length of the range grows with n.
        let innermost = level + 1 == plan.ranges.len();
        let ([Instruction::Linear(form)], true) = (&plan.parts[..], innermost) else {
            return Err(Unclear::Open);
        };
        let mut lo = lo;
        if range.filters.iter().any(|(filter, _)| excepts(filter, level + 1, slots)) {
            // Process the small names one by one. From the name `first` on, the filters depend only on residues.
            let first = settled(range, level + 1, lo, class, slots)?;
            for name in lo.constant..first {
                class.spend()?;
                slots[level + 1] = Line::constant(name);
                let mut kept = true;
                for (filter, _) in &range.filters {
                    kept = kept && class.holds(filter, slots)?;
                }
                if kept {
                    within(plan, level + 1, class, slots, found)?;
                }
            }
            lo = Line::constant(first);
            if class.compare(hi, lo)? < 0 {
                return Ok(());
            }
        }
        let mut prefix = prefix(form, level + 1, lo, hi, class, slots)?;
        let mut passed = 0;
        for residue in 0..class.modulus {
            class.spend()?;
            // A line with the modulus as its slope stands for all names of this residue.
            slots[level + 1] = Line { slope: class.modulus, constant: residue };
            let known = Residues(slots);
            let mut holds = true;
            for (filter, _) in &range.filters {
                holds = match known.holds(filter) {
                    Err(Unclear::Open) if excepts(filter, level + 1, slots) => {
                        far(class, slots[level + 1], |far| far.holds(filter, slots))?.0
                    }
                    residues => residues?,
                } && holds;
            }
            passed += i64::from(holds);
        }
        prefix.all = passed == class.modulus;
        prefix.free = range.bounds.is_empty() && range.filters.is_empty();
        if passed > 0 {
            found.prefixes.push(prefix);
        }
        return Ok(());
    }
    for step in 0..=hi.constant - lo.constant {
        class.spend()?;
        slots[level + 1] = lo.plus(Line::constant(step), 1)?;
        let mut kept = true;
        for (filter, _) in &range.filters {
            kept = kept && class.holds(filter, slots)?;
        }
        if kept {
            within(plan, level + 1, class, slots, found)?;
        }
    }
    Ok(())
}

/// The most small names that are processed one by one.
const EXCEPTIONS: i64 = 1 << 12;

/// Return whether a condition depends only on the name of `slot` and on names with constant values, and compares the
/// size of the name of `slot`: `k != 3`, `k > 9 or k % 2 == 0`. All large names of one residue satisfy such a
/// condition, or none does, while small names may differ.
fn excepts(filter: &Expr, slot: usize, slots: &NameLines) -> bool {
    let mut alone = true;
    filter.slots(&mut |asked| alone = alone && (asked == slot || slots[asked].slope == 0));
    alone && has_size(filter, slot)
}

/// Return whether an expression depends on the size of a name, and not only on its residues.
fn has_size(expr: &Expr, slot: usize) -> bool {
    let mentions = |expr: &Expr| {
        let mut found = false;
        expr.slots(&mut |asked| found = found || asked == slot);
        found
    };
    match expr {
        Expr::Slot(asked) => *asked == slot,
        Expr::Arithmetic(Operator::Remainder, pair) => mentions(&pair.1),
        Expr::Call(Function::Gcd | Function::Prime, _) => false,
        _ => expr.inner().into_iter().any(|inner| has_size(inner, slot)),
    }
}

/// Evaluate `find` for all large names of a line. Return the result and the least name from which on the result is
/// valid.
fn far<T>(
    class: &mut ResidueClass,
    name: Line,
    find: impl FnOnce(&mut ResidueClass) -> Clear<T>,
) -> Clear<(T, i64)> {
    let mut names = ResidueClass { residue: name.constant, from: 0, ..class.clone() };
    let found = find(&mut names);
    class.steps = names.steps;
    Ok((found?, (names.from + 1).saturating_mul(names.modulus)))
}

/// Return a value of the name from which on every filter depends only on residues. Return an error if more than
/// [`EXCEPTIONS`] values come before this value.
fn settled(
    range: &NameRange,
    slot: usize,
    lo: Line,
    class: &mut ResidueClass,
    slots: &mut NameLines,
) -> Clear<i64> {
    if lo.slope != 0 || lo.constant < 0 {
        return Err(Unclear::Open);
    }
    let mut first = lo.constant;
    for residue in 0..class.modulus {
        slots[slot] = Line { slope: class.modulus, constant: residue };
        for (filter, _) in range.filters.iter().filter(|(filter, _)| excepts(filter, slot, slots)) {
            class.spend()?;
            first = first.max(far(class, slots[slot], |far| far.holds(filter, slots))?.1);
        }
    }
    if first > lo.constant + EXCEPTIONS { Err(Unclear::Open) } else { Ok(first) }
}

fn ends(range: &NameRange, class: &mut ResidueClass, slots: &NameLines) -> Clear<(Line, Line)> {
    let (mut lo, mut hi) = (class.code(&range.lo, slots)?, class.code(&range.hi, slots)?);
    for bound in &range.bounds {
        let Bound { coefficient: c, rest, equal } = bound;
        let rest = class.form(rest, slots)?;
        // Compute the same ends as `Bound::narrow` from c · x + rest ≥ 0, or = 0 for an equation.
        let negative = Line::default().plus(rest, -1)?;
        if *c > 0 || *equal {
            let size = c.abs();
            let up = if *c > 0 { rest } else { negative };
            let least = Line::default().plus(up.over(size)?, -1)?;
            lo = if class.compare(least, lo)? > 0 { least } else { lo };
        }
        if *c < 0 || *equal {
            let down = if *c < 0 { rest } else { negative };
            let most = down.over(c.abs())?;
            hi = if class.compare(most, hi)? < 0 { most } else { hi };
        }
    }
    Ok((lo, hi))
}

/// Return the heaps of an option, or `None` if some heap is below 0 for all large n.
fn option(class: &mut ResidueClass, lines: &[Line]) -> Clear<Option<Vec<Reached>>> {
    for line in lines {
        if class.sign(*line) < 0 {
            return Ok(None);
        }
    }
    let mut heaps = Vec::with_capacity(lines.len());
    for line in lines {
        heaps.push(reached(class, *line)?);
    }
    Ok(Some(sorted_by_key(heaps, |a| a.key())))
}

fn reached(class: &mut ResidueClass, line: Line) -> Clear<Reached> {
    if line.slope == 0 {
        let heap = u64::try_from(line.constant).map_err(|_| Unclear::Open)?;
        return Ok(Reached::Fixed(heap));
    }
    let back = class.residue - line.constant;
    if line.slope != class.modulus || !(1..=FARTHEST).contains(&back) {
        return Err(Unclear::Open);
    }
    Ok(Reached::Back(back.unsigned_abs()))
}

/// Return the range of the heaps `form` for the values of a name from `lo` to `hi`. Heaps below 0 are left out. Return
/// an error unless the range starts at a fixed heap and ends at n − c with a fixed c.
fn prefix(
    form: &LinearForm,
    slot: usize,
    lo: Line,
    hi: Line,
    class: &mut ResidueClass,
    slots: &mut NameLines,
) -> Clear<Prefix> {
    let step = form.coefficient(slot);
    let rest = class.form(&form.without(slot), slots)?;
    let (from, to) = match step {
        1 => (rest.plus(lo, 1)?, rest.plus(hi, 1)?),
        -1 => (rest.plus(hi, -1)?, rest.plus(lo, -1)?),
        _ => return Err(Unclear::Open),
    };
    let from = if class.sign(from) < 0 { Line::constant(0) } else { from };
    match (reached(class, from)?, reached(class, to)?) {
        (Reached::Fixed(lo), Reached::Back(back)) => {
            // Raise `class.from` until the range is not empty.
            class.compare(to, from)?;
            Ok(Prefix { lo, back, all: true, free: true })
        }
        _ => Err(Unclear::Open),
    }
}
