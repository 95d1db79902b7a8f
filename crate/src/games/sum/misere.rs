//! Sums under misère play: tame terms, the misère quotient of all parts that can be reached, and a search of all
//! positions if play can cycle.

use std::rc::Rc;

use rustc_hash::FxHashMap;

use super::{SumOfGames, in_term};
use crate::base::sort::{distinct, sorted, sorted_by_key};
use crate::games::kit::prelude::*;
use crate::heaps::quotient::Quotient;
use crate::ruleset::follow::follow;
use crate::ruleset::product::Product;

/// The divisor of the remaining budget: to prepare the games of all terms, at most 1/4 of the budget is used. A term
/// whose share is too small is left unprepared, without an error.
const SHARE: u64 = 4;
/// The most parts for which a misère quotient is computed, and the most moves of a term that are tried one by one.
const PARTS: usize = 20_000;
const TRIED: u128 = 200_000;

/// The misère quotient of all parts that can be reached from a position.
#[derive(Debug)]
pub(super) struct Classes {
    /// The number of each part. Parts with equal option sets share a number, and parts without a move have number 0.
    numbers: FxHashMap<Part, u64>,
    quotient: Quotient,
}

impl Classes {
    /// Compute the misère quotient of the given parts and of all parts that can be reached from them.
    ///
    /// # Errors
    /// `budget` if the step budget is used up first, or if there are more than `PARTS` parts.
    fn new(rules: &SumOfGames, parts: &[Part], budget: &mut Budget<'_>) -> Result<Classes> {
        let mut numbers: FxHashMap<Part, u64> = FxHashMap::default();
        let mut same: FxHashMap<Vec<Vec<u64>>, u64> = FxHashMap::default();
        same.insert(Vec::new(), 0);
        // For each number, the options of the parts with this number. An option is the sorted list of the numbers of
        // its parts, without 0.
        let mut options: Vec<Vec<Vec<u64>>> = vec![Vec::new()];
        for part in parts {
            let follows = &mut |part: &Part, met: usize| {
                if met > PARTS {
                    return Err(Error::budget(budget.used(), format!("{met} parts")));
                }
                options_of(rules, part, budget)
            };
            follow(part, &mut numbers, follows, &mut |all, numbers| {
                let word = |option: &Vec<Part>| {
                    let of = option.iter().map(|part| numbers[part]);
                    sorted(of.filter(|number| *number > 0).collect())
                };
                let (seen, fresh) =
                    (distinct(all.iter().map(word).collect()), options.len() as u64);
                *same.entry(seen).or_insert_with_key(|seen| {
                    options.push(seen.clone());
                    fresh
                })
            })?;
        }
        let mut quotient = Quotient::new();
        let each = |number: u64, budget: &mut Budget<'_>, visit: HeapVisitor<'_>| {
            for word in &options[number as usize] {
                budget.spend(1, || format!("part {number} of {}", options.len()))?;
                if visit(if word.is_empty() { &[0] } else { word }).is_break() {
                    return Ok(Flow::Break(()));
                }
            }
            Ok(Flow::Continue(()))
        };
        quotient.grow(options.len() as u64 - 1, &each, None, budget)?;
        Ok(Classes { numbers, quotient })
    }

    /// Return whether a sum of parts is a misère P-position, or `None` if a part is unknown. A part without a move,
    /// such as an empty heap, counts as known.
    fn is_lost(&self, rules: &SumOfGames, parts: &[Part]) -> Option<bool> {
        let numbers = parts.iter().map(|part| {
            self.numbers.get(part).copied().or_else(|| rules.has_ended(part).then_some(0))
        });
        self.quotient.is_lost(&numbers.collect::<Option<Vec<u64>>>()?)
    }

    /// Return the number of elements of the quotient and the number of misère P-positions among these elements.
    pub(super) fn order(&self) -> (usize, usize) {
        (self.quotient.order(), self.quotient.lost_count())
    }

    /// Return the approximate size in bytes.
    fn held(&self) -> usize {
        let parts = self.numbers.keys().map(|part| 48 + 8 * part.len()).sum::<usize>();
        parts + self.quotient.held()
    }
}

/// Return the options of a part.
fn options_of(rules: &SumOfGames, part: &Part, budget: &mut Budget<'_>) -> Result<Vec<Vec<Part>>> {
    let (mut options, mut failed) = (Vec::new(), Ok(()));
    let cost = 1 + rules.option_cost(part);
    let _ = rules.options(part, &mut |parts| {
        let size = parts.iter().map(|part| 1 + part.len() as u64).sum::<u64>();
        failed = budget.spend(cost + size, || rules.part_text(part));
        if failed.is_err() {
            return Flow::Break(());
        }
        options.push(parts.to_vec());
        Flow::Continue(())
    });
    failed.map(|()| options)
}

/// Accept an exhausted budget as success, and return every other error.
fn unless_budget(found: Result) -> Result {
    found.or_else(|error| if error.is_exhausted() { Ok(()) } else { Err(error) })
}

impl SumOfGames {
    /// Check whether all terms are tame, and otherwise compute the misère quotient of all reachable parts. If play can
    /// cycle, search all positions instead of computing a quotient.
    pub(super) fn prepare_misere(
        &mut self,
        position: &Position,
        budget: &mut Budget<'_>,
    ) -> Result {
        let terms = self.terms.len() as u64;
        for (term, place) in position.terms().iter().enumerate() {
            // In a term whose play can cycle, `search_all` searches the positions together with the other terms.
            if self.game(term).is_some_and(|game| game.as_loopy().is_some()) {
                continue;
            }
            let steps = budget.left() / (SHARE * terms.max(1));
            let ready = budget.at_most(steps, |budget| self.ready(term, place, true, budget));
            unless_budget(ready)?;
        }
        if self.misere_outcome(position).is_some() {
            return Ok(());
        }
        if self.loops() {
            return self.search_all(position, budget);
        }
        let steps = budget.left() / 2;
        let found =
            budget.at_most(steps, |budget| Classes::new(self, &self.parts(position), budget));
        unless_budget(found.map(|classes| self.classes = Some(Rc::new(classes))))
    }

    /// Compute the outcomes of all positions that can be reached.
    fn search_all(&mut self, position: &Position, budget: &mut Budget<'_>) -> Result {
        let mut leaves = |part: &Part, budget: &mut Budget<'_>| {
            let mut options = options_of(self, part, budget)?;
            options.iter_mut().for_each(|option| self.leave_movable(option));
            Ok(distinct(options.into_iter().map(sorted).collect()))
        };
        let parts = self.movable(position);
        let found = Product::new(&parts, Outcome::N, &mut leaves, budget)?;
        self.searched = Some(Rc::new(found));
        Ok(())
    }

    /// Return whether a part has no move.
    fn has_ended(&self, part: &[u64]) -> bool {
        self.options(part, &mut |_| Flow::Break(())).is_continue()
    }

    fn leave_movable(&self, parts: &mut Vec<Part>) {
        parts.retain(|part| !self.has_ended(part));
    }

    /// Return the parts of a position that have at least one move.
    fn movable(&self, position: &Position) -> Vec<Part> {
        let mut parts = self.parts(position);
        self.leave_movable(&mut parts);
        parts
    }

    /// Return the outcome that the search of all positions found, and the number of moves to the end; `None` if there
    /// was no such search or if the search did not reach the position.
    pub(super) fn found_at(&self, position: &Position) -> Option<(Outcome, u64)> {
        self.searched.as_ref()?.at(&self.movable(position))
    }

    /// Return the sum of the parts of all terms, or `None` if a part is not tame.
    pub(super) fn tame_sum(&self, position: &Position) -> Option<Sum> {
        let parts = self.parts(position);
        let tame = parts.iter().map(|part| self.tame(part)).collect::<Option<Vec<_>>>()?;
        Some(Sum::of_tame(tame, true))
    }

    /// Return whether a position is a P-position of the misère quotient, or `None` if the quotient does not cover the
    /// position.
    fn known_class(&self, position: &Position) -> Option<bool> {
        self.classes.as_ref()?.is_lost(self, &self.parts(position))
    }

    /// Return the outcome under misère play if a theorem, a quotient or a finished search gives it.
    pub(super) fn misere_outcome(&self, position: &Position) -> Option<Outcome> {
        let tame = self.tame_sum(position).map(|sum| sum.outcome());
        let class = || self.known_class(position).map(|lost| Outcome::mover_wins(!lost));
        let found = || self.found_at(position).map(|(outcome, _)| outcome);
        tame.or_else(class).or_else(found)
    }

    /// Return the moves to positions with the outcome `wanted`, the shortest way to the end first, or `None` if the
    /// search of all positions did not cover `position`.
    pub(super) fn found_moves(&self, position: &Position, wanted: Outcome) -> Option<Vec<Move>> {
        self.found_at(position)?;
        let mut found = Vec::new();
        let _ = self.moves(position, &mut |mv| {
            let next = self.apply(position, &mv).and_then(|next| self.found_at(&next));
            if let Some((outcome, depth)) = next
                && outcome == wanted
            {
                found.push((depth, mv));
            }
            Flow::Continue(())
        });
        Some(sorted_by_key(found, |(depth, _)| *depth).into_iter().map(|(_, mv)| mv).collect())
    }

    /// Visit the winning moves under misère play. For a term with too many moves to try, try only the moves to the few
    /// term values that may win.
    pub(super) fn misere_winning(&self, position: &Position, visit: MoveVisitor<'_>) -> Flow {
        if self.tame_sum(position).is_none()
            && let Some(found) = self.found_moves(position, Outcome::P)
        {
            return found.into_iter().try_for_each(visit);
        }
        let mut next = position.terms().to_vec();
        for (term, game, place) in self.each(position) {
            let mut each = |mv: Move| {
                let Some(after) = game.apply(place, &mv) else { return Flow::Continue(()) };
                next[term] = after;
                let whole = Position::Sum(std::mem::take(&mut next));
                let wins = self.misere_outcome(&whole) == Some(Outcome::P);
                if let Position::Sum(terms) = whole {
                    next = terms;
                }
                if wins {
                    visit(in_term(term, mv))?;
                }
                Flow::Continue(())
            };
            if game.move_count(place).is_some_and(|count| count <= TRIED) {
                game.moves(place, &mut each)?;
            } else {
                let others = position.terms().iter().enumerate().filter(|(at, _)| *at != term);
                let rest = others.map(|(at, place)| self.value(at, place).unwrap_or(0));
                let rest = rest.fold(0, |sum, value| sum ^ value);
                let theorem = game.as_moves_to_value();
                for target in distinct(vec![rest, rest ^ 1, 0, 1]) {
                    theorem
                        .and_then(|found| found.moves_to_value(place, target, &mut each))
                        .unwrap_or(Flow::Continue(()))?;
                }
            }
            next[term] = place.clone();
        }
        Flow::Continue(())
    }

    /// Return the number of positions that the search of all positions visited; `None` if there was no such search.
    pub(super) fn count_searched(&self) -> Option<usize> {
        self.searched.as_ref().map(|found| found.count())
    }

    /// Return the approximate size in bytes of the search result and of the quotient.
    pub(super) fn held_for_misere(&self) -> usize {
        let searched = self.searched.as_ref();
        let searched = searched.map_or(0, |found| found.held(|part| 24 + 8 * part.len()));
        searched + self.classes.as_ref().map_or(0, |classes| classes.held())
    }

    /// Return the number of elements of the misère quotient and the number of P-positions among these elements; `None`
    /// without a quotient.
    pub(super) fn classes(&self) -> Option<(usize, usize)> {
        self.classes.as_ref().map(|classes| classes.order())
    }
}
