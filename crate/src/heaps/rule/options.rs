//! The options of one heap, without repetition.

use std::ops::ControlFlow;

use rustc_hash::FxHashSet;

use super::walk::Sink;
use super::{HeapRule, MAX_SHOWN};
use crate::base::Flow;
use crate::base::budget::Budget;
use crate::base::error::{Error, Result};
use crate::heaps::HeapVisitor;

struct Distinct<'v> {
    seen: Option<FxHashSet<Box<[u64]>>>,
    visit: &'v mut dyn FnMut(&[u64]) -> Flow,
    /// The memory used by the stored options, in units of a small option.
    held: usize,
    full: bool,
}

impl Sink for Distinct<'_> {
    fn shown(&self, count: u64) -> u64 {
        count
    }

    fn option(&mut self, parts: &[u64]) -> Flow {
        let mut few = [0_u64; super::parse::MAX_NAMES];
        let mut many = Vec::new();
        let heaps = match few.get_mut(..parts.len()) {
            Some(few) => few,
            None => {
                many.resize(parts.len(), 0);
                &mut many[..]
            }
        };
        heaps.copy_from_slice(parts);
        heaps.sort_unstable_by(|a, b| b.cmp(a));
        let left = heaps.iter().take_while(|h| **h > 0).count();
        let heaps = &heaps[..left.max(1)];
        if let Some(seen) = &mut self.seen {
            if seen.contains(heaps) {
                return ControlFlow::Continue(());
            }
            self.held += 1 + heaps.len() / super::parse::MAX_NAMES;
            if self.held > MAX_SHOWN {
                self.full = true;
                return ControlFlow::Break(());
            }
            seen.insert(heaps.into());
        }
        (self.visit)(heaps)
    }
}

impl HeapRule {
    /// Visit every option of heap `n` once, as a list of heaps in descending order. Empty heaps are omitted, but the
    /// option without any heap is a single 0.
    ///
    /// ```
    /// use mexplorer::{Budget, heaps::rule::HeapRule};
    /// let rule = HeapRule::parse("n -> (i, n-2-i) for i in 0..n-2 | 0 if n > 0")?;
    /// let mut seen = Vec::new();
    /// rule.options(4, &mut Budget::default(), &mut |heaps| {
    ///     seen.push(heaps.to_vec());
    ///     std::ops::ControlFlow::Continue(())
    /// })?;
    /// assert_eq!(seen, [vec![2], vec![1, 1], vec![0]]);
    /// # Ok::<(), mexplorer::Error>(())
    /// ```
    ///
    /// # Errors
    /// `budget`; `memory` for more options than memory can distinguish; `not-smaller`, `division-by-zero`,
    /// `number-too-large` or `too-many` if the rule fails for this heap, with the span of the cause in the typed text.
    pub fn options(&self, n: u64, budget: &mut Budget<'_>, visit: HeapVisitor<'_>) -> Result<Flow> {
        let distinct = matches!(&self.plans[..], [plan] if plan.is_distinct());
        let seen = (!distinct).then(FxHashSet::default);
        let mut sink = Distinct { seen, visit, held: 0, full: false };
        let flow = self.each(n, n, budget, &mut sink)?;
        if sink.full {
            return Err(Error::memory_for::<Box<[u64]>>(MAX_SHOWN, format!("heap {n}")));
        }
        Ok(flow)
    }
}
