//! How many moves a part lasts, where it is played in all parts at once.

use std::ops::ControlFlow;

use rustc_hash::FxHashMap;

use crate::games::kit::piecewise::Piecewise;
use crate::games::kit::prelude::*;
use crate::ruleset::follow::follow;

/// Who wants a part to last: where the last part to end decides, the player who wins it; where the first
/// to end decides, the player who loses it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ends {
    /// Whether the first part to end decides, and not the last.
    pub first: bool,
    /// Whether who cannot move wins.
    pub misere: bool,
}

impl Ends {
    /// Whether who is to move loses a part of this count.
    pub fn lost(self, count: u64) -> bool {
        count.is_multiple_of(2) != self.misere
    }

    /// Of two counts the one that decides for a whole made of both.
    pub fn whole(self, a: u64, b: u64) -> u64 {
        if self.first { a.min(b) } else { a.max(b) }
    }

    /// The count of what is left of one part: that of all its pieces.
    pub fn all(self, counts: impl IntoIterator<Item = u64>) -> Option<u64> {
        counts.into_iter().reduce(|a, b| self.whole(a, b))
    }
}

/// The count of a part from those of its options: 1 more than the best of those that lose for the other
/// side, or where there is none, than the best for who loses.
#[derive(Clone, Copy, Debug)]
pub struct Best {
    ends: Ends,
    lost: Option<u64>,
    won: Option<u64>,
}

impl Best {
    /// Before any option was looked at.
    pub fn new(ends: Ends) -> Self {
        Best { ends, lost: None, won: None }
    }

    /// Look at an option.
    pub fn see(&mut self, count: u64) {
        let Ends { first, .. } = self.ends;
        if self.ends.lost(count) {
            self.lost = Some(self.lost.map_or(count, |best| self.ends.whole(best, count)));
        } else {
            let other = Ends { first: !first, ..self.ends };
            self.won = Some(self.won.map_or(count, |best| other.whole(best, count)));
        }
    }

    /// The option's count that is gone to, if there is an option.
    pub fn option(self) -> Option<u64> {
        self.lost.or(self.won)
    }

    /// The count.
    pub fn count(self) -> u64 {
        self.option().map_or(0, |best| best + 1)
    }
}

/// Counts that repeat, each `rise` more than the one `length` before it. A window as long as the longest
/// move that rises by an even number repeats indefinitely: who wins an option stays the same, and so does
/// which option is the best.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Repeat {
    length: u64,
    rise: u64,
}

/// The counts of parts, as far as they were searched for.
#[derive(Clone, Debug)]
pub struct Counts {
    /// For which ends.
    pub ends: Ends,
    heaps: Vec<u64>,
    repeat: Option<Repeat>,
    pieces: FxHashMap<Part, u64>,
    /// Whether a heap may become any smaller one.
    all_below: bool,
}

impl Counts {
    /// None yet.
    pub fn new(ends: Ends) -> Self {
        let pieces = FxHashMap::default();
        Counts { ends, heaps: Vec::new(), repeat: None, pieces, all_below: false }
    }

    /// The count of a part, where it is known.
    pub fn of(&self, part: &[u64]) -> Option<u64> {
        let [heap] = *part else { return self.pieces.get(part).copied() };
        if self.all_below {
            // All can be taken; under misère play all but one, where there are two.
            return Some(heap.min(if self.ends.misere { 2 } else { 1 }));
        }
        if let Some(&count) = self.heaps.get(usize::try_from(heap).unwrap_or(usize::MAX)) {
            return Some(count);
        }
        let Repeat { length, rise } = self.repeat?;
        let times = (heap - (self.heaps.len() as u64 - 1)).div_ceil(length);
        let first = usize::try_from(heap - times * length).ok()?;
        times.checked_mul(rise)?.checked_add(*self.heaps.get(first)?)
    }

    /// The count of an option, which may be several parts, each of several numbers.
    pub fn of_option(&self, option: &[u64], numbers: usize) -> Option<u64> {
        let counts = option.chunks_exact(numbers).map(|part| self.of(part));
        self.ends.all(counts.collect::<Option<Vec<u64>>>()?)
    }

    /// About how many bytes there are.
    pub fn held(&self) -> usize {
        8 * self.heaps.len() + 64 * self.pieces.len()
    }

    /// Look for the counts of these parts.
    ///
    /// # Errors
    /// `budget`, and what the game refuses.
    pub fn extend(
        &mut self,
        game: &Piecewise<'_>,
        parts: &[&[u64]],
        budget: &mut Budget<'_>,
    ) -> Result {
        self.all_below = game.all_below;
        if self.all_below {
            return Ok(());
        }
        if game.numbers == 1 {
            let largest = parts.iter().filter_map(|part| part.first()).max();
            return largest.map_or(Ok(()), |largest| self.up_to(*largest, game, budget));
        }
        parts.iter().try_for_each(|part| self.search(part, game, budget))
    }

    /// The counts of heaps one after the other, until a period gives the rest.
    fn up_to(&mut self, largest: u64, game: &Piecewise<'_>, budget: &mut Budget<'_>) -> Result {
        let mut look = self.heaps.len().max(64);
        while self.of(&[largest]).is_none() {
            let heap = self.heaps.len() as u64;
            let reached = || format!("heap {heap}");
            budget.spend(1, reached)?;
            let mut best = Best::new(self.ends);
            let _ = (game.options)(&[heap], budget, &mut |option| {
                if let Some(count) = self.of_option(option, 1) {
                    best.see(count);
                }
                ControlFlow::Continue(())
            })?;
            self.heaps.push(best.count());
            if self.heaps.len() >= look {
                look = 2 * self.heaps.len();
                let reach = game.reach.and_then(|reach| usize::try_from(reach).ok());
                self.repeat = reach.and_then(|reach| repeat(&self.heaps, reach));
            }
        }
        Ok(())
    }

    /// The count of a part whose numbers have no one order.
    fn search(&mut self, part: &[u64], game: &Piecewise<'_>, budget: &mut Budget<'_>) -> Result {
        let ends = self.ends;
        let options = &mut |part: &Part, _: usize| options(game, part, budget);
        follow(&part.to_vec(), &mut self.pieces, options, &mut |all, known| {
            let mut best = Best::new(ends);
            let counts = all.iter().filter_map(|to| ends.all(to.iter().map(|part| known[part])));
            counts.for_each(|count| best.see(count));
            best.count()
        })
    }
}

/// All options of a part, each as the parts that it leaves.
fn options(game: &Piecewise<'_>, part: &[u64], budget: &mut Budget<'_>) -> Result<Vec<Vec<Part>>> {
    let mut all = Vec::new();
    budget.spend(1, || format!("{part:?}"))?;
    let _: Flow = (game.options)(part, budget, &mut |option| {
        all.push(option.chunks_exact(game.numbers).map(<[u64]>::to_vec).collect());
        ControlFlow::Continue(())
    })?;
    Ok(all)
}

/// What the last `reach` counts repeat, where all but an even rise is the same.
fn repeat(counts: &[u64], reach: usize) -> Option<Repeat> {
    let last = counts.len().checked_sub(reach)?;
    let window = &counts[last..];
    // The earlier window must begin where every move is possible.
    (1..=last.checked_sub(reach)?).find_map(|length| {
        let rise = window[0].checked_sub(counts[last - length])?;
        let same = || window.iter().zip(&counts[last - length..]).all(|(a, b)| *a == b + rise);
        (rise.is_multiple_of(2) && same()).then_some(Repeat { length: length as u64, rise })
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The counts of heaps, each from all below it.
    fn plain(steps: &[u64], ends: Ends, most: u64) -> Vec<u64> {
        let mut all: Vec<u64> = Vec::new();
        for heap in 0..=most {
            let mut best = Best::new(ends);
            let options = steps.iter().filter_map(|step| heap.checked_sub(*step));
            options.for_each(|left| best.see(all[left as usize]));
            all.push(best.count());
        }
        all
    }

    #[test]
    fn what_repeats_is_found_and_holds() {
        for (first, misere) in [(false, false), (false, true), (true, false), (true, true)] {
            let ends = Ends { first, misere };
            for steps in [&[1, 2, 3][..], &[1, 3, 4], &[2, 5], &[3], &[1, 4, 9, 11], &[4, 7, 9]] {
                let far = plain(steps, ends, 6000);
                let reach = steps[steps.len() - 1] as usize;
                let found = repeat(&far[..2000], reach);
                let mut counts = Counts::new(ends);
                (counts.heaps, counts.repeat) = (far[..2000].to_vec(), found);
                assert!(found.is_some(), "{steps:?} {ends:?}");
                for (heap, count) in far.iter().enumerate() {
                    let known = counts.of(&[heap as u64]);
                    assert_eq!(known, Some(*count), "{steps:?} {ends:?} {heap}");
                }
            }
        }
    }
}
