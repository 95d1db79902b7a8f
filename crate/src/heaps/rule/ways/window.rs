//! Alternatives with a range of options that moves with the heap, such as `n-k for k in 1..n/2`. The values in the
//! range are counted, so that the cost of a heap depends on the movement of the ends of the range, and not on its
//! length.

use std::ops::Range;

use super::Unfit;
use crate::heaps::rule::plan::Plan;
use crate::heaps::rule::recurrence::PER_STEP;
use crate::heaps::rule::value::{Instruction, Work};
use crate::heaps::rule::walk::{Slots, Stride};
use crate::period::values::GrundyValues;

/// The largest distance between consecutive options of a range.
const FARTHEST: u64 = 64;

/// The sample of heaps that decides whether a window is used.
const SAMPLE: Range<i64> = 1 << 16..(1 << 16) + 64;

/// The least mean length of the ranges for which a window is used.
const SHORTEST: u64 = 32;

/// The least ratio of the total length of the ranges to the total shift of their ends from heap to heap for which a
/// window is used.
const SLOWEST: u64 = 8;

/// The counted values for an alternative with one name and one linear heap.
#[derive(Clone, Debug, Default)]
pub(in crate::heaps::rule) struct Window {
    /// The counts for each residue of the options modulo the distance between consecutive options.
    runs: Vec<Counts>,
    /// The index of the counts for the present heap; `None` if the heap has no options.
    shown: Option<usize>,
}

impl Window {
    /// Create the window, or return `None` if the alternative does not fit or its enumeration is as fast.
    pub(super) fn of(plan: &Plan) -> Option<Window> {
        if !plan.straight || plan.parts.len() != 1 || plan.ranges.len() != 1 {
            return None;
        }
        let (mut options, mut moved, mut before) = (0, 0, None);
        let heaps = (SAMPLE.end - SAMPLE.start) as u64;
        for n in SAMPLE {
            let mut slots = Slots::default();
            slots[0] = n;
            let Some(run) = run(plan, &slots, &Work::default()).ok()? else { continue };
            let Run { places, distance, .. } = run;
            if distance > FARTHEST {
                return None;
            }
            let last = before.replace(places.clone()).unwrap_or(places.clone());
            moved += places.start.abs_diff(last.start) + places.end.abs_diff(last.end);
            options += places.end - places.start;
        }
        let is_long = options >= SHORTEST * heaps && options >= SLOWEST * moved;
        is_long.then(Window::default)
    }

    /// Assume that the present heap has no options under this alternative.
    pub(super) fn hide(&mut self) {
        self.shown = None;
    }

    /// Move the window to the options of a heap. Return the number of steps.
    pub(super) fn show(
        &mut self,
        plan: &Plan,
        slots: &Slots,
        work: &Work,
        values: &GrundyValues,
    ) -> Result<u64, Unfit> {
        let Some(Run { places, distance, residue }) = run(plan, slots, work)? else { return Ok(2) };
        if self.runs.len() <= residue as usize {
            self.runs.resize_with(distance as usize, Counts::default);
        }
        self.shown = Some(residue as usize);
        let value = |place| values.get((place * distance + residue) as usize).unwrap_or(0);
        Ok(2 + self.runs[residue as usize].place(places, value) / PER_STEP)
    }

    /// Return the least value from `value` on that no option of the present heap has.
    pub(super) fn free_from(&self, value: u32) -> u32 {
        let run = self.shown.and_then(|shown| self.runs.get(shown));
        run.map_or(value, |run| run.free_from(value))
    }
}

/// The heaps `place · distance + residue` for all numbers `place` of a range.
struct Run {
    places: Range<u64>,
    distance: u64,
    residue: u64,
}

/// Return the options of a heap as a range, or `None` if it has no options. The conditions on the heap alone must hold.
fn run(plan: &Plan, slots: &Slots, work: &Work) -> Result<Option<Run>, Unfit> {
    let ([range], [Instruction::Linear(part)]) = (&plan.ranges[..], &plan.parts[..]) else {
        return Err(Unfit);
    };
    let (mut lo, mut hi) = range.ends(slots, work).map_err(|_| Unfit)?;
    let stride = Stride { base: part.value(slots), step: part.coefficient(plan.slot()) };
    let Stride { base, step } = stride;
    if step == 0 {
        return Err(Unfit);
    }
    // Exclude options below 0.
    stride.narrow(&mut lo, &mut hi);
    let Some(every) = plan.narrow(slots, work, &mut lo, &mut hi).map_err(|_| Unfit)? else {
        return Ok(None);
    };
    let (one, other) = (base + step * lo, base + step * hi);
    let (first, last) = (one.min(other), one.max(other));
    if first < 0 || last >= slots[0] {
        return Err(Unfit);
    }
    let (first, last) = (first.unsigned_abs(), last.unsigned_abs());
    let distance = step.unsigned_abs() * every.unsigned_abs();
    let places = first / distance..last / distance + 1;
    Ok(Some(Run { places, distance, residue: first % distance }))
}

/// The multiplicity of each value among the heaps of a window, and the set of the values that occur.
#[derive(Clone, Debug, Default)]
struct Counts {
    heaps: Range<u64>,
    counts: Vec<u32>,
    /// The set of the values that occur, one bit for each value.
    there: Vec<u64>,
    /// The set of the words of `there` whose bits are all set, one bit for each word.
    full: Vec<u64>,
}

impl Counts {
    /// Move the window to these heaps. Return the number of heaps that leave or enter.
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

    /// Return the least value from `value` on that does not occur.
    fn free_from(&self, value: u32) -> u32 {
        let (word, bit) = (value as usize / 64, value % 64);
        let Some(here) = self.there.get(word) else { return value };
        let free = !here & (u64::MAX << bit);
        if free != 0 {
            return word as u32 * 64 + free.trailing_zeros();
        }
        // The next word that is not full.
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
