//! Tables computed in slices: each call of `advance` resumes the job and returns the next part.

use serde::Serialize;

use super::fill::fill;
use super::limits::{MAX_TABLE, no_table};
use crate::base::budget::Budget;
use crate::base::error::{Error, ErrorCode, Result};
use crate::base::nimber::MAX_HEAP;
use crate::notation::Game;
use crate::period::sequence::Sequence;
use crate::period::values::GrundyValues;
use crate::period::{Period, Proof};

/// The largest number of values in one part.
const PART: u64 = 1 << 18;

/// The next part of a table.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[non_exhaustive]
pub struct Advance {
    /// The game in canonical form.
    pub game: String,
    /// The heap of the part's first value.
    pub from: u64,
    /// The values of this part, possibly none.
    #[serde(skip_serializing)] // added at the JavaScript boundary as a typed array
    pub nimbers: GrundyValues,
    /// The largest heap whose value has been returned; 0 before the first value.
    pub reached: u64,
    /// The largest heap of the requested table.
    pub total: u64,
    /// Whether this is the last part.
    pub done: bool,
    /// The number of values taken from an earlier job.
    pub resumed: u64,
    /// Whether a later job can continue from the returned values.
    pub resumes: bool,
    /// The period, if known after this part.
    pub period: Option<Period>,
    /// The proof of the period, or the closed form of the values.
    pub proof: Option<Proof>,
}

/// A table that is computed in several calls.
///
/// ```
/// use mexplorer::{Game, TableJob};
/// let mut growing = TableJob::new(&Game::parse("subtract 1 3 4 90000")?, 200_000)?;
/// let mut values = Vec::new();
/// loop {
///     let part = growing.advance(10_000)?;
///     assert_eq!(part.from, values.len() as u64);
///     values.extend(part.nimbers.iter());
///     if part.done {
///         break;
///     }
/// }
/// assert_eq!((values.len(), &values[..7]), (200_001, &[0, 1, 0, 1, 2, 3, 2][..]));
/// # Ok::<(), mexplorer::Error>(())
/// ```
pub struct TableJob {
    game: String,
    sequence: Box<dyn Sequence>,
    upto: u64,
    /// The number of values taken from an earlier job.
    resumed: u64,
    next: u64,
    /// The budget of all slices together, so that their memory is bounded, too.
    budget: Budget<'static>,
    /// The smallest number of steps of the next slice: a single heap may need more steps than the caller allows.
    least: u64,
    /// Whether the computation is complete: no value and no period remains to be computed.
    settled: bool,
    /// The error that ends the job once all computed values are returned.
    failed: Option<Error>,
    /// The `budget` error of the last slice, if the budget ended in that slice.
    cut: Option<Error>,
}

impl TableJob {
    /// Create an empty table of heaps `0..=upto`.
    ///
    /// # Errors
    /// `no-table` for games not played with heaps, and under misère play, where a heap has no single number as its
    /// value; `too-many` beyond [`MAX_TABLE`].
    pub fn new(game: &Game, upto: u64) -> Result<Self> {
        if upto > MAX_TABLE {
            return Err(Error::new(
                ErrorCode::TooMany,
                format!("expected a table up to heap {MAX_TABLE} or less, found `upto` {upto}"),
            )
            .with("of", "table")
            .with("limit", MAX_TABLE)
            .with("found", upto));
        }
        TableJob::unlimited(game, upto)
    }

    /// Create an empty table of heaps `0..=upto` without the limit `MAX_TABLE`, for programs with more memory than a
    /// web page.
    ///
    /// ```
    /// use mexplorer::{Game, MAX_TABLE, TableJob};
    /// let kayles = Game::parse("kayles")?;
    /// assert!(TableJob::new(&kayles, MAX_TABLE + 1).is_err());
    /// let part = TableJob::unlimited(&kayles, MAX_TABLE + 1)?.advance(1000)?;
    /// assert_eq!((part.total, part.done), (MAX_TABLE + 1, false));
    /// # Ok::<(), mexplorer::Error>(())
    /// ```
    ///
    /// # Errors
    /// `no-table`, as for [`TableJob::new`].
    pub fn unlimited(game: &Game, upto: u64) -> Result<Self> {
        if game.misere {
            return Err(no_table(game, "misere"));
        }
        let sequence = game.rule.sequence().map_err(|reason| no_table(game, reason))?;
        Ok(TableJob {
            game: game.to_string(),
            sequence,
            upto,
            resumed: 0,
            next: 0,
            budget: Budget::default(),
            least: 1,
            settled: false,
            failed: None,
            cut: None,
        })
    }

    /// Set a budget of `steps` for all slices of the job together.
    pub fn limited(mut self, steps: u64) -> Self {
        self.budget = Budget::steps(steps.min(MAX_HEAP));
        self
    }

    /// Limit the memory of all slices together to `bytes` more bytes than the program holds at this call; the default
    /// is 2^30. Bytes are counted as by [`Budget::with_memory`].
    ///
    /// ```
    /// use mexplorer::{ErrorCode, Game, TableJob, memory::CountingAllocator};
    /// #[global_allocator]
    /// static ALLOCATOR: CountingAllocator = CountingAllocator;
    /// let rule = Game::parse("n -> n-k for k in 1..n if k % 3 != n % 5")?;
    /// let mut job = TableJob::new(&rule, 1_000_000)?.with_memory(20_000);
    /// let error = loop {
    ///     match job.advance(1 << 20) {
    ///         Ok(part) => assert!(!part.done),
    ///         Err(error) => break error,
    ///     }
    /// };
    /// assert_eq!(error.code, ErrorCode::Memory);
    /// # Ok::<(), mexplorer::Error>(())
    /// ```
    #[cfg(feature = "lab")]
    pub fn with_memory(mut self, bytes: usize) -> Self {
        self.budget = self.budget.with_memory(bytes);
        self
    }

    /// Continue the job from the values of an earlier job, which begin at heap 0. The new job returns these values once
    /// more. If the game does not support this, or if a check finds a wrong value, the job computes all values anew.
    ///
    /// ```
    /// use mexplorer::{Budget, Game, TableJob, table};
    /// let game = Game::parse("octal 0.06")?;
    /// let kept = table(&game, 2000, &mut Budget::default())?.nimbers;
    /// let job = TableJob::new(&game, 3000)?.resumed(&kept);
    /// let (values, ..) = job.finish(&mut Budget::default())?;
    /// assert_eq!(values, table(&game, 3000, &mut Budget::default())?.nimbers);
    /// # Ok::<(), mexplorer::Error>(())
    /// ```
    pub fn resumed(mut self, values: &GrundyValues) -> Self {
        if self.sequence.go_on_from(values) {
            self.resumed = values.len() as u64;
        }
        self
    }

    /// Compute for about `steps` steps and return the new values: at most 2^18 values, so that a part never copies the
    /// whole table.
    ///
    /// # Errors
    /// `budget` when the job's own budget has ended, naming the largest heap; `memory` if the table takes too much
    /// memory; errors of a rule. Each error is returned after all computed values.
    pub fn advance(&mut self, steps: u64) -> Result<Advance> {
        let known = self.sequence.values().len();
        let mut budget = std::mem::take(&mut self.budget);
        let slice = steps.max(self.least).min(budget.left());
        let mut part = budget.at_most(slice, |budget| self.step(budget));
        let stands = part.nimbers.is_empty() && self.sequence.values().len() == known;
        // If the slice was too short for a single heap, give the next slice twice as many steps, even if the next call
        // allows fewer.
        self.least = if stands { slice.saturating_mul(2) } else { 1 };
        if budget.left() == 0 && !part.done {
            // If every value has been returned, the job is done: the budget ended only the search for a period.
            part.done = self.next > self.upto;
            if !part.done && self.failed.is_none() {
                self.failed = Some(Error::budget(budget.limit(), self.largest()));
            }
        }
        self.budget = budget;
        match &self.failed {
            Some(error) if part.nimbers.is_empty() && !part.done => Err(error.clone()),
            _ => Ok(part),
        }
    }

    /// Compute the whole table at once, within the caller's budget.
    ///
    /// # Errors
    /// The errors of [`TableJob::advance`].
    pub fn finish(
        mut self,
        budget: &mut Budget<'_>,
    ) -> Result<(GrundyValues, Option<Period>, Option<Proof>)> {
        let mut values = GrundyValues::bytes();
        loop {
            let part = self.step(budget);
            if matches!(part.nimbers, GrundyValues::Narrow(_)) {
                values.narrow();
            }
            values.make_room(self.upto as usize + 1);
            values.append(&part.nimbers);
            if part.done || self.next > self.upto && budget.left() == 0 {
                return Ok((values, part.period, part.proof));
            }
            if let Some(error) = self.failed.take().or_else(|| self.cut.take()) {
                return Err(error);
            }
        }
    }

    fn step(&mut self, budget: &mut Budget<'_>) -> Advance {
        self.cut = None;
        if !self.settled && self.failed.is_none() {
            match self.sequence.extend(self.upto, true, budget) {
                // If the budget has ended, the search for a period may be incomplete, so the job is not settled.
                Ok(()) => self.settled = budget.left() > 0,
                Err(error) if error.code == ErrorCode::Budget => self.cut = Some(error),
                Err(error) => self.failed = Some(error),
            }
        }
        let period = self.sequence.period();
        self.settled |= period.is_some_and(|period| period.proven);
        let from = self.next;
        let computed = (self.sequence.values().len() as u64).min(self.upto + 1);
        let all = self.sequence.value(self.upto).is_some();
        let known = if all { self.upto + 1 } else { computed }.min(from + PART);
        let mut values = self.sequence.values().part(from as usize, known as usize);
        // Values that follow from a theorem or a period cost one step each.
        let computed = from + values.len() as u64;
        self.next = known.min(computed.saturating_add(budget.left()));
        if let Err(error) = budget.spend(known - computed, || self.largest()) {
            self.cut = Some(error);
        }
        values.make_room((self.next - from) as usize);
        fill(&*self.sequence, &mut values, from..self.next);
        Advance {
            game: self.game.clone(),
            from,
            nimbers: values,
            reached: self.next.saturating_sub(1),
            total: self.upto,
            done: self.settled && self.next > self.upto,
            resumed: self.resumed,
            resumes: self.sequence.can_go_on(),
            period,
            proof: self.sequence.proof(),
        }
    }

    /// Return the text "heap n" for the largest heap of known value, for error messages.
    fn largest(&self) -> String {
        let computed = self.sequence.values().len() as u64;
        format!("heap {}", computed.max(self.next).saturating_sub(1))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Compute the table in slices of `steps` steps, or of decreasing numbers of steps. Return the values, the last
    /// part, and the number of slices.
    fn sliced(game: &Game, upto: u64, mut steps: u64, fewer: bool) -> (Vec<u32>, Advance, usize) {
        let mut growing = TableJob::new(game, upto).unwrap();
        let (mut values, mut count) = (Vec::new(), 0);
        loop {
            let part = growing.advance(steps).unwrap();
            count += 1;
            steps = if fewer { (steps / 2).max(1) } else { steps };
            assert_eq!(part.from, values.len() as u64);
            values.extend(part.nimbers.iter());
            assert_eq!(part.reached, (values.len() as u64).saturating_sub(1));
            if part.done {
                return (values, part, count);
            }
            assert!(count < 1_000_000, "{game} does not end");
        }
    }

    #[test]
    fn slices_join_to_the_whole() {
        let games = [
            "nim",
            "split",
            "letters",
            "merge",
            "moore 3",
            "fibonacci",
            "race 3..9",
            "race 2 5 40",
            "kayles",
            "grundy",
            "octal 0.07",
            "octal 4.[3]",
            "squares",
            "divisors",
            "n -> n-1 | n-3 if n % 2 == 0 | (i, n-i-1) for i in 1..3",
            "n -> n - p for p in 1..n if prime(p) | n/2 if n > 0",
            "subtract 1 3 4",
            "subtract 2 7 60..61 900",
            "subtract 1..40 100..300 999",
            "subtract 3 70000",
        ];
        for game in games.map(|game| Game::parse(game).unwrap()) {
            for upto in [0, 1, 15, 16, 700] {
                let job = TableJob::new(&game, upto).unwrap();
                let (values, period, proof) = job.finish(&mut Budget::default()).unwrap();
                for (steps, fewer) in [(1, false), (7, false), (1000, true), (1 << 40, false)] {
                    let (part, last, count) = sliced(&game, upto, steps, fewer);
                    assert_eq!(values, part.into_iter().collect(), "{game}");
                    assert_eq!((last.period, last.proof), (period, proof), "{game}");
                    assert!(steps < 1 << 40 || count == 1, "{game} {upto}: {count}");
                }
            }
        }
    }

    #[test]
    fn a_job_goes_on_after_values_that_were_kept() {
        for (game, upto) in [("octal 0.106", 3000), ("octal 0.454", 4000), ("grundy", 2500)] {
            let game = Game::parse(game).unwrap();
            let job = || TableJob::new(&game, upto).unwrap();
            let whole = job().finish(&mut Budget::default()).unwrap();
            for count in [0, 1, 700, upto as usize, upto as usize + 1] {
                let mut growing = job().resumed(&whole.0.part(0, count));
                let first = growing.advance(1).unwrap();
                assert_eq!((first.from, first.resumes), (0, true));
                assert_eq!(first.resumed, count as u64, "{game}");
                assert!(count < 700 || first.reached > 0, "{game}");
                let again = job().resumed(&whole.0.part(0, count));
                assert_eq!(again.finish(&mut Budget::default()).unwrap(), whole, "{game} {count}");
            }
            // The job rejects a wrong value near the beginning and at the end.
            for wrong in [3, upto as usize] {
                let mut values: Vec<u32> = whole.0.iter().collect();
                values[wrong] += 1;
                let again = job().resumed(&values.into_iter().collect());
                assert_eq!(again.finish(&mut Budget::default()).unwrap(), whole, "{game}");
            }
        }
    }

    #[test]
    fn a_part_holds_no_second_table() {
        let game = Game::parse("subtract 1 3 4").unwrap();
        let mut growing = TableJob::new(&game, 1 << 20).unwrap();
        let part = growing.advance(u64::MAX).unwrap();
        assert_eq!((part.nimbers.len() as u64, part.done), (PART, false));
        assert_eq!(part.period, Some(Period::proven(0, 7)));
        // A proven period ends the computation long before the end of the table.
        assert!(growing.sequence.values().len() < 10_000);
    }

    /// The first values of `lasker` follow from a theorem without any steps.
    #[test]
    fn a_budget_without_end_tells_all_values() {
        let game = Game::parse("lasker").unwrap();
        let table = |mut budget: Budget<'_>| {
            TableJob::new(&game, 2000).unwrap().finish(&mut budget).unwrap()
        };
        assert_eq!(table(Budget::steps(u64::MAX)), table(Budget::default()));
    }

    #[test]
    fn the_budget_ends_the_job_after_what_was_computed() {
        let game = Game::parse("fibonacci").unwrap();
        let mut growing = TableJob::new(&game, 5000).unwrap().limited(1_000_000);
        let mut count = 0;
        let error = loop {
            match growing.advance(10_000) {
                Ok(part) => count += part.nimbers.len(),
                Err(error) => break error,
            }
        };
        assert_eq!(error.code, ErrorCode::Budget);
        assert!((740..840).contains(&count), "{count}");
        assert!(error.message.ends_with(&format!("heap {}", count - 1)), "{}", error.message);
        assert_eq!(growing.advance(10).unwrap_err(), error);
    }

    /// 10^7 values take 20 MB; in addition, a returned part takes half a megabyte, and the computation the bit masks of
    /// two windows.
    #[test]
    fn ten_million_heaps_take_two_bytes_each() {
        let game = Game::parse("subtract 2 3 1501 2001 2003 2999 4001").unwrap();
        let mut growing = TableJob::new(&game, 10_000_000).unwrap().limited(u64::MAX);
        let mut most = 0;
        loop {
            let part = growing.advance(1 << 22).unwrap();
            most = most.max(room(&part.nimbers));
            if part.done {
                break;
            }
        }
        assert!(most <= 2 * PART as usize, "{most}");
        let all = growing.sequence.values();
        if growing.sequence.period().is_none() {
            assert!((10_000_000..10_100_000).contains(&all.len()));
        }
        assert!(room(all) <= 21_000_000, "{}", room(all));
    }

    fn room(values: &GrundyValues) -> usize {
        match values {
            GrundyValues::Bytes(values) => values.capacity(),
            GrundyValues::Narrow(values) => 2 * values.capacity(),
            GrundyValues::Wide(values) => 4 * values.capacity(),
        }
    }
}
