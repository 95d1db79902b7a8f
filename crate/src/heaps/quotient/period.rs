//! The period of the classes of heaps.

use crate::base::budget::Budget;
use crate::base::error::Result;

/// Bounds on the moves of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reach {
    /// The most heaps into which a move may break one heap, at least 2.
    pub parts: u64,
    /// The most stones that a move takes.
    pub taken: u64,
}

/// A proven period of the heaps' classes in the misère quotient.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ClassPeriod {
    /// The first heap of the first period, at least 1.
    pub preperiod: u64,
    /// The number of heaps in a period.
    pub length: u64,
    /// The heap size up to which a check proves that the quotient is exact and periodic for all heaps.
    pub bound: u64,
    /// The largest heap that was checked.
    pub upto: u64,
}

impl ClassPeriod {
    /// Return the smallest heap with the same class as `heap` by the period.
    pub fn reduce(&self, heap: u64) -> u64 {
        if heap < self.preperiod {
            return heap;
        }
        self.preperiod + (heap - self.preperiod) % self.length
    }
}

/// Search for a proven period of the classes, the shortest first. Also return the heap at which to search again if no
/// period is proven. The proof needs the heaps up to M = parts · (preperiod + length) + taken: from heap M on, every
/// option has a heap of at least preperiod + length, and the heap smaller by one period has the same class (Plambeck
/// and Siegel 2008).
///
/// # Errors
/// `budget`.
pub fn seek(
    phi: &[u16],
    reach: Reach,
    budget: &mut Budget<'_>,
) -> Result<(Option<ClassPeriod>, u64)> {
    let last = phi.len() as u64 - 1;
    let mut look_at = last + last / 2 + 8;
    for length in 1..=last / reach.parts {
        let repeats = |heap: &u64| phi[*heap as usize] == phi[(heap + length) as usize];
        let alike = (1..=last - length).rev().take_while(repeats).count() as u64;
        budget.spend(alike + 1, || format!("heap {last}"))?;
        let preperiod = last - length + 1 - alike;
        let bound = reach.parts * (preperiod + length) + reach.taken;
        // Require one more checked heap than the theorem does.
        if bound < last {
            let period = ClassPeriod { preperiod, length, bound, upto: last };
            return Ok((Some(period), look_at));
        }
        look_at = look_at.min(bound + 1);
    }
    Ok((None, look_at))
}
