use crate::heaps::quotient::{OptionsOf, Reach};

/// Games whose moves replace one heap by smaller heaps.
pub trait HeapRules {
    /// Return the options of single heaps and, if bounded, the reach of the moves. A misère quotient is computed from
    /// these.
    fn heap_rules(&self) -> (Box<OptionsOf<'_>>, Option<Reach>);
}
