//! The values of the heaps reachable from a position, for rules that reach only few heaps.

use rustc_hash::FxHashMap;

use super::HeapGame;
use crate::games::kit::prelude::*;
use crate::ruleset::follow::{follow, mex_of};

/// The largest heap up to which the table is filled first. Larger heaps are then valued through their reachable heaps
/// only, if possible.
pub(super) const TABLE: u64 = 200_000;
/// The largest number of reachable heaps.
const MOST: usize = 500_000;

/// The steps for each heap of an option after the first, in addition to the step for the option.
const PER_HEAP: u64 = 2;

impl HeapGame {
    /// Compute the values of the given heaps and of all heaps reachable by moves.
    ///
    /// # Errors
    /// `budget`, naming the heap; the errors of the rule at a reachable heap.
    pub(super) fn reach_all(
        &self,
        heaps: &[u64],
        budget: &mut Budget<'_>,
    ) -> Result<FxHashMap<u64, u64>> {
        let mut values = (*self.reached).clone();
        for heap in heaps {
            let options = &mut |heap: &u64, met: usize| {
                if met > MOST {
                    return Err(Error::budget(budget.used(), format!("heap {heap}")));
                }
                let (mut options, mut steps, left) = (Vec::new(), 0, budget.left());
                let _ = self.show(*heap, budget, &mut |into| {
                    options.push(into.to_vec());
                    steps += PER_HEAP * (into.len() as u64).saturating_sub(1);
                    if steps > left { Flow::Break(()) } else { Flow::Continue(()) }
                })?;
                budget.spend(steps, || format!("heap {heap}"))?;
                Ok(options)
            };
            follow(heap, &mut values, options, &mut mex_of)?;
        }
        Ok(values)
    }
}
