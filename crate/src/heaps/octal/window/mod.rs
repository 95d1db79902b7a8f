//! An engine for games with few rare heaps and small values. It computes values from a window of the last values,
//! without storing one byte for each heap.
//!
//! *Common values* are decided by the options that leave a rare heap (Berlekamp, Conway and Guy 1982). All rare heaps
//! are *members*, heaps beside which options are examined first. So a value that makes a heap common is among the
//! options if and only if it is among the options beside members. If the mex of the options beside members is common,
//! it is the value of the heap. Otherwise further pairs are examined, one after another, until a pair gives the mex as
//! an option or the window ends. The engine never guesses values outside the window: it calls a heap rare only after
//! examining all its options, and otherwise stops.
//!
//! *Periods.* The next values depend only on the last values, on the first values, and on n modulo 2 if the class does.
//! So when a window occurs a second time, all values after it repeat, whatever lies between.

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

/// The number of common heaps chosen as members, in addition to the rare heaps.
const COMMON: usize = 48;

/// The most rare heaps that the engine accepts.
const MOST_RARE: usize = 300;

/// The largest amount that a move may take.
const MOST_TAKEN: usize = 64;

/// The parameters of an engine.
#[derive(Clone, Copy, Debug)]
pub struct Choice {
    /// The number of last values in the window: a power of two.
    pub width: usize,
    /// The number of common heaps among the members.
    pub common: usize,
    /// Whether vector instructions of the processor may be used.
    pub vectors: bool,
}

impl Default for Choice {
    fn default() -> Self {
        Choice { width: 1 << 14, common: COMMON, vectors: true }
    }
}

/// The engine, in variants by the number of different values that a word can hold.
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

/// The data from which engines are created, computed once from the values of the first heaps.
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
    /// Choose the class, the rare heaps and the members. Return `None` if the game or its first values need another
    /// engine.
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

    /// Create the engine that continues after the values `last`, where the last value belongs to heap `end` − 1. The
    /// list has all values, or at least as many as the window holds. The words hold all values that occur and more than
    /// `more` values; `more` is the limit that an earlier engine exceeded.
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

    /// Return the class, the rare heaps and the width, in the form that certificates use.
    pub fn class(&self) -> (&Class, &[usize], usize) {
        (&self.class, &self.rare, self.choice.width)
    }
}

/// Return the moves of a game, or `None` if a move takes more than `MOST_TAKEN`, may take any amount, leaves three
/// heaps or puts conditions on two heaps, or if no move leaves two heaps.
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
    /// Compute the values of all heaps below `end`.
    ///
    /// # Errors
    /// [`Ended`] if the window is too short or a value is too large.
    pub fn advance(&mut self, end: u64) -> Result<(), Ended> {
        each!(self, machine => machine.advance(end))
    }

    /// Return the number of the next heap.
    pub fn next(&self) -> u64 {
        each!(self, machine => machine.next())
    }

    /// Return the last values, at most `count` of them.
    pub fn last(&self, count: usize) -> &[u8] {
        each!(self, machine => machine.last(count))
    }

    /// Return the number of values in the window once it is full.
    pub fn width(&self) -> usize {
        each!(self, machine => machine.width())
    }

    /// Start to watch for a window that occurs twice.
    pub fn watch_for_next(&mut self) {
        each!(self, machine => machine.watch_for_next());
    }

    pub fn set_watch(&mut self, watch: Option<Watch>) {
        each!(self, machine => machine.set_watch(watch));
    }

    pub fn watch(&self) -> Option<&Watch> {
        each!(self, machine => machine.watch.as_ref())
    }

    /// Return the number of different values that a word can hold.
    pub fn values(&self) -> usize {
        match self {
            Window::Of32(_) => 32,
            Window::Of64(_) => 64,
            Window::Of128(_) => 128,
            Window::Of256(_) => 256,
        }
    }
}
