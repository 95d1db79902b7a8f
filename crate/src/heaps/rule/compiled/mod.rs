//! Rules as WebAssembly: a rule that a user types is compiled in the page, so that its table is filled as fast as by a
//! dedicated program. The interpreter is the reference. It handles each heap at which the rule may fail, or whose
//! numbers may exceed the range of the code.

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

/// The heap from which on a rule is compiled. Smaller tables are filled before a compilation would end.
const FROM: u64 = 1 << 9;

/// The heap from which on a rule is compiled if the table will reach the heap [`LONG`].
const EARLY: u64 = 1 << 5;

/// The least requested heap for which a rule is compiled early.
const LONG: u64 = 4 * FROM;

/// The number of interpreter steps from which on a rule is compiled below [`FROM`] or [`EARLY`] too.
const WALKED: u64 = 1 << 14;

/// The most heaps for which memory is reserved at a time.
const HEAPS: u64 = 1 << 16;

/// The most entries of a table of a number-theoretic function.
const MOST_TABLED: u64 = 1 << 22;

/// The interpreter takes over all heaps if the heaps left to the interpreter exceed 1/8 of the heaps computed by code
/// by more than this number.
const MOST_LEFT: u64 = 64;

/// The code of a rule, compiled on first use.
#[derive(Clone, Debug)]
pub(super) enum Compiled {
    /// The rule is compiled at the heap `from`, or earlier after [`WALKED`] steps of the interpreter.
    Untried {
        from: u64,
    },
    /// The rule has no compiled code, so the interpreter computes all heaps.
    Refused,
    Ready(Box<Program>),
}

#[derive(Clone, Debug)]
pub(super) struct Program {
    runner: Runner,
    /// The width of values in the compiled code.
    width: Width,
    /// The method for misère values in the compiled code.
    misere: Misere,
    /// The lists of amounts, each with the index of its alternative.
    ahead: Vec<(usize, Ahead)>,
    /// The number of heaps whose values are known to have room among the marks.
    seen: usize,
    /// The number of heaps left to the interpreter.
    left: u64,
    /// The number of heaps computed by code.
    filled: u64,
}

impl Default for Compiled {
    fn default() -> Self {
        Compiled::Untried { from: FROM }
    }
}

impl Compiled {
    /// Prepare for a table up to `heap`: the rule is compiled early if the table is long.
    pub(super) fn expect(&mut self, heap: u64) {
        if let Compiled::Untried { from } = self
            && heap >= LONG
        {
            *from = EARLY;
        }
    }

    /// Compute the values of as many heaps up to `upto` as the compiled code can. If heaps up to `upto` remain, the
    /// interpreter must handle the next one. `walked` is the number of steps that the interpreter used for the
    /// preceding heaps.
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
            let is_early = matches!(self, Compiled::Untried { from } if n < *from);
            if is_early && walked < WALKED || n > upto || matches!(self, Compiled::Refused) {
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

    /// Return the program for the present width of values and method for misère values, compiling the rule if
    /// necessary. Return `None` if the rule has no compiled code.
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
                // Do not compile these alternatives, since the interpreter is faster: it lists divisors instead of
                // trying them, moves a window instead of walking a range, and sets 64 marks at a time.
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

    /// Run the code for a part of the budget. Return whether the code can continue at once.
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
        // Create tables for all numbers that these heaps are likely to look up.
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
