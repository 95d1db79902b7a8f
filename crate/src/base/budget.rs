//! The step budget, which limits every search and reports the progress.

use serde::Serialize;

use crate::base::error::{Error, Result};
#[cfg(feature = "lab")]
use crate::base::memory::held;

/// The number of steps that a call may take by default.
pub const DEFAULT_STEPS: u64 = 20_000_000;

/// The default memory limit of a call in bytes: WebAssembly can address 4 GB, and a growing table needs three times its
/// size.
#[cfg(feature = "lab")]
const MOST_BYTES: usize = 1 << 30;

/// The number of steps between two reports to a watcher, and between two checks of the memory.
const TICK: u64 = 1 << 18;

/// The number of steps of a table that take as long as one step of a search: a table reads values that lie side by
/// side, while a search stores each position that it meets. In the small core, whose tables are short, each counts.
#[cfg(feature = "lab")]
const TABLE_STEPS: u64 = 4;

/// The progress of a call, as passed to its listener.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Progress {
    /// The steps used; for a table, the heaps computed.
    pub done: u64,
    /// The steps allowed; for a table, the heaps requested.
    pub total: u64,
}

/// A callback that receives, at intervals, the number of steps used and the number of steps allowed.
pub type Watch<'w> = &'w mut dyn FnMut(u64, u64);

/// A counter of steps with a limit. One step is about one option examined.
///
/// ```
/// use mexplorer::Budget;
/// let mut budget = Budget::steps(2);
/// assert!(budget.spend(2, || "heap 7".into()).is_ok());
/// assert_eq!(budget.spend(1, || "heap 8".into()).unwrap_err().code.as_str(), "budget");
/// ```
pub struct Budget<'w> {
    /// The limit of `used`, which is less than `total` inside [`Budget::at_most`].
    limit: u64,
    total: u64,
    used: u64,
    next_tick: u64,
    /// Within [`Budget::for_table`], the steps used before that call, and the number of steps of the table that count
    /// as one step of the budget.
    #[cfg(feature = "lab")]
    before: u64,
    #[cfg(feature = "lab")]
    per_step: u64,
    watcher: Option<Watch<'w>>,
    /// The bytes that the call may allocate (`bytes`), and the bytes that the whole program may hold (`most`).
    #[cfg(feature = "lab")]
    bytes: usize,
    #[cfg(feature = "lab")]
    most: usize,
}

impl Default for Budget<'_> {
    fn default() -> Self {
        Budget::steps(DEFAULT_STEPS)
    }
}

impl<'w> Budget<'w> {
    /// Create a budget of `limit` steps.
    pub fn steps(limit: u64) -> Self {
        Budget {
            limit,
            total: limit,
            used: 0,
            next_tick: TICK,
            #[cfg(feature = "lab")]
            before: 0,
            #[cfg(feature = "lab")]
            per_step: 1,
            watcher: None,
            #[cfg(feature = "lab")]
            bytes: MOST_BYTES,
            #[cfg(feature = "lab")]
            most: held().saturating_add(MOST_BYTES),
        }
    }

    /// Set a `watcher`, which is called at intervals with the steps used and allowed.
    pub fn watched(mut self, watcher: Watch<'w>) -> Self {
        self.watcher = Some(watcher);
        self
    }

    /// Limit the memory to `bytes` more bytes than the program holds at this call; the default is 2^30. Bytes are
    /// counted if [`CountingAllocator`](crate::memory::CountingAllocator) is installed.
    ///
    /// ```
    /// use mexplorer::{Budget, ErrorCode, memory::CountingAllocator};
    /// #[global_allocator]
    /// static ALLOCATOR: CountingAllocator = CountingAllocator;
    /// let mut budget = Budget::default().with_memory(1000);
    /// let table = vec![1u8; 2000];
    /// let error = budget.spend(1 << 18, || format!("heap {}", table.len())).unwrap_err();
    /// assert_eq!((error.code, error.is_exhausted()), (ErrorCode::Memory, true));
    /// drop(table);
    /// assert!(budget.spend(1 << 18, String::new).is_ok());
    /// ```
    #[cfg(feature = "lab")]
    pub fn with_memory(mut self, bytes: usize) -> Self {
        self.bytes = bytes;
        self.most = held().saturating_add(bytes);
        self
    }

    /// Add `steps` to the steps used.
    ///
    /// # Errors
    /// `budget` once more steps are used than allowed, `memory` once more bytes are held than allowed; `reached` then
    /// describes the progress of the search.
    #[inline]
    pub fn spend(&mut self, steps: u64, reached: impl FnOnce() -> String) -> Result<()> {
        // If the counter overflows, the limit is exceeded.
        let within = self.used.checked_add(steps).is_some_and(|used| used <= self.limit);
        self.used = self.used.saturating_add(steps);
        if !within {
            return Err(Error::budget(self.limit(), reached()));
        }
        if self.used >= self.next_tick {
            self.next_tick = self.used.saturating_add(TICK);
            #[cfg(feature = "lab")]
            if held() > self.most {
                return Err(Error::memory(self.bytes as u64, reached()));
            }
            let counted = self.counted();
            if let Some(watcher) = &mut self.watcher {
                watcher(counted, self.total);
            }
        }
        Ok(())
    }

    /// Check whether `bytes` more bytes may be allocated, before so many are allocated at once.
    ///
    /// # Errors
    /// `memory` if they may not; `reached` then describes the progress of the search.
    ///
    /// ```
    /// use mexplorer::{Budget, ErrorCode};
    /// let budget = Budget::default();
    /// assert!(budget.allow(1000, String::new).is_ok());
    /// let error = budget.allow(1 << 40, || "a table".into()).unwrap_err();
    /// assert_eq!(error.code, ErrorCode::Memory);
    /// ```
    #[cfg(feature = "lab")]
    pub fn allow(&self, bytes: u64, reached: impl FnOnce() -> String) -> Result<()> {
        if (held() as u64).saturating_add(bytes) > self.most as u64 {
            return Err(Error::memory(self.bytes as u64, reached()));
        }
        Ok(())
    }

    /// Run `work` with at most `steps` of the remaining steps.
    ///
    /// ```
    /// use mexplorer::Budget;
    /// let mut budget = Budget::steps(9);
    /// assert!(budget.at_most(3, |part| part.spend(4, String::new)).is_err());
    /// assert_eq!(budget.left(), 6);
    /// assert!(budget.at_most(7, |part| part.spend(7, String::new)).is_err());
    /// ```
    pub fn at_most<T>(&mut self, steps: u64, work: impl FnOnce(&mut Self) -> T) -> T {
        let whole = self.limit;
        let part = whole.min(self.used.saturating_add(steps));
        self.limit = part;
        let result = work(self);
        if part < whole {
            // If the work exceeded its part, count only the part as used.
            self.used = self.used.min(part);
        }
        self.limit = whole;
        result
    }

    /// Run `work`, which fills a table, with the remaining steps. Its steps are short, so that four of them count as
    /// one.
    ///
    /// ```
    /// use mexplorer::Budget;
    /// let mut budget = Budget::steps(10);
    /// assert!(budget.spend(2, String::new).is_ok());
    /// assert!(budget.for_table(|table| table.spend(15, String::new)).is_ok());
    /// assert_eq!(budget.left(), 4);
    /// assert!(budget.for_table(|table| table.spend(17, String::new)).is_err());
    /// ```
    #[cfg(feature = "lab")]
    pub fn for_table<T>(&mut self, work: impl FnOnce(&mut Self) -> T) -> T {
        if self.per_step > 1 {
            return work(self);
        }
        let (before, limit) = (self.used, self.limit);
        let scaled = |steps: u64| steps.saturating_sub(before).saturating_mul(TABLE_STEPS);
        (self.before, self.per_step, self.used) = (before, TABLE_STEPS, 0);
        (self.limit, self.next_tick) = (scaled(limit), scaled(self.next_tick));
        let result = work(self);
        let counted = |steps: u64| before.saturating_add(steps.div_ceil(TABLE_STEPS));
        (self.used, self.next_tick) = (counted(self.used), counted(self.next_tick));
        (self.before, self.per_step, self.limit) = (0, 1, limit);
        result
    }

    /// Run `work`.
    #[cfg(not(feature = "lab"))]
    pub fn for_table<T>(&mut self, work: impl FnOnce(&mut Self) -> T) -> T {
        work(self)
    }

    /// The number of steps allowed.
    pub fn limit(&self) -> u64 {
        #[cfg(feature = "lab")]
        return self.before.saturating_add(self.limit / self.per_step);
        #[cfg(not(feature = "lab"))]
        self.limit
    }

    /// The number of steps used, where the steps of a table count as they do within [`Budget::for_table`].
    fn counted(&self) -> u64 {
        #[cfg(feature = "lab")]
        return self.before + self.used / self.per_step;
        #[cfg(not(feature = "lab"))]
        self.used
    }

    /// The number of steps used.
    #[inline]
    pub fn used(&self) -> u64 {
        self.used
    }

    /// The number of steps left.
    #[inline]
    pub fn left(&self) -> u64 {
        self.limit.saturating_sub(self.used)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Charging one step more than the steps left fails even at the largest limit. Work that does not fit into memory
    /// is refused in this way.
    #[test]
    fn more_steps_than_can_be_counted_pass_every_limit() {
        let mut budget = Budget::steps(u64::MAX);
        assert!(budget.spend(u64::MAX - 1, String::new).is_ok());
        assert!(budget.spend(1, String::new).is_ok());
        assert!(budget.spend(budget.left().saturating_add(1), String::new).is_err());
    }

    #[test]
    fn a_part_reports_the_progress_of_the_whole() {
        let mut reports = Vec::new();
        let mut watch = |done, total| reports.push((done, total));
        let mut budget = Budget::steps(10 * TICK).watched(&mut watch);
        assert!(budget.at_most(2 * TICK, |part| part.spend(TICK, String::new)).is_ok());
        assert_eq!(reports, [(TICK, 10 * TICK)]);
    }
}
