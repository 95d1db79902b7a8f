//! Misère quotients: the classes of heaps in play where the player who cannot move wins.
//!
//! Two sums of heaps are in one class if no third sum distinguishes them: with any third sum both are won or
//! both lost. The classes of sums are a commutative monoid, the quotient of the game (Plambeck 2005); some
//! classes consist of the P-positions. A finite quotient decides every sum of heaps, and classes of heaps
//! that repeat for long enough repeat indefinitely (Plambeck and Siegel 2008).

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

/// Function that shows the options of a heap within a budget, each option as the heaps that remain.
pub type OptionsOf<'a> = dyn Fn(u64, &mut Budget<'_>, HeapVisitor<'_>) -> Result<Flow> + 'a;

/// The misère quotient of the heaps 0, 1, … that were looked at: exact for all their sums, and for
/// all heaps once a period is proven.
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
    /// Known classes of heaps by their sets of option classes, valid as long as the monoid stays.
    seen: Vec<(Bits, u16)>,
    growth: Vec<(u64, usize)>,
    period: Option<ClassPeriod>,
    /// The heap after which to look for a period.
    look_at: u64,
}

impl Default for Quotient {
    fn default() -> Self {
        Quotient::new()
    }
}

impl Quotient {
    /// The quotient of no heaps.
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

    /// Add the heaps up to `upto`, or until a period is proven, for which the reach of moves must
    /// be known. Known heaps stay when the budget ends.
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

    /// How many classes there are.
    pub fn order(&self) -> usize {
        self.monoid.order()
    }

    /// How many of them are P-positions.
    pub fn lost_count(&self) -> usize {
        self.monoid.marked().count()
    }

    /// `n` if the quotient is that of misère Nim with n binary digits, so that all heaps are tame.
    pub fn tame(&self) -> Option<u32> {
        self.monoid.tame()
    }

    /// The largest heap looked at.
    pub fn reached(&self) -> Option<u64> {
        (self.phi.len() as u64).checked_sub(1)
    }

    /// The heaps at which the number of classes grew, each with the new number.
    pub fn growth(&self) -> &[(u64, usize)] {
        &self.growth
    }

    /// The period of the heaps' classes, if it is proven.
    pub fn period(&self) -> Option<ClassPeriod> {
        self.period
    }

    /// The class of a heap, if it is known.
    pub fn class(&self, heap: u64) -> Option<u16> {
        let heap = self.period.map_or(heap, |period| period.reduce(heap));
        usize::try_from(heap).ok().and_then(|heap| self.phi.get(heap)).copied()
    }

    /// The class of a sum, if it is known.
    pub fn class_of(&self, heaps: &[u64]) -> Option<u16> {
        heaps.iter().try_fold(0, |all, heap| Some(self.monoid.times(all, self.class(*heap)?)))
    }

    /// Whether a sum of heaps is a P-position of misère play, if that is known.
    pub fn is_lost(&self, heaps: &[u64]) -> Option<bool> {
        self.class_of(heaps).map(|class| self.is_lost_class(class))
    }

    /// Whether a class is one of P-positions.
    pub fn is_lost_class(&self, class: u16) -> bool {
        self.monoid.marked().has(usize::from(class))
    }

    /// The product of two classes.
    pub fn times(&self, x: u16, y: u16) -> u16 {
        self.monoid.times(x, y)
    }

    /// About how many bytes it takes.
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

    /// Find the existing class of a heap whose options have these classes, if the sums of that
    /// class have no option in another class (Plambeck and Siegel 2008).
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

    /// Give the next heap a generator of its own, and also each heap that the guess gets wrong,
    /// until the guess is correct. The least sum that contradicts it comes later each time.
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
