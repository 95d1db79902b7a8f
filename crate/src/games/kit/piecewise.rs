//! A game as its independent parts and the options of each part.

use crate::base::Flow;
use crate::base::budget::Budget;
use crate::base::error::Result;
use crate::heaps::HeapVisitor;
use crate::heaps::quotient::OptionsOf;

/// A function that visits the options of a part within a budget. An option is the list of the numbers of all parts that
/// remain.
pub type PartOptions<'a> = dyn Fn(&[u64], &mut Budget<'_>, HeapVisitor<'_>) -> Result<Flow> + 'a;

/// A game whose positions consist of parts with `numbers` numbers each. Every move changes one part, and the parts that
/// remain of it are smaller.
pub struct Piecewise<'a> {
    /// The count of numbers of a part.
    pub numbers: usize,
    /// The largest amount that a move can take from a heap, if the amounts are a fixed set and every move leaves one
    /// heap; `None` otherwise.
    pub reach: Option<u64>,
    /// Whether the options of a heap are exactly all smaller heaps.
    pub all_below: bool,
    /// The function that visits the options of a part.
    pub options: Box<PartOptions<'a>>,
}

impl<'a> Piecewise<'a> {
    /// Create a game on single heaps with the given options.
    pub fn heaps(options: Box<OptionsOf<'a>>) -> Self {
        let show = move |part: &[u64], budget: &mut Budget<'_>, visit: HeapVisitor<'_>| {
            options(part[0], budget, visit)
        };
        Piecewise { numbers: 1, reach: None, all_below: false, options: Box::new(show) }
    }
}
