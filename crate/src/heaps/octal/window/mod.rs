//! Values from the last ones alone: an engine for games with few rare heaps and small values, which needs a
//! window of the last values in place of a byte for each heap.
//!
//! *Common values* are decided by the options that leave a rare heap (Berlekamp, Conway and Guy 1982), and all
//! rare heaps are members: a value that makes a heap common is among its options if it is among those beside
//! members. If the mex of these options is common, it is the value. Otherwise further heaps are looked at, one
//! after another, until one gives the mex as an option or the window ends. The engine never guesses what the
//! window does not show: it calls a heap rare only after looking at all its options, and otherwise stops.
//!
//! *Periods.* What follows depends on the last values, n modulo 2 where the class does, and the first values
//! alone. So when a window comes again, all values after it repeat, whatever lies between.

mod bytes;
mod class;
mod kernel;
mod machine;
mod members;
pub mod prover;
mod record;
mod sources;
#[cfg(test)]
mod tests;
mod word;

use super::digit::Digit;
use super::engine::SparseSpace;
use super::take_and_break::TakeAndBreak;
pub use class::Class;
use machine::Machine;
pub use machine::{Ended, Moves, Shape, Watch};

/// Members chosen besides the rare heaps.
const COMMON: usize = 48;

/// The most rare heaps.
const MOST_RARE: usize = 300;

/// The most that a move may take.
const MOST_TAKEN: usize = 64;

/// The parameters of an engine.
#[derive(Clone, Copy, Debug)]
pub struct Choice {
    /// Values kept, those of the last heaps: a power of two.
    pub width: usize,
    /// Common heaps that are members.
    pub common: usize,
    /// Whether vectors of the processor may be used.
    pub vectors: bool,
}

impl Default for Choice {
    fn default() -> Self {
        Choice { width: 1 << 14, common: COMMON, vectors: true }
    }
}

/// The engine, by the number of values that its words hold.
#[derive(Clone, Debug)]
pub enum Window {
    Of32(Box<Machine<u16>>),
    Of64(Box<Machine<u32>>),
    Of128(Box<Machine<u64>>),
    Of256(Box<Machine<u128>>),
}

macro_rules! each {
    ($window:expr, $machine:ident => $result:expr) => {
        match $window {
            Window::Of32($machine) => $result,
            Window::Of64($machine) => $result,
            Window::Of128($machine) => $result,
            Window::Of256($machine) => $result,
        }
    };
}

/// The parts of an engine, found once from the values of the first heaps.
#[derive(Clone, Debug)]
pub struct Plan {
    moves: Moves,
    class: Class,
    choice: Choice,
    rare: Vec<usize>,
    members: Vec<usize>,
    head: Vec<u8>,
}

impl Plan {
    /// `None` where the game or its first values need another engine.
    pub fn new(rules: &TakeAndBreak, values: &[u8], choice: Choice) -> Option<Self> {
        let moves = moves(rules)?;
        let parity = {
            let first = moves.splits.first()? % 2;
            moves.splits.iter().all(|taken| taken % 2 == first).then_some(first)
        };
        let mut sparse = SparseSpace::new(parity);
        values.iter().enumerate().for_each(|(n, value)| sparse.push(n, u16::from(*value)));
        sparse.review(values);
        let (mask, turned) = sparse.class()?;
        let class = Class { mask, turned };
        let rare = (1..values.len()).filter(|n| !class.is_common(*n as u64, values[*n]));
        let rare: Vec<usize> = rare.collect();
        let last = rare.last().copied().unwrap_or(0);
        if rare.len() > MOST_RARE || last + 2 * MOST_TAKEN > choice.width.min(values.len()) {
            return None;
        }
        let members = members::choose(values, &moves, &class, &rare, choice.common);
        let head = values[..values.len().min(choice.width)].to_vec();
        Some(Plan { moves, class, choice, rare, members, head })
    }

    /// The engine that continues after these values, the last of which belongs to heap `end` − 1: all values,
    /// or as many as the window holds. Its words hold more values than occur, and more than the count `more`,
    /// which was outgrown.
    pub fn window(&self, last: &[u8], end: u64, more: usize) -> Option<Window> {
        let largest = last.iter().chain(&self.head).max().map_or(0, |value| usize::from(*value));
        let shape = Shape { width: self.choice.width, vectors: self.choice.vectors };
        macro_rules! made {
            ($kind:ident) => {
                Window::$kind(Box::new(Machine::new(
                    (self.moves.clone(), self.class.clone()),
                    shape,
                    (&self.head, last, end.checked_sub(1)?),
                    (self.rare.clone(), self.members.clone()),
                )?))
            };
        }
        Some(match largest.max(more) {
            0..32 => made!(Of32),
            32..64 => made!(Of64),
            64..128 => made!(Of128),
            _ => made!(Of256),
        })
    }

    /// The class, the rare heaps and the width, as certificates name them.
    pub fn class(&self) -> (&Class, &[usize], usize) {
        (&self.class, &self.rare, self.choice.width)
    }
}

/// The moves of a game without other conditions on its heaps.
fn moves(rules: &TakeAndBreak) -> Option<Moves> {
    let mut moves = Moves { whole: Vec::new(), single: Vec::new(), splits: Vec::new() };
    if !rules.tail().1.is_empty() {
        return None;
    }
    for take in rules.takes() {
        let taken = usize::try_from(take.taken).ok().filter(|taken| *taken <= MOST_TAKEN)?;
        if take.digit.has(Digit::THREE) || take.least != 1 || take.distinct {
            return None;
        }
        moves.whole.extend((take.digit.has(Digit::NOTHING) && taken > 0).then_some(taken));
        moves.single.extend(take.digit.has(Digit::ONE).then_some(taken));
        moves.splits.extend(take.digit.has(Digit::TWO).then_some(taken));
    }
    (!moves.splits.is_empty()).then_some(moves)
}

impl Window {
    /// Value all heaps below `end`.
    ///
    /// # Errors
    /// Where the window ends.
    pub fn advance(&mut self, end: u64) -> Result<(), Ended> {
        each!(self, machine => machine.advance(end))
    }

    /// The next heap.
    pub fn next(&self) -> u64 {
        each!(self, machine => machine.next())
    }

    /// The last values, at most `count`.
    pub fn last(&self, count: usize) -> &[u8] {
        each!(self, machine => machine.last(count))
    }

    /// The least number of values in the window once it is full.
    pub fn width(&self) -> usize {
        each!(self, machine => machine.width())
    }

    /// Watch for a window that ends with the same values as the present one.
    pub fn watch_for_next(&mut self) {
        each!(self, machine => machine.watch_for_next());
    }

    pub fn set_watch(&mut self, watch: Option<Watch>) {
        each!(self, machine => machine.set_watch(watch));
    }

    pub fn watch(&self) -> Option<&Watch> {
        each!(self, machine => machine.watch.as_ref())
    }

    /// The number of values that the words hold.
    pub fn values(&self) -> usize {
        match self {
            Window::Of32(_) => 32,
            Window::Of64(_) => 64,
            Window::Of128(_) => 128,
            Window::Of256(_) => 256,
        }
    }
}
