//! The repetition of the classes of heaps.

use crate::base::budget::Budget;
use crate::base::error::Result;

/// The reach of the moves of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reach {
    /// Into how many heaps a move may break one, at least 2.
    pub parts: u64,
    /// How many a move takes at most.
    pub taken: u64,
}

/// A proven period of the heaps' classes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ClassPeriod {
    /// The first heap of the first period, at least 1.
    pub preperiod: u64,
    /// The number of heaps in a period.
    pub length: u64,
    /// The heap below which the quotient must be exact and periodic to be so everywhere.
    pub bound: u64,
    /// The heap up to which the repetition was checked.
    pub upto: u64,
}

impl ClassPeriod {
    /// The heap of the first period that is in the class of this one.
    pub fn reduce(&self, heap: u64) -> u64 {
        if heap < self.preperiod {
            return heap;
        }
        self.preperiod + (heap - self.preperiod) % self.length
    }
}

/// The period with the fewest heaps to be checked, if all of them were checked, and the heap at
/// which to look again otherwise. From heap M = parts · (preperiod + length) + taken on every
/// option has a part of at least preperiod + length, and that part less one period is in the same
/// class (Plambeck and Siegel 2008).
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
        // Check one heap more than the theorem needs.
        if bound < last {
            let period = ClassPeriod { preperiod, length, bound, upto: last };
            return Ok((Some(period), look_at));
        }
        look_at = look_at.min(bound + 1);
    }
    Ok((None, look_at))
}
