//! The shape of a rule: what its large heaps may become, worked out from its text and not from
//! samples, and what follows for its values.

mod classes;
mod climb;
mod line;
mod pairs;
mod residues;
mod settle;

use super::plan::Plan;
use crate::period::values::GrundyValues;
use crate::period::window::Cycle;
use crate::period::{Period, Proof};

use classes::Classes;
use climb::Climb;
use settle::Settle;

pub(super) use pairs::breaks;

/// What a rule is searched for.
#[derive(Clone, Debug)]
pub(super) enum Shape {
    /// Values follow from a window of values before them and from n modulo some number.
    Window(Box<Cycle>),
    /// All smaller heaps but the last few are options.
    Climb(Box<Climb>, u64),
    /// All smaller heaps of some residues are options.
    Settle(Box<Settle>, u64),
    /// Nothing is known.
    Open,
}

impl Shape {
    /// The shape of a rule.
    pub(super) fn of(plans: &[Plan]) -> Shape {
        let Some(classes) = Classes::of(plans) else { return Shape::Open };
        if !classes.is_window() {
            let ahead = classes.from + 64 * classes.reach.len() as u64 + (1 << 8);
            let climb = if classes.is_climb() { Climb::new(&classes) } else { None };
            return match climb {
                Some(climb) => Shape::Climb(Box::new(climb), ahead),
                None => Shape::Settle(Box::new(Settle::new(&classes)), 4 * ahead),
            };
        }
        let window = classes.window();
        let cycle = Cycle::with_residues(window, classes.reach.len(), classes.from);
        Shape::Window(Box::new(cycle))
    }

    /// Up to which heap it is worth to look for a proof.
    pub(super) fn ahead(&self) -> u64 {
        match self {
            Shape::Window(_) => u64::MAX,
            Shape::Climb(_, ahead) | Shape::Settle(_, ahead) => *ahead,
            Shape::Open => 0,
        }
    }

    /// Look at the values that are new.
    pub(super) fn look(&mut self, values: &GrundyValues) -> Option<(Period, Proof)> {
        match self {
            Shape::Window(cycle) => cycle.look(values),
            Shape::Climb(climb, _) => climb.look(values),
            Shape::Settle(settle, _) => settle.look(values),
            Shape::Open => None,
        }
    }
}
