//! Proofs of periods for rules where one number is large and the other numbers take few values: the values are periodic
//! from column to column.

use rustc_hash::FxHashMap;

use super::{NumberRule, NumberTable};
use crate::base::budget::Budget;
use crate::base::error::Result;
use crate::base::sort::distinct;
use crate::heaps::rule::shape::eventually_linear::{Clear, Line, ResidueClass, Unclear, refined};
use crate::heaps::rule::tree::Alternative;

/// The values of positions in which one number is large and the other numbers stay in a finite set.
///
/// The large number is called the column. From some column on, the moves of a position must depend only on its other
/// numbers and on the residue of its column, and must lead at most `window` columns back or to fixed positions. Then
/// the `window` previous columns and the residue determine a column. If these occur a second time, all later columns
/// repeat too (after Golomb 1966).
///
/// ```
/// use mexplorer::{Budget, MAX_HEAP, heaps::rule::numbers::{Columns, NumberRule, NumberTable}};
/// let rule = NumberRule::parse("(a, b) -> (max(a-3, 0), 1-b) if a > 0 | (a-1, b) if b == 1")?;
/// let mut table = NumberTable::new(rule);
/// let found = Columns::find(&mut table, &[MAX_HEAP, 1], &mut Budget::default())?.expect("values repeat");
/// assert_eq!((found.value(&[MAX_HEAP, 1]), found.value(&[7, 2])), (Some(1), None));
/// # Ok::<(), mexplorer::Error>(())
/// ```
#[derive(Clone, Debug)]
pub struct Columns {
    axis: usize,
    /// The combinations of the other numbers, each with its index within a column.
    others: FxHashMap<Vec<u64>, usize>,
    /// The values of the positions, column by column.
    values: Vec<u64>,
    from: u64,
    length: u64,
}

/// The most combinations in a column, the largest modulus, and the most stored values.
const MOST: (usize, i64, usize) = (2000, 720, 1 << 21);
/// The most steps for an analysis of the moves, counted in evaluated expressions.
const STEPS: u32 = 1 << 20;
/// The most columns that a move may lead back.
const BACK: i64 = 1 << 10;

/// The result of an analysis of the moves from all large columns.
struct Moves {
    modulus: i64,
    from: u64,
    window: u64,
    others: FxHashMap<Vec<u64>, usize>,
}

/// The target of a move from a large column: the number of columns back, or `None` for a fixed column; and the other
/// numbers.
type Step = (Option<i64>, Vec<u64>);

impl Moves {
    fn of(rule: &NumberRule, axis: usize, start: &[u64]) -> Option<Moves> {
        refined((STEPS, MOST.1), |modulus, steps| Moves::modulo(rule, axis, start, modulus, steps))
    }

    fn modulo(
        rule: &NumberRule,
        axis: usize,
        start: &[u64],
        modulus: i64,
        steps: &mut u32,
    ) -> Clear<Moves> {
        let mut moves = Moves { modulus, from: 0, window: 1, others: FxHashMap::default() };
        let mut open = vec![start.to_vec()];
        moves.others.insert(start.to_vec(), 0);
        while let Some(here) = open.pop() {
            for residue in 0..modulus {
                let mut class = ResidueClass { modulus, residue, from: 0, steps: *steps };
                let mut found = Vec::new();
                for each in &rule.tree.alternatives {
                    let mut slots = lines(&here, axis, class.heap())?;
                    step(each, axis, 0, &mut slots, &mut class, &mut found)?;
                }
                *steps = class.steps;
                let from = (class.from + 1).saturating_mul(modulus).unsigned_abs();
                moves.from = moves.from.max(from);
                for (back, to) in found {
                    let Some(back) = back else { continue };
                    moves.window = moves.window.max(back.unsigned_abs());
                    if !moves.others.contains_key(&to) {
                        if moves.others.len() == MOST.0 {
                            return Err(Unclear::Open);
                        }
                        moves.others.insert(to.clone(), moves.others.len());
                        open.push(to);
                    }
                }
            }
        }
        Ok(moves)
    }
}

/// Return the numbers of a position as linear functions: the column varies, and the other numbers are constants.
fn lines(others: &[u64], axis: usize, column: Line) -> Clear<Vec<Line>> {
    let constant = |number: &u64| i64::try_from(*number).map(Line::constant);
    let others = others.iter().map(constant).collect::<std::result::Result<Vec<Line>, _>>();
    let mut lines = others.map_err(|_| Unclear::Open)?;
    lines.insert(axis, column);
    Ok(lines)
}

/// Add the moves of an alternative from its range `level` on. The function recurses once for each range, so the depth
/// is small.
fn step(
    each: &Alternative,
    axis: usize,
    level: usize,
    slots: &mut Vec<Line>,
    class: &mut ResidueClass,
    found: &mut Vec<Step>,
) -> Clear<()> {
    class.spend()?;
    if let Some(range) = each.loops.get(level) {
        let (lo, hi) = (class.value(&range.lo, slots)?, class.value(&range.hi, slots)?);
        if class.compare(hi, lo)? < 0 {
            return Ok(());
        }
        if lo.slope != hi.slope {
            return Err(Unclear::Open);
        }
        for name in 0..=hi.constant - lo.constant {
            slots.push(lo.plus(Line::constant(name), 1)?);
            let walked = step(each, axis, level + 1, slots, class, found);
            slots.pop();
            walked?;
        }
        return Ok(());
    }
    for condition in &each.conditions {
        if !class.holds(condition, slots)? {
            return Ok(());
        }
    }
    let parts: Vec<Line> =
        each.parts.iter().map(|part| class.value(part, slots)).collect::<Clear<_>>()?;
    if parts.iter().any(|part| class.sign(*part) < 0) {
        return Ok(());
    }
    let constant = |line: &Line| match line {
        Line { slope: 0, constant } => u64::try_from(*constant).map_err(|_| Unclear::Open),
        _ => Err(Unclear::Open),
    };
    let others = parts.iter().enumerate().filter(|(i, _)| *i != axis);
    let others = others.map(|(_, line)| constant(line)).collect::<Clear<Vec<u64>>>()?;
    let column = parts[axis];
    let back = class.residue - column.constant;
    found.push(match column.slope {
        0 => (None, others),
        slope if slope == class.modulus && (0..=BACK).contains(&back) => (Some(back), others),
        _ => return Err(Unclear::Open),
    });
    Ok(())
}

impl Columns {
    /// Search for a period of the values from column to column, where the largest number of a position is the column,
    /// and prove the period. Return `None` if the moves are not of the required kind, or if no period is found soon
    /// enough.
    ///
    /// # Errors
    /// `budget`, and errors of the rule.
    pub fn find(
        table: &mut NumberTable,
        piece: &[u64],
        budget: &mut Budget<'_>,
    ) -> Result<Option<Columns>> {
        let rule = table.rule();
        let Some(axis) = (0..piece.len()).max_by_key(|i| piece[*i]) else { return Ok(None) };
        if !rule.order.proven || rule.splits() {
            return Ok(None);
        }
        let start = without(piece, axis);
        let Some(moves) = Moves::of(rule, axis, &start) else { return Ok(None) };
        let all =
            distinct(moves.others.iter().map(|(others, place)| (*place, others.clone())).collect());
        let (size, window) = (all.len(), moves.window as usize);
        let mut values: Vec<u64> = Vec::new();
        // Brent's algorithm (1980): compare the window before column `anchor` with the windows before later columns.
        let first = moves.from as usize + window;
        let (mut anchor, mut power) = (first, moves.modulus as usize);
        let mut room = 64;
        for column in 0.. {
            if (column + 1) * size > MOST.2 {
                return Ok(None);
            }
            if column > anchor && (column - anchor).is_multiple_of(moves.modulus as usize) {
                let before = |end: usize| &values[(end - window) * size..end * size];
                budget.spend((window * size / 64) as u64, || format!("column {column}"))?;
                if before(anchor) == before(column) {
                    let (from, length) = ((anchor - window) as u64, (column - anchor) as u64);
                    return Ok(Some(Columns { axis, others: moves.others, values, from, length }));
                }
                if column - anchor >= power {
                    (anchor, power) = (column, 2 * power);
                }
            }
            if column >= room {
                // Reserve memory for twice the columns, since the table is copied whenever it grows.
                room = 2 * column;
                let most = |i: usize| all.iter().map(|(_, others)| others[i]).max().unwrap_or(0);
                let mut corner: Vec<u64> = (0..start.len()).map(most).collect();
                corner.insert(axis, room as u64);
                table.make_room(&corner);
            }
            for (_, others) in &all {
                let mut numbers = others.clone();
                numbers.insert(axis, column as u64);
                table.extend(&numbers, budget)?;
                values.push(table.value(&numbers).unwrap_or(0));
            }
        }
        Ok(None)
    }

    /// Return the index of the number that is the column, the column from which on the values are periodic, and the
    /// length of the period.
    pub fn repeats(&self) -> (usize, u64, u64) {
        (self.axis, self.from, self.length)
    }

    /// Return the smallest position that has the same value by the period.
    pub fn reduced(&self, numbers: &[u64]) -> Vec<u64> {
        let mut numbers = numbers.to_vec();
        if let Some(over) = numbers[self.axis].checked_sub(self.from) {
            numbers[self.axis] = self.from + over % self.length;
        }
        numbers
    }

    /// Return the value of a position, or `None` if its other numbers are not in the finite set.
    pub fn value(&self, numbers: &[u64]) -> Option<u64> {
        let place = *self.others.get(&without(numbers, self.axis))?;
        let column = self.reduced(numbers)[self.axis] as usize;
        self.values.get(column * self.others.len() + place).copied()
    }
}

fn without(numbers: &[u64], axis: usize) -> Vec<u64> {
    let others = numbers.iter().enumerate().filter(|(i, _)| *i != axis);
    others.map(|(_, number)| *number).collect()
}
