//! The search for a period: first for two equal windows, then for the heap from which on the period holds.

use super::record::{self, Record};
use super::{Choice, Ended, Plan, Watch, Window};
use crate::heaps::octal::take_and_break::TakeAndBreak;

/// The most windows that are stored, and the initial distance between stored windows, in heaps.
const KEPT: usize = 64;
const SPACING: u64 = 1 << 20;

/// The width of the widest window that is tried.
const WIDEST: usize = 1 << 18;

/// The most heaps between two checks of the stage of the search.
const SLICE: u64 = 1 << 20;

/// The number of heaps that two windows advance before their values are compared.
const BESIDE: u64 = 1 << 12;

/// A stored window: the values of the last heaps below `end`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Kept {
    pub end: u64,
    pub window: Vec<u8>,
}

/// A repeated window: the window that ends at `heap` first occurs again `length` heaps later.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Found {
    pub heap: u64,
    pub length: u64,
}

/// The stage of the search. Each `low` and each `high` is the end of a window, which holds the heaps below the end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Stage {
    /// No window has occurred twice so far.
    Search,
    /// A window has occurred twice, which gives the period. The window at `low` differs from the window a period later,
    /// and the window at `high` does not; a stored window between the two is compared next.
    Bisect { low: u64, high: u64 },
    /// The values from the window at `low` on are compared one by one with the values a period later; `differs` is the
    /// last heap with a different value, plus 1, or 0 if none was found so far.
    Beside { low: u64, high: u64, differs: u64 },
    /// The period is proven.
    Done { preperiod: u64 },
}

/// A proof of a period in progress.
#[derive(Clone, Debug)]
pub struct Prover {
    rules: TakeAndBreak,
    /// The values of the first heaps.
    first: Vec<u8>,
    plan: Plan,
    /// The window that the search moves forward. In the stage `Beside` it is one period ahead of `other`.
    main: Window,
    other: Option<Window>,
    pub(super) kept: Vec<Kept>,
    pub(super) spacing: u64,
    pub(super) found: Option<Found>,
    pub(super) stage: Stage,
    /// Whether the prover only advances the window, without a search for a period.
    only_runs: bool,
    /// The words of a window must hold more than this number of values.
    more: usize,
}

impl Prover {
    /// Start the search for a period, given the values of the first heaps. Return `None` if the game needs another
    /// engine.
    pub fn new(rules: &TakeAndBreak, first: &[u8], choice: Choice) -> Option<Self> {
        let plan = Plan::new(rules, first, choice)?;
        let main = plan.window(first, first.len() as u64, 0)?;
        let mut prover = Prover {
            rules: rules.clone(),
            first: first.to_vec(),
            plan,
            main,
            other: None,
            kept: Vec::new(),
            spacing: SPACING,
            found: None,
            stage: Stage::Search,
            only_runs: false,
            more: 0,
        };
        prover.keep();
        prover.main.watch_for_next();
        Some(prover)
    }

    /// Return the text of the game in a stored state, and the width of its windows.
    pub fn game_of(state: &str) -> Option<(String, usize)> {
        let Record { game, width, .. } = record::read(state)?;
        let fits = width.is_power_of_two() && (1 << 10..=WIDEST).contains(&width);
        fits.then_some((game, width))
    }

    /// Resume the search from a stored state, given the game and the values of its first heaps. Return `None` if the
    /// state does not fit.
    pub fn resume(rules: &TakeAndBreak, first: &[u8], state: &str, choice: Choice) -> Option<Self> {
        let record = record::read(state)?;
        let mut prover = Prover::new(rules, first, Choice { width: record.width, ..choice })?;
        let fits = |kept: &Kept| {
            kept.window.len() as u64 == kept.end.min(record.width as u64)
                && kept.end < 1 << 53
                && kept.end > 0
        };
        let windows = record.main.iter().chain(&record.other).chain(&record.kept);
        if !windows.clone().all(fits) || record.spacing == 0 {
            return None;
        }
        let largest = windows.flat_map(|kept| &kept.window).max().copied().unwrap_or(0);
        prover.more = usize::from(largest);
        let made = |kept: &Kept| prover.plan.window(&kept.window, kept.end, prover.more);
        let main = made(record.main.as_ref()?)?;
        let other = match &record.other {
            Some(kept) => Some(made(kept)?),
            None => None,
        };
        (prover.main, prover.other) = (main, other);
        prover.main.set_watch(record.watch);
        prover.only_runs = record.only_runs;
        prover.kept = if record.kept.is_empty() { prover.kept } else { record.kept };
        (prover.spacing, prover.found, prover.stage) =
            (record.spacing, record.found, record.stage?);
        let complete = match prover.stage {
            Stage::Search => prover.found.is_none(),
            Stage::Beside { .. } => prover.found.is_some() && prover.other.is_some(),
            Stage::Bisect { .. } | Stage::Done { .. } => prover.found.is_some(),
        };
        complete.then_some(prover)
    }

    /// Return the state as text, from which `Prover::resume` can continue.
    pub fn state(&self, game: &str) -> String {
        record::write(game, self)
    }

    pub(super) fn only_runs(&self) -> bool {
        self.only_runs
    }

    /// Return the number of values in a window.
    pub fn width(&self) -> usize {
        self.main.width()
    }

    /// Return the data from which the windows are created.
    pub fn plan(&self) -> &Plan {
        &self.plan
    }

    /// Return the heap after the window that the search moves forward, and the values in this window.
    pub fn main(&self) -> (u64, &[u8]) {
        (self.main.next(), self.main.last(self.width()))
    }

    pub(super) fn other(&self) -> Option<(u64, &[u8])> {
        self.other.as_ref().map(|other| (other.next(), other.last(self.width())))
    }

    pub(super) fn watch(&self) -> Option<&Watch> {
        self.main.watch()
    }

    /// Return the preperiod and the length of the period, or `None` if the period is not yet proven.
    pub fn period(&self) -> Option<(u64, u64)> {
        match (&self.stage, self.found) {
            (Stage::Done { preperiod }, Some(found)) => Some((*preperiod, found.length)),
            _ => None,
        }
    }

    /// Return the largest heap whose value was computed in the search for the period.
    pub fn reached(&self) -> u64 {
        self.found.map_or(self.main.next() - 1, |found| found.heap + found.length)
    }

    /// Do a part of the work: compute values of heaps below `upto` in search of a period, or search for the beginning
    /// of a found period. Return an estimate of the number of computed heaps, at least 1, or 0 if the period is proven
    /// or the search has reached `upto`.
    ///
    /// # Errors
    /// [`Ended`] if no window is wide enough, or a value is too large.
    pub fn advance(&mut self, upto: u64) -> Result<u64, Ended> {
        let before = self.main.next();
        match self.stage.clone() {
            Stage::Done { .. } => return Ok(0),
            Stage::Search => {
                if before >= upto {
                    return Ok(0);
                }
                let kept = (before / self.spacing + 1) * self.spacing;
                let watched = (before + 1).next_power_of_two();
                let end = upto.min(before + SLICE).min(kept).min(watched);
                if let Err(ended) = self.main.advance(end) {
                    return self.widen(ended).map(|()| SLICE);
                }
                self.searched(end);
            }
            Stage::Bisect { low, high } => self.bisect(low, high)?,
            Stage::Beside { low, high, differs } => self.beside(low, high, differs)?,
        }
        Ok(self.main.next().saturating_sub(before).max(1))
    }

    /// After the computation of all heaps below `end`, finish the search if a window has occurred twice (at an even
    /// distance if the class differs between even and odd heaps). Otherwise store a window or start a new watch if due.
    /// Do nothing if the prover only advances the window.
    fn searched(&mut self, end: u64) {
        if self.only_runs {
            return;
        }
        let odd = { self.plan.class().0.turned[0] != self.plan.class().0.turned[1] };
        if let Some(watch) = self.main.watch() {
            let heap = watch.heap;
            let lengths = watch.again.iter().map(|again| again - heap);
            if let Some(length) = lengths.filter(|length| !odd || length % 2 == 0).min() {
                self.found = Some(Found { heap, length });
                let window = watch.window.clone();
                self.main.set_watch(None);
                // Keep the stored windows after `heap`: computations can start from them shortly before the windows a
                // period later.
                let at = self.kept.partition_point(|kept| kept.end <= heap);
                self.kept.insert(at, Kept { end: heap + 1, window });
                self.stage = Stage::Bisect { low: 0, high: heap + 1 };
                return;
            }
        }
        if end.is_multiple_of(self.spacing) {
            self.keep();
        }
        if end.is_power_of_two() {
            self.main.watch_for_next();
        }
    }

    fn keep(&mut self) {
        let (end, window) = self.main();
        let kept = Kept { end, window: window.to_vec() };
        self.kept.push(kept);
        if self.kept.len() > KEPT {
            self.spacing *= 2;
            let (first, spacing) = (self.first.len() as u64, self.spacing);
            self.kept.retain(|kept| kept.end == first || kept.end.is_multiple_of(spacing));
        }
    }

    /// Restart with a wider window if the window was too short, or continue with wider words if a value was too large.
    fn widen(&mut self, ended: Ended) -> Result<(), Ended> {
        if let Ended::Value(_) = ended {
            self.more = self.main.values();
            let (end, last) = self.main();
            let watch = self.main.watch().cloned();
            let wider = (self.more < 256).then(|| self.plan.window(last, end, self.more)).flatten();
            self.main = wider.ok_or(ended)?;
            self.main.set_watch(watch);
            return Ok(());
        }
        let width = 2 * self.width();
        if width > WIDEST || width > self.first.len() {
            return Err(ended);
        }
        let choice = Choice { width, ..self.plan.choice };
        *self = Prover::new(&self.rules, &self.first, choice).ok_or(ended)?;
        Ok(())
    }

    /// Create a window from the last stored window whose end is at most `end`. Without such a stored window, create it
    /// from the first values below `end`.
    fn start_for(&self, end: u64) -> Option<Window> {
        let kept = self.kept.iter().rfind(|kept| kept.end <= end);
        match kept {
            Some(Kept { end, window }) => self.plan.window(window, *end, self.more),
            None => self.plan.window(&self.first[..end as usize], end, self.more),
        }
    }

    /// Advance towards the window a period after a stored window between `low` and `high`, and compare the two. Without
    /// such a stored window, prepare the stage `Beside`.
    fn bisect(&mut self, low: u64, high: u64) -> Result<(), Ended> {
        let Some(Found { length, .. }) = self.found else { return Ok(()) };
        let between: Vec<&Kept> =
            self.kept.iter().filter(|kept| low < kept.end && kept.end < high).collect();
        let middle = between.get(between.len() / 2).copied().cloned();
        let target = middle.as_ref().map_or(low, |kept| kept.end) + length;
        let (now, lost) = (self.main.next(), Ended::Window(target));
        let on_way = self.kept.iter().rfind(|kept| kept.end <= target);
        if now > target || on_way.is_some_and(|kept| kept.end > now) {
            self.main = self.start_for(target).ok_or(lost)?;
        }
        self.main.advance(target.min(self.main.next() + SLICE))?;
        if self.main.next() < target {
            return Ok(());
        }
        self.stage = match middle {
            Some(Kept { end, window }) if self.main().1 == &window[..] => {
                Stage::Bisect { low, high: end }
            }
            Some(Kept { end, .. }) => Stage::Bisect { low: end, high },
            None => {
                // The last different heap may lie within the window at `low`: find it by comparing the two windows.
                let other = match low {
                    0 => None,
                    _ => Some(self.start_for(low).ok_or(lost)?),
                };
                let before = other.as_ref().map_or(&[][..], |other| other.last(self.width()));
                let after = self.main.last(before.len());
                let last = before.iter().zip(after).rposition(|(a, b)| a != b);
                let differs = last.map_or(0, |i| low - before.len() as u64 + i as u64 + 1);
                self.other = other;
                Stage::Beside { low, high, differs }
            }
        };
        Ok(())
    }

    /// Compare a part of the heaps one by one with the heaps a period later.
    fn beside(&mut self, low: u64, high: u64, differs: u64) -> Result<(), Ended> {
        let Some(Found { length, .. }) = self.found else { return Ok(()) };
        let mut differs = differs;
        for _ in 0..SLICE / BESIDE {
            let from = self.main.next() - length;
            let end = high.min(from + BESIDE);
            let count = (end - from) as usize;
            self.main.advance(end + length)?;
            let later = self.main.last(count);
            let earlier = match &mut self.other {
                Some(other) => {
                    other.advance(end)?;
                    other.last(count)
                }
                None => &self.first[from as usize..end as usize],
            };
            if let Some(i) = earlier.iter().zip(later).rposition(|(a, b)| a != b) {
                differs = from + i as u64 + 1;
            }
            if end == high {
                self.stage = Stage::Done { preperiod: differs };
                return Ok(());
            }
        }
        self.stage = Stage::Beside { low, high, differs };
        Ok(())
    }
}
