//! Maps of values for rules in several numbers, filled by compiled code.

use super::block::{Block, Status, VALUE, VALUES, cell, side, stride};
use super::engine::{Memory, engine};
use super::map::write_map;
use super::runner::Runner;
use crate::base::budget::Budget;
use crate::base::error::Result;
use crate::base::text::tuple;
use crate::heaps::marks::Marks;
use crate::heaps::rule::plan::Plan;

/// The code of a rule, compiled on first use.
#[derive(Clone, Debug, Default)]
pub(in crate::heaps::rule) enum CompiledMap {
    #[default]
    Untried,
    /// The rule has no compiled code, so the interpreter computes all cells.
    Refused,
    Ready(Box<Runner>),
}

/// The cells of a map in row-major order: the last number changes fastest.
pub(in crate::heaps::rule) struct Cells<'m> {
    /// The length of the map in each direction: all numbers of a cell are less than the length.
    pub(in crate::heaps::rule) sides: &'m [u64],
    pub(in crate::heaps::rule) values: &'m mut [u32],
    /// The index of the first cell that may have no value.
    pub(in crate::heaps::rule) next: &'m mut usize,
    /// A set of marks with room for the values of all cells.
    pub(in crate::heaps::rule) marks: &'m mut Marks,
}

impl CompiledMap {
    /// Compute the values of all cells up to the index `last`. Return whether the compiled code could do so.
    ///
    /// # Errors
    /// `budget`.
    pub(in crate::heaps::rule) fn fill(
        &mut self,
        plans: &[Plan],
        cells: &mut Cells<'_>,
        last: usize,
        budget: &mut Budget<'_>,
    ) -> Result<bool> {
        if let CompiledMap::Untried = self {
            let runner = engine().and_then(|_| Runner::new(write_map(plans, cells.sides.len())?));
            *self = runner.map_or(CompiledMap::Refused, |runner| CompiledMap::Ready(runner.into()));
        }
        let CompiledMap::Ready(runner) = self else { return Ok(false) };
        runner.room.grow(cells.marks.room() - 1, cells.values.len() as u64);
        let largest = cells.sides.iter().max().copied().unwrap_or(0) as usize;
        runner.tabulate(largest, 4 * largest + 1024);
        while *cells.next <= last {
            if !slice(runner, cells, last, budget)? {
                *self = CompiledMap::Refused;
                return Ok(false);
            }
        }
        Ok(true)
    }
}

/// Run the code for a part of the budget. Return whether the code can continue.
fn slice(
    runner: &mut Runner,
    cells: &mut Cells<'_>,
    last: usize,
    budget: &mut Budget<'_>,
) -> Result<bool> {
    let from = *cells.next as u64;
    let mut block = Block::new();
    let (mut rest, mut step) = (from, 1);
    for (i, reach) in cells.sides.iter().enumerate().rev() {
        block.set(cell(i), (rest % reach) as u32);
        block.set(side(i), *reach as u32);
        block.set(stride(i), step as u32);
        (rest, step) = (rest / reach, step * reach);
    }
    let memory = vec![(VALUES, Memory::Words(cells.values))];
    let ran = runner.run((from, last as u64), block, memory, budget);
    *cells.next = ran.reached as usize;
    cells.marks.grow(runner.room.size() - 1);
    ran.pay(budget, || {
        let here = (0..cells.sides.len()).map(|i| ran.block.get(cell(i)).into());
        tuple(&here.collect::<Vec<u64>>())
    })?;
    if ran.status == Status::Found {
        let value = ran.block.get(VALUE);
        cells.values[*cells.next] = value;
        cells.marks.grow(value);
        runner.room.grow(value, cells.values.len() as u64);
    }
    Ok(ran.status != Status::Unfit)
}
