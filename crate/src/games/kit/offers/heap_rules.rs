use crate::heaps::quotient::{OptionsOf, Reach};

/// Games whose moves replace one heap by smaller ones.
pub trait HeapRules {
    /// The options of single heaps and how far moves reach, if that is bounded: the base of a misère quotient.
    fn heap_rules(&self) -> (Box<OptionsOf<'_>>, Option<Reach>);
}
