//! The outcome of any position of a game: by a theorem if the game has one, and otherwise by exact search.

use std::ops::ControlFlow;

use crate::answers::cache;
use crate::base::budget::Budget;
use crate::base::error::{Error, Result};
use crate::base::nimber::Nimber;
use crate::base::sort::sorted;
use crate::base::{Flow, gather, try_walk};
use crate::notation::Game;
use crate::ruleset::MoveVisitor;
use crate::ruleset::explain::Step;
use crate::ruleset::known::{Loopy, Outcomes, Strategy, Values, usual_cost};
use crate::ruleset::moves::Move;
use crate::ruleset::outcome::Outcome;
use crate::ruleset::position::Position;
use crate::ruleset::solver::Solver;

/// The most steps of the search for a value that is only displayed, after the outcome is known.
pub(super) const BESIDE_STEPS: u64 = 2_000_000;

/// A game prepared for one position and all positions reachable from it, with memoised search results.
pub struct Oracle<'g> {
    game: &'g Game,
    values: Option<&'g dyn Values>,
    outcomes: Option<&'g dyn Outcomes>,
    strategy: Option<&'g dyn Strategy>,
    loopy: Option<&'g dyn Loopy>,
    solver: Solver<'g>,
    /// Whether to search for further values: false under misère play, and after a position whose value takes more than
    /// `BESIDE_STEPS` steps.
    seek_values: bool,
}

/// The outcome of a position, and its value: a number, a loopy value ∞_K, or neither if it is unknown.
pub(super) struct Judgement {
    pub(super) outcome: Outcome,
    pub(super) nimber: Option<Nimber>,
    pub(super) infinite: Option<Vec<Nimber>>,
}

/// Return the game with the table that its theorem needs for `position` and all positions reachable from it.
///
/// # Errors
/// `budget`, as [`crate::Ruleset::prepare`].
pub fn prepared(game: &Game, position: &Position, budget: &mut Budget<'_>) -> Result<Game> {
    prepared_for(game, std::slice::from_ref(position), budget)
}

/// Return the game with the tables that its theorem needs for all of `positions`. This requires that the table for one
/// position does not replace the table for another.
///
/// # Errors
/// The errors of [`prepared`].
pub fn prepared_for(game: &Game, positions: &[Position], budget: &mut Budget<'_>) -> Result<Game> {
    let mut game = cache::taken(game);
    let misere = game.misere;
    let rules = game.rules_mut();
    let ready = positions.iter().try_for_each(|position| rules.prepare(position, misere, budget));
    // Cache the game even if the budget ended, to keep the results computed until then.
    cache::put(&game);
    ready.map(|()| game)
}

impl<'g> Oracle<'g> {
    /// Make an oracle for a game that [`prepared`] returned.
    pub fn new(game: &'g Game) -> Self {
        let rules = game.rules();
        Oracle {
            game,
            values: rules.as_values(),
            outcomes: rules.as_outcomes(),
            strategy: rules.as_strategy(),
            loopy: rules.as_loopy(),
            solver: Solver::new(rules),
            seek_values: !game.misere,
        }
    }

    /// Return the outcome if a theorem gives it.
    fn theorem(&self, position: &Position, misere: bool) -> Option<Outcome> {
        self.outcomes?.outcome(position, misere)
    }

    /// Return the outcome of a position.
    ///
    /// # Errors
    /// `budget`, only if no theorem gives the outcome.
    pub fn outcome(&mut self, position: &Position, budget: &mut Budget<'_>) -> Result<Outcome> {
        let rules = self.game.rules();
        match self.theorem(position, self.game.misere) {
            Some(outcome) => Ok(outcome),
            // Do not search a game whose play may cycle: a recursive search would not terminate.
            None if self.loopy.is_some() => {
                Err(Error::budget(budget.used(), self.game.text(position)))
            }
            // Do not search if even the shortest play has more moves than there are steps left.
            None if rules.fewest_moves(position) > u128::from(budget.left()) => {
                Err(Error::budget(budget.limit(), self.game.text(position)))
            }
            None => {
                #[cfg(feature = "lab")]
                if let Some(search) = rules.as_searches()
                    && let Some(found) = search.searched_outcome(position, self.game.misere, budget)
                {
                    return found;
                }
                self.solver.outcome(&rules.parts(position), self.game.misere, budget)
            }
        }
    }

    /// Return the outcome and the value of a position.
    ///
    /// # Errors
    /// The errors of [`Oracle::outcome`].
    pub(super) fn judge(
        &mut self,
        position: &Position,
        budget: &mut Budget<'_>,
    ) -> Result<Judgement> {
        let outcome = self.outcome(position, budget)?;
        let nimber = self.nimber(position, budget);
        Ok(Judgement { outcome, nimber, infinite: self.infinite(position) })
    }

    /// Return the Grundy value of a position; `None` under misère play, for a value ∞_K, and if the search would be too
    /// long.
    pub fn nimber(&mut self, position: &Position, budget: &mut Budget<'_>) -> Option<Nimber> {
        if self.game.misere {
            return None;
        }
        let known = match self.values {
            Some(values) => values.known_value(position),
            // A position without parts has value 0.
            None => self.game.rules().parts(position).is_empty().then_some(Nimber(0)),
        };
        if self.loopy.is_some() {
            return known;
        }
        let found = known.or_else(|| self.searched(position, budget));
        // A position that a theorem proves to be lost has the value 0, even if the search ended without a value.
        let lost = || self.theorem(position, false) == Some(Outcome::P);
        found.or_else(|| lost().then_some(Nimber(0)))
    }

    /// Return the set K of a position whose loopy value is ∞_K, and `None` for any other position. In a sum, the Grundy
    /// values of the other parts are nim-added to each element of K; a sum of two infinite values has an empty set.
    pub fn infinite(&self, position: &Position) -> Option<Vec<Nimber>> {
        let loopy = self.loopy.filter(|_| !self.game.misere)?;
        let (mut numbers, mut found) = (Nimber(0), None);
        for part in self.game.rules().parts(position) {
            match self.values.and_then(|values| values.part_value(&part)) {
                Some(value) => numbers += value,
                None if found.is_some() => return Some(Vec::new()),
                None => found = loopy.infinite(&part),
            }
        }
        let reached = found?.into_iter().map(|value| numbers + Nimber(value));
        Some(sorted(reached.collect()))
    }

    fn searched(&mut self, position: &Position, budget: &mut Budget<'_>) -> Option<Nimber> {
        let rules = self.game.rules();
        // Skip the search if the position has too many options: the first level alone takes a step for each.
        let options = rules.move_count(position).unwrap_or(u128::MAX);
        self.seek_values = self.seek_values && options <= u128::from(BESIDE_STEPS);
        if !self.seek_values {
            return None;
        }
        let found = budget.at_most(BESIDE_STEPS, |budget| {
            #[cfg(feature = "lab")]
            if let Some(search) = rules.as_searches()
                && let Some(found) = search.searched_value(position, budget)
            {
                return found;
            }
            self.solver.value(&rules.parts(position), budget)
        });
        let found = found.ok();
        self.seek_values = found.is_some();
        found
    }

    /// Return whether a theorem gives the outcome of this position.
    pub fn has_theorem(&self, position: &Position) -> bool {
        self.theorem(position, self.game.misere).is_some()
    }

    /// Return whether play may return to an earlier position.
    pub fn loops(&self) -> bool {
        self.loopy.is_some()
    }

    /// Return the steps of the theorem's argument, or no steps if the game has no explanation. Return `None` if no
    /// theorem gives the outcome.
    pub fn why(&self, position: &Position) -> Option<Vec<Step>> {
        let misere = self.game.misere;
        let explains = self.game.rules().as_explains();
        self.has_theorem(position)
            .then(|| explains.map_or(Vec::new(), |theorem| theorem.why(position, misere)))
    }

    /// Visit the winning moves that a theorem finds, until `visit` breaks. Return `None` if no theorem finds winning
    /// moves.
    pub(super) fn winning_by_theorem(
        &self,
        position: &Position,
        visit: MoveVisitor<'_>,
    ) -> Option<Flow> {
        self.strategy?.winning(position, self.game.misere, visit)
    }

    /// Estimate the number of steps that [`Oracle::winning`] takes at a position whose outcome a theorem gives.
    pub(super) fn winning_cost(&self, position: &Position) -> usize {
        match self.strategy {
            Some(strategy) => strategy.winning_cost(position),
            None => usual_cost(&self.game.rules().parts(position)),
        }
    }

    /// Visit the winning moves until `visit` breaks, beginning with the move that a theorem names, if any. All winning
    /// moves are visited, unless the theorem names only some.
    ///
    /// # Errors
    /// `budget`, only if no theorem gives the outcome.
    pub fn winning(
        &mut self,
        position: &Position,
        budget: &mut Budget<'_>,
        visit: MoveVisitor<'_>,
    ) -> Result<()> {
        if self.winning_by_theorem(position, visit).is_some() {
            return Ok(());
        }
        let rules = self.game.rules();
        let named =
            rules.as_names_move().and_then(|theorem| theorem.named(position, self.game.misere));
        if let Some(mv) = &named
            && visit(mv.clone()).is_break()
        {
            return Ok(());
        }
        let each = |mv: Move| {
            if named.as_ref() == Some(&mv) {
                return Ok(ControlFlow::Continue(()));
            }
            let next = self.game.apply(position, &mv)?;
            Ok(match self.outcome(&next, budget)? {
                Outcome::P => visit(mv),
                _ => ControlFlow::Continue(()),
            })
        };
        try_walk(|visit| rules.moves(position, visit), each).map(|_| ())
    }

    /// Return the winning move that [`Oracle::winning`] visits first; `None` if no winning move is found.
    ///
    /// # Errors
    /// `budget`, only if no theorem gives the outcome.
    pub fn first_winning(
        &mut self,
        position: &Position,
        budget: &mut Budget<'_>,
    ) -> Result<Option<Move>> {
        let (first, searched) = gather(1, |visit| self.winning(position, budget, visit));
        searched.map(|()| first.into_iter().next())
    }

    /// Visit the moves of a drawn position that keep the draw, until `visit` breaks.
    pub fn holding(&self, position: &Position, visit: MoveVisitor<'_>) {
        if let Some(loopy) = self.loopy {
            let _ = loopy.holding(position, self.game.misere, visit);
        }
    }

    /// Return the move that [`Oracle::holding`] visits first; `None` if no move keeps the draw.
    pub fn first_holding(&self, position: &Position) -> Option<Move> {
        let (first, ()) = gather(1, |visit| self.holding(position, visit));
        first.into_iter().next()
    }

    /// Count the winning moves, up to `enough`.
    ///
    /// # Errors
    /// `budget`, only if no theorem gives the outcome.
    pub fn count_winning(
        &mut self,
        position: &Position,
        enough: usize,
        budget: &mut Budget<'_>,
    ) -> Result<usize> {
        let (found, searched) = gather(enough, |visit| self.winning(position, budget, visit));
        searched.map(|()| found.len())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::answers::analysis::analyze_within;

    /// Check the progress reports of two searches, each limited to a part of the budget: the search for a displayed
    /// value, and the search for a misère quotient.
    #[test]
    fn every_search_reports_its_progress() -> Result<()> {
        for (game, position) in [("merge", "9 9 9 9 9 9 9 9 9"), ("octal 0.007 misere", "90")] {
            let game = Game::parse(game)?;
            let mut reports = Vec::new();
            let mut watch = |done, _| reports.push(done);
            let mut budget = Budget::steps(20_000_000).watched(&mut watch);
            let _ = analyze_within(&game, &game.position(position)?, 10, &mut budget);
            let used = budget.used();
            let gaps =
                reports.iter().scan(0, |last, done| Some(done - std::mem::replace(last, *done)));
            assert!(
                reports.len() as u64 > used >> 20 && gaps.max() < Some(1 << 20),
                "{game} {used}"
            );
        }
        Ok(())
    }
}
