//! Sums under misère play: tame terms, and the misère quotient of all parts that may follow.

use std::rc::Rc;

use rustc_hash::FxHashMap;

use super::{SumOfGames, in_term};
use crate::base::sort::{distinct, sorted};
use crate::games::kit::prelude::*;
use crate::heaps::quotient::Quotient;
use crate::ruleset::follow::follow;

/// Of the steps that are left, the share of what may help and is not needed.
const SHARE: u64 = 4;
/// Parts up to which a quotient is tried, and moves of a term up to which each is tried.
const PARTS: usize = 20_000;
const TRIED: u128 = 200_000;

/// The classes of parts in the misère quotient of all that may follow a position.
#[derive(Debug)]
pub(super) struct Classes {
    /// The number of each part; those with the same options have the same, and those without any 0.
    numbers: FxHashMap<Part, u64>,
    quotient: Quotient,
}

impl Classes {
    /// The classes of these parts and of all that follow them.
    ///
    /// # Errors
    /// `budget`, where the steps end first.
    fn new(rules: &SumOfGames, parts: &[Part], budget: &mut Budget<'_>) -> Result<Classes> {
        let mut numbers: FxHashMap<Part, u64> = FxHashMap::default();
        let mut same: FxHashMap<Vec<Vec<u64>>, u64> = FxHashMap::default();
        same.insert(Vec::new(), 0);
        // The options of each number, by numbers below it.
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

    /// Whether a sum of parts is lost for the player to move, where the parts are known. A part without a move,
    /// such as an empty heap, may be none of those that an option leaves.
    fn is_lost(&self, rules: &SumOfGames, parts: &[Part]) -> Option<bool> {
        let ended = |part: &Part| rules.options(part, &mut |_| Flow::Break(())).is_continue();
        let numbers = parts
            .iter()
            .map(|part| self.numbers.get(part).copied().or_else(|| ended(part).then_some(0)));
        self.quotient.is_lost(&numbers.collect::<Option<Vec<u64>>>()?)
    }

    /// How many classes there are, and how many of them are lost.
    pub(super) fn order(&self) -> (usize, usize) {
        (self.quotient.order(), self.quotient.lost_count())
    }

    /// About how many bytes it takes.
    pub(super) fn held(&self) -> usize {
        let parts = self.numbers.keys().map(|part| 48 + 8 * part.len()).sum::<usize>();
        parts + self.quotient.held()
    }
}

/// The options of a part.
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

/// A step that may end with its share of the budget.
fn unless_budget(found: Result) -> Result {
    found.or_else(|error| if error.code == ErrorCode::Budget { Ok(()) } else { Err(error) })
}

impl SumOfGames {
    /// Find whether all terms are tame, and otherwise the quotient of what may follow. Without either the whole
    /// is left to a search.
    pub(super) fn prepare_misere(
        &mut self,
        position: &Position,
        budget: &mut Budget<'_>,
    ) -> Result {
        let terms = self.terms.len() as u64;
        for (term, place) in position.terms().iter().enumerate() {
            let steps = budget.left() / (SHARE * terms.max(1));
            let ready = budget.at_most(steps, |budget| self.ready(term, place, true, budget));
            unless_budget(ready)?;
        }
        if self.tame_sum(position).is_some() || self.known_class(position).is_some() {
            return Ok(());
        }
        let steps = budget.left() / 2;
        let found =
            budget.at_most(steps, |budget| Classes::new(self, &self.parts(position), budget));
        unless_budget(found.map(|classes| self.classes = Some(Rc::new(classes))))
    }

    /// The sum of the terms, where all of them are tame.
    pub(super) fn tame_sum(&self, position: &Position) -> Option<Sum> {
        let parts = self.parts(position);
        let tame = parts.iter().map(|part| self.tame(part)).collect::<Option<Vec<_>>>()?;
        Some(Sum::of_tame(tame, true))
    }

    /// Whether a position is lost by the quotient.
    fn known_class(&self, position: &Position) -> Option<bool> {
        self.classes.as_ref()?.is_lost(self, &self.parts(position))
    }

    /// Who wins under misère play, where that is known without a search.
    pub(super) fn misere_outcome(&self, position: &Position) -> Option<Outcome> {
        let tame = self.tame_sum(position).map(|sum| sum.outcome());
        tame.or_else(|| self.known_class(position).map(|lost| Outcome::mover_wins(!lost)))
    }

    /// Visit the winning moves under misère play. Of a term with more moves than can be tried, those that leave
    /// it a value that may win.
    pub(super) fn misere_winning(&self, position: &Position, visit: MoveVisitor<'_>) -> Flow {
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
                for target in distinct(vec![rest, rest ^ 1, 0, 1]) {
                    if let Some(flow) = game.moves_to_value(place, target, &mut each) {
                        flow?;
                    }
                }
            }
            next[term] = place.clone();
        }
        Flow::Continue(())
    }

    /// How many classes the quotient has, and how many of them are lost.
    pub(super) fn classes(&self) -> Option<(usize, usize)> {
        self.classes.as_ref().map(|classes| classes.order())
    }
}
