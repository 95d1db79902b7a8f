//! Games on single heaps whose options are other heaps: typed rules, take-and-break codes, presets.

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

/// Heaps of a sum whose values an explanation derives, and options that it lists for that.
const EXPLAINED: usize = 3;
const READ: usize = 40;
/// Options of a heap that a board lists, and of all heaps together.
const LISTED: usize = 2000;
const ALL_LISTED: usize = 50_000;
/// Steps for looking at the options of a heap whose table has not been asked for.
const GLANCE: u64 = 200_000;
/// Options of one kind that are examined where a heap has too many for all.
const NEAR: u64 = 1000;

/// A game whose moves replace one heap by smaller ones: a rule as typed, or a take-and-break code.
/// Values come from a table (Sprague 1935, Grundy 1939), of any heap once its period is proven.
/// Misère play follows that of Nim as long as every heap is tame (Conway 1976), which is checked.
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
    /// Whether the table reaches every heap that play from here may meet.
    ready: bool,
    /// What heaps are worth in misère play, where some are not tame.
    quotient: Option<Rc<Quotient>>,
    /// The values of heaps that play reaches from one that is too large for the table.
    reached: Rc<FxHashMap<u64, u64>>,
}

/// Where options and values come from.
#[derive(Clone, Debug)]
enum Source {
    Typed(Box<RuleTable>),
    TakeAndBreak { breaks: TakeAndBreak, table: Box<BreakTable> },
}

/// The game is its text; how far its table goes does not matter.
impl PartialEq for HeapGame {
    fn eq(&self, other: &Self) -> bool {
        self.text == other.text
    }
}

impl Eq for HeapGame {}

impl HeapGame {
    /// A game of this entry and canonical text, by its rule as typed.
    pub fn typed(entry: &'static Entry, text: String, rule: HeapRule) -> Self {
        if let Some(breaks) = rule.as_octal() {
            return HeapGame::breaks(entry, text, breaks);
        }
        HeapGame::new(entry, text, Source::Typed(Box::new(RuleTable::new(rule))))
    }

    /// A game of this entry and canonical text that takes and breaks heaps.
    pub fn breaks(entry: &'static Entry, text: String, breaks: TakeAndBreak) -> Self {
        let table = Box::new(BreakTable::new(breaks.clone()));
        HeapGame::new(entry, text, Source::TakeAndBreak { breaks, table })
    }

    fn new(entry: &'static Entry, text: String, source: Source) -> Self {
        HeapGame { entry, text, source, ready: false, quotient: None, reached: Rc::default() }
    }

    /// Whether every option is a single heap, so that a move takes from one.
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

    /// Visit the options of a heap within a budget.
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

    /// What a rule that counts heaps says where a move leaves too many of them.
    fn unlisted(&self, heaps: &[u64]) -> Option<Error> {
        let Source::Typed(table) = &self.source else { return None };
        let every = &mut |_: &[u64]| ControlFlow::Continue(());
        let each = heaps.iter().filter(|_| table.rule().counts());
        each.filter_map(|heap| self.show(*heap, &mut Budget::steps(GLANCE), every).err())
            .find(|error| error.code == ErrorCode::TooMany)
    }

    /// The budget for looking at a heap's options: those of a prepared game have been paid for,
    /// unless a proof gave the heap its value.
    fn glance(&self, heap: u64) -> Budget<'static> {
        Budget::steps(match &self.source {
            Source::Typed(table) if self.ready && heap < table.values().len() as u64 => u64::MAX,
            Source::TakeAndBreak { .. } if self.ready => 2 * LOOKED_THROUGH as u64,
            _ => GLANCE,
        })
    }

    /// The heaps that a heap may become, as ascending ranges, in a game that only takes away;
    /// `None` for another game, or where there are too many to be listed.
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

    /// Whether a move can leave `into` of a heap; `into` is in descending order.
    ///
    /// # Errors
    /// `budget`, and what a typed rule refuses.
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

    /// How many options a heap has, where that is known.
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
        // Where the look ends before a move is found, one may still be there.
        self.show(heap, &mut self.glance(heap), stop).map_or(true, |flow| flow.is_break())
    }

    /// The value of a heap, and whether it is firm under misère play; where they are known.
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

    /// Whether a heap of this value is, under misère play, just a heap of misère Nim of its value.
    fn is_plain(&self, heap: u64, value: u64) -> bool {
        self.part(heap, true).is_some_and(|(_, firm)| firm == (value > 1))
    }

    /// The sum of heaps, where their values decide it.
    fn sum(&self, heaps: &[u64], misere: bool) -> Option<Sum> {
        let parts: Option<Vec<_>> = heaps.iter().map(|h| self.part(*h, misere)).collect();
        parts.map(|parts| Sum::of_tame(parts, misere))
    }

    /// Visit the options of a heap that may be winning ones, which leave value `target` or, in misère
    /// play, its neighbour: all options, or of a heap too large for that the ones of such a value, or
    /// the ones that leave a small second heap. Where values repeat from heap q on with period p, two
    /// heaps of at least q + p can be exchanged for one p smaller and one p larger of the same
    /// values, so every value that an option has is met.
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

    /// The amounts by which a heap can be lowered, as ranges, the smallest ones if there are very many.
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

    /// The value of a heap as the mex of its options, where they are few enough to be read.
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

/// The options that are shown, as many as there is still room to list.
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

/// What a rule refuses as it is played points into the text of the game.
fn in_rule(error: Error) -> Error {
    if error.is_exhausted() { error } else { error.in_field("game") }
}

/// A move that takes from a heap, `2-3`, or replaces it by others, `2=3+1`.
fn read_option(heaps: &[u64], word: Word<'_>) -> Result<Option<Move>> {
    let Some((heap, into)) = pair(word, '=') else {
        return Ok(moves::taken(heaps, word)?.map(Move::Take));
    };
    let heap = moves::place(heap)?;
    let into = into.split('+').map(number).collect::<Result<Vec<u64>>>()?;
    Ok(heap.and_then(|heap| replace(heap, *heaps.get(heap)?, into)))
}

/// The move that leaves these heaps of heap number `heap`, which holds `size`; `None` if they are
/// larger. Empty ones among others do not count.
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
