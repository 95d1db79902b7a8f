//! Rules whose moves change one number and depend on no other number: such a position is a sum of single heaps.

use super::NumberRule;
use crate::heaps::rule::HeapRule;
use crate::heaps::rule::parse::MAX_NUMBERS;
use crate::heaps::rule::plan::Plan;
use crate::heaps::rule::tree::{Alternative, Expr, Loop, Tree};

impl NumberRule {
    /// Return one rule for each number, if no move changes more than one number or depends on another number. A
    /// position is then a sum in which each number is a heap of its own. For a number that no move changes, the rule is
    /// `None`. Return `None` for other rules, and if the order of the rule is not proven.
    ///
    /// ```
    /// use mexplorer::heaps::rule::numbers::NumberRule;
    /// let rook = NumberRule::parse("(x, y) -> (i, y) for i in 0..x-1 | (x, y-k) for k in 1..y")?;
    /// let rules = rook.apart().map(|rules| rules.map(|rule| rule.map(|r| r.to_string())));
    /// assert_eq!(rules.unwrap()[1].as_deref(), Some("n -> n - k for k in 1..n"));
    /// # Ok::<(), mexplorer::Error>(())
    /// ```
    pub fn apart(&self) -> Option<[Option<HeapRule>; MAX_NUMBERS]> {
        if !self.order.proven || self.splits() {
            return None;
        }
        let count = self.numbers();
        let mut found: [Vec<Alternative>; MAX_NUMBERS] = Default::default();
        for alternative in &self.tree.alternatives {
            let changes = |i: &usize| alternative.parts[*i] != Expr::Slot(*i);
            let changed: Vec<usize> = (0..count).filter(changes).collect();
            let [number] = changed[..] else { return None };
            found[number].push(alone(alternative, number, count)?);
        }
        Some(found.map(|alternatives| {
            if alternatives.is_empty() {
                return None;
            }
            let plans = alternatives.iter().map(|each| Plan::new(each, 1)).collect();
            Some(HeapRule { tree: Tree { names: vec!["n".to_string()], alternatives }, plans })
        }))
    }
}

/// Convert the alternative to an alternative of a rule for this number alone, or return `None` if it depends on another
/// number.
fn alone(alternative: &Alternative, number: usize, count: usize) -> Option<Alternative> {
    let expr = |expr: &Expr| {
        let mut alone = true;
        expr.slots(&mut |slot| alone = alone && (slot == number || slot >= count));
        let mut copy = expr.clone();
        alone.then(|| {
            renumber(&mut copy, number, count);
            copy
        })
    };
    let each_loop = |each: &Loop| {
        let name = if each.name == "n" { "n_".to_string() } else { each.name.clone() };
        Some(Loop { name, lo: expr(&each.lo)?, hi: expr(&each.hi)? })
    };
    Some(Alternative {
        parts: vec![expr(&alternative.parts[number])?],
        copies: Vec::new(),
        loops: alternative.loops.iter().map(each_loop).collect::<Option<_>>()?,
        conditions: alternative.conditions.iter().map(expr).collect::<Option<_>>()?,
        span: alternative.span,
        whole: alternative.whole,
    })
}

/// Renumber the slots for a rule for one heap: the number gets slot 0, and the names of loops follow.
fn renumber(expr: &mut Expr, number: usize, count: usize) {
    match expr {
        Expr::Slot(slot) => *slot = if *slot == number { 0 } else { *slot + 1 - count },
        other => other.inner_mut(&mut |inner| renumber(inner, number, count)),
    }
}
