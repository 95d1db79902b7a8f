//! The options of one heap, each once.

use std::ops::ControlFlow;

use rustc_hash::FxHashSet;

use super::walk::Sink;
use super::{HeapRule, MAX_SHOWN};
use crate::base::Flow;
use crate::base::budget::Budget;
use crate::base::error::Result;
use crate::heaps::HeapVisitor;

struct Distinct<'v> {
    seen: Option<FxHashSet<Box<[u64]>>>,
    visit: &'v mut dyn FnMut(&[u64]) -> Flow,
    full: bool,
}

impl Sink for Distinct<'_> {
    fn option(&mut self, parts: &[u64]) -> Flow {
        let mut heaps = [0_u64; super::parse::MAX_NAMES];
        let heaps = &mut heaps[..parts.len()];
        heaps.copy_from_slice(parts);
        // Insertion sort, descending: an option has few heaps.
        for i in 1..heaps.len() {
            let mut at = i;
            while at > 0 && heaps[at - 1] < heaps[at] {
                heaps.swap(at - 1, at);
                at -= 1;
            }
        }
        let left = heaps.iter().take_while(|h| **h > 0).count();
        let heaps = &heaps[..left.max(1)];
        if let Some(seen) = &mut self.seen {
            if seen.contains(heaps) {
                return ControlFlow::Continue(());
            }
            if seen.len() >= MAX_SHOWN {
                self.full = true;
                return ControlFlow::Break(());
            }
            seen.insert(heaps.into());
        }
        (self.visit)(heaps)
    }
}

impl HeapRule {
    /// Visit every option of heap `n` once, as the heaps that it leaves, the largest first; empty
    /// heaps are left out, but for a lone 0 where nothing is left.
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
    /// `budget` when the steps end, or when there are more options than can be distinguished in
    /// memory; `not-smaller`, `division-by-zero` or `number-too-large` where the rule breaks down,
    /// with the option's spot in the text as typed.
    pub fn options(&self, n: u64, budget: &mut Budget<'_>, visit: HeapVisitor<'_>) -> Result<Flow> {
        let distinct = matches!(&self.plans[..], [plan] if plan.is_distinct());
        let seen = (!distinct).then(FxHashSet::default);
        let mut sink = Distinct { seen, visit, full: false };
        let flow = self.each(n, n, budget, &mut sink)?;
        if sink.full {
            budget.spend(budget.left().saturating_add(1), || format!("heap {n}"))?;
        }
        Ok(flow)
    }
}
