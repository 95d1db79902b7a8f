//! The computed values of a game, and their weight as evidence.

use super::form::Form;
use crate::base::budget::Budget;
use crate::base::error::Result;
use crate::heaps::rule::HeapRule;
use crate::heaps::rule::tree::{Alternative, Expr, Function, Operator};
use crate::notation::Game;
use crate::period::sequence::Sequence;
use crate::period::{Period, Proof};

/// The size of the held-out part of the values, on which forms are tested, as a multiple of the table;
/// and the fewest heaps of that part.
const HELD_OUT: u64 = 10;
const FEWEST: usize = 1000;

/// The values of heaps, in the table and behind it.
pub(crate) struct Sight {
    /// The values of heaps 0, 1, 2 …
    pub(crate) values: Vec<u64>,
    /// The count of values in the table: the others are behind it.
    pub(crate) table: usize,
    /// The period, if one is observed or proven, and its proof.
    pub(crate) period: Option<Period>,
    pub(crate) proof: Option<Proof>,
    /// Whether enough was computed, and looked different often enough, for a form that nothing proves.
    pub(crate) weighs: bool,
    /// The rule, if the game is a typed rule.
    pub(crate) rule: Option<HeapRule>,
}

impl Sight {
    /// Compute the table up to a heap, and more as far as the budget allows.
    ///
    /// # Errors
    /// The codes of the rule, and `budget` where the first heaps take too many steps.
    pub(crate) fn new(
        game: &Game,
        mut sequence: Box<dyn Sequence>,
        upto: u64,
        budget: &mut Budget<'_>,
    ) -> Result<Sight> {
        let rule = typed(game);
        let known = |sequence: &dyn Sequence, from: usize, to: u64| -> Vec<u64> {
            (from as u64..=to).map_while(|heap| sequence.value(heap)).collect()
        };
        match sequence.extend(upto, true, budget) {
            Err(error) if error.is_exhausted() && sequence.value(64).is_some() => {}
            done => done?,
        }
        let values = known(&*sequence, 0, upto);
        let complete = values.len() as u64 > upto;
        let (period, proof) = (sequence.period(), sequence.proof());
        let table = values.len();
        let mut sight = Sight { values, table, period, proof, weighs: true, rule };
        let proven = period.is_some_and(|period| period.proven) || proof.is_some();
        if complete {
            let last = upto.saturating_mul(HELD_OUT + 1).max(FEWEST as u64 + upto);
            // Values behind the table are computed where a form waits for them.
            if !proven && sight.is_waited_for() {
                match sequence.extend(last, false, budget) {
                    Err(error) if error.is_exhausted() => {}
                    done => done?,
                }
            }
            let more = known(&*sequence, sight.values.len(), last);
            sight.values.extend(more);
        }
        let held_out = sight.values.len() > table || !complete;
        // If few values were computed, the table is a part of them.
        sight.table = table.min((sight.values.len() / 4).max(1));
        sight.weighs =
            held_out && sight.behind() >= FEWEST && sight.is_far(game) && sight.is_lively();
        Ok(sight)
    }

    /// Whether some form holds for all computed values, but no form is proven.
    fn is_waited_for(&self) -> bool {
        let waits = |found: Vec<super::search::Found>| {
            !found.is_empty() && found.iter().all(|each| each.proven.is_none())
        };
        waits(super::search::values(self)) || waits(super::search::lost(self))
    }

    /// Whether no value behind the table is computed yet, so that a form may be worth more work but is
    /// not shown.
    pub(crate) fn is_table(&self) -> bool {
        self.behind() == 0
    }

    /// The count of tested values, to which no form was fitted.
    pub(crate) fn tested(&self) -> usize {
        self.values.len() - self.fitted()
    }

    /// The count of values to which forms are fitted.
    pub(crate) fn fitted(&self) -> usize {
        self.table / 4
    }

    fn behind(&self) -> usize {
        self.values.len() - self.table
    }

    /// Whether all effects of the numbers in the rule appear long before the table ends.
    fn is_far(&self, game: &Game) -> bool {
        let scale = match &self.rule {
            Some(rule) => rule.tree().alternatives.iter().map(scale).fold(1, u64::max),
            None => text_scale(&game.to_string()),
        };
        scale.saturating_mul(4) <= self.table as u64
    }

    /// Whether the number of options takes a new value often enough among the tested heaps, if it does at all.
    fn is_lively(&self) -> bool {
        let Some(rule) = &self.rule else { return true };
        let bounds: Vec<&Expr> = rule.tree().alternatives.iter().flat_map(slow).collect();
        let at = |bound: &Expr, n: usize| {
            crate::heaps::rule::formula::worth(bound, &[n as i64]).unwrap_or(0)
        };
        bounds.into_iter().all(|bound| {
            let (mut changes, mut last) = (0, at(bound, self.fitted()));
            for n in self.fitted()..self.values.len() {
                let here = at(bound, n);
                changes += usize::from(here != last);
                last = here;
                if changes >= 4 {
                    return true;
                }
            }
            false
        })
    }

    /// Whether a form says the value of every heap.
    pub(crate) fn holds(&self, form: &Form) -> bool {
        self.fails(form, |n| self.values[n]).is_none()
    }

    /// Whether a form says of every heap whether it is lost.
    pub(crate) fn is_lost_by(&self, form: &Form) -> bool {
        self.fails(form, |n| u64::from(self.values[n] == 0)).is_none()
    }

    fn fails(&self, form: &Form, truth: impl Fn(usize) -> u64) -> Option<usize> {
        let mut reader = form.reader();
        let own = |to: &[u64]| self.values.get(to[0] as usize).copied();
        (0..self.values.len()).find(|n| reader.says(&[*n as u64], &own) != Some(truth(*n)))
    }
}

/// The rule of a game that is typed.
pub(crate) fn typed(game: &Game) -> Option<HeapRule> {
    let text = game.rule.text();
    text.contains("->").then(|| HeapRule::parse(&text).ok()).flatten()
}

/// The size of a heap at which all numbers of an alternative have had an effect: the largest of the numbers,
/// or their product where they may interact.
fn scale(alternative: &Alternative) -> u64 {
    let whole = |exprs: &mut dyn Iterator<Item = &Expr>| exprs.map(size).fold(1, u64::max);
    let parts = whole(&mut alternative.parts.iter());
    let ends = alternative.loops.iter().flat_map(|each| [&each.lo, &each.hi]);
    let ranges = ends.map(size).fold(1, u64::saturating_mul);
    // A name in a slow range reaches the number that it is compared with only at a large heap.
    let is_slow = |functions: &[Function]| {
        alternative
            .loops
            .iter()
            .any(|each| holds(&each.lo, functions) || holds(&each.hi, functions))
    };
    let (slow, root) = (is_slow(&SLOW), is_slow(&[Function::Sqrt]));
    let condition = |expr: &Expr| match size(expr) {
        all if slow && expr.last_slot() > 0 => power(2, all.saturating_add(1)),
        all if root && expr.last_slot() > 0 => all.saturating_mul(all),
        all => all,
    };
    let conditions = alternative.conditions.iter().map(condition).fold(1, u64::saturating_mul);
    parts.max(ranges).saturating_mul(conditions)
}

fn power(base: u64, by: u64) -> u64 {
    base.saturating_pow(u32::try_from(by).unwrap_or(u32::MAX))
}

fn size(expr: &Expr) -> u64 {
    let inner = |expr: &Expr| expr.inner().into_iter().map(size).fold(1, u64::saturating_mul);
    match expr {
        Expr::Number(n) => (*n).max(1),
        Expr::Slot(_) => 1,
        Expr::Arithmetic(Operator::Add | Operator::Subtract, sides) => {
            size(&sides.0).saturating_add(size(&sides.1))
        }
        // A power of a constant counts by its value.
        Expr::Arithmetic(Operator::Power, sides) => match (&sides.0, &sides.1) {
            (Expr::Number(base), Expr::Number(exponent)) => power(*base, *exponent),
            _ => size(&sides.0).saturating_mul(size(&sides.1)),
        },
        // For a remainder, the divisor counts, and not the residue.
        Expr::Compare(first, _) if matches!(&**first, Expr::Arithmetic(Operator::Remainder, _)) => {
            size(first)
        }
        Expr::Call(Function::Lpf | Function::PrimeCount, _) => {
            let all = inner(expr);
            all.saturating_mul(all).saturating_mul(16)
        }
        Expr::Compare(..) => {
            let all = inner(expr);
            // The size of a heap whose root, logarithm, or number of primes equals the number that it is compared
            // with.
            if holds(expr, &[Function::Omega]) {
                power(all.saturating_mul(2).saturating_add(2), all.saturating_add(1))
            } else if holds(expr, &SLOW) {
                power(2, all.saturating_add(1))
            } else if holds(expr, &[Function::Sqrt, Function::Lpf]) {
                all.saturating_mul(all)
            } else {
                all
            }
        }
        other => inner(other),
    }
}

/// Functions that rise as slowly as a logarithm.
const SLOW: [Function; 5] =
    [Function::Log2, Function::Popcount, Function::Omega, Function::BigOmega, Function::Valuation];

/// Whether an expression has one of these functions.
fn holds(expr: &Expr, functions: &[Function]) -> bool {
    matches!(expr, Expr::Call(function, _) if functions.contains(function))
        || expr.inner().into_iter().any(|inner| holds(inner, functions))
}

fn holds_slow(expr: &Expr) -> bool {
    holds(expr, &SLOW) || holds(expr, &[Function::Sqrt])
}

/// The ends of ranges and the sides of conditions that depend on the heap alone and rise slowly.
fn slow(alternative: &Alternative) -> Vec<&Expr> {
    fn collect<'e>(expr: &'e Expr, found: &mut Vec<&'e Expr>) {
        let mut alone = false;
        let mut others = false;
        expr.slots(&mut |slot| if slot == 0 { alone = true } else { others = true });
        let comparing =
            matches!(expr, Expr::Compare(..) | Expr::Not(_) | Expr::And(_) | Expr::Or(_));
        if alone && !others && !comparing && holds_slow(expr) {
            found.push(expr);
        } else {
            expr.inner().into_iter().for_each(|inner| collect(inner, found));
        }
    }
    let mut found = Vec::new();
    let ends = alternative.loops.iter().flat_map(|each| [&each.lo, &each.hi]);
    ends.chain(&alternative.parts)
        .chain(&alternative.conditions)
        .for_each(|expr| collect(expr, &mut found));
    found
}

/// The largest number in the text of a game, or the number of its signs.
pub(crate) fn text_scale(text: &str) -> u64 {
    let numbers = text.split(|c: char| !c.is_ascii_digit());
    let largest = numbers.filter_map(|digits| digits.parse::<u64>().ok()).fold(1, u64::max);
    // The digits of a code are no number, but places.
    let code = text.contains('.') && !text.contains("->");
    if code { largest.max(text.len() as u64) } else { largest }
}
