//! The table of the values of heaps for a fixed set of steps, with a proven period.

use std::rc::Rc;

use super::classes::{BLOCK, Classes};
use super::masks::{Masks, counts_before};
use super::set::StepSet;
use super::value_counts::ValueCounts;
use crate::base::Flow;
use crate::base::budget::Budget;
use crate::base::error::Result;
use crate::base::nimber::Nimber;
use crate::base::sort::sorted_by_key;
#[cfg(feature = "lab")]
use crate::period::far_steps::{self, FarSteps};
use crate::period::known::KnownValues;
use crate::period::sequence::Sequence;
use crate::period::values::GrundyValues;
use crate::period::window::WindowSearch;
use crate::period::{Period, Proof};
use crate::ruleset::LOOKED_THROUGH;
use crate::ruleset::explain::{Choice, Step};
use crate::ruleset::outcome::Outcome;
use crate::ruleset::sum::Sum;

/// The most heaps whose values an explanation derives, and the most options that a derivation lists.
const DERIVED: usize = 3;
const LISTED: usize = 40;

/// The extent of the search for a period, as a multiple of the largest step.
const AHEAD: u64 = 4;

/// The least heap up to which values are computed, so that short periods are always found.
const SHORT: u64 = 1 << 12;

/// The largest extent of the search for a period. A search that would exceed this heap ends at the heap `SHORT`
/// instead.
const FAR: u64 = 1 << 22;

/// The number of values before the first search for a period, and the most values between two searches.
const FIRST_LOOK: usize = 1 << 6;
const LOOK: usize = 1 << 12;

/// The count of values from which on memory for all requested values is reserved at once.
const ROOM: usize = 1 << 16;

/// The proof for a set that is a single range of steps, by a closed form.
const INTERVAL: Proof =
    Proof::Theorem { id: "interval", author: "Berlekamp, Conway, Guy", year: 1982 };

/// The values of heaps 0, 1, 2 … at least up to the largest requested heap, or of all heaps once a period is proven. If
/// m is the largest step, the value of a heap depends only on the preceding m values, so when a window of m values
/// recurs, all values after it recur too.
#[derive(Clone, Debug)]
pub struct StepTable {
    set: StepSet,
    /// Whether a step larger than the heap empties the heap (`race`) instead of being no move (`subtract`).
    clamp: bool,
    state: Rc<StepState>,
}

/// Compare tables by their sets, no matter how many values are computed.
impl PartialEq for StepTable {
    fn eq(&self, other: &Self) -> bool {
        (self.clamp, &self.set) == (other.clamp, &other.set)
    }
}

impl Eq for StepTable {}

#[derive(Clone, Debug)]
struct StepState {
    known: KnownValues,
    /// The method of computing the next value; `None` before the first value.
    way: Option<Way>,
    search: Search,
    /// The first heap of value 0 that has a move but no move to value 1. From this heap on, misère play counts as wild.
    /// `Genera` is more exact, but this check costs almost no time in blocks.
    wild: Option<u64>,
}

impl StepTable {
    /// Create an empty table.
    pub fn new(set: StepSet, clamp: bool) -> Self {
        let (known, search) = (KnownValues::default(), Search::new(&set, clamp));
        let state = StepState { known, way: None, search, wild: None };
        StepTable { set, clamp, state: Rc::new(state) }
    }

    /// Return the set of steps.
    pub fn set(&self) -> &StepSet {
        &self.set
    }

    /// Return whether a step larger than the heap empties the heap.
    pub fn clamp(&self) -> bool {
        self.clamp
    }

    /// Return the approximate size in bytes of the computed data.
    pub fn held(&self) -> usize {
        let classes = match &self.state.way {
            Some(Way::Classes(classes)) => classes.held(),
            _ => 0,
        };
        self.state.known.values.held() + classes
    }

    /// Return the values of heaps, or `None` if a value is not known.
    pub fn values_of(&self, heaps: &[u64]) -> Option<Vec<u64>> {
        heaps.iter().map(|h| self.value(*h)).collect()
    }

    /// Return the sum of heaps. Return `None` if a value is not known, or for misère play with a heap that is not tame.
    pub fn sum(&self, heaps: &[u64], misere: bool) -> Option<Sum> {
        let largest = heaps.iter().copied().max().unwrap_or(0);
        let known = !misere || self.is_tame(largest);
        self.values_of(heaps).filter(|_| known).map(|values| Sum::new(values, misere))
    }

    /// Visit winning moves by calling `reach` with the index and the size of a heap, and the value that the heap must
    /// get; `reach` visits the moves to that value. If there are more than `LOOKED_THROUGH` moves or if `moves` is
    /// `None`, search only heaps of larger value, since each of these heaps has an option with the value. Return `None`
    /// if the outcome is not known.
    pub fn winning(
        &self,
        heaps: &[u64],
        misere: bool,
        moves: Option<u128>,
        reach: &mut dyn FnMut(usize, u64, u64) -> Flow,
    ) -> Option<Flow> {
        let (values, sum) = (self.values_of(heaps)?, self.sum(heaps, misere)?);
        if sum.outcome() == Outcome::P {
            return Some(Flow::Continue(()));
        }
        let all = moves.is_some_and(|count| count <= LOOKED_THROUGH);
        Some(sum.in_order(&values).into_iter().try_for_each(|i| {
            let target = sum.target(values[i]);
            if all || values[i] > target { reach(i, heaps[i], target) } else { Flow::Continue(()) }
        }))
    }

    /// Derive the values of the largest heaps, at most `DERIVED`, as the mex of their options. Leave out a heap with
    /// more than `LISTED` options. First replace a heap beyond the period by the smaller heap with the same value.
    /// `options` visits the options of a heap.
    pub fn derivations(
        &self,
        heaps: &[u64],
        options: impl Fn(u64, &mut dyn FnMut(u64) -> Flow) -> Flow,
    ) -> Vec<Step> {
        let period = self.period();
        let like = |heap: &u64| period.map_or(*heap, |period| period.reduce(*heap));
        let mut shown: Vec<u64> = heaps.iter().map(like).filter(|heap| *heap > 0).collect();
        shown.sort_unstable();
        shown.dedup();
        let mex = |heap: u64| {
            let mut found = Vec::new();
            let flow = options(heap, &mut |left| {
                let value = self.value(left).map(Nimber);
                found.extend(value.map(|nimber| Choice { to: left.to_string(), nimber }));
                if found.len() > LISTED { Flow::Break(()) } else { Flow::Continue(()) }
            });
            let mex = Nimber(self.value(heap)?);
            let options = sorted_by_key(found, |a| a.nimber);
            let text = heap.to_string();
            flow.is_continue().then_some(Step::Mex { text, options, more: 0, mex })
        };
        shown.into_iter().rev().take(DERIVED).filter_map(mex).collect()
    }

    /// Return whether misère play follows misère Nim for all heaps up to `heap`. Ferguson (1974) proved this for
    /// subtraction sets; the table checks every heap, over a whole period if there is one.
    pub fn is_tame(&self, heap: u64) -> bool {
        match self.state.wild {
            None => true,
            Some(wild) => heap < wild,
        }
    }
}

impl StepState {
    /// Compute the values of heaps up to `last`, or until a period is proven. The caller requires only the values of
    /// heaps up to `heap`.
    fn extend(
        &mut self,
        set: &StepSet,
        clamp: bool,
        heap: u64,
        last: u64,
        budget: &mut Budget<'_>,
    ) -> Result<()> {
        while self.known.len() <= last {
            let from = self.known.values.len();
            // A period is usually found early. Beyond, reserve memory for all values at once to avoid repeated copies.
            if from >= ROOM {
                self.known.values.make_room(usize::try_from(last).unwrap_or(from) + BLOCK);
            }
            // Search again only after the number of values has doubled, or after `LOOK` values: a small set has a short
            // period, and for a long period each search takes time.
            let to = last.min((from + from.clamp(FIRST_LOOK, LOOK)) as u64);
            let spent = self.compute(set, clamp, to, budget);
            self.known.proven = self.search.look(&self.known.values);
            if self.known.proven.is_some() {
                self.way = None;
                return Ok(());
            }
            if spent.is_err() && self.known.len() > heap {
                return Ok(()); // the heap is known; only the proof was cut short
            }
            spent?;
        }
        Ok(())
    }

    /// Compute values until heap `to` has a value: in whole blocks by masks or classes, and one by one by counts.
    fn compute(
        &mut self,
        set: &StepSet,
        clamp: bool,
        to: u64,
        budget: &mut Budget<'_>,
    ) -> Result<()> {
        let (values, wild) = (&mut self.known.values, &mut self.wild);
        let counts = |values: &GrundyValues| Way::Counts(Box::new(counts_before(set, values)));
        let way = self.way.get_or_insert_with(|| match Masks::new(set, clamp) {
            Some(masks) => Way::Masks(Box::new(masks)),
            None => counts(values),
        });
        while values.len() as u64 <= to {
            let n = values.len() as u64;
            let reached = || format!("heap {}", n.saturating_sub(1));
            match (&mut *way, &mut *values) {
                (Way::Masks(masks), GrundyValues::Narrow(narrow)) => {
                    budget.spend(masks.cost(), reached)?;
                    if !masks.block(narrow, wild) {
                        *way = match Classes::pays(set) {
                            true => Way::Classes(Box::new(Classes::new(set, clamp, narrow))),
                            false => counts(values),
                        };
                    }
                }
                (Way::Classes(classes), GrundyValues::Narrow(narrow)) => {
                    budget.spend(classes.cost(), reached)?;
                    if !classes.block(narrow, wild) {
                        *way = counts(values);
                    }
                }
                (Way::Masks(_) | Way::Classes(_), values) => *way = counts(values),
                (Way::Counts(counts), values) => {
                    budget.spend(1 + set.ranges().len() as u64, reached)?;
                    one_more(set, clamp, counts, values, wild);
                }
            }
        }
        Ok(())
    }
}

/// The method of searching for a period.
#[derive(Clone, Debug)]
enum Search {
    Window(WindowSearch),
    /// The search for a set with few but large steps, in a game where a step larger than the heap is no move. The small
    /// core leaves such sets to the whole core.
    #[cfg(feature = "lab")]
    Far(Box<FarSteps>),
}

impl Search {
    #[cfg(not(feature = "lab"))]
    fn new(set: &StepSet, _clamp: bool) -> Search {
        Search::Window(WindowSearch::new(set.max()))
    }

    #[cfg(feature = "lab")]
    fn new(set: &StepSet, clamp: bool) -> Search {
        let is_far = !clamp && set.max() > far_steps::NEAR;
        match set.listed(far_steps::MOST).filter(|_| is_far) {
            Some(steps) => Search::Far(Box::new(FarSteps::new(steps))),
            None => Search::Window(WindowSearch::new(set.max())),
        }
    }

    fn look(&mut self, values: &GrundyValues) -> Option<(Period, Proof)> {
        match self {
            Search::Window(search) => search.look(values),
            #[cfg(feature = "lab")]
            Search::Far(search) => search.look(values),
        }
    }
}

/// The method of computing values.
#[derive(Clone, Debug)]
enum Way {
    Masks(Box<Masks>),
    Classes(Box<Classes>),
    /// Counts of the values of reachable heaps. Each range of steps has a window of reachable heaps, which moves by one
    /// heap for each new value.
    Counts(Box<ValueCounts>),
}

/// Compute the next value from the counts of the previous heap.
fn one_more(
    set: &StepSet,
    clamp: bool,
    counts: &mut ValueCounts,
    values: &mut GrundyValues,
    wild: &mut Option<u64>,
) {
    let n = values.len() as u64;
    let value = |heap: u64| values.get(heap as usize).unwrap_or(0);
    for &(lo, hi) in set.ranges() {
        if lo > n {
            break;
        }
        counts.add(value(n - lo));
        if hi < n {
            counts.remove(value(n - hi - 1));
        }
    }
    // In the game `race`, a step larger than the heap reaches heap 0, whose value is 0.
    let to_zero = clamp && n > 0 && n <= set.max();
    if to_zero {
        counts.add(0);
    }
    let mex = counts.least_free();
    if to_zero {
        counts.remove(0);
    }
    let can_move = to_zero || n >= set.min();
    if mex == 0 && can_move && counts.count(1) == 0 && wild.is_none() {
        *wild = Some(n);
    }
    values.push(mex);
}

impl Sequence for StepTable {
    fn extend(&mut self, heap: u64, seek_period: bool, budget: &mut Budget<'_>) -> Result<()> {
        let known = self.state.known.len();
        if self.period().is_some() || known > heap && !seek_period {
            return Ok(());
        }
        let ahead = match self.set.max().saturating_mul(AHEAD) {
            windows if seek_period && windows <= FAR => windows.max(SHORT),
            _ => SHORT,
        };
        let (set, clamp) = (&self.set, self.clamp);
        let last = heap.max(ahead);
        if known <= last {
            Rc::make_mut(&mut self.state).extend(set, clamp, heap, last, budget)?;
        }
        Ok(())
    }

    fn values(&self) -> &GrundyValues {
        &self.state.known.values
    }

    /// Return the value of a heap. For a single range of steps from a to b, let r = n mod (a + b): heap n has the value
    /// ⌊r / a⌋. If steps larger than the heap reach heap 0, the value is ⌈r / a⌉ for r ≤ b and 0 for larger r.
    fn value(&self, heap: u64) -> Option<u64> {
        if let Some((a, b)) = self.set.interval() {
            let r = heap % (a + b);
            return Some(match self.clamp {
                false => r / a,
                true if r <= b => r.div_ceil(a),
                true => 0,
            });
        }
        self.state.known.value_without_growth(heap)
    }

    fn period(&self) -> Option<Period> {
        match self.set.interval() {
            Some((a, b)) => Some(Period::proven(0, a + b)),
            None => self.state.known.period(),
        }
    }

    fn proof(&self) -> Option<Proof> {
        match self.set.interval() {
            Some(_) => Some(INTERVAL),
            None => self.state.known.proof(),
        }
    }
}
