//! One or all: a move takes one stone from a heap, or the whole heap.

use crate::games::kit::prelude::*;
use crate::period::{Period, closed::Closed};

/// The value of a heap is 1 if its size is odd, and 2 if its size is even and not 0 (Sprague 1935, Grundy 1939). Each
/// heap can be taken whole, so misère play follows misère Nim (Conway 1976).
#[derive(Clone, Copy, Debug)]
pub struct OneOrAll;

fn value(heap: u64) -> u64 {
    if heap == 0 { 0 } else { 2 - heap % 2 }
}

impl Ruleset for OneOrAll {
    fn moves(&self, position: &Position, visit: MoveVisitor<'_>) -> Flow {
        let amounts = |heap: u64| [1, heap].into_iter().take(heap.min(2) as usize);
        heaps::take_each(position.heaps(), amounts, visit)
    }

    knows!(Values, Outcomes);
}

impl Values for OneOrAll {
    fn part_value(&self, part: &[u64]) -> Option<Nimber> {
        Some(Nimber(value(part[0])))
    }
}

impl Outcomes for OneOrAll {
    fn outcome(&self, position: &Position, misere: bool) -> Option<Outcome> {
        Some(Sum::new(position.heaps().iter().map(|heap| value(*heap)), misere).outcome())
    }
}

/// The entry of One or all in the list of games.
pub static ONE_OR_ALL: Entry = Entry {
    read: |arguments| arguments.none(Box::new(OneOrAll)),
    ..Entry::HEAPS.named("one-or-all", "3 6 7")
};

impl Playable for OneOrAll {
    fn entry(&self) -> &'static Entry {
        &ONE_OR_ALL
    }

    fn sequence(&self) -> Heaps {
        let theorem = ("sprague-grundy", "Sprague, Grundy", 1939);
        Ok(Closed::boxed(value, Some(Period::proven(1, 2)), theorem))
    }
}
