//! The number of moves that a part lasts in a game played in all parts at once.

use std::ops::ControlFlow;

use rustc_hash::FxHashMap;

use crate::games::kit::piecewise::Piecewise;
use crate::games::kit::prelude::*;
use crate::ruleset::follow::follow;

/// The rule that ends the game. If the last part to end decides, the winner of a part prolongs that part and the loser
/// shortens it; if the first part to end decides, the reverse holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ends {
    /// Whether the first part to end decides the game, instead of the last part.
    pub first: bool,
    /// Whether a player who cannot move wins.
    pub misere: bool,
}

impl Ends {
    /// Return whether the player to move loses a part with this count of moves.
    pub fn lost(self, count: u64) -> bool {
        count.is_multiple_of(2) != self.misere
    }

    /// Return the count of moves of two parts played at once: the smaller count if the first part to end decides, and
    /// otherwise the larger count.
    pub fn whole(self, a: u64, b: u64) -> u64 {
        if self.first { a.min(b) } else { a.max(b) }
    }

    /// Return the count of moves of several parts played at once; `None` without parts.
    pub fn all(self, counts: impl IntoIterator<Item = u64>) -> Option<u64> {
        counts.into_iter().reduce(|a, b| self.whole(a, b))
    }
}

/// The count of moves of a part, computed from the counts of its options. The player to move chooses the best of the
/// options that the opponent loses, and if there is none, the best for the loser; the count is 1 more.
#[derive(Clone, Copy, Debug)]
pub struct Best {
    ends: Ends,
    lost: Option<u64>,
    won: Option<u64>,
}

impl Best {
    /// Start without any option.
    pub fn new(ends: Ends) -> Self {
        Best { ends, lost: None, won: None }
    }

    /// Add an option with the given count.
    pub fn see(&mut self, count: u64) {
        let Ends { first, .. } = self.ends;
        if self.ends.lost(count) {
            self.lost = Some(self.lost.map_or(count, |best| self.ends.whole(best, count)));
        } else {
            let other = Ends { first: !first, ..self.ends };
            self.won = Some(self.won.map_or(count, |best| other.whole(best, count)));
        }
    }

    /// Return the count of the best option; `None` without options.
    pub fn option(self) -> Option<u64> {
        self.lost.or(self.won)
    }

    /// Return the count of moves of the part; 0 without options.
    pub fn count(self) -> u64 {
        self.option().map_or(0, |best| best + 1)
    }
}

/// A period of the counts: each count is `rise` more than the count `length` heaps earlier. If the counts of a window
/// as long as the longest move are repeated with an even rise, the repetition continues indefinitely, because an even
/// rise changes neither the winner of an option nor the best option.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Repeat {
    length: u64,
    rise: u64,
}

/// The computed counts of moves of parts.
#[derive(Clone, Debug)]
pub struct Counts {
    /// The rule for which the counts are computed.
    pub ends: Ends,
    heaps: Vec<u64>,
    repeat: Option<Repeat>,
    pieces: FxHashMap<Part, u64>,
    /// Whether a move may leave any smaller heap.
    all_below: bool,
}

impl Counts {
    /// Create a table without counts.
    pub fn new(ends: Ends) -> Self {
        let pieces = FxHashMap::default();
        Counts { ends, heaps: Vec::new(), repeat: None, pieces, all_below: false }
    }

    /// Return the count of moves of a part; `None` if the count is not computed.
    pub fn of(&self, part: &[u64]) -> Option<u64> {
        let [heap] = *part else { return self.pieces.get(part).copied() };
        if self.all_below {
            // With every smaller heap allowed, the first move takes all. Under misère play the first move leaves one
            // stone of two or more, so the heap lasts two moves.
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

    /// Return the count of moves of an option, which may be several parts, each of `numbers` numbers; `None` if the
    /// count of a part is not computed.
    pub fn of_option(&self, option: &[u64], numbers: usize) -> Option<u64> {
        let counts = option.chunks_exact(numbers).map(|part| self.of(part));
        self.ends.all(counts.collect::<Option<Vec<u64>>>()?)
    }

    /// Return the approximate size of the counts in bytes.
    pub fn held(&self) -> usize {
        8 * self.heaps.len() + 64 * self.pieces.len()
    }

    /// Compute the counts of moves of the given parts.
    ///
    /// # Errors
    /// `budget`, and the errors of the game.
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

    /// Compute the counts of the heaps in ascending order, until a period gives the count of `largest`.
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

    /// Compute the count of a part of several numbers by a search of its followers.
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

/// Return all options of a part, each as the parts that it leaves.
fn options(game: &Piecewise<'_>, part: &[u64], budget: &mut Budget<'_>) -> Result<Vec<Vec<Part>>> {
    let mut all = Vec::new();
    budget.spend(1, || format!("{part:?}"))?;
    let _: Flow = (game.options)(part, budget, &mut |option| {
        all.push(option.chunks_exact(game.numbers).map(<[u64]>::to_vec).collect());
        ControlFlow::Continue(())
    })?;
    Ok(all)
}

/// Return a period such that the last `reach` counts equal earlier counts plus an even rise; `None` if there is none.
fn repeat(counts: &[u64], reach: usize) -> Option<Repeat> {
    let last = counts.len().checked_sub(reach)?;
    let window = &counts[last..];
    // Begin the earlier window at a heap from which every move is possible.
    (1..=last.checked_sub(reach)?).find_map(|length| {
        let rise = window[0].checked_sub(counts[last - length])?;
        let same = || window.iter().zip(&counts[last - length..]).all(|(a, b)| *a == b + rise);
        (rise.is_multiple_of(2) && same()).then_some(Repeat { length: length as u64, rise })
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Return the counts of heaps, each computed from the counts of its options.
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
