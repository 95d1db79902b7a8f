//! Subtraction games: take s stones from one heap, s in a fixed set.

use crate::games::kit::prelude::*;
use super::kit::piecewise::Piecewise;
use crate::heaps::quotient::{OptionsOf, Reach};
use crate::heaps::subtraction::interval::in_runs;
use crate::heaps::subtraction::set::StepSet;
use crate::heaps::subtraction::steps::StepTable;
use crate::ruleset::explain::reduced;

/// Take s from one heap, s in a set. The values become periodic (Golomb 1966), which is proven when
/// a window as long as the largest step comes back. For a set of all steps from a to b the value of
/// n is ⌊(n mod (a + b)) / a⌋. Misère play follows misère Nim (Ferguson 1974).
///
/// ```
/// use mexplorer::{analyze, Game, Limits, Nimber};
/// let game = Game::parse("subtract 1 3 4")?;
/// let found = analyze(&game, &game.position("9007199254740991")?, Limits::default())?;
/// assert_eq!(found.nimber, Some(Nimber(1))); // the period is 7, and 2^53 − 1 leaves 3
/// # Ok::<(), mexplorer::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Subtract {
    /// Whether the set was written out, or as its largest number.
    entry: &'static Entry,
    table: StepTable,
}

impl Subtract {
    /// The game with these steps.
    pub fn new(set: StepSet) -> Self {
        Subtract { entry: &SUBTRACT, table: StepTable::new(set, false) }
    }

    /// The steps.
    pub fn set(&self) -> &StepSet {
        self.table.set()
    }

    /// The values and their period.
    pub fn table(&self) -> &StepTable {
        &self.table
    }

    /// Compute the values up to `heap`, and further in search of the period if that is wanted.
    ///
    /// # Errors
    /// `budget`, naming the largest heap reached.
    pub fn extend(&mut self, heap: u64, seek_period: bool, budget: &mut Budget<'_>) -> Result<()> {
        self.table.extend(heap, seek_period, budget)
    }

    /// Show the takings from heap `heap` that leave a heap of value `target`.
    fn reach(
        &self,
        heap: usize,
        size: u64,
        target: u64,
        visit: MoveVisitor<'_>,
    ) -> Flow {
        let Some((a, b)) = self.set().interval() else {
            return takings(self.set(), heap, size, &mut |taking, left| {
                if self.table.value(left) == Some(target) {
                    visit(taking)
                } else {
                    Flow::Continue(())
                }
            });
        };
        // Of each period the heaps from target·a on, a of them, have the value.
        let (Some(most), Some(first)) = (size.checked_sub(a), target.checked_mul(a)) else {
            return Flow::Continue(());
        };
        let length = a + b;
        if first >= length {
            return Flow::Continue(());
        }
        let last = (first + a - 1).min(length - 1);
        in_runs(first, last, length, size.saturating_sub(b), most)
            .try_for_each(|left| visit(heaps::take(heap, size, size - left)))
    }
}

/// Show the takings of a step from a heap, smallest first, with what they leave.
fn takings(
    set: &StepSet,
    heap: usize,
    size: u64,
    visit: &mut dyn FnMut(Move, u64) -> Flow,
) -> Flow {
    for (lo, hi) in set.up_to(size) {
        for step in lo..=hi {
            visit(heaps::take(heap, size, step), size - step)?;
        }
    }
    Flow::Continue(())
}

impl Ruleset for Subtract {
    fn parts(&self, position: &Position) -> Vec<Part> {
        heaps::parts(position)
    }

    fn options(&self, part: &[u64], visit: OptionVisitor<'_>) -> Flow {
        for (lo, hi) in self.set().up_to(part[0]) {
            (lo..=hi).try_for_each(|step| visit(&heaps::left(part[0] - step)))?;
        }
        Flow::Continue(())
    }

    fn moves(&self, position: &Position, visit: MoveVisitor<'_>) -> Flow {
        (position.heaps().iter().enumerate())
            .try_for_each(|(i, &h)| takings(self.set(), i, h, &mut |taking, _| visit(taking)))
    }

    fn move_count(&self, position: &Position) -> Option<u128> {
        Some(position.heaps().iter().map(|h| u128::from(self.set().count_up_to(*h))).sum())
    }

    fn legal(&self, position: &Position) -> Legal {
        let takes = position.heaps().iter().map(|h| self.set().up_to(*h).collect()).collect();
        Legal::Take { takes, heaps_per_move: 1, equal: false, unit: 1 }
    }

    fn prepare(
        &mut self,
        position: &Position,
        _misere: bool,
        budget: &mut Budget<'_>,
    ) -> Result<()> {
        self.extend(position.heaps().iter().copied().max().unwrap_or(0), false, budget)
    }

    fn part_value(&self, part: &[u64]) -> Option<Nimber> {
        self.table.value(part[0]).map(Nimber)
    }

    fn known_value(&self, position: &Position) -> Option<Nimber> {
        heaps::known_value(self, position)
    }

    fn outcome(&self, position: &Position, misere: bool) -> Option<Outcome> {
        self.table.sum(position.heaps(), misere).map(|sum| sum.outcome())
    }

    fn winning(
        &self,
        position: &Position,
        misere: bool,
        visit: MoveVisitor<'_>,
    ) -> Option<Flow> {
        let mut reach = |heap, size, target| self.reach(heap, size, target, visit);
        self.table.winning(position.heaps(), misere, self.move_count(position), &mut reach)
    }

    fn why(&self, position: &Position, misere: bool) -> Vec<Step> {
        let heaps = position.heaps();
        let (Some(values), Some(sum)) =
            (self.table.values_of(heaps), self.table.sum(heaps, misere))
        else {
            return Vec::new();
        };
        let mut steps = Vec::new();
        if let Some((lo, hi)) = self.set().interval() {
            let (rows, more) = reduced(heaps, &values, |heap| heap % (lo + hi));
            steps.push(Step::Theorem {
                id: "interval",
                author: "Berlekamp, Conway, Guy",
                year: 1982,
            });
            steps.push(Step::Interval { lo, hi, rows, more });
        } else if let Some(period) = self.table.period() {
            steps.push(Step::Theorem { id: "subtraction", author: "Golomb", year: 1966 });
            steps.push(Step::period(period, self.table.proof(), heaps, &values));
        } else {
            steps.push(Step::sprague_grundy());
        }
        steps.extend(self.table.told(heaps, |heap, visit| {
            let amounts = self.set().up_to(heap).flat_map(|(lo, hi)| lo..=hi);
            amounts.map(|take| heap - take).try_for_each(visit)
        }));
        steps.extend(Step::sum(&values, Terms::Values, misere, &|i| heaps[i].to_string()));
        if misere {
            steps.extend(Step::tame(&sum));
        }
        steps
    }
}

/// The entry of subtraction games in the list of games.
pub static SUBTRACT: Entry = Entry {
    name: "subtract",
    game: "subtract 1 3 4",
    position: "10 7",
    stones: true,
    read: |arguments| {
        let words: Vec<_> = arguments.words().collect();
        Ok(Box::new(Subtract::new(StepSet::parse(&words)?)))
    },
    ..Entry::HEAPS
};

/// The entry of the game of taking up to so many.
pub static BOUNDED: Entry = Entry {
    name: "bounded",
    game: "bounded 3",
    position: "7 10",
    stones: true,
    read: |arguments| {
        let most = arguments.one_number(&MOST)?;
        let set = StepSet::new([(1, most)])
            .ok_or_else(|| Error::new(ErrorCode::ZeroInSet, MOST.zero).at(arguments.name.span()))?;
        Ok(Box::new(Subtract { entry: &BOUNDED, ..Subtract::new(set) }))
    },
    ..Entry::HEAPS
};

const MOST: Meaning = Meaning {
    name: "most",
    missing: "expected after bounded how many a move may take at most, such as bounded 3",
    zero: "expected a number from 1 on: a move must take something",
    of: "amount",
};

impl Playable for Subtract {
    fn entry(&self) -> &'static Entry {
        self.entry
    }

    fn text(&self) -> String {
        if self.entry == &BOUNDED {
            return format!("bounded {}", self.set().max());
        }
        format!("subtract {}", self.set())
    }

    fn random_position(&self, rng: &mut Rng, wanted: Wanted) -> Position {
        let reach = (2 * self.set().max()).min(MAX_HEAP / 2).clamp(6, 30);
        heaps::random(rng, 2 + wanted.level, (2, reach + 5 * wanted.level))
    }

    fn heap_rules(&self) -> Option<(Box<OptionsOf<'_>>, Option<Reach>)> {
        let options = |heap, budget: &mut Budget<'_>, visit: HeapVisitor<'_>| {
            for (lo, hi) in self.set().up_to(heap) {
                for step in lo..=hi {
                    budget.spend(1, || format!("heap {heap}"))?;
                    if visit(&[heap - step]).is_break() {
                        return Ok(Flow::Break(()));
                    }
                }
            }
            Ok(Flow::Continue(()))
        };
        let reach = Reach { parts: 2, taken: self.set().max() };
        Some((Box::new(options), Some(reach)))
    }

    fn piecewise(&self) -> Option<Piecewise<'_>> {
        let (options, reach) = self.heap_rules()?;
        Some(Piecewise { reach: reach.map(|reach| reach.taken), ..Piecewise::heaps(options) })
    }

    fn held(&self) -> usize {
        self.table.held()
    }

    fn sequence(&self) -> Heaps {
        Ok(Box::new(self.table.clone()))
    }
}
