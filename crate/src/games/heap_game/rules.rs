//! What the rules of a heap game say of whole positions.

use std::ops::ControlFlow;

use super::{ALL_LISTED, HeapGame, Source, TOLD};
use crate::base::Flow;
use crate::base::budget::Budget;
use crate::base::error::Result;
use crate::base::nimber::Nimber;
use crate::games::kit::heaps;
use crate::period::Proof;
use crate::ruleset::explain::Step;
use crate::ruleset::moves::{Legal, Move};
use crate::ruleset::outcome::Outcome;
use crate::ruleset::position::Position;
use crate::ruleset::{LOOKED_THROUGH, Part, Ruleset};

/// The move to an option of a heap.
pub(super) fn to_option(heap: usize, size: u64, into: &[u64]) -> Move {
    match *into {
        [left] => heaps::take(heap, size, size - left),
        _ => Move::Replace { heap, into: into.to_vec() },
    }
}

impl Ruleset for HeapGame {
    fn parts(&self, position: &Position) -> Vec<Part> {
        heaps::parts(position)
    }

    fn options(&self, part: &[u64], visit: &mut dyn FnMut(&[Part]) -> Flow) -> Flow {
        let mut each = |into: &[u64]| {
            let parts: Vec<Part> = into.iter().filter(|h| **h > 0).map(|h| vec![*h]).collect();
            visit(&parts)
        };
        self.show(part[0], &mut self.glance(part[0]), &mut each)
            .unwrap_or(ControlFlow::Continue(()))
    }

    fn moves(&self, position: &Position, visit: &mut dyn FnMut(Move) -> Flow) -> Flow {
        position.heaps().iter().enumerate().try_for_each(|(i, &h)| {
            let mut each = |into: &[u64]| visit(to_option(i, h, into));
            self.show(h, &mut self.glance(h), &mut each).unwrap_or(ControlFlow::Continue(()))
        })
    }

    fn move_count(&self, position: &Position) -> Option<u128> {
        let mut all = Some(0u128);
        for &heap in position.heaps() {
            all = all.and_then(|sum| self.count(heap).and_then(|count| sum.checked_add(count)));
            if all.is_none() {
                break;
            }
        }
        all
    }

    fn is_over(&self, position: &Position) -> bool {
        !position.heaps().iter().any(|h| self.can_move(*h))
    }

    fn legal(&self, position: &Position) -> Legal {
        let heaps = position.heaps();
        if self.is_single() {
            let takes = heaps.iter().map(|h| self.amounts(*h)).collect();
            return Legal::Take { takes, heaps_per_move: 1, equal: false, unit: 1 };
        }
        let mut room = ALL_LISTED;
        Legal::Options { heaps: heaps.iter().map(|h| self.listed(*h, &mut room)).collect() }
    }

    fn prepare(
        &mut self,
        position: &Position,
        misere: bool,
        budget: &mut Budget<'_>,
    ) -> Result<()> {
        let largest = position.heaps().iter().copied().max().unwrap_or(0);
        self.extend(largest, false, budget)?;
        if misere && let Source::TakeAndBreak { table, .. } = &mut self.source {
            table.extend_misere(largest, budget)?;
        }
        if misere {
            self.prepare_quotient(largest, budget)?;
        }
        self.ready = true;
        Ok(())
    }

    fn part_value(&self, part: &[u64]) -> Option<Nimber> {
        self.value(part[0]).map(Nimber)
    }

    fn outcome(&self, position: &Position, misere: bool) -> Option<Outcome> {
        let tame = self.sum(position.heaps(), misere).map(|sum| sum.outcome());
        tame.or_else(|| self.quotient_outcome(position.heaps()).filter(|_| misere))
    }

    fn winning(
        &self,
        position: &Position,
        misere: bool,
        visit: &mut dyn FnMut(Move) -> Flow,
    ) -> Option<Flow> {
        let heaps = position.heaps();
        let Some(sum) = self.sum(heaps, misere) else {
            return if misere { self.quotient_winning(heaps, visit) } else { None };
        };
        if sum.outcome() == Outcome::P {
            return Some(ControlFlow::Continue(()));
        }
        Some(heaps.iter().enumerate().try_for_each(|(i, &heap)| {
            let Some(old) = self.part(heap, misere) else { return ControlFlow::Continue(()) };
            let target = sum.nim_sum() ^ old.0;
            self.reach(heap, target, &mut |into| {
                let left: Option<Vec<_>> = into.iter().map(|h| self.part(*h, misere)).collect();
                let wins = left.is_some_and(|left| sum.replaced(old, left).outcome() == Outcome::P);
                if wins { visit(to_option(i, heap, into)) } else { ControlFlow::Continue(()) }
            })
        }))
    }

    fn winning_cost(&self, position: &Position) -> usize {
        // Every option of every heap is looked at.
        let options = self.move_count(position).unwrap_or(u128::MAX).min(LOOKED_THROUGH) as usize;
        16 * position.heaps().len().max(1) + options
    }

    fn why(&self, position: &Position, misere: bool) -> Vec<Step> {
        let heaps = position.heaps();
        let values: Option<Vec<u64>> = heaps.iter().map(|h| self.value(*h)).collect();
        let (Some(values), Some(sum)) = (values, self.sum(heaps, misere)) else {
            return self.quotient_why(heaps).filter(|_| misere).unwrap_or_default();
        };
        let mut steps = Vec::new();
        match (self.period(), self.proof()) {
            (Some(period), Some(proof)) if period.proven => {
                steps.push(theorem(&proof));
                steps.push(Step::period(period, Some(proof), heaps, &values));
            }
            _ => steps.push(Step::Theorem {
                id: "sprague-grundy",
                author: "Sprague, Grundy",
                year: 1939,
            }),
        }
        steps.push(Step::heap_sum(heaps, &values));
        if heaps.len() > 1 {
            // The reason of a single heap is told by the analysis itself.
            let mut told = heaps.to_vec();
            told.sort_unstable();
            told.dedup();
            let told = told.into_iter().rev().filter(|h| *h > 0).take(TOLD);
            steps.extend(told.filter_map(|heap| self.mex(heap)));
        }
        if misere {
            let theorem = Step::Theorem { id: "tame", author: "Conway", year: 1976 };
            steps.extend([theorem, Step::endgame(&sum)]);
        }
        steps
    }
}

fn theorem(proof: &Proof) -> Step {
    let (id, author, year) = match proof {
        Proof::Window { .. } => ("subtraction", "Golomb", 1966),
        Proof::GuySmith { .. } => ("guy-smith", "Guy, Smith", 1956),
        Proof::Saltus { .. } => ("saltus", "Austin; Howse, Nowakowski", 2004),
        Proof::Theorem { id, author, year } => (*id, *author, *year),
    };
    Step::Theorem { id, author, year }
}
