//! Runs of options that move with the heap, such as `n-k for k in 1..n/2`: the values in the run are counted, so that
//! a heap costs as much as the ends of its run have moved since the heap before, however long the run is.

use std::ops::Range;

use crate::base::Flow;
use crate::base::budget::Budget;
use crate::base::error::Result;
use crate::heaps::rule::plan::Plan;
use crate::heaps::rule::recurrence::{PER_STEP, Recurrence};
use crate::heaps::rule::walk::{Aim, Sink, Stride, walk};
use crate::period::values::GrundyValues;

/// The largest distance between two heaps of a run.
const FARTHEST: u64 = 64;

/// The heaps by which runs are judged.
const SAMPLE: Range<u64> = 1 << 16..(1 << 16) + 64;

/// The shortest run, in the mean, and how many times as long it must be as its ends move.
const SHORTEST: u64 = 32;
const SLOWEST: u64 = 8;

/// The runs of an alternative with one name, whose heap is linear in it.
#[derive(Clone, Debug, Default)]
pub(in crate::heaps::rule) struct Window {
    /// One for each residue that the heaps of a run may have by their distance.
    runs: Vec<Counts>,
    /// The run of the heap that is valued; none where it has no options.
    shown: Option<usize>,
}

impl Window {
    /// `None` where walking is as fast.
    pub(super) fn of(plan: &Plan) -> Option<Window> {
        let is_run = plan.straight && plan.parts.len() == 1 && plan.ranges.len() == 1;
        if !is_run {
            return None;
        }
        let mut probe = Probe::default();
        for n in SAMPLE {
            let mut budget = Budget::steps(SHORTEST);
            let _ = walk(plan, &[n], Aim::default(), &mut budget, &mut probe).ok()?;
        }
        let heaps = SAMPLE.end - SAMPLE.start;
        let is_long = probe.options >= SHORTEST * heaps && probe.options >= SLOWEST * probe.moved;
        (is_long && probe.fits).then(Window::default)
    }

    /// Moves the window to the run of heap `n`; options that are none of a run are shown to the recurrence.
    ///
    /// # Errors
    /// As `walk`.
    pub(super) fn each(
        &mut self,
        plan: &Plan,
        n: u64,
        budget: &mut Budget<'_>,
        recurrence: &mut Recurrence<'_>,
    ) -> Result<()> {
        self.shown = None;
        let reached = n.saturating_sub(1);
        let aim = Aim { reached: Some(reached), ..Aim::default() };
        let mut sink = Moving { window: self, recurrence, moved: 0 };
        let walked = walk(plan, &[n], aim, budget, &mut sink).map(|_| ());
        let moved = sink.moved;
        walked?;
        budget.spend(moved / PER_STEP, || format!("heap {reached}"))
    }

    /// The least value from `value` on that no heap of the run has.
    pub(super) fn free_from(&self, value: u32) -> u32 {
        let run = self.shown.and_then(|shown| self.runs.get(shown));
        run.map_or(value, |run| run.free_from(value))
    }

    fn place(&mut self, stride: Stride, (lo, hi): (i64, i64), values: &GrundyValues) -> u64 {
        let (distance, residue, heaps) = heaps_of(stride, (lo, hi));
        if self.runs.len() <= residue as usize {
            self.runs.resize_with(distance as usize, Counts::default);
        }
        self.shown = Some(residue as usize);
        self.runs[residue as usize]
            .place(heaps, |place| values.get((place * distance + residue) as usize).unwrap_or(0))
    }
}

/// The distance of the heaps of a run, their residue by it, and the places that they have among the heaps of that.
fn heaps_of(stride: Stride, (lo, hi): (i64, i64)) -> (u64, u64, Range<u64>) {
    let at = |i: i64| (stride.base + stride.step * i).unsigned_abs();
    let (first, last) = (at(lo).min(at(hi)), at(lo).max(at(hi)));
    let distance = stride.step.unsigned_abs().max(1);
    (distance, first % distance, first / distance..last / distance + 1)
}

/// Moves a window along the runs of a walk.
struct Moving<'w, 'r, 'k> {
    window: &'w mut Window,
    recurrence: &'r mut Recurrence<'k>,
    /// How many heaps have left the window or entered it.
    moved: u64,
}

impl Sink for Moving<'_, '_, '_> {
    fn option(&mut self, parts: &[u64]) -> Flow {
        self.recurrence.option(parts)
    }

    fn price(&self, _strides: &[Stride], _options: u64) -> Option<u64> {
        Some(1)
    }

    fn run(&mut self, strides: &[Stride], lo: i64, hi: i64) {
        for stride in strides {
            self.moved += self.window.place(*stride, (lo, hi), self.recurrence.values);
        }
    }
}

/// Sees how long runs are, and how far they move.
#[derive(Default)]
struct Probe {
    options: u64,
    moved: u64,
    before: Option<(u64, u64)>,
    fits: bool,
}

impl Sink for Probe {
    fn option(&mut self, _parts: &[u64]) -> Flow {
        Flow::Continue(())
    }

    fn price(&self, _strides: &[Stride], _options: u64) -> Option<u64> {
        Some(0)
    }

    fn run(&mut self, strides: &[Stride], lo: i64, hi: i64) {
        for stride in strides {
            let (distance, _, heaps) = heaps_of(*stride, (lo, hi));
            let (from, to) = self.before.unwrap_or((heaps.start, heaps.end));
            self.moved += heaps.start.abs_diff(from) + heaps.end.abs_diff(to);
            self.options += heaps.end - heaps.start;
            self.before = Some((heaps.start, heaps.end));
            self.fits = distance <= FARTHEST;
        }
    }
}

/// How often each value is among the heaps of a window, and which values are there at all.
#[derive(Clone, Debug, Default)]
struct Counts {
    heaps: Range<u64>,
    counts: Vec<u32>,
    /// A bit for each value, and one for each full word of them.
    there: Vec<u64>,
    full: Vec<u64>,
}

impl Counts {
    /// Makes the window hold these heaps. Returns how many left it or entered it.
    fn place(&mut self, heaps: Range<u64>, value: impl Fn(u64) -> u32) -> u64 {
        let old = std::mem::replace(&mut self.heaps, heaps.clone());
        let apart = heaps.start >= old.end || heaps.end <= old.start;
        let (leaving, entering) = if apart {
            ([old, 0..0], [heaps, 0..0])
        } else {
            let ends = [old.start..heaps.start, heaps.end..old.end];
            (ends, [heaps.start..old.start, old.end..heaps.end])
        };
        let moved = leaving.iter().chain(&entering).map(|part| part.end.saturating_sub(part.start));
        let moved = moved.sum();
        leaving.into_iter().flatten().for_each(|heap| self.leave(value(heap)));
        entering.into_iter().flatten().for_each(|heap| self.enter(value(heap)));
        moved
    }

    fn enter(&mut self, value: u32) {
        let value = value as usize;
        if value >= self.counts.len() {
            let words = value / 64 + 1;
            self.counts.resize(64 * words, 0);
            self.there.resize(words, 0);
            self.full.resize(words.div_ceil(64), 0);
        }
        self.counts[value] += 1;
        let word = value / 64;
        self.there[word] |= 1 << (value % 64);
        if self.there[word] == u64::MAX {
            self.full[word / 64] |= 1 << (word % 64);
        }
    }

    fn leave(&mut self, value: u32) {
        let value = value as usize;
        self.counts[value] -= 1;
        if self.counts[value] == 0 {
            let word = value / 64;
            self.there[word] &= !(1 << (value % 64));
            self.full[word / 64] &= !(1 << (word % 64));
        }
    }

    /// The least value from `value` on that is not there.
    fn free_from(&self, value: u32) -> u32 {
        let (word, bit) = (value as usize / 64, value % 64);
        let Some(here) = self.there.get(word) else { return value };
        let free = !here & (u64::MAX << bit);
        if free != 0 {
            return word as u32 * 64 + free.trailing_zeros();
        }
        // The first word behind it that is not full.
        let next = word + 1;
        let mut group = next / 64;
        let mut open = self.full.get(group).map_or(0, |full| !full & (u64::MAX << (next % 64)));
        while open == 0 {
            group += 1;
            match self.full.get(group) {
                Some(full) => open = !full,
                None => return self.counts.len() as u32,
            }
        }
        let word = group * 64 + open.trailing_zeros() as usize;
        let free = self.there.get(word).map_or(0, |here| here.trailing_ones());
        word as u32 * 64 + free
    }
}
