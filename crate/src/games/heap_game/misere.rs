//! Misère play by the misère quotient, for heap games whose heaps are not all tame.

use std::ops::ControlFlow;
use std::rc::Rc;

use super::rules::to_option;
use super::{HeapGame, NEAR, Source};
use crate::games::kit::prelude::*;
use crate::heaps::quotient::Reach;
use crate::heaps::superscripts::Genera;

use crate::ruleset::LOOKED_THROUGH;
use crate::ruleset::explain::{Cell, ColumnKind, Table};

/// The divisor of the remaining budget: at most half of the steps compute a quotient. The other steps are for the
/// search that decides positions without a quotient.
const SHARE: u64 = 2;
/// The largest heap and the most steps of the search for a period of the quotient. Most known periods begin early.
const ONWARDS: (u64, u64) = (1000, 500_000);
/// The largest number of lost classes that a sentence names.
const NAMED: usize = 12;
/// The step limit for the genera that an explanation lists, and the largest heap for which a genus is computed: enough
/// for Kayles up to heap 20.
const GENUS_STEPS: u64 = 60_000;
const GENUS_HEAP: u64 = 24;

impl HeapGame {
    /// Return the largest number of parts that a move leaves, at least 2, and the largest number of stones that a move
    /// takes; `None` unless both are bounded and the parts may have any sizes.
    pub(super) fn moves_reach(&self) -> Option<Reach> {
        let Source::TakeAndBreak { breaks, .. } = &self.source else { return None };
        if !breaks.tail().1.is_empty() {
            return None;
        }
        let takes = breaks.takes();
        let plain = takes.iter().all(|take| take.least == 1 && !take.distinct);
        let parts = takes.iter().map(|take| take.digit.most_heaps()).max().unwrap_or(0);
        let taken = takes.iter().map(|take| take.taken).max().unwrap_or(0);
        plain.then(|| Reach { parts: parts.max(2), taken })
    }

    /// Compute the misère quotient of the heaps up to `largest`, and further to look for a period if moves are bounded;
    /// compute nothing if all these heaps are tame. If the steps run out, return `Ok`: the caller then searches.
    ///
    /// # Errors
    /// The errors of evaluating a rule that the user wrote.
    pub(super) fn prepare_quotient(&mut self, largest: u64, budget: &mut Budget<'_>) -> Result {
        if self.part(largest, true).is_some() {
            return Ok(());
        }
        let mut kept = self.quotient.take().unwrap_or_default();
        let quotient = Rc::make_mut(&mut kept);
        let options =
            |heap, budget: &mut Budget<'_>, visit: HeapVisitor<'_>| self.show(heap, budget, visit);
        let reach = self.moves_reach();
        let grown = budget.at_most(budget.left() / SHARE, |budget| {
            quotient.grow(largest, &options, reach, budget)?;
            match reach {
                Some(_) => budget
                    .at_most(ONWARDS.1, |budget| quotient.grow(ONWARDS.0, &options, reach, budget)),
                None => Ok(()),
            }
        });
        self.quotient = Some(kept);
        grown.or_else(|error| if error.is_exhausted() { Ok(()) } else { Err(error) })
    }

    /// Return the outcome by the quotient; `None` if the quotient does not cover the position.
    pub(super) fn quotient_outcome(&self, heaps: &[u64]) -> Option<Outcome> {
        let lost = self.quotient.as_ref()?.is_lost(heaps)?;
        Some(if lost { Outcome::P } else { Outcome::N })
    }

    /// Visit the winning moves by the quotient; `None` if the quotient does not cover the position. For a heap with
    /// more than [`LOOKED_THROUGH`] options, visit only options with a small second heap: a period can be moved from
    /// one of two large heaps to the other.
    pub(super) fn quotient_winning(&self, heaps: &[u64], visit: MoveVisitor<'_>) -> Option<Flow> {
        let quotient = self.quotient.as_ref()?;
        if quotient.is_lost(heaps)? {
            return Some(ControlFlow::Continue(()));
        }
        Some(heaps.iter().enumerate().try_for_each(|(i, heap)| {
            let others = heaps.iter().enumerate().filter(|(j, _)| *j != i).map(|(_, h)| *h);
            let Some(rest) = quotient.class_of(&others.collect::<Vec<_>>()) else {
                return ControlFlow::Continue(());
            };
            let mut each = |into: &[u64]| match quotient.class_of(into) {
                Some(class) if quotient.is_lost_class(quotient.times(rest, class)) => {
                    visit(to_option(i, *heap, into))
                }
                _ => ControlFlow::Continue(()),
            };
            let few = self.count(*heap).is_some_and(|count| count <= LOOKED_THROUGH);
            match (&self.source, quotient.period()) {
                (Source::TakeAndBreak { breaks, .. }, Some(period)) if !few => {
                    let enough = (period.preperiod + 2 * period.length).max(NEAR);
                    breaks.options_near(*heap, enough, &mut each)
                }
                _ => {
                    let looked = self.show(*heap, &mut self.glance(*heap), &mut each);
                    looked.unwrap_or(ControlFlow::Continue(()))
                }
            }
        }))
    }

    /// Return a function for the genera of small heaps, which returns `None` once the step limit is reached.
    fn genera(&self) -> impl FnMut(u64) -> Option<String> + '_ {
        let (mut known, mut budget) = (Genera::default(), Budget::steps(GENUS_STEPS));
        let options =
            |heap, budget: &mut Budget<'_>, visit: HeapVisitor<'_>| self.show(heap, budget, visit);
        move |heap| {
            if heap > GENUS_HEAP {
                return None;
            }
            let genus = known.of(&[heap], &options, &mut budget).ok()?;
            genus.map(|genus| genus.to_string())
        }
    }

    /// Return the steps that explain the outcome of a position by the quotient; `None` if the quotient does not cover
    /// the position.
    pub(super) fn quotient_why(&self, heaps: &[u64]) -> Option<Vec<Step>> {
        let quotient = self.quotient.as_ref()?;
        let product = quotient.class_of(heaps)?;
        let words = quotient.presentation().words;
        let word = |class: u16| words[usize::from(class)].clone();
        let mut genera = self.genera();
        let mut row = |heap: &u64| -> Option<Vec<Cell>> {
            let class = word(quotient.class(*heap)?);
            let value = self.value(*heap).map_or(Cell::None, Cell::from);
            let genus = genera(*heap).map_or(Cell::None, Cell::from);
            Some(vec![heap.to_string().into(), class.into(), value, genus])
        };
        let rows: Vec<Vec<Cell>> = heaps.iter().take(ROWS).filter_map(&mut row).collect();
        let lost = (0..quotient.order() as u16).filter(|class| quotient.is_lost_class(*class));
        let theorem =
            Step::Theorem { id: "misere-quotient", author: "Plambeck, Siegel", year: 2008 };
        let lost: Vec<String> = lost.map(word).collect();
        let named = lost.iter().take(NAMED).cloned().collect::<Vec<_>>();
        let intro = Claim::new("quotient-classes")
            .with("order", quotient.order())
            .with("lost", lost.len())
            .with("others", lost.len() - named.len())
            .with("words", named);
        let reach = match quotient.period() {
            Some(p) => Claim::new("quotient-proven")
                .with("preperiod", p.preperiod)
                .with("length", p.length),
            None => Claim::new("quotient-upto").with("heap", quotient.reached().unwrap_or(0)),
        };
        let product_lost = quotient.is_lost_class(product);
        let id = if product_lost { "quotient-lost" } else { "quotient-won" };
        let columns = [
            ("part", ColumnKind::Part),
            ("quotient.class", ColumnKind::Text),
            ("nimber", ColumnKind::Nimber),
            ("genus", ColumnKind::Power),
        ];
        let mut table = Table::new("quotient", &columns).before(intro).before(reach).rows(rows);
        table.more = heaps.len().saturating_sub(ROWS);
        if table.rows.iter().any(|row| row.last() != Some(&Cell::None)) {
            table = table.after(Claim::new("quotient-genus"));
        }
        table = table.after(Claim::new(id).with("product", word(product)));
        Some(vec![theorem, table.into()])
    }
}
