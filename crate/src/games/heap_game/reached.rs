//! The values of heaps that play can reach, where they are fewer than those of a table.

use rustc_hash::FxHashMap;

use super::HeapGame;
use crate::games::kit::prelude::*;

/// Heaps of a table that is filled without a look at what can be reached.
pub(super) const TABLE: u64 = 200_000;
/// Heaps that are reached at most.
const MOST: usize = 500_000;

/// A heap whose options are being valued.
struct Frame {
    heap: u64,
    options: Vec<Vec<u64>>,
    next: usize,
    seen: Vec<u64>,
}

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
        let mut stack: Vec<Frame> = Vec::new();
        for &heap in heaps {
            if !values.contains_key(&heap) {
                stack.push(self.frame(heap, budget)?);
            }
            while let Some(top) = stack.last_mut() {
                let Some(option) = top.options.get(top.next) else {
                    top.seen.sort_unstable();
                    let mex =
                        top.seen.iter().fold(0, |mex, v| if *v == mex { mex + 1 } else { mex });
                    values.insert(top.heap, mex);
                    stack.pop();
                    continue;
                };
                if let Some(unknown) = option.iter().find(|heap| !values.contains_key(*heap)) {
                    let unknown = *unknown;
                    if values.len() + stack.len() > MOST {
                        return Err(Error::budget(budget.used(), format!("heap {unknown}")));
                    }
                    stack.push(self.frame(unknown, budget)?);
                } else {
                    let value = option.iter().fold(0, |sum, heap| sum ^ values[heap]);
                    top.seen.push(value);
                    top.next += 1;
                }
            }
        }
        Ok(values)
    }

    fn frame(&self, heap: u64, budget: &mut Budget<'_>) -> Result<Frame> {
        let mut options = Vec::new();
        let _ = self.show(heap, budget, &mut |into| {
            options.push(into.to_vec());
            Flow::Continue(())
        })?;
        Ok(Frame { heap, options, next: 0, seen: Vec::new() })
    }
}
