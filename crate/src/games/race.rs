//! The race to 0: count down by a step of a set, stopping at 0 when it would go below.

use crate::games::kit::prelude::*;
use crate::heaps::subtraction::interval::in_runs;
use crate::heaps::subtraction::set::StepSet;
use crate::heaps::subtraction::steps::StepTable;

/// Count down by a step of a set; a step beyond 0 stops there. From the largest step on the rule is
/// that of a subtraction game, so the values become periodic in the same proven way (Golomb 1966).
/// For a set of all steps from a to b the value of n, with r = n mod (a + b), is ⌈r / a⌉ up to r = b
/// and 0 beyond: by induction, as for a subtraction game, and tame.
/// Misère play follows misère Nim wherever every value-0 count has a step to value 1 (Ferguson
/// 1974), which is checked count by count; elsewhere it is searched.
///
/// ```
/// use mexplorer::{analyze, Game, Limits, Outcome};
/// let game = Game::parse("race 3..9")?;
/// // From 10 every step leaves 1 to 7, and from there the opponent steps to 0.
/// let lost = analyze(&game, &game.position("10")?, Limits::default())?;
/// assert_eq!(lost.outcome, Outcome::P);
/// # Ok::<(), mexplorer::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Race {
    table: StepTable,
}

impl Race {
    /// The race with these steps.
    pub fn new(set: StepSet) -> Self {
        Race { table: StepTable::new(set, true) }
    }

    /// The steps.
    pub fn set(&self) -> &StepSet {
        self.table.set()
    }

    /// The values and their period.
    pub fn table(&self) -> &StepTable {
        &self.table
    }

    /// Compute the values up to `count`, and further in search of the period if that is wanted.
    ///
    /// # Errors
    /// `budget`, naming the largest count reached.
    pub fn extend(&mut self, count: u64, seek_period: bool, budget: &mut Budget<'_>) -> Result<()> {
        self.table.extend(count, seek_period, budget)
    }

    /// Show the steps from heap `heap` that leave a count of value `target`.
    fn reach(
        &self,
        heap: usize,
        size: u64,
        target: u64,
        visit: MoveVisitor<'_>,
    ) -> Flow {
        let Some((a, b)) = self.set().interval() else {
            return self.takings(heap, size, &mut |taking, left| {
                if self.table.value(left) == Some(target) {
                    visit(taking)
                } else {
                    Flow::Continue(())
                }
            });
        };
        if target == 0 && size > 0 && size <= b {
            visit(heaps::take(heap, size, size))?;
        }
        let (first, last) = match target.checked_sub(1).map(|t| t.checked_mul(a)) {
            None => (b + 1, a + b),
            Some(Some(below)) if below < b => (below + 1, (below + a).min(b)),
            Some(_) => return Flow::Continue(()),
        };
        let Some(most) = size.checked_sub(a) else { return Flow::Continue(()) };
        // What is left whole is 0, which the run before the first one would hold.
        in_runs(first, last, a + b, size.saturating_sub(b).max(1), most)
            .try_for_each(|left| visit(heaps::take(heap, size, size - left)))
    }

    /// Show what may be counted down from `size`, each result once: steps that leave something,
    /// then all of it.
    fn amounts(&self, size: u64) -> impl Iterator<Item = (u64, u64)> {
        let whole = (size > 0 && self.set().max() >= size).then_some((size, size));
        self.set().up_to(size.saturating_sub(1)).chain(whole)
    }

    fn takings(&self, heap: usize, size: u64, visit: &mut dyn FnMut(Move, u64) -> Flow) -> Flow {
        for (lo, hi) in self.amounts(size) {
            for step in lo..=hi {
                visit(heaps::take(heap, size, step), size - step)?;
            }
        }
        Flow::Continue(())
    }
}

impl Race {
    /// What the winning move leaves when the steps are all from one number to another.
    fn leave(&self, position: &Position, misere: bool) -> Option<Claim> {
        let (lo, hi) = self.set().interval().filter(|_| !misere)?;
        let mut left = None;
        let _ = self.winning(position, misere, &mut |mv| {
            if let Move::Take(taken) = mv {
                left = Some(taken.left);
            }
            Flow::Break(())
        })?;
        let (left, total) = (left?, lo + hi);
        let claim = Claim::new("race-leave").with("left", left).with("total", total).with("hi", hi);
        let claim = claim.with("times", left / total).with("remainder", left % total);
        Some(claim.revealing())
    }
}

/// The remainder of a count, and what it says when the steps are all from `lo` to `hi`.
fn remainder(count: u64, value: u64, lo: u64, hi: u64) -> Claim {
    let total = lo + hi;
    let id = if value == 0 { "race-lost" } else { "race-won" };
    Claim::new(id)
        .with("count", count)
        .with("lo", lo)
        .with("hi", hi)
        .with("total", total)
        .with("times", count / total)
        .with("remainder", count % total)
        .with("value", value)
}

impl Ruleset for Race {
    fn parts(&self, position: &Position) -> Vec<Part> {
        heaps::parts(position)
    }

    fn options(&self, part: &[u64], visit: OptionVisitor<'_>) -> Flow {
        self.takings(0, part[0], &mut |_, left| visit(&heaps::left(left)))
    }

    fn moves(&self, position: &Position, visit: MoveVisitor<'_>) -> Flow {
        (position.heaps().iter().enumerate())
            .try_for_each(|(i, &h)| self.takings(i, h, &mut |taking, _| visit(taking)))
    }

    fn move_count(&self, position: &Position) -> Option<u128> {
        let each = |h: &u64| self.amounts(*h).map(|(lo, hi)| u128::from(hi - lo + 1)).sum::<u128>();
        Some(position.heaps().iter().map(each).sum())
    }

    fn legal(&self, position: &Position) -> Legal {
        let takes = position.heaps().iter().map(|h| self.amounts(*h).collect()).collect();
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
        let mut steps = vec![Step::Theorem { id: "race", author: "Golomb", year: 1966 }];
        if let Some(period) = self.table.period() {
            steps.push(Step::period(period, self.table.proof(), heaps, &values));
        }
        if let Some((lo, hi)) = self.set().interval() {
            let claim = |(heap, value): (&u64, &u64)| remainder(*heap, *value, lo, hi);
            let claims = heaps.iter().zip(&values).take(ROWS / 4).map(claim).collect();
            let mut claims: Vec<Claim> = claims;
            claims.extend(self.leave(position, misere).filter(|_| heaps.len() == 1));
            steps.extend(Step::argument(claims));
        }
        steps.extend(self.table.told(heaps, |heap, visit| {
            let amounts = self.amounts(heap).flat_map(|(lo, hi)| lo..=hi);
            amounts.map(|take| heap - take).try_for_each(visit)
        }));
        steps.extend(Step::sum(&values, Terms::Values, misere, &|i| heaps[i].to_string()));
        if misere {
            steps.extend(Step::tame(&sum));
        }
        steps
    }
}

/// The entry of races in the list of games.
pub static RACE: Entry = Entry {
    name: "race",
    game: "race 3..9",
    position: "100",
    board: "race",
    read: |arguments| {
        let words: Vec<_> = arguments.words().collect();
        Ok(Box::new(Race::new(StepSet::parse(&words)?)))
    },
    ..Entry::HEAPS
};

impl Playable for Race {
    fn entry(&self) -> &'static Entry {
        &RACE
    }

    fn text(&self) -> String {
        format!("race {}", self.set())
    }

    /// A step beyond 0 stops there.
    fn read_move(&self, position: &Position, words: &[Word<'_>]) -> Result<Option<Move>> {
        let [word] = words else { return Ok(None) };
        let cut =
            |size: u64, take: u64| if self.set().contains(take) { take.min(size) } else { take };
        Ok(moves::taken_as(position.heaps(), *word, cut)?.map(Move::Take))
    }

    fn random_position(&self, rng: &mut Rng, wanted: Wanted) -> Position {
        let reach = (3 * self.set().max()).clamp(10, MAX_HEAP / 3);
        heaps::random(rng, 1, (reach / 2, reach * (1 + wanted.level)))
    }

    fn sequence(&self) -> Heaps {
        Ok(Box::new(self.table.clone()))
    }
}
