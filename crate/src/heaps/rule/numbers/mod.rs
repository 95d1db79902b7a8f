//! Rules for positions of two to six numbers, such as `(a, b) -> (a-1, b) | (a, b-1)`.
//!
//! The language is that of rules for one heap, and an option may consist of several pieces: `(x, y) -> (u, y) + (x-u,
//! y) for u in 1..x-1`. An option with a number below 0 does not exist. Each piece of any other option must be smaller
//! than the position in some order. The program searches for such an order when it reads the rule.

mod apart;
mod columns;
mod descent;
mod lattice;
#[cfg(feature = "lab")]
mod lines;
pub(super) mod order;
mod proof;
mod ranking;
mod steps;
mod system;
mod table;
#[cfg(all(test, not(target_arch = "wasm32")))]
#[allow(clippy::unwrap_used)]
mod tests;

use std::fmt;
use std::ops::ControlFlow;

use rustc_hash::FxHashSet;

use super::plan::Plan;
use super::tree::Tree;
use super::walk::{Aim, Sink, walk};
use super::{MAX_SHOWN, different, parse, print};
use crate::base::Flow;
use crate::base::budget::Budget;
use crate::base::error::{Error, ErrorCode, Result};
use crate::base::sort::sort;
use crate::base::text::{Source, tuple};
use crate::heaps::HeapVisitor;
use order::Order;

pub use columns::Columns;
pub use lattice::{Lattice, Repeats};
pub use table::NumberTable;

/// A rule for a position of two to six numbers.
///
/// Two rules are equal if their printed forms are equal.
///
/// ```
/// use mexplorer::heaps::rule::numbers::NumberRule;
/// let knight = NumberRule::parse("(x,y)→(x-1,y-2)|(x-2,y-1)|(x+1,y-2)|(x-2,y+1)")?;
/// assert_eq!(knight.to_string(), "(x, y) -> (x-1, y-2) | (x-2, y-1) | (x+1, y-2) | (x-2, y+1)");
/// assert_eq!(knight.order(), (&["x + y".to_string()][..], true)); // proven for all positions
/// let error = NumberRule::parse("(x, y) -> (x-1, y+1) | (x+1, y-1)").unwrap_err();
/// assert_eq!(error.code.as_str(), "not-smaller");
/// # Ok::<(), mexplorer::Error>(())
/// ```
#[derive(Clone, Debug)]
pub struct NumberRule {
    pub(super) tree: Tree,
    pub(super) plans: Vec<Plan>,
    order: Order,
}

/// The exclusive bound of the numbers in the trial of a rule, indexed by the count of numbers; and the step limit of
/// the trial.
const TRIED: ([u64; 7], u64) = ([0, 0, 10, 5, 4, 3, 3], 60_000);

/// The most orders for which a proof is tried.
const PROVEN: usize = 16;

impl NumberRule {
    /// Read a rule and search for an order of its positions.
    ///
    /// # Errors
    /// With a span in UTF-16 units of `text`: `expected-syntax`, `two-readings`, `unknown-name`, `name-taken`,
    /// `number-too-large`, `too-deep`, `too-many`; `not-smaller` if the options of small positions fit none of the
    /// tried orders, and `division-by-zero`.
    pub fn parse(text: &str) -> Result<NumberRule> {
        let source = Source::new(text);
        let end = source.plain().len();
        NumberRule::read(&source, end).map_err(|e| source.locate(e))
    }

    /// Read a rule from the plain text up to byte `end`.
    ///
    /// # Errors
    /// The errors of [`NumberRule::parse`], with spans in bytes of the plain text, for [`Source::locate`].
    pub fn read(source: &Source<'_>, end: usize) -> Result<NumberRule> {
        let tree = parse::parse(source.plain().get(..end).unwrap_or(source.plain()), true)?;
        let count = tree.names.len();
        let mut plans: Vec<Plan> = different(&tree).map(|each| Plan::new(each, count)).collect();
        let order = find_order(&tree, &plans)?;
        let offsets = source.offsets();
        for plan in &mut plans {
            plan.place(&|spot| offsets.span(spot));
        }
        Ok(NumberRule { tree, plans, order })
    }

    /// Return the count of numbers in a position.
    pub fn numbers(&self) -> usize {
        self.tree.names.len()
    }

    /// Return whether a move may leave several pieces.
    pub fn splits(&self) -> bool {
        let count = self.numbers();
        self.tree.alternatives.iter().any(|each| each.parts.len() > count)
    }

    /// Return the names of the numbers.
    pub fn names(&self) -> &[String] {
        &self.tree.names
    }

    /// Return the order in which every option is smaller, as formulas. Positions are compared by the first formula,
    /// among equals by the second formula, and so on. The flag says whether the order is proven for all positions; if
    /// it is not, each option is compared when a search visits it.
    pub fn order(&self) -> (&[String], bool) {
        (&self.order.texts, self.order.proven)
    }

    fn each(&self, here: &[u64], budget: &mut Budget<'_>, sink: &mut dyn Sink) -> Result<Flow> {
        let aim = Aim { order: Some(&self.order), ..Aim::default() };
        for plan in &self.plans {
            let flow = walk(plan, here, aim, budget, sink)?;
            if flow.is_break() {
                return Ok(flow);
            }
        }
        Ok(ControlFlow::Continue(()))
    }

    /// Visit every option of a position once: the numbers of its piece, or of its pieces in ascending order.
    ///
    /// ```
    /// use mexplorer::{Budget, heaps::rule::numbers::NumberRule};
    /// let rule = NumberRule::parse("(a, b) -> (a-k, b-k) for k in 1..min(a, b) | (b, a) if b < a")?;
    /// let mut seen = Vec::new();
    /// rule.options(&[3, 2], &mut Budget::default(), &mut |option| {
    ///     seen.push(option.to_vec());
    ///     std::ops::ControlFlow::Continue(())
    /// })?;
    /// assert_eq!(seen, [[2, 1], [1, 0], [2, 3]]);
    /// # Ok::<(), mexplorer::Error>(())
    /// ```
    ///
    /// # Errors
    /// `budget`; `memory` for more options than memory can distinguish; `not-smaller`, `division-by-zero` or
    /// `number-too-large` if the rule fails at this position, with the span of the cause in the typed text.
    pub fn options(
        &self,
        here: &[u64],
        budget: &mut Budget<'_>,
        visit: HeapVisitor<'_>,
    ) -> Result<Flow> {
        let mut sink =
            Distinct { seen: FxHashSet::default(), size: self.numbers(), visit, full: false };
        let flow = self.each(here, budget, &mut sink)?;
        if sink.full {
            return Err(Error::memory_for::<Box<[u64]>>(MAX_SHOWN, tuple(here)));
        }
        Ok(flow)
    }
}

struct Distinct<'v> {
    seen: FxHashSet<Box<[u64]>>,
    /// The count of numbers in a piece.
    size: usize,
    visit: &'v mut dyn FnMut(&[u64]) -> Flow,
    full: bool,
}

impl Sink for Distinct<'_> {
    fn option(&mut self, parts: &[u64]) -> Flow {
        let sorted = (parts.len() > self.size).then(|| in_order(parts, self.size));
        let parts = sorted.as_deref().unwrap_or(parts);
        if self.seen.contains(parts) {
            return ControlFlow::Continue(());
        }
        if self.seen.len() >= MAX_SHOWN {
            self.full = true;
            return ControlFlow::Break(());
        }
        self.seen.insert(parts.into());
        (self.visit)(parts)
    }
}

pub(crate) fn in_order(numbers: &[u64], size: usize) -> Vec<u64> {
    let mut pieces: Vec<&[u64]> = numbers.chunks(size).collect();
    sort(&mut pieces);
    pieces.concat()
}

/// A move of a small position, on which orders are tried: the position, one component of the option (which may be a
/// sum), and the index of the alternative in the rule.
struct Tried {
    from: Vec<u64>,
    to: Vec<u64>,
    alternative: usize,
}

struct Trial<'t> {
    from: &'t [u64],
    alternative: usize,
    tried: &'t mut Vec<Tried>,
}

impl Sink for Trial<'_> {
    fn option(&mut self, parts: &[u64]) -> Flow {
        for piece in parts.chunks(self.from.len()) {
            let (from, to) = (self.from.to_vec(), piece.to_vec());
            self.tried.push(Tried { from, to, alternative: self.alternative });
        }
        ControlFlow::Continue(())
    }
}

/// Return the moves of small positions. Stop when the step limit of the trial is reached.
fn small_moves(tree: &Tree, plans: &[Plan]) -> Result<Vec<Tried>> {
    let mut budget = Budget::steps(TRIED.1);
    let (side, count) = (TRIED.0[tree.names.len()], tree.names.len() as u32);
    let mut tried = Vec::new();
    for place in 0..side.pow(count) {
        let from: Vec<u64> = (0..count).map(|i| place / side.pow(i) % side).collect();
        for (alternative, plan) in plans.iter().enumerate() {
            let mut trial = Trial { from: &from, alternative, tried: &mut tried };
            match walk(plan, &from, Aim::default(), &mut budget, &mut trial) {
                Err(error) if error.is_exhausted() => return Ok(tried),
                walked => _ = walked?,
            }
        }
    }
    Ok(tried)
}

/// Find the simplest order that fits all moves of small positions and can be proven. Otherwise return an order built
/// from the bounds in the rule, or an unproven order that fits the moves. Return an error if no tried order fits.
fn find_order(tree: &Tree, plans: &[Plan]) -> Result<Order> {
    let tried = small_moves(tree, plans)?;
    let names = &tree.names;
    let conditions =
        tree.alternatives.iter().any(|each| !(each.conditions.is_empty() && each.loops.is_empty()));
    let (mut unproven, mut looked) = (None, 0);
    let mut broken: Option<(usize, Order)> = None;
    let found = |most| {
        let measures = descent::descent(&tried, names.len(), most, conditions);
        measures.map(|measures| Order::new(measures, names))
    };
    let [few, more @ ..] = descent::BOUNDS;
    // Compute each list of orders only if the lists before it gave no proven order.
    let orders = Order::plain(names).into_iter().chain(std::iter::once(few).filter_map(found));
    let orders = orders.chain(std::iter::once(()).flat_map(|()| Order::weighted(names)));
    for mut order in orders.chain(more.into_iter().filter_map(found)) {
        match tried.iter().position(|one| !order.is_smaller(&one.to, &one.from)) {
            // For the error message, keep the order that fits the most moves before it fails.
            Some(at) if broken.as_ref().is_none_or(|(last, _)| at > *last) => {
                broken = Some((at, order));
            }
            Some(_) => {}
            None if looked == PROVEN => break,
            None => {
                looked += 1;
                if proof::proves(tree, &order) {
                    order.proven = true;
                    return Ok(order);
                }
                unproven.get_or_insert(order);
            }
        }
    }
    if let Some(measures) = ranking::found(tree) {
        return Ok(Order { proven: true, ..Order::new(measures, names) });
    }
    match (unproven, broken) {
        (Some(order), _) => Ok(order),
        (None, Some((at, order))) => {
            let Tried { from, to, alternative } = &tried[at];
            Err(order.broken(from, to).at(plans[*alternative].span))
        }
        (None, None) => Err(Error::new(ErrorCode::Internal, "there is an order to try")),
    }
}

impl PartialEq for NumberRule {
    fn eq(&self, other: &Self) -> bool {
        self.tree == other.tree
    }
}

impl Eq for NumberRule {}

impl fmt::Display for NumberRule {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&print::print(&self.tree))
    }
}
