//! A game whose parts are played one by one, as its parts and their options.

use crate::base::Flow;
use crate::base::budget::Budget;
use crate::base::error::Result;
use crate::heaps::HeapVisitor;
use crate::heaps::quotient::OptionsOf;

/// What shows the options of a part within a budget: the numbers of the parts that are left, one part
/// after the other.
pub type PartOptions<'a> = dyn Fn(&[u64], &mut Budget<'_>, HeapVisitor<'_>) -> Result<Flow> + 'a;

/// A game in which a position is parts of so many numbers each, every move changes one part, and each
/// option is parts that are smaller.
pub struct Piecewise<'a> {
    /// How many numbers a part has.
    pub numbers: usize,
    /// The most that can be taken from a heap, where a move takes an amount of a fixed set and leaves
    /// one heap.
    pub reach: Option<u64>,
    /// Whether a heap may become any smaller one, and nothing else.
    pub all_below: bool,
    /// The options of a part.
    pub options: Box<PartOptions<'a>>,
}

impl<'a> Piecewise<'a> {
    /// Heaps with these options.
    pub fn heaps(options: Box<OptionsOf<'a>>) -> Self {
        let show = move |part: &[u64], budget: &mut Budget<'_>, visit: HeapVisitor<'_>| {
            options(part[0], budget, visit)
        };
        Piecewise { numbers: 1, reach: None, all_below: false, options: Box::new(show) }
    }
}
