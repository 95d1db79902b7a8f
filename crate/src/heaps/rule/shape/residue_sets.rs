//! Proofs of periods for rules with all smaller heaps of some residue classes as options.
//!
//! From some heap on, let the residue of n modulo M determine its options: all heaps from a to n − c of some residue
//! classes, some heaps at most `window` back, and some fixed heaps. Then the value of n depends on its residue, the
//! last `window` values, and for each residue the set of values of the heaps from a to n − c of that residue. These
//! sets never shrink. So if a window of values recurs at an equal residue, and no set has grown in between, all later
//! values recur, too.

use super::residue_classes::ResidueClasses;
use crate::period::values::GrundyValues;
use crate::period::window::WindowSearch;
use crate::period::{Period, Proof};

/// The limit of the total size of all sets; larger sets are regarded as growing forever.
const MOST: usize = 1 << 12;

/// The sets of values by residue, and a search for a recurring window once the sets seem to be stable.
#[derive(Clone, Debug)]
pub(in crate::heaps::rule) struct ResidueSets {
    modulus: usize,
    from: u64,
    window: u64,
    lo: u64,
    back: u64,
    next: usize,
    /// For each residue, the set of values of the heaps from `lo` on.
    sets: Vec<Vec<u32>>,
    /// The total size of the sets.
    size: usize,
    /// The last heap that added a value to a set.
    grew: u64,
    search: Option<WindowSearch>,
}

impl ResidueSets {
    pub(in crate::heaps::rule) fn new(classes: &ResidueClasses) -> ResidueSets {
        let prefixes = || classes.reach.iter().flat_map(|reach| &reach.prefixes);
        let back = prefixes().map(|prefix| prefix.back).max().unwrap_or(0);
        let lo = prefixes().map(|prefix| prefix.lo).max().unwrap_or(0);
        let window = classes.window().max(back);
        ResidueSets {
            modulus: classes.reach.len(),
            from: classes.from.saturating_add(window + back),
            window,
            lo,
            back,
            next: 0,
            sets: vec![Vec::new(); classes.reach.len()],
            size: 0,
            grew: 0,
            search: None,
        }
    }

    pub(in crate::heaps::rule) fn look(
        &mut self,
        values: &GrundyValues,
    ) -> Option<(Period, Proof)> {
        while let Some(value) = values.get(self.next) {
            let heap = self.next as u64;
            let set = &mut self.sets[self.next % self.modulus];
            self.next += 1;
            if heap >= self.lo && self.size < MOST && !set.contains(&value) {
                set.push(value);
                self.size += 1;
                self.grew = heap;
                self.search = None;
            }
        }
        // Start a search only after the sets have been stable for a long time, since a new search examines all values
        // again.
        let settled = self.grew.saturating_add(self.back + 1).max(self.from);
        if self.size >= MOST || (values.len() as u64) < 2 * settled {
            return None;
        }
        let start = || WindowSearch::with_residues(self.window, self.modulus, settled);
        self.search.get_or_insert_with(start).look(values)
    }
}
