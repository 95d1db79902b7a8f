//! Some options of huge heaps: those that leave only small heaps besides the largest heap.

use std::ops::ControlFlow;

use super::digit::Digit;
use super::take_and_break::TakeAndBreak;
use crate::base::Flow;
use crate::heaps::HeapVisitor;

/// The largest second heap of three heaps; the number of pairs of a second and a third heap grows with its square.
const TRIPLES: u64 = 512;

impl TakeAndBreak {
    /// Return whether every option has at most one heap.
    pub fn is_single(&self) -> bool {
        let mut digits =
            self.takes().iter().map(|take| take.digit).chain(self.tail().1.iter().copied());
        digits.all(|digit| digit.most_heaps() < 2)
    }

    /// Return whether a move from `n` to the heap `left` takes an amount of the digits that repeat indefinitely.
    pub fn is_taken_from_tail(&self, n: u64, left: u64) -> bool {
        !self.tail().1.is_empty() && n - left >= self.tail().0
    }

    /// Return the amounts that may be taken from heap `n`, as ascending ranges. Return `None` if some option has more
    /// than one heap, or if more than one digit repeats.
    ///
    /// ```
    /// use mexplorer::heaps::octal::{TakeAndBreak, TakeCode};
    /// use mexplorer::text::Word;
    /// let nim = TakeAndBreak::from(&TakeCode::parse(Word { text: "0.[3]", start: 0 }, false)?);
    /// assert_eq!(nim.takings(1 << 50), Some(vec![(1, 1 << 50)]));
    /// # Ok::<(), mexplorer::Error>(())
    /// ```
    pub fn takings(&self, n: u64) -> Option<Vec<(u64, u64)>> {
        let (from, tail) = self.tail();
        if !self.is_single() || tail.len() > 1 {
            return None;
        }
        let mut all: Vec<(u64, u64)> = Vec::new();
        for take in self.takes().iter().filter(|take| take.taken <= n && take.taken > 0) {
            let wanted = if take.taken == n { Digit::NOTHING } else { Digit::ONE };
            all.extend(take.digit.has(wanted).then_some((take.taken, take.taken)));
        }
        if let ([digit], true) = (tail, n >= from && n > 0) {
            let whole = digit.has(Digit::NOTHING);
            if digit.has(Digit::ONE) {
                let most = if whole { n } else { n - 1 };
                all.extend((from <= most).then_some((from, most)));
            } else if whole {
                all.push((n, n));
            }
        }
        Some(all)
    }

    /// Visit the options of heap `n` whose smaller heaps are among the `enough` smallest possible ones, in the form of
    /// [`TakeAndBreak::options`]. For three heaps, at most `TRIPLES` (512) sizes of the second heap are visited.
    /// Options of the digits that repeat indefinitely are not visited.
    ///
    /// ```
    /// use std::ops::ControlFlow;
    /// use mexplorer::heaps::octal::TakeAndBreak;
    /// let mut seen = Vec::new();
    /// let _ = TakeAndBreak::grundy().options_near(1 << 50, 2, &mut |heaps| {
    ///     seen.push(heaps[1]);
    ///     ControlFlow::Continue(())
    /// });
    /// assert_eq!(seen, [1, 2]);
    /// ```
    pub fn options_near(&self, n: u64, enough: u64, visit: HeapVisitor<'_>) -> Flow {
        for take in self.takes().iter().take_while(|take| take.taken <= n) {
            let total = n - take.taken;
            if total == 0 && n > 0 && take.digit.has(Digit::NOTHING) {
                visit(&[0])?;
            }
            if total > 0 && take.digit.has(Digit::ONE) {
                visit(&[total])?;
            }
            if take.digit.has(Digit::TWO) {
                let most = if take.distinct { total.saturating_sub(1) / 2 } else { total / 2 };
                for small in take.least..=most.min(take.least.saturating_add(enough - 1)) {
                    visit(&[total - small, small])?;
                }
            }
            if take.digit.has(Digit::THREE) {
                for second in 1..=(total / 3).min(enough).min(TRIPLES) {
                    (1..=second)
                        .try_for_each(|third| visit(&[total - second - third, second, third]))?;
                }
            }
        }
        ControlFlow::Continue(())
    }
}
