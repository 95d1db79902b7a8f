//! The values of heaps that play can reach, where they are fewer than those of a table.

use rustc_hash::FxHashMap;

use super::HeapGame;
use crate::games::kit::prelude::*;
use crate::ruleset::follow::{follow, mex_of};

/// Heaps of a table that is filled without a look at what can be reached.
pub(super) const TABLE: u64 = 200_000;
/// Heaps that are reached at most.
const MOST: usize = 500_000;

impl HeapGame {
    /// Find the values of these heaps and of all that follow them, going by the rule from heap to heap.
    ///
    /// # Errors
    /// `budget`, naming the heap; what the rule refuses at a heap that is reached.
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
                let mut options = Vec::new();
                let _ = self.show(*heap, budget, &mut |into| {
                    options.push(into.to_vec());
                    Flow::Continue(())
                })?;
                Ok(options)
            };
            follow(heap, &mut values, options, &mut mex_of)?;
        }
        Ok(values)
    }
}
