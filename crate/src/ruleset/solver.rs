//! The plain solver: exact values and outcomes of any ruleset, without recursion, within a budget.

use std::ops::ControlFlow;

use rustc_hash::FxHashMap;

use crate::base::budget::Budget;
use crate::base::error::Result;
use crate::base::nimber::Nimber;
use crate::base::sort::sorted;
use crate::base::text::shortened;
use crate::ruleset::outcome::Outcome;
use crate::ruleset::{Part, Ruleset};

/// A memo of everything found so far about one ruleset.
///
/// It knows no theorem: it is what every theorem is tested against, and what answers where none is
/// known. Memory grows with the positions visited, each of which costs at least one step.
pub struct Solver<'r> {
    rules: &'r dyn Ruleset,
    values: FxHashMap<Part, u64>,
    misere: FxHashMap<Vec<Part>, bool>,
}

/// A part whose options are being valued.
struct Frame {
    part: Part,
    options: Vec<Vec<Part>>,
    next: usize,
    seen: Vec<u64>,
}

/// A sum whose options are being tried under misère play.
struct Try {
    sum: Vec<Part>,
    options: Vec<Vec<Part>>,
    next: usize,
}

impl<'r> Solver<'r> {
    /// A solver that has found nothing yet.
    pub fn new(rules: &'r dyn Ruleset) -> Self {
        Solver { rules, values: FxHashMap::default(), misere: FxHashMap::default() }
    }

    /// A solver that goes on from the values that another has found.
    pub fn knowing(rules: &'r dyn Ruleset, values: FxHashMap<Part, u64>) -> Self {
        Solver { values, ..Solver::new(rules) }
    }

    /// The values found so far: of each part that was asked for, and of all that follow it.
    pub fn into_values(self) -> FxHashMap<Part, u64> {
        self.values
    }

    /// The nimber of a sum under normal play: the nim-sum of its parts' values.
    ///
    /// # Errors
    /// `budget` when the steps end first.
    pub fn value(&mut self, parts: &[Part], budget: &mut Budget<'_>) -> Result<Nimber> {
        parts.iter().map(|part| self.part_value(part, budget).map(Nimber)).sum()
    }

    /// Who wins a sum, under normal or misère play.
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

    fn part_value(&mut self, part: &[u64], budget: &mut Budget<'_>) -> Result<u64> {
        if let Some(&value) = self.values.get(part) {
            return Ok(value);
        }
        let mut stack = vec![self.frame(part.to_vec(), budget)?];
        while let Some(frame) = stack.last_mut() {
            let Some(option) = frame.options.get(frame.next) else {
                let value = mex_of(&mut frame.seen);
                if let Some(done) = stack.pop() {
                    self.values.insert(done.part, value);
                }
                continue;
            };
            match option.iter().find(|p| !self.values.contains_key(*p)) {
                Some(unknown) => {
                    let unknown = unknown.clone();
                    let frame = self.frame(unknown, budget)?;
                    stack.push(frame);
                }
                None => {
                    let sum = option.iter().fold(0, |sum, p| sum ^ self.values[p]);
                    frame.seen.push(sum);
                    frame.next += 1;
                }
            }
        }
        Ok(self.values[part])
    }

    fn frame(&self, part: Part, budget: &mut Budget<'_>) -> Result<Frame> {
        let mut options = Vec::new();
        let mut failed = None;
        let cost = 1 + self.rules.option_cost(&part);
        let _ = self.rules.options(&part, &mut |parts| {
            if let Err(error) = budget.spend(cost + size(parts), || self.reached(&part)) {
                failed = Some(error);
                return ControlFlow::Break(());
            }
            options.push(parts.to_vec());
            ControlFlow::Continue(())
        });
        match failed {
            Some(error) => Err(error),
            None => Ok(Frame { part, options, next: 0, seen: Vec::new() }),
        }
    }

    fn reached(&self, part: &[u64]) -> String {
        let known = self.values.len() + self.misere.len();
        format!("{known} positions, then {}", shortened(&self.rules.part_text(part)))
    }

    /// Whether the mover wins when who cannot move wins.
    fn misere_wins(&mut self, parts: &[Part], budget: &mut Budget<'_>) -> Result<bool> {
        let root = sorted(parts.to_vec());
        if let Some(&wins) = self.misere.get(&root) {
            return Ok(wins);
        }
        let mut stack = vec![self.try_all(root.clone(), budget)?];
        while let Some(top) = stack.last_mut() {
            // Without a move the mover wins; otherwise one losing option is enough.
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

    fn try_all(&self, sum: Vec<Part>, budget: &mut Budget<'_>) -> Result<Try> {
        let mut options = Vec::new();
        let mut failed = None;
        for (i, part) in sum.iter().enumerate() {
            if i > 0 && sum[i - 1] == *part {
                continue; // the same part has the same options
            }
            let cost = 1 + self.rules.option_cost(part);
            let _ = self.rules.options(part, &mut |parts| {
                let steps = cost + size(&sum) + size(parts);
                if let Err(error) = budget.spend(steps, || self.reached(part)) {
                    failed = Some(error);
                    return ControlFlow::Break(());
                }
                let mut next = sum.clone();
                next.remove(i);
                for part in parts {
                    next.insert(next.partition_point(|other| other < part), part.clone());
                }
                options.push(next);
                ControlFlow::Continue(())
            });
        }
        match failed {
            Some(error) => Err(error),
            None => Ok(Try { sum, options, next: 0 }),
        }
    }
}

/// How many numbers the parts hold: what an option costs in time and memory.
fn size(parts: &[Part]) -> u64 {
    parts.iter().map(|part| 1 + part.len() as u64).sum()
}

fn mex_of(seen: &mut [u64]) -> u64 {
    seen.sort_unstable();
    seen.iter().fold(0, |mex, &v| if v == mex { mex + 1 } else { mex })
}
