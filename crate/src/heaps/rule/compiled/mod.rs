//! Rules as WebAssembly: a rule that is typed into a page is compiled there, and its table is filled as fast as by a
//! program written for it. The interpreter stays the reference: a heap at which the rule may break, or whose numbers
//! may not fit into those of the code, is left to it.

mod alternative;
pub(crate) mod block;
mod emitter;
pub(crate) mod engine;
mod expression;
mod frame;
mod helpers;
mod interval;
pub(crate) mod map;
pub(super) mod maps;
mod marks;
mod module;
mod runner;
mod tables;
#[cfg(all(test, not(target_arch = "wasm32")))]
#[allow(clippy::unwrap_used)] // a failed test is how a surprise shows
mod tests;
mod writer;

use super::HeapRule;
use super::recurrence::Recurrence;
use super::ways::{Ahead, Way};
use crate::base::budget::Budget;
use crate::base::error::Result;
use crate::period::values::GrundyValues;

pub use block::Block;
pub use engine::{Code, Compile, Memory, Placed, use_engine};

use block::{AMOUNTS, FICKLE, OPTIONS, Status, VALUE, VALUES};
use engine::engine;
use module::{LARGEST_HEAP, write};
use runner::Runner;
use writer::{Misere, Width};

/// The heap from which on a rule is compiled: smaller tables are filled before the code would be
/// ready.
const FROM: u64 = 1 << 9;

/// The steps of the interpreter after which a rule is compiled even below that heap.
const WALKED: u64 = 1 << 14;

/// The most heaps that are made room for at a time.
const HEAPS: u64 = 1 << 16;

/// The largest table of a function of number theory.
const MOST_TABLED: u64 = 1 << 22;

/// The most heaps left to the interpreter in excess of the heaps valued by code, before the
/// interpreter takes all heaps.
const MOST_LEFT: u64 = 64;

/// The code of a rule, compiled on first use.
#[derive(Clone, Debug, Default)]
pub(super) enum Compiled {
    #[default]
    Untried,
    /// The rule is walked.
    Refused,
    Ready(Box<Program>),
}

#[derive(Clone, Debug)]
pub(super) struct Program {
    runner: Runner,
    /// The width of values and the kind of genera for which the code was written.
    width: Width,
    misere: Misere,
    /// The amounts of the alternatives that have lists.
    ahead: Vec<(usize, Ahead)>,
    /// The count of heaps whose values were checked to have room among the marks.
    seen: usize,
    /// The counts of heaps left to the interpreter, and of heaps valued by code.
    left: u64,
    filled: u64,
}

impl Compiled {
    /// Value as many heaps up to `upto` as the code of the rule can. The next heap is left to the interpreter.
    /// `walked` are the steps that the interpreter took for the preceding heaps.
    ///
    /// # Errors
    /// `budget`.
    pub(super) fn fill(
        &mut self,
        rule: &HeapRule,
        ways: &[Way],
        recurrence: &mut Recurrence<'_>,
        upto: u64,
        walked: u64,
        budget: &mut Budget<'_>,
    ) -> Result<()> {
        let upto = upto.min(LARGEST_HEAP as u64);
        loop {
            let n = recurrence.values.len() as u64;
            let is_small = matches!(self, Compiled::Untried) && n < FROM && walked < WALKED;
            if is_small || n > upto || matches!(self, Compiled::Refused) {
                return Ok(());
            }
            let Some(program) = self.program(rule, ways, recurrence) else { return Ok(()) };
            if !program.slice(rule, (n, upto.min(n + HEAPS)), recurrence, budget)? {
                program.left += 1;
                if program.left > MOST_LEFT + program.filled / 8 {
                    *self = Compiled::Refused;
                }
                return Ok(());
            }
        }
    }

    /// The program for the present width of values.
    fn program(
        &mut self,
        rule: &HeapRule,
        ways: &[Way],
        recurrence: &Recurrence<'_>,
    ) -> Option<&mut Program> {
        let width = match recurrence.values {
            GrundyValues::Bytes(_) => Width::One,
            GrundyValues::Narrow(_) => Width::Two,
            GrundyValues::Wide(_) => Width::Four,
        };
        let is_single = rule.plans.iter().all(|plan| plan.parts.len() == 1);
        let misere = match (recurrence.genera.is_wild(), recurrence.genera.has_firm()) {
            (true, _) => Misere::Settled,
            (false, true) => Misere::Heaps,
            (false, false) if is_single => Misere::Marks,
            (false, false) => Misere::Values,
        };
        let fits = match self {
            Compiled::Ready(program) => program.width == width && program.misere == misere,
            _ => false,
        };
        if !fits {
            let old = std::mem::replace(self, Compiled::Refused);
            let new = Program::new(rule, ways, recurrence.values, (width, misere));
            if let Some(mut new) = new {
                if let Compiled::Ready(old) = old {
                    (new.left, new.filled) = (old.left, old.filled);
                }
                *self = Compiled::Ready(Box::new(new));
            }
        }
        match self {
            Compiled::Ready(program) => Some(program),
            _ => None,
        }
    }
}

impl Program {
    fn new(
        rule: &HeapRule,
        ways: &[Way],
        values: &GrundyValues,
        (width, misere): (Width, Misere),
    ) -> Option<Program> {
        engine()?;
        let n = values.len() as u64;
        let (mut ahead, mut places) = (Vec::new(), Vec::new());
        for (at, way) in ways.iter().enumerate() {
            places.push(match way {
                Way::Amounts(amounts) => {
                    ahead.push((at, Ahead::new(amounts, n)));
                    Some(ahead.len() - 1)
                }
                // Divisors are listed faster than they are tried, a window moves faster than a run is walked, and marks
                // are made 64 at a time.
                Way::Divisors(_) | Way::Window(_) | Way::Sieve(_) => return None,
                _ => None,
            });
        }
        let written = write(&rule.plans, &places, width, misere)?;
        Some(Program {
            runner: Runner::new(written)?,
            width,
            misere,
            ahead,
            seen: 0,
            left: 0,
            filled: 0,
        })
    }

    /// Run the code for a slice of the budget. Return whether it may continue at once.
    fn slice(
        &mut self,
        rule: &HeapRule,
        (n, mut upto): (u64, u64),
        recurrence: &mut Recurrence<'_>,
        budget: &mut Budget<'_>,
    ) -> Result<bool> {
        for (at, ahead) in &mut self.ahead {
            budget.spend(ahead.extend(&rule.plans[*at], upto), || format!("heap {}", n - 1))?;
            upto = upto.min(ahead.upto());
        }
        if upto < n {
            return Ok(false);
        }
        self.runner.room.grow(recurrence.values.largest_from(self.seen), upto);
        // Tables for all numbers that these heaps are likely to look up.
        let wanted = (upto + upto / 2 + 1024).min(MOST_TABLED) as usize;
        self.runner.tabulate(wanted.min(upto as usize), wanted);
        let fickle = recurrence.genera.make_room(upto);
        recurrence.values.lengthen(upto as usize + 1);
        let mut block = Block::new();
        let mut memory: Vec<Placed<'_>> =
            vec![(VALUES, Memory::Values(recurrence.values)), (FICKLE, Memory::Bits(fickle))];
        for (i, (_, ahead)) in self.ahead.iter_mut().enumerate() {
            let Some(entry) = AMOUNTS.entry(i) else { continue };
            let [list, from] = ahead.lists();
            block.set(entry.length, list.len() as u32);
            memory.push((entry.first, Memory::Words(list)));
            memory.push((entry.second, Memory::Words(from)));
        }
        let ran = self.runner.run((n, upto), block, memory, budget);
        self.filled += ran.reached - n;
        self.seen = ran.reached as usize;
        recurrence.values.shorten(ran.reached as usize);
        recurrence.genera.reach(ran.reached);
        recurrence.reserve(self.runner.room.size() - 1);
        ran.pay(budget, || format!("heap {}", ran.reached - 1))?;
        if ran.status == Status::Found {
            recurrence.found(ran.block.get(VALUE), ran.block.get(OPTIONS) as u8);
        }
        Ok(ran.status != Status::Unfit)
    }
}
