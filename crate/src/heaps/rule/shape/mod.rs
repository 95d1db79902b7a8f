//! The shape of a rule: the options of its large heaps, derived from its text and not from samples,
//! and the consequences for its values.

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

#[derive(Clone, Debug)]
pub(super) enum Shape {
    /// Values follow from a window of values before them and from n modulo some number.
    Window(Box<WindowSearch>),
    /// The same amounts may be taken from every heap that is large enough.
    FarSteps(Box<FarSteps>),
    /// All smaller heaps except the last few are options.
    ArithmeticPeriod(Box<ArithmeticPeriod>, u64),
    /// All smaller heaps of some residues are options.
    ResidueSets(Box<ResidueSets>, u64),
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

    /// Three numbers of a rule whose options lie in a window, perhaps beside all heaps from a fixed
    /// one on: the heap from which on this holds, the width of the window, and the modulus. `None`
    /// for another rule, or where conditions choose among all those heaps.
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

    /// The heap up to which searching for a proof is worth while.
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

/// The amounts of a rule that takes one amount of a fixed list, each once, in ascending order; `None` for another
/// rule, and if the amounts are so small that a window over all of them suffices.
fn fixed_amounts(plans: &[Plan]) -> Option<Vec<u64>> {
    let lists = plans.iter().map(|plan| Amounts::fixed(plan, far_steps::MOST));
    let mut all = lists.collect::<Option<Vec<_>>>()?.concat();
    sort_numbers(&mut all);
    all.dedup();
    let fits = plans.iter().all(|plan| plan.numbers == 1 && plan.copies.is_empty());
    (fits && all.last().is_some_and(|last| *last > far_steps::NEAR)).then_some(all)
}
