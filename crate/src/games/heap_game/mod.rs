//! Games in which a move replaces a single heap by other heaps: user-written rules, take-and-break codes, and named
//! games.

mod misere;
mod playable;
pub mod presets;
mod reached;
pub mod ring;
mod rules;

use std::ops::ControlFlow;
use std::rc::Rc;

use rustc_hash::FxHashMap;

use crate::base::sort::sort;
use crate::games::kit::positions::pair;
use crate::games::kit::prelude::*;
use crate::heaps::octal::{BreakTable, TakeAndBreak};
use crate::heaps::quotient::Quotient;
use crate::heaps::rule::{HeapRule, RuleTable};
use crate::ruleset::LOOKED_THROUGH;
use crate::ruleset::explain::Choice;
use crate::ruleset::moves::{Amounts, HeapOptions};

/// The largest number of heaps whose values an explanation derives, and the largest number of options listed for such a
/// heap.
const EXPLAINED: usize = 3;
const READ: usize = 40;
/// The largest number of options that a board lists for one heap, and for all heaps together.
const LISTED: usize = 2000;
const ALL_LISTED: usize = 50_000;
/// The step limit for listing the options of a heap without a computed table.
const GLANCE: u64 = 200_000;
/// For a heap with too many options: the least number of sizes of a second heap that are examined, and the largest
/// number of single heaps of one value.
const NEAR: u64 = 1000;

/// A game whose moves replace one heap by smaller heaps: a user-written rule, or a take-and-break code. Values come
/// from a table (Sprague 1935, Grundy 1939), and once a period is proven, for heaps of any size. Misère play follows
/// misère Nim as long as every heap is tame (Conway 1976), which is checked.
///
/// ```
/// use mexplorer::{analyze, Game, Limits, Nimber};
/// let kayles = Game::parse("kayles")?;
/// let found = analyze(&kayles, &kayles.position("9007199254740991")?, Limits::default())?;
/// assert_eq!(found.nimber, Some(Nimber(2))); // the period is 12 from heap 71 on
/// # Ok::<(), mexplorer::Error>(())
/// ```
#[derive(Clone, Debug)]
pub struct HeapGame {
    entry: &'static Entry,
    text: String,
    source: Source,
    /// Whether the values of all heaps reachable from the prepared position are computed.
    ready: bool,
    /// The misère quotient, if some heaps are not tame.
    quotient: Option<Rc<Quotient>>,
    /// The values of the heaps reachable from a heap that is too large for the table.
    reached: Rc<FxHashMap<u64, u64>>,
}

/// The rule that gives the options, with the table of values.
#[derive(Clone, Debug)]
enum Source {
    Typed(Box<RuleTable>),
    TakeAndBreak { breaks: TakeAndBreak, table: Box<BreakTable> },
}

/// Compare games by their texts: the computed extent of the tables does not matter.
impl PartialEq for HeapGame {
    fn eq(&self, other: &Self) -> bool {
        self.text == other.text
    }
}

impl Eq for HeapGame {}

impl HeapGame {
    /// Create a game from a user-written rule, with its entry in the list of games and its canonical text.
    pub fn typed(entry: &'static Entry, text: String, rule: HeapRule) -> Self {
        if let Some(breaks) = rule.as_octal() {
            return HeapGame::breaks(entry, text, breaks);
        }
        HeapGame::new(entry, text, Source::Typed(Box::new(RuleTable::new(rule))))
    }

    /// Create a take-and-break game, with its entry in the list of games and its canonical text.
    pub fn breaks(entry: &'static Entry, text: String, breaks: TakeAndBreak) -> Self {
        let table = Box::new(BreakTable::new(breaks.clone()));
        HeapGame::new(entry, text, Source::TakeAndBreak { breaks, table })
    }

    fn new(entry: &'static Entry, text: String, source: Source) -> Self {
        HeapGame { entry, text, source, ready: false, quotient: None, reached: Rc::default() }
    }

    /// Return whether every option is a single heap, so that a move only takes stones from a heap.
    pub fn is_single(&self) -> bool {
        match &self.source {
            Source::Typed(table) => table.rule().is_single(),
            Source::TakeAndBreak { breaks, .. } => breaks.is_single(),
        }
    }

    fn table(&self) -> &dyn Sequence {
        match &self.source {
            Source::Typed(table) => &**table,
            Source::TakeAndBreak { table, .. } => &**table,
        }
    }

    fn table_mut(&mut self) -> &mut dyn Sequence {
        match &mut self.source {
            Source::Typed(table) => &mut **table,
            Source::TakeAndBreak { table, .. } => &mut **table,
        }
    }

    /// Visit the options of a heap within a budget. The result tells whether the visitor stopped.
    fn show(&self, heap: u64, budget: &mut Budget<'_>, visit: HeapVisitor<'_>) -> Result<Flow> {
        match &self.source {
            Source::Typed(table) => table.rule().options(heap, budget, visit).map_err(in_rule),
            Source::TakeAndBreak { breaks, .. } => {
                let mut failed = None;
                let flow = breaks.options(heap, &mut |heaps| {
                    if let Err(error) = budget.spend(1, || format!("heap {heap}")) {
                        failed = Some(error);
                        return ControlFlow::Break(());
                    }
                    visit(heaps)
                });
                failed.map_or(Ok(flow), Err)
            }
        }
    }

    /// Return the error of a rule that counts heaps if a move leaves too many heaps to list; `None` otherwise.
    fn unlisted(&self, heaps: &[u64]) -> Option<Error> {
        let Source::Typed(table) = &self.source else { return None };
        let every = &mut |_: &[u64]| ControlFlow::Continue(());
        let each = heaps.iter().filter(|_| table.rule().counts());
        each.filter_map(|heap| self.show(*heap, &mut Budget::steps(GLANCE), every).err())
            .find(|error| error.code == ErrorCode::TooMany)
    }

    /// Return the budget for listing a heap's options: unlimited for a heap of a user-written rule that the table of
    /// `prepare` covers, and limited otherwise.
    fn glance(&self, heap: u64) -> Budget<'static> {
        Budget::steps(match &self.source {
            Source::Typed(table) if self.ready && heap < table.values().len() as u64 => u64::MAX,
            Source::TakeAndBreak { .. } if self.ready => 2 * LOOKED_THROUGH as u64,
            _ => GLANCE,
        })
    }

    /// Return the sizes that a move can leave of a heap, as ascending ranges; `None` if a move can leave several heaps,
    /// or if there are too many sizes to list.
    fn left(&self, heap: u64) -> Option<Vec<(u64, u64)>> {
        match &self.source {
            Source::Typed(table) if table.rule().is_single() => {
                table.rule().left(heap, &mut self.glance(heap)).ok()
            }
            Source::Typed(_) => None,
            Source::TakeAndBreak { breaks, .. } => {
                let takings = breaks.takings(heap)?;
                Some(takings.into_iter().rev().map(|(lo, hi)| (heap - hi, heap - lo)).collect())
            }
        }
    }

    /// Return whether a move can replace a heap by the heaps `into`, in descending order.
    ///
    /// # Errors
    /// `budget`, and the errors of a user-written rule.
    pub fn is_option(&self, heap: u64, into: &[u64]) -> Result<bool> {
        if let Source::TakeAndBreak { breaks, .. } = &self.source {
            return Ok(breaks.is_option(heap, into));
        }
        if let (Source::Typed(table), [left]) = (&self.source, into)
            && self.is_single()
        {
            let rule = table.rule();
            return rule.may_leave(heap, *left, &mut Budget::default()).map_err(in_rule);
        }
        let flow = self.show(heap, &mut Budget::default(), &mut |heaps| {
            if heaps == into { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        })?;
        Ok(flow.is_break())
    }

    /// Return the number of options of a heap; `None` if unknown.
    fn count(&self, heap: u64) -> Option<u128> {
        if let Source::TakeAndBreak { breaks, .. } = &self.source {
            return breaks.count(heap);
        }
        if let Some(left) = self.left(heap) {
            return Some(left.iter().map(|(lo, hi)| u128::from(hi - lo) + 1).sum());
        }
        let mut count = 0u128;
        let mut each = |_: &[u64]| {
            count += 1;
            ControlFlow::Continue(())
        };
        self.show(heap, &mut self.glance(heap), &mut each).ok().map(|_| count)
    }

    fn can_move(&self, heap: u64) -> bool {
        let stop = &mut |_: &[u64]| ControlFlow::Break(());
        // If the budget ends before an option is found, assume that there is a move.
        self.show(heap, &mut self.glance(heap), stop).map_or(true, |flow| flow.is_break())
    }

    /// Return the value of a heap and, under misère play, whether the heap is firm; `None` if unknown.
    fn part(&self, heap: u64, misere: bool) -> Option<(u64, bool)> {
        let value = self.value(heap)?;
        if !misere {
            return Some((value, false));
        }
        let fickle = match &self.source {
            Source::Typed(table) => table.fickle(heap),
            Source::TakeAndBreak { table, .. } => table.fickle(heap),
        };
        fickle.map(|fickle| (value, !fickle))
    }

    /// Return whether a heap with this value is equivalent, under misère play, to a heap of misère Nim of the same
    /// value.
    fn is_plain(&self, heap: u64, value: u64) -> bool {
        self.part(heap, true).is_some_and(|(_, firm)| firm == (value > 1))
    }

    /// Return the sum of heaps if the values decide the position; `None` otherwise.
    fn sum(&self, heaps: &[u64], misere: bool) -> Option<Sum> {
        let parts: Option<Vec<_>> = heaps.iter().map(|h| self.part(*h, misere)).collect();
        parts.map(|parts| Sum::of_tame(parts, misere))
    }

    /// Visit options of a heap such that, if some option has the value `target` or, for misère play, `target` ⊕ 1, an
    /// option of that value is visited. Options of other values may be visited too, so the caller checks the values.
    /// All options are visited if there are few. For a heap with more options, only those with a small second heap are
    /// visited, or single heaps with one of the two values. If values repeat from heap q on with period p, then of two
    /// heaps of at least q + p, one can be made p smaller and the other p larger without a change of the values. So
    /// options with two large heaps give no further values.
    fn reach(&self, heap: u64, target: u64, visit: HeapVisitor<'_>) -> Flow {
        let few = self.count(heap).is_some_and(|count| count <= LOOKED_THROUGH);
        match (&self.source, self.period()) {
            (Source::TakeAndBreak { breaks, table }, Some(period)) if !few => {
                let enough = (period.preperiod + 2 * period.length).max(NEAR);
                breaks.options_near(heap, enough, visit)?;
                if breaks.tail().1.is_empty() {
                    return ControlFlow::Continue(());
                }
                [target, target ^ 1].into_iter().try_for_each(|value| {
                    let lefts = period.heaps_of(value, table.values(), heap - 1, NEAR);
                    (lefts.into_iter().filter(|left| breaks.is_option(heap, &[*left])))
                        .filter(|left| breaks.is_taken_from_tail(heap, *left))
                        .try_for_each(|left| visit(&[left]))
                })
            }
            (Source::Typed(table), Some(_)) if !few && self.is_single() => {
                let last = heap.saturating_sub(1);
                [target, target ^ 1].into_iter().try_for_each(|value| {
                    table.with_value(value, (0, last), &mut |left| match self
                        .is_option(heap, &[left])
                    {
                        Ok(true) => visit(&[left]),
                        _ => ControlFlow::Continue(()),
                    })
                })
            }
            _ => {
                self.show(heap, &mut self.glance(heap), visit).unwrap_or(ControlFlow::Continue(()))
            }
        }
    }

    /// Return the amounts by which a move can lower a heap, as ranges; only the first [`LISTED`] ranges if there are
    /// more.
    fn amounts(&self, heap: u64) -> Amounts {
        let left = self.left(heap).unwrap_or_else(|| {
            let mut left = Vec::new();
            let _ = self.show(heap, &mut self.glance(heap), &mut |heaps| {
                left.push((heaps[0], heaps[0]));
                ControlFlow::Continue(())
            });
            left
        });
        let mut takes: Amounts = left.iter().map(|(lo, hi)| (heap - hi, heap - lo)).collect();
        sort(&mut takes);
        let mut amounts: Amounts = Vec::new();
        for (lo, hi) in takes {
            let full = amounts.len() == LISTED;
            match amounts.last_mut() {
                Some(last) if last.1 + 1 >= lo => last.1 = last.1.max(hi),
                _ if full => break,
                _ => amounts.push((lo, hi)),
            }
        }
        amounts
    }

    /// Return a step that derives the value of a heap as the mex of the values of its options; `None` if the value is
    /// unknown or if there are more than `READ` options.
    fn mex(&self, heap: u64) -> Option<Step> {
        let mex = self.value(heap)?;
        let mut options = Vec::new();
        let flow = self.show(heap, &mut self.glance(heap), &mut |into| {
            let value: Option<Nimber> = into.iter().map(|h| self.value(*h).map(Nimber)).sum();
            options.extend(value.map(|nimber| Choice { to: heaps::text(into), nimber }));
            if options.len() > READ { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        });
        let all = matches!(flow, Ok(ControlFlow::Continue(())));
        all.then(|| Step::mex(heap.to_string(), options, mex))
    }
}

/// Collect the options that `show` visits, until `LISTED` options or the remaining `room` are used.
fn listed(room: &mut usize, show: impl FnOnce(HeapVisitor<'_>) -> Result<Flow>) -> HeapOptions {
    let mut found = HeapOptions::default();
    let flow = show(&mut |heaps| {
        if found.options.len() == LISTED || *room == 0 {
            return ControlFlow::Break(());
        }
        *room -= 1;
        found.options.push(heaps.to_vec());
        ControlFlow::Continue(())
    });
    found.more = !matches!(flow, Ok(ControlFlow::Continue(())));
    found
}

/// Mark an error of a user-written rule as an error in the text of the game.
fn in_rule(error: Error) -> Error {
    if error.is_exhausted() { error } else { error.in_field("game") }
}

/// Parse a move that takes from a heap, such as `2-3`, or replaces a heap by other heaps, such as `2=3+1`; `None` if
/// the move does not fit the heaps.
fn read_option(heaps: &[u64], word: Word<'_>) -> Result<Option<Move>> {
    let Some((heap, into)) = pair(word, '=') else {
        return Ok(moves::taken(heaps, word)?.map(Move::Take));
    };
    let heap = moves::place(heap)?;
    let into = into.split('+').map(number).collect::<Result<Vec<u64>>>()?;
    Ok(heap.and_then(|heap| replace(heap, *heaps.get(heap)?, into)))
}

/// Return the move that replaces heap number `heap` of the given size by the heaps `into`; `None` if a single remaining
/// heap is larger than `size`. Empty heaps in `into` are ignored.
pub fn replace(heap: usize, size: u64, mut into: Vec<u64>) -> Option<Move> {
    into.retain(|h| *h > 0);
    into.sort_unstable();
    into.reverse();
    match into[..] {
        [] => Some(heaps::take(heap, size, size)),
        [left] => (left <= size).then(|| heaps::take(heap, size, size - left)),
        _ => Some(Move::Replace { heap, into }),
    }
}
