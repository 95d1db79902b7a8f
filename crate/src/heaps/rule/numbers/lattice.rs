//! Proofs of periods for rules whose moves are fixed steps: the values are periodic in every direction.

use super::{NumberRule, NumberTable};
use crate::base::budget::Budget;
use crate::base::error::Result;
use crate::base::nimber::{MAX_HEAP, Nimber, mex};
use crate::base::sort::sort;
use crate::heaps::rule::linear::LinearForm;
use crate::heaps::rule::parse::MAX_NUMBERS;

/// The values of all positions of a rule whose moves are fixed steps.
///
/// The values of small positions are continued periodically. The continuation satisfies the recurrence everywhere if it
/// does so at the positions that exceed the small ones by at most the longest step: at other positions, a position and
/// all its options can be reduced to smaller ones with the same values. The recurrence has only one solution, since
/// play ends. So the proof is a finite check.
///
/// ```
/// use mexplorer::{Budget, MAX_HEAP, heaps::rule::numbers::{Lattice, NumberRule, Repeats}};
/// let king = NumberRule::parse("(x, y) -> (x-1, y) | (x, y-1) | (x-1, y-1)")?;
/// let lattice = Lattice::find(&king, &mut Budget::default())?.expect("its values repeat");
/// assert_eq!(lattice.repeats(), &Repeats::Diagonal { from: 0, apart: 0, length: 2 });
/// assert_eq!(lattice.value(&[MAX_HEAP, 10]), 1);
/// # Ok::<(), mexplorer::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lattice {
    repeats: Repeats,
    /// The values of all positions with numbers below `ends`, which include all reduced positions. The last number
    /// changes fastest.
    values: Vec<u64>,
    ends: Vec<u64>,
    /// The largest change of a number by a move.
    longest: u64,
}

/// The directions in which values are periodic.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Repeats {
    /// Each number can be reduced by its own period: the pairs of the least reduced number and the length of the
    /// period.
    Numbers(Vec<(u64, u64)>),
    /// For two numbers: both can be reduced by `length` together if both stay at least `from`. The larger number alone
    /// can be reduced if the difference stays at least `apart`.
    Diagonal {
        /// The least value of the smaller number after a reduction of both.
        from: u64,
        /// The least difference of the numbers after a reduction of the larger one.
        apart: u64,
        /// The length of the period.
        length: u64,
    },
}

impl Repeats {
    /// Reduce a position to the smallest position with the same value.
    fn reduce(&self, numbers: &mut [u64]) {
        let lower = |number: u64, (from, length): (u64, u64)| match number.checked_sub(from) {
            None => number,
            Some(over) => from + over % length,
        };
        match (self, numbers) {
            (Repeats::Numbers(periods), numbers) => {
                for (number, period) in numbers.iter_mut().zip(periods) {
                    *number = lower(*number, *period);
                }
            }
            (Repeats::Diagonal { from, apart, length }, [a, b]) => {
                let low = lower(*a.min(b), (*from, *length));
                let high = low + lower(a.abs_diff(*b), (*apart, *length));
                (*a, *b) = if a < b { (low, high) } else { (high, low) };
            }
            _ => {}
        }
    }

    /// Return all positions at which the recurrence must be checked, if `longest` is the largest change of a number by
    /// a move.
    fn to_check(&self, longest: u64) -> Vec<Vec<u64>> {
        match self {
            Repeats::Numbers(periods) => {
                let ends = periods.iter().map(|(from, length)| from + length + longest);
                below(&ends.collect::<Vec<u64>>())
            }
            Repeats::Diagonal { from, apart, length } => {
                let (low, far) = (from + length + longest, apart + length + 2 * longest);
                let mut all = below(&[low + far, low + far]);
                all.retain(|n| n[0].min(n[1]) < low && n[0].abs_diff(n[1]) < far);
                all
            }
        }
    }

    /// Return for each number a bound that all reduced positions stay below.
    fn ends(&self) -> Vec<u64> {
        match self {
            Repeats::Numbers(periods) => {
                periods.iter().map(|(from, length)| from + length).collect()
            }
            Repeats::Diagonal { from, apart, length } => vec![from + apart + 2 * length; 2],
        }
    }
}

struct Boxed {
    values: Vec<u64>,
    count: usize,
    side: u64,
}

/// A function from a position to the position reduced by one period and the reduced quantity in it, or to `None` if the
/// position is too small.
type Lowered<'a> = dyn Fn(&[u64]) -> Option<(Vec<u64>, u64)> + 'a;

impl Boxed {
    fn value(&self, numbers: &[u64]) -> u64 {
        self.values[numbers.iter().fold(0, |index, number| index * self.side + number) as usize]
    }

    fn at(&self, cell: usize) -> Vec<u64> {
        let digit = |i: u32| cell as u64 / self.side.pow(i) % self.side;
        (0..self.count as u32).rev().map(digit).collect()
    }

    /// Return the least bound such that reductions to quantities of at least the bound keep the value. `lowered` gives
    /// the reduced position and the reduced quantity.
    fn from(&self, lowered: &Lowered<'_>, budget: &mut Budget<'_>) -> Result<u64> {
        budget.spend(self.values.len() as u64, || "the search for a period".to_string())?;
        let broken = (0..self.values.len()).filter_map(|cell| {
            let (smaller, size) = lowered(&self.at(cell))?;
            (self.values[cell] != self.value(&smaller)).then_some(size + 1)
        });
        Ok(broken.max().unwrap_or(0))
    }

    /// Find a period for each number alone.
    fn in_numbers(&self, longest: u64, budget: &mut Budget<'_>) -> Result<Option<Repeats>> {
        let mut periods = Vec::new();
        for axis in 0..self.count {
            let mut period = None;
            for length in 1..=LONGEST {
                let lowered = |numbers: &[u64]| {
                    let mut smaller = numbers.to_vec();
                    smaller[axis] = smaller[axis].checked_sub(length)?;
                    let size = smaller[axis];
                    Some((smaller, size))
                };
                let from = self.from(&lowered, budget)?;
                if from + longest + 2 * length <= self.side {
                    period = Some((from, length));
                    break;
                }
            }
            let Some(period) = period else { return Ok(None) };
            periods.push(period);
        }
        Ok(Some(Repeats::Numbers(periods)))
    }

    /// Find a period along the diagonal of two numbers that also holds away from the diagonal.
    fn in_diagonal(&self, longest: u64, budget: &mut Budget<'_>) -> Result<Option<Repeats>> {
        if self.count != 2 {
            return Ok(None);
        }
        for length in 1..=LONGEST {
            let along = |n: &[u64]| {
                let smaller = vec![n[0].checked_sub(length)?, n[1].checked_sub(length)?];
                let size = smaller[0].min(smaller[1]);
                Some((smaller, size))
            };
            let away = |n: &[u64]| {
                let size = n[0].abs_diff(n[1]).checked_sub(length)?;
                let (low, axis) = (n[0].min(n[1]), usize::from(n[1] > n[0]));
                let mut smaller = n.to_vec();
                smaller[axis] = low + size;
                Some((smaller, size))
            };
            let (from, apart) = (self.from(&along, budget)?, self.from(&away, budget)?);
            if from + apart + 2 * length + longest <= self.side {
                return Ok(Some(Repeats::Diagonal { from, apart, length }));
            }
        }
        Ok(None)
    }
}

/// The side of the box of computed values for each count of numbers.
const SIDE: [u64; 4] = [0, 0, 72, 28];

/// The largest change of a number by a step, and the largest length of a period.
const LONGEST: u64 = 16;

impl NumberRule {
    /// Return the steps of all moves if they are fixed: the rule has no conditions, and its ranges do not depend on the
    /// position. Return `None` for other rules, and if a step exceeds [`LONGEST`] or there are too many steps.
    fn steps(&self) -> Option<Vec<Vec<i64>>> {
        if !self.order.proven || self.splits() {
            return None;
        }
        let count = self.numbers();
        let mut steps = Vec::new();
        for alternative in &self.tree.alternatives {
            if !alternative.conditions.is_empty() {
                return None;
            }
            let mut forms = Vec::new();
            for (i, part) in alternative.parts.iter().enumerate() {
                let mut form = LinearForm::of(part)?;
                if form.coefficient(i) != 1 {
                    return None;
                }
                form = form.without(i);
                if form.terms.iter().any(|(slot, _)| *slot < count) {
                    return None;
                }
                forms.push(form);
            }
            let mut slots = vec![vec![0; count]];
            for each in &alternative.loops {
                let (lo, hi) = (LinearForm::of(&each.lo)?, LinearForm::of(&each.hi)?);
                let fixed = |form: &LinearForm| form.terms.iter().all(|(slot, _)| *slot >= count);
                if !fixed(&lo) || !fixed(&hi) {
                    return None;
                }
                let mut longer = Vec::new();
                for names in slots {
                    let (lo, hi) = (lo.value(&names), hi.value(&names));
                    if hi.saturating_sub(lo) > 2 * LONGEST as i64 || longer.len() > 1000 {
                        return None;
                    }
                    longer.extend((lo..=hi).map(|value| [&names[..], &[value]].concat()));
                }
                slots = longer;
            }
            let step = |names: &Vec<i64>| forms.iter().map(|form| form.value(names)).collect();
            steps.extend(slots.iter().map(step));
        }
        sort(&mut steps);
        steps.dedup();
        let short = |step: &Vec<i64>| step.iter().all(|d| d.unsigned_abs() <= LONGEST);
        (steps.len() <= 200 && steps.iter().all(short)).then_some(steps)
    }
}

impl Lattice {
    /// Search for periodic values of a rule whose moves are fixed steps, and prove the period. Return `None` for other
    /// rules, for rules in more than three numbers, and if no short period is found.
    ///
    /// # Errors
    /// `budget`.
    pub fn find(rule: &NumberRule, budget: &mut Budget<'_>) -> Result<Option<Lattice>> {
        let Some(steps) = rule.steps() else { return Ok(None) };
        let count = rule.numbers();
        // Reject more than three numbers: a box that fits into memory is too small to show a period.
        let Some(&side) = SIDE.get(count) else { return Ok(None) };
        let mut table = NumberTable::new(rule.clone());
        table.make_room(&vec![side - 1; count]);
        let cells = side.pow(count as u32);
        let mut boxed = Boxed { values: Vec::with_capacity(cells as usize), count, side };
        for cell in 0..cells as usize {
            let numbers = boxed.at(cell);
            table.extend(&numbers, budget)?;
            boxed.values.push(table.value(&numbers).unwrap_or(0));
        }
        let longest = steps.iter().flatten().map(|d| d.unsigned_abs()).max().unwrap_or(0);
        for search in [Boxed::in_numbers, Boxed::in_diagonal] {
            let Some(repeats) = search(&boxed, longest, budget)? else { continue };
            let ends = repeats.ends();
            if ends.iter().any(|end| *end > side) {
                continue;
            }
            let values = below(&ends).iter().map(|numbers| boxed.value(numbers)).collect();
            let lattice = Lattice { repeats, values, ends, longest };
            if lattice.is_solution(&steps, longest, budget)? {
                return Ok(Some(lattice));
            }
        }
        Ok(None)
    }

    /// Return whether the values satisfy the recurrence at all positions that need a check.
    fn is_solution(
        &self,
        steps: &[Vec<i64>],
        longest: u64,
        budget: &mut Budget<'_>,
    ) -> Result<bool> {
        for here in self.repeats.to_check(longest) {
            budget.spend(steps.len() as u64, || "the check of a period".to_string())?;
            let option = |step: &Vec<i64>| -> Option<Vec<u64>> {
                here.iter().zip(step).map(|(number, d)| number.checked_add_signed(*d)).collect()
            };
            let options = steps.iter().filter_map(option).map(|to| Nimber(self.value(&to)));
            if mex(options) != Nimber(self.value(&here)) {
                return Ok(false);
            }
        }
        Ok(true)
    }

    /// Return the directions in which values are periodic.
    pub fn repeats(&self) -> &Repeats {
        &self.repeats
    }

    /// Return the smallest position that has the same value by the period.
    pub fn reduced(&self, numbers: &[u64]) -> Vec<u64> {
        let mut reduced = numbers.to_vec();
        self.repeats.reduce(&mut reduced);
        reduced
    }

    /// Return the value of a position.
    pub fn value(&self, numbers: &[u64]) -> u64 {
        let mut reduced = [0; MAX_NUMBERS];
        let reduced = &mut reduced[..numbers.len()];
        reduced.copy_from_slice(numbers);
        self.repeats.reduce(reduced);
        let index = reduced.iter().zip(&self.ends).fold(0, |index, (n, end)| index * end + n);
        self.values[index as usize]
    }

    /// Return whether the position is so small that no option can have a number above `MAX_HEAP`.
    pub(crate) fn is_within(&self, numbers: &[u64]) -> bool {
        numbers.iter().all(|number| *number <= MAX_HEAP - self.longest)
    }
}

/// Return all positions with numbers below `ends`, the last number fastest.
fn below(ends: &[u64]) -> Vec<Vec<u64>> {
    ends.iter().fold(vec![Vec::new()], |lists, end| {
        let longer = |list: Vec<u64>| (0..*end).map(move |n| [&list[..], &[n]].concat());
        lists.into_iter().flat_map(longer).collect()
    })
}
