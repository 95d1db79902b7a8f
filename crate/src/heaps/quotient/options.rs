//! Where the options of heaps come from.

use crate::base::Flow;
use crate::base::budget::Budget;
use crate::base::error::Result;
use crate::heaps::HeapVisitor;

/// What shows the options of a heap within a budget, each as the heaps that are left.
pub type OptionsOf<'a> = dyn Fn(u64, &mut Budget<'_>, HeapVisitor<'_>) -> Result<Flow> + 'a;
