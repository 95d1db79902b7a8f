//! The rules of a sum: moves, parts, values and outcomes, computed from the rules of its terms.

use super::{Infinite, LOOKED, SumOfGames, explain, in_term};
use crate::base::sort::{sort_by_key, sorted_by_key};
use crate::games::kit::prelude::*;
use crate::ruleset::known::usual_cost;

impl Ruleset for SumOfGames {
    fn parts(&self, position: &Position) -> Vec<Part> {
        let terms = 0..self.terms.len().min(position.terms().len());
        terms.flat_map(|term| self.parts_of(term, &position.terms()[term])).collect()
    }

    /// Visit the options of a part as given by the part's game.
    fn options(&self, part: &[u64], visit: OptionVisitor<'_>) -> Flow {
        let Some((game, own)) = self.part(part) else { return Flow::Continue(()) };
        game.options(own, &mut |parts| {
            let marked = parts.iter().map(|own| [&part[..1], own].concat());
            visit(&marked.collect::<Vec<Part>>())
        })
    }

    fn option_cost(&self, part: &[u64]) -> u64 {
        self.part(part).map_or(0, |(game, part)| game.option_cost(part))
    }

    fn part_text(&self, part: &[u64]) -> String {
        self.part(part).map_or(String::new(), |(game, part)| game.part_text(part))
    }

    fn part_texts(&self, position: &Position) -> Vec<String> {
        self.each(position).flat_map(|(_, game, position)| game.part_texts(position)).collect()
    }

    fn moves(&self, position: &Position, visit: MoveVisitor<'_>) -> Flow {
        self.each(position).try_for_each(|(term, game, position)| {
            game.moves(position, &mut |mv| visit(in_term(term, mv)))
        })
    }

    fn apply(&self, position: &Position, mv: &Move) -> Option<Position> {
        let Move::Term { term, r#move } = mv else { return None };
        let mut next = position.terms().to_vec();
        let place = next.get_mut(*term)?;
        *place = self.game(*term)?.apply(place, r#move)?;
        Some(Position::Sum(next))
    }

    fn move_count(&self, position: &Position) -> Option<u128> {
        self.each(position).try_fold(0u128, |count, (_, game, position)| {
            count.checked_add(game.move_count(position)?)
        })
    }

    fn is_over(&self, position: &Position) -> bool {
        self.each(position).all(|(_, game, position)| game.is_over(position))
    }

    fn legal(&self, position: &Position) -> Legal {
        Legal::Sum { terms: self.each(position).map(|(_, game, at)| game.legal(at)).collect() }
    }

    fn prepare(&mut self, position: &Position, misere: bool, budget: &mut Budget<'_>) -> Result {
        if misere {
            return self.prepare_misere(position, budget);
        }
        for (term, place) in position.terms().iter().enumerate() {
            self.ready(term, place, false, budget)?;
        }
        for (term, place) in position.terms().iter().enumerate() {
            let loops = self.game(term).is_some_and(|game| game.as_loopy().is_some());
            if loops || self.is_known(term, place) {
                continue;
            }
            // If the outcome is known without this value, spend only a small share of the budget.
            let left = budget.left();
            let steps = if self.outcome(position, false).is_some() { left / 16 } else { left };
            let found = budget.at_most(steps, |budget| self.search(term, place, budget));
            match found {
                Err(error) if self.outcome(position, false).is_none() => {
                    return Err(error.with("term", term + 1));
                }
                _ => {}
            }
        }
        Ok(())
    }

    fn fewest_moves(&self, position: &Position) -> u128 {
        let each = self.each(position).map(|(_, game, position)| game.fewest_moves(position));
        each.fold(0, u128::saturating_add)
    }

    fn as_loopy(&self) -> Option<&dyn Loopy> {
        self.loops().then_some(self as &dyn Loopy)
    }

    knows!(Values, Tame, Outcomes, Strategy, Searches, Explains);
}

impl Values for SumOfGames {
    fn part_value(&self, part: &[u64]) -> Option<Nimber> {
        let (game, own) = self.part(part)?;
        let known = game.as_values().and_then(|values| values.part_value(own));
        known.or_else(|| self.values.get(part).copied().map(Nimber))
    }

    fn known_value(&self, position: &Position) -> Option<Nimber> {
        let terms = position.terms().iter().enumerate();
        terms.map(|(term, place)| self.value(term, place).map(Nimber)).sum()
    }
}

impl Tame for SumOfGames {
    fn tame(&self, part: &[u64]) -> Option<(u64, bool)> {
        self.part(part).and_then(|(game, part)| game.as_tame()?.tame(part))
    }
}

impl Loopy for SumOfGames {
    fn infinite(&self, part: &[u64]) -> Option<Vec<u64>> {
        self.part(part).and_then(|(game, part)| game.as_loopy()?.infinite(part))
    }

    fn rank(&self, part: &[u64]) -> u64 {
        let rank = |(game, part): (&dyn Playable, _)| Some(game.as_loopy()?.rank(part));
        self.part(part).and_then(rank).unwrap_or(0)
    }

    fn holding(&self, position: &Position, misere: bool, visit: MoveVisitor<'_>) -> Option<Flow> {
        if self.outcome(position, misere)? != Outcome::D {
            return Some(Flow::Continue(()));
        }
        if misere {
            return Some(self.found_moves(position, Outcome::D)?.into_iter().try_for_each(visit));
        }
        let mut left = LOOKED;
        Some(self.moves(position, &mut |mv| {
            left -= 1;
            let next = self.apply(position, &mv);
            if next.and_then(|next| self.outcome(&next, false)) == Some(Outcome::D) {
                visit(mv)?;
            }
            if left > 0 { Flow::Continue(()) } else { Flow::Break(()) }
        }))
    }
}

impl Outcomes for SumOfGames {
    /// Compute the outcome from the values of all terms. If exactly one value is infinite, the player to move can win
    /// if the value reaches the nim-sum of the others, and the position is drawn otherwise. If exactly one value is
    /// unknown, the term's own outcome decides when the nim-sum of the others is 0.
    fn outcome(&self, position: &Position, misere: bool) -> Option<Outcome> {
        if misere {
            return self.misere_outcome(position);
        }
        let added = self.added(position);
        match &added.open[..] {
            [] => Some(Outcome::mover_wins(added.numbers != 0)),
            [(term, None)] if added.numbers == 0 => {
                self.game(*term)?.as_outcomes()?.outcome(&position.terms()[*term], false)
            }
            [(_, Some(Infinite { reaches: Some(reaches) }))] => {
                let wins = reaches.contains(&added.numbers);
                Some(if wins { Outcome::N } else { Outcome::D })
            }
            open if open.iter().all(|(_, infinite)| infinite.is_some()) => Some(Outcome::D),
            _ => None,
        }
    }
}

impl Strategy for SumOfGames {
    /// Visit the winning moves, first those that lower the value of a term. If play can cycle, visit first the moves
    /// that come nearer to the end.
    fn winning(&self, position: &Position, misere: bool, visit: MoveVisitor<'_>) -> Option<Flow> {
        match self.outcome(position, misere)? {
            Outcome::N => {}
            _ => return Some(Flow::Continue(())),
        }
        if misere {
            return Some(self.misere_winning(position, visit));
        }
        let added = self.added(position);
        if let [(term, None)] = added.open[..] {
            let theorem = self.game(term)?.as_strategy()?;
            return theorem
                .winning(&position.terms()[term], false, &mut |mv| visit(in_term(term, mv)));
        }
        let mut ways: Vec<(bool, usize, u64)> = Vec::new();
        for (term, place) in position.terms().iter().enumerate() {
            match (self.value(term, place), &added.open[..]) {
                (Some(value), []) => {
                    let target = added.numbers ^ value;
                    ways.push((target > value, term, target));
                }
                (None, [(open, _)]) if *open == term => ways.push((false, term, added.numbers)),
                _ => {}
            }
        }
        sort_by_key(&mut ways, |way| way.0);
        if !self.loops() {
            return Some(ways.into_iter().try_for_each(|(_, term, target)| {
                let each = &mut |mv| visit(in_term(term, mv));
                self.reach(term, &position.terms()[term], target, each)
                    .unwrap_or(Flow::Continue(()))
            }));
        }
        let mut found = Vec::new();
        for (_, term, target) in ways {
            let _ = self.reach(term, &position.terms()[term], target, &mut |mv| {
                found.push(in_term(term, mv));
                if found.len() < LOOKED { Flow::Continue(()) } else { Flow::Break(()) }
            });
        }
        let rank = |mv: &Move| {
            let parts = self.apply(position, mv).map_or(Vec::new(), |next| self.parts(&next));
            parts.iter().map(|part| self.rank(part)).sum::<u64>()
        };
        Some(sorted_by_key(found, rank).into_iter().try_for_each(visit))
    }

    fn winning_cost(&self, position: &Position) -> usize {
        let each = self.each(position).map(|(_, game, place)| match game.as_strategy() {
            Some(strategy) => strategy.winning_cost(place),
            None => usual_cost(&game.parts(place)),
        });
        each.fold(0, usize::saturating_add)
    }
}

impl Searches for SumOfGames {
    fn searched_value(
        &self,
        position: &Position,
        budget: &mut Budget<'_>,
    ) -> Option<Result<Nimber>> {
        let mut sum = Nimber(0);
        for (term, game, place) in self.each(position) {
            let found = match self.value(term, place) {
                Some(value) => Ok(Nimber(value)),
                None => game.as_searches()?.searched_value(place, budget)?,
            };
            match found {
                Ok(value) => sum += value,
                Err(error) => return Some(Err(error)),
            }
        }
        Some(Ok(sum))
    }
}

impl Explains for SumOfGames {
    fn why(&self, position: &Position, misere: bool) -> Vec<Step> {
        explain::why(self, position, misere)
    }
}

impl SumOfGames {
    /// Prepare the game of a term for the given position.
    pub(super) fn ready(
        &mut self,
        term: usize,
        position: &Position,
        misere: bool,
        budget: &mut Budget<'_>,
    ) -> Result {
        let Some(&game) = self.terms.get(term) else { return Ok(()) };
        let start = self.starts[game];
        self.games[game].prepare(position, misere, budget).map_err(|mut error| {
            // Move the span of the error from the text of the term to the text of the whole sum.
            if let Some(span) = &mut error.span {
                *span = Span::new(span.start + start, span.end + start);
            }
            error.with("term", term + 1)
        })
    }

    /// Return the approximate size in bytes of the stored values, the misère quotient and the search result.
    pub(super) fn kept(&self) -> usize {
        let values = self.values.keys().map(|part| 48 + 8 * part.len()).sum::<usize>();
        values + self.held_for_misere()
    }
}
