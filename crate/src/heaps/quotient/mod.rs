//! Misère quotients: the classes of heaps in play where the player who cannot move wins.
//!
//! Two sums of heaps are equivalent if no third sum distinguishes them: together with any third sum both are won or
//! both are lost. The classes of equivalent sums form a commutative monoid, the quotient of the game (Plambeck 2005);
//! some classes consist of P-positions. A finite quotient decides every sum of heaps. If the classes of heaps are
//! periodic over a long enough range, they are periodic indefinitely (Plambeck and Siegel 2008).

mod bits;
mod candidate;
mod monoid;
mod period;
mod presentation;
mod sweeps;
#[cfg(test)]
mod tests;
mod word;

use std::ops::ControlFlow;

use bits::Bits;
use candidate::{Fresh, Guess, guess, reached_heap};
use monoid::Monoid;
pub use period::{ClassPeriod, Reach};
pub use presentation::{Generator, Presentation};
use sweeps::{Transitions, Verdict, kinds, verdict};

use crate::base::Flow;
use crate::base::arithmetic::gcd;
use crate::base::budget::Budget;
use crate::base::error::Result;
use crate::heaps::HeapVisitor;

/// Function that visits the options of a heap within a budget, each option as the list of heaps that remain.
pub type OptionsOf<'a> = dyn Fn(u64, &mut Budget<'_>, HeapVisitor<'_>) -> Result<Flow> + 'a;

/// The misère quotient of the heaps 0, 1, … examined so far. It is exact for all sums of these heaps, and for all heaps
/// once a period is proven.
///
/// ```
/// use mexplorer::heaps::octal::{BreakTable, Digit, Take, TakeAndBreak};
/// use mexplorer::heaps::quotient::{Quotient, Reach};
/// use mexplorer::Budget;
/// let kayles = TakeAndBreak::new(vec![Take::new(1, Digit(7)), Take::new(2, Digit(7))]).unwrap();
/// let options = |heap, budget: &mut Budget<'_>, visit: &mut dyn FnMut(&[u64]) -> _| {
///     budget.spend(1, || format!("heap {heap}"))?;
///     Ok(kayles.options(heap, visit))
/// };
/// let mut quotient = Quotient::new();
/// quotient.grow(1000, &options, Some(Reach { parts: 2, taken: 2 }), &mut Budget::default())?;
/// assert_eq!((quotient.order(), quotient.lost_count()), (40, 9));
/// let period = quotient.period().unwrap();
/// assert_eq!((period.preperiod, period.length, period.upto), (71, 12, 169));
/// assert_eq!(quotient.is_lost(&[9]), Some(true)); // though its SG value is 4
/// # Ok::<(), mexplorer::Error>(())
/// ```
#[derive(Clone, Debug)]
pub struct Quotient {
    monoid: Monoid,
    phi: Vec<u16>,
    transitions: Transitions,
    /// Pairs of the set of a heap's option classes and the heap's class; cleared when the monoid changes.
    seen: Vec<(Bits, u16)>,
    growth: Vec<(u64, usize)>,
    period: Option<ClassPeriod>,
    /// The heap after which the next search for a period starts.
    look_at: u64,
}

impl Default for Quotient {
    fn default() -> Self {
        Quotient::new()
    }
}

impl Quotient {
    /// Create the quotient without any heap.
    pub fn new() -> Self {
        Quotient {
            monoid: Monoid::trivial(),
            phi: Vec::new(),
            transitions: vec![Vec::new()],
            seen: Vec::new(),
            growth: Vec::new(),
            period: None,
            look_at: 8,
        }
    }

    /// Add the heaps up to `upto`, but stop when a period is proven. A period is searched for only if `reach` is given.
    /// Heaps added before an error stay.
    ///
    /// # Errors
    /// `budget`, naming the heap up to which the quotient is known; errors of the rule.
    pub fn grow(
        &mut self,
        upto: u64,
        options: &OptionsOf<'_>,
        reach: Option<Reach>,
        budget: &mut Budget<'_>,
    ) -> Result<()> {
        while self.period.is_none() && self.phi.len() as u64 <= upto {
            self.push(options, budget)?;
            let heap = self.phi.len() as u64 - 1;
            if let Some(reach) = reach
                && heap >= self.look_at
            {
                (self.period, self.look_at) = period::seek(&self.phi, reach, budget)?;
            }
        }
        Ok(())
    }

    /// Return the number of classes.
    pub fn order(&self) -> usize {
        self.monoid.order()
    }

    /// Return the number of classes that consist of P-positions.
    pub fn lost_count(&self) -> usize {
        self.monoid.marked().count()
    }

    /// Return `n` if the quotient equals that of misère Nim with heaps of at most n binary digits, so that all heaps
    /// are tame.
    pub fn tame(&self) -> Option<u32> {
        self.monoid.tame()
    }

    /// Return the largest heap added so far, or `None` if there is no heap.
    pub fn reached(&self) -> Option<u64> {
        (self.phi.len() as u64).checked_sub(1)
    }

    /// Return the heaps at which the number of classes grew, each with the new number of classes.
    pub fn growth(&self) -> &[(u64, usize)] {
        &self.growth
    }

    /// Return the period of the heaps' classes if it is proven.
    pub fn period(&self) -> Option<ClassPeriod> {
        self.period
    }

    /// Return the class of a heap if it is known.
    pub fn class(&self, heap: u64) -> Option<u16> {
        let heap = self.period.map_or(heap, |period| period.reduce(heap));
        usize::try_from(heap).ok().and_then(|heap| self.phi.get(heap)).copied()
    }

    /// Return the class of a sum of heaps if it is known.
    pub fn class_of(&self, heaps: &[u64]) -> Option<u16> {
        heaps.iter().try_fold(0, |all, heap| Some(self.monoid.times(all, self.class(*heap)?)))
    }

    /// Return whether a sum of heaps is a P-position under misère play, or `None` if a class is not known.
    pub fn is_lost(&self, heaps: &[u64]) -> Option<bool> {
        self.class_of(heaps).map(|class| self.is_lost_class(class))
    }

    /// Return whether a class consists of P-positions.
    pub fn is_lost_class(&self, class: u16) -> bool {
        self.monoid.marked().has(usize::from(class))
    }

    /// Return the product of two classes: the class of a sum with a part in each class.
    pub fn times(&self, x: u16, y: u16) -> u16 {
        self.monoid.times(x, y)
    }

    /// Return the approximate size in bytes.
    pub fn held(&self) -> usize {
        let set = self.order() / 8 + 24;
        let sets =
            self.order() + self.seen.len() + self.transitions.iter().map(Vec::len).sum::<usize>();
        2 * self.order() * self.order() + set * sets + 2 * self.phi.len()
    }

    fn push(&mut self, options: &OptionsOf<'_>, budget: &mut Budget<'_>) -> Result<()> {
        let heap = self.phi.len() as u64;
        let left = classes_left(&self.monoid, &self.phi, heap, options, budget)?;
        match self.seen.iter().find(|(options, _)| *options == left) {
            Some((_, class)) => self.phi.push(*class),
            None => {
                budget.spend(self.order() as u64, || reached_heap(heap))?;
                match self.existing(&left) {
                    Some(class) => {
                        self.phi.push(class);
                        self.seen.push((left, class));
                    }
                    None => self.rebuild(heap, options, budget)?,
                }
            }
        }
        let order = self.order();
        if self.growth.last().is_none_or(|(_, last)| *last != order) {
            self.growth.push((heap, order));
        }
        Ok(())
    }

    /// Return the first existing class that fits a heap whose options have the classes `left`, or `None` if no class
    /// fits. The class fits if adding the heap changes no outcome of a sum (Plambeck and Siegel 2008).
    fn existing(&self, left: &Bits) -> Option<u16> {
        if left.is_empty() {
            return Some(0);
        }
        let completing = self.monoid.completing_any(left);
        let is_lost = !completing.has(0);
        let fits = |x: &usize| {
            self.monoid.marked().has(*x) == is_lost
                && !self.monoid.completing(*x).meets(&completing)
                && (*x == 0 || self.transitions[*x].iter().any(|fewer| fewer.is_within(left)))
        };
        (0..self.order()).find(fits).map(|x| x as u16)
    }

    /// Give the next heap a generator of its own, and then also each heap of a sum that contradicts the guess, until
    /// the guess is correct. Each contradicting sum is larger than the previous one. If the quotient is infinite, the
    /// loop ends with the budget.
    fn rebuild(
        &mut self,
        heap: u64,
        options: &OptionsOf<'_>,
        budget: &mut Budget<'_>,
    ) -> Result<()> {
        let mut fresh = vec![Fresh { heap, index: 2, period: 2 }];
        let mut base: Option<Guess> = None;
        loop {
            let (monoid, phi) =
                base.as_ref().map_or((&self.monoid, &self.phi), |base| (&base.monoid, &base.phi));
            let next = guess(monoid, phi, &fresh, heap, options, budget)?;
            let mut left = Vec::with_capacity(next.phi.len());
            for h in 0..=heap {
                left.push(classes_left(&next.monoid, &next.phi, h, options, budget)?);
            }
            let kinds = kinds(&next.phi, &left);
            match verdict(&next.monoid, &kinds, &next.least, heap, budget)? {
                Verdict::Exact(transitions) => {
                    (self.monoid, self.phi) = (next.monoid, next.phi);
                    self.transitions = transitions;
                    self.seen.clear();
                    return Ok(());
                }
                Verdict::Contradicted(word) => {
                    let powers = word.powers().iter();
                    let grown = powers.map(|(heap, power)| {
                        let (index, period) = next.monoid.cycle(next.phi[*heap as usize]);
                        let common = gcd(2, u128::from(period)) as u32;
                        Fresh { heap: *heap, index: index.max(*power), period: 2 / common * period }
                    });
                    fresh = grown.collect();
                    base = Some(next);
                }
            }
        }
    }
}

fn classes_left(
    monoid: &Monoid,
    phi: &[u16],
    heap: u64,
    options: &OptionsOf<'_>,
    budget: &mut Budget<'_>,
) -> Result<Bits> {
    let mut left = Bits::new(monoid.order());
    let _ = options(heap, budget, &mut |into| {
        let class = into.iter().fold(0, |all, part| monoid.times(all, phi[*part as usize]));
        left.insert(usize::from(class));
        ControlFlow::Continue(())
    })?;
    Ok(left)
}
