//! Alternatives that lead any distance along a line of the board, such as `(x-k, y-k) for k in 1..min(x, y)`. The
//! values on each line are stored as bits, so that the cost of a cell depends on the size of its value and not on the
//! length of its lines.

use super::NumberRule;
use crate::base::budget::Budget;
use crate::base::error::Result;
use crate::base::text::tuple;
use crate::heaps::rule::compiled::maps::Cells;
use crate::heaps::rule::parse::MAX_NUMBERS;
use crate::heaps::rule::plan::{NameRange, Plan};
use crate::heaps::rule::tree::{Expr, Function};
use crate::heaps::rule::value::Instruction;

/// The maximum number of 64-bit words that hold the values on all lines of the map together.
const MOST: usize = 1 << 24;

/// The lines of a rule whose alternatives all lead along lines.
#[derive(Clone, Debug)]
pub(super) struct Lines {
    directions: Vec<Direction>,
    /// The length of the map in each direction.
    sides: Vec<u64>,
    /// The number of the first cells of the map whose values are stored on the lines.
    entered: usize,
    /// The indices of the lines through the present cell, one for each direction.
    through: Vec<usize>,
}

#[derive(Clone, Debug)]
struct Direction {
    /// For each number, whether it decreases by 1 with each step along the line.
    falls: Vec<bool>,
    /// The index of the first number that decreases.
    first: usize,
    /// For each line, one bit for each value on the line.
    held: Vec<Vec<u64>>,
}

impl Lines {
    pub(super) fn of(rule: &NumberRule) -> Option<Lines> {
        let direction = |plan| {
            let falls = falls(plan)?;
            let first = falls.iter().position(|falls| *falls)?;
            Some(Direction { falls, first, held: Vec::new() })
        };
        let directions = rule.plans.iter().map(direction).collect::<Option<Vec<_>>>()?;
        Some(Lines { directions, sides: Vec::new(), entered: 0, through: Vec::new() })
    }

    /// Compute the values of all cells up to the index `last`. Return whether the lines fit into memory.
    ///
    /// # Errors
    /// `budget`.
    pub(super) fn fill(
        &mut self,
        cells: &mut Cells<'_>,
        last: usize,
        budget: &mut Budget<'_>,
    ) -> Result<bool> {
        let sides = cells.sides.to_vec();
        if self.sides != sides || self.entered != *cells.next {
            let lines: Vec<usize> = self.directions.iter().map(|each| each.lines(&sides)).collect();
            // A word count that is enough for as many values as a line has cells.
            let words = sides.iter().max().map_or(1, |side| *side as usize / 64 + 1);
            if lines.iter().sum::<usize>().saturating_mul(sides.len() * words) > MOST {
                return Ok(false);
            }
            for (direction, lines) in self.directions.iter_mut().zip(lines) {
                direction.held = vec![Vec::new(); lines];
            }
            (self.sides, self.entered) = (sides, 0);
            let mut here = [0; MAX_NUMBERS];
            while self.entered < *cells.next {
                self.meet(&here);
                self.enter(cells.values[self.entered]);
                follow(&mut here, cells.sides);
            }
        }
        let row = cells.sides.last().copied().unwrap_or(1) as usize;
        while *cells.next <= last {
            self.row(cells, last.min(*cells.next + row), budget)?;
        }
        Ok(true)
    }

    /// Compute the values of a few cells per call: a browser optimizes a function between two calls, not during a call.
    #[inline(never)]
    fn row(&mut self, cells: &mut Cells<'_>, last: usize, budget: &mut Budget<'_>) -> Result<()> {
        let mut here = place(*cells.next, cells.sides);
        while *cells.next <= last {
            self.meet(&here);
            let (value, words) = self.free();
            budget.spend(1 + words as u64, || tuple(&here[..cells.sides.len()]))?;
            cells.values[*cells.next] = value;
            cells.marks.grow(value);
            *cells.next += 1;
            self.enter(value);
            follow(&mut here, cells.sides);
        }
        Ok(())
    }

    /// Store the indices of the lines through a cell in `through`.
    fn meet(&mut self, here: &[u64; MAX_NUMBERS]) {
        let sides = &self.sides;
        self.through.clear();
        self.through.extend(self.directions.iter().map(|each| each.line(here, sides)));
    }

    /// Return the least value that is on none of the cell's lines, and the number of words examined.
    fn free(&self) -> (u32, usize) {
        let lines = || self.directions.iter().zip(&self.through);
        let held = |word: usize| {
            lines().fold(0, |all, (each, line)| all | each.held[*line].get(word).unwrap_or(&0))
        };
        let mut word = 0;
        loop {
            let here = held(word);
            if here != u64::MAX {
                return (64 * word as u32 + here.trailing_ones(), word);
            }
            word += 1;
        }
    }

    fn enter(&mut self, value: u32) {
        let word = value as usize / 64;
        for (direction, line) in self.directions.iter_mut().zip(&self.through) {
            let held = &mut direction.held[*line];
            if held.len() <= word {
                held.resize(word + 1, 0);
            }
            held[word] |= 1 << (value % 64);
        }
        self.entered += 1;
    }
}

impl Direction {
    /// Return the number of lines of this direction in a map.
    fn lines(&self, sides: &[u64]) -> usize {
        let corner: Vec<u64> = sides.iter().map(|side| side - 1).collect();
        let mut most = [0; MAX_NUMBERS];
        most[..corner.len()].copy_from_slice(&corner);
        // The line with the largest index goes through the cell where all numbers except the first decreasing one are
        // largest.
        most[self.first] = 0;
        self.line(&most, sides) + 1
    }

    /// Return the index of the line through a cell. It is computed from the quantities that are constant along the
    /// line: the numbers that do not decrease, and the differences between the other decreasing numbers and the first
    /// one.
    #[inline]
    fn line(&self, here: &[u64; MAX_NUMBERS], sides: &[u64]) -> usize {
        let first = self.first;
        let mut line = 0;
        for (i, ((number, side), falls)) in here.iter().zip(sides).zip(&self.falls).enumerate() {
            match falls {
                _ if i == first => {}
                false => line = line * side + number,
                true => {
                    line = line * (side + sides[first]) + number + sides[first] - 1 - here[first]
                }
            }
        }
        line as usize
    }
}

/// Move to the next cell of the map.
#[inline]
fn follow(here: &mut [u64; MAX_NUMBERS], sides: &[u64]) {
    for (number, side) in here.iter_mut().zip(sides).rev() {
        *number += 1;
        if *number < *side {
            break;
        }
        *number = 0;
    }
}

/// Return the numbers of the cell with the given index.
fn place(cell: usize, sides: &[u64]) -> [u64; MAX_NUMBERS] {
    let (mut here, mut rest) = ([0; MAX_NUMBERS], cell as u64);
    for (number, side) in here.iter_mut().zip(sides).rev() {
        (*number, rest) = (rest % side, rest / side);
    }
    here
}

/// Return for each number whether it decreases by 1 with each step, if the alternative leads along a line to the end of
/// the board. Return `None` for other alternatives.
fn falls(plan: &Plan) -> Option<Vec<bool>> {
    let [range] = &plan.ranges[..] else { return None };
    let whole = plan.parts.len() == plan.numbers && plan.copies.is_empty() && !plan.product;
    if !whole || !plan.guards.is_empty() || !range.bounds.is_empty() || !range.filters.is_empty() {
        return None;
    }
    let name = plan.numbers;
    let falls = plan.parts.iter().enumerate().map(|(slot, part)| match part {
        Instruction::Linear(form) if form.constant == 0 && form.coefficient(slot) == 1 => {
            match (form.coefficient(name), form.terms.len()) {
                (0, 1) => Some(false),
                (-1, 2) => Some(true),
                _ => None,
            }
        }
        _ => None,
    });
    let falls = falls.collect::<Option<Vec<bool>>>()?;
    reaches(range, &falls).then_some(falls)
}

/// Return whether a range starts with 1 and ends no earlier than the board: its end is a decreasing number, or the
/// minimum of some.
fn reaches(range: &NameRange, falls: &[bool]) -> bool {
    let begins =
        matches!(&range.lo, Instruction::Linear(lo) if lo.terms.is_empty() && lo.constant == 1);
    let falls = |slot: usize| falls.get(slot) == Some(&true);
    let ends = match &range.hi {
        Instruction::Linear(hi) => {
            hi.constant == 0 && matches!(hi.terms[..], [(slot, 1)] if falls(slot))
        }
        Instruction::Other(Expr::Call(Function::Min, numbers)) => {
            numbers.iter().all(|number| matches!(number, Expr::Slot(slot) if falls(*slot)))
        }
        Instruction::Other(_) => false,
    };
    begins && ends
}
