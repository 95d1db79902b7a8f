//! Games with a set of steps: a move takes s stones from one heap, where s is in the set. In a race, a step larger than
//! the heap empties the heap.

use crate::games::kit::piecewise::Piecewise;
use crate::games::kit::prelude::*;
#[cfg(feature = "lab")]
use crate::heaps::certified::CertifiedRules;
use crate::heaps::quotient::{OptionsOf, Reach};
use crate::heaps::subtraction::interval::in_runs;
use crate::heaps::subtraction::set::StepSet;
use crate::heaps::subtraction::steps::StepTable;
use crate::ruleset::explain::{Table, reduced_columns, reduced_row};
use crate::ruleset::moves::Taken;

/// The largest number of ranges of steps that a user-written rule may list.
#[cfg(feature = "lab")]
const MOST_RANGES: usize = 256;

/// A subtraction game or a race.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Steps {
    entry: &'static Entry,
    table: StepTable,
}

impl Steps {
    /// Create the subtraction game with the given steps and its entry in the list of games.
    pub fn subtraction(entry: &'static Entry, set: StepSet) -> Self {
        Steps { entry, table: StepTable::new(set, false) }
    }

    /// Create the race with the given steps and its entry in the list of games.
    pub fn race(entry: &'static Entry, set: StepSet) -> Self {
        Steps { entry, table: StepTable::new(set, true) }
    }

    fn is_race(&self) -> bool {
        self.table.clamp()
    }

    fn set(&self) -> &StepSet {
        self.table.set()
    }

    /// Iterate over the ranges of amounts that a move can take from a heap, each result once. In a race the whole heap
    /// comes last.
    fn amounts(&self, size: u64) -> impl Iterator<Item = (u64, u64)> {
        let race = self.is_race();
        let all = (race && size > 0 && self.set().max() >= size).then_some((size, size));
        self.set().up_to(if race { size.saturating_sub(1) } else { size }).chain(all)
    }

    /// Visit the moves that take from a heap, each with the size left, the smallest amount first.
    fn takings(&self, heap: usize, size: u64, visit: &mut dyn FnMut(Move, u64) -> Flow) -> Flow {
        for (lo, hi) in self.amounts(size) {
            for step in lo..=hi {
                visit(heaps::take(heap, size, step), size - step)?;
            }
        }
        Flow::Continue(())
    }

    /// Visit the moves in heap number `heap` that leave a heap of value `target`.
    fn reach(&self, heap: usize, size: u64, target: u64, visit: MoveVisitor<'_>) -> Flow {
        let Some((a, b)) = self.set().interval() else {
            return self.takings(heap, size, &mut |taking, left| {
                if self.table.value(left) == Some(target) {
                    visit(taking)
                } else {
                    Flow::Continue(())
                }
            });
        };
        let race = self.is_race();
        if race && target == 0 && size > 0 && size <= b {
            visit(heaps::take(heap, size, size))?;
        }
        // The heaps of value `target` have the remainders `first..=last` modulo a + b.
        let (first, last) = if race {
            match target.checked_sub(1).map(|t| t.checked_mul(a)) {
                None => (b + 1, a + b),
                Some(Some(below)) if below < b => (below + 1, (below + a).min(b)),
                Some(_) => return Flow::Continue(()),
            }
        } else {
            match target.checked_mul(a) {
                Some(first) if first < a + b => (first, (first + a - 1).min(a + b - 1)),
                _ => return Flow::Continue(()),
            }
        };
        let Some(most) = size.checked_sub(a) else { return Flow::Continue(()) };
        // In a race, exclude the empty heap, which is visited above.
        let least = size.saturating_sub(b).max(u64::from(race));
        in_runs(first, last, a + b, least, most)
            .try_for_each(|left| visit(heaps::take(heap, size, size - left)))
    }

    /// Return the theorem of a subtraction game, and the reduction of its heaps by the period.
    fn subtraction_theorem(&self, heaps: &[u64], values: &[u64]) -> Vec<Step> {
        if let Some((lo, hi)) = self.set().interval() {
            let author = "Berlekamp, Conway, Guy";
            let theorem = Step::Theorem { id: "interval", author, year: 1982 };
            let id = if lo == 1 { "interval-one" } else { "interval-steps" };
            let row = |(heap, value): (&u64, &u64)| {
                reduced_row(heap.to_string(), heap % (lo + hi), *value)
            };
            let table = Table::new("interval", &reduced_columns("interval.remainder"))
                .with("modulus", lo + hi)
                .before(Claim::new(id).with("lo", lo).with("hi", hi))
                .rows(heaps.iter().zip(values).map(row));
            return vec![theorem, table.into()];
        }
        let Some(period) = self.table.period() else { return vec![Step::sprague_grundy()] };
        let theorem = Step::Theorem { id: "subtraction", author: "Golomb", year: 1966 };
        vec![theorem, Step::period(period, self.table.proof(), heaps, values)]
    }

    /// Return the theorem of a race, the reduction of its heaps by the period, and, for an interval of steps, the
    /// claims on the remainders.
    fn race_theorem(&self, position: &Position, misere: bool, values: &[u64]) -> Vec<Step> {
        let heaps = position.heaps();
        let mut steps = vec![Step::Theorem { id: "race", author: "Golomb", year: 1966 }];
        if let Some(period) = self.table.period() {
            steps.push(Step::period(period, self.table.proof(), heaps, values));
        }
        if let Some((lo, hi)) = self.set().interval() {
            let claim = |(heap, value): (&u64, &u64)| remainder(*heap, *value, lo, hi);
            let claims = heaps.iter().zip(values).take(ROWS / 4).map(claim);
            let leave = self.leave(position, misere).filter(|_| heaps.len() == 1);
            steps.extend(Step::reasons("race", claims.chain(leave).collect()));
        }
        steps
    }

    /// Return the claim on the number left by the winning move of a race, if the steps are an interval; `None`
    /// otherwise.
    fn leave(&self, position: &Position, misere: bool) -> Option<Claim> {
        let (lo, hi) = self.set().interval().filter(|_| !misere)?;
        let Move::Take(Taken { left, .. }) = self.first_winning(position, misere)? else {
            return None;
        };
        let total = lo + hi;
        let claim = Claim::new("race-leave").with("left", left).with("total", total).with("hi", hi);
        let claim = claim.with("times", left / total).with("remainder", left % total);
        Some(claim.revealing())
    }
}

/// Return the claim on the remainder of a heap and its value, if the steps are the interval from `lo` to `hi`.
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

impl Ruleset for Steps {
    /// Visit the options without empty heaps, which would only enlarge the positions of a search.
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
        Legal::take_one(position.heaps().iter().map(|h| self.amounts(*h).collect()).collect())
    }

    fn prepare(&mut self, position: &Position, _: bool, budget: &mut Budget<'_>) -> Result {
        let largest = position.heaps().iter().copied().max().unwrap_or(0);
        self.table.extend(largest, false, budget)
    }

    knows!(Values, MovesToValue, Tame, Outcomes, Strategy, Explains);
}

impl Values for Steps {
    fn part_value(&self, part: &[u64]) -> Option<Nimber> {
        self.table.value(part[0]).map(Nimber)
    }

    fn known_value(&self, position: &Position) -> Option<Nimber> {
        heaps::known_value(self, position)
    }
}

impl MovesToValue for Steps {
    fn moves_to_value(
        &self,
        position: &Position,
        value: u64,
        visit: MoveVisitor<'_>,
    ) -> Option<Flow> {
        let heaps = position.heaps();
        let sum = value ^ self.table.sum(heaps, false)?.nim_sum();
        Some(heaps.iter().enumerate().try_for_each(|(i, &heap)| {
            let target = sum ^ self.table.value(heap).unwrap_or(0);
            self.reach(i, heap, target, visit)
        }))
    }
}

impl Tame for Steps {
    fn tame(&self, part: &[u64]) -> Option<(u64, bool)> {
        self.table.sum(part, true)?;
        self.table.value(part[0]).map(|value| (value, value > 1))
    }
}

impl Outcomes for Steps {
    fn outcome(&self, position: &Position, misere: bool) -> Option<Outcome> {
        self.table.sum(position.heaps(), misere).map(|sum| sum.outcome())
    }
}

impl Strategy for Steps {
    fn winning(&self, position: &Position, misere: bool, visit: MoveVisitor<'_>) -> Option<Flow> {
        let mut reach = |heap, size, target| self.reach(heap, size, target, visit);
        self.table.winning(position.heaps(), misere, self.move_count(position), &mut reach)
    }
}

impl Explains for Steps {
    fn why(&self, position: &Position, misere: bool) -> Vec<Step> {
        let heaps = position.heaps();
        let (Some(values), Some(sum)) =
            (self.table.values_of(heaps), self.table.sum(heaps, misere))
        else {
            return Vec::new();
        };
        let mut steps = match self.is_race() {
            true => self.race_theorem(position, misere, &values),
            false => self.subtraction_theorem(heaps, &values),
        };
        steps.extend(self.table.derivations(heaps, |heap, visit| {
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

impl Playable for Steps {
    fn entry(&self) -> &'static Entry {
        self.entry
    }

    fn text(&self) -> String {
        let (name, set) = (self.entry.name, self.set());
        if name == "bounded" { format!("{name} {}", set.max()) } else { format!("{name} {set}") }
    }

    /// Parse a move. In a race, a step larger than the heap takes the whole heap.
    fn read_word(&self, position: &Position, word: Word<'_>) -> Result<Option<Move>> {
        let cut = |size: u64, take: u64| {
            if self.is_race() && self.set().contains(take) { take.min(size) } else { take }
        };
        Ok(moves::taken_as(position.heaps(), word, cut)?.map(Move::Take))
    }

    fn random_position(&self, rng: &mut Rng, wanted: Wanted) -> Position {
        let (most, level) = (self.set().max(), wanted.level);
        if self.is_race() {
            let reach = (3 * most).clamp(10, MAX_HEAP / 3);
            return heaps::random(rng, 1, (reach / 2, reach * (1 + level)));
        }
        let reach = (2 * most).min(MAX_HEAP / 2).clamp(6, 30);
        heaps::random(rng, 2 + level, (2, reach + 5 * level))
    }

    fn held(&self) -> usize {
        if self.is_race() { 0 } else { self.table.held() }
    }

    fn sequence(&self) -> Heaps {
        Ok(Box::new(self.table.clone()))
    }

    /// Return the options of single heaps; `None` for a race, where a step may be larger than the heap.
    #[cfg(feature = "lab")]
    fn as_heap_rules(&self) -> Option<&dyn HeapRules> {
        (!self.is_race()).then_some(self as &dyn HeapRules)
    }

    #[cfg(feature = "lab")]
    fn as_pieces(&self) -> Option<&dyn InPieces> {
        (!self.is_race()).then_some(self as &dyn InPieces)
    }

    offers!(Certified, TypedRule);
}

impl HeapRules for Steps {
    fn heap_rules(&self) -> (Box<OptionsOf<'_>>, Option<Reach>) {
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
        (Box::new(options), Some(reach))
    }
}

impl InPieces for Steps {
    fn piecewise(&self) -> Piecewise<'_> {
        let (options, reach) = self.heap_rules();
        Piecewise { reach: reach.map(|reach| reach.taken), ..Piecewise::heaps(options) }
    }
}

#[cfg(feature = "lab")]
impl Certified for Steps {
    fn certified(&self) -> Option<CertifiedRules> {
        let (set, most) = (self.set(), self.set().max());
        let rules = || CertifiedRules::of_set(set.to_string(), most, set.count_up_to(most));
        if self.is_race() { None } else { rules() }
    }
}

#[cfg(feature = "lab")]
impl TypedRule for Steps {
    fn as_rule(&self) -> Option<String> {
        let part = if self.is_race() { "max(n-k, 0)" } else { "n-k" };
        let condition = if self.is_race() { " if n > 0" } else { "" };
        let element =
            |(lo, hi): &(u64, u64)| if lo == hi { lo.to_string() } else { format!("{lo}..{hi}") };
        let set = match self.set().ranges() {
            // In a race, list at most one step that is not smaller than the heap, because all such steps empty the
            // heap.
            [(lo, hi)] if self.is_race() => format!("{lo}..max({lo}, min({hi}, n))"),
            [one] if one.0 < one.1 => element(one),
            several if several.len() > MOST_RANGES => return None,
            several => {
                format!("{{{}}}", several.iter().map(element).collect::<Vec<_>>().join(", "))
            }
        };
        Some(format!("n -> {part} for k in {set}{condition}"))
    }

    fn misere_as_nim(&self) -> bool {
        !self.is_race()
    }
}
