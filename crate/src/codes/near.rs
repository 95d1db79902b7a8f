//! The options of huge heaps that tell enough: those that leave a small second heap.

use std::ops::ControlFlow;

use super::breaks::{Breaks, Leave};

impl Breaks {
    /// Whether no option has more than one heap.
    pub fn is_single(&self) -> bool {
        let several = |leave: Leave| leave.0 & (Leave::TWO.0 | Leave::THREE.0) != 0;
        let (_, tail) = self.tail();
        !self.rows().iter().any(|row| several(row.leave)) && !tail.iter().any(|l| several(*l))
    }

    /// Whether the options of any heap are so few kinds that [`Breaks::options_near`] shows all:
    /// finitely many amounts are taken, and at most two heaps are left.
    pub fn is_near(&self) -> bool {
        self.tail().1.is_empty() && !self.rows().iter().any(|row| row.leave.has(Leave::THREE))
    }

    /// Show the options of heap `n` whose smaller heap is one of the `enough` smallest that a row
    /// allows, as [`Breaks::options`] shows them. For rules that are [`Breaks::is_near`].
    ///
    /// ```
    /// use std::ops::ControlFlow;
    /// use mexplorer::codes::Breaks;
    /// let mut seen = Vec::new();
    /// let _ = Breaks::grundy().options_near(1 << 50, 2, &mut |heaps| {
    ///     seen.push(heaps[1]);
    ///     ControlFlow::Continue(())
    /// });
    /// assert_eq!(seen, [1, 2]);
    /// ```
    pub fn options_near(
        &self,
        n: u64,
        enough: u64,
        visit: &mut dyn FnMut(&[u64]) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        for row in self.rows().iter().take_while(|row| row.taken <= n) {
            let total = n - row.taken;
            if total == 0 && n > 0 && row.leave.has(Leave::NOTHING) {
                visit(&[0])?;
            }
            if total > 0 && row.leave.has(Leave::ONE) {
                visit(&[total])?;
            }
            if !row.leave.has(Leave::TWO) {
                continue;
            }
            let most = if row.distinct { total.saturating_sub(1) / 2 } else { total / 2 };
            for small in row.least..=most.min(row.least.saturating_add(enough - 1)) {
                visit(&[total - small, small])?;
            }
        }
        ControlFlow::Continue(())
    }
}
