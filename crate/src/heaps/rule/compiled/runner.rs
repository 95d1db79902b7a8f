//! The execution of compiled code for a part of the budget at a time.

use std::rc::Rc;

use super::block::{Block, LAST, MARKS, NEXT, ROOM, STAMP, STATUS, Status, TABLES};
use super::engine::{Code, Memory, Placed, engine};
use super::marks::Room;
use super::module::Written;
use super::tables::tables;
use crate::base::budget::Budget;
use crate::base::error::Result;
use crate::heaps::rule::recurrence::PER_STEP;
use crate::heaps::rule::tree::Function;

/// The number of steps of the first run, and the largest number of steps of a run; each run has twice as many steps as
/// the run before, up to the largest number. A browser optimizes the code in the background and uses the optimized code
/// from the next run on, so the first runs are short. The work for a heap that a run does not complete is lost, so
/// later runs are long.
const SLICES: (u64, u64) = (1 << 15, 1 << 20);

/// The compiled code of a rule, with the tables that it reads and the marks that it sets.
#[derive(Clone, Debug)]
pub(in crate::heaps::rule) struct Runner {
    code: Rc<dyn Code>,
    functions: Vec<Function>,
    tables: Vec<Vec<u32>>,
    pub(super) room: Room,
    /// The number of steps of the next run. The code runs for more steps only if a single heap needs them.
    slice: u64,
}

/// The result of running the code for a part of the budget.
pub(super) struct Ran {
    pub(super) block: Block,
    pub(super) status: Status,
    /// The first heap or cell of the run.
    pub(super) from: u64,
    /// The first heap or cell without a value after the run.
    pub(super) reached: u64,
    spent: u64,
}

impl Runner {
    /// Load the compiled code. Return `None` if there is no engine, or if the engine rejects the module.
    pub(super) fn new(written: Written) -> Option<Runner> {
        let code = engine()?(&written.bytes)?;
        let functions = written.tables;
        Some(Runner { code, functions, tables: Vec::new(), room: Room::default(), slice: SLICES.0 })
    }

    /// Create tables of `wanted` numbers, unless the present tables have at least `least` numbers.
    pub(super) fn tabulate(&mut self, least: usize, wanted: usize) {
        if self.tables.first().is_none_or(|table| table.len() < least) {
            self.tables = tables(&self.functions, wanted);
        }
    }

    /// Run the code from `from` to `last`. The caller has set the remaining words of the block.
    pub(super) fn run<'m>(
        &'m mut self,
        (from, last): (u64, u64),
        mut block: Block,
        mut memory: Vec<Placed<'m>>,
        budget: &Budget<'_>,
    ) -> Ran {
        block.set(NEXT, from as u32);
        block.set(LAST, last as u32);
        block.set(STAMP, self.room.stamp);
        block.set(ROOM, self.room.size());
        memory.push((MARKS, Memory::Words(&mut self.room.marks)));
        for (i, table) in self.tables.iter_mut().enumerate() {
            let Some(entry) = TABLES.entry(i) else { continue };
            block.set(entry.length, table.len() as u32);
            memory.push((entry.first, Memory::Words(table)));
        }
        let mut given = budget.left().min(self.slice);
        self.slice = SLICES.1.min(2 * self.slice);
        loop {
            let work = given.saturating_mul(PER_STEP).min(i64::MAX.cast_unsigned());
            block.set_work(work.cast_signed());
            // Set the status in advance: it remains if the engine aborts the code.
            block.set(STATUS, Status::Unfit as u32);
            self.code.run(&mut block, &mut memory);
            let (status, reached) = (Status::of(block.get(STATUS)), u64::from(block.get(NEXT)));
            // Repeat with more steps if the part of the budget does not suffice for one heap.
            let is_stuck = status == Status::Starved && reached == from;
            if !is_stuck || given >= budget.left() {
                self.room.stamp = block.get(STAMP);
                let left = u64::try_from(block.work()).unwrap_or(0);
                let spent = work.saturating_sub(left).div_ceil(PER_STEP);
                return Ran { block, status, from, reached, spent };
            }
            given = given.saturating_mul(8).min(budget.left());
        }
    }
}

impl Ran {
    /// Spend the steps of the run.
    ///
    /// # Errors
    /// `budget`, also if the remaining steps do not suffice for the first heap.
    pub(super) fn pay(&self, budget: &mut Budget<'_>, told: impl Fn() -> String) -> Result<()> {
        budget.spend(self.spent, &told)?;
        if self.status == Status::Starved && self.reached == self.from {
            budget.spend(budget.left().saturating_add(1), told)?;
        }
        Ok(())
    }
}
