//! Notation, board and tables of heap games.

use super::rules::option_text;
use super::{HeapGame, in_rule, read_option, replace};
use crate::games::kit::piecewise::Piecewise;
use crate::games::kit::positions;
use crate::games::kit::prelude::*;
#[cfg(feature = "lab")]
use crate::heaps::certified::CertifiedRules;
use crate::heaps::quotient::{OptionsOf, Reach};
use crate::period::values::GrundyValues;
use crate::period::{Period, Proof};

impl Sequence for HeapGame {
    fn extend(&mut self, heap: u64, seek_period: bool, budget: &mut Budget<'_>) -> Result {
        self.table_mut().extend(heap, seek_period, budget).map_err(in_rule)
    }

    fn can_go_on(&self) -> bool {
        self.table().can_go_on()
    }

    fn go_on_from(&mut self, values: &GrundyValues) -> bool {
        self.table_mut().go_on_from(values)
    }

    fn values(&self) -> &GrundyValues {
        self.table().values()
    }

    fn value(&self, heap: u64) -> Option<u64> {
        self.table().value(heap).or_else(|| self.reached.get(&heap).copied())
    }

    fn period(&self) -> Option<Period> {
        self.table().period()
    }

    fn proof(&self) -> Option<Proof> {
        self.table().proof()
    }
}

impl Playable for HeapGame {
    fn entry(&self) -> &'static Entry {
        self.entry
    }

    fn text(&self) -> String {
        self.text.clone()
    }

    /// Parse heaps. Refuse a position with a move to more heaps than can be listed.
    fn read_position(&self, source: &Source<'_>) -> Result<Position> {
        let found = positions::heaps(source, self.entry.position)?;
        match self.unlisted(&found) {
            Some(mut error) => {
                error.details.retain(|(name, _)| *name != "field");
                Err(error.at(Span::new(0, source.plain().len())))
            }
            None => Ok(Position::Heaps(found)),
        }
    }

    fn read_word(&self, position: &Position, word: Word<'_>) -> Result<Option<Move>> {
        read_option(position.heaps(), word)
    }

    fn move_text(&self, mv: &Move) -> Option<String> {
        option_text(mv)
    }

    /// Return the move between two positions. A move makes the replaced heap smaller, so the first difference is at
    /// that heap.
    fn move_between(&self, from: &Position, to: &Position) -> Option<Move> {
        let (a, b) = (from.heaps(), to.heaps());
        let heap = (0..a.len().min(b.len())).find(|&i| a[i] != b[i])?;
        let parts = (b.len() + 1).checked_sub(a.len()).filter(|parts| *parts > 0)?;
        let fits = a.get(heap + 1..) == b.get(heap + parts..);
        if fits { replace(heap, a[heap], b[heap..heap + parts].to_vec()) } else { None }
    }

    /// Test a move directly, because a heap may have too many options to list.
    fn allows(&self, position: &Position, mv: &Move) -> Result<bool> {
        let size = |heap: usize| position.heaps().get(heap).copied().unwrap_or(0);
        match mv {
            Move::Take(t) => self.is_option(size(t.heap), &[t.left]),
            Move::Replace { heap, into } => self.is_option(size(*heap), into),
            _ => Ok(false),
        }
    }

    fn random_position(&self, rng: &mut Rng, wanted: Wanted) -> Position {
        heaps::random_searched(rng, wanted)
    }

    /// Draw plain heaps if every option is a single heap, and a list of options otherwise.
    fn board_name(&self) -> &'static str {
        if self.is_single() { "heaps" } else { "options" }
    }

    fn held(&self) -> usize {
        let quotient = self.quotient.as_ref().map_or(0, |quotient| quotient.held());
        self.values().held() + quotient
    }

    fn sequence(&self) -> Heaps {
        Ok(Box::new(self.clone()))
    }

    offers!(HeapRules, InPieces, Certified, TypedRule);
}

impl HeapRules for HeapGame {
    fn heap_rules(&self) -> (Box<OptionsOf<'_>>, Option<Reach>) {
        (Box::new(|heap, budget, visit| self.show(heap, budget, visit)), self.moves_reach())
    }
}

impl InPieces for HeapGame {
    fn piecewise(&self) -> Piecewise<'_> {
        Piecewise::heaps(self.heap_rules().0)
    }
}

#[cfg(feature = "lab")]
impl Certified for HeapGame {
    fn certified(&self) -> Option<CertifiedRules> {
        match &self.source {
            super::Source::Typed(table) => table.rule().certified(),
            super::Source::TakeAndBreak { breaks, .. } => CertifiedRules::of_code(breaks),
        }
    }
}

#[cfg(feature = "lab")]
impl TypedRule for HeapGame {
    fn as_rule(&self) -> Option<String> {
        Some(match &self.source {
            super::Source::Typed(table) => table.rule().to_string(),
            super::Source::TakeAndBreak { breaks, .. } => breaks.as_rule(),
        })
    }
}
