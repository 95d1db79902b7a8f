//! Moves, values and explanations of positions of a heap game.

use std::ops::ControlFlow;
use std::rc::Rc;

use super::reached::TABLE;
use super::{ALL_LISTED, EXPLAINED, HeapGame, Source, listed};
use crate::base::sort::distinct;
use crate::games::kit::prelude::*;
use crate::period::Proof;
use crate::ruleset::LOOKED_THROUGH;

/// Return the move from a heap to an option.
pub(super) fn to_option(heap: usize, size: u64, into: &[u64]) -> Move {
    match *into {
        [left] => heaps::take(heap, size, size - left),
        _ => Move::Replace { heap, into: into.to_vec() },
    }
}

/// Return the text of a move from a heap to an option; `None` for any other move.
pub(super) fn option_text(mv: &Move) -> Option<String> {
    match mv {
        Move::Replace { heap, into } => Some(moves::replaced_text(*heap, into)),
        _ => moves::takings_text(mv),
    }
}

impl Ruleset for HeapGame {
    /// Visit the options without empty heaps, which would only enlarge the positions of a search.
    fn options(&self, part: &[u64], visit: OptionVisitor<'_>) -> Flow {
        let mut each = |into: &[u64]| {
            let parts: Vec<Part> = into.iter().filter(|h| **h > 0).map(|h| vec![*h]).collect();
            visit(&parts)
        };
        self.show(part[0], &mut self.glance(part[0]), &mut each)
            .unwrap_or(ControlFlow::Continue(()))
    }

    fn moves(&self, position: &Position, visit: MoveVisitor<'_>) -> Flow {
        position.heaps().iter().enumerate().try_for_each(|(i, &h)| {
            let mut each = |into: &[u64]| visit(to_option(i, h, into));
            self.show(h, &mut self.glance(h), &mut each).unwrap_or(ControlFlow::Continue(()))
        })
    }

    fn apply(&self, position: &Position, mv: &Move) -> Option<Position> {
        let heaps = position.heaps();
        let next = match mv {
            Move::Replace { heap, into } => moves::replaced(heaps, *heap, into),
            _ => mv.taken_from(heaps),
        };
        next.map(Position::Heaps)
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
            return Legal::take_one(takes);
        }
        let mut room = ALL_LISTED;
        let one = |h: &u64| listed(&mut room, |visit| self.show(*h, &mut self.glance(*h), visit));
        Legal::Options { heaps: heaps.iter().map(one).collect() }
    }

    fn prepare(&mut self, position: &Position, misere: bool, budget: &mut Budget<'_>) -> Result {
        let largest = position.heaps().iter().copied().max().unwrap_or(0);
        if misere && let Source::Typed(table) = &mut self.source {
            table.examine_misere();
        }
        if let Source::Typed(table) = &self.source
            && table.rule().counts()
        {
            // For a rule that counts heaps, check that all options can be listed as moves: values are known even of
            // options with too many heaps.
            for heap in position.heaps() {
                let _ = self.show(*heap, budget, &mut |_| ControlFlow::Continue(()))?;
            }
        }
        if self.fill(position.heaps(), largest, budget)? {
            self.ready = true;
            return Ok(());
        }
        if misere && let Source::TakeAndBreak { table, .. } = &mut self.source {
            table.extend_misere(largest, budget)?;
        }
        if misere {
            self.prepare_quotient(largest, budget)?;
        }
        self.ready = true;
        Ok(())
    }

    knows!(Values, MovesToValue, Tame, Outcomes, Strategy, Explains);
}

impl Values for HeapGame {
    fn part_value(&self, part: &[u64]) -> Option<Nimber> {
        self.value(part[0]).map(Nimber)
    }

    fn known_value(&self, position: &Position) -> Option<Nimber> {
        heaps::known_value(self, position)
    }
}

impl MovesToValue for HeapGame {
    fn moves_to_value(
        &self,
        position: &Position,
        value: u64,
        visit: MoveVisitor<'_>,
    ) -> Option<Flow> {
        let heaps = position.heaps();
        let sum = self.sum(heaps, false)?.nim_sum();
        Some(heaps.iter().enumerate().try_for_each(|(i, &heap)| {
            let target = sum ^ value ^ self.value(heap).unwrap_or(0);
            self.reach(heap, target, &mut |into| {
                let left = into.iter().try_fold(0, |sum, h| Some(sum ^ self.value(*h)?));
                if left == Some(target) {
                    visit(to_option(i, heap, into))
                } else {
                    ControlFlow::Continue(())
                }
            })
        }))
    }
}

impl Tame for HeapGame {
    fn tame(&self, part: &[u64]) -> Option<(u64, bool)> {
        self.part(part[0], true)
    }
}

impl Outcomes for HeapGame {
    fn outcome(&self, position: &Position, misere: bool) -> Option<Outcome> {
        let tame = self.sum(position.heaps(), misere).map(|sum| sum.outcome());
        tame.or_else(|| self.quotient_outcome(position.heaps()).filter(|_| misere))
    }
}

impl Strategy for HeapGame {
    fn winning(&self, position: &Position, misere: bool, visit: MoveVisitor<'_>) -> Option<Flow> {
        let heaps = position.heaps();
        let Some(sum) = self.sum(heaps, misere) else {
            return if misere { self.quotient_winning(heaps, visit) } else { None };
        };
        if sum.outcome() == Outcome::P {
            return Some(ControlFlow::Continue(()));
        }
        // Visit the moves of the explanation first: they lower a heap to the value that gives the nim-sum 0, and at the
        // end of misère play to heaps that are equivalent to single stones.
        let plain = Sum::new(heaps.iter().map_while(|heap| self.value(*heap)), misere);
        Some([true, false].into_iter().try_for_each(|argued| {
            heaps.iter().enumerate().try_for_each(|(i, &heap)| {
                let Some(old) = self.part(heap, misere) else { return ControlFlow::Continue(()) };
                let target = plain.target(old.0);
                let lowers = target < old.0;
                // In normal play every winning move in a heap gives the heap this value.
                if argued != lowers && (argued || !misere) {
                    return ControlFlow::Continue(());
                }
                self.reach(heap, sum.nim_sum() ^ old.0, &mut |into| {
                    let left: Option<Vec<_>> = into.iter().map(|h| self.part(*h, misere)).collect();
                    let Some(left) = left else { return ControlFlow::Continue(()) };
                    let value = left.iter().fold(0, |sum, part| sum ^ part.0);
                    let single = value > 1 || left.iter().all(|(_, firm)| !firm);
                    let fits = !misere || (lowers && value == target && single);
                    if (misere && fits != argued) || sum.replaced(old, left).outcome() == Outcome::N
                    {
                        return ControlFlow::Continue(());
                    }
                    visit(to_option(i, heap, into))
                })
            })
        }))
    }

    fn winning_cost(&self, position: &Position) -> usize {
        // The cost is that of examining every option of every heap.
        let options = self.move_count(position).unwrap_or(u128::MAX).min(LOOKED_THROUGH) as usize;
        16 * position.heaps().len().max(1) + options
    }
}

impl Explains for HeapGame {
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
                if matches!(proof, Proof::Theorem { id: "lasker", .. }) {
                    steps.extend(Step::reasons("lasker", lasker(heaps)));
                }
            }
            _ => steps.push(Step::sprague_grundy()),
        }
        // Under misère play, explain the nim-sum only if every heap is equivalent to a Nim heap of its value.
        let plain = !misere || heaps.iter().zip(&values).all(|(h, v)| self.is_plain(*h, *v));
        let mut sum_steps = Step::sum(&values, Terms::Values, misere, &|i| heaps[i].to_string());
        sum_steps.truncate(if plain { 2 } else { 1 });
        steps.extend(sum_steps);
        if heaps.len() > 1 {
            // For a single heap, the analysis already gives the mex.
            let explained = distinct(heaps.to_vec()).into_iter().rev();
            let explained = explained.filter(|h| *h > 0).take(EXPLAINED);
            steps.extend(explained.filter_map(|heap| self.mex(heap)));
        }
        if misere {
            let theorem = Step::Theorem { id: "tame", author: "Conway", year: 1976 };
            steps.push(theorem);
            steps.push(if plain { Step::endgame(&sum) } else { Step::firm(&sum) });
        }
        steps
    }
}

/// Return claims that explain the values of the largest heaps of Lasker's Nim, which depend on the remainder modulo 4.
fn lasker(heaps: &[u64]) -> Vec<Claim> {
    let explained = distinct(heaps.iter().copied().filter(|heap| *heap > 0).collect());
    let claim = |heap: u64| {
        let (id, value) = match heap % 4 {
            3 => ("lasker-three", heap + 1),
            0 => ("lasker-four", heap - 1),
            _ => ("lasker-plain", heap),
        };
        Claim::new(id).with("heap", heap).with("remainder", heap % 4).with("value", value)
    };
    explained.into_iter().rev().take(ROWS / 8).map(claim).collect()
}

impl HeapGame {
    /// Compute the table up to the largest heap. If the table would be too long or the rule fails, compute only the
    /// values of the reachable heaps. Return whether only reachable heaps were computed.
    ///
    /// # Errors
    /// The errors of [`Sequence::extend`].
    fn fill(&mut self, heaps: &[u64], largest: u64, budget: &mut Budget<'_>) -> Result<bool> {
        let first = match &self.source {
            Source::Typed(_) => {
                // Use few steps for the table, so that steps remain for the reachable heaps.
                let steps = budget.left() / 2;
                budget.for_table(|budget| {
                    budget.at_most(steps, |budget| self.extend(largest.min(TABLE), false, budget))
                })
            }
            Source::TakeAndBreak { .. } => {
                return self.tabulate(largest, budget).map(|()| false);
            }
        };
        match &first {
            Ok(()) if largest <= TABLE || self.value(largest).is_some() => return Ok(false),
            _ => {}
        }
        let spent = first.as_ref().is_err_and(|error| error.is_exhausted());
        let steps = budget.left() / if spent { 4 } else { 2 };
        match budget.at_most(steps, |budget| self.reach_all(heaps, budget)) {
            Ok(values) => self.reached = Rc::new(values),
            Err(_) => {
                let whole = if spent { Ok(()) } else { first };
                return whole.and_then(|()| self.tabulate(largest, budget)).map(|()| false);
            }
        }
        Ok(true)
    }

    fn tabulate(&mut self, upto: u64, budget: &mut Budget<'_>) -> Result {
        budget.for_table(|budget| self.extend(upto, false, budget))
    }
}

fn theorem(proof: &Proof) -> Step {
    let (id, author, year) = proof.credit();
    Step::Theorem { id, author, year }
}
