//! The values of positions of several numbers, each computed when it is first needed.

use std::ops::ControlFlow;
use std::rc::Rc;

use rustc_hash::FxHashMap;

use super::NumberRule;
#[cfg(feature = "lab")]
use super::lines::Lines;
use super::steps::Steps;
use crate::base::Flow;
use crate::base::budget::Budget;
use crate::base::error::{Error, Result};
use crate::base::lengthen::lengthen;
use crate::base::text::tuple;
use crate::heaps::marks::Marks;
#[cfg(feature = "lab")]
use crate::heaps::rule::compiled::maps::{Cells, CompiledMap};
use crate::heaps::rule::parse::MAX_NUMBERS;
use crate::heaps::rule::walk::{Sink, Stride};

/// A position as an array; unused entries are 0.
type Place = [u64; MAX_NUMBERS];

/// The most positions of the box in memory; the most positions stored outside the box, and also the most pending
/// positions; and the most pending options of one position.
const MOST: (u64, usize, usize) = (1 << 24, 1 << 21, 1 << 20);

/// The number of options that together cost one step of the budget, in a loop with constant steps.
const PER_STEP: u64 = 4;

/// The budget steps for a position, in addition to the steps for its options.
const WALKED: u64 = 8;

const UNKNOWN: u32 = u32::MAX;

/// The least number of missing cells for which a whole map is filled.
#[cfg(feature = "lab")]
const MANY: usize = 1 << 10;

/// The values of positions under a rule, as far as requested. The values of all positions in a box below a corner lie
/// side by side in memory; positions outside the box are stored one by one. Clones share the computed values.
///
/// ```
/// use mexplorer::{Budget, heaps::rule::numbers::{NumberRule, NumberTable}};
/// let rule = NumberRule::parse("(x, y) -> (x-1, y) | (x, y-1) | (x-1, y-1)")?;
/// let mut king = NumberTable::new(rule);
/// king.extend(&[2, 3], &mut Budget::default())?;
/// assert_eq!(king.value(&[2, 3]), Some(1));
/// # Ok::<(), mexplorer::Error>(())
/// ```
#[derive(Clone, Debug)]
pub struct NumberTable {
    rule: Rc<NumberRule>,
    steps: Rc<Steps>,
    state: Rc<State>,
    #[cfg(feature = "lab")]
    ways: Ways,
}

/// The methods of filling a whole map.
#[cfg(feature = "lab")]
#[derive(Clone, Debug)]
struct Ways {
    lines: Option<Lines>,
    compiled: CompiledMap,
}

#[derive(Clone, Debug, Default)]
struct State {
    /// The length of the box in each direction; all numbers in the box are less.
    corner: Place,
    /// The number of directions.
    directions: usize,
    near: Vec<u32>,
    far: FxHashMap<Place, u32>,
    marks: Marks,
    /// The index of the first cell that may have no value.
    filled: usize,
}

impl State {
    #[inline]
    fn index(&self, place: &Place) -> Option<usize> {
        if self.near.is_empty() {
            return None;
        }
        let mut index = 0;
        for (number, size) in place.iter().zip(&self.corner).take(self.directions) {
            if number >= size {
                return None;
            }
            index = index * size + number;
        }
        Some(index as usize)
    }

    fn value(&self, place: &Place) -> Option<u32> {
        match self.index(place) {
            Some(index) => Some(self.near[index]).filter(|value| *value != UNKNOWN),
            None => self.far.get(place).copied(),
        }
    }

    fn set(&mut self, place: Place, value: u32) {
        self.marks.grow(value);
        match self.index(&place) {
            Some(index) => self.near[index] = value,
            None => _ = self.far.insert(place, value),
        }
    }

    /// Extend the box to `corner`, unless the box would be too large.
    fn reach(&mut self, corner: Place, directions: usize) {
        let wanted: Place = std::array::from_fn(|i| corner[i].max(self.corner[i]));
        let cells = wanted.iter().try_fold(1u64, |cells, size| cells.checked_mul(*size));
        if wanted == self.corner || cells.is_none_or(|cells| cells > MOST.0) {
            return;
        }
        let old = std::mem::take(self);
        (self.corner, self.directions) = (wanted, directions);
        lengthen(&mut self.near, cells.unwrap_or(0) as usize, UNKNOWN);
        self.marks = old.marks;
        for (index, value) in old.near.into_iter().enumerate().filter(|(_, v)| *v != UNKNOWN) {
            let mut rest = index as u64;
            let mut place = Place::default();
            for i in (0..MAX_NUMBERS).rev() {
                (place[i], rest) = (rest % old.corner[i], rest / old.corner[i]);
            }
            self.set(place, value);
        }
        old.far.into_iter().for_each(|(place, value)| self.set(place, value));
    }
}

#[cfg(feature = "lab")]
impl State {
    /// Compute the values of all cells up to the index `last`, by lines or by compiled code. Return whether one of them
    /// succeeded.
    fn fill(
        &mut self,
        rule: &NumberRule,
        ways: &mut Ways,
        last: usize,
        budget: &mut Budget<'_>,
    ) -> Result<bool> {
        if !rule.order.proven {
            return Ok(false);
        }
        let State { corner, directions, near, filled: next, marks, .. } = self;
        let mut cells = Cells { sides: &corner[..*directions], values: near, next, marks };
        if let Some(lines) = &mut ways.lines
            && lines.fill(&mut cells, last, budget)?
        {
            return Ok(true);
        }
        ways.compiled.fill(&rule.plans, &mut cells, last, budget)
    }
}

fn place(numbers: &[u64]) -> Place {
    let mut place = Place::default();
    place.iter_mut().zip(numbers).for_each(|(to, from)| *to = *from);
    place
}

/// A visitor of options that marks their values, and collects the pieces without a value.
struct Options<'s> {
    state: &'s mut State,
    /// The count of numbers in a piece.
    size: usize,
    missing: Vec<Place>,
    /// Whether a position has too many pieces without a value.
    full: bool,
}

impl Sink for Options<'_> {
    fn option(&mut self, parts: &[u64]) -> Flow {
        let mut sum = Some(0);
        for place in parts.chunks(self.size).map(place) {
            match self.state.value(&place) {
                Some(value) => sum = sum.map(|sum: u32| sum ^ value),
                None if self.missing.len() < MOST.2 => {
                    self.missing.push(place);
                    sum = None;
                }
                None => {
                    self.full = true;
                    return ControlFlow::Break(());
                }
            }
        }
        if let Some(sum) = sum {
            self.state.marks.mark(sum);
        }
        ControlFlow::Continue(())
    }

    fn price(&self, strides: &[Stride], options: u64) -> Option<u64> {
        // Without a box, each value is looked up in a hash map.
        let per_step = if self.state.near.is_empty() { 1 } else { PER_STEP };
        // Charge options of several pieces one by one.
        (options <= MOST.0 && strides.len() == self.size).then_some(1 + options / per_step)
    }

    fn run(&mut self, strides: &[Stride], lo: i64, hi: i64) {
        let at = |i: i64| {
            let mut place = Place::default();
            let each = place.iter_mut().zip(strides);
            each.for_each(|(number, s)| *number = (s.base + s.step * i).unsigned_abs());
            place
        };
        let ends = (self.state.index(&at(lo)), self.state.index(&at(hi)));
        let (Some(first), Some(last)) = ends else {
            let _ = (lo..=hi).try_for_each(|i| self.option(&at(i)[..strides.len()]));
            return;
        };
        // Within the box, the index grows by a constant.
        let step = if hi > lo { (last as i64 - first as i64) / (hi - lo) } else { 0 };
        let State { near, marks, .. } = &mut *self.state;
        let mut index = first as i64;
        for i in lo..=hi {
            match near[index as usize] {
                UNKNOWN => self.missing.push(at(i)),
                value => marks.mark(value),
            }
            index += step;
        }
    }
}

impl NumberTable {
    /// Create an empty table.
    pub fn new(rule: NumberRule) -> Self {
        let steps = Rc::new(Steps::of(&rule));
        #[cfg(feature = "lab")]
        let ways = Ways { lines: Lines::of(&rule), compiled: CompiledMap::default() };
        NumberTable {
            rule: Rc::new(rule),
            steps,
            state: Rc::default(),
            #[cfg(feature = "lab")]
            ways,
        }
    }

    /// Create a table that uses only the interpreter.
    #[cfg(all(test, feature = "lab"))]
    pub(in crate::heaps::rule) fn walked(rule: NumberRule) -> Self {
        let ways = Ways { lines: None, compiled: CompiledMap::Refused };
        NumberTable { ways, ..NumberTable::new(rule) }
    }

    /// Create a table that uses compiled code even if all alternatives are lines.
    #[cfg(all(test, feature = "lab"))]
    pub(in crate::heaps::rule) fn by_code(rule: NumberRule) -> Self {
        let ways = Ways { lines: None, compiled: CompiledMap::default() };
        NumberTable { ways, ..NumberTable::new(rule) }
    }

    /// Return whether the rule has compiled code.
    #[cfg(all(test, feature = "lab"))]
    pub(in crate::heaps::rule) fn is_compiled(&self) -> bool {
        matches!(self.ways.compiled, CompiledMap::Ready(_))
    }

    /// Return whether all alternatives of the rule are lines.
    #[cfg(all(test, feature = "lab"))]
    pub(in crate::heaps::rule) fn has_lines(&self) -> bool {
        self.ways.lines.is_some()
    }

    /// Return the rule of the table.
    pub fn rule(&self) -> &NumberRule {
        &self.rule
    }

    /// Return the value of a position if it has been computed.
    pub fn value(&self, numbers: &[u64]) -> Option<u64> {
        self.state.value(&place(numbers)).map(u64::from)
    }

    /// Reserve memory for all positions up to `numbers`, unless the box would have more than 2^24 positions.
    pub fn make_room(&mut self, numbers: &[u64]) {
        let mut corner = [1; MAX_NUMBERS];
        corner.iter_mut().zip(numbers).for_each(|(to, from)| *to = from.saturating_add(1));
        Rc::make_mut(&mut self.state).reach(corner, numbers.len());
    }

    /// Compute the values of all positions below the corner `sides` by lines or by compiled code. Return them with the
    /// last number changing fastest. Return `None` if neither method works, or if memory was reserved for another
    /// corner.
    ///
    /// # Errors
    /// `budget`.
    #[cfg(feature = "lab")]
    pub(crate) fn fill(
        &mut self,
        sides: &[u64],
        budget: &mut Budget<'_>,
    ) -> Result<Option<&[u32]>> {
        let state = Rc::make_mut(&mut self.state);
        if state.near.is_empty() || state.corner[..state.directions] != *sides {
            return Ok(None);
        }
        let last = state.near.len() - 1;
        let filled = state.fill(&self.rule, &mut self.ways, last, budget)?;
        Ok(filled.then_some(&self.state.near[..]))
    }

    /// Compute the value of a position and the values of the positions that it needs.
    ///
    /// # Errors
    /// `budget` or `memory`, naming the position under examination; errors of the rule.
    pub fn extend(&mut self, numbers: &[u64], budget: &mut Budget<'_>) -> Result<()> {
        self.make_room(numbers);
        let count = self.rule.numbers();
        let state = Rc::make_mut(&mut self.state);
        #[cfg(feature = "lab")]
        if let Some(last) = state.index(&place(numbers))
            && last > state.filled + MANY
        {
            // Fill the map with half of the steps. If this does not suffice, use the other half for the positions that
            // play can reach.
            let half = budget.left() / 2;
            let (rule, ways) = (&self.rule, &mut self.ways);
            match budget.at_most(half, |budget| state.fill(rule, ways, last, budget)) {
                Err(error) if !error.is_exhausted() => return Err(error),
                _ => {}
            }
        }
        let mut waiting = vec![place(numbers)];
        while let Some(&next) = waiting.last() {
            if state.value(&next).is_some() {
                waiting.pop();
                continue;
            }
            budget.spend(WALKED, || tuple(&next[..count]))?;
            state.marks.clear();
            let mut options = Options { state, size: count, missing: Vec::new(), full: false };
            let _ = self.steps.each(&self.rule, &next[..count], budget, &mut options)?;
            if options.full {
                return Err(Error::memory_for::<Place>(MOST.2, tuple(&next[..count])));
            }
            let mut missing = options.missing;
            if missing.is_empty() {
                let value = state.marks.mex();
                state.set(next, value);
                waiting.pop();
                continue;
            }
            // Process the smallest option first, so that its value is known for the larger ones.
            let order = &self.rule.order;
            missing.sort_unstable_by(|a, b| order.compare(&b[..count], &a[..count]).then(a.cmp(b)));
            missing.dedup();
            waiting.append(&mut missing);
            if state.far.len() > MOST.1 || waiting.len() > MOST.1 {
                return Err(Error::memory_for::<Place>(MOST.1, tuple(&next[..count])));
            }
        }
        Ok(())
    }
}
