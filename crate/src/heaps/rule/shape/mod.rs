//! The shape of a rule: the options of its large heaps, derived from the text of the rule and not from samples, and
//! proofs of periods that use the shape.

mod arithmetic_period;
mod as_octal;
pub(in crate::heaps::rule) mod eventually_linear;
mod residue_classes;
mod residue_sets;
mod residues;

use super::plan::Plan;
use super::ways::Amounts;
use crate::base::sort::sort_numbers;
use crate::period::far_steps::{self, FarSteps};
use crate::period::values::GrundyValues;
use crate::period::window::WindowSearch;
use crate::period::{Period, Proof};

use arithmetic_period::ArithmeticPeriod;
use residue_classes::ResidueClasses;
use residue_sets::ResidueSets;

pub(super) use as_octal::as_octal;

/// The options of every large heap n of a rule, with the search for a period that suits such options.
#[derive(Clone, Debug)]
pub(super) enum Shape {
    /// Each value depends only on a window of preceding values and on n modulo some number.
    Window(Box<WindowSearch>),
    /// The same amounts can be taken from every large enough heap.
    FarSteps(Box<FarSteps>),
    /// All smaller heaps are options, except perhaps the first few and the last few. The number is the heap up to which
    /// a search is worthwhile.
    ArithmeticPeriod(Box<ArithmeticPeriod>, u64),
    /// All smaller heaps of some residue classes are options of a heap. The number is the heap up to which a search is
    /// worthwhile.
    ResidueSets(Box<ResidueSets>, u64),
    /// For all other rules, no period is searched for.
    Open,
}

impl Shape {
    pub(super) fn of(plans: &[Plan]) -> Shape {
        if let Some(steps) = fixed_amounts(plans) {
            return Shape::FarSteps(Box::new(FarSteps::new(steps)));
        }
        let counts = plans.iter().any(|plan| !plan.copies.is_empty());
        let Some(classes) = ResidueClasses::of(plans).filter(|_| !counts) else {
            return Shape::Open;
        };
        if !classes.is_window() {
            let ahead = classes.from + 64 * classes.reach.len() as u64 + (1 << 8);
            let arithmetic =
                if classes.is_all_but() { ArithmeticPeriod::new(&classes) } else { None };
            return match arithmetic {
                Some(arithmetic) => Shape::ArithmeticPeriod(Box::new(arithmetic), ahead),
                None => Shape::ResidueSets(Box::new(ResidueSets::new(&classes)), 4 * ahead),
            };
        }
        let window = classes.window();
        let search = WindowSearch::with_residues(window, classes.reach.len(), classes.from);
        Shape::Window(Box::new(search))
    }

    /// Return three numbers of a rule for a certificate: the heap from which on the rule is regular, the largest fixed
    /// distance from a heap down to an option (the window), and the modulus. The options of heap n may also include
    /// fixed heaps, and ranges from a fixed heap to n − d with a fixed d. Return `None` for other rules, and if a
    /// condition selects among the heaps of such a range.
    #[cfg(feature = "lab")]
    pub(super) fn bounds(plans: &[Plan]) -> Option<[u64; 3]> {
        if plans.iter().any(|plan| !plan.copies.is_empty()) {
            return None;
        }
        let classes = ResidueClasses::of(plans)?;
        let prefixes = || classes.reach.iter().flat_map(|reach| &reach.prefixes);
        let climbing = classes.is_all_but() && prefixes().all(|prefix| prefix.free);
        let back = prefixes().map(|prefix| prefix.back).max().unwrap_or(0);
        let plain = classes.is_window() || climbing;
        let modulus = classes.reach.len() as u64;
        plain.then(|| [classes.from, classes.window().max(back), modulus])
    }

    /// Return the heap up to which a search for a proof is worthwhile; `u64::MAX` means no limit.
    pub(super) fn ahead(&self) -> u64 {
        match self {
            Shape::Window(_) | Shape::FarSteps(_) => u64::MAX,
            Shape::ArithmeticPeriod(_, ahead) | Shape::ResidueSets(_, ahead) => *ahead,
            Shape::Open => 0,
        }
    }

    pub(super) fn look(&mut self, values: &GrundyValues) -> Option<(Period, Proof)> {
        match self {
            Shape::Window(search) => search.look(values),
            Shape::FarSteps(search) => search.look(values),
            Shape::ArithmeticPeriod(search, _) => search.look(values),
            Shape::ResidueSets(search, _) => search.look(values),
            Shape::Open => None,
        }
    }
}

/// Return the amounts of a rule whose moves all take an amount of a fixed list from the heap, in ascending order
/// without repetition. Return `None` for other rules, and if no amount exceeds [`far_steps::NEAR`], so that a window
/// suffices.
fn fixed_amounts(plans: &[Plan]) -> Option<Vec<u64>> {
    let lists = plans.iter().map(|plan| Amounts::fixed(plan, far_steps::MOST));
    let mut all = lists.collect::<Option<Vec<_>>>()?.concat();
    sort_numbers(&mut all);
    all.dedup();
    let fits = plans.iter().all(|plan| plan.numbers == 1 && plan.copies.is_empty());
    (fits && all.last().is_some_and(|last| *last > far_steps::NEAR)).then_some(all)
}
