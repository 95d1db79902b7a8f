//! The general solver: exact values and outcomes of any ruleset, without recursion and within a budget of steps.

use std::ops::ControlFlow;

use rustc_hash::FxHashMap;

use crate::base::budget::Budget;
use crate::base::error::Result;
use crate::base::nimber::Nimber;
use crate::base::sort::sorted;
use crate::base::text::shortened;
use crate::ruleset::follow::{follow, mex_of};
use crate::ruleset::outcome::Outcome;
use crate::ruleset::{Part, Ruleset};

/// A solver for one ruleset, with a memo of the results found so far.
///
/// The solver uses no theorem: every theorem is tested against it, and it answers where no theorem applies. Memory
/// grows with the positions visited, each of which costs at least one step.
pub struct Solver<'r> {
    rules: &'r dyn Ruleset,
    values: FxHashMap<Part, u64>,
    misere: FxHashMap<Vec<Part>, bool>,
    #[cfg(feature = "lab")]
    kept: Kept,
}

/// The options of parts, stored because many sums have the same part. Without the feature `lab`, searches are short and
/// list the options anew.
#[cfg(feature = "lab")]
#[derive(Default)]
struct Kept {
    options: Vec<Vec<Vec<Part>>>,
    /// The index of a part's options in `options`.
    places: FxHashMap<Part, u64>,
    /// The total [`size()`] of all stored options, at most [`Kept::MOST`].
    size: u64,
}

#[cfg(feature = "lab")]
impl Kept {
    const MOST: u64 = 1 << 20;
}

/// A sum whose options are being tried under misère play.
struct Try {
    sum: Vec<Part>,
    options: Vec<Vec<Part>>,
    next: usize,
}

impl<'r> Solver<'r> {
    /// Create a solver with an empty memo.
    pub fn new(rules: &'r dyn Ruleset) -> Self {
        Solver {
            rules,
            values: FxHashMap::default(),
            misere: FxHashMap::default(),
            #[cfg(feature = "lab")]
            kept: Kept::default(),
        }
    }

    /// Create a solver whose memo has the given values, found by another solver.
    pub fn knowing(rules: &'r dyn Ruleset, values: FxHashMap<Part, u64>) -> Self {
        Solver { values, ..Solver::new(rules) }
    }

    /// Return the memo of values: those of each requested part and of all its followers.
    pub fn into_values(self) -> FxHashMap<Part, u64> {
        self.values
    }

    /// Return the nimber of a sum under normal play: the nim-sum of its parts' values.
    ///
    /// # Errors
    /// `budget` when the steps end first.
    pub fn value(&mut self, parts: &[Part], budget: &mut Budget<'_>) -> Result<Nimber> {
        parts.iter().map(|part| self.part_value(part, budget).map(Nimber)).sum()
    }

    /// Return the outcome of a sum, under normal or misère play.
    ///
    /// # Errors
    /// `budget` when the steps end first.
    pub fn outcome(
        &mut self,
        parts: &[Part],
        misere: bool,
        budget: &mut Budget<'_>,
    ) -> Result<Outcome> {
        let wins = if misere {
            self.misere_wins(parts, budget)?
        } else {
            self.value(parts, budget)? != Nimber(0)
        };
        Ok(Outcome::mover_wins(wins))
    }

    fn part_value(&mut self, part: &Part, budget: &mut Budget<'_>) -> Result<u64> {
        let mut values = std::mem::take(&mut self.values);
        let found = follow(
            part,
            &mut values,
            &mut |part, met| {
                let (cost, mut options) = (1 + self.rules.option_cost(part), Vec::new());
                self.each(part, met, cost, budget, &mut |parts| options.push(parts.to_vec()))?;
                Ok(options)
            },
            &mut mex_of,
        );
        self.values = values;
        found.map(|()| self.values[part])
    }

    /// Call `show` with each option of a part. Each option costs `cost` steps and the size of the parts that it leaves.
    fn each(
        &self,
        part: &[u64],
        met: usize,
        cost: u64,
        budget: &mut Budget<'_>,
        show: &mut dyn FnMut(&[Part]),
    ) -> Result {
        let mut failed = Ok(());
        let _ = self.rules.options(part, &mut |parts| {
            failed = budget.spend(cost + size(parts), || self.reached(part, met));
            if failed.is_err() {
                return ControlFlow::Break(());
            }
            show(parts);
            ControlFlow::Continue(())
        });
        failed
    }

    /// Visit the options of a part and charge the budget, as `each` does. The options are kept if there is room,
    /// since other sums may contain the same part.
    #[cfg(feature = "lab")]
    fn each_of_sum(
        &mut self,
        part: &[u64],
        met: usize,
        cost: u64,
        budget: &mut Budget<'_>,
        show: &mut dyn FnMut(&[Part]),
    ) -> Result {
        if let Some(place) = self.kept.places.get(part) {
            return self.kept.options[*place as usize].iter().try_for_each(|parts| {
                budget.spend(cost + size(parts), || self.reached(part, met))?;
                show(parts);
                Ok(())
            });
        }
        let (mut options, mut room) = (Vec::new(), Kept::MOST.checked_sub(self.kept.size));
        self.each(part, met, cost, budget, &mut |parts| {
            show(parts);
            room = room.and_then(|room| room.checked_sub(size(parts)));
            if room.is_some() {
                options.push(parts.to_vec());
            }
        })?;
        if let Some(room) = room {
            self.kept.size = Kept::MOST - room;
            self.kept.places.insert(part.to_vec(), self.kept.options.len() as u64);
            self.kept.options.push(options);
        }
        Ok(())
    }

    fn reached(&self, part: &[u64], met: usize) -> String {
        format!("{met} positions, then {}", shortened(&self.rules.part_text(part)))
    }

    /// Return whether the player to move wins under misère play.
    fn misere_wins(&mut self, parts: &[Part], budget: &mut Budget<'_>) -> Result<bool> {
        let root = sorted(parts.to_vec());
        if let Some(&wins) = self.misere.get(&root) {
            return Ok(wins);
        }
        let mut stack = vec![self.try_all(root.clone(), budget)?];
        while let Some(top) = stack.last_mut() {
            // Without options the player to move wins; otherwise the player wins if some option is lost.
            let mut verdict = top.options.is_empty().then_some(true);
            let mut unknown = None;
            while verdict.is_none() && unknown.is_none() {
                match top.options.get(top.next) {
                    None => verdict = Some(false),
                    Some(option) => match self.misere.get(option) {
                        Some(false) => verdict = Some(true),
                        Some(true) => top.next += 1,
                        None => unknown = Some(option.clone()),
                    },
                }
            }
            if let Some(sum) = unknown {
                let next = self.try_all(sum, budget)?;
                stack.push(next);
            } else if let (Some(wins), Some(done)) = (verdict, stack.pop()) {
                self.misere.insert(done.sum, wins);
            }
        }
        Ok(self.misere[&root])
    }

    fn try_all(&mut self, sum: Vec<Part>, budget: &mut Budget<'_>) -> Result<Try> {
        let (mut options, met) = (Vec::new(), self.values.len() + self.misere.len());
        for (i, part) in sum.iter().enumerate() {
            if i > 0 && sum[i - 1] == *part {
                continue; // the same part has the same options
            }
            let cost = 1 + self.rules.option_cost(part) + size(&sum);
            let mut add = |parts: &[Part]| {
                let mut next = Vec::with_capacity(sum.len() - 1 + parts.len());
                next.extend(sum[..i].iter().chain(&sum[i + 1..]).cloned());
                for part in parts {
                    next.insert(next.partition_point(|other| other < part), part.clone());
                }
                options.push(next);
            };
            #[cfg(feature = "lab")]
            if sum.len() > 1 {
                self.each_of_sum(part, met, cost, budget, &mut add)?;
                continue;
            }
            self.each(part, met, cost, budget, &mut add)?;
        }
        Ok(Try { sum, options, next: 0 })
    }
}

/// Return the cost of an option in time and memory: the count of the numbers in its parts, plus 1 for each part.
fn size(parts: &[Part]) -> u64 {
    parts.iter().map(|part| 1 + part.len() as u64).sum()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::base::Flow;
    use crate::ruleset::MoveVisitor;
    use crate::ruleset::moves::{Move, Taken};
    use crate::ruleset::position::Position;

    /// Take 1 or 2 from a heap; each option costs 5 steps more than usual.
    struct OneOrTwo;

    impl Ruleset for OneOrTwo {
        fn moves(&self, position: &Position, visit: MoveVisitor<'_>) -> Flow {
            position.heaps().iter().enumerate().try_for_each(|(heap, &stones)| {
                (1..=stones.min(2)).rev().try_for_each(|take| {
                    visit(Move::Take(Taken { heap, take, left: stones - take }))
                })
            })
        }

        fn option_cost(&self, _part: &[u64]) -> u64 {
            5
        }
    }

    /// Return the steps to find the outcome of heaps.
    fn steps(solver: &mut Solver<'_>, heaps: &[u64], misere: bool) -> Result<u64> {
        let parts: Vec<Part> = heaps.iter().map(|heap| vec![*heap]).collect();
        let mut budget = Budget::default();
        solver.outcome(&parts, misere, &mut budget)?;
        Ok(budget.used())
    }

    /// An option costs 1 step, 5 steps by the rules, and 2 for each heap that it leaves.
    #[test]
    fn each_option_costs_its_size() -> Result {
        // The three options lead from heap 2 to heaps 0 and 1, and from heap 1 to heap 0.
        assert_eq!(steps(&mut Solver::new(&OneOrTwo), &[2], false)?, 3 * (1 + 5 + 2));
        // In misère play each option costs the size of the sum as well.
        assert_eq!(steps(&mut Solver::new(&OneOrTwo), &[1], true)?, 1 + 5 + 2 + 2);
        // Of two equal heaps only one is tried: from 1 and 1 to 0 and 1, and from there to 0 and 0.
        assert_eq!(steps(&mut Solver::new(&OneOrTwo), &[1, 1], true)?, 2 * (1 + 5 + 4 + 2));
        Ok(())
    }

    #[test]
    fn known_values_cost_nothing() -> Result {
        let mut first = Solver::new(&OneOrTwo);
        assert!(steps(&mut first, &[9], false)? > 0);
        let mut second = Solver::knowing(&OneOrTwo, first.into_values());
        assert_eq!(steps(&mut second, &[9, 4], false)?, 0);
        Ok(())
    }
}
