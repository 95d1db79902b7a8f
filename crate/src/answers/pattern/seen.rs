//! The computation of the values in which formulas are searched.

use super::search::{self, Found};
use super::sight::{Sight, typed};
use crate::base::budget::Budget;
use crate::base::error::Result;
use crate::notation::Game;
use crate::period::sequence::Sequence;

/// The number of values beyond the table on which formulas are tested, as a multiple of the table's last heap.
const HELD_OUT: u64 = 10;
/// The least number of values beyond the table that are evidence for an unproven formula.
const FEWEST: usize = 1000;

impl Sight {
    /// Compute the table up to a heap, and further values as far as the budget suffices.
    ///
    /// # Errors
    /// The errors of the rule, and `budget` if the first heaps take too many steps.
    pub(crate) fn new(
        game: &Game,
        mut sequence: Box<dyn Sequence>,
        upto: u64,
        budget: &mut Budget<'_>,
    ) -> Result<Sight> {
        let rule = typed(game);
        let known = |sequence: &dyn Sequence, from: usize, to: u64| -> Vec<u64> {
            (from as u64..=to).map_while(|heap| sequence.value(heap)).collect()
        };
        match sequence.extend(upto, true, budget) {
            Err(error) if error.is_exhausted() && sequence.value(64).is_some() => {}
            done => done?,
        }
        let values = known(&*sequence, 0, upto);
        let complete = values.len() as u64 > upto;
        let (period, proof) = (sequence.period(), sequence.proof());
        let table = values.len();
        let mut sight = Sight { values, table, period, proof, weighs: true, rule };
        let proven = period.is_some_and(|period| period.proven) || proof.is_some();
        if complete {
            let last = upto.saturating_mul(HELD_OUT + 1).max(FEWEST as u64 + upto);
            // Compute values beyond the table only if an unproven formula needs them as a test.
            if !proven && sight.is_waited_for() {
                match sequence.extend(last, false, budget) {
                    Err(error) if error.is_exhausted() => {}
                    done => done?,
                }
            }
            let more = known(&*sequence, sight.values.len(), last);
            sight.values.extend(more);
        }
        let held_out = sight.values.len() > table || !complete;
        // If few values were computed, use only a part of them as the table.
        sight.table = table.min((sight.values.len() / 4).max(1));
        sight.weighs =
            held_out && sight.behind() >= FEWEST && sight.is_far(game) && sight.is_lively();
        Ok(sight)
    }

    /// Return whether formulas for the values, or for the lost heaps, hold for all computed values, but none is proven.
    fn is_waited_for(&self) -> bool {
        let waits =
            |found: Vec<Found>| !found.is_empty() && found.iter().all(|each| each.proven.is_none());
        waits(search::values(self)) || waits(search::lost(self))
    }
}
